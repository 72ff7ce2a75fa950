### 通话易的文字，大陆用语。
### 格式：Project Fluent，用到的部分见 Documentation/translating.md。

## Command line
help-anytime = 按一个数字，就能给家人打电话、看看家人近况。
help-lang = 语言：zh-Hant、zh-Hans、en。
help-plain = 纯文本、逐行编号、不刷新画面，适合读屏软件和管道。
help-json = 输出 JSON，供程序使用。
help-person = 以家里这个人的身份执行：姓名或电话。
help-home = 存放通讯录的文件夹（也可用 ANYTIME_HOME 指定）。
