### 通話易的文字，臺灣用語。
### 格式：Project Fluent，用到的部分見 Documentation/translating.md。

## Command line

help-anytime = 按一個數字，就能打電話給家人、看看家人近況。
help-lang = 語言：{ $tags }。
help-plain = 純文字、逐行編號、不重畫畫面，適合報讀軟體與管線。
help-json = 輸出 JSON，供程式使用。
help-person = 以家中這一位的身分執行：姓名或電話。
help-home = 存放通訊錄的資料夾（也可用 ANYTIME_HOME 指定）。
help-usage = 用法：
help-arguments = 參數：
help-options = 選項：
help-every-command = 每個指令都能用的選項：
help-commands = 指令：
help-exit-codes = 結束代碼：
help-place-command = 指令
help-place-options = 選項
help-help = 顯示這份說明。
help-version = 顯示版本。
help-default = （預設）
help-values = 可用：{ $values }。
help-default-value = 不寫就是 { $value }。
help-note-separator = { "" }
help-detail = 輸入「{ $command }」，看單一指令的說明。
help-more = 更多說明：{ $command }
help-completions = 輸出 bash、zsh 或 fish 的指令補全腳本。
help-completions-shell = shell 的名稱。
help-man = 以 roff 輸出手冊頁。
man-name = 名稱
man-synopsis = 語法
man-description = 說明
man-environment = 環境變數
man-files = 檔案
man-text = 通話易從卡片和電話簿的照片讀出姓名與電話，存成聯絡人，按幾個鍵就能打電話。在終端機上不加指令，就開啟引導畫面。沒有人能回答的時候，指令不會等待：只做安全的事，並說明做了什麼。
man-anytime-home = 存放通訊錄的資料夾。
man-anytime-share = 存放 tessdata 與 locales 的資料夾。
man-anytime-kiosk = 設為 1 時，在首頁按 0 不會離開。
man-no-color = 有設定時，不使用顏色。
man-accessible = 設為 1 時，和 --plain 一樣使用純文字。
man-language = --lang 和個人設定都沒有指定時的語言。
man-database = 聯絡人、家人、家人近況、通話紀錄與設定。
man-pictures = 照片，以內容命名。
exit-success = 全部完成。
exit-failure = 有一件事沒有完成，訊息會說明原因。
exit-pending = 資料都安全，還有事情等人處理。
exit-usage = 看不懂這行指令。
exit-bad-input = 檔案損壞，或不是該有的內容。
exit-no-input = 找不到檔案，或打不開。
exit-unavailable = 缺少需要的程式、模型、帳號或音效裝置。
exit-cannot-write = 磁碟已滿，或無法寫入。
exit-busy = 另一個通話易正在工作，請再試一次。
exit-no-permission = 資料夾唯讀，或屬於別人。
exit-bad-state = 通訊錄損壞或版本較新，或程式缺少檔案。
exit-interrupted = 以 Ctrl-C 停止。
home-needs-terminal = 這裡不是終端機，畫面開不起來。要一行一行地用，請執行：anytime --plain
usage-unknown-option = 沒有 { $option } 這個選項。
usage-unknown-option-suggestion = 沒有 { $option } 這個選項。您是要用 { $suggestion } 嗎？
usage-unknown-command = 沒有 { $command } 這個指令。可用：{ $values }。
usage-unknown-command-suggestion = 沒有 { $command } 這個指令。您是要用 { $suggestion } 嗎？
usage-missing-value = { $option } 後面要接一個值。
usage-takes-no-value = { $option } 後面不用接值，但您給了 { $value }。
usage-unexpected = 這裡不需要：{ $text }
usage-twice = { $first } 和 { $second } 不能一起用，請留一個。
usage-missing = 還缺少：{ $text }
usage-invalid-value = { $value } 不能用在 { $option }。
usage-invalid-choice = { $value } 不能用在 { $option }。可用：{ $values }。
usage-missing-command = 請說明要執行哪個指令。
usage-dash-file = { $file } 開頭是減號，會被當成選項。要用這個檔案，請寫成 ./{ $file }
usage-not-understood = 看不懂這行指令。

## Errors: pictures
picture-missing = 找不到檔案「{ $path }」。請看看檔名對不對，再試一次。
picture-folder = 「{ $path }」是資料夾。請選裡面的一張照片。
picture-unreadable = 這裡打不開檔案「{ $path }」。請把照片複製到自己的資料夾，再試一次。
picture-not-a-file = 「{ $path }」不是照片。請選一張照片。
picture-empty = 檔案「{ $path }」是空的，照片沒有傳過來。請再傳一次。
picture-file-too-large = 這個檔案超過 { $limit } MB，太大了。請選小一點的照片。
picture-not-a-picture = 這個檔案不是照片。請選一張照片。
picture-unsupported = 這裡打不開 { $kind } 檔案。請另存成 JPEG，或是把它拍成照片，再試一次。
picture-unsupported-heic = 這台電腦打不開 iPhone 的 HEIC 照片。請在 iPhone 上點「設定」、「相機」、「格式」，選「最相容」，再拍一次。
picture-moving = 這是會動的圖片，這裡只能打開不會動的照片。請拍一張普通的照片，再試一次。
picture-incomplete = 這張照片少了一部分。請再拍一次，或是再傳一次。
picture-damaged = 這張照片壞了，打不開。請再拍一次。
picture-too-small = 這張照片太小，看不到上面的字。資料都還在。請傳原本大小的照片，或是再拍一次。
picture-too-many-pixels = 這張照片有 { $megapixels }00 萬像素，太大了，最多 { $limit }00 萬像素。請選小一點的照片。
picture-too-many-scans = 這張照片的存法很特別，要很久才打得開。請再拍一次。
picture-too-slow = 這張照片看了 { $seconds } 秒還沒看完，先停下來了。資料都還在。請換小一點的照片。
picture-too-much-memory = 這張照片太大，電腦的記憶體不夠。資料都還在。請換小一點的照片。
picture-crashed = 這張照片打不開。資料都還在。請再拍一次。
picture-no-child = 電腦現在太忙，沒辦法打開照片。資料都還在。請關掉其他程式，再試一次。

## Errors: numbers and names
error-name-empty = 還沒有姓名。請輸入至少一個字。
error-name-digits = 姓名裡至少要有一個字，不能只有數字。請再輸入一次。
error-name-unreadable = 這個姓名裡有讀不出來的字。資料沒有更動，請再輸入一次。
error-name-too-long = 這個姓名有 { $count } 個字，最多 { $longest } 個字。資料沒有更動，請輸入短一點的姓名。
number-empty = 這裡沒有數字。請輸入電話號碼。
number-letters = 電話號碼只能有數字，這裡有別的字。請只輸入數字。
number-too-short = 這個號碼好像少了數字。請再看一次。
number-too-long = 這個號碼的數字太多了。請再看一次。
number-wrong-length = 電話號碼的位數不對。請再看一次。
number-unknown-country = 加號後面的國碼不存在。請再看一次開頭的數字。
number-unknown-region = 沒有這個地區。請用兩個英文字母，例如 TW、CN、HK、US。
number-possible = 這個號碼很少見，可能有錯。請和紙上的對一下。
number-area-added = 區碼是另外加上去的。請看看對不對。
number-local = 這個號碼沒有區碼，只能在同一區打。
number-elsewhere = 這個號碼沒有區碼，在這裡打，可能會打給別人。請和紙上的對一下。
number-extension = { $number } 分機 { $extension }
service-police = 警察局
service-fire = 消防隊
service-fire-ambulance = 消防隊、救護車
service-ambulance = 救護車
service-emergency = 緊急電話
service-emergency-abroad = 別的地區的緊急電話
service-emergency-test = 緊急電話測試
service-coast-guard = 海上救援
service-protection = 保護專線（家暴、婦女、兒童）
service-traffic-police = 交通警察
service-antifraud = 反詐騙專線
service-heart = 談心專線
service-care = 長照專線
service-health = 健康諮詢專線
service-city = 市民服務專線
service-directory = 查號台
service-time = 報時台
service-weather = 氣象台
service-traffic = 路況專線
service-taxi = 計程車叫車專線
service-hotline = 公司或機關的服務專線
service-other = 公共服務專線

