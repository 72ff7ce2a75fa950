### 通话易的文字，大陆用语。
### 格式：Project Fluent，用到的部分见 Documentation/translating.md。

## Command line
help-anytime = 按一个数字，就能给家人打电话、看看家人近况。
help-lang = 语言：zh-Hant、zh-Hans、en。
help-plain = 纯文本、逐行编号、不刷新画面，适合读屏软件和管道。
help-json = 输出 JSON，供程序使用。
help-person = 以家里这个人的身份执行：姓名或电话。
help-home = 存放通讯录的文件夹（也可用 ANYTIME_HOME 指定）。
help-usage = 用法：
help-arguments = 参数：
help-options = 选项：
help-commands = 命令：
help-exit-codes = 退出代码：
help-place-command = 命令
help-place-options = 选项
help-help = 显示这份说明。
help-version = 显示版本。
help-default = 默认
help-values = 可选：{ $values }。
help-default-value = 不写就是 { $value }。
help-note-separator = { "" }
help-detail = 输入「{ $command }」，查看某个命令的说明。
help-more = 更多说明：{ $command }
help-completions = 输出 bash、zsh 或 fish 的命令补全脚本。
help-completions-shell = shell 的名称。
help-man = 以 roff 输出手册页。
man-name = 名称
man-synopsis = 语法
man-description = 说明
man-environment = 环境变量
man-files = 文件
man-text = 通话易从纸上的照片读出姓名和电话，存成联系人，按几个键就能打电话。在终端里不加命令，就打开引导画面。没有人能回答的时候，命令不会等待：只做安全的事，并说明做了什么。
man-anytime-home = 存放通讯录的文件夹。
man-anytime-share = 存放 tessdata 和 locales 的文件夹。
man-no-color = 设置后不使用颜色。
man-accessible = 设为 1 时，和 --plain 一样使用纯文本。
man-language = --lang 和个人设置都没有指定时的语言。
man-database = 联系人、家人、家人动态、通话记录和设置。
man-pictures = 照片，按内容命名。
exit-success = 全部完成。
exit-failure = 有一件事没有做成，提示会说明原因。
exit-pending = 内容都安全，还有事情等人处理。
exit-usage = 看不懂这行命令。
exit-bad-input = 文件已损坏，或者内容不对。
exit-no-input = 找不到文件，或者打不开。
exit-unavailable = 缺少需要的程序或模型。
exit-cannot-write = 磁盘已满，或者无法写入。
exit-busy = 另一个通话易正在工作，请再试一次。
exit-no-permission = 文件夹只读，或者属于别人。
exit-bad-state = 通讯录已损坏或版本更新，或者程序缺少文件。
exit-interrupted = 用 Ctrl-C 停止。
usage-unknown-option = 没有 { $option } 这个选项。
usage-unknown-option-suggestion = 没有 { $option } 这个选项。您是想用 { $suggestion } 吗？
usage-missing-value = { $option } 后面要写一个值。
usage-takes-no-value = { $option } 后面不用写值，但您写了 { $value }。
usage-unexpected = 这里不需要：{ $text }
usage-twice = { $first } 和 { $second } 不能一起用，请留一个。
usage-missing = 还缺少：{ $text }
usage-invalid-value = { $value } 不能用于 { $option }。
usage-invalid-choice = { $value } 不能用于 { $option }。可选：{ $values }。
usage-missing-command = 请说明要运行哪个命令。
usage-not-understood = 看不懂这行命令。


