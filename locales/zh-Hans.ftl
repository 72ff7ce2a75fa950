### 通话易的文字，大陆用语。
### 格式：Project Fluent，用到的部分见 Documentation/translating.md。

## Command line

help-anytime = 按一个数字，就能给家人打电话、看看家人近况。
help-lang = 语言：{ $tags }。
help-plain = 纯文本、逐行编号、不刷新画面，适合读屏软件和管道。
help-json = 输出 JSON，供程序使用。
help-person = 以家里这个人的身份执行：姓名或电话。
help-home = 存放通讯录的文件夹（也可用 ANYTIME_HOME 指定）。
help-usage = 用法：
help-arguments = 参数：
help-options = 选项：
help-every-command = 每个命令都能用的选项：
help-commands = 命令：
help-exit-codes = 退出代码：
help-place-command = 命令
help-place-options = 选项
help-help = 显示这份说明。
help-version = 显示版本。
help-default = （默认）
help-values = 可选：{ $values }。
help-default-value = 不写就是 { $value }。
help-note-separator = { "" }
help-detail = 输入“{ $command }”，查看某个命令的说明。
help-more = 更多说明：{ $command }
help-completions = 输出 bash、zsh 或 fish 的命令补全脚本。
help-completions-shell = shell 的名称。
help-man = 以 roff 输出手册页。
man-name = 名称
man-synopsis = 语法
man-description = 说明
man-environment = 环境变量
man-files = 文件
man-text = 通话易从卡片和电话簿的照片里读出姓名和电话，存成联系人，按几个键就能打电话。在终端里不加命令，就打开引导画面。没有人能回答的时候，命令不会等待：只做安全的事，并说明做了什么。
man-anytime-home = 存放通讯录的文件夹。
man-anytime-share = 存放 tessdata 和 locales 的文件夹。
man-anytime-kiosk = 设为 1 时，在首页按 0 不会离开。
man-no-color = 设置后不使用颜色。
man-accessible = 设为 1 时，和 --plain 一样使用纯文本。
man-language = --lang 和个人设置都没有指定时的语言。
man-database = 联系人、家人、家人近况、通话记录和设置。
man-pictures = 照片，按内容命名。
exit-success = 全部完成。
exit-failure = 有一件事没有做成，提示会说明原因。
exit-pending = 内容都安全，还有事情等人处理。
exit-usage = 看不懂这行命令。
exit-bad-input = 文件已损坏，或者内容不对。
exit-no-input = 找不到文件，或者打不开。
exit-unavailable = 缺少需要的程序、模型、账号或声卡。
exit-cannot-write = 磁盘已满，或者无法写入。
exit-busy = 另一个通话易正在工作，请再试一次。
exit-no-permission = 文件夹只读，或者属于别人。
exit-bad-state = 通讯录已损坏或版本较新，或者程序缺少文件。
exit-interrupted = 用 Ctrl-C 停止。
home-needs-terminal = 这里不是终端，画面打不开。要一行一行地用，请运行：anytime --plain
usage-unknown-option = 没有 { $option } 这个选项。
usage-unknown-option-suggestion = 没有 { $option } 这个选项。您是想用 { $suggestion } 吗？
usage-unknown-command = 没有 { $command } 这个命令。可选：{ $values }。
usage-unknown-command-suggestion = 没有 { $command } 这个命令。您是想用 { $suggestion } 吗？
usage-missing-value = { $option } 后面要写一个值。
usage-takes-no-value = { $option } 后面不用写值，但您写了 { $value }。
usage-unexpected = 这里不需要：{ $text }
usage-twice = { $first } 和 { $second } 不能一起用，请留一个。
usage-missing = 还缺少：{ $text }
usage-invalid-value = { $value } 不能用于 { $option }。
usage-invalid-choice = { $value } 不能用于 { $option }。可选：{ $values }。
usage-missing-command = 请说明要运行哪个命令。
usage-dash-file = { $file } 以减号开头，会被当成选项。要用这个文件，请写成 ./{ $file }
usage-not-understood = 看不懂这行命令。

## Errors: pictures
picture-missing = 没有找到文件“{ $path }”。请看看文件名对不对，再试一次。
picture-folder = “{ $path }”是文件夹。请选里面的一张照片。
picture-unreadable = 这里打不开文件“{ $path }”。请把照片复制到自己的文件夹，再试一次。
picture-not-a-file = “{ $path }”不是照片。请选一张照片。
picture-empty = 文件“{ $path }”是空的，照片没有传过来。请再发一次。
picture-file-too-large = 这个文件超过 { $limit } MB，太大了。请选小一点的照片。
picture-not-a-picture = 这个文件不是照片。请选一张照片。
picture-unsupported = 这里打不开 { $kind } 文件。请另存为 JPEG，或者把它拍成照片，再试一次。
picture-unsupported-heic = 这台电脑打不开 iPhone 的 HEIC 照片。请在 iPhone 上依次点“设置”“相机”“格式”，选“兼容性最佳”，再拍一次。
picture-moving = 这是动图，这里只能打开不会动的照片。请拍一张普通的照片，再试一次。
picture-incomplete = 这张照片缺了一部分。请再拍一次，或者再发一次。
picture-damaged = 这张照片坏了，打不开。请再拍一次。
picture-too-small = 这张照片太小，看不到上面的字。内容都还在。请发原图，或者再拍一次。
picture-too-many-pixels = 这张照片有 { $megapixels }00 万像素，太大了，最多 { $limit }00 万像素。请选小一点的照片。
picture-too-many-scans = 这张照片的存储方式很特别，打开要很久。请再拍一次。
picture-too-slow = 这张照片看了 { $seconds } 秒还没看完，先停下来了。内容都还在。请换小一点的照片。
picture-too-much-memory = 这张照片太大，电脑的内存不够。内容都还在。请换小一点的照片。
picture-crashed = 这张照片打不开。内容都还在。请再拍一次。
picture-no-child = 电脑现在太忙，打不开照片。内容都还在。请关掉别的程序，再试一次。

## Errors: numbers and names
error-name-empty = 还没有姓名。请输入至少一个字。
error-name-digits = 姓名里至少要有一个字，不能只有数字。请再输入一次。
error-name-unreadable = 这个姓名里有读不出来的字。没有改动任何内容，请再输入一次。
error-name-too-long = 这个姓名有 { $count } 个字，最多 { $longest } 个字。没有改动任何内容，请输入短一些的姓名。
number-empty = 这里没有数字。请输入电话号码。
number-letters = 电话号码只能有数字，这里有别的字。请只输入数字。
number-too-short = 这个号码好像少了数字。请再看一遍。
number-too-long = 这个号码的数字太多了。请再看一遍。
number-wrong-length = 电话号码的位数不对。请再看一遍。
number-unknown-country = 加号后面的国家代码不存在。请再看一遍开头的数字。
number-unknown-region = 没有这个地区。请用两个英文字母，比如 TW、CN、HK、US。
number-possible = 这个号码很少见，可能有错。请跟纸上的对一下。
number-area-added = 区号是另外加上去的。请看看对不对。
number-local = 这个号码没有区号，只能在本地打。
number-elsewhere = 这个号码没有区号，在这里打，可能会打给别人。请跟纸上的对一下。
number-extension = { $number } 分机 { $extension }
service-police = 报警电话
service-fire = 消防队
service-fire-ambulance = 消防队、救护车
service-ambulance = 救护车
service-emergency = 紧急电话
service-emergency-abroad = 其他地区的紧急电话
service-emergency-test = 紧急电话测试
service-coast-guard = 水上救援
service-protection = 保护热线（家暴、妇女、儿童）
service-traffic-police = 交通事故报警电话
service-antifraud = 反诈热线
service-heart = 心理热线
service-care = 照护热线
service-health = 健康热线
service-city = 市民服务热线
service-directory = 查号台
service-time = 报时台
service-weather = 天气预报台
service-traffic = 路况热线
service-taxi = 出租车叫车电话
service-hotline = 公司或机构的服务热线
service-other = 公共服务电话