## Errors: store
store-disk-full = 磁碟空間滿了，這一次沒有儲存。之前的資料都還在。
store-disk-full-next = 請清出一些空間，再試一次。
store-no-address-book = { $path } 裡沒有通訊錄，也沒有建立新的。請檢查 --home（或 ANYTIME_HOME）指定的資料夾對不對。要在那裡建立通訊錄，請執行：anytime people add --name 姓名
store-not-writable = 無法寫入資料夾 { $path }，所以沒有儲存。裡面的資料都沒有動。請開放寫入權限，或用 --home 換一個資料夾。
store-away = 資料夾 { $path } 指向 { $target }，但那裡沒有東西。資料沒有更動。如果是在外接硬碟或隨身碟上，請先接好再試一次。
store-not-readable = 無法讀取 { $path } 裡的通訊錄。裡面的資料都沒有動。請開放這個資料夾的讀取權限。
store-newer-version = 這本通訊錄是較新版的通話易建立的。裡面的資料都沒有動。請安裝新版。
store-damaged = 通訊錄檔案損壞了。{ $kept }{ $backup }
store-damaged-kept = 原檔已改名為 { $name } 留在原資料夾，沒有刪除任何東西。
store-damaged-there = 檔案留在原處，沒有刪除任何東西。
store-damaged-backup = 最近一次的備份可以使用。請執行：
    { "  " }anytime restore { $path }
store-damaged-no-backup = 目前沒有可以使用的備份。要重新開始，請執行：
    { "  " }anytime restore --empty
store-gone = 通訊錄檔案不見了，不過還有備份。要用備份，請執行：
    { "  " }anytime restore { $path }
    要重新開始，請執行：
    { "  " }anytime restore --empty
store-busy = 另一個通話易正在使用通訊錄。資料都還在。請稍後再試一次。
store-no-person = 家裡沒有「{ $text }」這個人。要看有哪些人，請執行：anytime people list
store-which-person = 「{ $text }」可能是好幾個人，所以什麼都沒做。請用最前面的代碼指定是哪一位：
    { $list }
store-only-person = 家裡只有這一位，所以沒有移除。請先新增另一位，或改姓名：anytime people edit 姓名 --name 新姓名
store-no-contact = 聯絡人裡沒有「{ $text }」。要看有哪些人，請執行：anytime contacts list
store-which-contact = 「{ $text }」可能是好幾位聯絡人，所以什麼都沒做。請用最前面的代碼指定是哪一位：
    { $list }
store-same-contact = 「{ $name }」已經在第 { $place } 位，電話也一樣，所以沒有再加一位。資料沒有更動。要換回原來的，請先執行：anytime contacts remove { $id }
store-no-post = 找不到貼文「{ $text }」。要看貼文，請執行：anytime feed list
store-not-author = 只有說這句話的人可以收回。資料沒有更動。
store-empty-text = 還沒有內容。請給一段文字或一張照片。
store-text-too-long = 這段文字超過 { $limit } 個字，所以沒有儲存。請寫短一點。
store-unreadable-file = 無法打開檔案 { $path }。資料沒有更動。請看看檔名和權限對不對。
store-not-a-backup = { $path } 不是完整的通話易備份。資料沒有更動。請換一個備份檔。
store-not-a-feed = { $path } 不是通話易匯出的家人近況檔。沒有匯入任何東西。請對方再給一次檔案。
store-newer-file = 「{ $path }」是較新版的通話易做的，什麼都沒有更動。請安裝新版。
store-file-too-large = { $path } 太大了，不像是通話易的檔案。沒有匯入任何東西。請看看是不是拿錯了檔案。
output-disk-full = 磁碟滿了，這次的結果寫不出來。已經存好的資料沒有問題。
output-closed = 這次的結果寫不出來。已經存好的資料沒有問題。
store-no-room = { $path } 沒有寫成，因為那個磁碟或隨身碟的空間不夠。通訊錄沒有問題。請在那裡清出一些空間，或換一個地方存放。
store-cannot-write-file = 無法寫入檔案 { $path }。通訊錄沒有問題。請換一個地方存放。
store-refused = 通訊錄無法完成這件事（代碼 { $code }）。之前的資料都還在。
store-refused-next = 請執行：anytime doctor

## Errors: calling
# [1] is said by doctor and by dialer use, where nobody wanted to call.
dialer-unknown = { $setup ->
    [1] 沒有叫做 { $name } 的撥號方式。
   *[other] 沒有叫做 { $name } 的撥號方式，沒有打電話。
}
dialer-unknown-next = 可以用 anytime dialer list 看看有哪些。
dialer-no-command = { $setup ->
    [1] 還沒有設定打電話的指令。
   *[other] 還沒有設定打電話的指令，沒有打電話。
}
dialer-no-command-next = 請設定一個，例如：
    { "  " }anytime dialer use command "程式 { "{number}" }"
dialer-unclosed-quote = 指令裡的引號沒有成對，什麼都沒有改。請把引號補上。
dialer-number-missing = 指令裡沒有寫號碼要放哪裡，什麼都沒有改。請加上 { $place } 這一項。
dialer-number-inside = 指令裡的 { $place } 要單獨一項，現在它和別的字連在一起：{ $argument }。什麼都沒有改。請在前後加空格。
dialer-missing-program = { $setup ->
    [1] 這台電腦沒有 { $program } 這個程式。
   *[other] 這台電腦沒有 { $program } 這個程式，沒有打電話。
}
dialer-missing-program-next = 請安裝它，或用 anytime dialer use 換一種撥號方式。
dialer-not-executable = { $setup ->
    [1] 檔案 { $program } 沒有執行的權限。
   *[other] 檔案 { $program } 沒有執行的權限。沒有打電話。
}
dialer-not-executable-next = 要開放執行，請輸入：
    { "  " }chmod +x { $path }
dialer-cannot-start = { $setup ->
    [1] { $program } 這個程式打不開。
   *[other] { $program } 這個程式打不開，沒有打電話。
}
dialer-failed = { $program } 這個程式說打不了電話（代碼 { $status }），所以沒有打電話。
dialer-failed-next = 請先自己試一次。
dialer-no-response = { $program } 這個程式過了 { $seconds } 秒還沒有做完，已經停掉了。請看一下電話，說不定正在撥。
dialer-hangs = { $setup ->
    [1] { $program } 這個程式過了 { $seconds } 秒還沒有回應，已經停掉了。
   *[other] { $program } 這個程式過了 { $seconds } 秒還沒有回應，已經停掉了，沒有打電話。
}
dialer-no-handler = { $setup ->
    [1] 這台電腦沒有可以打電話的程式。
   *[other] 這台電腦沒有可以打電話的程式，沒有打電話。
}
dialer-no-handler-next = 請安裝一個，或用 anytime dialer use 換一種撥號方式。
dialer-needs-telephone = 這台電腦不能打緊急電話。請拿起電話，撥 { $number }。
dialer-already-calling = 還有一通電話沒有結束。請先掛斷那一通。
dialer-no-account = { $setup ->
    [1] 還沒有設定打電話的帳號。
   *[other] 還沒有設定打電話的帳號，沒有打電話。
}
dialer-no-account-next = 請用 anytime dialer use sip 帳號@伺服器 設定。
dialer-no-deskphone = { $setup ->
    [1] 還沒有設定桌上的電話。
   *[other] 還沒有設定桌上的電話，沒有打電話。
}
dialer-no-deskphone-next = 請用 anytime dialer use deskphone 名稱@伺服器 設定。
dialer-not-an-address = { $address } 不是 SIP 位址，什麼都沒有改。請寫成 名稱@伺服器。
dialer-password-in-address = 請把帳號寫成 帳號@伺服器，不要寫密碼。什麼都沒有改。終端機的歷史紀錄裡可能留有剛才輸入的密碼。密碼請用 anytime dialer use sip 輸入。
dialer-secret-unreadable = { $setup ->
    [1] 打電話的密碼不能用。
   *[other] 打電話的密碼不能用，沒有打電話。
}
dialer-secret-unreadable-next = 請檢查 { $path }，或用 anytime dialer use sip 再輸入一次密碼。
dialer-secret-locked = { $setup ->
    [1] 放打電話密碼的鑰匙圈鎖住了。
   *[other] 放打電話密碼的鑰匙圈鎖住了，沒有打電話。
}
dialer-secret-locked-next = 請用這台電腦的密碼登入，或用 anytime dialer use sip 再輸入一次電話的密碼。
dialer-secret-unusable = 這個密碼裡有不能用的字：空格、分號，或英文字母、數字和標點以外的字。什麼都沒有改。請到電話公司換一個密碼。
dialer-account-refused = { $setup ->
    [1] { $server } 不接受這個帳號。
   *[other] { $server } 不接受這個帳號，沒有打電話。
}
dialer-account-refused-next = 請用 anytime dialer use sip 檢查帳號和密碼。
dialer-server-silent = { $setup ->
    [1] { $server } 沒有回應。請看看網路通不通，再試一次。
   *[other] { $server } 沒有回應，沒有打電話。請看看網路通不通，再試一次。
}
dialer-number-unknown = { $server } 說沒有這個號碼，沒有打電話。請檢查號碼。
dialer-not-connected = { $server } 沒有接通電話（代碼 { $status }）。請晚一點再打。
dialer-no-sound-card = 這台電腦沒有音效裝置，講話對方聽不到。請接上耳機麥克風。
dialer-sound-fails = 這台電腦的麥克風或喇叭不能用，講話對方聽不到。請看看有沒有接好。
dialer-deskphone-not-taken = 桌上的電話沒有人拿起來，所以沒有打出去。請再打一次，鈴響時拿起來。
dialer-deskphone-refuses = 桌上的電話沒有撥通這個號碼（代碼 { $status }）。請直接用那台電話撥。
dialer-no-modem-manager = { $setup ->
    [1] 這台電腦沒有啟動行動網卡要用的 ModemManager。
   *[other] 這台電腦沒有啟動行動網卡要用的 ModemManager，沒有打電話。
}
dialer-no-modem-manager-next = 請啟動它，或用 anytime dialer use 換一種撥號方式。
dialer-no-modem = { $setup ->
    [1] 沒有接上行動網卡。請插上再試一次。
   *[other] 沒有接上行動網卡，沒有打電話。請插上再試一次。
}
dialer-modem-refuses = 行動網卡沒有打成電話。請看看 SIM 卡能不能用，再試一次。
dialer-no-phone = { $setup ->
    [1] 傳輸線那一頭沒有準備好的手機。請看看手機有沒有接好。
   *[other] 傳輸線那一頭沒有準備好的手機，沒有打電話。請看看手機有沒有接好。
}
dialer-no-phone-next = 手機上也要允許 USB 偵錯。
dialer-ask-helper = 請找幫忙設定的人看一下。
sentences = { $first }{ $next }
dialer-phone-refuses = 傳輸線那一頭的手機沒有撥出去。請看一下手機，再試一次。

