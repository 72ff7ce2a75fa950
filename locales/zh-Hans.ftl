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
store-disk-full = 磁盘空间满了，这一次没有保存。以前的资料都还在。请腾出一些空间，再试一次。
store-not-writable = 无法写入文件夹 { $path }，所以没有保存。里面的资料都没有动。请开放写入权限，或用 --home 换一个文件夹。
store-newer-version = 这本通讯录是较新版的通话易建立的。里面的资料都没有动。请安装新版。
store-damaged = 通讯录文件损坏了。{ $kept }{ $backup }
store-damaged-kept = 原文件已改名为 { $name } 留在原文件夹，没有删除任何东西。
store-damaged-there = 文件留在原处，没有删除任何东西。
store-damaged-backup = 最近一次的备份可以使用。请运行：anytime restore { $path }
store-damaged-no-backup = 目前还没有备份。要重新开始，请运行：anytime restore --empty
store-busy = 另一个通话易正在使用通讯录。资料都还在。请稍后再试一次。
store-no-person = 家里没有「{ $text }」这个人。要看有哪些人，请运行：anytime people list
store-which-person = 「{ $text }」可能是好几个人，所以什么都没做。请用最前面的代码指定是哪一位：
    { $list }
store-no-contact = 联系人里没有「{ $text }」。要看有哪些人，请运行：anytime contacts list
store-which-contact = 「{ $text }」可能是好几位联系人，所以什么都没做。请用最前面的代码指定是哪一位：
    { $list }
store-no-post = 找不到动态「{ $text }」。要看动态，请运行：anytime feed list
store-not-author = 只有说这句话的人可以收回。资料没有改动。
store-empty-text = 还没有内容。请给一段文字或一张照片。
store-text-too-long = 这段文字超过 { $limit } 个字，所以没有保存。请写短一点。
store-unreadable-file = 无法打开文件 { $path }。资料没有改动。请看看文件名和权限对不对。
store-not-a-backup = { $path } 不是完整的通话易备份。资料没有改动。请换一个备份文件。
store-not-a-feed = { $path } 不是通话易导出的动态文件。没有导入任何东西。请对方再给一次文件。
store-file-too-large = { $path } 太大了，不像是通话易的文件。没有导入任何东西。请看看是不是拿错了文件。
store-cannot-write-file = 无法写入文件 { $path }。通讯录没有问题。请换一个地方存放。
store-refused = 通讯录无法完成这件事（代号 { $code }）。以前的资料都还在。请运行：anytime doctor

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
dialer-no-handler = 这台电脑上没有可以打电话的程序，没有打电话。请安装一个，或者用 anytime dialer use 换一种拨号方式。
dialer-needs-telephone = 通话易不会用这台电脑打紧急电话。请拿起电话，拨 { $number }。
dialer-already-calling = 还有一个电话没有结束。请先挂断那一个。

# (end of: Errors: calling)


## Errors: general
error-language = 没有 { $value } 这种语言。可选：{ $values }。
# (end of: Errors: general)