## Errors: store
store-disk-full = 磁盘空间满了，这一次没有保存。以前的内容都还在。
store-disk-full-next = 请腾出一些空间，再试一次。
store-no-address-book = { $path } 里没有通讯录，也没有新建。请检查 --home（或 ANYTIME_HOME）指定的文件夹对不对。要在那里新建通讯录，请运行：anytime people add --name 姓名
store-not-writable = 无法写入文件夹 { $path }，所以没有保存。里面的内容都没有动。请开放写入权限，或用 --home 换一个文件夹。
store-away = 文件夹 { $path } 指向 { $target }，但那里没有东西。没有任何改动。如果是在移动硬盘或 U 盘上，请先接好再试一次。
store-not-readable = 无法读取 { $path } 里的通讯录。里面的内容都没有动。请开放这个文件夹的读取权限。
store-newer-version = 这本通讯录是较新版的通话易建立的。里面的内容都没有动。请安装新版。
store-damaged = 通讯录文件损坏了。{ $kept }{ $backup }
store-damaged-kept = 原文件已改名为 { $name } 留在原文件夹，没有删除任何东西。
store-damaged-there = 文件留在原处，没有删除任何东西。
store-damaged-backup = 最近一次的备份可以使用。请运行：
    { "  " }anytime restore { $path }
store-damaged-no-backup = 目前没有可以使用的备份。要重新开始，请运行：
    { "  " }anytime restore --empty
store-gone = 通讯录文件不见了，不过还有备份。要用备份，请运行：
    { "  " }anytime restore { $path }
    要重新开始，请运行：
    { "  " }anytime restore --empty
store-busy = 另一个通话易正在使用通讯录。内容都还在。请稍后再试一次。
store-no-person = 家里没有“{ $text }”这个人。要看有哪些人，请运行：anytime people list
store-which-person = “{ $text }”可能是好几个人，所以什么都没做。请用最前面的代码指定是哪一位：
    { $list }
store-only-person = 家里只有这一位，所以没有移除。请先添加另一位，或改姓名：anytime people edit 姓名 --name 新姓名
store-no-contact = 联系人里没有“{ $text }”。要看有哪些人，请运行：anytime contacts list
store-which-contact = “{ $text }”可能是好几位联系人，所以什么都没做。请用最前面的代码指定是哪一位：
    { $list }
store-same-contact = “{ $name }”已经在第 { $place } 位，电话也一样，所以没有再加一位。没有改动任何内容。要换回原来的，请先运行：anytime contacts remove { $id }
store-no-post = 找不到动态“{ $text }”。要看动态，请运行：anytime feed list
store-not-author = 只有说这句话的人可以收回。没有改动任何内容。
store-empty-text = 还没有内容。请给一段文字或一张照片。
store-text-too-long = 这段文字超过 { $limit } 个字，所以没有保存。请写短一点。
store-unreadable-file = 无法打开文件 { $path }。没有改动任何内容。请看看文件名和权限对不对。
store-not-a-backup = { $path } 不是完整的通话易备份。没有改动任何内容。请换一个备份文件。
store-not-a-feed = { $path } 不是通话易导出的家人近况文件。没有导入任何东西。请对方再给一次文件。
store-newer-file = “{ $path }”是较新版的通话易生成的，什么都没有改动。请安装新版。
store-file-too-large = { $path } 太大了，不像是通话易的文件。没有导入任何东西。请看看是不是拿错了文件。
output-disk-full = 磁盘满了，这次的结果写不出来。已经存好的内容没有问题。
output-closed = 这次的结果写不出来。已经存好的内容没有问题。
store-no-room = { $path } 没有写入，因为那个磁盘或 U 盘的空间不够。通讯录没有问题。请在那里腾出一些空间，或换一个地方存放。
store-cannot-write-file = 无法写入文件 { $path }。通讯录没有问题。请换一个地方存放。
store-refused = 通讯录无法完成这件事（代码 { $code }）。以前的内容都还在。
store-refused-next = 请运行：anytime doctor

## Errors: calling
# [1] is said by doctor and by dialer use, where nobody wanted to call.
dialer-unknown = { $setup ->
    [1] 没有叫 { $name } 的拨号方式。
   *[other] 没有叫 { $name } 的拨号方式，没有打电话。
}
dialer-unknown-next = 可以用 anytime dialer list 看看有哪些。
dialer-no-command = { $setup ->
    [1] 还没有设置打电话的命令。
   *[other] 还没有设置打电话的命令，没有打电话。
}
dialer-no-command-next = 请设置一个，例如：
    { "  " }anytime dialer use command "程序 { "{number}" }"
dialer-unclosed-quote = 命令里的引号没有成对，什么都没有改。请把引号补上。
dialer-number-missing = 命令里没有写号码放在哪里，什么都没有改。请加上 { $place } 这一项。
dialer-number-inside = 命令里的 { $place } 要单独一项，现在它跟别的字连在一起：{ $argument }。什么都没有改。请在前后加空格。
dialer-missing-program = { $setup ->
    [1] 这台电脑上没有 { $program } 这个程序。
   *[other] 这台电脑上没有 { $program } 这个程序，没有打电话。
}
dialer-missing-program-next = 请安装它，或者用 anytime dialer use 换一种拨号方式。
dialer-not-executable = { $setup ->
    [1] 文件 { $program } 没有运行的权限。
   *[other] 文件 { $program } 没有运行的权限。没有打电话。
}
dialer-not-executable-next = 要允许运行，请输入：
    { "  " }chmod +x { $path }
dialer-cannot-start = { $setup ->
    [1] { $program } 这个程序打不开。
   *[other] { $program } 这个程序打不开，没有打电话。
}
dialer-failed = { $program } 这个程序说打不了电话（代码 { $status }），所以没有打电话。
dialer-failed-next = 请先自己试一次。
dialer-no-response = { $program } 这个程序过了 { $seconds } 秒还没有做完，已经停掉了。请看一下电话，说不定正在拨。
dialer-hangs = { $setup ->
    [1] { $program } 这个程序过了 { $seconds } 秒还没有反应，已经停掉了。
   *[other] { $program } 这个程序过了 { $seconds } 秒还没有反应，已经停掉了，没有打电话。
}
dialer-no-handler = { $setup ->
    [1] 这台电脑上没有可以打电话的程序。
   *[other] 这台电脑上没有可以打电话的程序，没有打电话。
}
dialer-no-handler-next = 请安装一个，或者用 anytime dialer use 换一种拨号方式。
dialer-needs-telephone = 这台电脑不能打紧急电话。请拿起电话，拨 { $number }。
dialer-already-calling = 还有一个电话没有结束。请先挂断那一个。
dialer-no-account = { $setup ->
    [1] 还没有设置打电话的账号。
   *[other] 还没有设置打电话的账号，没有打电话。
}
dialer-no-account-next = 请用 anytime dialer use sip 账号@服务器 设置。
dialer-no-deskphone = { $setup ->
    [1] 还没有设置桌上的电话。
   *[other] 还没有设置桌上的电话，没有打电话。
}
dialer-no-deskphone-next = 请用 anytime dialer use deskphone 名称@服务器 设置。
dialer-not-an-address = { $address } 不是 SIP 地址，什么都没有改。请写成 名称@服务器。
dialer-password-in-address = 请把账号写成 账号@服务器，不要写密码。什么都没有改。终端的历史记录里可能留有刚才输入的密码。密码请用 anytime dialer use sip 输入。
dialer-secret-unreadable = { $setup ->
    [1] 打电话的密码不能用。
   *[other] 打电话的密码不能用，没有打电话。
}
dialer-secret-unreadable-next = 请检查 { $path }，或者用 anytime dialer use sip 再输入一次密码。
dialer-secret-locked = { $setup ->
    [1] 放打电话密码的密钥环锁住了。
   *[other] 放打电话密码的密钥环锁住了，没有打电话。
}
dialer-secret-locked-next = 请用这台电脑的密码登录，或者用 anytime dialer use sip 再输入一次电话的密码。
dialer-secret-unusable = 这个密码里有不能用的字：空格、分号，或者英文字母、数字和标点以外的字。什么都没有改。请到电话公司换一个密码。
dialer-account-refused = { $setup ->
    [1] { $server } 不接受这个账号。
   *[other] { $server } 不接受这个账号，没有打电话。
}
dialer-account-refused-next = 请用 anytime dialer use sip 检查账号和密码。
dialer-server-silent = { $setup ->
    [1] { $server } 没有回应。请看看网络通不通，再试一次。
   *[other] { $server } 没有回应，没有打电话。请看看网络通不通，再试一次。
}
dialer-number-unknown = { $server } 说没有这个号码，没有打电话。请检查号码。
dialer-not-connected = { $server } 没有接通电话（代码 { $status }）。请晚点再打。
dialer-no-sound-card = 这台电脑没有声卡，说话对方听不到。请接上耳麦。
dialer-sound-fails = 这台电脑的麦克风或喇叭不能用，说话对方听不到。请看看有没有接好。
dialer-deskphone-not-taken = 桌上的电话没有人拿起来，所以没有打出去。请再打一次，铃响时拿起来。
dialer-deskphone-refuses = 桌上的电话没有拨通这个号码（代码 { $status }）。请直接用那部电话拨。
dialer-no-modem-manager = { $setup ->
    [1] 这台电脑没有启动上网卡要用的 ModemManager。
   *[other] 这台电脑没有启动上网卡要用的 ModemManager，没有打电话。
}
dialer-no-modem-manager-next = 请启动它，或者用 anytime dialer use 换一种拨号方式。
dialer-no-modem = { $setup ->
    [1] 没有找到上网卡。请插好再试一次。
   *[other] 没有找到上网卡，没有打电话。请插好再试一次。
}
dialer-modem-refuses = 上网卡没有打成电话。请看看 SIM 卡能不能用，再试一次。
dialer-no-phone = { $setup ->
    [1] 数据线那一头没有准备好的手机。请看看手机有没有接好。
   *[other] 数据线那一头没有准备好的手机，没有打电话。请看看手机有没有接好。
}
dialer-no-phone-next = 手机上也要允许 USB 调试。
dialer-ask-helper = 请找帮忙设置的人看一下。
sentences = { $first }{ $next }
dialer-phone-refuses = 数据线那一头的手机没有拨出去。请看一下手机，再试一次。