## Errors: general
error-language = 沒有 { $value } 這種語言。可用：{ $values }。
file-no-name = 有一個檔案沒有檔名。請寫出是哪個檔案。

## scan and read
help-scan = 從卡片或電話簿的照片讀出姓名和電話，問過您再儲存。
help-scan-photo = 卡片或電話簿的照片。
help-scan-yes = 姓名和電話都確定的直接儲存，其餘先留著等您看。
help-scan-dry-run = 只顯示讀到的內容，加上 --continue 就顯示還沒確認的項目，都不儲存。
help-scan-continue = 繼續處理還沒確認的項目。
help-region = 沒有國碼的電話屬於哪裡：TW、CN、HK、US。
help-area = 補在市話前面的區碼。
help-read = 讀取只有一行字的圖片。
help-read-line = 只有一行字的圖片。
help-read-field = 這一行是什麼：name 姓名，number 電話。
reading-model-missing = 找不到辨識模型 { $file }。資料沒有更動。
reading-model-missing-next = 請重新安裝通話易。
reading-no-writing = 這張照片上沒有找到姓名或電話。資料沒有更動。請靠近一點、在明亮的地方再拍一次。
reading-blurred = 這張照片太模糊，看不清楚。資料沒有更動。請把手機拿穩，再拍一次。
reading-dark = 這張照片太暗，看不清楚。資料沒有更動。請開燈再拍一次。
reading-engine-failed = 用模型 { $model } 讀到一半停住了。資料沒有更動。請再試一次。
reading-failed = 這張照片讀不出來。資料沒有更動。請換一張照片試試。
scan-no-photo = 請給至少一張照片，或用 --continue 繼續上次的。
scan-reading = 正在讀照片上的字，要等一下。
scan-found = { $count ->
   *[other] { $photo }：{ $count } 筆
}
scan-failed = { $photo }：{ $sentence }
scan-page = { $photo }（共 { $count } 頁，第 { $page } 頁）
scan-many = 這張照片只讀前 { $count } 筆，其餘的請另外拍一張。
scan-many-pages = 這個檔案只讀前 { $count } 頁，其餘的請另存成一個檔案。
scan-line-judged = { $line }（{ $verdict }）
scan-number-unread = （電話沒有讀出來）
scan-needs-name = 還沒有姓名，也沒有手寫的字可以代替。
scan-handwritten-name = 手寫姓名
scan-verdict-sure = 確定
scan-verdict-check = 請核對
scan-verdict-unread = 讀不出來
scan-entry = 第 { $place } 筆，共 { $count } 筆
scan-ask-right = 這樣對嗎？1 對，2 不對，3 晚點再看，4 不是聯絡人、丟掉，0 停止：
scan-ask-number = 哪個電話才對？請按前面的數字，或直接輸入電話（按 Enter 不改）：
scan-ask-number-typed = 請照著紙上寫的輸入電話（按 Enter 不改）：
scan-ask-name = 哪個姓名才對？請按前面的數字，或直接輸入姓名（按 Enter 不改）：
scan-ask-name-typed = 請照著紙上寫的輸入姓名（按 Enter 不改）：
scan-not-a-number = 這不像可以撥的電話，請再看一次。
scan-not-a-name = 這不能當姓名。請再輸入一次，或按 Enter 不改。
scan-one-digit = 請按其中一個數字。
scan-service = { $number } 是服務電話：{ $service }。
scan-ask-service = 要儲存嗎？1 要，2 晚點再看：
scan-service-waits = { $number } 是服務電話，沒有儲存，先留著等您決定。
scan-known = { $number } 已經存在「{ $name }」的名下。
scan-ask-known = 是同一位嗎？1 同一位，2 另一位，3 晚點再看：
scan-same = { $number } 還是「{ $name }」的電話，沒有重複儲存。
scan-known-waits = { $number } 已經存在「{ $name }」的名下，沒有重複儲存，先留著等您決定。
scan-namesake = 這個姓名已經有了：{ $contact }
scan-ask-namesake = 是同一位的另一個電話嗎？1 同一位，把電話加進去，2 另一位，3 晚點再看：
scan-namesake-waits = { $number } 沒有儲存，因為這個姓名已經有了：{ $contact }。先留著等您決定。
scan-removed = 「{ $name }」先前移除了，電話也一樣。
scan-ask-removed = 要找回來嗎？1 找回來，2 當作新的一位儲存，3 晚點再看：
scan-removed-waits = 「{ $name }」先前移除了，電話也一樣，所以沒有儲存，先留著等您決定。要找回原來的，請執行：anytime contacts restore { $id }
scan-stored = 已儲存：{ $entry }
scan-thrown-away = 丟掉了。要找回，請再讀一次這張照片。
scan-same-photo = 和前面的一張是同一張照片，只算一次。
scan-unread = 還有 { $count } 張照片沒有看，請再執行一次。
scan-waiting = { $count ->
    [0] 沒有項目等您看。
   *[other] 還有 { $count } 筆等您看。請在終端機用 anytime scan --continue 繼續。
}