## scan and read
help-scan = 从卡片或电话簿的照片里读出姓名和电话，问过您再保存。
help-scan-photo = 卡片或电话簿的照片。
help-scan-yes = 有把握的直接保存，其余先放着等您看。
help-scan-dry-run = 只显示读到的内容，不保存。
help-scan-continue = 继续处理还没确认的条目。
help-region = 没写国家代码的电话属于哪里：TW、CN、HK、US。
help-area = 补在座机号码前面的区号。
help-read = 读取只有一行字的图片。
help-read-line = 只有一行字的图片。
help-read-field = 这一行是什么：name 姓名，number 电话。
reading-model-missing = 找不到识别模型 { $file }。资料都没有变动。请重新安装通话易。
reading-no-writing = 这张照片上没找到姓名或电话。资料都没有变动。请靠近一些、在亮的地方再拍一次。
reading-blurred = 这张照片太糊了，看不清。资料都没有变动。请把手机拿稳，再拍一次。
reading-engine-failed = 用模型 { $model } 读到一半停住了。资料都没有变动。请再试一次。
reading-failed = 这张照片读不出来。资料都没有变动。请换一张照片试试。
scan-no-photo = 请给至少一张照片，或者用 --continue 接着上次的做。
scan-found = { $count ->
   *[other] { $photo }：{ $count } 条
}
scan-many = 这张照片只读前 { $count } 条，其余的请另拍一张。
scan-name-unread = （手写姓名）
scan-number-unread = （电话没读出来）
scan-handwritten-name = 这里写的这一位
scan-verdict-sure = 有把握
scan-verdict-check = 请核对
scan-verdict-unread = 读不出来
scan-entry = 第 { $place } 条，共 { $count } 条
scan-ask-right = 这样对吗？1 对，2 不对，3 以后再看，0 停下：
scan-ask-number = 哪个电话才对？请按它的数字，或者直接输入电话（按回车不改）：
scan-ask-name = 哪个姓名才对？请按它的数字，或者直接输入姓名（按回车不改，0 保留手写字）：
scan-not-a-number = 这不像能拨的电话，请再看一遍。
scan-not-a-name = 这不能当姓名，所以姓名保持原样。
scan-one-digit = 请按其中一个数字。
scan-service = { $number } 是服务电话：{ $service }。
scan-ask-service = 要保存吗？1 要，2 以后再看：
scan-service-waits = { $number } 是服务电话，没有保存，先放着等您决定。
scan-known = { $number } 已经存在「{ $name }」名下。
scan-ask-known = 是同一位吗？1 同一位，2 另一位，3 以后再看：
scan-known-waits = { $number } 已经存在「{ $name }」名下，没有重复保存，先放着等您决定。
scan-stored = 已保存：{ $number }
scan-waiting = { $count ->
   *[other] 还有 { $count } 条等您看。请用 anytime scan --continue 继续。
}

# (end of: scan and read)


