### The words of Anytime in English.
### Format: Project Fluent, the part that Documentation/translating.md describes.

## Command line

help-anytime = Call your family and see what they are up to, by pressing one digit.
help-lang = Language: { $tags }.
help-plain = Plain numbered text, no redrawing: for screen readers and pipes.
help-json = Print JSON for programs.
help-person = Act as this person of the home: a name or a number.
help-home = The folder that holds the address book (also ANYTIME_HOME).
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-every-command = Options of every command:
help-commands = Commands:
help-exit-codes = Exit codes:
help-place-command = command
help-place-options = options
help-help = Show this help.
help-version = Show the version.
help-default = { " " }(default)
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
man-anytime-kiosk = With 1, nothing is behind the home screen: 0 stays there.
man-no-color = Where it is set, no colours.
man-accessible = With 1, plain numbered text as with --plain.
man-language = The language, where neither --lang nor the person's setting names one.
man-database = Contacts, people, family news, calls and settings.
man-pictures = Pictures, each named by its content.
exit-success = All is done.
exit-failure = Something was not done; the sentence says why.
exit-pending = All is safe; something waits for a person.
exit-usage = The command line was not understood.
exit-bad-input = The file is damaged, or not what it should be.
exit-no-input = The file is not there or can't be opened.
exit-unavailable = What is needed is missing: a program, a model, an account, a sound device.
exit-cannot-write = The disk is full or can't be written.
exit-busy = Another Anytime is at work; trying again helps.
exit-no-permission = The home folder is read-only or belongs to someone else.
exit-bad-state = The address book is damaged or newer, or a file of the program is missing.
exit-interrupted = Stopped with Ctrl-C.
home-needs-terminal = This needs a terminal. To use it without one, line by line, run: anytime --plain
usage-unknown-option = There is no option { $option }.
usage-unknown-option-suggestion = There is no option { $option }. Did you mean { $suggestion }?
usage-unknown-command = There is no command { $command }. Choose one of: { $values }.
usage-unknown-command-suggestion = There is no command { $command }. Did you mean { $suggestion }?
usage-missing-value = { $option } needs a value after it.
usage-takes-no-value = { $option } takes no value, but { $value } was given.
usage-unexpected = This was not expected here: { $text }
usage-twice = { $first } and { $second } can't be used together. Please keep one.
usage-missing = Something is missing: { $text }
usage-invalid-value = { $value } can't be used for { $option }.
usage-invalid-choice = { $value } can't be used for { $option }. Choose one of: { $values }.
usage-missing-command = Please say which command to run.
usage-dash-file = { $file } begins with a dash, as options do. To name this file, write ./{ $file }
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
picture-moving = This picture moves, and only a still photo can be opened here. Take a still photo and try again.
picture-incomplete = Part of this photo is missing. Take it again, or send it once more.
picture-damaged = This photo is damaged and can't be opened. Take it again.
picture-too-small = This photo is too small for the writing on it to be seen. Nothing is lost. Send it in its full size, or take it again.
picture-too-many-pixels = This photo is too large: { $megapixels } megapixels, and { $limit } are the most. Choose a smaller photo.
picture-too-many-scans = This photo is stored in an unusual way that takes too long to open. Take it again.
picture-too-slow = { $seconds ->
    [one] The photo was not done after one second, so it was stopped. Nothing is lost. Try a smaller photo.
   *[other] The photo was not done after { $seconds } seconds, so it was stopped. Nothing is lost. Try a smaller photo.
}
picture-too-much-memory = This photo needs too much memory. Nothing is lost. Try a smaller photo.
picture-crashed = This photo could not be opened. Nothing is lost. Take it again.
picture-no-child = The computer is too busy to open a photo. Nothing is lost. Close other programs and try again.

## Errors: numbers and names
error-name-empty = There is no name yet. Please give a name with at least one letter or character.
error-name-digits = A name needs at least one letter. Please type the name.
error-name-unreadable = Part of this name can't be read. Nothing was changed. Please type the name again.
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
number-elsewhere = This number has no area code. Dialled here, it may be the number of somebody else. Please compare it with the paper.
number-extension = { $number } ext. { $extension }
service-police = the police
service-fire = the fire brigade
service-fire-ambulance = the fire brigade and the ambulance
service-ambulance = the ambulance
service-emergency = the emergency services
service-emergency-abroad = the emergency services of other countries
service-emergency-test = a test of the emergency call
service-coast-guard = rescue at sea
service-protection = help against violence, for women and children
service-traffic-police = the traffic police
service-antifraud = the advice line against fraud
service-heart = someone to talk to when life is hard
service-care = help with care
service-health = health advice
service-city = the city hall
service-directory = directory enquiries
service-time = the speaking clock
service-weather = the weather forecast
service-traffic = the traffic reports
service-taxi = a taxi company
service-hotline = the hotline of a company or an office
service-other = a public service

## Errors: store
store-disk-full = The disk is full, so this was not saved. Everything saved before is safe.
store-disk-full-next = Please free some space and try again.
store-no-address-book = There is no address book in { $path }, and none was made. Please look whether --home, or else ANYTIME_HOME, names the right folder. To begin one there, run: anytime people add --name NAME
store-not-writable = The folder { $path } can't be written, so nothing was saved. Nothing in it was changed. Please give this user the right to write there, or choose another folder with --home.
store-away = The folder { $path } leads to { $target }, which is not there. Nothing was changed. If it is on a disk, please plug the disk in and try again.
store-not-readable = The address book in { $path } can't be read. Nothing in it was changed. Please give this user the right to read that folder.
store-newer-version = This address book was made by a newer Anytime. Nothing in it was changed. Please install the newer version.
store-damaged = The address book is damaged. { $kept } { $backup }
store-damaged-kept = It was kept as { $name } in the home folder; nothing was deleted.
store-damaged-there = It was left where it is; nothing was deleted.
store-damaged-backup = The last backup is whole. To use it, run:
    { "  " }anytime restore { $path }
store-damaged-no-backup = There is no whole backup. To begin anew beside it, run:
    { "  " }anytime restore --empty
store-gone = The address book is not there any more, but a backup of it is. To use the backup, run:
    { "  " }anytime restore { $path }
    To begin anew, run:
    { "  " }anytime restore --empty
store-busy = Another Anytime is busy with the address book. Nothing was lost. Please try again in a moment.
store-no-person = There is no "{ $text }" in this home. To see everybody, run: anytime people list
store-which-person = "{ $text }" may be several people. Nothing was done. Please say which, with the letters in front:
    { $list }
store-only-person = This is the only person of this home, so nobody was removed. Add somebody else first, or give another name with: anytime people edit NAME --name NEW
store-no-contact = There is no contact "{ $text }". To see everybody, run: anytime contacts list
store-which-contact = "{ $text }" may be several contacts. Nothing was done. Please say which, with the letters in front:
    { $list }