## Errors: general
error-language = 没有 { $value } 这种语言。可选：{ $values }。
file-no-name = 有一个文件没有文件名。请写出是哪个文件。

## scan and read
help-scan = 从卡片或电话簿的照片里读出姓名和电话，问过您再保存。
help-scan-photo = 卡片或电话簿的照片。
help-scan-yes = 姓名和电话都有把握的直接保存，其余先放着等您看。
help-scan-dry-run = 只显示读到的内容，加上 --continue 就显示还没确认的条目，都不保存。
help-scan-continue = 继续处理还没确认的条目。
help-region = 没写国家代码的电话属于哪里：TW、CN、HK、US。
help-area = 补在座机号码前面的区号。
help-read = 读取只有一行字的图片。
help-read-line = 只有一行字的图片。
help-read-field = 这一行是什么：name 姓名，number 电话。
reading-model-missing = 找不到识别模型 { $file }。没有改动任何内容。
reading-model-missing-next = 请重新安装通话易。
reading-no-writing = 这张照片上没找到姓名或电话。没有改动任何内容。请靠近一些、在亮的地方再拍一次。
reading-blurred = 这张照片太糊了，看不清。没有改动任何内容。请把手机拿稳，再拍一次。
reading-dark = 这张照片太暗，看不清。没有改动任何内容。请开灯再拍一次。
reading-engine-failed = 用模型 { $model } 读到一半停住了。没有改动任何内容。请再试一次。
reading-failed = 这张照片读不出来。没有改动任何内容。请换一张照片试试。
scan-no-photo = 请给至少一张照片，或者用 --continue 接着上次的做。
scan-reading = 正在认照片上的字，请等一下。
scan-found = { $count ->
   *[other] { $photo }：{ $count } 条
}
scan-failed = { $photo }：{ $sentence }
scan-page = { $photo }（共 { $count } 页，第 { $page } 页）
scan-many = 这张照片只读前 { $count } 条，其余的请另拍一张。
scan-many-pages = 这个文件只读前 { $count } 页，其余的请另存为一个文件。
scan-line-judged = { $line }（{ $verdict }）
scan-number-unread = （电话没读出来）
scan-needs-name = 还没有姓名，也没有手写的字可以代替。
scan-handwritten-name = 手写姓名
scan-verdict-sure = 有把握
scan-verdict-check = 请核对
scan-verdict-unread = 读不出来
scan-entry = 第 { $place } 条，共 { $count } 条
scan-ask-right = 这样对吗？1 对，2 不对，3 以后再看，4 不是联系人、丢掉，0 停下：
scan-ask-number = 哪个电话才对？请按前面的数字，或者直接输入电话（按回车不改）：
scan-ask-number-typed = 请照着纸上写的输入电话（按回车不改）：
scan-ask-name = 哪个姓名才对？请按前面的数字，或者直接输入姓名（按回车不改）：
scan-ask-name-typed = 请照着纸上写的输入姓名（按回车不改）：
scan-not-a-number = 这不像能拨的电话，请再看一遍。
scan-not-a-name = 这不能当姓名。请再输入一次，或者按回车不改。
scan-one-digit = 请按其中一个数字。
scan-service = { $number } 是服务电话：{ $service }。
scan-ask-service = 要保存吗？1 要，2 以后再看：
scan-service-waits = { $number } 是服务电话，没有保存，先放着等您决定。
scan-known = { $number } 已经存在“{ $name }”名下。
scan-ask-known = 是同一位吗？1 同一位，2 另一位，3 以后再看：
scan-same = { $number } 还是“{ $name }”的电话，没有重复保存。
scan-known-waits = { $number } 已经存在“{ $name }”名下，没有重复保存，先放着等您决定。
scan-namesake = 这个姓名已经有了：{ $contact }
scan-ask-namesake = 是同一位的另一个电话吗？1 同一位，把电话加进去，2 另一位，3 以后再看：
scan-namesake-waits = { $number } 没有保存，因为这个姓名已经有了：{ $contact }。先放着等您决定。
scan-removed = “{ $name }”以前移除了，电话也一样。
scan-ask-removed = 要找回来吗？1 找回来，2 作为新的一位保存，3 以后再看：
scan-removed-waits = “{ $name }”以前移除了，电话也一样，所以没有保存，先放着等您决定。要找回原来的，请运行：anytime contacts restore { $id }
scan-stored = 已保存：{ $entry }
scan-thrown-away = 丢掉了。要找回，请再读一次这张照片。
scan-same-photo = 跟前面的一张是同一张照片，只算一次。
scan-unread = 还有 { $count } 张照片没有看，请再运行一次。
scan-waiting = { $count ->
    [0] 没有条目等您看。
   *[other] 还有 { $count } 条等您看。请在终端里用 anytime scan --continue 继续。
}

## contacts
help-contacts = 列出、添加、修改、导入与导出联系人。
help-contacts-list = 按屏幕上的位置列出联系人。
help-contacts-removed = 只列出已移除的。
help-contacts-unread = 只列出姓名还是手写的。
help-contacts-search = 只列出符合的：姓名或拼音，一部分也可以；或电话的开头或结尾。
help-contacts-show = 显示一位联系人的全部信息。
help-contacts-who = 屏幕位置、姓名或其中一部分、拼音、电话，或代码。
help-contacts-add = 在最后面添加一位联系人。
help-contacts-number = 电话号码，可以给好几个。
help-contacts-numbers = 用这个电话代替原有的全部电话，可以给好几个。
help-contacts-add-number = 再加一个电话。
help-contacts-is = 指定这位是谁：姓名、电话或代码；都不是就填 none。
help-contacts-picture-file = 脸部照片。
help-contacts-edit = 修改姓名、电话，或指定是哪一位。
help-contacts-move = 指定联系人在屏幕上的位置。
help-contacts-to = 新的位置，从 1 算起。
help-contacts-remove = 移除一位联系人，可以用 restore 找回。
help-contacts-restore = 找回已移除的联系人。
help-contacts-picture = 设置或去掉联系人的照片。
help-contacts-picture-none = 去掉照片。
help-contacts-import = 导入 vCard 文件或表格（CSV）里的联系人。
help-contacts-import-file = vCard 文件，或第一行是列名的表格。
help-contacts-import-yes = 紧急与服务电话也一并导入。
help-contacts-export = 把联系人导出成 vCard。
help-contacts-export-file = 要写入的文件；- 表示标准输出。
help-contacts-vcard = vCard 的版本。
contacts-none = 这里没有联系人。
contacts-none-match = 没有符合“{ $text }”的联系人。要看有哪些人，请运行：anytime contacts list
contacts-none-unread = 没有等着输入的姓名。
contacts-none-removed = 没有已移除的联系人。
contacts-removed-mark = -
contacts-handwritten-name = （手写姓名）
contacts-open = { $namesakes ->
    [0] 有好几个人用“{ $name }”的电话：{ $people }。请指定是哪一位：anytime contacts edit { $id } --is 姓名
   *[other] 有好几个人用“{ $name }”的电话：{ $people }。请指定是哪一位：anytime contacts edit { $id } --is 代码
}
contacts-label-mobile = 手机
contacts-label-home = 家里
contacts-label-work = 单位
contacts-label-main = 主要
contacts-label-other = 其他
contacts-label-school = 学校
contacts-label-mother = 妈妈
contacts-label-father = 爸爸
contacts-label-parent = 父母
contacts-label-brother = 兄弟
contacts-label-sister = 姐妹
contacts-label-child = 孩子
contacts-label-son = 儿子
contacts-label-daughter = 女儿
contacts-label-friend = 朋友
contacts-label-spouse = 配偶
contacts-label-partner = 另一半
contacts-label-assistant = 助理
contacts-label-manager = 主管
contacts-number-label = { $number }：{ $label }
contacts-has-picture = 有脸部照片。
contacts-has-handwriting = 有手写姓名。
contacts-has-photo = 有卡片的照片。
contacts-is = 就是家人 { $person }。
contacts-id = 代码：{ $id }
contacts-needs-number = 联系人要有电话。请加上 --number。
contacts-number-known = 这个电话已经有了：{ $contact }
contacts-number-there = 这位联系人已经有 { $number } 了，所以没有重复添加。
contacts-number-twice = { $number } 给了两次，只留一个。
contacts-same-ask = 已经有 { $contact } 了，姓名和电话都一样。要作为另一个人再添加吗？
contacts-removed-ask = “{ $name }”以前移除了，电话也一样。要找回，请运行：
    { "  " }anytime contacts restore { $id }
    还是要作为新的一位添加吗？