## contacts
help-contacts = 列出、添加、修改、导入与导出联系人。
help-contacts-list = 按屏幕上的位置列出联系人。
help-contacts-removed = 只列出已移除的。
help-contacts-unread = 只列出名字还是手写图的。
help-contacts-search = 只列出符合的：姓名、拼音、电话，或其中一部分。
help-contacts-show = 显示一位联系人的所有资料。
help-contacts-who = 屏幕位置、姓名或其中一部分、拼音、电话，或代码。
help-contacts-add = 在最后面添加一位联系人。
help-contacts-name = 姓名。
help-contacts-number = 电话号码，可以给好几个。
help-contacts-numbers = 用这个电话代替原有的全部电话，可以给好几个。
help-contacts-add-number = 再加一个电话。
help-contacts-is = 这位是哪一个认识的人：姓名、电话或代码；都不是就填 none。
help-contacts-picture-file = 脸部照片。
help-contacts-edit = 修改姓名、电话，或指定是哪一位。
help-contacts-move = 指定联系人在屏幕上的位置。
help-contacts-to = 新的位置，从 1 算起。
help-contacts-remove = 移除一位联系人，可以用 restore 找回。
help-contacts-restore = 找回已移除的联系人。
help-contacts-picture = 设置或去掉联系人的照片。
help-contacts-picture-none = 去掉照片。
help-contacts-import = 导入 vCard 文件里的联系人。
help-contacts-import-file = vCard 文件。
help-contacts-import-yes = 紧急与服务电话也一并导入。
help-contacts-export = 把联系人导出成 vCard。
help-contacts-export-file = 要写入的文件；- 表示标准输出。
help-contacts-version = vCard 的版本。
contacts-none = 这里没有联系人。
contacts-removed-mark = -
contacts-handwritten-name = （手写的名字）
contacts-open = 有好几个人用「{ $name }」的电话：{ $people }。请指定是哪一位：anytime contacts edit { $id } --is 姓名
contacts-label-mobile = 手机
contacts-label-home = 家里
contacts-label-work = 单位
contacts-number-label = { $number }：{ $label }
contacts-has-picture = 有脸部照片。
contacts-has-handwriting = 有手写的名字。
contacts-has-photo = 有卡片的照片。
contacts-is = 就是家人 { $person }。
contacts-id = 代码：{ $id }
contacts-needs-number = 联系人要有电话。请加上 --number。
contacts-number-known = 这个电话已经有了：{ $contact }
contacts-service-ask = { $number } 不是私人电话：{ $service }。还是要保存吗？
contacts-added = 已保存：{ $contact }
contacts-edited = 已修改：{ $contact }
contacts-nothing-to-edit = 请说明要修改什么：--name、--number、--add-number 或 --is。
contacts-moved = 「{ $name }」现在在第 { $place } 位。
contacts-bad-place = 位置从 1 算起。请给 1 以上的数字。
contacts-remove-ask = 要移除 { $contact } 吗？
contacts-removed = 已移除「{ $name }」。要找回，请运行：anytime contacts restore { $id }
contacts-restored = 「{ $name }」回到第 { $place } 位了。
contacts-picture-or-none = 请给一张照片，或是用 --none。
contacts-pictured = 「{ $name }」换了新照片。
contacts-picture-gone = 「{ $name }」的照片去掉了。
contacts-imported = 导入了 { $count } 位联系人。
contacts-import-known = 有 { $count } 位本来就在了。
contacts-import-nothing = 这个文件里没有可以导入的联系人。资料没有改动。请看看是不是 vCard 文件。
contacts-exported = 已把 { $count } 位联系人写到 { $file }。
contacts-fault = 第 { $line } 行：{ $name }{ $reason }
contacts-fault-no-end = 这张名片没有结尾，所以没有导入。
contacts-fault-broken-line = 这一行读不懂，同一张的其他内容照样导入。
contacts-fault-no-name = 这张名片没有姓名，所以没有导入。
contacts-fault-long-name = 姓名太长，所以没有导入。
contacts-fault-no-number = 没有可以拨打的电话，所以没有导入。
contacts-fault-service-number = 紧急或服务电话没有导入。要一并导入，请加上 --yes。
contacts-fault-picture = 照片不能用，所以没有导入照片。

# (end of: contacts)


## people
help-people = 家里的人。
help-people-list = 列出家里的人。
help-people-add = 添加家里的人。
help-people-switch = 选择现在是谁在用。
help-people-edit = 修改姓名、电话或语言。
help-people-who = 姓名或其中一部分、电话，或代码。
help-people-name = 姓名。
help-people-number = 本人的电话号码。
help-people-language = 语言：zh-Hant、zh-Hans、en。
people-nameless = （还没有名字）
people-added = 已添加：{ $person }
people-edited = 已修改：{ $person }
people-switched = 现在使用的是：{ $person }
people-still = 目前仍由这位使用：{ $person }
people-nothing-to-edit = 请说明要修改什么：--name、--number 或 --language。
people-whole-number = 这不是完整的私人电话。资料没有改动。请连区号一起输入。
people-no-language = 通话易还不会这个语言。请选一个：{ $tags }

# (end of: people)


