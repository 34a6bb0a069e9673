/** Words and letters that give a language away. Words shared with English (`is`, `hier`) are left out on purpose. */

export const FUNCTION_WORDS: Record<string, string> = {
  en: `the and you your i'm is are was were what how when where who why which this that these those with for from have has had
    not don't can can't could would should will about just like really been being my me we they he she it its it's of to in on
    at if but so or do did does am be get got going good thanks please sorry hey hi hello ok okay yeah no yes there here some
    any much more than then too very up out off over back one first last next today tomorrow tonight week weekend day time u ur
    i've i'll you're didn't isn't wasn't doesn't won't lol haha`,
  af: `jy jou ek nie hoe gaan dit vir wat waar wanneer hoekom baie lekker ons julle hulle het sal kan moet wil graag dankie
    asseblief môre more vanaand gister naweek vandag ook maar nog net nou mooi goed oor met van die 'n n sien dink voel my jou hallo
    skat liefie hoor weet is gedoen gewees wees kom eet drink werk huis lief miskien altyd nooit iets niks saam te`,
  zu: `sawubona sanibonani unjani ninjani ngiyaphila ngikhona yebo cha ngiyabonga namhlanje kusasa izolo sthandwa sthandwa-sami
    wena mina thina ngicela kanjani ngiyakuthanda ngikuthanda ukuthi kodwa futhi manje ekhaya uphi uyaphi wenzani ulale kahle
    ngifuna ngikukhumbula siyabonga kunjani impelasonto muhle uyangithanda ngithi ngizo uzo hamba lala kakhulu usuku usebenza
    yini ubani nini ngubani lami lakho sami bengi bewu ukudla ukubona kuwe nami nawe khona nje`,
  xh: `molo molweni unjani ndiphilile ndiyabulela enkosi ewe hayi namhlanje ngomso izolo ndiyakuthanda wena mna thina kanjani
    ntoni phi nini ndifuna ndikhumbula ungubani sithandwa sthandwa uphi wenza ntoni kuhle kakhulu ndiyaphila mntu wam ndiza
    uyaphi ulala kamnandi mnandi ndi kunjani wethu enkosi kwedini ndikhona`,
  st: `dumela lumela dumelang ke kea leboha o phela joang jwang kajeno hosane rata moratuoa moratuwa ntate mme wena nna hantle
    haholo kae neng eng hobaneng empa le hape robala kgotso pele ho tswa tla ya keng kaofela ratang mosebetsi ha nako`,
  tn: `dumela rra mma o tsogile jang ke tsogile sentle kea leboga go siame wena nna gompieno kamoso rata thata mang kae eng
    leng robala bua batla itse jaaka gonne fela teng moratiwa`,
  es: `hola que qué tal cómo como estás estas está el la los las una uno unos de del en con por para pero muy más mas me te se
    tu tú mi yo es soy eres son fue hoy mañana noche gracias guapo guapa quieres quiero puedo puedes tengo tienes cuando cuándo
    donde dónde porque también jaja jajaja bien día hacer salir acabo algo esta este nos vemos finde eso sí vida buenos buenas
    amor gusta encanta quién haces`,
  fr: `tu je on il elle nous vous est es suis ce cet cette c'est t'es j'ai t'as qu'est les des une un le la du de et mais
    pour pas plus quoi comment où quand pourquoi ça va bien salut coucou bonjour bonsoir soir merci avec dans sur peut peux
    veux fais fait boire verre aime toi moi aussi très trop si libre demain journée mdr ton ta tes mon ma mes bisous qui d'un
    d'une l'air oui non sympa envie voir tard`,
  pt: `olá oi tudo bem você voce eu não nao está estou como foi seu sua meu minha hoje amanhã noite obrigado obrigada muito com
    para por que uma um os as do da no na mas também quando onde porque gosto quer fazer kkk kkkk rsrs saudade linda lindo
    dia boa bom gente vamos sim`,
  de: `ich du bist ist nicht das die der und wie geht's gehts dir mir mich dich was wo wann warum heute morgen abend danke bitte
    schön gut aber auch noch schon hast habe hab mit von für ein eine einen hallo na lust wir sehr mal gerade zu auf sind
    wochenende kann kannst willst ja nein`,
  it: `ciao come stai sei sono che cosa di il lo la gli le un una per con non ma molto bene oggi domani stasera grazie ti mi
    tuo tua mio mia anche quando dove perché vuoi fare bella bello buongiorno buonasera dai allora tutto questo cena andiamo
    più amo`,
  nl: `hoi hallo hoe gaat het met jou je jij ik ben niet een de en van dat wat waar wanneer waarom vandaag morgen vanavond
    bedankt leuk lekker ook maar nog wel heb hebt zin om te doen gezellig weekend graag wil kun mijn jouw heel goed zijn`,
  sw: `habari yako mambo poa sana asante nzuri leo kesho jana nakupenda mpenzi wewe mimi wapi lini nini karibu sawa jambo vipi
    ninakupenda usiku mwema unafanya tafadhali hujambo`,
  pl: `cześć czesc hej co tam słychać jak się masz mam jest nie tak dziś dzisiaj jutro wieczorem dziękuję bardzo ale może
    chcesz robisz kiedy gdzie dlaczego ty ja mnie ciebie dobrze`,
  tr: `merhaba selam nasılsın nasilsin ne bugün yarın akşam teşekkürler çok ama ben sen bir bu ve için güzel iyi evet hayır
    yapıyorsun naber nerede canım`,
};

/** Letters and pairs that hardly occur elsewhere, with the weight of one hit. */
export const LETTER_HINTS: Record<string, ReadonlyArray<readonly [RegExp, number]>> = {
  es: [
    [/[¿¡]/g, 1.5],
    [/ñ/g, 1],
  ],
  pt: [[/[ãõ]/g, 1.2]],
  fr: [[/[œê]|\b[ldjtcsnm]'(?=[aeiouhéê])/gi, 0.6]],
  de: [[/[ßü]/g, 1]],
  af: [[/[êë]|\b'n\b/g, 0.7]],
  pl: [[/[łśźżęą]/g, 1.2]],
  tr: [[/[ışğ]/g, 1.2]],
  zu: [[/\b(?:ngi|uku|siya|baye)\p{L}{3,}/giu, 1.5]],
  xh: [[/\b(?:ndi|uku)\p{L}{3,}|\bmhl\p{L}+/giu, 1.2]],
};

/** English as it is written in South Africa: the tag becomes `en-ZA`, the language stays English. */
export const SOUTH_AFRICAN_ENGLISH =
  /\b(?:howzit|lekker|braai(?:ing|ed|s)?|yoh|yho|eish|sho|shap|sharp sharp|laaitie|laitie|ouma|oupa|koeksisters?|bakkie|takkies|robots? (?:is|are|was|were|on|at)|just now|now[- ]now|jol(?:ling)?|biltong|boerie|boerewors|shame man|babbelas|dop|dops|gatvol|kak|voetsek|chommie|bru|boet|china|mzansi|mos|ja nee|izzit|is it hey|hectic hey|kasi|jozi|joburg|load ?shedding|vetkoek|bunny chow|pap|droewors|chakalaka|magwinya|kota|gogo|stokvel|stoep|veld|padkos|melktert|naartjie|spaza|sies|haibo|aweh|duidelik|kiff|befok|skinner|dagga|checkers sixty60|skrik|sokkie|ag man|oke|okes)\b/i;