contacts-service-ask = { $number } 不是私人电话：{ $service }。还是要保存吗？
contacts-added = 已保存：{ $contact }
contacts-edited = 已修改：{ $contact }
contacts-numbers-ask = “{ $name }”的这些电话会去掉：{ $numbers }。要都留着、只多加一个，请用 --add-number。要去掉吗？
contacts-unlinked = “{ $name }”已经没有 { $person } 的电话，所以看不到 { $person } 的动态了。如果还是同一位，请运行：anytime contacts edit { $id } --is { $who }
contacts-nothing-to-edit = 请说明要修改什么：--name、--number、--add-number 或 --is。
contacts-moved = “{ $name }”现在在第 { $place } 位。
contacts-bad-place = 位置从 1 算起。请给 1 以上的数字。
contacts-remove-ask = 要移除 { $contact } 吗？
contacts-removed = 已移除“{ $name }”。要找回，请运行：anytime contacts restore { $id }
contacts-restored = “{ $name }”回到第 { $place } 位了。
contacts-not-removed = “{ $name }”没有被移除。要看移除了谁，请运行：anytime contacts list --removed
contacts-picture-or-none = 请给一张照片，或者用 --none。
contacts-pictured = “{ $name }”换了新照片。
contacts-picture-gone = “{ $name }”的照片去掉了。
contacts-imported = { $count ->
    [0] 没有新的联系人。
   *[other] 导入了 { $count } 位联系人。
}
contacts-import-known = 有 { $count } 位本来就在了。
contacts-import-numbers = 给原有的联系人加了 { $count } 个电话。
contacts-import-nothing = 这个文件里没有联系人。没有改动任何内容。请看看是不是 vCard 文件或表格（CSV）。
contacts-import-table = 这个表格里读不到联系人。没有改动任何内容。第一行要写列名，例如“姓名”和“电话”。请改好，存为 UTF-8 编码的 CSV 文件，再导入那个文件。
contacts-import-columns = 表格只导入姓名和电话。没有导入的列：{ $columns }
contacts-import-feed = 这个文件是家人的动态，不是联系人，没有任何改动。要导入请运行：anytime feed import { $file }
contacts-exported = 已把 { $count } 位联系人写到 { $file }。
contacts-fault = 第 { $line } 行：{ $name }{ $reason }
contacts-fault-name = { $name }：
contacts-fault-no-end = 这一条没有结尾，所以没有导入。文件可能不完整，请重新导出一次。
contacts-fault-broken-line = 这一行读不懂，同一张的其他内容照样导入。
contacts-fault-unreadable-text = 这张电子名片的文字编码无法识别，所以没有导入。请重新导出为 UTF-8 编码的 vCard 3.0 或 4.0。
contacts-fault-no-name = 这一条没有姓名，所以没有导入。
contacts-fault-long-name = 姓名太长，所以没有导入。
contacts-fault-no-number = 没有可以拨打的电话，所以没有导入。
contacts-fault-number = 电话 { $number } 拨不出去，所以没有导入这个号码。
contacts-fault-fax = { $number } 是传真号码，所以没有导入。
contacts-fault-machine = { $number } 不是通话用的号码，所以没有导入。
contacts-fault-removed = 这位联系人以前移除了。要找回，请运行：anytime contacts restore { $id }
contacts-fault-service-number = { $number } 是紧急或服务电话，没有导入。要一并导入，请加上 --yes。
contacts-fault-picture = 照片不能用，所以没有导入照片。

## people
help-people = 家里的人。
help-people-list = 列出家里的人。
help-people-add = 添加家里的人。
help-people-switch = 选择现在是谁在用。
help-people-edit = 修改姓名、电话或语言。
help-people-remove = 移除一位家人，可以用 restore 找回。
help-people-restore = 找回已移除的家人。
help-people-removed = 只列出已移除的。
help-people-who = 姓名或其中一部分、电话，或代码。
help-people-number = 本人的电话号码；没有就填 none。
help-people-language = 语言：{ $tags }。
people-nameless = （还没有姓名）
people-added = 已添加：{ $person }
people-number-ask = 号码 { $number } 很少见。号码对吗？是这个地区的吗？如果是别的地区，请先设置：anytime settings region 代码
people-namesake-ask = 已经有 { $person } 了。要再添加一位同名的人吗？
people-removed-ask = { $person } 以前移除了。要找回，请运行：
    { "  " }anytime people restore { $id }
    还是要作为新的一位添加吗？
people-edited = 已修改：{ $person }
people-remove-ask = 要把“{ $person }”从这个家移除吗？联系人、动态和通话记录都会留着。
people-removed = 已移除：{ $person }。联系人、动态和通话记录都还在。要找回，请运行：anytime people restore { $id }
people-restored = 已找回：{ $person }
people-not-removed = 移除的人里没有“{ $text }”。要看移除了谁，请运行：anytime people list --removed
people-none-removed = 没有移除任何人。
people-switched = 现在使用的是：{ $person }
people-still = 现在使用的还是：{ $person }
people-nothing-to-edit = 请说明要修改什么：--name、--number 或 --language。
people-whole-number = 这不是完整的私人电话。没有改动任何内容。请连区号一起输入。
people-no-language = 通话易还不会这种语言。请选一种：{ $tags }

