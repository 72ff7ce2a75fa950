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
CHARACTERS = characters() + [STRANGER, *ADDED]
KNOWN = [c for c in CHARACTERS if c != STRANGER]
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
