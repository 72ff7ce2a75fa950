"""The characters a names model knows, and names as people bear them."""
import bisect, itertools, os, random

HERE = os.path.dirname(os.path.abspath(__file__))
SPACE, JOINED, NULL, FIRST = 0, 1, 2, 3            # Tesseract's ids: space, "Joined", "Broken" (the blank), then the characters
BEYOND = '婕旻昶晟煒燿琇瑄瑋竑筱紘翊葳蓁鈺鋐鎧鑫璟暘祐妤彤麟闫邓'   # common in names, in neither Big5 level 1 nor GB2312 level 1

def characters():
    """Big5 level 1, GB2312 level 1 and characters of names beyond them, sorted by code point.

    The outputs of the shipped weights are in this order; a change makes them useless."""
    found = set(BEYOND)
    for code, leads, trails, last in (('big5', range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)], 0xC67E),
                                      ('gb2312', range(0xB0, 0xD8), range(0xA1, 0xFF), 0xFFFF)):
        for lead, trail in itertools.product(leads, trails):
            if lead << 8 | trail <= last:
                try:
                    found.add(bytes([lead, trail]).decode(code))
                except UnicodeDecodeError:
                    pass                             # a code without a character
    return sorted(found)

STRANGER = '〓'                                     # printers' mark for a character that is not at hand: the output for every other one
ADDED = (                                           # used in names, in neither; learned from 6,845,552 lines on, so behind all others
    '乂亓亘亶仂仉仝仡伃佘佟佴佶佼侔俋俣俨俪俶俽倜倞倢倬偲儆儇儋兖冏冼凇凫劢劦劭劼勍勖厍叡呙哿喆嘏嘤囍垚埈埕埙埴埼堃堇塬墉奂妏妗妘妟妡妧妩妫妲妶妽姗姝姮姵姹娅娆娈娳娴婈婍婞婧婵婼媃媄媖媗媞媪媺嫄嫈嫒嫔嫚嫱嫺'
    '嬅嬛嬣嬨嬿孇孋孌宓宧宬宭寀寯屺岈岍岘岚峄峇峋峣峤峥峮峯崃崐崚崟崮嵂嵊嵋嵘嵛嵝嵺嶂嶙嶷巅帏幄庥庹廌弢彀彣彧徕徫忞怿恂恊恺恽愔愨愫慜慥慬慸憓懃懌懔戩戬挻捃揄敫斅斓旃旄旆旒旡旲旴旸旼昃昉昑昙昝昪昫昰昳昴昺晊'
    '晔晖晗晙晛晸暋暎暐暠暶暻暾曈曌曚曛曤曥杧杬杺枃枏柃柘栀栎栐栯栱栾桄桢桦桧桫桴桷梣棂棨棪椲椹楗楟楸榉榳槤槿樨樾橒橹欒欤歆殳氲汧汯沄沇沚沣沨沩沭泔泚泩泫泮泷泸泺泾洄洇洙洢洳洺浃浈浍浏浔浛浠浤浯涑涞淏淝淯淼'
    '淽渃渌渎渑渼湉湙湜湝湞湫溆溍溏溟溦溱滉滎滏滟滢漭漵潁潆潇潋澂澍澐濉瀅瀞瀣灃灏灝炅炆炘炜炱炻烔烜烝烨烱焌焓焯焱煊煐熜熠熯熲熳燁燊燏燚燨爌爔爝犇犟玎玑玓玗玘玙玠玢玧玮玶玹玺珂珅珆珈珉珏珑珒珖珙珣珧珩珲珵珹'
    '珺琁琄琋琏琚琤琬琮琰琲琸瑀瑂瑅瑆瑈瑊瑒瑗瑝瑢瑨瑱瑷璁璂璇璉璎璐璕璠璲璵璺瓅瓒瓘瓛瓴甯畇畈畹皙皜皞皦盱眙眭睇睐矞砺祎祏祓祜祢祤祯祾禅禔禕禛禩秝穑穰窦竻笃笪筌箐箖箬簋籁粲粼紓紝絜絻綉綎綖綦緁緋緗繐纡纾绀绛'
    '绡绨绫绮绯绶绾缃缇缜缦缪缱羕翀翃翙翛翥翦翬翯翾聃肜舲舸舻芃芈芊芎芑芗芘芠芩芪芫芮苈苌苎苕苙苡苪茇茏茕茜茳荇荑荞荟荠荦荨荪荭荳莅莙莛莜莨莯莳莴莶菀菖菘菡菫萁萑萦萩葇葶蒔蒗蒨蒯蒹蒽蓠蓥蓴蓼蔌蔺蔻蕎蕓蕖蕗蕠'
    '蕤蕲薌薏藓藜藿蘅蘢蘩虢虬裬詅詒詡誾諟諠諴謦譞譿诒诜诠诩谌谏谖谙谞谟谧谯賚賾贄贇贲贻赉赓赜赟輗轲轶辇辚迩逄逑逦逯邠邬邰邳邴郄郅郇郐郓郗郜郟郤郦郯鄆鄔鄢鄯酆醍鈈鈊鉞鉦銣銥銧銮鋆鋌鋕錞錤錩鍏鍹鎏鎛鏞鏸鐿钊钤'
    '钭钰钺铄铉铎铖铠铮铿锖锟锴锺镈镒镔镕镝閬閶闓闞闱闳闵阆阊阖阗阙阚陟隗隰隼隽霁霂霅霈霙霝霭靇靑靓靚韡韪韫韬頎頔頠顒顗顸顼颀颉颋颙颛颢飏飒飖馗馡騄騏驊驤驷骁骅骉骊骐骕骜骝骞骠骢骥骧鲡鲲鳧鵾鸝鸢鸾鹂鹄鹇鹍鹭'
    '麐黟龑龠龢')
