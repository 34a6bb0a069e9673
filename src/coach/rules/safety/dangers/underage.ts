/** Under 18, told by an age, a class at school, what they may not do yet and who decides for them. */

import { anyOf, excuse, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

const PARENT =
  '(?:m[ou]m(?:my)?|mother|mama|dad(?:dy)?|father|parents|folks|gran(?:ny)?|gogo|ouma|stepdad|stepmom|guardian|aunt(?:ie|y)?|foster \\w+|matron|hostel (?:mom|mum|father|mother)|principal|teachers?)';
const GROWN =
  /\b(?:my (?:son|daughter|kid|kids|child|children|boy|girl|little (?:one|man|girl|boy)|niece|nephew|brother|sister|cousin|students?|(?<!(?:get|got|for) my )learners|pupils|class|grandson|granddaughter|stepson|stepdaughter|twins|teen(?:ager)?)\b|i (?:teach|coach|mark|lecture|work at)|i'?m a (?:teacher|mom|mum|dad|lecturer|tutor)|teacher(?:'s)? life|years? ago|back (?:in|then|at)|when i was|used to|as a (?:kid|child|teen)|remember when|in (?:19|20)[01]\d|old (?:school|days)|memories|reunion|at (?:[2-9]\d)\b|i(?:'m| am) (?:[2-9]\d|an adult)|varsity|uni(?:versity)?|college|degree|phd|masters|honours|(?:had|was|were|got|did) (?:[^.!?\s]+ ){0,4}in (?:gr|grade|std) ?\d+(?![^.!?]*\b(?:today|tomorrow|now)\b)|flashback|nightmares?|dream(?:t|ed)?|retire\w*|our kids?|his|her|their)\b/i;
/** The writer's own age or school, which nobody else's excuses. */
const NOT_THEIR_OWN =
  "^(?![\\s\\S]*\\b(?:i(?:'?m| am|m)|me|we(?:'?re| are)) (?:(?:only|just|still|also|both|actually|really|now|turning|nearly|almost|in) )*(?:in )?(?:1[0-7]|gr(?:ade)? ?\\d+|std \\d+|matric|high school|under|a minor)\\b|[\\s\\S]*\\bi (?:just )?(?:turn|turned)(?: only)? 1[0-7]\\b|[\\s\\S]*\\b(?:likes? (?:you|u)|want (?:her|his) (?:number|pics?)|meet you|introduce|looks? (?:18|older)|makes (?:her|him) do|touch\\w*|does to (?:her|him)|kill (?:him|her)self|cutting)\\b)[\\s\\S]*";

export const underage: Danger = {
  severity: 'danger',
  action: 'stop',
  advice: 'They may be under 18. End the contact now and report the profile; nothing is suggested here.',
  title: 'They may be under 18',
  intents: ['age_concern'],
  traits: ['carries over'],
  ifDrafted: 'child',
  guessedAs: 'grave',

  rules: [
    {
      cue: /\b(?:i'?m|i am|im|i just turned|just turned|i turned|i'?ll be|i will be|turning|i turn|me\s*,)\s+(?:only |just |actually |still |turning |like |about to be ){0,4}(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?!\s*(?:weeks?|months?|minutes?|mins?|min|hours?|hrs?|days?|km|ks?\b|kgs?|kilos?|miles?|late|%|percent|pages?|floors?|steps?|cm|m\b|years? (?:older|younger|sober|clean|in|into|deep|at|here|single|strong)|episodes?|away|stops?|behind|ahead|in (?:heart|spirit)|at heart|th\b|per|of\b|out of|hands|times|down|up|points|over|under|handicap|:\d|h\d|am\b|pm\b|chapters?|degrees|unread|tabs|drinks|coffees|deep|into|laps))/i,
      unless:
        /\b(?:mentally|at heart|inside|feel like i'?m (?:\w+ )?(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|as if|like a|emotionally|when i was|back when)\b/i,
    },
    {
      // Two ages side by side, as somebody at home sees them.
      cue: /\bmy (?:m[ou]m|mother|dad|father|parents|sister|brother|friends?) (?:says?|said|thinks?) (?:that )?1[0-7] and \d\d (?:is|are|isn'?t)\b/i,
      plainly: true,
    },
    {
      cue: /\b(?:1[0-7])\s?(?:yo|y\/o|yrs? old|years? old|year old)\b/i,
      with: /\b(?:i'?m|i am|im|me|my age)\b/i,
      unless:
        /\b(?:my|the|a|our|his|her)\b[^.!?]{0,24}\b(?:is|are|was|son|daughter|niece|nephew|brother|sister|dog|cat|car|kid|whisky|whiskey|house|bakkie)\b|\bwhen i was\b/i,
    },
    {
      cue: /\b(?:i(?:'?m| am) (?:still |only |just |now ){0,4}(?:in|finishing|doing) (?:gr(?:ade)? ?(?:[6-9]|1[0-2]|six|seven|eight|nine|ten|eleven|twelve)|std \d|high school|matric|year (?:[7-9]|1[0-3]))|i(?:'?m| am) (?:a minor|under ?age|not (?:18|eighteen|legal)|under 18|still at school)|not (?:yet|quite) (?:18|eighteen)|(?:18|eighteen) (?:in|next) (?:\w+ )?(?:months?|year|weeks?|january|february|march|april|may|june|july|august|september|october|november|december)|(?:my )?(?:real|actual) age is (?:1[0-7])|said (?:i was |i'm )?(?:18|19|2\d) but (?:i'?m|i am|really|actually)|lied about my age|(?:be|turn|am|i'm) legal (?:in|soon|next)|in my (?:school uniform|matric year))\b/i,
      unless: /\b(?:teach|teacher|my (?:son|daughter|brother|sister|niece|nephew|kid|student|class))\b/i,
    },
    {
      cue: /\b(?:(?:my |our )?(?:grade|gr) ?(?:[6-9]|1[0-2]) (?:exams?|tests?|finals|teacher|class|homework|dance|results|prelims)|my (?:matric (?:dance|ball|farewell|prelims|finals|exams)|school (?:uniform|teacher|principal|bag)) (?:is|are|starts?|next|on|this|say|says)|(?:app|site|it|they) (?:doesn'?t|does not|won'?t|don'?t) (?:let|allow|accept)[^.!?]{0,20}\b(?:under|below|younger than) (?:18|eighteen)|put (?:18|19|2\d) (?:because|but|cos|since|cause)|(?:real|true) age|too young (?:for|to be on) this app|my parents (?:don'?t|can'?t|mustn'?t) (?:let|allow|know|find out)[^.!?]{0,30}\b(?:app|dating|chat\w*|phone|boys|older))\b/i,
      unless:
        /\b(?:i (?:teach|mark|invigilate|coach)|teacher\b(?! says)|marking|learners|students|my (?:son|daughter|brother|sister|niece|nephew|kid|cousin|student|class|child)(?:'s)?|was in (?:19|20)\d\d|(?:19|20)[01]\d|years ago|back in|when i was)\b/i,
      clears: ['story', 'past'],
    },
    inOtherLanguages(
      'ek is (?:nog )?(?:1[0-7]|twaalf|dertien|veertien|vyftien|sestien|sewentien)(?! ?(?:km|kilo|weke|dae|min(?:ute|uut)?s?(?!\\p{L})|uur|ure|maande|meter|laat(?! my)|jaar (?:in|al|getroud|geskei|weg|ouer|jonger|skoon|nugter)))|ek is in graad \\d+',
      '(?:ngi|ndi)neminyaka (?:engu-?|eli-?)?1[0-7]|ngifunda (?:u|i)?-?grade ?\\d+|(?:ndikwi|ngikwi)\\p{L}*-?grade|ke na le dilemo tse 1[0-7]|ke grade \\d+',
      'tengo (?:1[0-7]|doce|trece|catorce|quince|diecis[eé]is|diecisiete)(?: a[nñ]os)?(?! (?:minutos|d[ií]as|km|gatos|perros|primos))',
      "j'ai 1[0-7] ans|je suis (?:en (?:seconde|premi[eè]re|troisi[eè]me|quatri[eè]me)|au (?:lyc[eé]e|coll[eè]ge)|mineure?)",
      'ich bin (?:erst )?1[0-7](?! (?:km|minuten|tage))|ich gehe (?:noch )?(?:in die|zur) (?:schule|\\d+\\.? klasse)',
      'tenho 1[0-7] anos|sou menor|estou no (?:\\d+[ºo°] ano|ensino m[eé]dio)',
    ),
    inSouthAfrican([
      'ek is (?:nog |net |maar )*(?:op skool|in (?:graad|standerd|matriek)|\\p{L}*tien jaar oud|minderjarig)|my (?:ma|pa|ouers) mag nie weet (?:dat )?(?:ons|ek|jy)',
      '(?:ngi|ndi)(?:se)?(?:funda|semfundweni|senza)\\p{L}* (?:i?banga|i-?grade|u-?grade|ugrade|igrade|ibakala)\\p{L}*(?: ?(?:le-?|lesi-?|lo-?)?\\d+)?|(?:ngi|ndi)se(?:sikoleni|skolweni|sisikolo)|um(?:ama|zali) akufanele azi|umama makangazi|(?:ngi|ndi)neminyaka e\\p{L}*-?1[0-7]',
    ]),
    inFewWords(
      {
        clears: ['denied', 'past'],
        unless:
          /\b(?:my (?:son|daughter|niece|nephew|kid|brother|sister|learners|students)|i teach|teaching|taught|invigilat\w+|the year|teacher (?:here|at)|years ago|when i was|reunion|parents evening|your son|duty|were (?:you|u)|feels? like|again|(?:had|was|were|got|did|since|from) (?:[^.!?\s]+ ){0,4}in (?:gr|grade) ?\d+(?![^.!?]*\b(?:today|tomorrow|now)\b)|mark(?:ing|ed)?|essays?|grade \d+s|weeks|km\b|kilos|min(?:ute)?s|(?:19|200)\d)\b/i,
      },
      `(?:im|i'?m|i am|turning|just turned|only|still) (?:1[2-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?! (?:years (?:in|of|sober)|days|hours|minutes|weeks|months|floors))|turning 18 next|sweet sixteen`,
      // `A gr8 day` is no class at school, `in gr8` is.
      `(?:gr |grade ?)(?:[6-9]|1[0-2])|gr(?:[679]|1[0-2])|(?:in|doing|now|my|still|start|starts|started|starting|finish|finished|to|from|into) gr8|gr8 (?:this|next|at|pupil|learner|class|exams?|teacher)|(?:in|doing) (?:form [1-5]|year (?:[7-9]|1[0-3]))|[6-9]th grade|1[0-2]th grade`,
      `(?:doing|write|writing|in|got) my (?:gcses?|matric|prelims)|matric is (?:only )?(?:in|next)`,
      `(?:mom|mum|dad|parents|foster (?:lady|mom|mum)|matron|teacher)…(?:took|takes|checks?)…(?:my )?phone`,
      `app wouldn't let me (?:put|use|enter|pick|choose)|real birthday…(?:20\\d\\d|app|let)|the (?:18|19|2\\d) is fake`,
      `bell rang|double (?:bio|maths|science|history)|(?:got|have|in) detention|(?:my|got|doing|have) homework`,
      `(?:two|2|three|3|one) more birthdays?|parent(?:'s|al)? signature|(?:small|little) number`,
      `nog op skool|graad (?:[6-9]|1[0-2])|(?:zestien|vijftien|veertien)`,
    ),
    {
      // Not allowed by law yet.
      cue: rule(
        `\\b(?:(?:can'?t|cannot|can not|not allowed to|too young to|not old enough (?:to|for)|still too young (?:to|for)|have to wait to|may not) (?:\\w+ )?(?:drive|vote|drink|get (?:in(?:to)?|my (?:\\w+ )?(?:licen[cs]e|learners|learner'?s|id|tattoo))|buy (?:alcohol|drinks|beer|vapes?)|go clubbing|club|enter|be on (?:here|this)|date|have an? (?:bank account|account))(?: (?:legally|alone|by myself))?(?= (?:for (?:another )?(?:two|three|a few|\\d) (?:more )?years|(?:until|till) (?:i'?m|i am|i turn|my 1)|by law|(?:be)?(?:cause|cos) i'?m (?:1\\d|too|only|not|still|under)|at my age)|(?<=(?:too young|old enough) (?:to|for) [^.!?]{1,30}) *(?:[.!?]|$)|(?<=vote|drive|drink|licen[cs]e|learners|learner's|here) yet(?=[\\s\\S]*\\b(?:m[ou]m|dad|parents?|school|mature|1[0-7])\\b|\\W*$))|my (?:learners|learner'?s(?: licen[cs]e)?|licen[cs]e)\\b[^.!?]{0,20}\\b(?:for another|in (?:two|three|\\d) (?:more )?years|not yet|when i(?:'m| turn) (?:1[6-8]|old enough)|only when i)|(?:until|till|when|before|once|as soon as|the day|wait (?:till|until)) (?:i'?m|i am|i turn|i'?ll be|my) (?:18|eighteen|legal|16|17|old enough|of age)\\b)`,
      ),
      unless: GROWN,
      clears: ['story', 'past'],
    },
    {
      // Somebody at home decides.
      cue: rule(
        `\\b(?:(?:my )?${PARENT}s? (?:(?:says?|said|thinks?|will|would|won'?t|doesn'?t|don'?t|does not|do not|can'?t|still|always|only|might|has to|have to|must|needs? to|just|both) )*(?:lets?|allows?|allow(?:ed)?|takes?|took|confiscat\\w*|checks?|reads?|goes? through|monitors?|ground(?:s|ed|ing)?|kills?|murders?|freaks?|lose it|be (?:so )?mad|sign|picks? me up|fetch(?:es)? me|drops? me|drive me|drives me|find(?:s)? out|catch(?:es)?|know|knows|hear|hears|suspects?|see|sees|deleted?|switch(?:es|ed)? off)\\b[^.!?]{0,45}\\b(?:phone|wi-?fi|this app|on here|on this|chatting|talking to (?:boys|girls|guys|men|strangers|you|someone)|dating|a boyfriend|a girlfriend|boys|girls|older|school|class|hostel|out (?:on|after|at|late)|bed ?time|homework|tests?|exams?|my room|messages|dms|online|this late|my age|sneak\\w*|you)|(?:ask|asked|tell|told|lie to|lied to|hide (?:it|this|you|my phone) from|sneak (?:out|past)|check with|permission from|note from) my ${PARENT}\\b[^.!?]{0,30}\\b(?:phone|school|to (?:go|come|see|meet|drive|drop|fetch|take|sign|let)|allowed|if i (?:can|may)|out|app|know|about you|older)|under my (?:blanket|covers|duvet) so|(?:need|get) (?:my )?(?:parents?|mom|dad)(?:'s|s)? (?:permission|signature)|(?:phone|wifi|lights?|screens?) (?:off|away|is taken|gets taken|goes off|out) (?:at|by) (?:8|9|10|eight|nine|ten)\\b)`,
      ),
      with: /\b(?:school|class|grade|gr ?\d+|hostel|homework|tests?|exams?|phone|wi-?fi|ground\w*|allowed?|sneak\w*|permission|signature|app|on here|boys|older|too (?:young|old)|my age|strict|kill me|freak\w*|mad|18|eighteen|bed ?time|blanket|covers|caught|find out|secret|quiet|shh+|lights)\b/i,
      unless: new RegExp(
        `${GROWN.source}|\\b(?:wedding|tattoo|plant|puppy|kitten|pet|spent|how much|beer|wine|divorc\\w*|work(?:ing)?|job|boss|moved back|religio\\w*|shaadi|lobola|see you at|late for (?:lunch|dinner)|knows? (?:how|what) to|groceries|airport|surgery|hospital|grand ?kids?)\\b`,
        'i',
      ),
      clears: ['story', 'joke', 'past'],
    },
    {
      // A school day of one's own.
      cue: rule(
        `\\b(?:(?:i'?m|im|i am|still|stuck|sitting|bored|just|now|got|have|had|in|bunking|skipping|failed|passed|writing|wrote|doing|finished|need to|must|got to|gotta) (?:\\w+ ){0,3}?(?:maths? (?:test|class|lit)|bio(?:logy)? (?:test|class)|life sciences|life orientation|lo (?:test|class)|geography test|afrikaans (?:test|class|oral|teacher)|double (?:maths|bio|history|english)|detention|recess|second period|third period|period (?:[2-8]|two|three|four|five|six)|spelling test|registration class|cycle test|controlled test|june exams|prelims|matric (?:finals|exams|dance)|(?:my|our|the) school (?:camp|trip|uniform|project|hostel|assembly|sports day))\\b|(?:after|before|during|bunk(?:ed|ing)?|skip(?:ped|ping)?|from) school (?:today|tomorrow|now|rn|again|on monday|this morning|yesterday)|(?:at|in) school (?:tomorrow|now|rn|so i can'?t)|my (?:maths|english|science|history|afrikaans|geography|pe|art|class|register|grade) teacher (?:is|was|hates|says|said|gave|caught|took|shouted|makes|thinks)|(?:caught|saw|busted|shouted at|sent) me (?:\\w+ ){0,4}(?:in|during|out of) (?:maths|bio|english|science|history|geo\\w*|class|lo|afrikaans|registration|assembly|accounting)\\b|(?:texting|on my phone|chatting) (?:you |u )?(?:in|during|under the desk in) (?:maths|bio|english|science|history|geo\\w*|class|lo|afrikaans|registration|assembly|accounting)\\b|i(?:'ve| have) (?:a|got a) curfew\\b[^?]{0,60}\\b(?:school|dad|mom|mum|parents|allowed)|(?:used|borrowed|stole) my (?:sister|brother|cousin|mom|friend)'?s (?:id|birthday|details|account|age)\\b[^.!?]{0,20}\\b(?:sign|join|get|make|register|for this|here)|(?:18|eighteen)\\W{1,4}in \\d+ (?:months|weeks|days|years)|(?:the )?(?:bell (?:just )?(?:rang|goes)|school (?:starts|ends|finishes|comes out|is out|closes) (?:at|tomorrow|today|on|now))|(?:head (?:girl|boy)|prefects?|first team|u\\/?1[3-9]|under ?1[3-9]|1st team) (?:at (?:my )?school|this year|next year|elections?|trials?)|(?:choose|choosing|chose) (?:my )?subjects|when i (?:finish|leave|get out of|am done with) (?:school|matric|high school)|after i (?:matriculate|finish (?:school|matric))(?! (?:drop|pick|run|duty))|(?:i )?(?:matriculate|finish (?:school|matric)) (?:in|next|this)|my matric (?:year|farewell|dance|dress))`,
      ),
      unless: new RegExp(
        `${GROWN.source}|\\b(?:they|kids|children|pick up|picking up|drop(?:ping)? off|fetch\\w*|lift club|school run|staff ?room|pta|marking|invigilat\\w*|taught|teaching|art class|drama school|driving school|medical school|law school|film school|night school|cooking school|business school|grad school)\\b`,
        'i',
      ),
      clears: ['story', 'past'],
    },
    {
      // Said outright, in figures or nearly.
      cue: rule(
        `\\b(?:born in (?:20(?:09|1\\d))|(?:i'?m|im|i am) (?:not )?(?:really |actually |only )?(?:jailbait|half your age|a teen(?:ager)?|in (?:high ?school|hs|middle school|primary school)|a (?:high ?school|school) (?:girl|boy|kid|student)|a school ?(?:girl|boy|kid)|a freshman in high|a sophomore|(?:almost|nearly) (?:1[4-8]|legal|eighteen)(?! \\w+s\\b)|practically (?:18|eighteen|legal|an adult)|basically (?:18|eighteen|legal)|legal (?:in|next|soon)|younger than (?:my profile|it says|i look|you think|18|i said))|my profile says (?:18|19|2\\d) but|(?:i )?(?:lied|faked|changed|made up) (?:about )?my (?:age|birth ?(?:day|date|year))|(?:does|is|would) (?:my age|age|1[5-7]) (?:matter|bother you|be a problem|ok|okay)(?= if i|\\?)|(?:does|is|would) it (?:matter|bother you|be a problem|ok|okay) (?:if|that) i(?:'?m| am)? (?:(?:only|still|not|a bit|quite|really|too) )*(?:1[0-7]|young|younger|under|18|in school|at school)\\b|(?:fine|ok|okay|cool) (?:with|that) (?:me being|i'?m) (?:1[2-7]|young|under)|(?:same age|close in age) as your (?:son|daughter)|(?:turn|turning|be|becoming) (?:1[3-8]|sixteen|seventeen|eighteen) (?:in|next|this|on|soon|tomorrow)\\b)`,
      ),
      unless: new RegExp(
        `${GROWN.source}|\\b(?:years? (?:sober|single|in)|months?|weeks sober|km|floors?)\\b`,
        'i',
      ),
      clears: ['story'],
    },
    {
      // Age, sex and place in three words, or a class of a school abroad.
      cue: soft(
        '(?<=^\\W*)1[0-7] ?[/,]? ?(?:f|m|female|male|girl|boy|guy|v|meisie|seun)(?= *(?:[/,.!]|$|\\p{L}+ *$|here|from (?!the|work)|in))',
        "(?:sister|cousin|niece|daughter|brother|nephew|friend|she|he)…(?:is|'s|turned|turns) (?:only |just )?(?:[89]|1[0-7])\\b…(?:pics? of (?:her|him)|likes you|introduce|looks (?:18|older)|want (?:her|his) (?:number|pics?)|bring (?:r ?\\d|money|cash))",
        'estoy en (?:primero|segundo|tercero|cuarto|[1-4][ºo°]?) de (?:la )?(?:eso|secundaria|prepa)|voy (?:en|a) (?:la )?secundaria',
        '(?:werde? ich|ich werde) (?:erst |bald )?1[3-7](?! ?(?:minuten|min|tage|stunden|uhr|euro|kilo|km|mal|jahre (?:alt )?verheiratet))',
        '(?:in )?(?:terza media|seconda media|prima superiore|seconda superiore)|ho 1[0-7] anni(?! di)',
        'ik (?:word|ben) (?:pas |bijna )?1[2-7](?! ?(?:minuten|min|keer|uur|dagen|euro|kilo|km))|zit (?:nog )?op de middelbare',
        "je (?:vais avoir|viens d'avoir|fais) 1[3-7] ans",
      ),
      unless:
        /\b(?:hijo|hija|sohn|tochter|sobrin\p{L}*|figli\p{L}*|zoon|dochter|fils|fille|km|runs?|years (?:ago|sober))\b/iu,
      clears: ['story', 'past'],
    },
    {
      plainly: true,
      cue: soft(
        '(?:kiss(?:ed)?|touch(?:ed)?|dat(?:e|ed)|slept with) (?:your|my|a|the|that) (?:\\p{L}+ )?1[0-7][ -]?(?:year|yr)s?[ -]old',
        "(?:friend|sister|cousin|flatmate|girl|she|he)(?:'s| is|, she's|, he's|\\? she's|\\? he's) (?:only |just )?1[0-7],? (?:but|and) (?:she|he|very|really|so)(?:'s| is| looks)? ?(?:keen|mature|hot|willing|pretty|cool|looks)",
        '(?:kids|children|little ones?|young ones?|girls|boys)…(?:undressed|naked|without clothes)',
        "(?:daughter|son|niece|nephew|girl|boy),? (?:she's|he's|who is|is|aged)? ?(?:[5-9]|1[0-7]),? (?:and )?(?:you can|you may|you could) (?:have|keep|take) (?:her|him)",
        '(?:only )?(?:like|date|into|prefer|want) (?:girls|boys|them|women|guys)…(?:still (?:in|at) (?:high )?school|school ?girls|(?:in|with) (?:a )?school uniform)',
        '(?<=^\\W*(?:\\p{L}+[ ,]+)?)(?:the )?younger the better',
        "(?:my )?(?:mom|mum|mother|parents|dad|gran) (?:says so|says i must|set it|doesn't (?:know|let me) (?:i )?date|don't (?:know|let me) (?:i )?date)…(?:school|curfew|homework|grade)|(?:my )?curfew…(?:mom|mum|parents|dad)…date|be home by…mom…school (?:tomorrow|night|in the)",
        "(?:don't|do not|never|dont) tell your (?:parents|mom|mum|mother|dad|father|teacher) (?:about (?:me|us|this)|that (?:we|i))",
        "(?:told them|said) (?:that )?you're my (?:daughter|son|niece|sister)…(?:so|because)…(?:age|old|id)",
      ),
      unless:
        /\b(?:when (?:we|i) (?:were|was)|years ago|married since|joke|joking|haha|lol|movie|series)\b|😂/i,
      clears: ['past'],
    },
    {
      cue: soft(
        "(?:i'll|i will|ill|i'm|im|i am|i) (?:be |turn |become |not )?(?:\\p{L}+ )?(?:legal|of age|allowed to date|an adult) (?:the|next|in|when|after|this|only|till|until|for|soon|yet)",
        '(?:almost|nearly|not quite|not yet) (?:legal|of age|18|eighteen)(?! (?:years|months|weeks|days|hours|minutes|km|k\\b|points|inch|hole|of))',
        'age is (?:just|only) (?:a|an?) number…(?:legal|school|young|18|eighteen|parents|mom|mum|grade)',
      ),
      clears: ['story', 'joke', 'past'],
      unless:
        /\b(?:my (?:\w+ )?(?:daughter|son|niece|nephew|sister|brother|cousin|kids?|car|dog|cat|whisky)|parking|parked|to drive|weed|cannabis|turned? \d0|born in (?:19[0-9]\d|200[0-7]))\b/i,
    },
    {
      cue: soft(
        'my (?:8|9|10|11|12|eighth|ninth|tenth|eleventh|twelfth)(?:th)? (?:standard|std|class|grade|form|year) (?:boards?|exams?|finals|prelims|results)',
        '(?:mummy|mommy|papa|daddy|mama|my (?:mom|mum|dad|parents|mother|father))…(?:locked|took|hid|hides|confiscated|takes|checks|blocked)…(?:laptop|phone|tablet|ipad|wi-?fi|cell)',
      ),
      with: /\b(?:my (?:8|9|10|11|12|tenth|ninth|eleventh|eighth|twelfth)(?:th)?|boards?|school|homework|grade|exams?|teacher|tuition|class|didi|sister'?s phone|bedtime|grounded)\b/i,
      clears: ['story', 'joke', 'past'],
      unless:
        /\b(?:my (?:\w+ )?(?:daughter|son|niece|nephew|sister|brother|cousin|pupils?|students?|learners?)(?:'?s)? (?:is|are|has|have|\d|exams?|boards?|school)|i teach|as a teacher|when i was|back then|years ago)\b/i,
    },
    {
      cue: soft(
        "(?:j?ss|jss|js) ?[1-3] (?:is|exams?|was|finals|has)|(?:in|doing|i'm in|im in) (?:j?ss|js) ?[1-3]",
        '(?:our|my|the) (?:principal|headmaster|headmistress|class teacher|head girl|head boy) (?:caned|flogged|punished|suspended|called|caught|shouted at|beat)',
        "(?:learner'?s|driving|driver'?s) (?:permit|licen[cs]e) (?:till|until|before) (?:next|i'?m|i turn|my)",
        '(?:pick|fetch|collect) me (?:up )?(?:after|from) (?:practice|school|class|assembly|homework club|prep)…(?:corner|so nobody|where nobody|not at the gate|so my|before my)',
      ),
      clears: ['story', 'past', 'joke'],
      unless:
        /\b(?:my (?:\w+ )?(?:daughter|son|niece|nephew|sister|brother|cousin|pupils?|students?|learners?)|i teach|as a teacher|staff ?room|my own class|when i was|years ago|i'?m (?:[2-9]\d)|i am (?:[2-9]\d))\b/i,
    },
  ],
  weighings: [
    {
      enough: 4,
      serious: true,
      parts: [
        [
          2,
          /\b(?:(?:in|doing|finish(?:ing)?) (?:gr|grade|std|standard) ?(?:[6-9]|1[0-2])|grade (?:[6-9]|1[0-2])\b|(?:was|am|still|sitting) in class|my teacher (?:took|says|said|caught|saw|is)|after school|homework|school tomorrow|detention|tuck ?shop|school uniform|bedtime|school night)\b/i,
        ],
        [
          2,
          /\b(?:(?:ask|tell|sneak past) my (?:mom|mum|dad|parents)|my (?:mom|mum|dad|parents) (?:won'?t|doesn'?t|don'?t|can'?t|says i|took my phone|will kill me if)|grounded|ground me|curfew|took my phone|(?:mom|mum|dad|parents) (?:checks?|reads?|monitors?) my (?:phone|messages)|i'?m in (?:gr|grade|std|standard) ?\d+|older (?:guys|girls|men)|how old is too)\b/i,
        ],
      ],
      unless:
        /\b(?:i (?:teach|mark|coach)|my (?:son|daughter|kids?|niece|nephew|learners|students|class)\b|fetch|(?:19|20)[01]\d|years ago|when i was|back in|i(?:'m| am) a teacher|teacher life|at (?:[2-9]\d)\b|phd|masters|varsity|yoga class|pottery)\b/i,
    },
  ],
  everyday: anyOf(
    NOT_THEIR_OWN +
      '\\b(?:found|kept|old|letters?)\\b[^.!?]{0,40}\\bfrom my (?:gr(?:ade)?|std) ?\\d+ (?:boyfriend|girlfriend|crush|teacher)\\b',
    "^\\W*(?:(?:sorry|hey|babe|hi|no|ag)[ ,]+)*(?:i )?can'?t (?:really )?(?:talk|chat|text|type|speak)(?: much)?(?: right)? now[ ,.]*(?:(?:i'?m|im) )?(?:still |busy )?(?:at|in|on) (?:work|an? (?:meeting|call|taxi|uber|shift)|(?:the )?gym|church|dinner|the (?:shops?|office|train|bus))(?:[ ,.]+(?:(?:will |i'?ll )?(?:text|chat|talk|call|message)(?: you)? (?:later|tonight|after)|later|sorry|x+))*\\W*$",
    NOT_THEIR_OWN +
      '\\b(?:dog|cat|puppy|hamster|goat|printer) ate (?:my|the|your|his|her) homework\\b|' +
      NOT_THEIR_OWN +
      '\\bhomework (?:from|for) (?:my |the )?(?:therap\\w+|duolingo|spanish|french|italian|german|zulu|xhosa|pottery|evening|course|physio|mba|masters?|boss|coach|book club|choir)\\b',
    `${NOT_THEIR_OWN}\\b(?:she|he|they)(?:'?s| is|'?re| are) (?:(?:only|just|still|now|already) )*in (?:gr(?:ade)? ?\\d|std \\d|matric|high school|primary school)`,
    `${NOT_THEIR_OWN}\\bmy (?:(?:little|younger|baby|big|older|twin|half) )*(?:sister|brother|cousin|niece|nephew|daughter|son|god(?:son|daughter))\\b[^.!?]{0,30}\\b(?:1[0-8]|gr(?:ade)? ?\\d|matric|high school)\\b`,
    `${NOT_THEIR_OWN}\\b(?:my|an?|the|old|found|our) (?:old )?(?:(?:gr(?:ade)?|std) ?\\d+|matric|(?:high|primary) ?school|school) (?:photos?|pics?|pictures?|yearbook|reunion|crush|sweetheart|band|diary|blazer|trophy)\\b`,
    `${NOT_THEIR_OWN}\\b(?:did|were|was|do) (?:you|your parents|your mom|your dad)\\b[^.!?]{0,45}\\b(?:in|at) (?:high |primary )?school\\b`,
    `${NOT_THEIR_OWN}\\b(?:look|looked|looks) (?:like )?(?:i'?m )?1[3-9] (?:in|next to|compared|with|without|again)\\b`,
    `${NOT_THEIR_OWN}\\bis (?:that|this|it) (?:even |actually |really )?legal\\b`,
    // Who has pupils is no pupil.
    `${NOT_THEIR_OWN}\\b(?:my|our|the) (?:gr(?:ade)?|year|form|std) ?\\d+ (?:pupils?|students?|learners?)\\b`,
    // Nerves make anybody sixteen, and what was finished long ago is no school of today.
    "^(?![\\s\\S]*\\b(?:school|grade|matric|minor|under ?age|turn(?:ed|ing)? 1[0-7]|my parents|(?:really|actually) i am|i (?:really|actually) am|(?:because|well),? i am)\\b|[\\s\\S]*(?<!\\b(?:like|as if|as though) )\\b(?:i'?m|i am) (?:only |just |still |actually )?1[0-7]\\b)[\\s\\S]*\\b(?:like|as if|as though) (?:i'?m|i am|i was|i were) (?:1[3-9]|fifteen|sixteen|seventeen|a teen(?:ager)?)\\b",
    `${NOT_THEIR_OWN}\\bi only (?:finished|got to|passed|went up to) (?:gr(?:ade)?|std|standard) ?\\d+\\b(?![\\s\\S]*\\b(?:last (?:year|month|week)|this year|now|so far|next year|december|holidays?|teacher|uniform)\\b)[\\s\\S]*\\b(?:phd|degree|varsity|university|(?:you|you're) (?:an? )?(?:doctor|lawyer|educated|clever)|years ago)\\b`,
    // A day of a month is no age.
    '^\\W*(?:(?:it|my birthday|mine)(?:.?s| is) )?(?:on )?(?:the )?1[0-7](?:th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*\\b(?![\\s\\S]*\\b(?:turn|turning|school|grade)\\b)',
    // Who is older than the reader is grown up.
    "^(?![\\s\\S]*\\b(?:(?:i.?m|i am|turn\\w*) (?:\\w+ )?1[0-7]|school|minor|under ?age|legal|grade|matric)\\b)[\\s\\S]*\\byou(?:'?re| are) (?:\\w+ )?(?:\\d{1,2}|\\w+) years? younger than (?:me|i am)\\b",
    '^(?![\\s\\S]*\\b(?:1[0-7]|minor|school|under ?age)\\b)[\\s\\S]*\\b(?:bother|mind|weird|problem|put (?:you|u) off)\\b[^.!?]{0,25}\\b(?:older|younger|age (?:gap|difference))\\b',
  ),
  harmless: excuse(
    /\b(?:i teach|i'?m a teacher|as a teacher|(?<!(?:get|got|for) )my (?:learners|students|pupils)|the kids i teach)\b/
      .source,
    /^(?![\s\S]*\b(?:young\w*|1[0-8]|teens?|minor|school|parents|legal|older|mature|care)\b)[\s\S]*\bage is (?:just|only) a number\b/
      .source,
    // Grown people visit their parents.
    /^\W*(?:i'?m |just |probably |maybe |nothing much |not much )*(?:visiting|seeing|going to (?:see|visit)|off to see|staying (?:with|at)|(?:lunch|dinner|breakfast|a braai|braai) with|helping) my (?:parents|m[ou]m|dad|folks|family|gran|granny|grandma|sister|brother)(?: (?:this|next|for|on|and|my|the|weekend|sunday|saturday|week|dad|mom|mum|sister|brother|tomorrow|today|in \w+))*\W*$/
      .source,
  ),
  excuse: excuse(
    /\b(?:rugby world cup|so do the maths|turned 18 in|when mandela|19[5-9]\d|my (?:son|daughter|niece|nephew|(?<!(?:get|got|for) my )learners)|the kids i teach)\b/
      .source,
    /\bthe year (?:mandela|of|we|the|that)\b/.source,
  ),
};
