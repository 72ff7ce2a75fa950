### The words of Anytime in English.
### Format: Project Fluent, the part that Documentation/translating.md describes.

## Command line
help-anytime = Call your family and see what they are up to, by pressing one digit.
help-lang = Language: zh-Hant, zh-Hans, en.
help-plain = Plain numbered text, no redrawing: for screen readers and pipes.
help-json = Print JSON for programs.
help-person = Act as this person of the home: a name or a number.
help-home = The folder that holds the address book (also ANYTIME_HOME).
