### The words of Anytime in English.
### Format: Project Fluent, the part that Documentation/translating.md describes.

## Command line
help-anytime = Call your family and see what they are up to, by pressing one digit.
help-lang = Language: zh-Hant, zh-Hans, en.
help-plain = Plain numbered text, no redrawing: for screen readers and pipes.
help-json = Print JSON for programs.
help-person = Act as this person of the home: a name or a number.
help-home = The folder that holds the address book (also ANYTIME_HOME).
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-exit-codes = Exit codes:
help-place-command = command
help-place-options = options
help-help = Show this help.
help-version = Show the version.
help-default = default
help-values = One of: { $values }.
help-default-value = Without it: { $value }.
help-note-separator = { " " }
help-detail = "{ $command }" tells more about one command.
help-more = More: { $command }
help-completions = Print the script that completes commands in bash, zsh or fish.
help-completions-shell = The shell.
help-man = Print the manual page as roff.
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-environment = ENVIRONMENT
man-files = FILES
man-text = Anytime reads names and telephone numbers from photographs of paper, keeps them as contacts, and calls with a few key presses. Without a command, on a terminal, it opens the guided home. A command never waits for an answer where nobody can give one: it does what is safe and says so.
man-anytime-home = The folder that holds the address book.
man-anytime-share = The folder that holds tessdata and locales.
man-no-color = Where it is set, no colours.
man-accessible = With 1, plain numbered text as with --plain.
man-language = The language, where neither --lang nor the person's setting names one.
man-database = Contacts, people, the family feed, calls and settings.
man-pictures = Pictures, each named by its content.
exit-success = All is done.
exit-failure = Something was not done; the sentence says why.
exit-pending = All is safe; something waits for a person.
exit-usage = The command line was not understood.
exit-bad-input = The file is damaged, or not what it should be.
exit-no-input = The file is not there or can't be opened.
exit-unavailable = A program or model that is needed is missing.
exit-cannot-write = The disk is full or can't be written.
exit-busy = Another Anytime is at work; trying again helps.
exit-no-permission = The home folder is read-only or belongs to someone else.
exit-bad-state = The address book is damaged or newer, or a file of the program is missing.
exit-interrupted = Stopped with Ctrl-C.
usage-unknown-option = There is no option { $option }.
usage-unknown-option-suggestion = There is no option { $option }. Did you mean { $suggestion }?
usage-missing-value = { $option } needs a value after it.
usage-takes-no-value = { $option } takes no value, but { $value } was given.
usage-unexpected = This was not expected here: { $text }
usage-twice = { $first } and { $second } can't be used together. Please keep one.
usage-missing = Something is missing: { $text }
usage-invalid-value = { $value } can't be used for { $option }.
usage-invalid-choice = { $value } can't be used for { $option }. Choose one of: { $values }.
usage-missing-command = Please say which command to run.
usage-not-understood = This command line was not understood.


## Errors: pictures
picture-missing = There is no file { $path }. Look at its name and try again.
picture-folder = { $path } is a folder. Choose a photo inside it.
picture-unreadable = The file { $path } may not be opened from here. Copy the photo into your own folder and try again.
picture-not-a-file = { $path } is not a photo. Choose a photo.
picture-empty = The file { $path } is empty: the photo did not arrive. Send it once more.
picture-file-too-large = This file is larger than { $limit } MB. Choose a smaller photo.
picture-not-a-picture = This file is not a photo. Choose a photo.
picture-unsupported = Files of the kind { $kind } can't be opened here. Save the picture as JPEG, or take a photo of it, and try again.
picture-unsupported-heic = This computer can't open HEIC photos from iPhones. On the iPhone choose Settings, Camera, Formats, Most Compatible, and take the photo again.
picture-incomplete = Part of this photo is missing. Take it again, or send it once more.
picture-damaged = This photo is damaged and can't be opened. Take it again.
picture-too-many-pixels = This photo is too large: { $megapixels } megapixels, and { $limit } are the most. Choose a smaller photo.
picture-too-many-scans = This photo is stored in an unusual way that takes too long to open. Take it again.
picture-too-slow = { $seconds ->
    [one] The photo was not done after one second, so it was stopped. Nothing is lost. Try a smaller photo.
   *[other] The photo was not done after { $seconds } seconds, so it was stopped. Nothing is lost. Try a smaller photo.
}
picture-too-much-memory = This photo needs too much memory. Nothing is lost. Try a smaller photo.
picture-crashed = This photo could not be opened. Nothing is lost. Take it again.
picture-no-child = The computer is too busy to open a photo. Nothing is lost. Close other programs and try again.

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
dialer-unknown = There is no dialer named { $name }. Nobody was called. anytime dialer list shows those there are.
dialer-no-command = No command is set for calling. Nobody was called. Set one with anytime dialer use command.
dialer-unclosed-quote = A quotation mark in the command is not closed. Nothing was changed. Please close it.
dialer-number-missing = The command does not say where the number goes. Nothing was changed. Please give it { $place } as an argument.
dialer-number-inside = In the command, { $place } must stand alone, but here it is part of { $argument }. Nothing was changed. Please put blanks around it.
dialer-missing-program = The program { $program } is not on this computer. Nobody was called. Install it, or choose another dialer with anytime dialer use.
dialer-cannot-start = The program { $program } could not be started. Nobody was called. Please try it by hand once.
dialer-failed = The program { $program } says that it could not call (status { $status }). Please try it by hand once.
dialer-no-response = The program { $program } did not finish within { $seconds } seconds and was stopped. Look at the telephone: it may be calling.
dialer-no-handler = No app on this computer took the call. Install one that opens telephone links, or choose another dialer with anytime dialer use.
dialer-needs-telephone = Anytime does not call emergency numbers on this computer. Please pick up a telephone and dial { $number }.
dialer-already-calling = A call is still going on. Please end it first.

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
list-separator = { ", " }
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