## contacts
help-contacts = 列出、新增、修改、匯入與匯出聯絡人。
help-contacts-list = 依畫面上的位置列出聯絡人。
help-contacts-removed = 只列出已移除的。
help-contacts-unread = 只列出姓名還是手寫的。
help-contacts-search = 只列出符合的：姓名或拼音，一部分也可以；或電話的開頭或結尾。
help-contacts-show = 顯示一位聯絡人的所有資料。
help-contacts-who = 畫面位置、姓名或其中一部分、拼音、電話，或代碼。
help-contacts-add = 在最後面新增一位聯絡人。
help-contacts-number = 電話號碼，可以給好幾個。
help-contacts-numbers = 用這個電話取代原有的全部電話，可以給好幾個。
help-contacts-add-number = 再加一個電話。
help-contacts-is = 指定這位是誰：姓名、電話或代碼；都不是就填 none。
help-contacts-picture-file = 臉部照片。
help-contacts-edit = 修改姓名、電話，或指定是哪一位。
help-contacts-move = 指定聯絡人在畫面上的位置。
help-contacts-to = 新的位置，從 1 算起。
help-contacts-remove = 移除一位聯絡人，可以用 restore 找回。
help-contacts-restore = 找回已移除的聯絡人。
help-contacts-picture = 設定或拿掉聯絡人的照片。
help-contacts-picture-none = 拿掉照片。
help-contacts-import = 匯入 vCard 檔或表格（CSV）裡的聯絡人。
help-contacts-import-file = vCard 檔案，或第一列是欄位名稱的表格。
help-contacts-import-yes = 緊急與服務電話也一併匯入。
help-contacts-export = 把聯絡人匯出成 vCard。
help-contacts-export-file = 要寫入的檔案；- 表示標準輸出。
help-contacts-vcard = vCard 的版本。
contacts-none = 這裡沒有聯絡人。
contacts-none-match = 沒有符合「{ $text }」的聯絡人。要看有哪些人，請執行：anytime contacts list
contacts-none-unread = 沒有等著輸入的姓名。
contacts-none-removed = 沒有已移除的聯絡人。
contacts-removed-mark = -
contacts-handwritten-name = （手寫姓名）
contacts-open = { $namesakes ->
    [0] 有好幾個人用「{ $name }」的電話：{ $people }。請指定是哪一位：anytime contacts edit { $id } --is 姓名
   *[other] 有好幾個人用「{ $name }」的電話：{ $people }。請指定是哪一位：anytime contacts edit { $id } --is 代碼
}
contacts-label-mobile = 手機
contacts-label-home = 家裡
contacts-label-work = 公司
contacts-label-main = 主要
contacts-label-other = 其他
contacts-label-school = 學校
contacts-label-mother = 媽媽
contacts-label-father = 爸爸
contacts-label-parent = 父母
contacts-label-brother = 兄弟
contacts-label-sister = 姊妹
contacts-label-child = 孩子
contacts-label-son = 兒子
contacts-label-daughter = 女兒
contacts-label-friend = 朋友
contacts-label-spouse = 配偶
contacts-label-partner = 另一半
contacts-label-assistant = 助理
contacts-label-manager = 主管
contacts-number-label = { $number }：{ $label }
contacts-has-picture = 有臉部照片。
contacts-has-handwriting = 有手寫姓名。
contacts-has-photo = 有卡片的照片。
contacts-is = 就是家人 { $person }。
contacts-id = 代碼：{ $id }
contacts-needs-number = 聯絡人要有電話。請加上 --number。
contacts-number-known = 這個電話已經有了：{ $contact }
contacts-number-there = 這位聯絡人已經有 { $number } 了，所以沒有再加一次。
contacts-number-twice = { $number } 給了兩次，只留一個。
contacts-same-ask = 已經有 { $contact } 了，姓名和電話都一樣。要當作另一位再新增嗎？
contacts-removed-ask = 「{ $name }」先前移除了，電話也一樣。要找回，請執行：
    { "  " }anytime contacts restore { $id }
    還是要當作新的一位新增嗎？
contacts-service-ask = { $number } 不是私人電話：{ $service }。還是要儲存嗎？
contacts-added = 已儲存：{ $contact }
contacts-edited = 已修改：{ $contact }
contacts-numbers-ask = 「{ $name }」的這些電話會拿掉：{ $numbers }。要都留著、只多加一個，請用 --add-number。要拿掉嗎？
contacts-unlinked = 「{ $name }」已經沒有 { $person } 的電話，所以看不到 { $person } 的貼文了。如果還是同一位，請執行：anytime contacts edit { $id } --is { $who }
contacts-nothing-to-edit = 請說明要修改什麼：--name、--number、--add-number 或 --is。
contacts-moved = 「{ $name }」現在在第 { $place } 位。
contacts-bad-place = 位置從 1 算起。請給 1 以上的數字。
contacts-remove-ask = 要移除 { $contact } 嗎？
contacts-removed = 已移除「{ $name }」。要找回，請執行：anytime contacts restore { $id }
contacts-restored = 「{ $name }」回到第 { $place } 位了。
contacts-not-removed = 「{ $name }」沒有被移除。要看移除了誰，請執行：anytime contacts list --removed
contacts-picture-or-none = 請給一張照片，或是用 --none。
contacts-pictured = 「{ $name }」換了新照片。
contacts-picture-gone = 「{ $name }」的照片拿掉了。
contacts-imported = { $count ->
    [0] 沒有新的聯絡人。
   *[other] 匯入了 { $count } 位聯絡人。
}
contacts-import-known = 有 { $count } 位本來就在了。
contacts-import-numbers = 為原有的聯絡人加了 { $count } 個電話。
contacts-import-nothing = 這個檔案裡沒有聯絡人。資料沒有更動。請看看是不是 vCard 檔或表格（CSV）。
contacts-import-table = 這個表格裡讀不到聯絡人。資料沒有更動。第一列要寫欄位名稱，例如「姓名」和「電話」。請改好，存成 UTF-8 的 CSV 檔，再匯入那個檔案。
contacts-import-columns = 表格只匯入姓名和電話。沒有匯入的欄位：{ $columns }
contacts-import-feed = 這個檔案是家人的貼文，不是聯絡人，資料沒有更動。要匯入請執行：anytime feed import { $file }
contacts-exported = 已把 { $count } 位聯絡人寫到 { $file }。
contacts-fault = 第 { $line } 行：{ $name }{ $reason }
contacts-fault-name = { $name }：
contacts-fault-no-end = 這一筆沒有結尾，所以沒有匯入。檔案可能不完整，請重新匯出一次。
contacts-fault-broken-line = 這一行讀不懂，同一張的其他內容照樣匯入。
contacts-fault-unreadable-text = 這張電子名片的文字編碼讀不懂，所以沒有匯入。請重新匯出成 UTF-8 的 vCard 3.0 或 4.0。
contacts-fault-no-name = 這一筆沒有姓名，所以沒有匯入。
contacts-fault-long-name = 姓名太長，所以沒有匯入。
contacts-fault-no-number = 沒有可以撥打的電話，所以沒有匯入。
contacts-fault-number = 電話 { $number } 撥不出去，所以沒有匯入這個號碼。
contacts-fault-fax = { $number } 是傳真號碼，所以沒有匯入。
contacts-fault-machine = { $number } 不是講電話用的號碼，所以沒有匯入。
contacts-fault-removed = 這位聯絡人先前移除了。要找回，請執行：anytime contacts restore { $id }
contacts-fault-service-number = { $number } 是緊急或服務電話，沒有匯入。要一併匯入，請加上 --yes。
contacts-fault-picture = 照片不能用，所以沒有匯入照片。

## people
help-people = 家裡的人。
help-people-list = 列出家裡的人。
help-people-add = 新增家裡的人。
help-people-switch = 選擇現在是誰在用。
help-people-edit = 修改姓名、電話或語言。
help-people-remove = 移除一位家人，可以用 restore 找回。
help-people-restore = 找回已移除的家人。
help-people-removed = 只列出已移除的。
help-people-who = 姓名或其中一部分、電話，或代碼。
help-people-number = 本人的電話號碼；沒有就填 none。
help-people-language = 語言：{ $tags }。
people-nameless = （還沒有姓名）
people-added = 已新增：{ $person }
people-number-ask = 號碼 { $number } 很少見。號碼對嗎？是這個地區的嗎？如果是別的地區，請先設定：anytime settings region 代碼
people-namesake-ask = 已經有 { $person } 了。要再新增一位同名的人嗎？
people-removed-ask = { $person } 先前移除了。要找回，請執行：
    { "  " }anytime people restore { $id }
    還是要當作新的一位新增嗎？
people-edited = 已修改：{ $person }
people-remove-ask = 要把「{ $person }」從這個家移除嗎？聯絡人、貼文和通話紀錄都會留著。
people-removed = 已移除：{ $person }。聯絡人、貼文和通話紀錄都還在。要找回，請執行：anytime people restore { $id }
people-restored = 已找回：{ $person }
people-not-removed = 移除的人裡沒有「{ $text }」。要看移除了誰，請執行：anytime people list --removed
people-none-removed = 沒有移除任何人。
people-switched = 現在使用的是：{ $person }
people-still = 現在使用的還是：{ $person }
people-nothing-to-edit = 請說明要修改什麼：--name、--number 或 --language。
people-whole-number = 這不是完整的私人電話。資料沒有更動。請連區碼一起輸入。
people-no-language = 通話易還不會這種語言。請選一種：{ $tags }