## feed
help-feed = 家人近况。
help-feed-list = 显示动态，最新的在前。
help-feed-post = 对家人说几句话。
help-feed-like = 点赞。
help-feed-unlike = 取消点赞。
help-feed-remove = 收回自己的动态，可以用 restore 找回。
help-feed-restore = 找回已收回的动态。
help-feed-export = 把动态和赞导出给另一个家。
help-feed-import = 导入另一个家的动态和赞。
help-feed-limit = 最多几条。
help-feed-before = 只显示比这条更早的。
help-feed-removed = 只列出自己收回的。
help-feed-which = 动态代码的开头，list 会显示。
help-feed-text = 要说的话。
help-feed-picture = 一张照片。
help-feed-import-file = 另一个家导出的文件。
help-feed-import-to = 家里有人共用电话时，指的是哪一位。
feed-someone = 一位家人
feed-none = 这里还没有动态。
feed-none-removed = 没有收回的动态。
feed-no-older = 没有更早的动态了。
feed-has-picture = （照片）
feed-liked-by = { $count } 个赞：{ $names }
feed-bad-limit = 请给 1 到 10000 的数字。
feed-needs-content = 还没有内容。请加上 --text 或 --picture。
feed-posted = 已保存，代码 { $id }：
feed-unread = 目前还没有别人能看到：要双方都把对方加进联系人才行。
feed-liked = 已点赞：
feed-unliked = 已取消点赞：
feed-not-liked = 还没有点过赞，不用取消：
feed-remove-ask = 要收回这条吗？{ $post }
feed-removed = 已收回。要找回，请运行：anytime feed restore { $id }
feed-restored = 已找回：
feed-not-removed = 动态 { $text } 本来就在。要看收回了哪些，请运行：anytime feed list --removed
feed-no-removed = 收回的动态里没有“{ $text }”。要看收回了哪些，请运行：anytime feed list --removed
feed-exported = 已把 { $count } 条动态写到 { $file }。
feed-imported = 新动态 { $posts } 条，点赞或取消点赞 { $likes } 次。
feed-known = 有 { $count } 条本来就在了。
feed-refused = 文件里有 { $count } 行损坏或不合理，没有导入。
feed-ahead = 有 { $count } 行的日期还没到，没有导入。请看这台电脑和对方电脑的日期对不对，再导入一次。
feed-pictures-refused = 有 { $count } 张照片不能用，没有导入。
feed-open = “{ $person }”认识家里的人，但这个电话有好几位在用：{ $people }。请指定是哪一位：anytime feed import { $file } --to 姓名
feed-unlinked = “{ $person }”的动态还看不到，因为这里没有一位联系人指定为这个人。请指定是哪一位：anytime contacts edit 姓名 --is { $who }
feed-one-sided = “{ $person }”的动态还看不到，因为那边没有把这里的人加进联系人。请那边先加好，再导入一次。

## call and calls
help-call = 给人打电话：先显示姓名和号码，问过才拨。
help-call-who = 姓名、姓名的一部分、拼音、屏幕上的位置，或者电话号码。
help-call-yes = 正好只有一位联系人的一个号码符合时，不再询问。
help-calls = 看打过的电话，最近的在前面。
help-calls-limit = 看几个电话。
help-calls-summary = 不列出电话，改看统计：打了几个电话、打给谁、连续几天。
call-which = 要打给哪一个？
call-which-hint = 请按前面的数字（0 = 都不是）：
call-ask = 要打给 { $who } 吗？
call-ask-hint = 1 = 打，0 = 不打：
call-stranger = 这个号码不在联系人里。
call-extension = 只会拨号码。分机 { $extension } 要等接通以后再按，或者请总机转接。
call-is-service = { $number } 是：{ $service }
call-emergency-abroad = { $number } 是其他地区的紧急电话，在这里可能打不通。
call-emergency-here = 在这里要求救，请拿起电话，拨 { $number }。
call-emergency-hint = 现在要打，请再输入一遍 { $number }（0 = 不打）：
call-not-called = 没有打电话。
call-number-elsewhere = { $number } 不是 { $region } 的号码，没有打电话。请改成带国家代码的号码：anytime contacts edit { $id } --number 号码
call-nobody-to-ask = 没有人在旁边可以答应，所以没有打电话。请在终端上打，或者加上 --yes。
call-unlogged-full = 磁盘空间满了，所以这次通话没有记到通话记录里。请腾出一些空间。
call-no-terminal = 没有人在旁边可以答应，所以没有打电话。请在终端上打。
call-too-many = 有 { $count } 个号码符合，没有打电话。请把姓名写完整一点，或者输入号码。
call-yes-shared = 有好几位联系人都是这个号码，--yes 只在正好一位时有用。没有打电话。请在终端上打，不要加 --yes。
call-yes-many = 有 { $count } 个号码符合，--yes 只在正好一个时有用。没有打电话。请输入号码。
call-yes-stranger = { $number } 不在联系人里，不能用 --yes。没有打电话。请在终端上打，不要加 --yes。
call-yes-elsewhere = { $number } 在这里可能是别人的号码，不能用 --yes。没有打电话。请在终端上打，不要加 --yes。
call-yes-service = { $number } 是：{ $service }，不能用 --yes。没有打电话。请在终端上打，不要加 --yes。
call-outcome-rehearsed = 练习：现在会打给 { $who }。没有真的打电话。请用 anytime dialer use 选拨号方式。
call-outcome-asked = 号码已经传到电话上了：{ $who }。
call-outcome-ended = 跟 { $who } 的电话结束了。
call-outcome-talked = 跟 { $who } 的电话结束了，通话 { $time }。
call-outcome-busy = { $who } 正忙。请过一会儿再打。
call-outcome-no-answer = { $who } 没有人接。请过一会儿再打。
call-outcome-refused = { $who } 现在不方便接电话。请晚一点再打。
call-outcome-stopped = 已经停下来，不打给 { $who } 了。万一电话还是拨出去了，请在电话上挂断。
call-progress-asked = 正在拨号。按 Ctrl-C 可以挂断。
call-progress-ringing = 电话响了。按 Ctrl-C 可以挂断。
call-progress-talking = 有人接了。按 Ctrl-C 可以挂断。
calls-none = 还没有打过电话。
calls-limit-wrong = --limit 要用大于 0 的数字。什么都没有改。
calls-summary-counts = 打了几个电话：今天 { $today } 个，这星期 { $week } 个，这个月 { $month } 个。
calls-summary-most = 最常打给：{ $name }（{ $count } 次）。
calls-summary-least = 最少打给：{ $name }（{ $count } 次）。
calls-summary-last = { $days ->
    [0] 今天打过电话。
   *[other] 已经 { $days } 天没有打电话。
}
calls-summary-longest = 连续打给同一个人，最多 { $days } 天：{ $name }。
calls-summary-current = 到现在连续打了 { $days } 天：{ $name }。
call-state-begun = 开始拨了，后来怎样不知道
call-state-rehearsed = 练习
call-state-asked = 已传到电话上
call-state-ringing = 响过铃
call-state-talking = 有人接
call-state-ended = 结束
call-state-busy = 占线
call-state-no-answer = 没有人接
call-state-refused = 不方便接
call-state-stopped = 停下来了
call-state-could-not = 没有打成

## dialer
help-dialer = 通话易用什么方式打电话。
help-dialer-list = 看有哪些拨号方式，正在用的有记号。
help-dialer-use = 选这个家的拨号方式。
help-dialer-use-name = 拨号方式；anytime dialer list 会列出来。
help-dialer-use-command = 给 command 用：程序和它的参数，其中一项是 {"{number}"}。给 sip 用：账号@服务器。给 deskphone 用：电话的地址。
help-dialer-use-password = 放 SIP 账号密码的文件；不写的话，会在终端上问。
help-dialer-use-numbers = 电话公司要的号码写法：e164（+886912345678）、national（0912345678）或 00（00886912345678）。
dialer-password-hint = 账号的密码（不会显示；按回车就用原来的）：
dialer-password-first-hint = 账号的密码（不会显示；没有密码就按回车）：
dialer-password-in-keyring = 密码放在这台电脑的密钥环里，密钥环解锁时才能打电话。
dialer-password-missing = 这个账号还没有密码。需要的话，请加上 --password-file 文件，或者在终端上运行 anytime dialer use sip 来输入。
dialer-password-empty = { $path } 里没有密码，什么都没有改。请把密码写进这个文件。
dialer-password-of-other = 现在存的是 { $other } 的密码。如果 { $account } 的密码不一样，请运行：
    { "  " }anytime dialer use sip "{ $account }" --password-file 文件
help-dialer-test = 试试能不能打电话，不会打给任何人。
help-dialer-test-name = 拨号方式；不写就是正在用的。
dialer-about-rehearsal = 不打给任何人，只说会打给谁。
dialer-about-link = 把号码交给这台电脑上打电话的程序。
dialer-about-command = 把号码交给您选的程序。
dialer-about-sip = 用 SIP 账号通过网络打电话，由 baresip 这个程序拨。
dialer-about-deskphone = 先让桌上的 SIP 电话响，拿起来就会接通。
dialer-about-modem = 用上网卡和它的 SIM 卡打电话，由 ModemManager 拨。
dialer-about-android = 用接在 USB 线上的 Android 手机打电话。
dialer-about-termux = 用正在跑这个程序的 Android 手机打电话。
dialer-untried = 还没有用真的电话试过。
dialer-account = 账号：{ $account }。号码写法：{ $numbers }。
dialer-mark = * = 正在用
dialer-use-alone = 拨号方式 { $name } 后面不用再写别的。请运行：anytime dialer use { $name }
dialer-use-no-account = --password-file 和 --numbers 只有 sip 和 deskphone 用得到，{ $name } 没有账号。什么都没有改。请去掉它们。
dialer-used = 现在使用：{ $name }。
dialer-test-next = 可以用 anytime dialer test 试试。
dialer-proof-program = 有 { $name } 这个程序。
dialer-proof-app = { $name } 会打开电话链接。
dialer-proof-account = { $name } 接受了账号和密码。
dialer-proof-test-call = 在这台电脑里试打了一个电话：有人接，声音来回都通，也挂断了。
dialer-proof-modem = { $name } 这张上网卡已经连上移动网络。
dialer-proof-telephone = { $name } 这部手机接好了，会听这台电脑的指示。
dialer-only-real = 没有打给任何人。会不会响，要真的打一次才知道。

