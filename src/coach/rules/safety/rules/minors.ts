/** How old somebody is, told by what they may not do yet and who decides for them. */
import { rule, type SafetyRule } from './rule.ts';

const PARENT =
  '(?:m[ou]m(?:my)?|mother|mama|dad(?:dy)?|father|parents|folks|gran(?:ny)?|gogo|ouma|stepdad|stepmom|guardian|aunt(?:ie|y)?|foster \\w+|matron|hostel (?:mom|mum|father|mother)|principal|teachers?)';
const GROWN =
  /\b(?:my (?:son|daughter|kid|kids|child|children|boy|girl|little (?:one|man|girl|boy)|niece|nephew|brother|sister|cousin|students?|(?<!(?:get|got|for) my )learners|pupils|class|grandson|granddaughter|stepson|stepdaughter|twins|teen(?:ager)?)\b|i (?:teach|coach|mark|lecture|work at)|i'?m a (?:teacher|mom|mum|dad|lecturer|tutor)|teacher(?:'s)? life|years? ago|back (?:in|then|at)|when i was|used to|as a (?:kid|child|teen)|remember when|in (?:19|20)[01]\d|old (?:school|days)|memories|reunion|at (?:[2-9]\d)\b|i(?:'m| am) (?:[2-9]\d|an adult)|varsity|uni(?:versity)?|college|degree|phd|masters|honours|(?:had|was|were|got|did) (?:[^.!?\s]+ ){0,4}in (?:gr|grade|std) ?\d+(?![^.!?]*\b(?:today|tomorrow|now)\b)|flashback|nightmares?|dream(?:t|ed)?|retire\w*|our kids?|his|her|their)\b/i;

export const MINOR_RULES: readonly SafetyRule[] = [
  {
    // Not allowed by law yet.
    kind: 'underage',
    cue: rule(
      `\\b(?:(?:can'?t|cannot|can not|not allowed to|too young to|not old enough (?:to|for)|still too young (?:to|for)|have to wait to|may not) (?:\\w+ )?(?:drive|vote|drink|get (?:in(?:to)?|my (?:\\w+ )?(?:licen[cs]e|learners|learner'?s|id|tattoo))|buy (?:alcohol|drinks|beer|vapes?)|go clubbing|club|enter|be on (?:here|this)|date|have an? (?:bank account|account))(?: (?:legally|alone|by myself))?(?= (?:for (?:another )?(?:two|three|a few|\\d) (?:more )?years|(?:until|till) (?:i'?m|i am|i turn|my 1)|by law|(?:be)?(?:cause|cos) i'?m (?:1\\d|too|only|not|still|under)|at my age)|(?<=(?:too young|old enough) (?:to|for) [^.!?]{1,30}) *(?:[.!?]|$)|(?<=vote|drive|drink|licen[cs]e|learners|learner's|here) yet(?=[\\s\\S]*\\b(?:m[ou]m|dad|parents?|school|mature|1[0-7])\\b|\\W*$))|my (?:learners|learner'?s(?: licen[cs]e)?|licen[cs]e)\\b[^.!?]{0,20}\\b(?:for another|in (?:two|three|\\d) (?:more )?years|not yet|when i(?:'m| turn) (?:1[6-8]|old enough)|only when i)|(?:until|till|when|before|once|as soon as|the day|wait (?:till|until)) (?:i'?m|i am|i turn|i'?ll be|my) (?:18|eighteen|legal|16|17|old enough|of age)\\b)`,
    ),
    unless: GROWN,
    clears: ['story', 'past'],
  },
  {
    // Somebody at home decides.
    kind: 'underage',
    cue: rule(
      `\\b(?:(?:my )?${PARENT}s? (?:(?:says?|said|thinks?|will|would|won'?t|wont|doesn'?t|don'?t|does not|do not|can'?t|still|always|only|might|has to|have to|must|needs? to|just|both) )*(?:lets?|allows?|allow(?:ed)?|takes?|took|confiscat\\w*|checks?|reads?|goes? through|monitors?|ground(?:s|ed|ing)?|kills?|murders?|freaks?|lose it|be (?:so )?mad|sign|picks? me up|fetch(?:es)? me|drops? me|drive me|drives me|find(?:s)? out|catch(?:es)?|know|knows|hear|hears|suspects?|see|sees|deleted?|switch(?:es|ed)? off)\\b[^.!?]{0,45}\\b(?:phone|wi-?fi|this app|on here|on this|chatting|talking to (?:boys|girls|guys|men|strangers|you|someone)|dating|a boyfriend|a girlfriend|boys|girls|older|school|class|hostel|out (?:on|after|at|late)|bed ?time|homework|tests?|exams?|my room|messages|dms|online|this late|my age|sneak\\w*|you)|(?:ask|asked|tell|told|lie to|lied to|hide (?:it|this|you|my phone) from|sneak (?:out|past)|check with|permission from|note from) my ${PARENT}\\b[^.!?]{0,30}\\b(?:phone|school|to (?:go|come|see|meet|drive|drop|fetch|take|sign|let)|allowed|if i (?:can|may)|out|app|know|about you|older)|under my (?:blanket|covers|duvet) so|(?:need|get) (?:my )?(?:parents?|mom|dad)(?:'s|s)? (?:permission|signature)|(?:phone|wifi|lights?|screens?) (?:off|away|is taken|gets taken|goes off|out) (?:at|by) (?:8|9|10|eight|nine|ten)\\b)`,
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
    kind: 'underage',
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
    kind: 'underage',
    cue: rule(
      `\\b(?:born in (?:20(?:09|1\\d))|(?:i'?m|im|i am) (?:not )?(?:really |actually |only )?(?:jailbait|half your age|a teen(?:ager)?|in (?:high ?school|hs|middle school|primary school)|a (?:high ?school|school) (?:girl|boy|kid|student)|a school ?(?:girl|boy|kid)|a freshman in high|a sophomore|(?:almost|nearly) (?:1[4-8]|legal|eighteen)(?! \\w+s\\b)|practically (?:18|eighteen|legal|an adult)|basically (?:18|eighteen|legal)|legal (?:in|next|soon)|younger than (?:my profile|it says|i look|you think|18|i said))|my profile says (?:18|19|2\\d) but|(?:i )?(?:lied|faked|changed|made up) (?:about )?my (?:age|birth ?(?:day|date|year))|(?:does|is|would) (?:my age|age|1[5-7]) (?:matter|bother you|be a problem|ok|okay)(?= if i|\\?)|(?:does|is|would) it (?:matter|bother you|be a problem|ok|okay) (?:if|that) i(?:'?m| am)? (?:(?:only|still|not|a bit|quite|really|too) )*(?:1[0-7]|young|younger|under|18|in school|at school)\\b|(?:fine|ok|okay|cool) (?:with|that) (?:me being|i'?m) (?:1[2-7]|young|under)|(?:same age|close in age) as your (?:son|daughter)|(?:turn|turning|be|becoming) (?:1[3-8]|sixteen|seventeen|eighteen) (?:in|next|this|on|soon|tomorrow)\\b)`,
    ),
    unless: new RegExp(
      `${GROWN.source}|\\b(?:years? (?:sober|single|in)|months?|weeks sober|km|floors?)\\b`,
      'i',
    ),
    clears: ['story'],
  },
];
