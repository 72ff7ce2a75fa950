/// What stands in an address book in the place of a person's name, as in Taiwan, as on the Mainland where
/// other words are used there, and in English; written down from general knowledge, in no order that counts.
enum EntryWordTable {
  /// Which of several brothers, sisters, aunts.
  static let ordinals = "大 二 三 四 五 六 七 八 小 老 阿 么 滿"

  /// Kin and acquaintances, as they are called alone, with an ordinal or with a name before.
  static let kin = """
    女兒 兒子 女婿 姑爺 媳婦 孫 孫女 孫子 孫媳 孫女婿 外孫 外孫女 曾孫 姊 姐 姊姊 姐姐 哥 哥哥 弟 弟弟 妹 妹妹 弟媳 弟妹
    弟婦 姊夫 姐夫 妹夫 妹婿 嫂 嫂子 舅 舅舅 舅媽 舅母 舅公 舅爺 妗 妗婆 姑 姑姑 姑媽 姑丈 姑父 姑夫 姑婆 姑奶奶 姨 姨媽
    姨丈 姨夫 姨父 姨婆 姨娘 姨奶奶 阿姨 叔 叔叔 叔公 叔父 嬸 嬸嬸 嬸婆 伯 伯伯 伯父 伯母 伯公 伯婆 媽 媽媽 爸 爸爸 爹 娘 爺
    爺爺 奶 奶奶 嬤 公 婆 公公 婆婆 岳父 岳母 丈人 丈母娘 外公 外婆 姥姥 姥爺 太公 太婆 老公 老婆 老伴 先生 太太 小姐 夫人
    師母 侄子 侄女 侄兒 外甥 外甥女 表哥 表姊 表姐 表弟 表妹 表嫂 表叔 表姑 表舅 表姨 堂哥 堂姊 堂姐 堂弟 堂妹 堂叔 堂伯
    乾媽 乾爹 乾女兒 乾兒子 親家 親家公 親家母 同學 同事 戰友 朋友 牌友 球友 舞伴 鄰居 隔壁 老師 師傅 師父 師兄 師姐 師姊
    教練 大夫 醫師 醫生 護士 會長 班長 主任 校長 組長 隊長 牧師 法師
    """