## backup and restore
help-backup = 把所有内容备份成一个文件，照片也在内。
help-restore = 还原备份，原有的内容会另外保留。
help-restore-file = 备份文件；不给的话，会告诉您最近一次的自动备份。
help-restore-empty = 通讯录损坏时重新开始，损坏的文件会保留。
backup-done = 所有内容已备份到 { $file }。
backup-incomplete = 有 { $count } 张照片损坏或不见了，其他内容都已备份到 { $file }。要知道怎么办，请运行：anytime doctor
backup-without-password = 打电话的密码没有备份在内，还原之后请再输入一次：anytime dialer use sip
restore-ask = 要用 { $file } 代替现在的内容吗？现在的内容会另外保留。
restore-done = 已还原 { $file }。
restore-kept = 原有的内容保留在 { $file }。
restore-kept-incomplete = 有 { $count } 张照片不在那个文件里，它们之前就损坏或不见了。
restore-incomplete = 有 { $count } 张照片无法还原，其他内容都在。要知道怎么办，请运行：anytime doctor
restore-emptied = 新的空白通讯录准备好了。
restore-whole = 通讯录没有损坏，所以没有改动任何内容。要从空白开始，请用 --home 换一个文件夹。
restore-file-or-empty = 请给一个备份文件，或者用 --empty。
restore-no-backup = 目前没有可以使用的自动备份。请指定一个备份文件。
restore-offered = 可以还原最近一次的自动备份：
    { "  " }anytime restore { $file }

## settings
help-settings = 列出、查看、修改或清除设置。
help-settings-key = 设置的名称；不写就列出全部。
help-settings-value = 新的值；不写就显示现在的值。
help-settings-unset = 清除这项设置，恢复默认值。
settings-stored = { $key } 已改为 { $value }。
settings-forgotten = { $key } 已清除。
settings-region-others = 联系人里有 { $count } 个其他地区的号码，没有改动。请跟纸上的对一下：anytime contacts list
settings-region-bare = 联系人里有 { $count } 个号码没有国家代码，换了地区以后，可能会打给别人，或者打不通。请跟纸上的对一下，再用 anytime contacts edit 姓名 --number 号码 补上国家代码：
settings-region-own = 这个人自己的号码是其他地区的，没有改动：{ $person }。如果不对，请运行：anytime people edit { $id } --number 号码
settings-region-area = 区号还是 { $area }。如果这里用别的区号，请运行：anytime settings area 区号。如果不用区号，请运行：anytime settings area --unset
settings-own = { $name }自己把 { $key } 设成了 { $value }，这里不会改动。要修改请加上 --person 和姓名。
settings-nameless = 现在的用户
settings-none = 没有设置
settings-standard = { $value }（默认）
setting-language = 画面和提示的语言。
setting-region = 号码没写国家代码时，属于哪个国家或地区，例如 TW。没有设置时，看这个人自己的号码，再看用简体还是繁体中文，再看系统的地区。
setting-area = 号码没写区号时，补上的区号，例如 02。
setting-dialer = 用什么打电话；“anytime dialer list”有说明。
setting-dialer-command = 打电话的命令，其中一个参数是 { "{number}" }。
setting-sip-account = SIP 账号，写成 账号@服务器。密码用“anytime dialer use sip”设置。
setting-sip-numbers = 电话公司要的号码写法：e164（+886912345678）、national（0912345678，外国号码同 00）或 00（00886912345678）。
setting-deskphone = 桌上电话的 SIP 地址。
setting-text-size = 画面上姓名和号码的大小：large（大）、larger（更大）、largest（最大）。
setting-theme = 画面的颜色：light（浅色）、dark（深色）、contrast（高对比）。没有设置时，跟着终端的深浅。
setting-voice = 要不要把画面读出来：on（要）、off（不要）。
setting-camera-command = 拍照的命令，其中一个参数是 { "{file}" }。
setting-inbox = 放照片的文件夹，最新的照片排在最前面。没有设置时，就是桌面系统的图片文件夹。
setting-repeat-guard = 多少毫秒内（0 到 5000）重复按同一个键只算一次，适合手会抖或按住不放的人。
setting-limit-bytes = 照片文件的上限，单位是字节（1000000 到 2000000000）。
setting-limit-pixels = 照片的上限，单位是像素（1000000 到 500000000）。
setting-limit-seconds = 读一张照片的时间上限，单位是秒（1 到 600）。
setting-limit-memory = 读一张照片的内存上限，单位是字节（200000000 到 16000000000）。
error-setting-unknown = 没有 { $key } 这项设置。“anytime settings”会列出全部。
error-setting-choice = { $key } 不能设成 { $value }。可选：{ $values }。
error-setting-number = { $key } 不能设成 { $value }，要用 { $lowest } 到 { $highest } 的数字。
error-setting-region = { $key } 不能设成 { $value }，要用两个字母的代码，例如 TW、CN、HK、US。
error-setting-area = { $key } 不能设成 { $value }，要用五位以内的区号，例如 02。
error-setting-area-unknown = { $key } 不能设成 { $value }，{ $region } 没有这个区号。如果是别的地区，请先设置：anytime settings region 代码
error-setting-folder = { $key } 不能设成 { $value }，找不到这个文件夹，请先新建。
error-setting-folder-closed = { $key } 不能设成 { $value }，无法读取这个文件夹。请开放读取权限，或选别的文件夹。
error-setting-command = { $key } 不能设成 { $value }，要写程序和它的参数，其中一项是 { $place }。
error-setting-unset-which = 请说明要清除哪项设置：anytime settings KEY --unset
error-setting-unset-value = --unset 后面不用写值。请写新的值，或者只用 --unset。

## tour
help-tour = 一页一页看所有画面，画面上的人都是虚构的。
tour-place = 第 { $n } 页，共 { $total } 页，画面上的人都是虚构的。1 下一页，2 上一页，0 退出。