## feed
help-feed = 家人动态。
help-feed-list = 显示动态，最新的在前。
help-feed-post = 对家人说几句话。
help-feed-like = 点赞。
help-feed-unlike = 收回赞。
help-feed-remove = 收回自己的动态，可以用 restore 找回。
help-feed-restore = 找回已收回的动态。
help-feed-export = 把动态和赞导出给另一个家。
help-feed-import = 导入另一个家的动态和赞。
help-feed-limit = 最多几条。
help-feed-before = 只显示比这条更早的。
help-feed-which = 动态代码的开头，list 会显示。
help-feed-text = 要说的话。
help-feed-picture = 一张照片。
help-feed-export-file = 要写入的文件。
help-feed-import-file = 另一个家导出的文件。
help-feed-import-to = 家里有人共用电话时，指的是哪一位。
feed-someone = 某位家人
feed-none = 这里还没有动态。
feed-no-older = 没有更早的动态了。
feed-has-picture = （照片）
feed-liked-by = { $count } 个赞：{ $names }
feed-name-separator = 、
feed-bad-limit = 请给 1 到 10000 的数字。
feed-needs-content = 还没有内容。请加上 --text 或 --picture。
feed-posted = 已保存，代码 { $id }：
feed-liked = 已点赞：
feed-unliked = 已收回赞：
feed-remove-ask = 要收回这条吗？{ $post }
feed-removed = 已收回。要找回，请运行：anytime feed restore { $id }
feed-restored = 已找回：
feed-exported = 已把 { $count } 条动态写到 { $file }。
feed-imported = 新动态 { $posts } 条，赞 { $likes } 个。
feed-known = 有 { $count } 条本来就在了。
feed-refused = 文件里有 { $count } 行损坏或不合理，没有导入。
feed-pictures-refused = 有 { $count } 张照片不能用，没有导入。
feed-open = 「{ $person }」认识家里的人，但这个电话有好几位在用：{ $people }。请指定是哪一位：anytime feed import { $file } --to 姓名

# (end of: feed)


## call and calls
help-call = 给人打电话：先显示名字和号码，问过才拨。
help-call-who = 名字、名字的一部分、拼音、屏幕上的位置，或者电话号码。
help-call-yes = 正好只有一位联系人的一个号码符合时，不再询问。
help-calls = 看打过的电话，最近的在前面。
help-calls-limit = 看几个。
call-which = 要打给哪一个？
call-which-hint = 请按前面的数字（0 = 都不是）：
call-ask = 要打给 { $who } 吗？
call-ask-hint = 1 = 打，0 = 不打：
call-stranger = 这个号码不在联系人里。
call-extension = 只会拨号码。分机 { $extension } 要等接通以后再按，或者请总机转接。
call-is-service = { $number } 是：{ $service }
call-emergency-hint = 现在要打，请再输入一遍 { $number }（0 = 不打）：
call-not-called = 没有打电话。
call-nobody-to-ask = 没有人在旁边可以答应，所以没有打电话。请在终端上打，或者加上 --yes。
call-too-many = 有 { $count } 个号码符合，没有打电话。请把名字写完整一点，或者输入号码。
call-yes-many = 有 { $count } 个号码符合，--yes 只在正好一个时有用。没有打电话。请输入号码。
call-yes-stranger = { $number } 不在联系人里，不能用 --yes。没有打电话。请不加 --yes 再打一次。
call-yes-service = { $number } 是：{ $service }，不能用 --yes。没有打电话。请不加 --yes 再打一次。
call-outcome-rehearsed = 练习：现在会打给 { $who }。没有真的打电话。请用 anytime dialer use 选拨号方式。
call-outcome-asked = 已经请电话打给 { $who }。
call-outcome-ended = 跟 { $who } 的电话结束了。
call-outcome-busy = { $who } 正忙。请过一会儿再打。
call-outcome-no-answer = { $who } 没有人接。请过一会儿再打。
call-outcome-refused = { $who } 现在不方便接电话。
calls-none = 还没有打过电话。
calls-limit-wrong = --limit 要用大于 0 的数字。什么都没有改。
call-state-begun = 开始拨了，后来怎样不知道
call-state-rehearsed = 练习
call-state-asked = 请电话去打
call-state-ringing = 响过铃
call-state-talking = 接了
call-state-ended = 通过话
call-state-busy = 占线
call-state-no-answer = 没有人接
call-state-refused = 不方便接
call-state-could-not = 没有打成

# (end of: call and calls)