  /// Shops, offices, trades and what else is called, as whole words.
  static let places = """
    醫院 診所 藥局 藥房 牙醫 牙科 眼科 小兒科 內科 外科 骨科 皮膚科 耳鼻喉科 婦產科 復健科 復健 家醫科 中醫 國術館 接骨 推拿
    按摩 急診 掛號 門診 洗腎 洗腎中心 衛生所 健保局 長照 長照中心 日照中心 護理之家 安養院 養老院 養護中心 養護院 護理站
    居家護理 居服員 居服督導 看護 看護中心 看護阿姨 外勞仲介 救護車 捐血中心 助聽器 眼鏡行 台大 台大醫院 榮總 台北榮總
    台中榮總 高雄榮總 長庚 長庚醫院 馬偕 馬偕醫院 國泰醫院 新光醫院 三總 振興醫院 慈濟 慈濟醫院 亞東醫院 耕莘醫院 萬芳醫院
    聯合醫院 市立醫院 成大醫院 奇美醫院 高醫 義大醫院 彰基 雙和醫院 仁愛醫院 和平醫院 忠孝醫院 中興醫院 陽明醫院 署立醫院
    省立醫院 水電 水電行 水電師傅 水電工 瓦斯 瓦斯行 叫瓦斯 送瓦斯 送水 修水管 通水管 抽水肥 修冷氣 冷氣 冷氣行 修電視 電視
    電器行 第四台 有線電視 鎖匠 鎖店 開鎖 配鎖 鐵工 鐵工廠 鐵門 木工 油漆 油漆工 泥水 泥水匠 泥水師傅 裝潢 窗簾 紗窗 玻璃行
    抓漏 清潔公司 清潔工 清潔隊 打掃 打掃阿姨 搬家 搬家公司 資源回收 回收 管理室 管理員 管委會 警衛 警衛室 守衛室 大樓管理
    主委 總幹事 房東 房客 房仲 仲介 里長 里長伯 里幹事 里辦公室 里長辦公室 里長辦公處 鄰長 村長 村辦公室 活動中心 社區中心
    台電 電力公司 自來水 自來水公司 水公司 瓦斯公司 中華電信 電信局 遠傳 查號台 派出所 警察 警察局 警局 分局 消防隊 消防局
    區公所 鄉公所 鎮公所 市公所 公所 戶政 戶政事務所 地政事務所 國稅局 稅捐處 社會局 社會課 勞保局 郵局 法院 監理站 農會
    漁會 圖書館 老人會 長青會 松年大學 長青學苑 樂齡中心 關懷據點 托兒所 幼兒園 幼稚園 國小 國中 高中 學校 安親班 補習班
    保母 保姆 銀行 土銀 土地銀行 台銀 台灣銀行 一銀 第一銀行 華南銀行 彰銀 彰化銀行 合庫 國泰世華 中國信託 玉山銀行
    信用合作社 信合社 保險 保險公司 國泰人壽 南山人壽 新光人壽 代書 律師 會計師 公司 美容院 理髮 理髮店 理髮廳 剪髮 剪頭髮
    髮廊 美髮 美髮院 菜市場 菜販 菜攤 豬肉攤 肉攤 魚販 魚攤 雞肉攤 水果 水果行 水果店 水果攤 米店 米行 送米 送菜 送報 送報生
    送牛奶 羊奶 牛奶 雜貨店 雜貨 柑仔店 超商 超市 全聯 福利中心 便當 便當店 麵店 麵包店 早餐 早餐店 豆漿店 餐廳 飯店 小吃店
    自助餐 素食 素食店 蛋糕店 餅店 茶行 茶莊 花店 布店 布行 裁縫 修改衣服 改衣服 洗衣店 洗衣 鞋店 五金行 五金 文具店 書局
    書店 銀樓 鐘錶行 照相館 修車 修車廠 機車行 修機車 車行 腳踏車行 加油站 輪胎行 汽車行 葬儀社 禮儀公司 佛具店 金紙店
    旅行社 遊覽車 計程車 叫車 叫計程車 車隊 大車隊 司機 客運 公車 公車站 社區巴士 復康巴士 火車站 車站 高鐵 捷運 機場 教會
    教堂 廟 佛堂 寺廟 土地公廟 土地公 媽祖廟 宮廟 念佛會 牧師 神父 廟公 師姐 師兄 志工 義工 社工 社工員 導遊 工廠 辦公室
    辦公處 總機 服務台 客服 急救 報案 药店 中医院 人民医院 社区医院 卫生院 卫生室 协和医院 同仁医院 中医诊所 妇幼医院
    儿童医院 市医院 县医院 军区医院 体检中心 康复中心 敬老院 护理院 护工 护士站 月嫂 钟点工 小时工 家政 家政公司 物业
    物业公司 物业中心 门卫 保安 保安室 传达室 居委会 村委会 街道办 街道 社区 公安局 片警 民警 民政局 社保局 社保 医保 医保局
    房管所 税务局 快递 快递员 菜鸟驿站 取件 煤气 煤气站 煤气公司 天然气 燃气公司 燃气 水厂 水务 供水 电力局 供电局 供电所
    电工 暖气 热力公司 供暖 修空调 空调 家电维修 修家电 电信 移动 联通 移动公司 宽带 修锁 换锁 配钥匙 通下水道 下水道 疏通
    修马桶 木匠 瓦匠 装修 装修队 修房子 收废品 废品站 出租车 的士 汽车站 客运站 公交公司 工商银行 农业银行 建设银行 中国银行
    交通银行 邮储 邮政储蓄 信用社 农商行 理发师 美发店 小卖部 菜店 菜场 卖菜 粮店 粮油店 送奶 早点铺 面馆 饭馆 食堂 包子铺
    药铺 裁缝店 修鞋 五金店 修车铺 自行车铺 洗车 小学 中学 老年大学 老干部局 老干局 退休办 单位 厂里 工会 值班室 殡仪馆 中介
    租客 会计 书记 队长 组长 楼长 主任 报警 火警
    """

  /// What names of shops, offices and trades end with, behind one of their own.
  static let placeEndings = """
    醫院 診所 藥局 藥房 牙醫 牙科 眼科 內科 小兒科 骨科 皮膚科 婦產科 耳鼻喉科 中醫 藥行 榮總 總醫院 聯醫 銀行 分行 農會
    信用社 水電 水電行 瓦斯 瓦斯行 行 店 館 院 局 所 室 站 會 社 廟 宮 寺 堂 廠 攤 舖 公司 大樓 大廈 社區 車行 機車 機車行
    車隊 大車隊 計程車 餐廳 飯店 麵店 小吃 便當 早餐 豆漿 海產 素食 超市 市場 國小 國中 高中 大學 小學 中學 學校 幼兒園
    幼稚園 公所 分局 派出所 教會 中心 之家 電器 電器行 五金 美容 美容院 理髮 理髮廳 髮廊 美髮 沙龍 洗衣 洗衣店 書局 眼鏡
    眼鏡行 輪胎 汽車 修車 水果 水果行 花店 電信 客運 旅行社 保險 人壽 工程 工程行 企業社 事務所 掛號 門診 急診 櫃台 服務台
    管理室 警衛室 客服 護理站 護理之家 安養院 養護中心 日照 里長 里長辦公室 里辦公處 活動中心 物業 車站 火車站 機場 廣場
    工廠 米店 豬肉 魚攤 菜攤 药店 门诊部 医保 卫生院 居委会 支行 商店 饭馆 餐馆 面馆 食堂 理发店 养老院 敬老院 客运站 汽车站
    维修 家政 快递 物流 燃气 热力 出租 出租车 专车 队 办 科
    """