store-same-contact = { $name } is here already, at place { $place }, with the same number. Nothing was changed. To have the former one instead, first run: anytime contacts remove { $id }
store-no-post = There is no post "{ $text }". To see the posts, run: anytime feed list
store-not-author = Only the person who said this can take it back. Nothing was changed.
store-empty-text = There is nothing to say yet. Please give some text or a picture.
store-text-too-long = This text is longer than { $limit } characters, so it was not saved. Please make it shorter.
store-unreadable-file = The file { $path } can't be opened. Nothing was changed. Please check its name and its permissions.
store-not-a-backup = The file { $path } is no whole backup of Anytime. Nothing was replaced. Please choose another backup.
store-not-a-feed = The file { $path } holds no family news that Anytime exported. Nothing was taken from it. Please ask for the file again.
store-newer-file = The file { $path } was made by a newer Anytime. Nothing was changed. Please install the newer version.
store-file-too-large = The file { $path } is larger than any that Anytime makes. Nothing was taken from it. Please check that it is the right file.
output-disk-full = The disk is full, so the answer could not be written. What was stored is safe.
output-closed = The answer could not be written. What was stored is safe.
store-no-room = { $path } was not written: there is no room for it on that disk. The address book is safe. Please free some space there, or choose another place for the file.
store-cannot-write-file = The file { $path } can't be written. The address book is safe. Please choose another place for the file.
store-refused = The address book could not do this (number { $code }). Everything saved before is safe.
store-refused-next = Please run: anytime doctor

## Errors: calling
# [1] is said by doctor and by dialer use, where nobody wanted to call.
dialer-unknown = { $setup ->
    [1] There is no dialer named { $name }.
   *[other] There is no dialer named { $name }. Nobody was called.
}
dialer-unknown-next = anytime dialer list shows those there are.
dialer-no-command = { $setup ->
    [1] No command is set for calling.
   *[other] No command is set for calling. Nobody was called.
}
dialer-no-command-next = Set one, for example:
    { "  " }anytime dialer use command "program { "{number}" }"
dialer-unclosed-quote = A quotation mark in the command is not closed. Nothing was changed. Please close it.
dialer-number-missing = The command does not say where the number goes. Nothing was changed. Please give it { $place } as an argument.
dialer-number-inside = In the command, { $place } must stand alone, but here it is part of { $argument }. Nothing was changed. Please put blanks around it.
dialer-missing-program = { $setup ->
    [1] The program { $program } is not on this computer.
   *[other] The program { $program } is not on this computer. Nobody was called.
}
dialer-missing-program-next = Install it, or choose another dialer with anytime dialer use.
dialer-not-executable = { $setup ->
    [1] The file { $program } may not be run as a program.
   *[other] The file { $program } may not be run as a program. Nobody was called.
}
dialer-not-executable-next = To allow it, run:
    { "  " }chmod +x { $path }
dialer-cannot-start = { $setup ->
    [1] The program { $program } could not be started.
   *[other] The program { $program } could not be started. Nobody was called.
}
dialer-failed = The program { $program } says that it could not call (status { $status }). Nobody was called.
dialer-failed-next = Please try it by hand once.
dialer-no-response = The program { $program } did not finish within { $seconds } seconds and was stopped. Look at the telephone: it may be calling.
dialer-hangs = { $setup ->
    [1] The program { $program } did not answer within { $seconds } seconds and was stopped.
   *[other] The program { $program } did not answer within { $seconds } seconds and was stopped. Nobody was called.
}
dialer-no-handler = { $setup ->
    [1] No app on this computer opens telephone links.
   *[other] No app on this computer opens telephone links. Nobody was called.
}
dialer-no-handler-next = Install one, or choose another dialer with anytime dialer use.
dialer-needs-telephone = Anytime does not call emergency numbers on this computer. Please pick up a telephone and dial { $number }.
dialer-already-calling = A call is still going on. Please end it first.
dialer-no-account = { $setup ->
    [1] No account for calling is set.
   *[other] No account for calling is set. Nobody was called.
}
dialer-no-account-next = Set one with anytime dialer use sip NAME@SERVER.
dialer-no-deskphone = { $setup ->
    [1] No telephone on the table is set.
   *[other] No telephone on the table is set. Nobody was called.
}
dialer-no-deskphone-next = Set one with anytime dialer use deskphone NAME@SERVER.
dialer-not-an-address = { $address } is not a SIP address. Nothing was changed. Please write it as NAME@SERVER.
dialer-password-in-address = Please write the account as NAME@SERVER, without the password. Nothing was changed. The shell may have kept what you typed in its history. The password is asked for by: anytime dialer use sip
dialer-secret-unreadable = { $setup ->
    [1] The password for calling cannot be used.
   *[other] The password for calling cannot be used. Nobody was called.
}
dialer-secret-unreadable-next = Please look at { $path }, or give the password again with anytime dialer use sip.
dialer-secret-locked = { $setup ->
    [1] The keyring that holds the password for calling is locked.
   *[other] The keyring that holds the password for calling is locked. Nobody was called.
}
dialer-secret-locked-next = Please log in with the password of the computer, or give the other password again with anytime dialer use sip.
dialer-secret-unusable = This password has a sign that cannot be used here: blanks, semicolons and signs other than English letters, digits and punctuation. Nothing was changed. Please choose another at the provider.
dialer-account-refused = { $setup ->
    [1] { $server } did not take the account.
   *[other] { $server } did not take the account. Nobody was called.
}
dialer-account-refused-next = Please check name and password with anytime dialer use sip.
dialer-server-silent = { $setup ->
    [1] { $server } does not answer. Please look whether the internet works, and try again.
   *[other] { $server } does not answer. Nobody was called. Please look whether the internet works, and try again.
}
dialer-number-unknown = { $server } knows no telephone with this number. Nobody was called. Please check the number.
dialer-not-connected = { $server } could not connect the call (status { $status }). Please try again later.
dialer-no-sound-card = This computer has no sound card, so nobody would hear anything. Please connect a headset or a speaker with a microphone.
dialer-sound-fails = The microphone or the loudspeaker of this computer does not work, so nobody would hear anything. Please look whether they are plugged in.
dialer-deskphone-not-taken = The telephone on the table was not picked up, so nobody was called. Please call again and pick it up.
dialer-deskphone-refuses = The telephone on the table could not call the number (status { $status }). Please dial it there yourself.
dialer-no-modem-manager = { $setup ->
    [1] ModemManager, which the modem needs, does not run on this computer.
   *[other] ModemManager, which the modem needs, does not run on this computer. Nobody was called.
}
dialer-no-modem-manager-next = Please start it, or choose another dialer with anytime dialer use.
dialer-no-modem = { $setup ->
    [1] No modem is connected. Please plug it in and try again.
   *[other] No modem is connected. Nobody was called. Please plug it in and try again.
}
dialer-modem-refuses = The modem could not call. Please look whether its SIM card works, and try again.
dialer-no-phone = { $setup ->
    [1] No telephone is ready at the cable. Please look whether it is plugged in.
   *[other] No telephone is ready at the cable. Nobody was called. Please look whether it is plugged in.
}
dialer-no-phone-next = Please also allow USB debugging on it.
dialer-ask-helper = Please ask the person who set this up to look at it.
sentences = { $first } { $next }
dialer-phone-refuses = The telephone at the cable did not take the call. Please look at it and try again.

## Errors: general
error-language = There is no language { $value }. Choose one of: { $values }.
file-no-name = The name of a file is empty. Please say which file it is.