## dialer
help-dialer = 通话易用什么方式打电话。
help-dialer-list = 看有哪些拨号方式，正在用的有记号。
help-dialer-use = 选这个家的拨号方式。
help-dialer-use-name = rehearsal、link 或 command。
help-dialer-use-command = 给 command 用：程序和它的参数，其中一项是 {"{number}"}。程序把电话交出去以后要自己结束。
help-dialer-test = 试试能不能打电话，不会打给任何人。
help-dialer-test-name = 拨号方式；不写就是正在用的。
dialer-about-rehearsal = 不打给任何人，只说会打给谁。
dialer-about-link = 把号码交给这台电脑上打电话的程序。
dialer-about-command = 把号码交给您选的程序。
dialer-untried = 还没有用真的电话试过。
dialer-mark = * = 正在用
dialer-used = 现在使用：{ $name }。
dialer-test-next = 可以用 anytime dialer test 试试。
dialer-found = { $name } 准备好了，找到 { $program }。会不会响，要真的打一次才知道。

# (end of: dialer)


## backup and restore
help-backup = 把所有资料备份成一个文件，照片也在内。
help-backup-file = 要写入的文件。
help-restore = 还原备份，原有的资料会另外保留。
help-restore-file = 备份文件；不给的话，会告诉您最近一次的自动备份。
help-restore-empty = 通讯录损坏时重新开始，损坏的文件会保留。
backup-done = 所有资料已备份到 { $file }。
restore-ask = 要用 { $file } 代替现在的资料吗？现在的资料会另外保留。
restore-done = 已还原 { $file }。
restore-kept = 原有的资料保留在 { $file }。
restore-emptied = 新的空白通讯录准备好了。
restore-file-or-empty = 请给一个备份文件，或是用 --empty。
restore-no-backup = 目前还没有自动备份。请指定一个备份文件。
restore-offered = 可以还原最近一次的自动备份：anytime restore { $file }

# (end of: backup and restore)


## settings
help-settings = 列出、查看、修改或清除设置。
help-settings-key = 设置的名称；不写就列出全部。
help-settings-value = 新的值；不写就显示现在的值。
help-settings-unset = 清除这项设置，恢复平常的值。
settings-stored = { $key } 已改为 { $value }。
settings-forgotten = { $key } 已清除。
settings-own = { $name }自己把 { $key } 设成了 { $value }，这里不会改动。要修改请加上 --person。
settings-nameless = 现在的使用者
settings-none = 没有设置
settings-standard = { $value }（平常的值）
setting-language = 画面和提示的语言。
setting-region = 号码没写国家代码时，属于哪个国家或地区，例如 TW。
setting-area = 号码没写区号时，补上的区号，例如 02。
setting-dialer = 用什么打电话；「anytime dialer list」有说明。
setting-dialer-command = 打电话的命令，其中一个参数是 { "{number}" }。
setting-text-size = 画面上姓名和号码的大小。
setting-theme = 画面的颜色。
setting-voice = 要不要把画面读出来。
setting-camera-command = 拍照的命令，其中一个参数是 { "{file}" }。
setting-inbox = 放照片的文件夹，最新的照片排在最前面。
setting-repeat-guard = 多少毫秒内重复按同一个键只算一次，适合手会抖的人。
setting-limit-bytes = 照片文件的上限，单位是字节。
setting-limit-pixels = 照片的上限，单位是像素。
setting-limit-seconds = 读一张照片的时间上限，单位是秒。
setting-limit-memory = 读一张照片的内存上限，单位是字节。
error-setting-unknown = 没有 { $key } 这项设置。「anytime settings」会列出全部。
error-setting-choice = { $key } 不能设成 { $value }。可选：{ $values }。
error-setting-number = { $key } 不能设成 { $value }，要用 { $lowest } 到 { $highest } 的数字。
error-setting-region = { $key } 不能设成 { $value }，要用两个字母的代码，例如 TW、CN、HK、US。
error-setting-area = { $key } 不能设成 { $value }，要用五位以内的区号，例如 02。
error-setting-folder = { $key } 不能设成 { $value }，找不到这个文件夹，请先新建。
error-setting-unset-which = 请说明要清除哪项设置：anytime settings KEY --unset
error-setting-unset-value = --unset 后面不用写值。请写新的值，或者只用 --unset。
# (end of: settings)


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
doctor-database-next = 请先复制这个文件夹，再用最近的备份运行「anytime restore」。
doctor-dialer-ok = 用 { $dialer } 打电话：{ $program }。
doctor-dialer-rehearsal = 还没有接上电话，现在只会演练。
doctor-dialer-unknown = 打电话的方式无法使用。
doctor-dialer-next = 「anytime dialer list」会列出打电话的方式。
doctor-heic-ok = 可以读 iPhone 的照片（HEIC）。
doctor-heic-missing = 无法读 iPhone 的照片（HEIC）。
doctor-heic-next = 请运行：sudo apt install libheif1
doctor-font-ok = 大字使用电脑里的字体。
doctor-font-missing = 电脑里没有中文大字的字体，改用比较粗糙的字。
doctor-font-next = 请运行：sudo apt install fonts-noto-cjk
doctor-voice-none = 这一版还不会把画面读出来。
doctor-terminal-ok = 终端够大：{ $columns } x { $rows }，有颜色。
doctor-terminal-plain = 终端够大：{ $columns } x { $rows }，没有颜色。
doctor-terminal-small = 终端太小：{ $columns } x { $rows }。
doctor-terminal-next = 请把窗口放大到 80 x 24 以上。
doctor-terminal-none = 不是在终端里运行，没有检查大小和颜色。
doctor-locale-ok = 系统能显示各种文字：{ $name }。
doctor-locale-other = 系统可能无法显示中文，现在的区域设置是 { $name }。
doctor-locale-next = 请把 LANG 设成以 UTF-8 结尾的值，例如 C.UTF-8。
doctor-disk-ok = 磁盘还有 { $megabytes } MB。
doctor-disk-full = 磁盘只剩 { $megabytes } MB。
doctor-disk-next = 请删除不需要的文件。
doctor-disk-unknown = 无法得知磁盘还有多少空间。
doctor-database-closed = 通讯录打不开。
# (end of: doctor)


