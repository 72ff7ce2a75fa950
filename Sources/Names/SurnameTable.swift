/// Surnames by how many bear them, and how they are read.
enum SurnameTable {
  /// Taiwan, most frequent first.
  /// Source: 全國姓名統計分析, Department of Household Registration, Ministry of the Interior.
  static let taiwan = """
    陳 林 黃 張 李 王 吳 劉 蔡 楊 許 鄭 謝 洪 郭 邱 曾 廖 賴 徐 周 葉 蘇 莊 江 呂 何 羅 高 蕭
    潘 朱 簡 鍾 游 彭 詹 胡 施 沈 余 盧 梁 趙 顏 柯 翁 魏 孫 戴 范 方 宋 鄧 杜 傅 侯 曹 薛 丁
    卓 馬 董 唐 藍 蔣 石 温 溫 古 紀 姚 阮 連 馮 歐 程 湯 田 康 姜 汪 白 鄒 尤 巫 鐘 黎 涂 龔
    嚴 韓 袁 金 童 陸 夏 柳 凃 邵 錢 伍 倪 甘 駱 譚 于 熊 任 秦 顧 毛 章 官 史 萬 俞 雷 饒 粘
    張簡 闕 崔 尹 歐陽 孔 辛 武 常 賀 陶 段 龍 葛 池 孟 華 范姜 花 練 殷 商 邢 喬 谷 幸
    蒲 阿 鄔 褚 關 鄞 樊 管 齊 車 苗 祝 向 左 易 塗 裴 安 柴 苑 翟 牛 包 耿 卜 鮑 解 單 司徒
    """

  /// The Mainland, most frequent first.
  /// Source: 全国姓名报告, Ministry of Public Security.
  static let mainland = """
    王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 林 罗 高 郑 梁 谢 宋 唐 许 韩 邓 冯 曹
    彭 曾 肖 田 董 潘 袁 蔡 蒋 余 于 杜 叶 程 魏 苏 吕 丁 任 卢 姚 沈 钟 姜 崔 谭 陆 范 汪 廖
    石 金 韦 贾 夏 付 方 邹 熊 白 孟 秦 邱 侯 江 尹 薛 闫 雷 龙 黎 史 陶 贺 毛 段 郝 顾 龚 邵
    万 覃 武 钱 戴 严 莫 孔 向 常 汤 康 易 乔 赖 文 庞 樊 兰 殷 施 洪 翟 安 颜 倪 牛 温 芦 季
    俞 章 鲁 葛 伍 申 尤 毕 聂 柴 焦 柳 邢 路 岳 齐 梅 庄 辛 管 祝 左 涂 谷 祁 时 舒 耿 牟 卜
    詹 关 苗 凌 费 纪 靳 盛 童 欧 甄 项 曲 成 游 阳 裴 席 卫 查 屈 鲍 霍 翁 隋 甘 景 薄 单 包
    司 柏 宁 柯 阮 桂 闵 欧阳 解 强 丛 华 车 冉 房 边 饶 刁 瞿 戚 丘 古 米 池 滕 晋 苑 邬 臧
    宫 来 苟 全 褚 廉 简 娄 盖 符 奚 木 穆 党 燕 郎 邸 冀 谈 姬 屠 连 郜 晏 栾 郁 商 蒙 计 喻
    揭 窦 迟 宇 敖 卓 花 仇 艾 蓝 巩 练 乐 虞 卞 封 竺 冼 原 官 楚 佟 栗 匡 宗 应 巫 鞠 荆 谌
    """

  /// Surnames of two characters that stand in neither list.
  static let double = """
    歐陽 司馬 諸葛 上官 司徒 夏侯 皇甫 尉遲 万俟 令狐 長孫 慕容 宇文 軒轅 公孫 東方 西門 南宮
    獨孤 單于 淳于 申屠 澹臺 公冶 宗政 濮陽 鍾離 赫連 鮮于 閭丘 太叔 仲孫 東郭 百里 呼延 端木
    樂正 拓跋 南門 第五 梁丘 左丘 聞人 公羊 穀梁 司空 司寇 亓官 子車 顓孫 巫馬 公西 漆雕 賀蘭
    完顏 納蘭 張簡 范姜 張廖 葉劉 江謝 佟佳 那拉 愛新
    """

  /// Surnames whose reading is not the character's usual one, or easily taken for another; the
  /// readings after the first are also heard. In Simplified, except where that joins two surnames.
  /// Source: the notes on surnames in 现代汉语词典 and 國語辭典.
  static let readings = """
    曾 zeng1|单 shan4|仇 qiu2|区 ou1|解 xie4|任 ren2|华 hua4 hua2|查 zha1|叶 ye4|盖 ge3 gai4
    朴 piao2 pu3|冼 xian3|洗 xian3|缪 miao4 mou2|覃 qin2 tan2|乐 yue4 le4|员 yun4|贠 yun4
    折 she2|黑 he4|秘 bi4|种 chong2|费 fei4 bi4|句 gou1|勾 gou1|能 nai4|召 shao4|纪 ji3 ji4
    宁 ning2 ning4|寧 ning2|甯 ning4|逄 pang2|宓 mi4 fu2|尉 wei4 yu4|晁 chao2|谌 chen2 shen4
    郗 xi1 chi1|隽 juan4|阚 kan4|亢 kang4|郄 qie4|郇 xun2 huan2|钭 tou3|燕 yan1|应 ying1
    於 yu1 yu2|芮 rui4|庹 tuo3|缑 gou1|牟 mou2 mu4|莘 shen1 xin1|车 che1|石 shi2|沈 shen3|盛 sheng4
    翟 zhai2 di2|臧 zang1|卜 bu3|薄 bo2|柏 bai3 bo2|占 zhan1|相 xiang4|哈 ha3|那 na1 na4|过 guo1
    曲 qu1|雍 yong1|眭 sui1|幺 yao1|么 yao1|祭 zhai4|粘 nian2|佴 nai4|冯 feng2|贾 jia3
    隗 kui2 wei3|撒 sa4|佘 she2|俞 yu2|褚 chu3|都 du1|乜 nie4|便 pian2|繁 po2|炅 gui4|适 kuo4
    贲 ben1|令 ling2|殷 yin1|嵇 ji1|郝 hao3|郜 gao4|亓 qi2|妫 gui1|笪 da2|逯 lu4|璩 qu2|睢 sui1
    綦 qi2|瞿 qu2|苑 yuan4|宿 su4|斛 hu2|缴 jiao3|教 jiao4|观 guan4|冠 guan4|藏 zang1|朝 chao2
    强 qiang2 jiang4|吁 yu4|会 gui4|厘 xi1|凃 tu2|涂 tu2|颉 xie2|谷 gu3|尧 yao2|郏 jia2|葛 ge3
    尉迟 yu4chi2|万俟 mo4qi2|单于 chan2yu2|长孙 zhang3sun1|令狐 ling2hu2|澹台 tan2tai2
    皇甫 huang2fu3|夹谷 jia2gu3|宰父 zai3fu3|乐正 yue4zheng4|拓跋 tuo4ba2|赫连 he4lian2
    淳于 chun2yu2|公冶 gong1ye3|子车 zi3ju1|鲜于 xian1yu2|完颜 wan2yan2
    """
}