## scan and read
help-scan = Read names and numbers from photographs of cards and pages, ask, and store them.
help-scan-photo = Photographs of cards or of pages of a phone book.
help-scan-yes = Store, without asking, the entries whose name and number are both sure; the rest waits.
help-scan-dry-run = Only show what was read, or with --continue what still waits; store nothing.
help-scan-continue = Go on with the entries that still wait.
help-region = The region of numbers without a country code: TW, CN, HK, US.
help-area = The area code that completes local numbers.
help-read = Read pictures that hold one line each.
help-read-line = Pictures of one line of writing.
help-read-field = What the lines hold: name or number.
reading-model-missing = The reading model { $file } is missing. Nothing was changed.
reading-model-missing-next = Please install Anytime again.
reading-no-writing = No name or number was found on this photo. Nothing was changed. Please take it again, close to the paper and in good light.
reading-blurred = This photo is too blurred to read. Nothing was changed. Please hold the camera still and take it again.
reading-dark = This photo is too dark to read. Nothing was changed. Please turn on a light and take it again.
reading-engine-failed = Reading stopped at the model { $model }. Nothing was changed. Please try once more.
reading-failed = This photo could not be read. Nothing was changed. Please try another photo.
scan-no-photo = Please name at least one photo, or go on with --continue.
scan-reading = Reading the photo. This takes a little while.
scan-found = { $count ->
    [one] { $photo }: one entry
   *[other] { $photo }: { $count } entries
}
scan-failed = { $photo }: { $sentence }
scan-page = { $photo } (page { $page } of { $count })
scan-many = Only the first { $count } entries of this photo are read. Please photograph the rest by itself.
scan-many-pages = Only the first { $count } pages of this file are read. Please save the rest as a file of their own.
scan-line-judged = { $line }  ({ $verdict })
scan-number-unread = (number not read)
scan-needs-name = There is no name yet, and no handwriting to stand for it.
scan-handwritten-name = a handwritten name
scan-verdict-sure = sure
scan-verdict-check = please check
scan-verdict-unread = not read
scan-entry = Entry { $place } of { $count }
scan-ask-right = Is this right? 1 right, 2 not right, 3 later, 4 not a contact: throw it away, 0 stop:
scan-ask-number = Which number is right? Press its digit or type the number (Enter keeps it):
scan-ask-number-typed = Type the number as it stands on the paper (Enter changes nothing):
scan-ask-name = Which name is right? Press its digit or type the name (Enter keeps it):
scan-ask-name-typed = Type the name as it stands on the paper (Enter changes nothing):
scan-not-a-number = This can't be dialled as a telephone number. Please look at it once more.
scan-not-a-name = This can't be kept as a name. Please type it once more, or press Enter to change nothing.
scan-one-digit = Please press one of the digits.
scan-service = { $number } is a service number: it reaches { $service }.
scan-ask-service = Store it? 1 yes, 2 later:
scan-service-waits = { $number } is a service number and was not stored. It waits for your answer.
scan-known = { $number } is already stored for { $name }.
scan-ask-known = Is it the same person? 1 the same, 2 another person, 3 later:
scan-same = { $number } stays with { $name }. Nothing was stored twice.
scan-known-waits = { $number } is already stored for { $name } and was not stored again. It waits for your answer.
scan-namesake = This name is here already: { $contact }
scan-ask-namesake = Is it the same person with another number? 1 the same: add the number, 2 another person, 3 later:
scan-namesake-waits = { $number } was not stored: the name is here already: { $contact }. It waits for your answer.
scan-removed = { $name } with this number was removed here before.
scan-ask-removed = Take them back? 1 take back, 2 store as somebody new, 3 later:
scan-removed-waits = { $name } with this number was removed here before and was not stored. It waits for your answer. To take the former one back, run: anytime contacts restore { $id }
scan-stored = Stored: { $entry }
scan-thrown-away = Thrown away. To have it back, scan the photo once more.
scan-same-photo = This is the same photo as one before, so its entries count once.
scan-unread = { $count ->
    [one] One photo was not read. Please name it once more.
   *[other] { $count } photos were not read. Please name them once more.
}
scan-waiting = { $count ->
    [0] Nothing waits.
    [one] One entry waits. In a terminal, go on with: anytime scan --continue
   *[other] { $count } entries wait. In a terminal, go on with: anytime scan --continue
}

## contacts
help-contacts = List, add, change and exchange contacts.
help-contacts-list = List the contacts by their places on the screen.
help-contacts-removed = Only those that were removed.
help-contacts-unread = Only those whose name is still handwriting.
help-contacts-search = Only those that match: name or pinyin, a part will do; or how a number begins or ends.
help-contacts-show = Show everything that is kept of a contact.
help-contacts-who = A place on the screen, a name or part of it, its pinyin, a number, or an id.
help-contacts-add = Add a contact behind the others.
help-contacts-number = A number; may be given several times.
help-contacts-numbers = A number in the place of all former ones; may be given several times.
help-contacts-add-number = One more number.
help-contacts-is = Who of the known people it is: a name, number or id; none for nobody.
help-contacts-picture-file = A picture of the face.
help-contacts-edit = Change a name, the numbers, or who somebody is.
help-contacts-move = Give a contact their place on the screen.
help-contacts-to = The new place, from 1.
help-contacts-remove = Remove a contact; restore takes it back.
help-contacts-restore = Take a removal back.
help-contacts-picture = Set or take away the picture of a contact's face.
help-contacts-picture-none = Take the picture away.
help-contacts-import = Add the contacts of a vCard file or a table (CSV).
help-contacts-import-file = A file of vCards, or a table whose first row names the columns.
help-contacts-import-yes = Also take emergency and service numbers.
help-contacts-export = Write the contacts as vCards.
help-contacts-export-file = The file to write; - for standard output.
help-contacts-vcard = The version of vCard.
contacts-none = There is no contact here.
contacts-none-match = Nobody matches "{ $text }". To see everybody, run: anytime contacts list
contacts-none-unread = No name waits to be typed.
contacts-none-removed = Nobody was removed.
contacts-removed-mark = -
contacts-handwritten-name = (handwritten name)
contacts-open = { $namesakes ->
    [0] { $name } may be one of several people with this number: { $people }. To say who, run: anytime contacts edit { $id } --is NAME
   *[other] { $name } may be one of several people with this number: { $people }. To say who, run: anytime contacts edit { $id } --is ID
}
contacts-label-mobile = mobile
contacts-label-home = home
contacts-label-work = work
contacts-label-main = Main
contacts-label-other = Other
contacts-label-school = School
contacts-label-mother = Mother
contacts-label-father = Father
contacts-label-parent = Parent
contacts-label-brother = Brother
contacts-label-sister = Sister
contacts-label-child = Child
contacts-label-son = Son
contacts-label-daughter = Daughter
contacts-label-friend = Friend
contacts-label-spouse = Spouse
contacts-label-partner = Partner
contacts-label-assistant = Assistant
contacts-label-manager = Manager
contacts-number-label = { $number }: { $label }
contacts-has-picture = With a picture of the face.
contacts-has-handwriting = With the handwritten name.
contacts-has-photo = With the photo of the card.
contacts-is = This is { $person } of the family.
contacts-id = Id: { $id }
contacts-needs-number = A contact needs a number. Please add --number.
contacts-number-known = This number is here already: { $contact }
contacts-number-there = This contact has { $number } already, so it was not added again.
contacts-number-twice = { $number } was given twice, so it is kept once.
contacts-same-ask = { $contact } is here already, with the same name and number. Add it as another person?
contacts-removed-ask = { $name } with the same number was removed here before. To take that back, run:
    { "  " }anytime contacts restore { $id }
    Add somebody new all the same?