## Progress and questions shared by commands
list-separator = 、
help-yes = 对这个命令要问的事，直接回答「是」。
consent-hint = （y 表示「是」）
consent-needed = 这件事要有人答应，但现在没有人可以回答。资料没有改动。请加上 --yes。
consent-declined = 资料没有改动。
list-one = { $item }
list-more = { $list }、{ $item }
# (end of: Progress and questions shared by commands)


## Guided: shared words
guided-more = 看下一页
guided-back = 回上一步
guided-home = 回首页
guided-stop = 先停下来
guided-moment = 请稍等
guided-extension = 接通以后，请再按分机号 { $extension }。
guided-list-comma = 、
guided-handwritten-name = 手写的这一位
moment-today = 今天 { $time }
moment-yesterday = 昨天 { $time }
moment-date = { $year } 年 { $month } 月 { $day } 日 { $time }
number-mobile = 手机 { $number }
number-home = 家里 { $number }
number-work = 单位 { $number }
number-labelled = { $label } { $number }

# (end of: Guided: shared words)


## Guided: terminal
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

# (end of: Guided: terminal)


## Guided: first start
language-name = 中文（大陆）
start-language-title = 欢迎您
start-language-question = 您看哪种文字最习惯？
start-skip-all = 先跳过，以后再设置
start-name-title = 请问您怎么称呼？
start-name-why = 您说的话旁边会写上姓名，家里人一看就知道是您。
start-name-label = 您的姓名：
start-number-title = 您的电话号码是多少？
start-number-why = 有了号码，家里人那边就认得出是您。
start-number-label = 您的电话号码：
start-number-whole = 请连区号一起输入完整的号码。
start-skip = 不想填的话，直接按回车就行。

# (end of: Guided: first start)


