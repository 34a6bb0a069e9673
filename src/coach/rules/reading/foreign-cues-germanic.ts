/** Phrase tables of Afrikaans, Dutch and German: the source of one alternation for each act. */
import type { Cues } from './foreign-acts.ts';

export const GERMANIC_CUES: Readonly<Record<string, Cues>> = {
  af: {
    grief:
      'oorlede|gesterf|dood is|is dood|begrafnis|begrawe|afgesterf|(?:ma|pa|ouma|oupa|broer|suster|hond|kat) is (?:\\p{L}+ )?(?:weg|dood)|twee jaar weg|(?:mis|verlang na) my (?:ma|pa|ouma|oupa|broer|suster|hond)|herdenk|sy graf|haar graf',
    ill: 'alzheimers?|kanker|in die hospitaal|operasie|baie siek|is siek|ongeluk|my nie herken|chemo|beroerte',
    close:
      "stel nie belang|nie belangstel|voel nie 'n vonk|geen vonk|nie 'n vonk|nie ons (?:twee )?(?:pas|werk)|pas nie by mekaar|ons pas nie|beter as ons (?:nou )?ophou|sterkte met jou|nie vir my nie|ander pad|iemand anders ontmoet|liewer net vriende|net vriende wees|nie verder|dit hier los",
    pace: 'nie reg vir iets ernstig\\p{L}*|nie gereed|nog nie gereed|stadig vat|vat dit stadig|te vinnig|te gou|tyd nodig|geen druk asb|nie soen|nie vanaand soen|nie jou huis toe|eers leer ken|nie oornag|besig om van my egskeiding|nog nie goed genoeg',
    noCall:
      'moenie (?:my )?bel|nie bel nie|nie whatsapp|nie (?:oor die foon|op die foon) praat|hou daarvan om eers hier|nie my nommer|geen oproep|stuur nie (?:sulke )?foto\\p{L}*|nie my adres|stuur liewer',
    name: "moenie my '?\\p{L}+'? noem|nie my '?\\p{L}+'? noem|noem my nie",
    reschedule:
      'kan (?:\\p{L}+ )?nie (?:meer )?(?:vrydag|saterdag|sondag|maandag|dinsdag|woensdag|donderdag|vanaand|vandag|môre|more|dan)|wat van (?:vrydag|saterdag|sondag|maandag|dinsdag|woensdag|donderdag|môre|volgende)|ander (?:dag|aand|keer)|volgende week eerder|uitstel|skuif|kan ons (?:dit )?(?:\\p{L}+ )?(?:\\d{1,2} ?uur|vrydag|saterdag|sondag|maandag|dinsdag|woensdag|donderdag|môre) maak|maak dit (?:liewer |eerder )?(?:vrydag|saterdag|sondag|maandag|dinsdag|woensdag|donderdag|môre)',
    decline:
      'sal nie (?:\\p{L}+ ){0,4}(?:kom|maak)|kan ongelukkig nie|gaan nie kan nie|kan dit nie maak|moet kanselleer|kan nie kom',
    quiet: 'lanklaas|jammer (?:dat )?ek (?:so )?(?:stil|verdwyn)|was stil|geen sein|lank stil|terug van',
    late: 'is laat|gaan laat wees|bietjie laat|(?:op pad|ry nou|vas in die verkeer|net (?:10|tien|vyf|5) min)|nou-nou daar|kry net parkering|min(?:ute)? laat|loop nou|amper daar',
    here: "ek(?:'s| is) (?:al |reeds |nou |klaar )?(?:hier|buite|daar|by die)|sit klaar|staan (?:buite|by)|net aangekom",
    bring:
      'wat (?:kan|moet|sal) ek (?:\\p{L}+ )?(?:saam)?bring|moet ek iets (?:saam)?bring|kan ek iets saambring',
    confirm:
      "(?:is ons|staan ons(?: plan)?|staan dit|is dit) nog (?:aan|reg|oraait|steeds aan)|staan dit nog|nog aan vir|sien uit daarna|dis reg|reg so|perfek|sien jou (?:dan|daar|\\d\\d? ?uur|sewe ?uur|vrydag|saterdag|sondag|môre)|(?:sewe|agt|ses|nege|tien|vyf)[- ]?uur by|afgespreek|dis 'n date|ek sal daar wees",
    propose:
      'ons kan (?:\\p{L}+ ){0,5}(?:ontmoet|kuier|eet|stap)|kan ons (?:\\p{L}+ ){0,4}(?:ontmoet|kuier|eet|stap)|lus vir|lus om|kom kuier|kom (?:jy )?saam|kom eet|sal ons|kom ons|gaan stap|wil jy (?:saam|gaan|kom|iets)|is jy (?:vry|beskikbaar)|wanneer sien ek jou|ons braai|kan ek jou (?:uitneem|nooi|trakteer)|koffie (?:saam|drink|vang)|volgende keer is dit jou beurt|gaan ons',
    define:
      "wat is ons|vriende of meer|waarheen gaan (?:dit|ons)|is ons (?:nou )?(?:saam|'n paar)|net (?:met )?my",
    love: 'lief vir jou|verlief|my (?:meisie|kêrel|ou) (?:wees|word)|hou baie van jou|trou met my',
    missing: 'mis jou|verlang na jou|dink aan jou|droom van .{0,20}my',
    goodNews:
      'het dit gekry|werk gekry|bevorder\\p{L}*|geslaag|deurgekom|veels geluk|eerste (?:\\d+|tien|vyf)|gewen|sonder om te stop|het (?:dit )?reggekry|trots op my',
    birthday: 'verjaar\\p{L}*',
    bot: "robot of|'n robot|regte mens|is jy (?:'n )?(?:bot|ki|ai)|egte mens",
    askKids: 'het jy kinders|kinders\\?',
    askWork: "wat doen jy vir|waar werk jy|wat werk jy|hoe was (?:werk|die werk)|vir 'n lewe",
    askLive: 'waar (?:bly|woon) jy|waarvandaan|van waar (?:is|kom)|waar kom jy vandaan',
    askMusic:
      'watter musiek|hou jy van (?:musiek|rugby)|watter boek|wat lees jy|watter kant|bulle of stormers',
    askEat: 'wat eet jy|wat kook jy|wat maak jy vir (?:aandete|ete)|gunsteling ?kos',
    askDoing:
      'wat (?:maak|doen) jy (?:nou|vanaand|vandag|môre|die naweek|vir)?|wat maak jy|planne vir|jou (?:dag|naweek)\\?|hoe was jou (?:dag|aand|naweek)',
    askPartner: "is jy (?:enkel\\p{L}*|getroud|saam met)|met iemand|jy's getroud",
    compliment:
      "moois?te|mooi (?:oë|glimlag|foto\\p{L}*|stem)|glimlag van jou|jou glimlag|pragtig|slim|jy's (?:oulik|gaaf|snaaks)|oulik|lyk (?:goed|soos|mooi|pragtig|oulik|fantasties)|jou (?:oë|hare|lag)",
    thanks: 'dankie|waardeer',
    apology: 'jammer|askies|skuus|verskoon|spyt dat',
    night: 'slaap lekker|goeie nag|goeienag|nag hoor|lekker slaap|tot môre|droom',
    care: 'dink (?:baie )?aan julle|pot sop|ry veilig|veilig (?:tuis|by die huis)|laat weet as|sterkte(?: vir| môre| met die)',
    tired: 'moeg|gedaan|klaar met vandag|lang dag|pootuit|stukkend|rof|stres|bang vir|sukkel',
    laugh: 'haha\\p{L}*|snaaks|simpel|😂|🤣|lag my|jy (?:maak|laat) my (?:klaar|lag)',
    how: "hoe gaan (?:dit|jou)|hoe's dit|gaan dit goed|en met jou|hoe voel jy|alles reg",
    greeting:
      'hallo|haai|hoi|hey|môre|goeie ?môre|goeie ?middag|goeie ?naand|middag|naand|more|aangename kennis',
    yes: 'ja|jip|jep|ja-nee|goed|oukei|reg|okei|lekker',
    no: 'nee|nope|hm+|nah',
  },
  nl: {
    grief:
      'overleden|gestorven|overlijden|begrafenis|crematie|begraven|doodgegaan|is dood|ingeslapen|mis mijn (?:vader|moeder|oma|opa)',
    ill: 'kanker|ziekenhuis|geopereerd|operatie|ernstig ziek|is ziek|ongeluk|chemo',
    close:
      'geen (?:klik|vonk)|niet (?:de|het) klik|mis de klik|geen interesse|niet geïnteresseerd|liever vrienden|niets? worden|niet bij elkaar passen|iemand anders ontmoet|alles gute|het beste|hier laten|voel het niet',
    pace: 'niet op zoek naar (?:iets )?(?:vasts|serieus)|rustig aan|niet klaar voor|niet toe aan|te snel|tijd nodig|liever niet zoenen|niet zoenen|langzaam',
    noCall:
      "liever niet bellen|niet bellen|bel me niet|geen whatsapp|liever hier|geen foto'?s|niet mijn adres|niet videobellen|nummer nog niet",
    name: 'noem me (?:geen|niet)|geen schat(?:je)?',
    reschedule:
      'kan (?:\\p{L}+ )?(?:toch )?niet|ander(?:e)? (?:dag|keer)|verzetten|afzeggen|volgende week|lukt (?:me )?niet',
    quiet: 'lang niets? (?:gehoord|laten)|sorry dat ik (?:zo )?(?:stil|verdwenen)|was even weg|lang geleden',
    late: 'te laat|vertraging|later|onderweg|sta in de file|kom eraan|bijna daar|minuten later',
    here: 'ben er|ik sta (?:bij|voor|buiten)|zit al|aangekomen',
    confirm:
      'afgesproken|tot (?:dan|straks|zaterdag|zondag|vrijdag|morgen)|ik ben erbij|kijk ernaar uit|prima',
    propose:
      'heb je (?:\\p{L}+ ){0,3}zin|zin in|zin om|zullen we|wil je (?:mee|met)|ga je mee|samen (?:eten|drinken|wat)|afspreken|drankje|koffie (?:doen|drinken)|volgende keer|kom je',
    define: 'wat zijn wij|wat is dit tussen|hebben wij (?:iets|verkering)|exclusief|vrienden of meer',
    love: 'hou van je|verliefd|verkering',
    missing: 'mis je|mis jou|denk aan je|droom over je',
    goodNews: 'geslaagd|gehaald|aangenomen|promotie|baan gekregen|gewonnen|eindelijk gelukt|trots',
    birthday: 'jarig|gefeliciteerd|verjaardag',
    bot: 'ben je (?:een )?(?:bot|robot|ai|echt)|echt persoon',
    askKids: 'heb je kinderen',
    askWork: 'wat doe je (?:voor werk|in het dagelijks)|waar werk je|hoe was (?:je )?werk',
    askLive: 'waar woon je|waar kom je vandaan',
    askMusic: 'welke muziek|wat voor muziek|wat lees je|welk boek|welke serie',
    askEat: 'wat eet je|wat kook je|lievelingseten',
    askDoing: 'wat doe je|wat ga je doen|plannen|hoe was je (?:dag|weekend)|waar ben je mee bezig',
    askPartner: 'ben je (?:vrijgezel|single|getrouwd)',
    compliment:
      "mooie? (?:ogen|lach|foto'?s?|glimlach)|leuke? (?:foto'?s?|lach|profiel)|knap|prachtig|grappig|lief van je|schattig|geweldig",
    thanks: 'dank(?:jewel| je| u)?|bedankt|thanks',
    apology: 'sorry|excuses|het spijt me|pardon',
    night: 'welterusten|slaap lekker|goedenacht|tot morgen|droom lekker',
    care: 'kom veilig|rij voorzichtig|laat weten als|denk aan je|sterkte|succes',
    tired: 'moe|kapot|gesloopt|lange dag|druk|stress|burn-?out',
    laugh: 'haha\\p{L}*|😂|🤣|grappig',
    how: 'hoe gaat het|hoe is het|alles goed|en met jou|hoe was',
    greeting: 'hoi|hallo|hey|hé|goedemorgen|goedemiddag|goedenavond|dag',
    yes: 'ja|jep|prima|oké|goed',
    no: 'nee|nah',
  },
  de: {
    grief:
      'gestorben|verstorben|eingeschlafen|beerdigung|begräbnis|beerdigt|tot|todestag|trauer|verloren habe',
    ill: 'krebs|krankenhaus|operation|operiert|unfall|schwer krank|intensivstation|chemo|scharlach',
    close:
      'kein interesse|nicht interessiert|passt es nicht|passt nicht|kein(?:en)? funke\\p{L}*|alles gute (?:dir|euch|für)|lieber freunde|nur freunde|jemand(?:en)? anderen? kennengelernt|nicht weiter\\p{L}*|hier belassen|es nicht fühle',
    pace: 'zu schnell|langsam(?:er)? angehen|es langsam|brauche (?:noch )?zeit|noch nicht (?:so weit|bereit)|nicht bereit|nichts (?:festes|ernstes)|(?:noch )?nicht küssen|kein kuss|erst (?:mal )?kennenlernen|möchte (?:lieber )?nicht|will (?:lieber )?nicht',
    noCall:
      'nicht telefonieren|nicht anrufen|ruf (?:mich )?(?:bitte )?nicht|lieber schreiben|lieber hier|keine fotos|meine nummer (?:noch )?nicht|keine adresse|kein video',
    name: 'nenn mich (?:bitte )?nicht|nicht (?:süße|schatz|baby|maus)',
    reschedule:
      'absagen|verschieben|schaffe (?:es|ich) (?:\\p{L}+ )?nicht|kann (?:\\p{L}+ ){0,2}(?:doch )?nicht|nächste woche|anderer tag|anderen tag|ein andermal|lieber (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
    quiet:
      'lange nichts? (?:gehört|gemeldet)|sorry,? dass ich (?:so )?(?:lange|still|abgetaucht)|war (?:lange )?weg|bin wieder da',
    late: 'zu spät|verspät\\p{L}*|später|unterwegs|im stau|komme gleich|gleich da|minuten später|bahn hat',
    here: 'bin da|bin schon da|stehe (?:vor|am|an)|sitze (?:schon|am)|angekommen',
    confirm:
      'abgemacht|freue mich (?:drauf|darauf|auf)|bis (?:dann|morgen|samstag|sonntag|freitag|später)|bin dabei|passt mir|noch vor',
    propose:
      'hast du (?:\\p{L}+ ){0,3}lust|lust auf|magst du (?:\\p{L}+ ){0,4}(?:auf|mit|zu|kommen|gehen)|wollen wir|sollen wir|treffen|kommst du mit|kaffee trinken|essen gehen|willst du (?:mit|zu)|hättest du zeit|darf ich dich einladen|bist du frei',
    define: 'was sind wir|was ist das zwischen|sind wir (?:zusammen|ein paar)|freunde oder mehr|exklusiv',
    love: 'liebe dich|verliebt|hab dich lieb|meine freundin sein|mein freund sein',
    missing: 'vermisse dich|fehlst mir|denke an dich|träum von mir',
    goodNews: 'bestanden|geschafft|job bekommen|zusage|befördert|gewonnen|stolz|endlich geklappt',
    birthday: 'geburtstag',
    bot: 'eine ki|ein bot|ein roboter|echter mensch|bist du echt',
    askKids: 'hast du kinder',
    askWork: 'was machst du beruflich|wo arbeitest du|was arbeitest du|wie war (?:die )?arbeit',
    askLive: 'wo wohnst du|woher kommst du|wo lebst du',
    askMusic: 'welche musik|was (?:liest|hörst) du|welches buch|lieblings(?:band|buch|film|musik)',
    askEat: 'was isst du|was kochst du|lieblingsessen',
    askDoing:
      'was machst du|was hast du (?:heute |am |noch )?vor|wie war dein (?:tag|wochenende|abend)|pläne|was treibst du',
    askPartner: 'bist du (?:single|vergeben|verheiratet)',
    compliment:
      'schöne (?:augen|fotos|stimme)|schönes (?:lächeln|foto|profil)|hübsch|süß|tolles? (?:foto|profil|lächeln)|dein lächeln|deine augen|witzig|mag deine?n?|sofort gemocht|gefällst mir',
    thanks: 'danke\\p{L}*|vielen dank|merci',
    apology: 'sorry|tut mir leid|entschuldig\\p{L}*|verzeih',
    night: 'gute nacht|schlaf gut|träum (?:was )?(?:schönes|süß)|bis morgen',
    care: 'komm gut (?:heim|nach hause|an)|pass auf dich auf|melde dich wenn|viel glück|drück(?:e)? dir die daumen|gute besserung',
    tired: 'müde|kaputt|fertig|anstrengend|langer tag|stress\\p{L}*|erschöpft|k\\.o\\.',
    laugh: 'haha\\p{L}*|😂|🤣|lach\\p{L}*',
    how: "wie geht'?s?|wie geht es|und (?:bei )?dir|und selbst|alles gut|wie läuft",
    greeting: 'hallo|hi|hey|na du|guten (?:morgen|tag|abend)|moin|servus|grüß dich|na',
    yes: 'ja|jep|klar|okay|gut|passt',
    no: 'nein|nee|nö',
  },
};