contacts-service-ask = { $number } is no private number: it reaches { $service }. Save it all the same?
contacts-added = Saved: { $contact }
contacts-edited = Changed: { $contact }
contacts-numbers-ask = These numbers of { $name } would go: { $numbers }. To keep them and add one, use --add-number. Let them go?
contacts-unlinked = { $name } has no number of { $person } any more, so what { $person } says is no longer seen. If it is still { $person }, run: anytime contacts edit { $id } --is { $who }
contacts-nothing-to-edit = Please say what to change: --name, --number, --add-number or --is.
contacts-moved = { $name } is now at place { $place }.
contacts-bad-place = Places are counted from 1. Please give 1 or more.
contacts-remove-ask = Remove { $contact }?
contacts-removed = { $name } was removed. To take it back, run: anytime contacts restore { $id }
contacts-restored = { $name } is back at place { $place }.
contacts-not-removed = { $name } was not removed. To see who was, run: anytime contacts list --removed
contacts-picture-or-none = Please give either a picture or --none.
contacts-pictured = { $name } has a new picture.
contacts-picture-gone = { $name } no longer has a picture.
contacts-imported = { $count ->
    [0] No new contact was added.
    [one] One contact was added.
   *[other] { $count } contacts were added.
}
contacts-import-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
contacts-import-numbers = { $count ->
    [one] One number was added to a contact that was here already.
   *[other] { $count } numbers were added to contacts that were here already.
}
contacts-import-nothing = There is no contact in this file. Nothing was changed. Please check that it is a vCard file or a table (CSV).
contacts-import-table = There is no contact in this table that can be read. Nothing was changed. The first row must name the columns, such as Name and Phone. Please put that right, save the table as CSV in UTF-8, and import that file.
contacts-import-columns = Of a table only names and numbers are taken. Left out: { $columns }
contacts-import-feed = This file is family news, not contacts. Nothing was changed. To take it in, run: anytime feed import { $file }
contacts-exported = { $count ->
    [one] One contact was written to { $file }.
   *[other] { $count } contacts were written to { $file }.
}
contacts-fault = Line { $line }: { $name }{ $reason }
contacts-fault-name = { $name }:{ " " }
contacts-fault-no-end = this entry has no end, so it was left out. The file may be cut off: please export it once more.
contacts-fault-broken-line = this line can't be read; the rest of the card was taken.
contacts-fault-unreadable-text = the text of this card can't be read for sure, so it was left out. Please export it again in UTF-8, as vCard 3.0 or 4.0.
contacts-fault-no-name = there is no name, so this entry was left out.
contacts-fault-long-name = this name is too long, so the entry was left out.
contacts-fault-no-number = there is no number to call, so the entry was left out.
contacts-fault-number = the number { $number } can't be dialled, so it was left out.
contacts-fault-fax = { $number } is a fax number, so it was left out.
contacts-fault-machine = { $number } is not a number for talking, so it was left out.
contacts-fault-removed = this contact was removed here. To take it back, run: anytime contacts restore { $id }
contacts-fault-service-number = { $number } is an emergency or service number, so it was left out. To take it too, add --yes.
contacts-fault-picture = the picture can't be used, so it was left out.

## people
help-people = The people of this home.
help-people-list = List the people of this home.
help-people-add = Add someone to this home.
help-people-switch = Choose who uses Anytime now.
help-people-edit = Change a name, a number or a language.
help-people-remove = Remove someone; restore undoes this.
help-people-restore = Take a removal back.
help-people-removed = Only those who were removed.
help-people-who = A name or part of it, a number, or an id.
help-people-number = Their own telephone number, or none.
help-people-language = The language: { $tags }.
people-nameless = (no name yet)
people-added = Added: { $person }
people-number-ask = { $number } looks unusual. Is it right, and of this region? If the region is another, choose it first with: anytime settings region CODE
people-namesake-ask = { $person } is here already. Add somebody else of the same name?
people-removed-ask = { $person } was removed from this home before. To take that back, run:
    { "  " }anytime people restore { $id }
    Add somebody new all the same?
people-edited = Changed: { $person }
people-remove-ask = Remove { $person } from this home? Contacts, posts and calls are kept.
people-removed = Removed: { $person }. Contacts, posts and calls are kept. To take it back, run: anytime people restore { $id }
people-restored = Back again: { $person }
people-not-removed = Nobody called "{ $text }" was removed. To see who was, run: anytime people list --removed
people-none-removed = Nobody was removed.
people-switched = Now in use by: { $person }
people-still = Still in use by: { $person }
people-nothing-to-edit = Please say what to change: --name, --number or --language.
people-whole-number = This is no whole private number. Nothing was changed. Please give it with its area code.
people-no-language = Anytime does not speak this language yet. Please choose one of: { $tags }

## feed
help-feed = Family news.
help-feed-list = Show the posts, the newest first.
help-feed-post = Say something to the family.
help-feed-like = Like a post.
help-feed-unlike = Take a like back.
help-feed-remove = Take back what one said; restore undoes this.
help-feed-restore = Show a removed post again.
help-feed-export = Write posts and likes for another home.
help-feed-import = Take in the posts and likes of another home.
help-feed-limit = How many at most.
help-feed-before = Only those older than this post.
help-feed-removed = Only your own that were taken back.
help-feed-which = The first letters of a post's id, as list shows them.
help-feed-text = What to say.
help-feed-picture = A picture.
help-feed-import-file = A file that another home exported.
help-feed-import-to = Who is meant where people here share a number.
feed-someone = Somebody
feed-none = There is nothing here yet.
feed-none-removed = Nothing was taken back.
feed-no-older = There is nothing older.
feed-has-picture = (picture)
feed-liked-by = { $count ->
    [one] { $count } like: { $names }
   *[other] { $count } likes: { $names }
}
feed-bad-limit = Please give a count from 1 to 10000.
feed-needs-content = There is nothing to say yet. Please add --text or --picture.
feed-posted = Saved as { $id }:
feed-unread = Nobody else sees it yet: others do once they have this person as a contact, and are contacts themselves.
feed-liked = Liked:
feed-unliked = The like was taken back:
feed-not-liked = There was no like of yours to take back:
feed-remove-ask = Take this back? { $post }
feed-removed = Taken back. To show it again, run: anytime feed restore { $id }
feed-restored = It is shown again:
feed-not-removed = The post { $text } is shown already. To see those that were taken back, run: anytime feed list --removed
feed-no-removed = No post "{ $text }" of yours was taken back. To see those that were, run: anytime feed list --removed
feed-exported = { $count ->
    [one] One post was written to { $file }.
   *[other] { $count } posts were written to { $file }.
}
feed-imported = New posts: { $posts }. Likes given or taken back: { $likes }.
feed-known = { $count ->
    [one] One post was here already.
   *[other] { $count } posts were here already.
}
feed-refused = { $count ->
    [one] One line of the file was damaged or made no sense and was left out.
   *[other] { $count } lines of the file were damaged or made no sense and were left out.
}
feed-ahead = { $count ->
    [one] The date of one line is still to come, so it was left out. Please check the date of this computer and of the other one, then import the file again.
   *[other] The dates of { $count } lines are still to come, so they were left out. Please check the date of this computer and of the other one, then import the file again.
}
feed-pictures-refused = { $count ->
    [one] One picture could not be used and was left out.
   *[other] { $count } pictures could not be used and were left out.
}
feed-open = { $person } knows somebody here by a number that several share: { $people }. To say who is meant, run: anytime feed import { $file } --to NAME
feed-unlinked = The posts of { $person } can't be seen yet, because no contact here is linked to { $person }. To say which contact it is, run: anytime contacts edit NAME --is { $who }
feed-one-sided = The posts of { $person } can't be seen yet, because { $person } has nobody of this home as a contact. Please have that done there, and import the feed again.