## Guided: home and settings
home-title = 通话易
home-title-name = { $name }，您好
home-question = 您想做什么？
home-call = 打电话
home-add = 加一位联系人
home-feed = 看家里人的近况
home-settings = 设置
home-leave = 退出
home-stay = 这里就是首页
settings-title = 设置
settings-question = 您想调整什么？
settings-text-size = 字的大小
settings-colours = 颜色
settings-language = 语言
settings-who = 我是谁
settings-chosen = { $choice }（现在用这个）
settings-opening = 正在打开。
text-size-large = 大
text-size-larger = 更大
text-size-largest = 最大
text-size-question = 请选看着最舒服的。
colours-light = 白底黑字
colours-dark = 黑底白字
colours-contrast = 黑底黄字，最清楚
colours-question = 请选看得最清楚的。
who-name = 改我的姓名
who-number = 改我的电话号码
who-other = 我是家里另一位
who-nameless = 还没填姓名
who-question = 现在用的是这一位。
who-people-title = 您是哪一位？
who-people-question = 请选您自己。
who-people-alone = 目前只有一位。要加其他家里人，请帮忙的人输入：anytime people add

# (end of: Guided: home and settings)


## Guided: call
call-title = 打电话
call-question = 您想打给谁？
call-nobody = 还没有联系人，咱们先加一位吧。
call-opening = 正在打开联系人。
call-handwritten = 手写的这一位，{ $number }
call-numbers-title = 打哪个号码？
call-no-number = 这一位还没有电话号码。
call-confirm-title = 要打这个电话吗？
call-confirm = 按 1 就打过去，按 0 就不打。
call-now = 现在打
call-service = 这不是家里人的电话，这是：{ $what }。
call-possible = 这个号码比较少见，请再看一遍。
call-local = 这个号码没有区号，可能打不通。
call-asking = 正在让电话拨号。
call-told-title = 这个电话
told-asked = 已经让电话拨这个号码了，请看一下电话。
told-rehearsed = 这次只是练习，没有真的打出去。真的打，拨的就是这个号码。要接上电话，请帮忙的人输入：anytime dialer
told-ended = 电话打完了。
told-busy = 对方正在打电话，等会儿再打。
told-no-answer = 没有人接，晚点再打。
told-refused = 对方现在不方便接，晚点再打。
call-again = 再打一次

# (end of: Guided: call)


## Guided: add a contact
add-title = 加一位联系人
add-opening = 正在看有没有还没确认的卡片。
add-waiting = 还有 { $count } 位没确认完，都给您留着。
add-go-on = 接着确认
add-new-card = 加新的一位
add-paper-how = 拿一张白纸，用深色的笔。第一行写姓名，第二行写电话，像这样，写大一点。
add-paper-photo = 写好以后，到亮一点的地方拍一张照片。
add-example-name = 王小明
add-example-number = 138-0013-8000
add-photo = 拍照或选照片
add-type = 不拍照，直接输入
add-reading = 正在认照片上的字。
add-reading-patience = 要等几秒钟。不想等了，就按 0。
add-nothing-title = 没找到字
add-nothing = 这张照片上看不到姓名和电话。拍亮一点、近一点，会更清楚。
add-another-photo = 换一张照片
add-which = { $title }（第 { $n } 位，共 { $total } 位）
add-right = 对，没错
add-wrong = 不对
add-none-of-these = 都不是
add-leave-out = 这一位不加了
add-compare = 请和手写的字对一对。
add-look-again = 请再看一遍。
add-number-title = 电话号码对吗？
add-number-candidates-title = 是不是这里面的一个？
add-number-unread-title = 看不出电话号码
add-number-fix-title = 咱们来改号码
add-number-area-added = 前面给您加了区号。
add-number-possible = 这个号码比较少见。
add-number-local = 这个号码没有区号。
add-mend = 改一个数字
add-mend-place-title = 错的数字在哪儿？
add-mend-nth = 第 { $n } 个：{ $digit }
add-mend-digit-title = 「{ $digit }」应该改成什么？
add-mend-digit-help = 按对的数字，再按回车。这里少一个数字，就按两个；这个数字多了，就只按回车。
add-mend-digit-label = 对的数字：
add-type-number = 自己输入号码
add-type-number-title = 请输入电话号码
add-type-number-label = 电话号码：
add-service-title = 这是公共号码
add-service-question = 真的要保存成联系人吗？
add-service-keep = 要，请保存
add-service-wrong = 不要，号码不对
add-known-title = 这个号码已经有了
add-known-question = 是同一个人吗？
add-known-same = 是同一个人
add-known-other = 不是，是另一个人
add-name-title = 姓名对吗？
add-name-candidates-title = 是不是这里面的一个？
add-name-unread-title = 看不出姓名
add-name-fix-title = 咱们来改姓名
add-keep-handwriting = 就用手写的字当姓名
add-keep-handwriting-why = 用手写的字也很好，一看就认得是谁。
add-type-name = 自己输入姓名
add-type-name-title = 请输入姓名
add-type-name-label = 姓名：
add-namesake-title = 这个姓名已经有了
add-namesake-question = 是同一个人的另一个号码吗？
add-namesake-same = 是，把号码加进去
add-namesake-other = 不是，只是同名
add-storing = 正在保存。
add-saved-title = 保存好了
add-saved = 以后打电话，就能找到这一位。
add-again = 再加一位
add-call = 打给{ $name }
face-title = 放一张照片
face-question = 保存好了。要放一张照片吗？看到脸最好认。
face-none = 不放照片
face-look = 这张可以吗？
face-right = 可以，就用这张