RARE = (                                            # hardly ever in names, but near what is: three in four of the others with strokes; behind all others too
    '丂丄丏丨丩丵丶丿乇乑乚乜乶乹亅亍亵亹亾仨仵伄伛伥伧伫伾佉佤佥佧佽侌侪俅俉俛俦倝倮倻偬偻偾傥傧傩傿僂僉僬儺兓冁円冋冓冘冡冣冱凈処凵凼刅刭刳刿剞剡剮劁劄劐劵勈勐匋匚匛匧匭匮匽卂卄卟卣卬厃厓厣厤厪厷厹厽叒叕'
    '叚吂吖吡吲呋呑呓呔呖呣呤呫呲咂咑咔咛咠咢咣咥咭咴咾哌哏哒哓哔哙哚哜哞哧哱唄唅唑唚唛唠唢唣唫唰唵唿啇啉啓啚啧啬啭啰啵啶啷喈喏喨喵喹喽喾喿嗊嗌嗍嗒嗔嗖嗩嗪嗫嗲嗳嗵嘅嘌嘜嘞嘢嘧嘬嘸嘼嘽噌噍噔噜噠噦噻噼嚄嚓嚙'
    '嚯囔囗囟囵囷囹圇圊圙圤圪圮圼坂坌坜坨坫坳坴坶垅垆垌垡垤垩垭垯垴垸埄埏埒埘埚埡埭埯埵埶埽堀堋堍堞堿塄塕塥墁墚墼壴夃夆夊夋夗夬夲奁奓姫娭婭婺媕媠媵媷媸嫜嫪嫫嬗嬲孢孥孬宄寽尃尌尗尙尜尣尥尨尻屃屄屙屚屣屭屮屰'
    '屾岙岢岣岬岽峁崒崞崽崾嵒嵞嵫嵴嶗嶡嶧嶪巂巆巠巤巯巸巹巿帔帙帻帼幬庀庋庳廑廒廛廥廨廩廴弇弑弮弳彔彖彘彟彸徭徯徼忉忏忑忒忕忡忤忭忾怃怄怆怊怍怦怱怼恁恓恝恧恸恻悒悛悝悧悫悭惓惙惛惢惬愠慊慪慴憝憷懑懞懨懮戆戉'
    '戋戔戜戠戤戧戽扃扆払扪抃抟拊拑拶挲挹捭掊掎掮掰掱掼掾揞揠揲揸揿搋搒搛搠搦搿摀摅摞摳摽撄撖撷撸撺擐擗擡擯擼擿攛攢攥攴敃敄敻斲斿旉旮旯旰昬昵昷晡晬暌暧曱朁朊朿杈杌枒枘枞枧枨枭枵枼柁柊柰栉栊栝栳栴桉桊桎桠桡'
    '桼梼梾棥棰棼椁椆椐椟椠椥椪椴楂楙楱榀榅榇榈榍榘榧榲榿槀槎槔槜槠槲樆樗樛樯橐橛橥橼檃檎檩檫檵櫞櫟櫪櫱櫸欮欶欸欹欻歃歔歨歰歺殂殄殇殒殓殗殛殞殡殫殭殸殽毂毄毪毳毵氂氆氇氕氘氙氜氡氩氶氹氽氿汆汒汔汜汩沓沲泐泙'
    '泶洚洣洰浉浒浜浣浽涖涠涫淥淩渖渫湴溲溷溽滊滗滠滸滹滻漚漤漶漼潢潲潽澇澉澥濑濞瀵瀹炏炝烀烕烴焐焖焘焢煅煢煳煸煺熰熵燅燔爇爿牍牚牮牸牾犂犋犍犏犪犰犴犷犾狁狃狊狍狒狯狲狳狺狻猁猇猊猋猕猗猝猡猢猬猲猳猵猹猻獍'
    '獠獬獯玃玡珥璚瓞瓯甏甑甓産甤甪甴甹町畀畐畛畟畧畲畺疃疌疐疖疠疬疰疱疴痄痖痤痧痨痫痾瘃瘅瘌瘐瘕瘘瘙瘛瘥瘭瘰瘳瘵瘼瘿癀癃癉癍癔癞癧癫癰癶皃皒皕皲皻眄眈県眔眚眥眦眬眳眵眽睑睚睾瞀瞍瞓瞘瞢瞵矍矦矧矬矸矻砀砑砗'
    '砘砣砦砩砹砻硇硌硐硗硙硪碇碚碛碡碥碲磉磔磙礅礓礞礴祛禀禚禸禼秕秫秭稂稆稙稣稹穸窀窅窣窨窭窳窸竈竘竦笄笈笊笕笤笥笫笱笳笾筀筅筊筕筚筜筝筦筲筻箅箓箢箦箧箪箫篑篔篚篥篪篳篼簉簖簟簦籑籙籼粑粜粞粢粦糁糅糈糌糍'
    '糨糬糲紥紺絓絘綣綷綹緄縕縟縧縭縻繇繰繾纈纛纣纨纩纭纴绂绉绋绐绔绗绠绱绺绻缁缂缈缊缋缍缏缑缗缙缛缟缡缢缤缥缫缬缯缰缳缵罂罓罘罙罨罱罴羁羆羍羝羟羥羰羴翏耂耔耠耢耤耧耩耱耵耷聩聵肀肟肭肷肼肽胍胗胙胧胨胩胫胬'
    '胲脎脒脔脛脞脢脲脶脷腖腙腚腧腩腭腽膃膑膣膦膪膲膻臁臌臜臠臱臲臽舁舄舋舡舣舭舳舴舾艄艉艎艏艟艨艴艻艽艿芤芨芴苄苊苠苤苴苷苻茈茌茑茔茛茭茺茼荛荩荬荮莩莪莰莸莼莿菝菥菪菹萆萏萜萠葑葙葚葸葺蒈蒉蒌蒓蒡蒦蒭蒴蒺'
    '蓂蓍蓔蓣蓦蓰蓽蔟蔹蕑蕒蕘蕷蕺蕻薅薤薳薶薷藇藒藨藭蘄蘖蘞蘧蘵蘺蘼虒虖虘虮虰虿蚋蚍蚝蚧蚨蚰蚴蚺蛏蛑蛘蛩蛱蛲蛴蛵蛸蜉蜍蜎蜞蜣蜮蜾蝈蝟蝤蝥蝮蝻蝼蝽螄螅螈螋螓螗螬螭螮螵螽蟄蟎蟏蟓蟜蟟蟢蟥蟪蟭蠃蠊蠑蠖蠛蠨蠲蠵蠼衆'
    '衊衕衚衩衮衾衿袅袢袤袮袴袷袼裇裉裎裢裣裥裱裼裾褛褟褰褳褴褵襢襦襫襾覀覈覡覷觇觋觌觎觐觑觖觜觞觥觯觱觳訚詈詿誆誒諡諤謅謇謚謳譖譭讌讞讦讧讬讴讵诂诃诋诏诓诖诘诙诟诤诮诰诶诹诼谀谂谄谑谔谕谛谝谠谡谥谪谫谮谲'
    '谳谵豇豊豖豦豩豱豻貅貇貘賏賙贔贶贽赅赆赇赍赑赕赙赝赸趄趔趦趯趵趸趼跂跄跏跗跞跣跬跶跷跹跻跽踉踔踘踥踬踮踶踺踽蹁蹇蹌蹒蹚蹡蹩蹯蹰躐躔躕躜躞躥軎軫軲輬轀轆轘轤轫轱轳轷轸轺轼轾辂辄辌辍辎辒辔辘辥辵迓迮迳逋逭'
    '遄遒邗邙邛邝邡邨邺郫鄄鄋鄖鄦鄲酎酏酕酖酡酤酦酯酲酹酽醄醅醌醐醑醢醭醯醵鈀鈄鈆鈦鈬鉄鉧鉾銃銚銹鋃鋈鋦鋩鋯録錾鍁鎣鎩鏊鐐鑊鑔鑞鑭钆钇钋钌钍钐钔钕钚钛钜钪钫钯钴钶钷钹钼钿铈铊铋铌铐铑铓铕铘铙铛铟铢铥铧铨铪铫'
    '铳铴铵铹铼铽锂锃锆锉锊锍锏锒锓锕锘锝锞锩锪锫锱锲锶锷锸锼锾锿镄镅镆镉镌镎镓镖镗镘镚镛镟镡镢镥镦镧镩镪镫镯镱镲镴镸閦閵閼閾闃闩闶闼阃阄阈阋阍阏阒阞阢阼陉陏陔陧隈隡隺雎雐雔雝雠雳霡霢靥鞒鞔鞫鞯鞲鞴韱頏頦顙'
    '顬顳颌颍颔颚颟颡颦颭颻飐飑飕飙飨飫飬餍餎餑餬餼饃饊饋饌饢饧饨饪饫饬饷饸饹馀馂馄馊馍馐馓馔馕馘駮騅騮騶驎驦驸驺驿骀骈骓骖骛骟骦骶骺髀髅髋髌髟髫髹鬈鬏鬒鬟鬩鬭鬯鬳鬻魆魇魈魖魝魠鮨鯇鯔鯗鯡鯢鯪鯫鯰鰂鰆鰈鰣鰲'
    '鰹鱄鱅鱆鱒鱘鱠鱥鱧鱺鱿鲂鲃鲆鲇鲈鲎鲐鲑鲔鲕鲗鲚鲛鲞鲠鲢鲥鲦鲧鲩鲫鲭鲯鲰鲱鲳鲴鲵鲷鲺鲻鲽鳀鳄鳆鳇鳊鳌鳍鳎鳐鳑鳓鳕鳗鳘鳜鳝鳟鳣鴂鴈鴔鴞鴯鴰鴴鵒鵓鵜鵰鶇鶓鶖鶘鶩鶬鶹鶻鶼鷀鷈鷉鷙鷫鷯鷲鷿鸂鸊鸘鸠鸧鸨鸩鸫鸬鸮鸱'
    '鸲鸶鸸鸹鸺鹁鹆鹈鹋鹌鹑鹒鹔鹗鹘鹙鹛鹜鹞鹡鹣鹦鹨鹩鹪鹬鹮鹳鹴鹾麇麈麯麽麿黉黢黥黧黪黹黻黽黾黿鼉鼋鼍鼗鼢鼩鼷鼹鼽齌齎齑齮齱齵龀龃龅龇龈龉龌龕龛龥龶龹')