## feed
help-feed = 家人近況。
help-feed-list = 顯示貼文，最新的在前。
help-feed-post = 對家人說幾句話。
help-feed-like = 按讚。
help-feed-unlike = 收回讚。
help-feed-remove = 收回自己的貼文，可以用 restore 找回。
help-feed-restore = 找回已收回的貼文。
help-feed-export = 把貼文和讚匯出給另一個家。
help-feed-import = 匯入另一個家的貼文和讚。
help-feed-limit = 最多幾則。
help-feed-before = 只顯示比這則更早的。
help-feed-removed = 只列出自己收回的。
help-feed-which = 貼文代碼的開頭，list 會顯示。
help-feed-text = 要說的話。
help-feed-picture = 一張照片。
help-feed-import-file = 另一個家匯出的檔案。
help-feed-import-to = 家裡有人共用電話時，指的是哪一位。
feed-someone = 一位家人
feed-none = 這裡還沒有貼文。
feed-none-removed = 沒有收回的貼文。
feed-no-older = 沒有更早的貼文了。
feed-has-picture = （照片）
feed-liked-by = { $count } 個讚：{ $names }
feed-bad-limit = 請給 1 到 10000 的數字。
feed-needs-content = 還沒有內容。請加上 --text 或 --picture。
feed-posted = 已儲存，代碼 { $id }：
feed-unread = 目前還沒有別人看得到：要雙方都把對方加進聯絡人才行。
feed-liked = 已按讚：
feed-unliked = 已收回讚：
feed-not-liked = 還沒有按過讚，不用收回：
feed-remove-ask = 要收回這則嗎？{ $post }
feed-removed = 已收回。要找回，請執行：anytime feed restore { $id }
feed-restored = 已找回：
feed-not-removed = 貼文 { $text } 本來就在。要看收回了哪些，請執行：anytime feed list --removed
feed-no-removed = 收回的貼文裡沒有「{ $text }」。要看收回了哪些，請執行：anytime feed list --removed
feed-exported = 已把 { $count } 則貼文寫到 { $file }。
feed-imported = 新貼文 { $posts } 則，按讚或收回讚 { $likes } 次。
feed-known = 有 { $count } 則本來就在了。
feed-refused = 檔案裡有 { $count } 行損壞或不合理，沒有匯入。
feed-ahead = 有 { $count } 行的日期還沒到，沒有匯入。請看這台電腦和對方電腦的日期對不對，再匯入一次。
feed-pictures-refused = 有 { $count } 張照片不能用，沒有匯入。
feed-open = 「{ $person }」認識家裡的人，但這個電話有好幾位在用：{ $people }。請指定是哪一位：anytime feed import { $file } --to 姓名
feed-unlinked = 「{ $person }」的貼文還看不到，因為這裡沒有一位聯絡人指定為這個人。請指定是哪一位：anytime contacts edit 姓名 --is { $who }
feed-one-sided = 「{ $person }」的貼文還看不到，因為那邊沒有把這裡的人加進聯絡人。請那邊先加好，再匯入一次。

## call and calls
help-call = 打電話給人：會先顯示姓名和號碼，問過才撥。
help-call-who = 姓名、姓名的一部分、拼音、畫面上的位置，或電話號碼。
help-call-yes = 剛好只有一位聯絡人的一個號碼符合時，不再詢問。
help-calls = 看打過的電話，最近的在前面。
help-calls-limit = 看幾通。
help-calls-summary = 不列出電話，改看統計：打了幾通、打給誰、連續幾天。
call-which = 要打給哪一個？
call-which-hint = 請按前面的數字（0 = 都不是）：
call-ask = 要打給 { $who } 嗎？
call-ask-hint = 1 = 打，0 = 不打：
call-stranger = 這個號碼不在聯絡人裡。
call-extension = 只會撥號碼。分機 { $extension } 要等接通以後再按，或請總機轉接。
call-is-service = { $number } 是：{ $service }
call-emergency-abroad = { $number } 是別的地區的緊急電話，在這裡可能打不通。
call-emergency-here = 在這裡要求救，請拿起電話，撥 { $number }。
call-emergency-hint = 現在要打，請再輸入一次 { $number }（0 = 不打）：
call-not-called = 沒有打電話。
call-number-elsewhere = { $number } 不是 { $region } 的號碼，沒有打電話。請改成有國碼的號碼：anytime contacts edit { $id } --number 號碼
call-nobody-to-ask = 沒有人在旁邊可以答應，所以沒有打電話。請在終端機上打，或加上 --yes。
call-unlogged-full = 磁碟空間滿了，所以這通電話沒有記到通話紀錄裡。請清出一些空間。
call-no-terminal = 沒有人在旁邊可以答應，所以沒有打電話。請在終端機上打。
call-too-many = 有 { $count } 個號碼符合，沒有打電話。請把姓名打完整一點，或輸入號碼。
call-yes-shared = 有好幾位聯絡人都是這個號碼，--yes 只在剛好一位時有用。沒有打電話。請在終端機上打，不要加 --yes。
call-yes-many = 有 { $count } 個號碼符合，--yes 只在剛好一個時有用。沒有打電話。請輸入號碼。
call-yes-stranger = { $number } 不在聯絡人裡，不能用 --yes。沒有打電話。請在終端機上打，不要加 --yes。
call-yes-elsewhere = { $number } 在這裡可能是別人的號碼，不能用 --yes。沒有打電話。請在終端機上打，不要加 --yes。
call-yes-service = { $number } 是：{ $service }，不能用 --yes。沒有打電話。請在終端機上打，不要加 --yes。
call-outcome-rehearsed = 練習：現在會打給 { $who }。沒有真的打電話。請用 anytime dialer use 選撥號方式。
call-outcome-asked = 號碼已經送到電話上了：{ $who }。
call-outcome-ended = 和 { $who } 的電話結束了。
call-outcome-talked = 和 { $who } 的電話結束了，講了 { $time }。
call-outcome-busy = { $who } 忙線中。請等一下再打。
call-outcome-no-answer = { $who } 沒有人接。請等一下再打。
call-outcome-refused = { $who } 現在不方便接電話。請晚一點再打。
call-outcome-stopped = 已經停下來，不打給 { $who } 了。萬一電話還是撥出去了，請在電話上掛斷。
call-progress-asked = 正在撥號。按 Ctrl-C 可以掛斷。
call-progress-ringing = 電話響了。按 Ctrl-C 可以掛斷。
call-progress-talking = 有人接了。按 Ctrl-C 可以掛斷。
calls-none = 還沒有打過電話。
calls-limit-wrong = --limit 要用大於 0 的數字。什麼都沒有改。
calls-summary-counts = 打了幾通電話：今天 { $today } 通，這星期 { $week } 通，這個月 { $month } 通。
calls-summary-most = 最常打給：{ $name }（{ $count } 通）。
calls-summary-least = 最少打給：{ $name }（{ $count } 通）。
calls-summary-last = { $days ->
    [0] 今天打過電話。
   *[other] 已經 { $days } 天沒有打電話。
}
calls-summary-longest = 連續打給同一個人，最多 { $days } 天：{ $name }。
calls-summary-current = 到現在連續打了 { $days } 天：{ $name }。
call-state-begun = 開始撥了，後來怎樣不知道
call-state-rehearsed = 練習
call-state-asked = 已送到電話上
call-state-ringing = 響過鈴
call-state-talking = 有人接
call-state-ended = 結束
call-state-busy = 忙線
call-state-no-answer = 沒有人接
call-state-refused = 不方便接
call-state-stopped = 停下來了
call-state-could-not = 沒有打成

## dialer
help-dialer = 通話易用什麼方式打電話。
help-dialer-list = 看有哪些撥號方式，使用中的有記號。
help-dialer-use = 選這個家的撥號方式。
help-dialer-use-name = 撥號方式；anytime dialer list 會列出來。
help-dialer-use-command = 給 command 用：程式和它的參數，其中一項是 {"{number}"}。給 sip 用：帳號@伺服器。給 deskphone 用：電話的位址。
help-dialer-use-password = 放 SIP 帳號密碼的檔案；不寫的話，會在終端機上問。
help-dialer-use-numbers = 電話公司要的號碼寫法：e164（+886912345678）、national（0912345678）或 00（00886912345678）。
dialer-password-hint = 帳號的密碼（不會顯示；按 Enter 就用原來的）：
dialer-password-first-hint = 帳號的密碼（不會顯示；沒有密碼就按 Enter）：
dialer-password-in-keyring = 密碼放在這台電腦的鑰匙圈裡，鑰匙圈解鎖時才能打電話。
dialer-password-missing = 這個帳號還沒有密碼。需要的話，請加上 --password-file 檔案，或在終端機上執行 anytime dialer use sip 來輸入。
dialer-password-empty = { $path } 裡沒有密碼，什麼都沒有改。請把密碼寫進這個檔案。
dialer-password-of-other = 目前存的是 { $other } 的密碼。如果 { $account } 的密碼不一樣，請執行：
    { "  " }anytime dialer use sip "{ $account }" --password-file 檔案