## Errors: pictures
picture-missing = 没有找到文件「{ $path }」。请看看名字对不对，再试一次。
picture-folder = 「{ $path }」是文件夹。请选里面的一张照片。
picture-unreadable = 这里打不开文件「{ $path }」。请把照片复制到自己的文件夹，再试一次。
picture-not-a-file = 「{ $path }」不是照片。请选一张照片。
picture-empty = 文件「{ $path }」是空的，照片没有传过来。请再发一次。
picture-file-too-large = 这个文件超过 { $limit } MB，太大了。请选小一点的照片。
picture-not-a-picture = 这个文件不是照片。请选一张照片。
picture-unsupported = 这里打不开 { $kind } 文件。请另存为 JPEG，或者把它拍成照片，再试一次。
picture-unsupported-heic = 这台电脑打不开 iPhone 的 HEIC 照片。请在 iPhone 上点「设置」、「相机」、「格式」，选「兼容性最佳」，再拍一次。
picture-incomplete = 这张照片缺了一部分。请再拍一次，或者再发一次。
picture-damaged = 这张照片坏了，打不开。请再拍一次。
picture-too-many-pixels = 这张照片有 { $megapixels } 百万像素，太大了，最多 { $limit } 百万像素。请选小一点的照片。
picture-too-many-scans = 这张照片的存储方式很特别，打开要很久。请再拍一次。
picture-too-slow = 这张照片看了 { $seconds } 秒还没看完，先停下来了。内容都还在。请换小一点的照片。
picture-too-much-memory = 这张照片太大，电脑的内存不够。内容都还在。请换小一点的照片。
picture-crashed = 这张照片打不开。内容都还在。请再拍一次。
picture-no-child = 电脑现在太忙，打不开照片。内容都还在。请关掉别的程序，再试一次。

# (end of: Errors: pictures)


## Errors: numbers and names
error-name-empty = 还没有姓名。请输入至少一个字。
error-name-too-long = 这个姓名有 { $count } 个字，最多 { $longest } 个字。没有改动任何内容，请输入短一些的姓名。
number-empty = 这里没有数字。请输入电话号码。
number-letters = 电话号码只能有数字，这里有别的字。请只输入数字。
number-too-short = 这个号码好像少了数字。请再看一遍。
number-too-long = 这个号码的数字太多了。请再看一遍。
number-wrong-length = 没有这么长的电话号码。请再看一遍。
number-unknown-country = 加号后面的国家代码不存在。请再看一遍开头的数字。
number-unknown-region = 没有这个地区。请用两个英文字母，比如 TW、CN、HK、US。
number-possible = 这个号码比较少见。请跟纸上的对一下。
number-area-added = 区号是另外加上去的。请看看对不对。
number-local = 这个号码没有区号，只能在本地打。
number-extension = { $number } 分机 { $extension }
service-police = 公安报警
service-fire = 消防队
service-fire-ambulance = 消防队、救护车
service-ambulance = 救护车
service-emergency = 紧急电话
service-emergency-test = 紧急电话测试
service-coast-guard = 水上救援
service-protection = 保护热线（家暴、妇女、儿童）
service-traffic-police = 交通事故报警
service-antifraud = 反诈热线
service-heart = 心理热线
service-care = 照护热线
service-health = 健康热线
service-city = 市民服务热线
service-directory = 查号台
service-time = 报时台
service-weather = 天气预报台
service-traffic = 路况热线
service-other = 公共服务电话

# (end of: Errors: numbers and names)


## Errors: store

# (end of: Errors: store)


## Errors: calling
dialer-unknown = 没有叫 { $name } 的拨号方式，没有打电话。可以用 anytime dialer list 看看有哪些。
dialer-no-command = 还没有设置打电话的命令，没有打电话。请用 anytime dialer use command 设置。
dialer-unclosed-quote = 命令里的引号没有成对，什么都没有改。请把引号补上。
dialer-number-missing = 命令里没有写号码放在哪里，什么都没有改。请加上 { $place } 这一项。
dialer-number-inside = 命令里的 { $place } 要单独一项，现在它跟别的字连在一起：{ $argument }。什么都没有改。请在前后加空格。
dialer-missing-program = 这台电脑上没有 { $program } 这个程序，没有打电话。请安装它，或者用 anytime dialer use 换一种拨号方式。
dialer-cannot-start = { $program } 这个程序打不开，没有打电话。请先自己试一次。
dialer-failed = { $program } 这个程序说电话没有打成（代码 { $status }）。请先自己试一次。
dialer-no-response = { $program } 这个程序过了 { $seconds } 秒还没有做完，已经停掉了。请看一下电话，说不定正在拨。
dialer-no-handler = 这台电脑上没有程序可以打这个电话。请安装能打电话的程序，或者用 anytime dialer use 换一种拨号方式。
dialer-needs-telephone = 通话易不会用这台电脑打紧急电话。请拿起电话，拨 { $number }。
dialer-already-calling = 还有一个电话没有结束。请先挂断那一个。

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
list-separator = 、
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
