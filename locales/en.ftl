### The words of Anytime in English.
### Format: Project Fluent, the part that Documentation/translating.md describes.

## Command line
help-anytime = Call your family and see what they are up to, by pressing one digit.
help-lang = Language: zh-Hant, zh-Hans, en.
help-plain = Plain numbered text, no redrawing: for screen readers and pipes.
help-json = Print JSON for programs.
help-person = Act as this person of the home: a name or a number.
help-home = The folder that holds the address book (also ANYTIME_HOME).


## Errors: pictures

# (end of: Errors: pictures)


## Errors: numbers and names
error-name-empty = There is no name yet. Please give a name with at least one letter or character.
error-name-too-long = This name has { $count } characters; { $longest } is the most. Nothing was changed. Please give a shorter name.
number-empty = There is no digit in this number. Please enter the digits.
number-letters = A telephone number has only digits, but here is something else. Please enter the digits only.
number-too-short = A digit seems to be missing in this number. Please look at it once more.
number-too-long = This number has too many digits. Please look at it once more.
number-wrong-length = No telephone number has this many digits. Please look at it once more.
number-unknown-country = No country has the code after the +. Please look at the first digits once more.
number-unknown-region = There is no such region. Please give two letters, for example TW, CN, HK or US.
number-possible = This number looks unusual. Please compare it with the paper.
number-area-added = The area code was added. Please check that it is right.
number-local = This number has no area code. It can be called only from the same area.
number-extension = { $number } ext. { $extension }
service-police = Police
service-fire = Fire brigade
service-fire-ambulance = Fire brigade and ambulance
service-ambulance = Ambulance
service-emergency = Emergency call
service-emergency-test = Test of the emergency call
service-coast-guard = Rescue at sea
service-protection = Protection from violence, for women and children
service-traffic-police = Traffic police
service-antifraud = Advice against fraud
service-heart = Someone to talk to when life is hard
service-care = Help with care
service-health = Health advice
service-city = City hall
service-directory = Directory enquiries
service-time = Time
service-weather = Weather
service-traffic = Traffic reports
service-other = A public service

# (end of: Errors: numbers and names)


## Errors: store

# (end of: Errors: store)


## Errors: calling

# (end of: Errors: calling)


## Errors: general

# (end of: Errors: general)


## scan and read

# (end of: scan and read)


## contacts

# (end of: contacts)


## people

# (end of: people)


## feed

# (end of: feed)


## call and calls

# (end of: call and calls)


## dialer

# (end of: dialer)


## backup and restore

# (end of: backup and restore)


## settings

# (end of: settings)


## doctor

# (end of: doctor)


## Progress and questions shared by commands

# (end of: Progress and questions shared by commands)


## Guided: shared words
terminal-choose = Type a number and press Enter:
terminal-type = { $label } Type it and press Enter. For { $back }, type 0:
terminal-type-default = { $label } Press Enter to keep { $value }, or type another. For { $back }, type 0:
terminal-type-keys = Enter: done    Esc: { $back }
terminal-progress = { $done } of { $total }
terminal-hint-0 = Please press 0.
terminal-hint-1 = Please press { $a } or 0.
terminal-hint-2 = Please press { $a }, { $b } or 0.
terminal-hint-3 = Please press { $a }, { $b }, { $c } or 0.
terminal-hint-4 = Please press { $a }, { $b }, { $c }, { $d } or 0.

# (end of: Guided: shared words)


## Guided: first start

# (end of: Guided: first start)


## Guided: home and settings

# (end of: Guided: home and settings)


## Guided: call

# (end of: Guided: call)


## Guided: add a contact

# (end of: Guided: add a contact)


## Guided: family feed

# (end of: Guided: family feed)


## Guided: photo sources

# (end of: Guided: photo sources)


## Guided: errors

# (end of: Guided: errors)