help-dialer-test = 試試看能不能打電話，不會打給任何人。
help-dialer-test-name = 撥號方式；不寫就是使用中的。
dialer-about-rehearsal = 不打給任何人，只說會打給誰。
dialer-about-link = 把號碼交給這台電腦上打電話的程式。
dialer-about-command = 把號碼交給您選的程式。
dialer-about-sip = 用 SIP 帳號透過網路打電話，由 baresip 這個程式撥。
dialer-about-deskphone = 先讓桌上的 SIP 電話響，拿起來就會接通。
dialer-about-modem = 用行動網卡和它的 SIM 卡打電話，由 ModemManager 撥。
dialer-about-android = 用接在 USB 線上的 Android 手機打電話。
dialer-about-termux = 用正在跑這個程式的 Android 手機打電話。
dialer-untried = 還沒有用真的電話試過。
dialer-account = 帳號：{ $account }。號碼寫法：{ $numbers }。
dialer-mark = * = 使用中
dialer-use-alone = 撥號方式 { $name } 後面不用再寫別的。請執行：anytime dialer use { $name }
dialer-use-no-account = --password-file 和 --numbers 只有 sip 和 deskphone 用得到，{ $name } 沒有帳號。什麼都沒有改。請去掉它們。
dialer-used = 現在使用：{ $name }。
dialer-test-next = 可以用 anytime dialer test 試試看。
dialer-proof-program = 有 { $name } 這個程式。
dialer-proof-app = { $name } 會打開電話連結。
dialer-proof-account = { $name } 接受了帳號和密碼。
dialer-proof-test-call = 在這台電腦裡試打了一通：有人接，聲音來回都通，也掛斷了。
dialer-proof-modem = { $name } 這張行動網卡已經連上行動網路。
dialer-proof-telephone = { $name } 這支手機接好了，會聽這台電腦的指示。
dialer-only-real = 沒有打給任何人。會不會響，要真的打一通才知道。

## backup and restore
help-backup = 把所有資料備份成一個檔案，照片也在內。
help-restore = 還原備份，原有的資料會另外保留。
help-restore-file = 備份檔；不給的話，會告訴您最近一次的自動備份。
help-restore-empty = 通訊錄損壞時重新開始，損壞的檔案會保留。
backup-done = 所有資料已備份到 { $file }。
backup-incomplete = 有 { $count } 張照片損壞或不見了，其他資料都已備份到 { $file }。要知道怎麼辦，請執行：anytime doctor
backup-without-password = 打電話的密碼沒有備份在內，還原之後請再輸入一次：anytime dialer use sip
restore-ask = 要用 { $file } 取代現在的資料嗎？現在的資料會另外保留。
restore-done = 已還原 { $file }。
restore-kept = 原有的資料保留在 { $file }。
restore-kept-incomplete = 有 { $count } 張照片不在那個檔案裡，它們之前就損壞或不見了。
restore-incomplete = 有 { $count } 張照片無法還原，其他資料都在。要知道怎麼辦，請執行：anytime doctor
restore-emptied = 新的空白通訊錄準備好了。
restore-whole = 通訊錄沒有損壞，所以資料沒有更動。要從空白開始，請用 --home 換一個資料夾。
restore-file-or-empty = 請給一個備份檔，或是用 --empty。
restore-no-backup = 目前沒有可以使用的自動備份。請指定一個備份檔。
restore-offered = 可以還原最近一次的自動備份：
    { "  " }anytime restore { $file }

## settings
help-settings = 列出、查看、變更或清除設定。
help-settings-key = 設定的名稱；不寫就列出全部。
help-settings-value = 新的值；不寫就顯示目前的值。
help-settings-unset = 清除這項設定，恢復預設值。
settings-stored = { $key } 已改為 { $value }。
settings-forgotten = { $key } 已清除。
settings-region-others = 聯絡人裡有 { $count } 個其他地區的號碼，沒有改動。請和紙上的對一下：anytime contacts list
settings-region-bare = 聯絡人裡有 { $count } 個號碼沒有國碼，換了地區以後，可能會打給別人，或打不通。請和紙上的對一下，再用 anytime contacts edit 姓名 --number 號碼 補上國碼：
settings-region-own = 這個人自己的號碼是其他地區的，沒有改動：{ $person }。如果不對，請執行：anytime people edit { $id } --number 號碼
settings-region-area = 區碼還是 { $area }。如果這裡用別的區碼，請執行：anytime settings area 區碼。如果不用區碼，請執行：anytime settings area --unset
settings-own = { $name }自己把 { $key } 設成 { $value }，這裡不會動到。要變更請加上 --person 和姓名。
settings-nameless = 目前的使用者
settings-none = 未設定
settings-standard = { $value }（預設）
setting-language = 畫面與訊息的語言。
setting-region = 號碼沒寫國碼時，屬於哪個國家或地區，例如 TW。沒有設定時，看這個人自己的號碼，再看用繁體還是簡體中文，再看系統的地區。
setting-area = 號碼沒寫區碼時，補上的區碼，例如 02。
setting-dialer = 用什麼打電話；「anytime dialer list」有說明。
setting-dialer-command = 打電話的指令，其中一個參數是 { "{number}" }。
setting-sip-account = SIP 帳號，寫成 帳號@伺服器。密碼用「anytime dialer use sip」設定。
setting-sip-numbers = 電話公司要的號碼寫法：e164（+886912345678）、national（0912345678，外國號碼同 00）或 00（00886912345678）。
setting-deskphone = 桌上電話的 SIP 位址。
setting-text-size = 畫面上姓名與號碼的大小：large（大）、larger（更大）、largest（最大）。
setting-theme = 畫面的顏色：light（淺色）、dark（深色）、contrast（高對比）。沒有設定時，跟著終端機的深淺。
setting-voice = 要不要把畫面念出來：on（要）、off（不要）。
setting-camera-command = 拍照的指令，其中一個參數是 { "{file}" }。
setting-inbox = 放照片的資料夾，最新的照片排最前面。沒有設定時，就是桌面系統的圖片資料夾。
setting-repeat-guard = 幾毫秒內（0 到 5000）重複按同一個鍵只算一次，手會抖或按著不放的人適用。
setting-limit-bytes = 照片檔案的上限，單位是位元組（1000000 到 2000000000）。
setting-limit-pixels = 照片的上限，單位是像素（1000000 到 500000000）。
setting-limit-seconds = 讀一張照片的時間上限，單位是秒（1 到 600）。
setting-limit-memory = 讀一張照片的記憶體上限，單位是位元組（200000000 到 16000000000）。
error-setting-unknown = 沒有 { $key } 這項設定。「anytime settings」會列出全部。
error-setting-choice = { $key } 不能設成 { $value }。可用：{ $values }。
error-setting-number = { $key } 不能設成 { $value }，要用 { $lowest } 到 { $highest } 的數字。
error-setting-region = { $key } 不能設成 { $value }，要用兩個字母的代碼，例如 TW、CN、HK、US。
error-setting-area = { $key } 不能設成 { $value }，要用五碼以內的區碼，例如 02。
error-setting-area-unknown = { $key } 不能設成 { $value }，{ $region } 沒有這個區碼。如果是別的地區，請先設定：anytime settings region 代碼
error-setting-folder = { $key } 不能設成 { $value }，找不到這個資料夾，請先建立。
error-setting-folder-closed = { $key } 不能設成 { $value }，這個資料夾無法讀取。請開放讀取權限，或選別的資料夾。
error-setting-command = { $key } 不能設成 { $value }，要寫程式和它的參數，其中一項是 { $place }。
error-setting-unset-which = 請說明要清除哪項設定：anytime settings KEY --unset
error-setting-unset-value = --unset 後面不用接值。請給新的值，或只用 --unset。

## tour
help-tour = 一頁一頁看所有畫面，畫面上的人都是虛構的。
tour-place = 第 { $n } 頁，共 { $total } 頁，畫面上的人都是虛構的。1 下一頁，2 上一頁，0 離開。