## call and calls
help-call = Call somebody: asks first, with name and number.
help-call-who = A name, part of it, its pinyin, a place on the screen, or a number.
help-call-yes = Do not ask, where exactly one stored contact and number match.
help-calls = Show the calls, the last one first.
help-calls-limit = How many.
help-calls-summary = Count the calls instead: how many, with whom, and on how many days in a row.
call-which = Which one?
call-which-hint = Its digit (0 = none):
call-ask = Call { $who }?
call-ask-hint = 1 = call, 0 = do not call:
call-stranger = This number is not in the contacts.
call-extension = Only the number is dialled. The extension { $extension } has to be pressed or asked for afterwards.
call-is-service = { $number } reaches { $service }.
call-emergency-abroad = { $number } is an emergency number of other countries. Here it may reach nobody.
call-emergency-here = For help here, please pick up a telephone and dial { $number }.
call-emergency-hint = Type { $number } once more to call it now (0 = do not call):
call-not-called = Nobody was called.
call-number-elsewhere = { $number } is no number of { $region }, so nobody was called. Please give it with its country code: anytime contacts edit { $id } --number NUMBER
call-nobody-to-ask = Nobody was called, because nobody is at the terminal to say yes. Call from a terminal, or add --yes.
call-unlogged-full = The disk is full, so this call could not be written into the list of calls. Please free some space.
call-no-terminal = Nobody was called, because nobody is at the terminal to say yes. Call from a terminal.
call-too-many = { $count } numbers match. Nobody was called. Please give more of the name, or the number.
call-yes-shared = Several contacts have this number, and --yes is an answer only for one. Nobody was called. Please call from a terminal, without --yes.
call-yes-many = { $count } numbers match, and --yes is an answer only for one. Nobody was called. Please give the number.
call-yes-stranger = { $number } is not in the contacts, so --yes is no answer. Nobody was called. Please call from a terminal, without --yes.
call-yes-elsewhere = Dialled here, { $number } may be the number of somebody else, so --yes is no answer. Nobody was called. Please call from a terminal, without --yes.
call-yes-service = { $number } reaches { $service }, so --yes is no answer. Nobody was called. Please call from a terminal, without --yes.
call-outcome-rehearsed = Rehearsal: now { $who } would be called. Nobody was called. Choose a dialer with anytime dialer use.
call-outcome-asked = The telephone was asked to call { $who }.
call-outcome-ended = The call with { $who } has ended.
call-outcome-talked = The call with { $who } has ended after { $time }.
call-outcome-busy = The line is busy: { $who }. Please try again later.
call-outcome-no-answer = Nobody answered: { $who }. Please try again later.
call-outcome-refused = The call was not taken: { $who }. Please try again later.
call-outcome-stopped = The call to { $who } was stopped. If the telephone should call all the same, hang up there.
call-progress-asked = Calling. Ctrl-C ends the call.
call-progress-ringing = It is ringing. Ctrl-C ends the call.
call-progress-talking = Somebody has answered. Ctrl-C ends the call.
calls-none = No calls yet.
calls-limit-wrong = --limit needs a number above 0. Nothing was changed.
calls-summary-counts = Calls today: { $today }. This week: { $week }. This month: { $month }.
calls-summary-most = Called most: { $name } ({ $count }).
calls-summary-least = Called least: { $name } ({ $count }).
calls-summary-last = { $days ->
    [0] The last call was today.
   *[other] Days since the last call: { $days }.
}
calls-summary-longest = Most days in a row with the same person: { $days } ({ $name }).
calls-summary-current = Days in a row until now: { $days } ({ $name }).
call-state-begun = begun, how it went is not known
call-state-rehearsed = rehearsed
call-state-asked = asked the telephone to call
call-state-ringing = rang
call-state-talking = answered
call-state-ended = ended
call-state-busy = busy
call-state-no-answer = no answer
call-state-refused = not taken
call-state-stopped = stopped
call-state-could-not = could not call

## dialer
help-dialer = How Anytime reaches the telephone.
help-dialer-list = Show the dialers, the one in use marked.
help-dialer-use = Choose the dialer of this home.
help-dialer-use-name = A dialer: anytime dialer list shows them.
help-dialer-use-command = For command: a program and its arguments, one of them {"{number}"}. For sip: the account, NAME@SERVER. For deskphone: the address of the telephone.
help-dialer-use-password = A file with the password of the SIP account; without it, a terminal asks.
help-dialer-use-numbers = How the provider wants numbers: e164 (+886912345678), national (0912345678) or 00 (00886912345678).
dialer-password-hint = Password of the account (it is not shown; Enter keeps the one there is):
dialer-password-first-hint = Password of the account (it is not shown; Enter where it has none):
dialer-password-in-keyring = The password is in the keyring of this computer: calls work while the keyring is unlocked.
dialer-password-missing = There is no password for this account yet. If it needs one, add --password-file FILE, or run anytime dialer use sip in a terminal.
dialer-password-empty = There is no password in { $path }. Nothing was changed. Please write it into that file.
dialer-password-of-other = The password that is kept is the one of { $other }. If { $account } has another, give it:
    { "  " }anytime dialer use sip "{ $account }" --password-file FILE
help-dialer-test = Try, without calling anybody, whether calls could work.
help-dialer-test-name = A dialer; without it, the one in use.
dialer-about-rehearsal = Calls nobody, and says what would be called.
dialer-about-link = Hands the number to the app of this computer that opens telephone links.
dialer-about-command = Hands the number to a program of your choice.
dialer-about-sip = Calls over the internet with a SIP account, through the program baresip.
dialer-about-deskphone = Lets the SIP telephone on the table ring first; whoever picks it up is connected.
dialer-about-modem = Calls with a mobile modem and its SIM card, through ModemManager.
dialer-about-android = Calls with an Android telephone at the USB cable.
dialer-about-termux = Calls with the Android telephone that this program runs on.
dialer-untried = {" "}Not yet tried with a real telephone.
dialer-account = {" "}Account: { $account }. Numbers: { $numbers }.
dialer-mark = * = in use
dialer-use-alone = The dialer { $name } needs nothing more. Run: anytime dialer use { $name }
dialer-use-no-account = --password-file and --numbers are only for sip and deskphone; { $name } has no account. Nothing was changed. Please leave them out.
dialer-used = In use now: { $name }.
dialer-test-next = Try it with anytime dialer test.
dialer-proof-program = The program { $name } is there.
dialer-proof-app = The app { $name } opens telephone links.
dialer-proof-account = { $name } took the account and its password.
dialer-proof-test-call = A test call inside this computer was answered, sound went both ways, and it was hung up.
dialer-proof-modem = The modem { $name } is in the mobile network.
dialer-proof-telephone = The telephone { $name } is at the cable and does what this computer says.
dialer-only-real = Nobody was called. Only a real call shows whether it rings.

