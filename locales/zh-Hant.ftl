### 通話易的文字，臺灣用語。
### 格式：Project Fluent，用到的部分見 Documentation/translating.md。

## Command line
help-anytime = 按一個數字，就能打電話給家人、看看家人近況。
help-lang = 語言：zh-Hant、zh-Hans、en。
help-plain = 純文字、逐行編號、不重畫畫面，適合報讀軟體與管線。
help-json = 輸出 JSON，供程式使用。
help-person = 以家中這一位的身分執行：姓名或電話。
help-home = 存放通訊錄的資料夾（也可用 ANYTIME_HOME 指定）。
help-usage = 用法：
help-arguments = 參數：
help-options = 選項：
help-commands = 指令：
help-exit-codes = 結束代碼：
help-place-command = 指令
help-place-options = 選項
help-help = 顯示這份說明。
help-version = 顯示版本。
help-default = 預設
help-values = 可用：{ $values }。
help-default-value = 不寫就是 { $value }。
help-note-separator = { "" }
help-detail = 輸入「{ $command }」，看單一指令的說明。
help-more = 更多說明：{ $command }
help-completions = 輸出 bash、zsh 或 fish 的指令補全腳本。
help-completions-shell = 殼層名稱。
help-man = 以 roff 輸出手冊頁。
man-name = 名稱
man-synopsis = 語法
man-description = 說明
man-environment = 環境變數
man-files = 檔案
man-text = 通話易從紙本的照片讀出姓名與電話，存成聯絡人，按幾個鍵就能打電話。在終端機上不加指令，就開啟引導畫面。沒有人能回答的時候，指令不會等待：只做安全的事，並說明做了什麼。
man-anytime-home = 存放通訊錄的資料夾。
man-anytime-share = 存放 tessdata 與 locales 的資料夾。
man-no-color = 有設定時，不使用顏色。
man-accessible = 設為 1 時，和 --plain 一樣使用純文字。
man-language = --lang 和個人設定都沒有指定時的語言。
man-database = 聯絡人、家人、家人動態、通話紀錄與設定。
man-pictures = 照片，以內容命名。
exit-success = 全部完成。
exit-failure = 有一件事沒有完成，訊息會說明原因。
exit-pending = 資料都安全，還有事情等人處理。
exit-usage = 看不懂這行指令。
exit-bad-input = 檔案損壞，或不是該有的內容。
exit-no-input = 找不到檔案，或打不開。
exit-unavailable = 缺少需要的程式或模型。
exit-cannot-write = 磁碟已滿，或無法寫入。
exit-busy = 另一個通話易正在工作，請再試一次。
exit-no-permission = 資料夾唯讀，或屬於別人。
exit-bad-state = 通訊錄損壞或版本較新，或程式缺少檔案。
exit-interrupted = 以 Ctrl-C 停止。
usage-unknown-option = 沒有 { $option } 這個選項。
usage-unknown-option-suggestion = 沒有 { $option } 這個選項。您是要用 { $suggestion } 嗎？
usage-missing-value = { $option } 後面要接一個值。
usage-takes-no-value = { $option } 後面不用接值，但您給了 { $value }。
usage-unexpected = 這裡不需要：{ $text }
usage-twice = { $first } 和 { $second } 不能一起用，請留一個。
usage-missing = 還缺少：{ $text }
usage-invalid-value = { $value } 不能用在 { $option }。
usage-invalid-choice = { $value } 不能用在 { $option }。可用：{ $values }。
usage-missing-command = 請說明要執行哪個指令。
usage-not-understood = 看不懂這行指令。


## Errors: pictures
picture-missing = 找不到檔案「{ $path }」。請看看名稱對不對，再試一次。
picture-folder = 「{ $path }」是資料夾。請選裡面的一張照片。
picture-unreadable = 這裡打不開檔案「{ $path }」。請把照片複製到自己的資料夾，再試一次。
picture-not-a-file = 「{ $path }」不是照片。請選一張照片。
picture-empty = 檔案「{ $path }」是空的，照片沒有傳過來。請再傳一次。
picture-file-too-large = 這個檔案超過 { $limit } MB，太大了。請選小一點的照片。
picture-not-a-picture = 這個檔案不是照片。請選一張照片。
picture-unsupported = 這裡打不開 { $kind } 檔案。請另存成 JPEG，或是把它拍成照片，再試一次。
picture-unsupported-heic = 這台電腦打不開 iPhone 的 HEIC 照片。請在 iPhone 上點「設定」、「相機」、「格式」，選「最相容」，再拍一次。
picture-incomplete = 這張照片少了一部分。請再拍一次，或是再傳一次。
picture-damaged = 這張照片壞了，打不開。請再拍一次。
picture-too-many-pixels = 這張照片有 { $megapixels } 百萬畫素，太大了，最多 { $limit } 百萬畫素。請選小一點的照片。
picture-too-many-scans = 這張照片的存法很特別，打開要太久。請再拍一次。
picture-too-slow = 這張照片看了 { $seconds } 秒還沒看完，先停下來了。資料都還在。請換小一點的照片。
picture-too-much-memory = 這張照片太大，電腦的記憶體不夠。資料都還在。請換小一點的照片。
picture-crashed = 這張照片打不開。資料都還在。請再拍一次。
picture-no-child = 電腦現在太忙，沒辦法打開照片。資料都還在。請關掉其他程式，再試一次。