## doctor
help-doctor = 檢查各項是否正常，有問題就說明下一步。
doctor-ok = 正常
doctor-note = 說明
doctor-fault = 待處理
doctor-summary = { $count ->
    [0] 一切正常。
   *[other] 有 { $count } 件事要請您處理。
}
doctor-models-ok = 讀號碼與姓名的模型都在。
doctor-models-missing = 缺少讀照片的模型：{ $file }。
doctor-models-broken = 讀照片的模型無法載入。
doctor-models-next = 請重新安裝通話易，或在它的資料夾執行 ./anytime。
doctor-database-none = 還沒有通訊錄，之後會放在：{ $path }
doctor-database-ok = 通訊錄正常：{ $path }
doctor-database-backed-up = 通訊錄正常：{ $path }（上次備份 { $date }）
doctor-database-damaged = 通訊錄有一部分損壞：{ $path }
doctor-database-changed = 通訊錄還能用，但是別的程式在裡面加了東西，這樣的備份沒辦法還原：{ $path }
doctor-database-next = 請先複製這個資料夾，再用最近的備份執行「anytime restore」。
doctor-database-pictures = 通訊錄正常，但有 { $count } 張照片損壞或不見了：{ $path }
doctor-database-pictures-next = 如果有以前的備份：先用它執行「anytime restore」，再用畫面上說的保留檔執行一次，新的資料不會遺失。如果沒有：用「anytime contacts picture」換一張新照片。
doctor-database-kept = 之前損壞的通訊錄還保留著：{ $file }。確定沒有少了誰，也沒有少照片，就可以刪除。
doctor-dialer-ok = 用 { $dialer } 打電話。
doctor-dialer-rehearsal = 還沒有接上電話，現在只能練習。
doctor-dialer-unknown = 打電話的方式無法使用。
doctor-dialer-waits = 打電話的方式記在通訊錄裡，所以這一項還沒有檢查。
doctor-dialer-next = 「anytime dialer list」會列出打電話的方式。
doctor-inbox-ok = 照片從這個資料夾裡選：{ $path }
doctor-inbox-missing = 照片資料夾不見了，或打不開：{ $path }
doctor-inbox-next = 請重新設定：anytime settings inbox 資料夾
doctor-camera-missing = 找不到相機的程式：{ $program }
doctor-camera-next = 請安裝它，或改用別的：anytime settings camera-command "程式 { "{file}" }"
doctor-heic-ok = 可以讀 iPhone 的照片（HEIC）。
doctor-heic-missing = 無法讀 iPhone 的照片（HEIC）。
doctor-heic-next = 請執行：sudo apt install libheif1
doctor-font-ok = 大字使用電腦裡的字型。
doctor-font-missing = 電腦裡沒有中文大字的字型，改用較粗糙的字。
doctor-font-next = 請執行：sudo apt install fonts-noto-cjk
doctor-voice-none = 還沒有裝會念字的程式。想聽畫面，請輸入：sudo apt install espeak-ng
doctor-voice-ok = 有會念字的程式：{ $program }。想聽聽看，請在畫面上按 9。
doctor-terminal-ok = 終端機夠大：{ $columns } x { $rows }，有顏色。
doctor-terminal-plain = 終端機夠大：{ $columns } x { $rows }，沒有顏色。
doctor-terminal-small = 終端機太小：{ $columns } x { $rows }。
doctor-terminal-next = 請把視窗放大到 80 x 24 以上。
doctor-terminal-none = 不是在終端機上執行，沒有檢查大小與顏色。
doctor-locale-ok = 系統能顯示各種文字：{ $name }。
doctor-locale-other = 系統可能無法顯示中文，目前的語系是 { $name }。
doctor-locale-next = 請把 LANG 設成以 UTF-8 結尾的語系，例如 C.UTF-8。
doctor-disk-ok = 磁碟還有 { $size }。
doctor-disk-full = 磁碟只剩 { $size }。
doctor-disk-next = 請刪除不需要的檔案。
doctor-disk-unknown = 無法得知磁碟還有多少空間。
doctor-database-closed = 通訊錄打不開。

## Progress and questions shared by commands
list-separator = 、
removed-on = { $date } 移除
help-name = 姓名。
help-file-to-write = 要寫入的檔案。
help-yes = 對這個指令要問的事，直接回答「是」。
consent-hint = （y 表示「是」）
consent-needed = 這件事要有人答應，但現在沒有人可以回答。資料沒有更動。請加上 --yes。
consent-declined = 資料沒有更動。
output-file-ask = 已經有 { $file } 這個檔案。要取代它嗎？
output-file-foreign = 已經有 { $file } 這個檔案，不是這個指令寫的，所以沒有動它。請換一個檔名。
output-file-dash = 這裡需要一個檔案，所以沒有寫入任何內容。請把「-」換成檔名。
list-one = { $item }
list-more = { $list }、{ $item }
list-either = { $list } 或 { $item }

## Voice

voice-choice = 按 { $digit }，{ $label }。
voice-written-here = 手寫的這一位
voice-photo = 一張照片
voice-example = 例如：{ $name }，{ $number }
voice-again = 想再聽一次，請按 9。
voice-missing = 這台電腦還沒有會念字的程式。畫面上的字都在。
voice-cannot-start = 現在念不出來。畫面上的字都在。請找幫忙設定的人看一下。

## Guided: shared words
guided-more = 看下一頁
guided-first-page = 回第一頁
guided-back = 回上一步
guided-home = 回首頁
guided-stop = 先停下來
guided-moment = 請稍等
guided-delayed = 這一步還沒做好。
guided-patience = 要等幾秒鐘。不想等了，就按 0。
guided-extension = 接通以後，請再按分機 { $extension }。
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
number-mobile = 手機 { $number }
number-home = 家裡 { $number }
number-work = 公司 { $number }
number-labelled = { $label } { $number }

## Guided: terminal
terminal-choose = 請輸入數字，再按 Enter：
terminal-type = { $label }　輸入後請按 Enter；要「{ $back }」請輸入 { $key }：
terminal-type-default = { $label }　直接按 Enter 就用「{ $value }」，也可以重新輸入；要「{ $back }」請輸入 { $key }：
terminal-key = { $key }：{ $does }
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-escape-also = { $does }（{ $key }加Enter）
terminal-key-done = 完成
# Only photographs are read so long: a piece is a name or a number.
terminal-progress = 照片上 { $total } 個地方有字，讀好了 { $done } 個。
terminal-hint-0 = 這裡只能按 0：{ $back }。
terminal-hint-1 = 請按 { $a } 或 0。
terminal-hint-2 = 請按 { $a }、{ $b } 或 0。
terminal-hint-3 = 請按 { $a }、{ $b }、{ $c } 或 0。
terminal-hint-4 = 請按 { $a }、{ $b }、{ $c }、{ $d } 或 0。
terminal-hint-home = 這裡就是首頁，請按 { $a }、{ $b }、{ $c } 或 { $d }。

## Guided: first start
language-name = 中文（台灣）
start-language-title = 歡迎您
start-language-question = 您習慣看哪一種文字？
start-skip-all = 先跳過，以後再設定
start-name-title = 請問您貴姓大名？
start-name-why = 您說的話旁邊會寫上姓名，家人一看就知道是您。
start-name-label = 您的姓名：
start-number-title = 您的電話號碼是幾號？
start-number-why = 有了號碼，家人那邊就認得出是您。
start-number-label = 您的電話號碼：
start-number-whole = 請連區碼一起輸入完整的號碼。
start-skip = 不想填的話，直接按 Enter 就好。

## Guided: home and settings
home-title = 通話易
home-title-name = { $name }，您好
home-question = 您想做什麼呢？
home-most-called = 您最常打給{ $name }。
home-call = 打電話
home-add = 加一位聯絡人
home-feed = 看家人近況
home-settings = 設定
home-leave = 離開
home-stay = 留在這一頁
settings-title = 設定
settings-question = 您想調整什麼？
settings-text-size = 字的大小
settings-colours = 顏色
settings-language = 語言
settings-who = 我是誰
settings-words = 語言和聲音
settings-voice-on = 把螢幕上的字念出來
settings-voice-off = 不要再念了
voice-is-on = 念字的功能已經打開。按 9 再念一次。
voice-is-off = 現在不會念出來。按 9 可以聽這一頁。
settings-chosen = { $choice }：現在用這個
settings-opening = 正在打開。
text-size-large = 大
text-size-larger = 更大
text-size-largest = 最大
text-size-question = 畫面放得下的話，姓名和號碼會跟著變大。請選看起來最舒服的。
colours-light = 白底黑字
colours-dark = 黑底白字
colours-contrast = 黑底黃字，最清楚
colours-question = 請選看得最清楚的。
who-name = 改我的姓名
who-number = 改我的電話號碼
who-other = 換家裡的其他人用
who-nameless = 還沒填姓名
who-chosen = { $who }（現在在用的人）
who-question = 現在是這一位在用。
who-people-title = 您是哪一位？
who-people-question = 請選您自己。
who-people-alone = 目前只有一位。要加其他家人，請找幫忙設定的人輸入：anytime people add
who-other-title = 這是您嗎？
who-other-why = 換過去以後，畫面會用這一位的文字和字的大小。不是您的話，請按 0。
who-other-yes = 對，是我