  /// The words of all these in English; none that is like a label, such as Home, Fax and Line.
  static let english = """
    Academy Accountant Advice Advisor Afternoon Agency Agent Aid Aircon Airline Airlines
    Airport Alarm Allotment Alterations Ambulance Answering Antiques Apartment Appliance
    Appliances Arts Assistance Association Attorney Auto Babysitter Baker Bakers Bakery Bamboo
    Bank Baptist Barber Bathroom Beautician Beauty Bible Bin Bins Blood Board Body Boiler Book
    Books Bookshop Borough Boss Bowling Bowls Boy Boyfriend Branch Bread Bridge British Bro
    Broadband Broker Builder Building Bureau Burner Bus Business Butcher Cab Cabinet Cable Cabs
    Cafe Camera Cancer Canton Car Card Cardiologist Cards Care Carer Caretaker Carpenter Carpet
    Cars Cash Cathedral Catholic Cats Cement Center Central Centre Chapel Charity Chemist Child
    Childminder Children Chimney Chinese Chiropodist Chiropractor Choir Church Cinema City
    Civic Class Classmate Clean Cleaner Cleaners Cleaning Clock Clothes Club Coach Coal Coffee
    Colleague College Community Company Computer Concert Concierge Condo Connection Consulate
    Contractor Control Convent Cook Cooker Corner Council Counsellor Counselor Counter Country
    County Court Courthouse Cousin Craft Credit Crisis Curry Curtain Cutter Dairy Dance
    Daughter Day Daycare Deacon Dealer Deli Delivery Dental Dentist Department Depot
    Dermatologist Desk Diabetes Dial Dialysis Dim Diner Dispatch District Dog Dogs Door Dorm
    Downstairs Dragon Drain Drains Dress Driver Drop Drugs Drugstore Dry Duck Dumpling Elderly
    Electric Electricity Elevator Embassy Emergency Energy Engineer Episcopal Estate Exchange
    Express Exterminator Eye Eyes Family Farm Father Federal Fence Ferry Field Fire Fish
    Fitness Fixer Flat Flatmate Flats Florist Florists Flower Flowers Food Foot Fortune
    Fostering Fresh Friend Friends Front Fruit Fuel Fund Funeral Furnace Furniture Garage
    Garbage Garden Gardener Gas General Gift Girl Girlfriend Glass Glasses Glazier Godfather
    Godmother Godparents Godson Golden Golf Granddad Granddaughter Grandfather Grandmother
    Grandparents Grandson Granny Grass Great Greek Green Greengrocer Grocer Grocery Groomer
    Group Guard Guild Guitar Gutter Gym Hair Hairdresser Hall Handyman Happy Hardware Haulage
    Head Health Hearing Heart Heat Heating Help Helper Helpline Herbal Herbalist Homecare
    Hospice Hotel Hotline House Housekeeper Housemate Housing Hubby Husband Ice Imperial Inn
    Inspector Insurance Internet Iron Ironing Jade Janitor Jewish Junior Junk Karaoke Kennels
    Keys Kidney Kids Kindergarten Kitchen Knee Knitting Lab Lady Lamp Landlady Landscaper
    Launderette Laundry Lawn Lawyer League Leak Learning Legion Lending Library Lift Light
    Lights Liquor Little Local Lock Locksmith Lodge Lodger Lotus Lucky Lunch Luncheon Lutheran
    Mahjong Maid Mailman Main Maintenance Man Manager Market Mart Massage Matron Meal Meals
    Meat Mechanic Medical Medication Meeting Men Merchant Methodist Metro Midwife Milk Milkman
    Mini Minibus Minicab Minister Mobility Money Morning Mortgage Mosque Mother Motor Motors
    Mover Movers Mowing Museum Music Nan Nanny National Natural Needle Neighbors Neighbours
    Nephew Neurologist New Newsagent Newspaper Next Niece Night Noodle Noodles North Northern
    Notary Nursery Nurses Nursing Nutritionist Office Officer Offices Oil Old Oncologist
    Operator Optical Optician Optometrist Orchard Order Oriental Orthodox Osteopath Outpatients
    Outreach Oven Package Paint Painter Painting Palace Panda Paper Papers Parish Park Parking
    Partner Party Pastor Patient Patrol Pediatrician Peking Pension Pensioner Pensions Perm
    Pest Pet Pets Pharmacist Phoenix Photo Physician Physio Physiotherapist Piano Pickup Pipe
    Pizza Place Plants Playgroup Plaza Plumbing Podiatrist Poison Pool Porter Post Postman
    Power Presbyterian Preschool Prescription Prescriptions Pressure Priest Primary Print
    Printer Private Psychiatrist Psychologist Public Quick Quilting Rabbi Radiator Radio
    Radiology Railway Rain Reading Reception Receptionist Records Rector Recycling Red
    Refrigerator Refuse Registrar Relay Relief Removals Rent Rental Repair Repairs Rescue
    Reservations Residents Rest Restaurant Retired Ride Rides River Roof Roofer Room Roommate
    Rotary Royal Rubbish Sacred Safety Saint Sales Salon Samaritans Sandwich Savings
    Scaffolding School Seafood Security Senior Seniors Septic Service Services Sewing Sheriff
    Shoe Shoes Shop Shopping Shuttle Singing Sis Skin Small Snow Social Society Solar Solicitor
    South Special Specialist Sports Star Station Stepdad Stepdaughter Stepfather Stepmother
    Stepmum Stepson Sterling Steward Stop Storage Store Student Studio Study Stylist Sunday
    Super Supermarket Supper Supply Support Surgeon Surgery Surgical Sushi Sweep Swimming
    Switchboard Synagogue Table Tailor Takeaway Takeout Taxes Team Tech Technician Television
    Temple Tenant Tennis Thai Theater Theatre Therapist Thrift Ticket Tickets Tile Tire Tires
    Tool Tools Towing Town Trade Trailer Train Transit Transport Transportation Trash Travel
    Tree Trees Trip Truck Trust Tuition Tuner Tutor Tyre Tyres Undertaker Union Unit United
    University Upholsterer Upstairs Urologist Utility Vaccination Vacuum Valley Van Vegetable
    Vet Veteran Veterans Veterinary Vets Vicar View Village Vision Visiting Visitor Volunteer
    Volunteers Ward Warden Wash Washer Waste Watch Water Weather Welfare West Western Wheel
    Wheelchair Wheels White Wife Window Windows Wok Women Wood Wool Workmate Workshop Worship
    Yard Yoga Youth Zone
    """