# (end of: Guided: add a contact)


## Guided: family feed
family-title = 家里人近况
family-opening = 正在打开家里人近况。
family-empty = 还没有人说话，您先说一句吧。
family-you = 您
family-someone = 家里人
family-post-title = { $name }，{ $when }
family-said = 发好了，家里人看得到。
family-liked-by = 点赞的有：{ $names }
family-like = 点赞
family-unlike = 取消点赞
family-older = 看更早的
family-newer = 看比较新的
family-say = 我也说一句
say-title = 跟家里人说说话
say-question = 您想怎么说？
say-photo = 发一张照片
say-note = 手写一张字条，再拍照
say-sentence = 选一句现成的话
say-note-how = 请先用深色的笔，把想说的话写在白纸上。
say-sentence-question = 想说哪一句？
say-another-sentence = 换一句
say-now = 发给家里人看
say-look = 就这样发给家里人看，好吗？
say-saying = 正在保存您说的话。
ready-miss-you = 我想大家了。
ready-eaten = 大家吃饭了吗？
ready-well = 我挺好的，别担心。
ready-come = 有空回家吃饭。
ready-seen = 照片看到了，拍得真好。
ready-warm = 天冷了，多穿点衣服。
ready-proud = 孩子们真争气，我很高兴。
ready-morning = 早上好，祝大家平安。
ready-night = 晚安，早点休息。

# (end of: Guided: family feed)


## Guided: photo sources
photo-title = 照片在哪儿？
photo-question = 请选一个。
photo-camera = 用相机拍一张
photo-inbox = 从照片文件夹里选
photo-file = 输入文件的位置
photo-inbox-title = 哪一张照片？
photo-inbox-empty = 文件夹里还没有照片。
photo-inbox-order = 最新的排在最前面。
photo-of = { $when }：{ $name }
photo-looking = 正在找照片。
photo-taking = 相机正在拍照，请先别动。
photo-opening = 正在打开照片。
photo-file-title = 文件在哪儿？
photo-file-help = 请输入照片文件的完整位置，也可以把文件拖进这个窗口。
photo-file-label = 文件：

# (end of: Guided: photo sources)


## Guided: errors
trouble-title = 这一步没做成
trouble-unexpected = 出了一点问题，您的资料都还在，请再试一次。
trouble-known-photo = 这张照片上的都问过了，请换一张照片。
trouble-camera-program = 相机没有打开。请帮忙的人看一下：anytime settings
trouble-camera-photo = 相机没有拍到照片，请再试一次。
trouble-inbox = 照片文件夹打不开。请帮忙的人看一下：anytime settings
trouble-understood = 知道了

# (end of: Guided: errors)
