### 通話易的文字，臺灣用語。
### 格式：Project Fluent，用到的部分見 Documentation/translating.md。

## Command line
help-anytime = 按一個數字，就能打電話給家人、看看家人近況。
help-lang = 語言：zh-Hant、zh-Hans、en。
help-plain = 純文字、逐行編號、不重畫畫面，適合報讀軟體與管線。
help-json = 輸出 JSON，供程式使用。
help-person = 以家中這一位的身分執行：姓名或電話。
help-home = 存放通訊錄的資料夾（也可用 ANYTIME_HOME 指定）。