## backup and restore
help-backup = Write everything into one file, pictures too.
help-restore = Bring a backup back; what was there is kept aside.
help-restore-file = A backup; without it, the last automatic one is named.
help-restore-empty = Begin anew beside a damaged address book, which is kept.
backup-done = Everything was saved to { $file }.
backup-incomplete = { $count ->
    [one] All but one picture was saved to { $file }. That picture is damaged or missing. To see what to do, run: anytime doctor
   *[other] All but { $count } pictures were saved to { $file }. Those pictures are damaged or missing. To see what to do, run: anytime doctor
}
backup-without-password = The password for calling is not in it. After restoring, give it again with: anytime dialer use sip
restore-ask = Put { $file } in the place of what is here now? What is here is kept aside.
restore-done = { $file } was brought back.
restore-kept = What was here before is kept in { $file }.
restore-kept-incomplete = { $count ->
    [one] One picture is not in that file: it was damaged or missing before.
   *[other] { $count } pictures are not in that file: they were damaged or missing before.
}
restore-incomplete = { $count ->
    [one] One picture could not be brought back; everything else is here. To see what to do, run: anytime doctor
   *[other] { $count } pictures could not be brought back; everything else is here. To see what to do, run: anytime doctor
}
restore-emptied = A new, empty address book is ready.
restore-whole = The address book is whole, so nothing was changed. To begin with an empty one, choose another folder with --home.
restore-file-or-empty = Please give either a backup or --empty.
restore-no-backup = There is no whole automatic backup. Please name a backup file.
restore-offered = The last automatic backup can be brought back with:
    { "  " }anytime restore { $file }

## settings
help-settings = List, show, set or forget settings.
help-settings-key = The setting; without one, all are listed.
help-settings-value = Its new value; without one, the setting is shown.
help-settings-unset = Forget the setting, so that the usual value holds again.
settings-stored = { $key } is now { $value }.
settings-forgotten = { $key } is no longer set.
settings-region-others = { $count ->
    [one] One number in the address book is of another country and was not changed. Please compare it with the paper: anytime contacts list
   *[other] { $count } numbers in the address book are of another country and were not changed. Please compare them with the paper: anytime contacts list
}
settings-region-bare = { $count ->
    [one] One number has no country code. In another region it may reach somebody else, or nobody. Please compare it with the paper, and give it with its country code: anytime contacts edit NAME --number NUMBER
   *[other] { $count } numbers have no country code. In another region they may reach somebody else, or nobody. Please compare them with the paper, and give them with their country code: anytime contacts edit NAME --number NUMBER
}
settings-region-own = The number of this person is of another country and was not changed: { $person }. If it is wrong, run: anytime people edit { $id } --number NUMBER
settings-region-area = The area code is still { $area }. If it is another one here, run: anytime settings area CODE. If there is none, run: anytime settings area --unset
settings-own = { $name } has chosen { $value } for { $key }; that stays. With --person it can be changed.
settings-nameless = The person here
settings-none = not set
settings-standard = { $value } (usual)
setting-language = The language of screens and sentences.
setting-region = The country of numbers written without a country code, such as TW. Where it is not set, the person's own number says it, else their Chinese, else where the system is from.
setting-area = The area code that completes numbers written without one, such as 02.
setting-dialer = What calls: "anytime dialer list" tells more.
setting-dialer-command = The command that calls, with { "{number}" } as one of its arguments.
setting-sip-account = The SIP account, as NAME@SERVER. Its password is set with "anytime dialer use sip".
setting-sip-numbers = How the SIP provider wants numbers: e164 (+886912345678), national (0912345678; other countries as with 00) or 00 (00886912345678).
setting-deskphone = The SIP address of the telephone on the table.
setting-text-size = The size of names and numbers on the screen: large, larger or largest.
setting-theme = The colours of the screen: light, dark or contrast. Where it is not set, as light or dark as the terminal.
setting-voice = Whether screens are read aloud: on or off.
setting-camera-command = The command that takes a photo, with { "{file}" } as one of its arguments.
setting-inbox = The folder whose newest photos are offered first. Where it is not set, it is the folder of pictures of the desktop.
setting-repeat-guard = Milliseconds (0 to 5000) in which the same key counts only once, for hands that tremble or hold a key down.
setting-limit-bytes = The largest photo file, in bytes (1000000 to 2000000000).
setting-limit-pixels = The largest photo, in pixels (1000000 to 500000000).
setting-limit-seconds = The longest time for reading one photo, in seconds (1 to 600).
setting-limit-memory = The most memory for reading one photo, in bytes (200000000 to 16000000000).
error-setting-unknown = There is no setting "{ $key }". "anytime settings" lists them all.
error-setting-choice = { $key } can't be { $value }. Choose one of: { $values }.
error-setting-number = { $key } can't be { $value }. It is a number from { $lowest } to { $highest }.
error-setting-region = { $key } can't be { $value }. It is the two letters of a country, such as TW, CN, HK or US.
error-setting-area = { $key } can't be { $value }. It is an area code of up to five digits, such as 02.
error-setting-area-unknown = { $key } can't be { $value }: the region { $region } has no such area code. For numbers of another region, choose that first with: anytime settings region CODE
error-setting-folder = { $key } can't be { $value }: there is no such folder. Please make it first.
error-setting-folder-closed = { $key } can't be { $value }: the folder can't be read. Please give this user the right to read it, or choose another folder.
error-setting-command = { $key } can't be { $value }. It is a program and its arguments, of which one is { $place }.
error-setting-unset-which = Please say which setting to forget: anytime settings KEY --unset
error-setting-unset-value = --unset takes no value. Please give either a value or --unset.

## tour
help-tour = Show every screen of the guided home, with invented people, to page through.
tour-place = Screen { $n } of { $total }, with invented people. 1 next, 2 previous, 0 leave.

## doctor
help-doctor = Check that all is in order, and say the next step where it is not.
doctor-ok = fine
doctor-note = note
doctor-fault = to do
doctor-summary = { $count ->
    [0] All is in order.
    [one] One thing waits for you.
   *[other] { $count } things wait for you.
}
doctor-models-ok = The models that read numbers and names are there.
doctor-models-missing = A model for reading photos is missing: { $file }.
doctor-models-broken = The models for reading photos can't be loaded.
doctor-models-next = Install Anytime again, or run ./anytime in its folder.
doctor-database-none = No address book yet; it will be made here: { $path }
doctor-database-ok = The address book is in order: { $path }
doctor-database-backed-up = The address book is in order: { $path } (last backup { $date })
doctor-database-damaged = Some of the address book is damaged: { $path }
doctor-database-changed = The address book can be used, but another program has added something to it, so backups of it can't be restored: { $path }
doctor-database-next = Keep a copy of this folder, then run "anytime restore" with your last backup.
doctor-database-pictures = { $count ->
    [one] The address book is in order, but one of its pictures is damaged or missing: { $path }
   *[other] The address book is in order, but { $count } of its pictures are damaged or missing: { $path }
}
doctor-database-pictures-next = With an earlier backup: run "anytime restore" with it, then once more with the file that it says is kept; nothing newer is lost. Without one: give a new picture with "anytime contacts picture".
doctor-database-kept = A damaged address book from before is kept: { $file }. When no person and no picture is missing any more, you may delete it.
doctor-dialer-ok = Calls go through { $dialer }.
doctor-dialer-rehearsal = No telephone is connected yet: calls are only rehearsed.
doctor-dialer-unknown = The way to call can't be used.
doctor-dialer-waits = How calls are made is kept in the address book, so this was not checked yet.
doctor-dialer-next = "anytime dialer list" shows the ways to call.
doctor-inbox-ok = Photos are offered from this folder: { $path }
doctor-inbox-missing = The folder of photos is gone or can't be opened: { $path }
doctor-inbox-next = Choose it again: anytime settings inbox FOLDER
doctor-camera-missing = The program of the camera is not there: { $program }
doctor-camera-next = Install it, or choose another: anytime settings camera-command "PROGRAM { "{file}" }"
doctor-heic-ok = Photos from iPhones (HEIC) can be read.
doctor-heic-missing = Photos from iPhones (HEIC) can't be read.
doctor-heic-next = Run: sudo apt install libheif1
doctor-font-ok = Large characters are drawn with an installed font.
doctor-font-missing = No font for large Chinese characters is installed; a coarse one is used.
doctor-font-next = Run: sudo apt install fonts-noto-cjk
doctor-voice-none = No program that reads aloud is installed. To hear the screens: sudo apt install espeak-ng
doctor-voice-ok = A program that reads aloud is there: { $program }. To hear it, press 9 on a screen.
doctor-terminal-ok = The terminal is large enough: { $columns } x { $rows }, with colours.
doctor-terminal-plain = The terminal is large enough: { $columns } x { $rows }, without colours.
doctor-terminal-small = The terminal is small: { $columns } x { $rows }.
doctor-terminal-next = Make the window larger, to 80 x 24 or more.
doctor-terminal-none = Not run in a terminal, so its size and colours are not checked.
doctor-locale-ok = The system shows every script: { $name }.
doctor-locale-other = The system may not show Chinese: its locale is { $name }.
doctor-locale-next = Set LANG to one that ends in UTF-8, such as C.UTF-8.
doctor-disk-ok = { $size } are free on the disk.
doctor-disk-full = Only { $size } are free on the disk.
doctor-disk-next = Please delete files that nobody needs.
doctor-disk-unknown = How much of the disk is free can't be told.
doctor-database-closed = The address book can't be opened.