## doctor
help-doctor = 检查各项是否正常，有问题就说明下一步。
doctor-ok = 正常
doctor-note = 说明
doctor-fault = 待处理
doctor-summary = { $count ->
    [0] 一切正常。
   *[other] 有 { $count } 件事要请您处理。
}
doctor-models-ok = 读号码和姓名的模型都在。
doctor-models-missing = 缺少读照片的模型：{ $file }。
doctor-models-broken = 读照片的模型无法加载。
doctor-models-next = 请重新安装通话易，或者在它的文件夹里运行 ./anytime。
doctor-database-none = 还没有通讯录，以后会放在：{ $path }
doctor-database-ok = 通讯录正常：{ $path }
doctor-database-backed-up = 通讯录正常：{ $path }（上次备份 { $date }）
doctor-database-damaged = 通讯录有一部分已损坏：{ $path }
doctor-database-changed = 通讯录还能用，但是别的程序在里面加了东西，这样的备份无法恢复：{ $path }
doctor-database-next = 请先复制这个文件夹，再用最近的备份运行“anytime restore”。
doctor-database-pictures = 通讯录正常，但有 { $count } 张照片损坏或不见了：{ $path }
doctor-database-pictures-next = 如果有以前的备份：先用它运行“anytime restore”，再用屏幕上说的保留文件运行一次，新的内容不会丢失。如果没有：用“anytime contacts picture”换一张新照片。
doctor-database-kept = 之前损坏的通讯录还保留着：{ $file }。确定没有少了谁，也没有少照片，就可以删除。
doctor-dialer-ok = 用 { $dialer } 打电话。
doctor-dialer-rehearsal = 还没有接上电话，现在只能练习。
doctor-dialer-unknown = 打电话的方式无法使用。
doctor-dialer-waits = 打电话的方式记在通讯录里，所以这一项还没有检查。
doctor-dialer-next = “anytime dialer list”会列出打电话的方式。
doctor-inbox-ok = 照片从这个文件夹里选：{ $path }
doctor-inbox-missing = 照片文件夹不见了，或者打不开：{ $path }
doctor-inbox-next = 请重新设置：anytime settings inbox 文件夹
doctor-camera-missing = 找不到相机的程序：{ $program }
doctor-camera-next = 请安装它，或者换一个：anytime settings camera-command "程序 { "{file}" }"
doctor-heic-ok = 可以读 iPhone 的照片（HEIC）。
doctor-heic-missing = 无法读 iPhone 的照片（HEIC）。
doctor-heic-next = 请运行：sudo apt install libheif1
doctor-font-ok = 大字使用电脑里的字体。
doctor-font-missing = 电脑里没有中文大字的字体，改用比较粗糙的字。
doctor-font-next = 请运行：sudo apt install fonts-noto-cjk
doctor-voice-none = 还没有装会读字的程序。想听画面，请输入：sudo apt install espeak-ng
doctor-voice-ok = 有会读字的程序：{ $program }。想听听看，请在画面上按 9。
doctor-terminal-ok = 终端够大：{ $columns } x { $rows }，有颜色。
doctor-terminal-plain = 终端够大：{ $columns } x { $rows }，没有颜色。
doctor-terminal-small = 终端太小：{ $columns } x { $rows }。
doctor-terminal-next = 请把窗口放大到 80 x 24 以上。
doctor-terminal-none = 不是在终端里运行，没有检查大小和颜色。
doctor-locale-ok = 系统能显示各种文字：{ $name }。
doctor-locale-other = 系统可能无法显示中文，现在的区域设置是 { $name }。
doctor-locale-next = 请把 LANG 设成以 UTF-8 结尾的值，例如 C.UTF-8。
doctor-disk-ok = 磁盘还有 { $size }。
doctor-disk-full = 磁盘只剩 { $size }。
doctor-disk-next = 请删除不需要的文件。
doctor-disk-unknown = 无法得知磁盘还有多少空间。
doctor-database-closed = 通讯录打不开。

## Progress and questions shared by commands
list-separator = 、
removed-on = { $date } 移除
help-name = 姓名。
help-file-to-write = 要写入的文件。
help-yes = 对这个命令要问的事，直接回答“是”。
consent-hint = （y 表示“是”）
consent-needed = 这件事要有人答应，但现在没有人可以回答。没有改动任何内容。请加上 --yes。
consent-declined = 没有改动任何内容。
output-file-ask = 已经有 { $file } 这个文件。要替换它吗？
output-file-foreign = 已经有 { $file } 这个文件，不是这个命令写的，所以没有动它。请换一个文件名。
output-file-dash = 这里需要一个文件，所以没有写入任何内容。请把“-”换成文件名。
list-one = { $item }
list-more = { $list }、{ $item }
list-either = { $list } 或 { $item }

## Voice

voice-choice = 按 { $digit }，{ $label }。
voice-written-here = 手写的这一位
voice-photo = 一张照片
voice-example = 例如：{ $name }，{ $number }
voice-again = 想再听一遍，请按 9。
voice-missing = 这台电脑还没有会读字的程序。屏幕上的字都在。
voice-cannot-start = 现在读不出来。屏幕上的字都在。请找帮忙设置的人看一下。

## Guided: shared words
guided-more = 看下一页
guided-first-page = 回第一页
guided-back = 回上一步
guided-home = 回首页
guided-stop = 先停下来
guided-moment = 请稍等
guided-delayed = 这一步还没做好。
guided-patience = 要等几秒钟。不想等了，就按 0。
guided-extension = 接通以后，请再按分机号 { $extension }。
guided-list-comma = 、
moment-time = { $part ->
    [0] 凌晨 { $clock }
    [1] 早上 { $clock }
    [2] 中午 { $clock }
    [3] 下午 { $clock }
   *[other] 晚上 { $clock }
}
moment-today = 今天{ $time }
moment-yesterday = 昨天{ $time }
moment-date = { $year } 年 { $month } 月 { $day } 日{ $time }
number-mobile = 手机 { $number }
number-home = 家里 { $number }
number-work = 单位 { $number }
number-labelled = { $label } { $number }

## Guided: terminal
terminal-choose = 请输入数字，再按回车：
terminal-type = { $label }　输入后请按回车；要“{ $back }”请输入 { $key }：
terminal-type-default = { $label }　直接按回车就用“{ $value }”，也可以重新输入；要“{ $back }”请输入 { $key }：
terminal-key = { $key }：{ $does }
terminal-key-enter = 回车
terminal-key-escape = Esc
terminal-key-escape-also = { $does }（{ $key } 加回车）
terminal-key-done = 完成
# Only photographs are read so long: a piece is a name or a number.
terminal-progress = 照片上 { $total } 个地方有字，读好了 { $done } 个。
terminal-hint-0 = 这里只能按 0：{ $back }。
terminal-hint-1 = 请按 { $a } 或 0。
terminal-hint-2 = 请按 { $a }、{ $b } 或 0。
terminal-hint-3 = 请按 { $a }、{ $b }、{ $c } 或 0。
terminal-hint-4 = 请按 { $a }、{ $b }、{ $c }、{ $d } 或 0。
terminal-hint-home = 这里就是首页，请按 { $a }、{ $b }、{ $c } 或 { $d }。

## Guided: first start
language-name = 中文（大陆）
start-language-title = 欢迎您
start-language-question = 您习惯看哪种文字？
start-skip-all = 先跳过，以后再设置
start-name-title = 请问您怎么称呼？
start-name-why = 您说的话旁边会写上姓名，家人一看就知道是您。
start-name-label = 您的姓名：
start-number-title = 您的电话号码是多少？
start-number-why = 有了号码，家人那边就认得出是您。
start-number-label = 您的电话号码：
start-number-whole = 请连区号一起输入完整的号码。
start-skip = 不想填的话，直接按回车就行。

## Guided: home and settings
home-title = 通话易
home-title-name = { $name }，您好
home-question = 您想做什么？
home-most-called = 您最常打给{ $name }。
home-call = 打电话
home-add = 加一位联系人
home-feed = 看家人近况
home-settings = 设置
home-leave = 退出
home-stay = 留在这一页
settings-title = 设置
settings-question = 您想调整什么？
settings-text-size = 字的大小
settings-colours = 颜色
settings-language = 语言
settings-who = 我是谁
settings-words = 语言和声音
settings-voice-on = 把屏幕上的字读出来
settings-voice-off = 不要再读了
voice-is-on = 读字的功能已经打开。按 9 再读一遍。
voice-is-off = 现在不会读出来。按 9 可以听这一页。
settings-chosen = { $choice }：现在用这个
settings-opening = 正在打开。
text-size-large = 大
text-size-larger = 更大
text-size-largest = 最大
text-size-question = 画面放得下的话，姓名和号码会跟着变大。请选看着最舒服的。
colours-light = 白底黑字
colours-dark = 黑底白字
colours-contrast = 黑底黄字，最清楚
colours-question = 请选看得最清楚的。
who-name = 改我的姓名
who-number = 改我的电话号码
who-other = 换家里其他人用
who-nameless = 还没填姓名
who-chosen = { $who }（现在在用的人）
who-question = 现在是这一位在用。
who-people-title = 您是哪一位？
who-people-question = 请选您自己。
who-people-alone = 目前只有一位。要加其他家人，请找帮忙设置的人输入：anytime people add
who-other-title = 这是您吗？
who-other-why = 换过去以后，画面会用这一位的文字和字号。不是您的话，请按 0。
who-other-yes = 对，是我

