### 通话易的文字，大陆用语。
### 格式：Project Fluent，用到的部分见 Documentation/translating.md。

## Command line
help-anytime = 按一个数字，就能给家人打电话、看看家人近况。
help-lang = 语言：zh-Hant、zh-Hans、en。
help-plain = 纯文本、逐行编号、不刷新画面，适合读屏软件和管道。
help-json = 输出 JSON，供程序使用。
help-person = 以家里这个人的身份执行：姓名或电话。
help-home = 存放通讯录的文件夹（也可用 ANYTIME_HOME 指定）。


## Errors: pictures

# (end of: Errors: pictures)


## Errors: numbers and names
error-name-empty = 还没有姓名。请输入至少一个字。
error-name-too-long = 这个姓名有 { $count } 个字，最多 { $longest } 个字。没有改动任何内容，请输入短一些的姓名。
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
terminal-choose = 请输入数字，再按回车：
terminal-type = { $label }　输入后请按回车；要「{ $back }」请输入 0：
terminal-type-default = { $label }　直接按回车就用「{ $value }」，也可以重新输入；要「{ $back }」请输入 0：
terminal-type-keys = 回车：完成　　Esc：{ $back }
terminal-progress = { $done } / { $total }
terminal-hint-0 = 请按 0。
terminal-hint-1 = 请按 { $a } 或 0。
terminal-hint-2 = 请按 { $a }、{ $b } 或 0。
terminal-hint-3 = 请按 { $a }、{ $b }、{ $c } 或 0。
terminal-hint-4 = 请按 { $a }、{ $b }、{ $c }、{ $d } 或 0。

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