## Guided: call
call-title = 打電話
call-question = 您想打給誰？
call-nobody = 還沒有聯絡人，我們先加一位吧。
call-opening = 正在打開聯絡人。
call-handwritten = 手寫的這一位，{ $number }
call-namesake = { $name }，{ $number }
call-numbers-title = 打哪一支電話？
call-no-number = 這一位還沒有電話號碼。
call-confirm-title = 要打這通電話嗎？
call-confirm = 按 1 就打過去，按 0 就不打。
call-now = 現在打
call-service = 這不是家人的電話，是{ $what }。
call-possible = 這個號碼很少見，可能有錯，請再看一次。
call-local = 這個號碼沒有區碼，可能打不通。
call-elsewhere = 這個號碼在這裡打不通，可能是別的地區的號碼。請找幫忙設定的人看一下。
call-local-elsewhere = 這個號碼沒有區碼，在這裡打，可能會打給別人。
call-asking = 正在撥電話，請等一下。
call-ringing = 對方的電話正在響。
call-talking = 接通了，請說話。
call-talking-time = 已經講了 { $time }。
call-hang-up = 掛斷
call-hanging-up = 正在掛斷。
call-told-title = 這通電話
told-asked = 號碼已經送到電話上了，請看一下電話。
told-rehearsed = 這次只是練習，沒有真的打出去。要是真的打，撥的就是這個號碼。要接上電話，請找幫忙設定的人輸入：anytime dialer
call-unlogged = 這通電話沒有記到通話紀錄裡。請找幫忙設定的人看一下。
call-changed = 姓名或號碼剛才改過了，沒有打電話。請再選一次。
told-ended = 電話講完了。
told-time = 講了 { $time }。
time-minutes = { $n } 分鐘
time-hours = { $n } 小時
time-hours-minutes = { $hours } { $minutes }
told-busy = 對方正在講電話，等一下再打。
told-no-answer = 沒有人接，晚一點再打。
told-refused = 對方現在不方便接，晚一點再打。
told-stopped = 已經停下來，不打了。萬一電話還是撥出去了，請在電話上掛斷。
call-again = 再打一次

## Guided: add a contact
add-title = 加一位聯絡人
add-opening = 正在看上次有沒有卡片還沒確認完。
add-waiting = 還有 { $count } 位沒確認完，先幫您留著。
add-go-on = 接著確認
add-new-card = 加一位新的
add-paper-how = 拿一張白紙，用深色的筆。第一行寫姓名，第二行寫電話，像這樣，寫大一點。
add-paper-photo = 寫好以後，到亮一點的地方拍一張照片。
add-example-name = 王小明
add-example-number = 0912-345-678
add-photo = 拍照或選照片
add-type = 不拍照，直接輸入
add-reading = 正在讀照片上的字。
add-nothing-title = 照片上找不到字
add-nothing = 這張照片上看不到姓名和電話。拍亮一點、近一點，會比較清楚。
add-all-known-title = 都已經存好了
add-all-known = 照片上的人，聯絡人裡本來就有了，電話也一樣。
add-another-photo = 換一張照片
add-which = { $title }（第 { $n } 位，共 { $total } 位）
add-right = 對，沒錯
add-wrong = 不對
add-none-of-these = 都不是
add-leave-out = 這一位不加了
add-leave-title = 這一位不加了嗎？
add-leave-photo = 以後想加，再拍一次這張紙就可以。
add-leave-yes = 不加了
add-leave-no = 還是要加
add-compare = 請跟手寫的字對一對。
add-look-again = 請再看一次。
add-number-title = 電話號碼對嗎？
add-candidates-title = { $count ->
     [1] 是不是這一個？
   *[other] 是不是這裡面的一個？
  }
add-number-unread-title = 電話號碼看不清楚
add-number-fix-title = 我們來改號碼
add-number-area-added = 前面幫您加了區碼。
add-number-possible = 這個號碼很少見，可能有錯。
add-number-extension = 分機是 { $extension }，也請對一對。
add-number-local = 這個號碼沒有區碼。
add-mend = 改一個數字
add-mend-place-title = 錯的數字在哪裡？
add-mend-nth = 第 { $n } 個：{ $digit }
add-mend-digit-title = 這個 { $digit } 應該是幾？
add-mend-digit-help = 按對的數字，再按 Enter。如果這裡少了一個，就把兩個都按上；如果這個是多出來的，直接按 Enter。
add-mend-digit-label = 對的數字：
add-mend-digit-wrong = 這裡請輸入一個數字，最多兩個。
add-type-number = 自己輸入號碼
add-type-number-title = 請輸入電話號碼
add-type-number-label = 電話號碼：
add-service-title = 這是公共服務的電話
add-service-question = 真的要儲存成聯絡人嗎？
add-service-keep = 要，請儲存
add-service-wrong = 不要，號碼不對
add-known-title = 這個號碼已經有了
add-known-question = 是同一個人嗎？
add-known-same = 是同一個人
add-known-other = 不是，是另一個人
add-known = 這個號碼本來就存好了。
add-name-title = 姓名對嗎？
add-name-unread-title = 姓名看不清楚
add-name-fix-title = 我們來改姓名
add-keep-handwriting = 就用手寫的字當姓名
add-keep-handwriting-why = 用手寫的字也很好，一看就認得是誰。
add-type-name = 自己輸入姓名
add-type-name-title = 請輸入姓名
add-type-name-label = 姓名：
add-namesake-title = 這個姓名已經有了
add-namesake-question = 是同一個人的另一個號碼嗎？
add-namesake-same = 是，把號碼加進去
add-namesake-other = 不是，只是同名
add-removed-title = 這一位先前移除了
add-removed-question = 要找回原來的這一位嗎？
add-removed-back = 好，找回來
add-removed-new = 不用，當作新的一位
add-storing = 正在儲存。
add-saved-title = 儲存好了
add-saved = 以後打電話，就找得到這一位。
add-saved-wrong = 不對，我要改
add-again = 再加一位
add-call = 打給{ $name }
add-call-handwritten = 打給這一位
face-title = 放一張照片
face-question = 儲存好了。要放一張照片嗎？看到臉最好認。
face-none = 不放照片
face-look = 這張可以嗎？
face-right = 可以，就用這張

## Guided: family feed
family-title = 家人近況
family-opening = 正在打開家人近況。
family-empty = 這裡還沒有消息，您先說一句吧。
family-you = 您
family-someone = 一位家人
family-post-title = { $name }，{ $when }
family-own-post-title = 您說的話，{ $when }
family-said = 存好了，放在家人近況裡了。
family-said-alone = 存好了，不過現在只有您看得到。您和家人都把對方加進聯絡人，家人就看得到了。
family-liked-by = 按讚的人：{ $names }
family-like = 按讚
family-unlike = 收回讚
family-older = 看更早的
family-newer = 看新一點的
family-read-on = 往下看
family-read-back = 往上看
family-say = 說句話
say-title = 跟家人說說話
say-question = 您想怎麼說？
say-photo = 放一張照片
say-note = 手寫一張字條，再拍照
say-sentence = 選一句現成的話
say-note-how = 請先用深色的筆，把想說的話寫在白紙上。
say-sentence-question = 想說哪一句？
say-another-sentence = 換一句
say-now = 存起來給家人看
say-look = 就這樣存起來給家人看，好嗎？
say-saying = 正在儲存您說的話。
ready-miss-you = 我很想念大家。
ready-eaten = 大家吃飽了嗎？
ready-well = 我很好，不用擔心。
ready-come = 有空回來吃飯。
ready-seen = 照片看到了，拍得真好。
ready-warm = 變天了，記得多穿一件。
ready-proud = 大家都很棒，我好高興。
ready-morning = 早安，祝大家平安。
ready-night = 晚安，早點休息。

## Guided: photo sources
photo-title = 照片在哪裡？
photo-question = 請選一個。
photo-camera = 用相機拍一張
photo-inbox = 從照片資料夾裡選
photo-file = 輸入檔案的位置
photo-inbox-title = 是這一張照片嗎？
photo-inbox-empty = 資料夾裡還沒有照片。
photo-of = 第 { $n } 張，共 { $total } 張，最新的在最前面。{ $when }。
photo-this = 用這一張
photo-older = 看更早的
photo-newer = 看新一點的
photo-looking = 正在找照片。
photo-taking = 相機正在拍照，請先不要動。
photo-opening = 正在打開照片。
photo-file-title = 檔案在哪裡？
photo-file-help = 請把照片檔案拖進這個視窗，或輸入檔案的完整位置。
photo-no-camera = 要用相機拍照，請找幫忙設定的人輸入：anytime settings
photo-file-label = 檔案：

## Guided: errors
trouble-title = 這一步沒做成
trouble-unexpected = 出了一點問題，您的資料都還在，請再試一次。
trouble-home-gone = 通訊錄檔案不見了，不過還有備份。
trouble-home-away = 放通訊錄的硬碟或隨身碟沒有接上。
trouble-camera-program = 相機沒有打開。請找幫忙設定的人看一下：anytime settings
trouble-camera-photo = 相機沒有拍到照片，請再試一次。
trouble-inbox = 照片資料夾打不開。請找幫忙設定的人看一下：anytime settings
trouble-contact-gone = 這一位剛才移除了，所以什麼都沒有做。請再選一次。
trouble-post-gone = 這則消息已經收回了。
trouble-not-writable = 現在沒辦法儲存，原來的資料都還在。請找幫忙設定的人看一下。
trouble-understood = 知道了