## Progress and questions shared by commands
list-separator = { ", " }
removed-on = removed { $date }
help-name = The name.
help-file-to-write = The file to write.
help-yes = Answer yes to the question that this command asks.
consent-hint = (y = yes)
consent-needed = This needs a yes, and nobody is at the terminal to give it. Nothing was changed. Please add --yes.
consent-declined = Nothing was changed.
output-file-ask = { $file } is there already. Replace it?
output-file-foreign = { $file } is there already and was not written by this command, so it was left as it is. Please choose another name.
output-file-dash = A file is needed here, so nothing was written. Please give a name in the place of "-".
list-one = { $item }
list-more = { $list }, { $item }
list-either = { $list } or { $item }

## Voice

voice-choice = Press { $digit }: { $label }.
voice-written-here = The handwritten name
voice-photo = A photo
voice-example = For example: { $name }, { $number }
voice-again = Press 9 to hear this again.
voice-missing = No program that reads aloud is installed. The words on the screen stay.
voice-cannot-start = Reading aloud does not work now. The words on the screen stay. Please ask the person who set this up to look at it.

## Guided: shared words
guided-more = Show more
guided-first-page = Back to the first page
guided-back = Back
guided-home = Home
guided-stop = Stop
guided-moment = One moment
guided-delayed = This step is not done yet.
guided-patience = This takes a few seconds. Press 0 if you would rather stop.
guided-extension = Once you are through, dial the extension { $extension } yourself.
guided-list-comma = ,{ " " }
moment-time = { $part ->
    [0] { $clock } am
    [1] { $clock } am
   *[other] { $clock } pm
}
moment-today = today at { $time }
moment-yesterday = yesterday at { $time }
moment-date = { $month ->
     [1] January
     [2] February
     [3] March
     [4] April
     [5] May
     [6] June
     [7] July
     [8] August
     [9] September
     [10] October
     [11] November
   *[other] December
  } { $day }, { $year }, { $time }
number-mobile = Mobile { $number }
number-home = Home { $number }
number-work = Work { $number }
number-labelled = { $label } { $number }

## Guided: terminal
terminal-choose = Type a number and press Enter:
terminal-type = { $label } Type it and press Enter. For { $back }, type { $key }:
terminal-type-default = { $label } Press Enter to keep { $value }, or type another. For { $back }, type { $key }:
terminal-key = { $key }: { $does }
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-escape-also = { $does } ({ $key } and Enter)
terminal-key-done = done
# Only photographs are read so long: a piece is a name or a number.
terminal-progress = { $done } of { $total } pieces of writing read.
terminal-hint-0 = Here you can only press 0: { $back }.
terminal-hint-1 = Please press { $a } or 0.
terminal-hint-2 = Please press { $a }, { $b } or 0.
terminal-hint-3 = Please press { $a }, { $b }, { $c } or 0.
terminal-hint-4 = Please press { $a }, { $b }, { $c }, { $d } or 0.
terminal-hint-home = You are at home. Please press { $a }, { $b }, { $c } or { $d }.

## Guided: first start
language-name = English
start-language-title = Welcome
start-language-question = Which language do you read best?
start-skip-all = Skip this for now
start-name-title = What is your name?
start-name-why = Your family sees it beside what you say.
start-name-label = Your name:
start-number-title = What is your telephone number?
start-number-why = With it, your family's Anytime knows that it is you.
start-number-label = Your number:
start-number-whole = Please type the whole number with its area code.
start-skip = To leave this out, just press Enter.

## Guided: home and settings
home-title = Anytime
home-title-name = Hello, { $name }
home-question = What would you like to do?
home-most-called = You call { $name } most often.
home-call = Call someone
home-add = Add a contact
home-feed = Family news
home-settings = Settings
home-leave = Leave
home-stay = Stay here
settings-title = Settings
settings-question = What would you like to change?
settings-text-size = Text size
settings-colours = Colours
settings-language = Language
settings-who = Who I am
settings-words = Language and voice
settings-voice-on = Read screens aloud
settings-voice-off = Stop reading aloud
voice-is-on = Reading aloud is turned on. Press 9 to hear a screen again.
voice-is-off = Screens are not read aloud. Press 9 to hear just this screen.
settings-chosen = { $choice } (in use now)
settings-opening = Opening.
text-size-large = Large
text-size-larger = Larger
text-size-largest = Largest
text-size-question = Names and numbers grow with it where the screen has room. Choose what is easiest to read.
colours-light = Black on white
colours-dark = White on black
colours-contrast = Yellow on black, the strongest
colours-question = Choose what you see best.
who-name = Change my name
who-number = Change my number
who-other = I am someone else
who-nameless = No name yet
who-chosen = { $who } (here now)
who-question = This person is using Anytime now.
who-people-title = Who are you?
who-people-question = Please choose your name.
who-people-alone = There is only one person so far. Whoever helps you can add others with: anytime people add
who-other-title = Is this you?
who-other-why = The screens then come in the language and the text size of this person. Press 0 if it is not you.
who-other-yes = Yes, this is me

## Guided: call
call-title = Call
call-question = Who would you like to talk to?
call-nobody = There is nobody here yet. Let us add someone first.
call-opening = Opening your contacts.
call-handwritten = Handwritten name, { $number }
call-namesake = { $name }, { $number }
call-numbers-title = Which number?
call-no-number = There is no number for this person yet.
call-confirm-title = Make this call?
call-confirm = Press 1 to call, or 0 not to.
call-now = Call now
call-service = This is not a family number. It reaches { $what }.
call-possible = This number looks unusual. Please look at it once more.
call-local = This number has no area code, so it may not go through.
call-elsewhere = This number can't be called from here. It may be a number of another country. Please ask the person who set this up to look at it.
call-local-elsewhere = This number has no area code. Here it may be the number of somebody else.
call-asking = Asking the telephone to call.
call-ringing = Their telephone is ringing.
call-talking = You are connected. Please speak.
call-talking-time = You have been talking for { $time }.
call-hang-up = Hang up
call-hanging-up = Hanging up.
call-told-title = Your call
told-asked = The telephone was asked to call this number. Please look at the telephone.
told-rehearsed = This was only a rehearsal: nobody was called. This is the number that would be dialled. Whoever helps you can choose a telephone with: anytime dialer
call-unlogged = This call could not be written into the list of calls. Please ask the person who set this up to look at it.
call-changed = The name or number was changed just now. Nobody was called. Please choose again.
told-ended = The call has ended.
told-time = You talked for { $time }.
time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
time-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
time-hours-minutes = { $hours } and { $minutes }
told-busy = The line is busy. Try again in a little while.
told-no-answer = Nobody answered. Try again later.
told-refused = The call was not taken. Try again later.
told-stopped = The call was stopped. If the telephone should ring all the same, please hang up there.
call-again = Call again