CHARACTERS = characters() + [STRANGER, *ADDED, *RARE]
KNOWN = [c for c in CHARACTERS if c != STRANGER and c not in RARE]      # what names are drawn from
ID = {c: FIRST + i for i, c in enumerate(CHARACTERS)}


class Ranked:
    """Draws from words listed by falling frequency: the word at rank r weighs 1 / (r + flatness)."""
    def __init__(self, words, flatness):
        self.words = words
        self.sums = list(itertools.accumulate(1 / (r + flatness) for r in range(len(words))))

    def draw(self, rng):
        return self.words[bisect.bisect(self.sums, rng.random() * self.sums[-1])]


class Names:
    """Texts to write: mostly names of either script, otherwise any characters, so that none is forgotten."""
    def __init__(self, added=0):
        self.added = added                               # how often a character of a name is one of `ADDED`
        parts = {}
        with open(os.path.join(HERE, 'names.txt'), encoding='utf-8') as lines:
            for line in lines:
                if line.strip() and not line.startswith('#'):
                    kind, words = line.split(':', 1)
                    parts.setdefault(kind.strip(), []).extend(words.split() if 'double' in kind else (c for c in words.strip() if c in ID))
        unique = lambda words: list(dict.fromkeys(words))
        self.scripts = [(Ranked(unique(parts[s + ' surnames']), 12), Ranked(unique(parts[s + ' given']), 60)) for s in ('traditional', 'simplified')]
        self.doubles = [[w for w in parts[s + ' double surnames'] if all(c in ID for c in w)] for s in ('traditional', 'simplified')]

    def draw(self, rng):
        if rng.random() < .15:
            return ''.join(rng.choice(KNOWN) for _ in range(rng.choice((1, 2, 3, 3, 4))))
        script = rng.randrange(2)
        surnames, given = self.scripts[script]
        surname = rng.choice(self.doubles[script]) if rng.random() < .03 else surnames.draw(rng)
        pick = lambda: given.draw(rng) if rng.random() < .85 else rng.choice(KNOWN)
        text = surname + ''.join(pick() for _ in range(rng.choice((1, 2, 2, 2))))
        if self.added:
            text = ''.join(rng.choice(ADDED) if rng.random() < self.added else c for c in text)
        return text if rng.random() < .9 else text[1:]
