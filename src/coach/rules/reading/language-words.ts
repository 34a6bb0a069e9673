/** Words and letters that give a language away. Words shared with English (`is`, `hier`) are left out on purpose. */
import { latin } from './pattern.ts';

export const FUNCTION_WORDS: Record<string, string> = {
  en: `a an lot lots above below explains bar club sleep memory the and you your i'm is are was were what how when where who why which this that these those with for from have has had
    not don't can can't could would should will about just like really been being my me we they he she it its it's of to in on
    at if but so or do did does am be get got going good thanks please sorry hey hi hello ok okay yeah no yes there here some
    any much more than then too very up out off over back one first last next today tomorrow tonight week weekend day time u ur
    i've i'll you're didn't isn't wasn't doesn't won't lol haha stop nobody fun lying runs said say says tell told think know want
    wants need let make made take come came see saw look looks find give gave keep send call text home work phone money down into
    after before again still only even also never always every someone something anything nothing everything because while though
    their them his her our us by as an or were had than these could maybe love well right man girl guy people thing things way old
    new little big long best better wait ask asked feel first two three hours minutes years babe dear lovely hope happy boss used
    tall smart funny groove food dying night morning bit probably actually honestly literally thats dont cant youre ive ya yo ha hmm nah yep kind sort`,
  af: `reën warm koud gelukkige verjaarsdag jy jou ek nie hoe gaan dit vir wat waar wanneer hoekom baie lekker ons julle hulle het sal kan moet wil graag dankie
    asseblief môre more vanaand gister naweek vandag ook maar nog net nou mooi goed oor met van die 'n n sien dink voel my jou hallo
    skat liefie hoor weet gedoen gewees wees kom eet werk huis lief miskien altyd nooit iets niks saam te
    haai jammer vanoggend vanmiddag saterdag sondag vrydag maandag dinsdag woensdag donderdag jou joune myne hierdie daardie daai
    dis daar daar's hier's ek's jy's jy't hy's sy's al as aan by uit na op vriende mense kinders oukei orraait sommer regtig eintlik
    omdat want sodat toe laat los bel stuur gesê sê praat mag asb graad betaal weg sterkte ja nee geen druk reg so simpel net hou
    nogal bietjie moes liewer lelike graad ouer lyk pa ma my sal doodmaak weet ding waar hy jare vreemd selfs hulle kry vet vark verkeerde klink stemboodskap kuier kyk lekkerste vieslik mooiste gaaf oor hê word was vat slaap lag ry nou is
    sleg gesterf oorlede dood begrawe begrafnis kanker siek ongeluk rus hartseer huil boetie sussie hond doodgaan lewe`,
  zu: `sisabonana sizobonana sobonana ukuphi uyabonga siyakubongela wenu sawubona sanibonani unjani ninjani ngiyaphila ngikhona yebo cha ngiyabonga namhlanje kusasa izolo sthandwa sthandwa-sami
    wena mina thina ngicela kanjani ngiyakuthanda ngikuthanda ukuthi kodwa futhi manje ekhaya uphi uyaphi wenzani ulale kahle
    ngifuna ngikukhumbula siyabonga kunjani impelasonto muhle uyangithanda ngithi ngizo uzo hamba lala kakhulu usuku usebenza
    yini ubani nini ngubani lami lakho sami bengi bewu ukudla ukubona kuwe nami nawe khona nje wami yami zami kwami wakho yakho
    zakho namuhla noma ntambama ekuseni ebusuku isonto umuntu imali ugogo umama ubaba umsebenzi umuhle kuhle bandla ngesonto
    ngomgqibelo isithombe izithombe unezingane ingane thumela iqiniso ikhofi ukuba uthanda ingabe hhayi yazi angazi angifuni uyisilima ucingo suka
    ushonile ushone ushonelwe kushone isibhedlela esibhedlela usesibhedlela uyagula ngiyagula sifihle umngcwabo angikho kunzima ngiyeke ufile`,
  xh: `uphila ndiyavuya molo molweni unjani ndiphilile ndiyabulela enkosi ewe hayi namhlanje ngomso izolo ndiyakuthanda wena mna thina kanjani
    ntoni phi nini ndifuna ndikhumbula ungubani sithandwa sthandwa uphi wenza ntoni kuhle kakhulu ndiyaphila mntu wam ndiza
    uyaphi kamnandi mnandi kunjani wethu kwedini ndikhona wam sam yam zam lam bam kum apha ngoku okanye kwaye ukuba uxolo nceda
    ngaba umntu abantu abantwana umakhulu utata umama abahlobo inyani kwakhona kakuhle kancinci musa andifuni andazi sana haybo
    phandle unabantwana singadibana ewe kakuhle ulale uphuphe ngam mgqibelo emva iimviwo intombi hayi undixelele umfanekiso ekhaya xa thina usidenge suka
    uswelekile ubhubhile esibhedlele usesibhedlele uyagula ndiyagula umngcwabo nomngcwabo womakhulu andiphilanga ndiyeke sibe ngempelaveki kunzima`,
  st: `dumela lumela dumelang ke kea leboha o phela joang jwang kajeno hosane rata moratuoa moratuwa ntate mme wena nna hantle
    haholo kae neng eng hobaneng empa le hape robala kgotso pele ho tswa tla keng kaofela ratang mosebetsi nako ha
    tseba moo dulang mona tjhe jwale hore batla bua ka ya re ne kopa tshwarelo bosiu moqebelo sontaha mantsiboya maobane
    ngwana bana monate leboha tee ntate nkgono motho tjhelete sethoto tsamaya
    hlokahetse sepetlele kula epetse lepato ngwanake batle bohloko shwele`,
  tn: `dumela rra mma o tsogile jang ke tsogile sentle kea leboga siame wena nna gompieno kamoso rata thata mang kae eng
    leng itse jaaka gonne fela moratiwa sentle gago tlhe tsogile gagwe mosimane monna kwa
    tlhokafetse tlhokafala lwala bobola phitlho nnyaa batle maabane botlhoko bookelong`,
  es: `no me llames prefiero escribir favor amo cumpleaños feliz llueve buenas noches solo hola que qué tal cómo como estás estas está el la los las una uno unos de del en con por para pero muy más mas me te se
    tu tú mi yo es soy eres son fue hoy mañana noche gracias guapo guapa quieres quiero puedo puedes tengo tienes cuando cuándo
    donde dónde porque también jaja jajaja bien día hacer salir acabo algo esta este nos vemos finde eso sí vida buenos buenas
    amor gusta encanta quién haces ya ni quiero despertar dormir nunca nada todo sin sobre cuéntame aguanto quedan ganas jueves
    viernes sábado domingo lunes martes miércoles perro gato foto madre padre abuela abuelo mira vale oye anda vas te conmigo usted no escribas voy bloquear a
    he ha has también le ese esa aquí así ahora luego entonces cómo cuál verte quedamos digo lloro
    murió muerto muerta falleció fallecido enterramos enterré entierro enferma enfermo déjame dejame paz morir mal triste llorando papá mamá`,
  fr: `joyeux anniversaire pleut ici tu je on il elle nous vous est es suis ce cet cette c'est t'es j'ai t'as qu'est les des une un le la du de et mais
    pour pas plus quoi comment où quand pourquoi ça va bien salut coucou bonjour bonsoir soir merci avec dans sur peut peux
    veux fais fait boire verre aime toi moi aussi très trop si libre demain journée mdr ton ta tes mon ma mes bisous qui d'un
    d'une l'air oui sympa envie voir tard ne me te se au aux sur chez son sa ses ça plutôt juste dimanche samedi vendredi
    lundi mardi mercredi jeudi père mère soeur sœur mais alors donc quelqu'un rien jamais encore déjà n'ai d'appel l'histoire
    parce été avait étais avais photo manques bonne nuit était
    décédé décédée mort morte enterré enterrement malade hôpital tranquille laisse arrête écrire mourir vivre triste hier pleure mal intéresse`,
  pt: `que tal café tarde à prefiro favor parabéns aniversário feliz saudades olá oi tudo bem você voce eu não nao está estou como foi seu sua meu minha hoje amanhã noite obrigado obrigada muito com
    para por que uma um os as do da no na mas também quando onde porque gosto quer fazer kkk kkkk rsrs saudade linda lindo
    dia boa bom gente vamos sim e é te tu qual nome dele dela adorei sorriso cachorro vou atrasar trânsito tenho anos ninguém
    mas gostei prefiro ser só tá tô pra pro sábado domingo sexta segunda depois antes praia sei olha ainda comigo contigo bora és respondes tão que robô assusta mande mandes
    morreu faleceu enterro enterrei enterramos doente triste chorando morrer péssimo mal paz deixa quero ontem mãe pai irmã irmão avó avô`,
  de: `gute nacht geburtstag alles liebe regnet ich du bist ist nicht das die der und wie geht's gehts dir mir mich dich was wo wann warum heute morgen abend danke bitte
    schön gut aber auch noch schon hast habe hab mit von für ein eine einen hallo na lust wir sehr mal gerade zu auf sind
    wochenende kann kannst willst nein muss leider nächste woche kind absagen magst dein deine mein meine dir bei so den
    dem des am um aus nach vor nicht's heute gestern freitag samstag sonntag montag dienstag mittwoch donnerstag oder aber
    weil wenn dann doch mich sich habe hatte war wäre kein keine einfach nur nie wieder mehr jetzt immer alles etwas viel
    gestorben verstorben tot beerdigt beerdigung krank krankenhaus ruhe sterben traurig meinen schlecht kanns interesse umgebracht mutter vater oma opa schwester bruder tochter sohn krebs brustkrebs tante onkel`,
  it: `buon compleanno piove buona notte ciao come stai sei sono che cosa di il lo la gli le un una per con non ma molto bene oggi domani stasera grazie ti mi
    tuo tua mio mia anche quando dove perché vuoi fare bella bello buongiorno buonasera dai allora tutto questo cena andiamo
    più amo ti va pago ma tu scegli domenica sabato venerdì giovedì lunedì martedì io mi ho hai ha che della del dal nel
    con sul così ogni suo sua gatto cane mamma papà nonno nonna adesso ancora sempre mai niente volta vocale non e è al dei
    morto morta morire funerale ospedale malato malata triste lasciami vivere voglio basta ieri`,
  nl: `ik welterusten tot straks regent warm hoi hallo hoe gaat het met jou je jij ik ben niet een de en van dat wat waar wanneer waarom vandaag morgen vanavond
    bedankt leuk lekker ook maar nog wel heb hebt zin om te doen gezellig weekend graag wil kun mijn jouw heel goed zijn geen meer contact neem op hij zij dit deze mij naar bij als over dan toch al eens even
    moet mag kan ga gaan doe dag week zondag zaterdag vrijdag iets niets alles erg veel altijd nooit samen liever of
    overleden gestorven dood begraven begrafenis ziek ziekenhuis verdrietig slecht nee gisteren moeder oma opa zus broer vannacht ingeslapen dochter zoon`,
  sw: `unapenda gani muziki asubuhi chakula kahawa jioni mchana tafadhali pia kuhusu habari yako mambo poa sana asante nzuri leo kesho jana nakupenda mpenzi wewe mimi wapi lini nini karibu sawa jambo vipi
    ninakupenda usiku mwema unafanya tafadhali hujambo tena usinitumie ujumbe nimependa tabasamu lako sana mimi wako yangu ninapenda kwa
    amefariki amekufa alifariki tulimzika mazishi msiba nataka kufa sitaki niache mgonjwa anaumwa naumwa hospitalini mbaya babu rafiki`,
  pl: `dobranoc urodziny cześć czesc hej co tam słychać jak się masz mam jest nie tak dziś dzisiaj jutro wieczorem dziękuję bardzo ale może
    chcesz robisz kiedy gdzie dlaczego ty mnie ciebie dobrze proszę nie pisz do więcej też lubisz widzę że czy na
    zmarł zmarła umarł umarła zdechł zdechła żyje pogrzeb szpitalu szpital rak chory chora źle smutno spokój daj zostaw chcę żyć umrzeć babcia dziadek siostra wczoraj moja mój ciocia wujek raka córka syn`,
  tr: `neredesin geceler doğum günün merhaba selam nasılsın nasilsin ne bugün yarın akşam teşekkürler çok ama ben sen bir bu ve için güzel iyi evet hayır
    yapıyorsun naber nerede canım bana daha yazma cumartesi pazar içelim mi mı musun artık bugün biri gibi değil var yok
    annem babam dedem ninem anneannem babaannem kardeşim ablam abim oğlum kızım eşim köpeğim kedim arkadaşım dedemi annemi babamı öldü ölmüş ölmek istiyorum istemiyorum yaşamak vefat etti hastanede hastane hasta kanser kaybettik kaybettim cenaze beni rahat bırak dün kötü kötüyüm iyiyim değilim kaza ameliyat`,
  sv: `hej hur mår jag inte och är tack vad gör kväll imorgon på för att det som vill träffas
    död döda sjuk sjukhus begravning igår mormor farmor lämna ifred ledsen`,
  da: `hvordan jeg ikke og tak hvad laver hej dag aften morgen med for det er vil du mødes har
    døde død syg sygehus begravelse igår mor far mormor farfar ked bror søster lad være`,
  ro: `salut ce faci bine mulțumesc și sunt ești nu mă da unde când azi mâine vrei foarte
    murit mort moartă ieri bunica bunicul spital înmormântare lasă pace vreau mea meu maica`,
  id: `apa kabar kamu aku saya tidak terima kasih selamat pagi malam mau dengan yang ini itu juga
    meninggal kemarin ibu ayah nenek kakek sakit rumah pemakaman jangan ganggu mati ingin`,
  tl: `kumusta ako ikaw mahal salamat ang mga hindi gusto kita mo ko naman lang po
    namatay kahapon nanay tatay lola lolo kuya sakit ospital libing tigilan ayoko mamatay`,
  fi: `mitä kuuluu hei minä sinä kiitos olen huomenna tänään mutta ja ei kyllä
    kuoli kuollut eilen äiti äitini isä isäni mummo ukki sairas sairaalassa hautajaiset jätä rauhaan haluan kuolla`,
  hu: `szia hogy vagy nem köszönöm igen mit csinálsz ma holnap és egy szeretnék
    meghalt tegnap anyám apám nagymamám nagyapám beteg kórházban temetés hagyj békén meg akarok halni rák rákos`,
  cs: `ahoj jak máš jsem děkuji dnes zítra večer co děláš ano ne chceš
    zemřel zemřela umřel umřela včera máma táta babička děda nemocnici pohřeb dej pokoj chci umřít rakovina`,
  sn: `mhoro makadii wakadini ndeipi ndinokuda zvakanaka maita basa kwazvo iwe ini sei
    amai vangu vafa afa vakashaya akashaya vashaya ashaya sekuru ambuya mbuya nezuro rufu kurwara varwara arwara chipatara muchipatara ndisiye handisi handidi ndinoda kufa hanzvadzi mukoma svondo rapera vari`,
  nso: `thobela dumelang agee gabotse lehono gosasa kudu leboga wena nna bjang
    hlokofetše hlokofetse lwala bookelong sepetlele ga ke nyake ntlogele maabane`,
  hi: `meri mera mere maa dadi bhai behen bahut nahi nahin hai hain mujhe tum aap kya kaise kaisi theek thik guzar gayi gaya gaye marna jeena chahta chahti akela akeli chhod chod bimar mein kal rahi raha rahe ki ka ke aaj hoon acha accha yaar shukriya dhanyavaad namaste pyaar pyar chalo kab kahan kyun milte milna haan dost kutta dehant ji bimari taiji chacha`,
  ve: `ndaa aa vho vhone lovha lovhile malwadze sibadela khotsi makhulu`,
  ss: `ushonile gogo esibhedlela uyagula itolo sawubona unjani`,
  ts: `avuxeni xewani kunjhani inkomu swinene namuntlha mina wena ndza
    lovile hlokofarile vabya xibedlhele ndzi karhele ndzitshike nga lavi tolo tatana kokwana`,
};