## Guided: call
call-title = 打电话
call-question = 您想打给谁？
call-nobody = 还没有联系人，我们先加一位吧。
call-opening = 正在打开联系人。
call-handwritten = 手写的这一位，{ $number }
call-namesake = { $name }，{ $number }
call-numbers-title = 打哪个号码？
call-no-number = 这一位还没有电话号码。
call-confirm-title = 要打这个电话吗？
call-confirm = 按 1 就打过去，按 0 就不打。
call-now = 现在打
call-service = 这不是家人的电话，是{ $what }。
call-possible = 这个号码很少见，可能有错，请再看一遍。
call-local = 这个号码没有区号，可能打不通。
call-elsewhere = 这个号码在这里打不通，可能是其他地区的号码。请找帮忙设置的人看一下。
call-local-elsewhere = 这个号码没有区号，在这里打，可能会打给别人。
call-asking = 正在拨电话，请等一下。
call-ringing = 对方的电话正在响。
call-talking = 接通了，请说话。
call-talking-time = 已经通话 { $time }。
call-hang-up = 挂断
call-hanging-up = 正在挂断。
call-told-title = 这次通话
told-asked = 号码已经传到电话上了，请看一下电话。
told-rehearsed = 这次只是练习，没有真的打出去。要是真打，拨的就是这个号码。要接上电话，请找帮忙设置的人输入：anytime dialer
call-unlogged = 这次通话没有记到通话记录里。请找帮忙设置的人看一下。
call-changed = 姓名或号码刚才改过了，没有打电话。请再选一次。
told-ended = 电话打完了。
told-time = 通话 { $time }。
time-minutes = { $n } 分钟
time-hours = { $n } 小时
time-hours-minutes = { $hours } { $minutes }
told-busy = 对方正在打电话，等会儿再打。
told-no-answer = 没有人接，晚点再打。
told-refused = 对方现在不方便接，晚点再打。
told-stopped = 已经停下来，不打了。万一电话还是拨出去了，请在电话上挂断。
call-again = 再打一次

## Guided: add a contact
add-title = 加一位联系人
add-opening = 正在看上次有没有卡片还没确认完。
add-waiting = 还有 { $count } 位没确认完，先给您留着。
add-go-on = 接着确认
add-new-card = 加一位新的
add-paper-how = 拿一张白纸，用深色的笔。第一行写姓名，第二行写电话，像这样，写大一点。
add-paper-photo = 写好以后，到亮一点的地方拍一张照片。
add-example-name = 王小明
add-example-number = 139 1234 5678
add-photo = 拍照或选照片
add-type = 不拍照，直接输入
add-reading = 正在认照片上的字。
add-nothing-title = 照片上没找到字
add-nothing = 这张照片上看不到姓名和电话。拍亮一点、近一点，会更清楚。
add-all-known-title = 都已经存好了
add-all-known = 照片上的人，联系人里本来就有了，电话也一样。
add-another-photo = 换一张照片
add-which = { $title }（第 { $n } 位，共 { $total } 位）
add-right = 对，没错
add-wrong = 不对
add-none-of-these = 都不是
add-leave-out = 这一位不加了
add-leave-title = 这一位不加了吗？
add-leave-photo = 以后想加，再拍一次这张纸就可以。
add-leave-yes = 不加了
add-leave-no = 还是要加
add-compare = 请和手写的字对一对。
add-look-again = 请再看一遍。
add-number-title = 电话号码对吗？
add-candidates-title = { $count ->
     [1] 是不是这一个？
   *[other] 是不是这里面的一个？
  }
add-number-unread-title = 电话号码看不清
add-number-fix-title = 我们来改号码
add-number-area-added = 前面给您加了区号。
add-number-possible = 这个号码很少见，可能有错。
add-number-extension = 分机是 { $extension }，也请对一对。
add-number-local = 这个号码没有区号。
add-mend = 改一个数字
add-mend-place-title = 错的数字在哪里？
add-mend-nth = 第 { $n } 个：{ $digit }
add-mend-digit-title = 这个 { $digit } 应该是几？
add-mend-digit-help = 按对的数字，再按回车。要是这里漏了一个，就把两个都按上；要是这个是多出来的，直接按回车。
add-mend-digit-label = 对的数字：
add-mend-digit-wrong = 这里请输入一个数字，最多两个。
add-type-number = 自己输入号码
add-type-number-title = 请输入电话号码
add-type-number-label = 电话号码：
add-service-title = 这是公共服务电话
add-service-question = 真的要保存成联系人吗？
add-service-keep = 要，请保存
add-service-wrong = 不要，号码不对
add-known-title = 这个号码已经有了
add-known-question = 是同一个人吗？
add-known-same = 是同一个人
add-known-other = 不是，是另一个人
add-known = 这个号码本来就存好了。
add-name-title = 姓名对吗？
add-name-unread-title = 姓名看不清
add-name-fix-title = 我们来改姓名
add-keep-handwriting = 就用手写的字当姓名
add-keep-handwriting-why = 用手写的字也很好，一看就认得是谁。
add-type-name = 自己输入姓名
add-type-name-title = 请输入姓名
add-type-name-label = 姓名：
add-namesake-title = 这个姓名已经有了
add-namesake-question = 是同一个人的另一个号码吗？
add-namesake-same = 是，把号码加进去
add-namesake-other = 不是，只是同名
add-removed-title = 这一位以前移除了
add-removed-question = 要找回原来的这一位吗？
add-removed-back = 好，找回来
add-removed-new = 不用，作为新的一位
add-storing = 正在保存。
add-saved-title = 保存好了
add-saved = 以后打电话，就能找到这一位。
add-saved-wrong = 不对，我要改
add-again = 再加一位
add-call = 打给{ $name }
add-call-handwritten = 打给这一位
face-title = 放一张照片
face-question = 保存好了。要放一张照片吗？看到脸最好认。
face-none = 不放照片
face-look = 这张可以吗？
face-right = 可以，就用这张

## Guided: family feed
family-title = 家人近况
family-opening = 正在打开家人近况。
family-empty = 这里还没有消息，您先说一句吧。
family-you = 您
family-someone = 一位家人
family-post-title = { $name }，{ $when }
family-own-post-title = 您说的话，{ $when }
family-said = 存好了，已经放在家人近况里了。
family-said-alone = 存好了，不过现在只有您看得到。您和家人都把对方加进联系人，家人就能看到了。
family-liked-by = 点赞的人：{ $names }
family-like = 点赞
family-unlike = 取消点赞
family-older = 看更早的
family-newer = 看新一点的
family-read-on = 往下看
family-read-back = 往上看
family-say = 说句话
say-title = 跟家人说说话
say-question = 您想怎么说？
say-photo = 放一张照片
say-note = 手写一张字条，再拍照
say-sentence = 选一句现成的话
say-note-how = 请先用深色的笔，把想说的话写在白纸上。
say-sentence-question = 想说哪一句？
say-another-sentence = 换一句
say-now = 存下来给家人看
say-look = 就这样存下来给家人看，好吗？
say-saying = 正在保存您说的话。
ready-miss-you = 我想大家了。
ready-eaten = 大家吃饭了吗？
ready-well = 我挺好的，别担心。
ready-come = 有空回家吃饭。
ready-seen = 照片看到了，拍得真好。
ready-warm = 变天了，记得多穿一件。
ready-proud = 孩子们真争气，我很高兴。
ready-morning = 早上好，祝大家平安。
ready-night = 晚安，早点休息。

## Guided: photo sources
photo-title = 照片在哪里？
photo-question = 请选一个。
photo-camera = 用相机拍一张
photo-inbox = 从照片文件夹里选
photo-file = 输入文件的位置
photo-inbox-title = 是这一张照片吗？
photo-inbox-empty = 文件夹里还没有照片。
photo-of = 第 { $n } 张，共 { $total } 张，最新的在最前面。{ $when }。
photo-this = 用这一张
photo-older = 看更早的
photo-newer = 看新一点的
photo-looking = 正在找照片。
photo-taking = 相机正在拍照，请先别动。
photo-opening = 正在打开照片。
photo-file-title = 文件在哪里？
photo-file-help = 请把照片文件拖进这个窗口，或输入文件的完整位置。
photo-no-camera = 要用相机拍照，请找帮忙设置的人输入：anytime settings
photo-file-label = 文件：

## Guided: errors
trouble-title = 这一步没做成
trouble-unexpected = 出了一点问题，您的内容都还在，请再试一次。
trouble-home-gone = 通讯录文件不见了，不过还有备份。
trouble-home-away = 放通讯录的移动硬盘或 U 盘没有接上。
trouble-camera-program = 相机没有打开。请找帮忙设置的人看一下：anytime settings
trouble-camera-photo = 相机没有拍到照片，请再试一次。
trouble-inbox = 照片文件夹打不开。请找帮忙设置的人看一下：anytime settings
trouble-contact-gone = 这一位刚才移除了，所以什么都没有做。请再选一次。
trouble-post-gone = 这条消息已经收回了。
trouble-not-writable = 现在没办法保存，原来的内容都还在。请找帮忙设置的人看一下。
trouble-understood = 知道了