# (end of: Errors: pictures)


## Errors: numbers and names
error-name-empty = 還沒有姓名。請輸入至少一個字。
error-name-too-long = 這個姓名有 { $count } 個字，最多 { $longest } 個字。沒有變更任何資料，請輸入短一點的姓名。
number-empty = 這裡沒有數字。請輸入電話號碼。
number-letters = 電話號碼只能有數字，這裡有別的字。請只輸入數字。
number-too-short = 這個號碼好像少了數字。請再看一次。
number-too-long = 這個號碼的數字太多了。請再看一次。
number-wrong-length = 沒有這個長度的電話號碼。請再看一次。
number-unknown-country = 加號後面的國碼不存在。請再看一次開頭的數字。
number-unknown-region = 沒有這個地區。請用兩個英文字母，例如 TW、CN、HK、US。
number-possible = 這個號碼比較少見。請和紙上的對一下。
number-area-added = 區碼是另外加上去的。請看看對不對。
number-local = 這個號碼沒有區碼，只能在同一區打。
number-extension = { $number } 分機 { $extension }
service-police = 警察局
service-fire = 消防隊
service-fire-ambulance = 消防隊、救護車
service-ambulance = 救護車
service-emergency = 緊急電話
service-emergency-test = 緊急電話測試
service-coast-guard = 海上救援
service-protection = 保護專線（家暴、婦女、兒童）
service-traffic-police = 交通警察
service-antifraud = 反詐騙專線
service-heart = 談心專線
service-care = 長照專線
service-health = 健康諮詢專線
service-city = 市民服務專線
service-directory = 查號臺
service-time = 報時臺
service-weather = 氣象臺
service-traffic = 路況專線
service-other = 公共服務專線

# (end of: Errors: numbers and names)


## Errors: store

# (end of: Errors: store)


## Errors: calling
dialer-unknown = 沒有叫做 { $name } 的撥號方式，沒有打電話。可以用 anytime dialer list 看看有哪些。
dialer-no-command = 還沒有設定打電話的指令，沒有打電話。請用 anytime dialer use command 設定。
dialer-unclosed-quote = 指令裡的引號沒有成對，什麼都沒有改。請把引號補上。
dialer-number-missing = 指令裡沒有寫號碼要放哪裡，什麼都沒有改。請加上 { $place } 這一項。
dialer-number-inside = 指令裡的 { $place } 要單獨一項，現在它和別的字連在一起：{ $argument }。什麼都沒有改。請在前後加空格。
dialer-missing-program = 這臺電腦沒有 { $program } 這個程式，沒有打電話。請安裝它，或用 anytime dialer use 換一種撥號方式。
dialer-cannot-start = { $program } 這個程式打不開，沒有打電話。請先自己試一次。
dialer-failed = { $program } 這個程式說電話沒有打成（代碼 { $status }）。請先自己試一次。
dialer-no-response = { $program } 這個程式過了 { $seconds } 秒還沒有做完，已經停掉了。請看一下電話，說不定正在撥。
dialer-no-handler = 這臺電腦沒有程式可以打這通電話。請安裝能打電話的程式，或用 anytime dialer use 換一種撥號方式。
dialer-needs-telephone = 通話易不會用這臺電腦打緊急電話。請拿起電話，撥 { $number }。
dialer-already-calling = 還有一通電話沒有結束。請先掛斷那一通。

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
terminal-choose = 請輸入數字，再按 Enter：
terminal-type = { $label }　輸入後請按 Enter；要「{ $back }」請輸入 0：
terminal-type-default = { $label }　直接按 Enter 就用「{ $value }」，也可以重新輸入；要「{ $back }」請輸入 0：
terminal-type-keys = Enter：完成　　Esc：{ $back }
terminal-progress = { $done } / { $total }
terminal-hint-0 = 請按 0。
terminal-hint-1 = 請按 { $a } 或 0。
terminal-hint-2 = 請按 { $a }、{ $b } 或 0。
terminal-hint-3 = 請按 { $a }、{ $b }、{ $c } 或 0。
terminal-hint-4 = 請按 { $a }、{ $b }、{ $c }、{ $d } 或 0。

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