## Guided: add a contact
add-title = Add a contact
add-opening = Checking whether a card is still waiting.
add-waiting = { $count ->
     [one] One person is still waiting from last time, kept safe for you.
   *[other] { $count } people are still waiting from last time, kept safe for you.
  }
add-go-on = Carry on from last time
add-new-card = Add someone new
add-paper-how = Take white paper and a dark pen. Write the name on the first line and the number below it, like this, nice and large.
add-paper-photo = Then take a photo of it where the light is good.
add-example-name = Mary Lin
add-example-number = 0912-345-678
add-photo = Take or choose the photo
add-type = Type it, without a photo
add-reading = Reading the writing on the photo.
add-nothing-title = No writing found
add-nothing = No name or number can be seen on this photo. A brighter, closer photo helps.
add-all-known-title = Everybody is here already
add-all-known = Whoever is on this photo was saved before, with the same number.
add-another-photo = Another photo
add-which = { $title } (person { $n } of { $total })
add-right = Yes, that is right
add-wrong = No, that is not right
add-none-of-these = None of these
add-leave-out = Leave this one out
add-leave-title = Leave this one out?
add-leave-photo = To add it later, take the photo again.
add-leave-yes = Yes, leave it out
add-leave-no = No, go on with it
add-compare = Please compare it with the writing.
add-look-again = Please look at it once more.
add-number-title = Is this the number?
add-candidates-title = { $count ->
     [1] Is it this one?
   *[other] Is it one of these?
  }
add-number-unread-title = The number could not be read
add-number-fix-title = Let us put the number right
add-number-area-added = The area code was added for you.
add-number-possible = This number looks unusual.
add-number-extension = Please check the extension too: { $extension }.
add-number-local = This number has no area code.
add-mend = Correct one digit
add-mend-place-title = Where is the wrong digit?
add-mend-nth = { $n ->
     [1] First
     [2] Second
     [3] Third
   *[other] Fourth
  } digit: { $digit }
add-mend-digit-title = What should this { $digit } be?
add-mend-digit-help = Press the right digit, then Enter. If a digit is missing here, press both digits. If this one should not be there, press only Enter.
add-mend-digit-label = Right digit:
add-mend-digit-wrong = Only one digit belongs here, or two.
add-type-number = Type the number
add-type-number-title = Type the number
add-type-number-label = Number:
add-service-title = This is a public number
add-service-question = Do you really want to keep it as a contact?
add-service-keep = Yes, keep it
add-service-wrong = No, the number is wrong
add-known-title = This number is here already
add-known-question = Is it the same person?
add-known-same = Yes, the same person
add-known-other = No, someone else
add-known = This number was saved already.
add-name-title = Is this the name?
add-name-unread-title = The name could not be read
add-name-fix-title = Let us put the name right
add-keep-handwriting = Keep the handwriting as the name
add-keep-handwriting-why = The handwriting can be the name: you know at once who it is.
add-type-name = Type the name
add-type-name-title = Type the name
add-type-name-label = Name:
add-namesake-title = This name is here already
add-namesake-question = Is it the same person with another number?
add-namesake-same = Yes, add the number
add-namesake-other = No, someone of the same name
add-removed-title = This person was removed before
add-removed-question = Bring back the one who was here?
add-removed-back = Yes, bring them back
add-removed-new = No, add them as someone new
add-storing = Saving.
add-saved-title = Saved
add-saved = From now on you will find them under "Call someone".
add-saved-wrong = That is not right, correct it
add-again = Add someone else
add-call = Call { $name }
add-call-handwritten = Call this person
face-title = A picture of this person
face-question = Saved. Would you like to add a picture? A face is easy to find.
face-none = No picture
face-look = Is this picture good?
face-right = Yes, use it

## Guided: family feed
family-title = Family news
family-opening = Opening the family news.
family-empty = There is nothing here yet. Would you like to be the first?
family-you = You
family-someone = Someone in the family
family-post-title = { $name }, { $when }
family-own-post-title = You, { $when }
family-said = Saved. It is in the family news now.
family-said-alone = Saved. Only you see it for now: your family sees it once you have each other as contacts.
family-liked-by = Likes: { $names }
family-like = Like
family-unlike = Take back my like
family-older = Older
family-newer = Newer
family-read-on = Read on
family-read-back = Previous page
family-say = Say something
say-title = Say something
say-question = How would you like to say it?
say-photo = With a photo
say-note = With a handwritten note
say-sentence = With a ready sentence
say-note-how = Write your note on white paper first, with a dark pen.
say-sentence-question = Which one?
say-another-sentence = Another sentence
say-now = Keep it for the family
say-look = Shall we keep this for the family to see?
say-saying = Saving what you said.
ready-miss-you = I am thinking of you all.
ready-eaten = Have you all eaten well?
ready-well = I am well, no need to worry.
ready-come = Come for dinner when you have time.
ready-seen = I saw the photo. How lovely.
ready-warm = The weather is changing, dress warmly.
ready-proud = I am so proud of you.
ready-morning = Good morning. Have a lovely day.
ready-night = Good night, sleep well.

## Guided: photo sources
photo-title = Where is the photo?
photo-question = Please choose one.
photo-camera = Take it with the camera
photo-inbox = Choose from the photo folder
photo-file = Type where the file is
photo-inbox-title = Is it this photo?
photo-inbox-empty = There is no photo in the folder yet.
photo-of = Photo { $n } of { $total }, the newest first: { $when }.
photo-this = Use this photo
photo-older = Show an older one
photo-newer = Show a newer one
photo-looking = Looking for photos.
photo-taking = The camera is taking the photo. Please keep still.
photo-opening = Opening the photo.
photo-file-title = Where is the file?
photo-file-help = Drag the photo file onto this window, or type its whole path.
photo-no-camera = Whoever helps you can set up a camera with: anytime settings
photo-file-label = File:

## Guided: errors
trouble-title = That did not work
trouble-unexpected = Something went wrong. Nothing of yours was lost. Please try again.
trouble-home-gone = The address book is not there any more, but a backup of it is.
trouble-home-away = The disk with the address book is not plugged in.
trouble-camera-program = The camera did not start. Whoever helps you can check it with: anytime settings
trouble-camera-photo = The camera took no photo. Please try again.
trouble-inbox = The photo folder can't be opened. Whoever helps you can check it with: anytime settings
trouble-contact-gone = This person was removed just now, so nothing was done. Please choose again.
trouble-post-gone = This was taken back by the person who said it.
trouble-not-writable = Nothing can be saved at the moment. What was there is safe. Please ask the person who set this up to look at it.
trouble-understood = All right