  /// Kin, trades and places as they are written in Latin letters where Malay, Indonesian, Filipino,
  /// Vietnamese, Tamil, Hindi and dialects of Chinese are spoken; without marks, which no model reads.
  static let asian = """
    Abang Adik Ah Akak Akka Amma Anak Anh Anna Appa Ate Athai Ating Atok Ayah Ayi Ba Bac Bapa
    Bapak Barangay Beh Bengkel Bhai Bhaiya Bibi Bidan Blok Bo Bobo Bomba Bomoh Bunso Chacha
    Chachi Chau Che Chek Chi Chim Chitappa Chithi Chu Chua Cik Cikgu Co Cua Cucu Dada Dadi Dage
    Dajie Datin Dato Datuk Dee Di Didi Diko Ditse Doktor Duong Ee Elektrik Em Emak Encik Gai
    Gas Gege Gong Gonggong Gugu Gung Guru Hai Hajah Haji Hang Hia Ho Hoc Hospital Ibu Imam
    Inay Ipar Isteri Istri Itay Jaga Jalan Ji Jie Jiejie Jiujiu Kak Kakak Kakek Kampung
    Kapitan Kau Kawan Kedai Keponakan Kereta Klinik Ko Kong Kor Kucing Kuya Kwan Labandera Lao
    Laoban Laoshi Lau Lola Lolo Lori Ma Mak Makcik Mama Mami Manang Manong Mare Mas Masjid
    Mausi Mbak Me Mei Meimei Menantu Mertua Mo Motor Mui Nai Nainai Nanay Nani Nek Nenek Ngoai
    Ninang Ninong Noi Nyonya Om Oma Ong Opa Paati Paip Pak Pakcik Pare Pasar Patti Pejabat
    Pembantu Pengawal Periamma Periappa Perpustakaan Pho Pinsan Poh Polis Popo Puan Rumah
    Sakit Sanse Sau Saudara Sekolah Sepupu Shifu Shushu Si Sifu Sim Soh Suami Suk Supir Surau
    Tai Taman Tante Tatay Thambi Thangai Thatha Tiem Tita Tito Tiya Tiyo Tok Truong Tu Tuan
    Tuisyen Tukang Ustaz Ustazah Ut Waigong Waipo Warung Xom Yaya Yee Yeye Yi Yima Ying
    """
}