/** Letters and pairs that hardly occur elsewhere, with the weight of one hit. */
export const LETTER_HINTS: Record<string, ReadonlyArray<readonly [RegExp, number]>> = {
  es: [
    [/[¿¡]/g, 1.5],
    [latin(/\b\p{L}+(?:ción|mente|ado|ando|iendo)\b/giu), 0.5],
    [/ñ/g, 1],
  ],
  pt: [[latin(/[ãõ]|(?<!\p{L})(?:à|um|uma)(?!\p{L})|ç(?=[aão])|lh[ao]|nh[ao](?!\p{L})/giu), 0.9]],
  fr: [[latin(/[œêèçùû]|(?<!\p{L})[ldjtcsnm]'(?=[aeiouhéêà])|\p{L}(?:eaux|euse|oir)(?!\p{L})/giu), 0.6]],
  de: [[latin(/[ßüä]|sch(?=[aeioulmnrtwäöü])|(?<!\p{L})(?:ge\p{L}{3,}t)(?!\p{L})/giu), 0.6]],
  af: [
    [latin(/[êë]|(?<!\p{L})'n(?!\p{L})/giu), 0.7],
    [
      latin(
        /(?<!\p{L})(?:ge\p{L}{3,}(?:eer|p|k|t|s|g))(?!\p{L})|(?<=\p{L}{3})(?:tjie|djie|pie)s?(?!\p{L})|\bnie\b[^.?!]{2,40}\bnie\b/giu,
      ),
      0.8,
    ],
  ],
  nl: [[latin(/ij(?=\p{L}|\b)|sch(?=[aeiou])|(?<=\p{L})oe(?=\p{L})|(?<=\p{L}{3})tje\b/giu), 0.4]],
  pl: [[/[łśźżęą]/g, 1.2]],
  tr: [[/[ışğ]/g, 1.2]],
  zu: [
    [latin(/(?<!\p{L})(?:ngi|angi|bengi|sengi|engi|anginga|ungangi|ngiyi|ngizo|uyangi)\p{L}{3,}/giu), 1.6],
    [
      latin(
        /(?<!\p{L})(?:uku|siya|baye|aba|izi|ama|uzo|uya|esi|eku|aku|asi|ku|nga)\p{L}{4,}[aeiou](?!\p{L})/giu,
      ),
      0.7,
    ],
    [/(?<!\p{L})(?:ngo|nge)-?\p{Lu}\p{L}{3,}|(?<!\p{L})e\p{Lu}\p{Ll}{3,}/gu, 0.8],
    [latin(/hl|(?<=\p{L})dl|kh(?=[aeiou])/giu), 0.25],
  ],
  xh: [
    [latin(/(?<!\p{L})(?:ndi|andi|bendi|sendi|undi|ndiya|mandi|uyandi|ndo|bayandi)\p{L}{3,}/giu), 1.6],
    [
      latin(/(?<!\p{L})(?:uku|siya|aba|izi|ii|ama|uza|uya|esi|aku|asi|ma|nga)\p{L}{4,}[aeiou](?!\p{L})/giu),
      0.7,
    ],
    [/(?<!\p{L})(?:ngo|nge)\p{Lu}\p{L}{3,}|(?<!\p{L})e\p{Lu}\p{Ll}{3,}/gu, 0.8],
    [latin(/(?<!\p{L})mhl|ty(?=[aeiou])|(?<=\p{L})xh?(?=[aeou])|hl|kh(?=[aeiou])/giu), 0.25],
  ],
  st: [
    [
      latin(
        /(?<!\p{L})(?:ke (?:a|tla|sa|ne|na|rata|kopa|teng)|ha ke|o (?:a|ne|na|tla)|re ka)(?!\p{L})|tjh|(?<!\p{L})ho (?:a )?\p{L}{3,}/giu,
      ),
      0.9,
    ],
  ],
  tn: [
    [
      latin(
        /(?<!\p{L})(?:ke a|go (?!(?:ahead|for|home|back|out|away|with|see|get|now|and|the|your|you|then|well|easy|slow|big|first|next|there|wild|crazy|team|figure|ask|over|into|through|under|down|off|straight|anywhere|somewhere|nowhere|alone|together|again|please|girl|boy|bokke|boks|fetch|buy|sleep|eat|dancing|swimming|hiking|running|shopping)(?!\p{L}))(?:a )?\p{L}{3,}|ga ke|tlh\p{L}+)(?!\p{L})/giu,
      ),
      0.6,
    ],
  ],
  it: [[latin(/(?<!\p{L})(?:dell|nell|all|sull|un)'\p{L}|(?<=\p{L})(?:zione|issim[oaie])(?!\p{L})/giu), 0.8]],
  sv: [[/å/g, 0.8]],
  da: [[/[øå]/g, 0.8]],
  ro: [[/[țșă]/g, 1.2]],
  cs: [[/[ěřů]/g, 1.2]],
  hu: [[/[őű]/g, 1.2]],
};

/** English as it is written in South Africa: the tag becomes `en-ZA`, the language stays English. */
export const SOUTH_AFRICAN_ENGLISH =
  /\b(?:howzit|hoezit|lekker|lekke|braai(?:ing|ed|s|master)?|yoh+|yho+|jo+h|eish+|eesh|sho|shap|shapp?o|sharp sharp|sharp(?=\W*$)|laaitie|laitie|ouma|oupa|koe(?:k)?sisters?|bakkie|takkies|robots? (?:is|are|was|were|on|at|by)|(?:one|the|at the|every) robots?|just now|now[- ]now|jol(?:ling)?|biltong|boerie|boerewors|wors|shame (?:man|sha|neh|hey)|ag shame|babbelas|dop|dops|gatvol|kak|voetsek|chommie|bru|bruh?s? hey|boet|boeta|my china|mzansi|mos|ja(?: |-)nee|ja no|izzit|is it hey|hectic hey|(?:hectic|like|so|nice|keen|sorry|day|fine|cute|good|quiet|tired|work|out|error|it|are we|was|me|we) hey|hey\?|neh|ne\?|kasi|jozi|load ?-?shedding|stage (?:[1-8])|eskom|vetkoek|bunny chow|pap(?!\p{L})|droewors|chakalaka|magwinya|kota|gogo|stokvel|stoep|veld|padkos|melktert|naartjies?|spaza|sies|haibo+|hawu+|hayi|hai+ (?:macha|wena|bo)|aweh|awe ma se|duidelik|kiff|kief|befok|skinner|dagga|sixty60|skrik|sokkie|ag man|ag|okes?|ou(?:tjie)|lightie|tannie|oom|dominee|koppie|dorp|trek|vrek|klaar|skel|skelm|moer|doos|poephol|jislaaik|jis|jinne|sjoe|dankie|baie|asseblief|totsiens|sisi|bhuti|broer|bafo|mchana|wena|yebo|cha|sana|sthandwa|nkosi|ntombi|mama ka|lobola|labola|labolla|mahala|amapiano|gqom|kwaito|maskandi|matric|varsity|initiation|umgidi|heritage day|comrades|two oceans|parkrun|argus|springboks?|boks?|bokke|stormers|bulls game|kaizer|amakhosi|chiefs or pirates|pirates|sundowns|bafana|takealot|capitec|fnb|absa|nedbank|tymebank|ewallet|e-wallet|1voucher|mtn|vodacom|cell ?c|telkom|sassa|sars|rica|home affairs|woolies|woolworths|shoprite|pick ?n ?pay|pnp|checkers|makro|ackermans|edgars|clicks|dischem|nando'?s|steers|wimpy|mugg|engen|postnet|transnet|quicket|mr ?d|ster-kinekor|mogodu|malamogodu|samoosas?|potjie(?:kos)?|pot ?bread|roosterkoek|gatsby|shisa ?nyama|chisa ?nyama|chisanyama|rooibos|mrs ball'?s|ouma rusks?|umngqusho|umqombothi|amasi|morogo|shweshwe|makoti|rondavel|kombi|taxi rank|the rank|taxi (?:fare|driver|again)|petrol attendant|car guard|geyser|hadedas?|dassies?|boerboel|meerkat|fynbos|bundu|kraal|koeksister|trompie|tokoloshe|sangoma|ubuntu|muthi|izinyoka|mxm|mxit|smaak|pozi|hosh|heita|eita|ola 7|askies|haai|hayibo|yassas|yissus|jirre|jeez man|braaied|kuier|kuiering|gooi|graft|dronk|lank|zef|windgat|poppie|bergie|snoek|kaapse|wen(?:dy) house|r ?\d{2,3}(?: ?000|k)?|r\d[\d ]*|\d+ ?rand|rand|jo'?burg|johannesburg|pretoria|tshwane|durban|umhlanga|bloem(?:fontein)?|gqeberha|(?:from|in) pe|port elizabeth|polokwane|nelspruit|mbombela|kimberley|upington|rustenburg|soweto|sandton|rosebank|melville|braamfontein|randburg|midrand|centurion|benoni|boksburg|kempton|tembisa|alex(?:andra)?(?= )|khayelitsha|gugulethu|mitchells plain|athlone|constantia|stellenbosch|paarl|franschhoek|hermanus|knysna|george airport|langebaan|mthatha|umtata|east london|eastern cape|western cape|northern cape|limpopo|mpumalanga|gauteng|kzn|kwazulu|drakensberg|the berg|karoo|kalahari|vaal|welkom|harrismith|ladysmith|newcastle kzn|pietermaritzburg|maritzburg|pinetown|chatsworth|phoenix kzn|umlazi|ballito|hillbrow|yeoville|norwood|parkhurst|greenside|muizenberg|kalk bay|hout bay|sea point|camps bay|table mountain|lion'?s head|signal hill|kirstenbosch|newlands|cape town|cape flats|huguenot|garden route|kruger|wits|uct|ukzn|nwu|tuks|unisa|bara|baragwanath|groote schuur|park station|gautrain|o\.?r\.? tambo|beitbridge|n[1-4](?= )|thabo|sipho|lerato|nomfundo|thandi(?:we|eka)?|thandeka|zanele|bongani|mpho|themba|khumalo|dlamini|mokoena|govender|naidoo|nkosazana|kobus|riaan|anel|elmarie|pieter|sizwe|nomsa|naledi|kagiso|tebogo|refilwe|palesa|ayanda|zinhle|nokuthula|lwazi|andile|luyanda|siyabonga|vusi|nandi|busi|zodwa|lindiwe)\b/iu;
