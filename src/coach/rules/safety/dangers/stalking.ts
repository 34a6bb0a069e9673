/** Watched, followed, waited for: towards the reader, or told by somebody who is afraid. */

import { VIOLENCE_HELP } from '../help-lines.ts';
import { AT_PLAY, ERRAND } from '../patterns/everyday-talk.ts';
import {
  anyOf,
  excuse,
  fewWords,
  inFewWords,
  inOtherLanguages,
  inSouthAfrican,
  soft,
} from '../patterns/forms.ts';
import { GAP, HOME, THEY, YOU, YOUR, YOURS } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import { ADVICE_TO_VICTIM, type Danger } from './danger.ts';

const AT_HOME =
  "(?:house|home|place|flat|apartment|gate|door|window|street|road|complex|yard|driveway|building|work|office|job|shop|gym|school|church|class|campus|car|bus stop|station|kids?(?:'s)? school|parents(?:')? (?:house|place)|mom'?s (?:house|place))";
const INVITED =
  /\b(?:pizza|sushi|coffees?|wine|flowers for you|uber|bolt|delivery|the food|takeaways?|dinner|the table|booking|booked|picking you up|pick you up|fetch you|collect you|lift club|for our date|date tonight|like we (?:said|agreed)|as agreed|you (?:said|told me|asked|sent)|the (?:pin|location) you|parkrun|strava|neighbou?rs?|photos?|bio|profile|buzz me|surprise party|which (?:bell|unit|door|number))\b|😂|🤣|👋/i;
const SEEN =
  '(?:at|in|by|from|outside|leaving|on your way (?:to|from|home)|walking (?:to|from|out of|home)) (?:the |your |ur )?(?:gym|work|office|shop|shops|mall|station|bus stop|school|class|church|pool|park|window|gate|garage|parking|house|home|balcony|kitchen|garden)';
/** They met, or agreed to; or it is about a picture. */
const MET =
  /\b(?:our|we (?:met|said|agreed|talked|sat|both|had|danced)|nice (?:meeting|seeing|to (?:meet|see)) you|great seeing you|photos?|pics?|pictures?|profile|video|reel|story|you (?:waved|said hi|told|said)|come say hi|said hi|next time say|neighbou?rs?|can i|may i|should i fetch|pick(?:ing)? you up|see you at|what time)\b|😂|🤣|👋/i;
const PLACE =
  '(?:house|home|flat|place|apartment|door|gate|building|complex|street|room|work|office|job|car)';

/** Calls and demands sound like both; where a rule has named them control, the graver name takes more. */
const SURE_OF_STALKING = 0.9;

export const stalking: Danger = {
  severity: 'danger',
  action: 'safety',
  advice: `Possible stalking. Do not answer or meet; keep a record with dates, tell someone you trust, and call ${VIOLENCE_HELP}`,
  title: 'They said something about following or watching',
  intents: [],
  traits: [],
  ifDrafted: 'watching',
  guessedAs: 'grave',
  undecided: ['safety', 'support'],
  adviceToVictim: ADVICE_TO_VICTIM,

  rules: [
    {
      // Seen from the street.
      cue: /\bwho'?se? (?:car|bakkie|bike|shoes|jacket|motorbike) (?:is|are|was) (?:that|this|it|those|parked)\b[^.!?]{0,20}\b(?:your|ur) (?:driveway|house|place|gate|flat|yard|door|drive|parking|garage)\b/i,
      unless: /\b(?:pics?|photos?|picture|story|video|post(?:ed)?|reel|profile|google)\b/i,
    },
    {
      // A way round a block.
      cue: /\b(?:made|got|opened|created|bought|using|have) (?:me )?(?:a |an )?(?:new|another|different) (?:one|account|profile|number|sim)\b/i,
      unless: /\b(?:changed|lost|stolen|broke|upgrade\w*|work (?:phone|number)|old (?:one|phone|number))\b/i,
      refused: true,
      clears: ['joke', 'story'],
    },
    {
      cue: /\b(?:(?:i(?:'?m| am| was|'?ve been)|been) (?:sitting |standing |waiting |parked |watching ){0,4}(?:outside|in front of) (?:your|ur) (?:house|place|flat|work|office|gate|apartment|building|window|home|gym|car)(?! (?:\d|now with|with (?:coffee|food|the)))|(?:saw|seen|watched|watching|followed|following) (?:you|u) (?:through|leave|leaving|walk(?:ing)? (?:home|to)|at (?:your|ur) (?:house|gym|work|window)|get(?:ting)? home|home|with (?:him|her|that)|last night|yesterday|go into|come home)|i(?:'?ve| have)? (?:found|tracked|got|looked up) (?:out )?(?:your|ur|where (?:you|u)) (?:address|home address|live|work|stay|workplace|location|number plate)|track(?:ing|ed) (?:your|ur) (?:phone|location|car)|know (?:what|which) (?:car|time) you|your (?:curtains|light|lights|window|car) (?:was|were|is|are|looks?|still)|i (?:made|created|got) (?:a )?(?:new|another) (?:account|profile|number) (?:because|since|after|cause|cos) you blocked|you blocked me so|(?:you|u) (?:\w+ and )?(?:blocked|muted|unmatched|deleted) me[^.!?]{0,20}\b(?:made|got|have|using|opened) (?:a |this |another )(?:new )?(?:account|profile|number)|that (?:blue|red|black|white|green|pink) (?:dress|shirt|coat|top) you (?:wore|had on|were wearing) (?:today|this morning|yesterday|last night|to work))\b/i,
      unless:
        /\b(?:photo|bio|profile|picture|my uber|uber'?s|delivery|got the coffee|here to (?:pick|fetch)|so i(?:'ve| have)? (?:booked|made|reserved))\b/i,
    },
    {
      cue: /\b(?:my|the|an?) (?:ex|ex-?\w+|stalker|someone|guy|man|neighbour|boss|husband|boyfriend|old flatmate)\b[^.!?]{0,50}\b(?:outside (?:my|our)|follow(?:s|ed|ing) me|waiting (?:for me|outside)|(?:show|turn)(?:s|ed|ing)? up (?:at|again)(?! (?:the same|a mutual|the (?:wedding|party|reunion)))|track(?:s|ed|ing) (?:me|my)|sitting outside|watching (?:me|my)|won'?t leave me alone|keeps (?:calling|coming|showing|turning|following|messaging|waiting)|parked outside)|someone(?:'s| is| has been) (?:following|watching) me\b|being (?:followed|stalked|watched)/i,
      unless:
        /\b(?:cat|dog|kitten|follow(?:s|ed|ing) me (?:back )?on \w+(?= (?:now|too|lol)|[.!\s]*$)|instagram|memes?|reels?|tiktoks?|story|stories|algorithm|ad|ads|goose|pigeon)\b/i,
    },
    {
      cue: /\b(?:(?:you|u) looked (?:so |very |a bit |really ){0,4}(?:lonely|alone|tired|scared|sad|lost|nervous)[^.!?]{0,15}\b(?:at|walking|getting|leaving|by|outside|on your way|in that)\b|(?:drove|walked|went|drive|ride|rode|cycled|passing|passed) (?:past|by) (?:your|ur) (?:house|place|flat|work|office|street|gate|complex|building)[^.!?]{0,20}\b(?:times|again|every|last night|at night|this morning|light|lights|car|and (?:saw|you))|(?<!\b(?:can|could|may|might|let|please|to|pls) (?:i |me |we )?(?:please |maybe )?)(?:found|got|looked up|have) (?:your|ur) (?:mother|mom|mum|dad|sister|brother|boss|kids?|son|daughter|ex|work|gym|office|address|home address|school|number plate|daily|roster|shift|family)\b(?:'s)?|(?:you|u) can'?t hide(?! from (?:my|this|the))|no (?:use|point) hiding|i(?:'ll| will) always (?:find|know where)|asked (?:your|ur) (?:neighbours?|colleagues?|sister|brother|mother|mom|receptionist|security|landlord|friends?|cousin|gogo)[^.!?]{0,15}\b(?:when|where|what time|who|if)\b|(?<!\bmy (?:teen|son|daughter|kid|mom|mum|dad|gran) )(?:put|hid|placed|stuck|installed|left) an? (?:air ?tag|tracker|tracking app|gps|camera|spy ?ware)|(?:why (?:is|was|isn'?t|wasn'?t)|saw|see) your (?:car|bakkie|light|lights|curtains?) (?:not |still |parked |on |off |at |outside )+|i know (?:your|ur) (?:routine|schedule|shifts|route|bus(?!y)|train(?!e|ing)|training (?:schedule|times?|days|ground|session)|what time)|waited for (?:you|u) (?:outside|after|at) (?:your|ur)? ?(?:work|gym|class|school|office|home|house|shift)?|(?:new|other|second|another) (?:account|profile|number) (?:since|because|cos|cause|now that|after) (?:you|u) (?:blocked|unmatched|ignored|deleted))/i,
      unless:
        /\b(?:photos?|bio|profile|picture|my uber|uber'?s|delivery|coffee|here to (?:pick|fetch)|blog|hide (?:and seek|from (?:this|the (?:puppy|dog|sun|taxman)))|playlist|bakery|surprise party)\b/i,
      clears: ['story', 'joke', 'denied'],
    },
    {
      cue: /\bi (?:already |also |even )?know (?:exactly |now )?(?:(?:what|which|where) (?:your )?(?:gym|school|cr[eè]che|church|office|shop|mall|bus|train|taxi|station|salon|yoga|class|club|branch)\b[^.!?]{0,20}\b(?:you|u|your \w+) (?:go(?:es)?|uses?|takes?|works?|trains?|attends?|catch(?:es)?|get)\b[^.!?]{0,20}\b(?:and|,)[^.!?]{0,15}\b(?:what time|when|where|which|what)|(?:what time|when) (?:you|u) (?:always |usually )?(?:leave|finish|get (?:home|off)|knock off|come home|walk|sleep|go to bed|are alone))|\bi(?:'?ll| will)? (?:wait|stand|sit|sleep|park) (?:here |right |just )?outside (?:your|ur) \w+ (?:all night|until (?:you|u)|till (?:you|u))\b/i,
      unless:
        /\b(?:booked|reserv\w+|you (?:told|said)|told me|so i (?:made|planned|thought|won'?t|can)|dinner|fetch|lift club|photos?|bio|strava|coffee)\b/i,
      clears: ['story', 'joke', 'denied'],
    },
    inOtherLanguages(
      'ek (?:staan|sit|wag)…(?:buite|voor|by)…(?:jou|die (?:hek|deur))|ek sien jou (?:kar|lig|venster)',
      '(?:ngi|ndi)(?:mi|me|ku?linde|yakubona|kubona|kulinde)…(?:phandle|ngaphandle|lapho|apho|yonke imini)|(?:ngi|ndi)(?:ya)?z[ia]…(?:lapho|apho) u(?:hlala|sebenza)\\p{L}*|(?:ngikubona|ndikubona) yonke',
      'ke tseba…(?:moo|hore) o (?:dula|sebetsa)\\p{L}*|ke eme ka ntle',
      '(?:te )?vi que (?:saliste|estabas|llegaste|ibas)|te (?:estoy (?:siguiendo|mirando)|sigo|vi)…(?:casa|oficina|calle|mercado|con (?:un|una|ese))|estoy (?:fuera|frente|afuera)…(?:tu casa|tu puerta)|s[eé] d[oó]nde (?:vives|trabajas)',
      "(?:je t'ai (?:vu|suivi)\\p{L}*…(?:hier|avec|sortir|chez)|je suis (?:devant|en bas)…(?:chez toi|ta porte|ton)|je sais o[uù] (?:tu habites|travaille|tu travailles))",
      '(?:ich (?:stehe|warte|sitze)…vor dein\\p{L}*|ich wei(?:ß|ss) wo du (?:wohnst|arbeitest)|ich hab\\p{L}* dich gesehen…mit)',
      '(?:te vi…(?:com|sair|ontem)|estou (?:na|em) frente|sei onde (?:moras|mora|trabalhas|voc[eê]))|ik sta voor je deur|ik (?:zie|hoor) je…(?:tv|licht|raam)|ti ho vist[ao]…(?:con|al|uscire)',
    ),
    inSouthAfrican(
      [
        'ek (?:het|was) (?:\\p{L}+ ){0,5}?(?:jou|agter jou) (?:\\p{L}+ ){0,9}?(?:gevolg|dopgehou|agtervolg|agterna gery|bespied)|ek (?:volg|hou) jou (?:dop|orals|elke dag)|ek (?:weet|sien) (?:presies )?waar jy (?:bly|woon|werk|parkeer)|(?:staan|sit|wag|is) (?:nou |al )*(?:buite|voor) jou (?:hek|huis|werk|woonstel|deur)',
        '(?:ngi|ndi)(?:ya)?ku(?:landele|landela|landelile|gade|qapha)\\p{L}*|(?:ngi|ndi)(?:mi|me|hleli) (?:nga)?phandle|(?:ngi|ndi)(?:ya)?(?:az|z)i (?:lapho|apho|la) u(?:hlala|sebenza)\\p{L}*',
      ],
      { unless: fewWords('insta\\p{L}*|tiktok|facebook|twitter|youtube|spotify|threads|strava') },
    ),
    {
      // They are the one who is followed.
      cue: rule(
        `\\b${THEY} (?:follow\\w*|wait\\w* (?:for|outside|at|by)|watch\\w*|park\\w*|stand\\w*|sit(?:s|ting)|turn\\w* up|show\\w* up|came|comes|coming|found|finds|knows|track\\w*|stalk\\w*|outside|phon\\w*|bang\\w*)\\b${GAP}\\b(?:me|my (?:new )?(?:work|house|home|flat|place|door|car|gate|street|school|office|building|address|window|shift|gym|route)|outside|across|every (?:day|night)|again)\\b`,
      ),
      with: /\b(?:scared|afraid|terrified|frightened|fear|police|a case|protection order|restraining|interdict|lights? (?:on|off|out)|keys out|shaking|not safe|don'?t feel safe|unsafe|locked|hiding|moved (?:flats|twice|out|house)|jumpy|tracker|court|security|what (?:do|should|must) i do|can'?t sleep|stalk\w*)\b/i,
      unless:
        /\b(?:the dog|the cat|puppy|kitten|goat|duck|goose|seagull|movie|series|episode|podcast|book)\b/i,
      clears: ['joke', 'past'],
    },
    inFewWords(
      { unless: /\b(?:neighbou?rs?|parkrun|strava|movie|waved?|shy to say hi|come say hi|coffee|pizza)\b/i },
      `${YOUR} (?:curtains?|blinds?|window|gate|bedroom light|light)…(?:don't close|gap|open|on|off|suits?|prett\\w+|nice|closed?)`,
      `nice (?:curtains|gate|bedroom|balcony)`,
      `(?:i )?(?:drive|drove|walk|walked|go|went|cycle) past ${YOURS}`,
      `(?:waited|waiting|parked|standing|sat|sitting|stood)…(?:at|outside|across|by|near|opposite|in front of)…${YOUR} (?:${HOME})`,
      `(?:that was me|i was there|i saw ${YOU}(?!'?ve| have| got| like| play)|saw ${YOU}(?!'?ve| have| got| like| play)|been watching|i watched)…(?:behind|wore|wearing|change|buying|with (?:him|her|that)|leave|left|get (?:in|off|out)|cars?|gym|sleep)`,
      `${YOU} (?:got|came|were|left|went)(?: home)? (?:at )?\\d{1,2}[:.h]\\d\\d`,
      `${YOUR} (?:mom|mum|mother|sister|gran|dad)'?s? (?:house|place|flat)…(?:number|nice|pretty|street|right)`,
      `(?:put|hid|left) an? (?:tag|air ?tag|tracker|gps)…${YOUR}`,
      `new (?:number|account|profile),? same me|block all the|took ${YOU} (?:the other|another)…`,
      `ek het jou gesien…`,
    ),
    inFewWords(
      { clears: ['joke', 'past'], unless: /\b(?:the dog|the cat|kitten|puppy|uber|delivery)\b/i },
      `(?:he|she|my ex|someone|he'?s|she'?s|hes|shes)…(?:outside|sitting in (?:his|her|the) car|parked|following me|at my (?:door|gate|window)|watching (?:me|the house))…(?:again|now|still|scared|help)`,
    ),
    {
      // Found, followed, counted.
      cue: rule(
        `\\b(?:(?:(?:wasn'?t|not|isn'?t|took me (?:\\w+ ){1,4}to) (?:hard|difficult|long)? ?(?:to )?(?:find|work out|figure out|track down|get)|i (?:finally |already |just |also |easily )?(?:found|worked out|figured out|tracked down|traced|googled|got hold of)|managed to find|zoomed in[^.!?]{0,40}) (?:out )?(?:your|ur|where (?:you|u))(?: \\w+)? (?:address|house|work|workplace|office|building|complex|number plate|car|kids?|family|mom|mother|sister|school|live|stay|work|gym|park)(?! (?:keys?|bag|card|towel))|(?:been|went|drove|come|came|walked|sat|waited|stopped) (?:\\w+ )?(?:to|by|at|past|outside|near|in front of|across from|around) (?:your|ur) ${AT_HOME}[^.!?]{0,35}\\b(?:times|twice|again|every|hop(?:e|ing)|in case|to see (?:if|you|who)|waiting|looking for you|all (?:day|night|morning)|last night|yesterday|didn'?t see|lights?|your car)|(?:same|took the same) (?:train|bus|taxi|gym|route|class) (?:as you )?(?:on purpose|so (?:i|that)|just to (?:see|be near|watch))|(?:got|took|have|keep) (?:a )?(?:photos?|pics?|pictures?|videos?) of (?:you|u|your (?:house|car|kids?|gate)) (?:sleeping|walking|leaving|through|from (?:my|the|across)|without|when you (?:don'?t|didn'?t|weren'?t))|(?:your|ur) (?:friend|cousin|sister|brother|colleague|neighbour|security|receptionist|guard|ex|mom|boss|doorman)s? (?:\\w+ )?(?:told|gave|showed|confirmed|let me know|mentioned|said) (?:me |us |i )?(?:to me )?(?:where (?:you|u) (?:live|work|stay|train|park)|(?:when|what time) (?:you|u) (?:leave|finish|get|work|knock|train)|your (?:address|shift|shifts|schedule|number|flat|house|routine|unit)|which (?:gym|school|unit|flat))|i (?:always |now |already |just )?know (?:when|what time|which (?:car|gate|door|flat|unit|window|bus|taxi)) (?:you|u|your (?:kids?|mom|son|daughter)) (?:\\w+ )?(?:leave|finish|get (?:home|off|in)|come home|sleep|park|walk|run|jog|live|stay|goes? to (?:school|church|gym)|are alone|knock off|work|fetch))`,
      ),
      unless: INVITED,
      clears: ['joke', 'denied', 'story'],
    },
    {
      // Seen just now, from outside.
      cue: rule(
        `\\b(?:(?:you|u|you'?ve|you just|ur) (?:\\w+ )?(?:changed|close|closed|locked|turned off|switched off|opened|left|put on|took off|forgot to (?:close|lock))(?: \\w+)? (?:your |the )?(?:curtains?|blinds?|lights?|window|back ?door|gate|top|shirt|dress|pj'?s|tv)\\b|(?:close|open|lock|draw|leave) (?:your|ur|the) (?:curtains?|blinds?|window|back ?door)|(?:your|ur) (?:light|lights|tv|curtains?|bedroom|bathroom|car|gate) (?:just )?(?:went|is|are|was|were|came|has been) (?:on|off|open|late|still on|not there|dark)|(?:look|peek|come) (?:out|outside|through) (?:of )?(?:your|the|ur) (?:window|curtains?|balcony)|(?:i can|i could|can) see (?:you|u|your \\w+) (?:from (?:here|my|across|the (?:street|road|car))|through)|i'?m (?:right |just )?(?:across the (?:road|street)|behind you|in your (?:street|road|yard|garden|building|driveway|complex)|at your (?:gate|door|window|work|gym)|by your (?:car|gate))|(?:that|the|your|nice|love the) (?:\\w+ )?(?:dress|jacket|shirt|top|skirt|coat|jeans|hat|outfit|jersey|pyjamas|leggings) (?:you(?:'re| are| were|'ve got| had)? (?:wearing|wore|on|have on) )?(?:today|this morning|last night|at (?:work|the (?:shop|mall|gym|station)))\\b)`,
      ),
      with: /\b(?:i (?:can|could|saw|see|like|noticed|know|was|am|will|'?ll)|i'?m|me|come|look|should|why|who|alone|wait\w*|watch\w*|again|late|behind|nice|suits?|don'?t|at night)\b/i,
      unless: new RegExp(
        `${INVITED.source}|\\b(?:storm|rain|wind|hail|mosquito\\w*|moon|sunset|stars|load ?shedding|eskom|power|geyser|cold|heat|goodnight|sleep (?:tight|well)|in (?:your|that|the) (?:\\w+ )?(?:pic|photo|story|video|reel)|you (?:should|must) (?:see|wear)|what (?:are|will) you)\\b`,
        'i',
      ),
      clears: ['joke', 'denied', 'story'],
    },
    {
      // Told by the one who is watched, followed, blackmailed.
      cue: /\b(?:(?:i'?m|im|i am|i was|i'?ve been|been|getting|being|feel like i'?m) (?:being |getting )?(?:stalked|followed (?:home|by|around|again|from)|watched (?:by|at)|harassed by)|(?:my ex|my ex-?\w+|an ex|some (?:guy|man|woman|creep|weirdo)|a (?:guy|man|woman|creep|customer|client|stranger)|this (?:guy|man|creep|woman|customer)|someone|somebody|he|she|they)(?:'s| is| has| keeps?| kept| was| still| always| just| won'?t stop| been)* (?:put (?:a|an) (?:tracker|air ?tag|camera|gps|spy ?ware)|sits? (?:in (?:his|her) car )?(?:outside|across|at)|stands? (?:outside|at|by)|waits? (?:outside|for me|at|by)|waiting (?:outside|for me|at|by)|park(?:s|ed|ing)? (?:outside|across|at|by|near)|follow(?:s|ed|ing) me|turn(?:s|ed|ing)? up|show(?:s|ed|ing)? up|hang(?:s|ing)? (?:around|outside)|(?:got|has|found|knows?) (?:my|our) (?:new )?(?:address|number|flat|shifts?|routine|work)|leav(?:es|ing) (?:notes|things|flowers|presents)|(?:car|bakkie) is (?:in|outside|on) (?:my|our)|watch(?:es|ed|ing)? (?:me|my)|track(?:s|ed|ing) (?:me|my)|creat(?:es|ed|ing) (?:new|fake)|mak(?:es|ing) new (?:accounts?|profiles?)|found (?:my|out where i)|knows where i|sending (?:me )?(?:\d+|hundreds of|so many) (?:messages|flowers)|calls? me (?:\d+|fifty|a hundred) times|phon(?:es|ing) from (?:new|different))\b)/i,
      with: /\b(?:scared|afraid|terrified|frighten\w*|police|case|protection order|interdict|lights?|night|again|every (?:day|night|morning|week)|this week|keeps?|shaking|safe|unsafe|locked|hiding|moved|tracker|air ?tag|gate|my (?:work|house|home|flat|place|car|door|window|street|school|gym|building|road|complex)|home from|across (?:the|my)|third time|second time|(?:his|her) car|(?:in|on) (?:our|my) (?:street|road)|don'?t know what to do|what (?:do|should|must) i do|won'?t stop|stalk\w*|followed|harass\w*|block\w*)\b/i,
      unless:
        /\b(?:dog|cat|puppy|kitten|goat|duck|goose|seagull|hadeda|movie|series|episode|podcast|book|instagram|tiktok|spotify|strava|followers?|surprise|flowers for my|delivery|uber|guard|neighbourhood watch|you(?:'re| are) (?:being|getting))\b|😂|🤣/i,
      clears: ['past'],
    },
    {
      // Asked after at work, sat behind, seen and not spoken to.
      cue: rule(
        `\\b(?:(?:i )?(?:called|phoned|rang|went to|stopped (?:by|at)|asked (?:at|by)|checked (?:with|at)|popped into) (?:your|ur) (?:work|office|job|gym|school|building|reception|salon|shop|boss|mom|mother|sister|neighbours?)\\b[^?]{0,30}\\b(?:they|he|she|and|to (?:see|check|ask|find))|i was (?:\\w+ ){0,3}(?:rows?|seats?|tables?|cars?|metres?|steps?|people|places?) (?:behind|from|away from|away) (?:you|u)\\b|i (?:was|sat|stood|walked|drove) (?:right |just )?behind (?:you|u) (?:at|in|on|all|yesterday|today|last)|(?:you|u) (?:never|didn'?t|don'?t) (?:\\w+ )?(?:look back|look behind|notice|see me|saw me|spot me|turn around)|(?:you|u) (?:walk|run|jog|leave|come|get|sit|train|shop|park)[^.!?]{0,30}\\b(?:at \\d+|every (?:day|morning|night|evening)|same (?:corner|time|bench|spot|route|place|seat|table|train)))`,
      ),
      with: /\b(?:last (?:night|week)|yesterday|today|this morning|look(?:ed)? (?:back|behind|so|pretty|lonely)|pretty|alone|why (?:are|aren'?t|did|weren'?t)|where (?:are|were)|not (?:home|there|in)|on leave|never|didn'?t (?:see|notice)|hair|dress|laugh|perfume|smell)\b/i,
      unless: new RegExp(
        `${INVITED.source}|\\b(?:can (?:we|i)|do you|did you|would you|queue at home affairs|we (?:both|should|were))\\b`,
        'i',
      ),
      clears: ['joke', 'story'],
    },
    {
      cue: rule(
        `\\b(?:(?:you|u) (?:look|looked|were|are) (?:so |really |very |just |too |even )*(?:cute|pretty|beautiful|sexy|lovely|good|nice|hot|amazing|peaceful|tired|lonely|sad|stunning|gorgeous) (?:today |yesterday |last night |this morning |earlier )?${SEEN}|(?:you|u)(?:'re| are)? (?:look |looked )?(?:so |really |very |even )*(?:cute|pretty|beautiful|peaceful|lovely|sweet) (?:when|while|asleep) (?:you(?:'re| are)? )?(?:sleep(?:ing)?|asleep|alone|undress\\w*|don'?t know|think no)|(?:nice|lovely|pretty|beautiful|cute|great) (?:house|home|place|flat|kids?|car|garden|gate|door|street|bedroom|balcony|window)\\b[^.!?]{0,20}[,.!]? ?(?:i (?:drove|walked|went|came|was|stood|sat|passed|had a look)|what school|which school|where do they|i (?:can )?(?:saw|see) (?:it|them)|saw (?:it|them) (?:today|yesterday|last night))|(?:your|ur) (?:car|tyre|gate|window|garage|back ?door|front door|curtain|light|bin|dog)s? (?:has|have|is|are|was|were) (?:a flat|flat|open|unlocked|on|off|low|broken|barking)\\b[^.!?]{0,15}[,.!]? ?i (?:noticed|saw|see|checked|was there|could see)|(?:kind|nice|sweet|good|silly|thoughtful) of (?:you|u) to leave (?:the|your|ur) (?:\\w+ )?(?:window|door|gate|curtains?|light|lights|key|keys)|i (?:can )?see (?:where|how) (?:you|u) (?:live|sleep|stay|work|park)|i (?:can )?see (?:you|u) (?:now|right now|from here|sleeping|in bed|alone|through)\\b)`,
      ),
      unless: MET,
      clears: ['joke', 'story', 'denied'],
    },
    {
      // Where the phone was, and who passed the park: nobody told them.
      cue: soft(
        'your (?:phone|location|pin|snap|dot)…(?:was|says|shows?|is) (?:you )?(?:at|in|near|on) (?:a|an|the)\\b…(?:hotel|house|flat|street|road|bar|club|till|until|at \\d|\\d{1,2}[:.h]\\d\\d)',
        'moved my (?:lunch|shift|break|hours|run|gym)…(?:so (?:that )?i)…(?:overlap|see you (?:walk|pass|leave|arrive|come)|run into you|cross)',
        "(?:we(?:'ve| have)? (?:not|never)|haven't|not yet) (?:yet |even )?(?:spoken|talked|met)…(?:feel|know) (?:like )?i (?:already )?know (?:you two|you both|where)",
      ),
      unless: AT_PLAY,
      clears: ['story', 'joke'],
    },
    {
      // Done to them by somebody who is not named.
      cue: soft(
        '(?:someone|somebody|a man|a guy|he|she|an ex|my ex) (?:leaves|left|keeps leaving|puts|keeps putting)(?! (?:a (?:huge |big )?(?:mess|kitten|box of)|his toys|(?:his|her) \\p{L}+|[^.!?]{0,20}(?:avos|lemons)))…(?:on|at|under|in|through) my (?:windscreen|door|car|gate|letterbox|mat|desk|window)…(?:wherever|every|again|still|each)',
      ),
      clears: ['joke'],
    },
    {
      cue: soft(
        '(?:watching|watched|been watching|watch) (?:you (?:sleep(?!ing on)|undress|shower|through (?:the|your)|for (?:weeks|months|days|years|ages))|your (?:window|house|flat|place|balcony|door|gate))',
        '(?:i was )?(?:right |just )?behind you (?:the (?:whole|entire) (?:way|time|run)|all the way)',
        '(?:bench|car|corner|tree|wall) (?:in front of|outside|across from|opposite) your (?:building|house|flat|place|window|gate|work)',
        "(?:i'?ve |i have )?been (?:here|outside|sitting here|parked here|waiting here|at your (?:door|gate)) (?:since (?:last night|yesterday|this morning|\\d)|all night|for hours)…(?:open|come out|let me in|i know)",
        "i know (?:that )?you(?:'re| are) in there",
      ),
      unless:
        /\b(?:haha|lol|lmao|joking|kidding|movie|series|episode|parkrun|race|marathon|finish line|relay)\b|😂|🤣/i,
      clears: ['story', 'denied'],
    },
    {
      // Alone behind a door, and somebody before it.
      cue: soft(
        "(?:are|r|is|if) (?:you|u|ya) (?:(?:all|still|home|there|now|in) )*(?:alone|by yourself|on your own)…[?.!,]*…(?:i'm|i am|im|i'll be|i) (?:(?:just|right|already|now|standing|parked|sitting|waiting) )*(?:outside|downstairs|at the (?:gate|door)|in the (?:street|road|driveway)|across the (?:road|street)|here)",
        "(?:i'm|i am|im) (?:(?:just|right|already|now|standing|parked|sitting|waiting) )*(?:outside|downstairs|at the (?:gate|door)|in the (?:street|road|driveway)|across the (?:road|street))[.!, ]+(?:(?:so|and|but|tell me) )*(?:are|r) (?:you|u) (?:(?:all|still|home|there|now) )*(?:alone|by yourself)",
      ),
      unless: /\b(?:restaurant|bar|pub|cafe|café|cinema|airport|station|venue|mall|reception)\b/i,
    },
    {
      // They come, or would have come, to where the reader lives, and wait.
      cue: soft(
        `(?:i'd have|i would have|i would've|i'd've|i'd|i would|i'll|i will|i'm going to|i'm gonna|i could have|i nearly|i almost) (?:just |simply |always )?(?:come|came|gone|went|go|driven|drove|drive|walked|walk|show(?:ed)? up|turn(?:ed)? up) (?:over |round |past |up )?(?:to|at|by) (?:your|ur) ${PLACE}…(?:wait\\w*|watch\\w*|sat|sit|stood|stand|sleep|slept|until you|till you)(?! (?:with|to help|for the (?:plumber|delivery|vet)))`,
        'in (?:your|ur) (?:street|road|garden|yard|driveway|complex|building)…which (?:window|house|door|flat|gate|one) is (?:yours|you|it)',
        `i (?:was|am|have been|'ve been) (?:waiting|sitting|parked|standing) (?:at|outside|by|near|opposite) (?:your|ur) ${PLACE}`,
      ),
      unless:
        /\b(?:soup|medicine|sick|flu|flowers|surprise party|help (?:you|u)|plumber|delivery|as (?:we )?(?:planned|agreed)|as you asked|you asked me to)\b/i,
      clears: ['joke', 'story'],
    },
    {
      // What they learned from somebody who knows the reader's hours, or put where the reader would not look.
      cue: soft(
        '(?:your|ur) (?:receptionist|secretary|colleagues?|neighbours?|guard|security|roommate|housemate|doorman|cleaner|little (?:brother|sister))…(?:told|tells|gave|said|let slip)…(?:what time|when|where|which|your (?:address|hours|shift|car|flat|schedule))',
        '(?:put|placed|hid|stuck|left|slipped) (?:a |an |one )?(?:little |small |tiny )?(?:something|tracker|tag|air ?tag|gps|device|tile|chip)…(?:in|on|under|inside) (?:your|ur) (?:car|boot|bag|jacket|bike|handbag|glove|bumper|seat|keys|phone)',
      ),
      with: /\b(?:even if (?:you|u)|i'?ll be (?:by|at|outside|there|waiting)|waiting|knock off|finish|home safe|where (?:you|u) (?:are|go|live|were|park)|don'?t be (?:angry|mad|scared|cross)|make sure|need to know|keep an eye|tracker|tag|gps|my own sake|your own good|follow\w*)\b/i,
      clears: ['joke', 'denied'],
      unless:
        /\b(?:dog|cat|luggage|suitcase|present|chocolate|note|lunch|surprise|flowers|meeting|parcel|delivery|the function|appointment)\b/i,
    },
  ],
  weighings: [
    {
      serious: true,
      enough: 5,
      parts: [
        [
          1.5,
          /\b(?:i (?:can |could |still |always |just ){0,4}(?:see|saw|watch(?:ed)? you (?:walk|go|leave|get|enter)|know|watch(?:ed)?|follow(?:ed)?|notice[d]?|track(?:ed)?|check(?:ed)?|waited)|i(?:'ve| have) been (?:following|watching|tracking|waiting|checking)|been (?:following|watching))\b/i,
        ],
        [
          1.5,
          /\byour (?:\w+ )?(?:house|home|flat|office|work|gym|school|kids?|car|bakkie|bus|taxi|route|runs?|street|gate|complex|shift|schedule|class|neighbours?|door|location)\b/i,
        ],
        [
          3.5,
          /\b(?:you (?:got|get|left|leave|came|arrived?) (?:home|back|in|out|work|there)[^.!?]{0,12}\bat \d|your (?:bedroom|light|lights|window|windows|curtains|bathroom)\b|you(?:'re| are) (?:home|alone|asleep|in bed|awake)\b[^.!?]{0,25}\b(?:i can see|your|tonight|now)|i can see you\b|your (?:little |younger |older |baby )?(?:brother|sister|son|daughter|mother|mom|kids?|kid|child|gran) (?:goes|works|lives|walks|plays|studies|stays|takes))/i,
        ],
        [
          2,
          /\b(?:(?:two|three|four|five|several|\d+) (?:hours|times|nights|days|mornings)|every (?:hour|day|night|morning|evening)|you always|always (?:turn|park|leave|walk|run|take|sit)|by the back|with (?:him|her|that (?:guy|man|woman|girl))|one (?:morning|night|day) (?:i|when|you)|i(?:'ll| will) (?:join|meet|catch|be waiting|surprise) you|outside|didn'?t (?:see|notice) me|cute kid|nice (?:house|place|car))\b/i,
        ],
        [2.5, /\b(?:deleted|blocked|unmatched|unfollowed|removed|ignored) me\b/i],
        [
          2,
          /\b(?:getting (?:off|on|into)|walking (?:to|from|home)|the \d{1,2}[:h]\d\d (?:train|bus|taxi|flight))\b/i,
        ],
        [
          1.5,
          /\b(?:in (?:that|the|your) (?:red|green|blue|black|white|yellow|pink|grey|brown|purple|orange|floral) \w+|you walk (?:fast|slow|alone)|you looked (?:tired|lonely|sad|alone|scared|cold|lovely when))\b/i,
        ],
        [
          2.5,
          /\b(?:watched you (?:walk|go|leave|get|enter|sleep)|followed (?:your (?:uber|car|taxi|bolt|bus)|you (?:home|to|from))|got your (?:new |other |work |home )?(?:number|address|email) from (?:your|the)|found out where)\b/i,
        ],
        [
          2.5,
          /\b(?:(?:other|new|another|second|fake|this) (?:account|accounts|profile|number)|still see everything)\b/i,
        ],
        [
          2.5,
          /\b(?:so (?:that )?you(?:'d| would|'ll| will) have to (?:talk|answer|see|face)|you can'?t (?:just )?(?:disappear|walk away|leave me|avoid|ignore|escape|block) me|i (?:won'?t|will not|never) (?:give up|stop|let (?:you )?go)|i know you (?:got|read|saw) my)\b/i,
        ],
      ],
      unless:
        /\b(?:photos?|bio|lovely|congrats|delivery|coffee|pick you up|here to|my uber|the app (?:deleted|blocked|glitch\w*)|by accident|by mistake|glitch)\b/i,
    },
  ],
  everyday: anyOf(
    // What is lost and found again by those whose work it is.
    "^(?![\\s\\S]*\\b(?:ex|note|outside|scared|afraid|tracker|again|followed|waiting|he|stalk\\w*)\\b)[\\s\\S]*\\b(?:they|the police|the cops|security|somebody|someone)(?:'ve| have)? (?:just |finally |actually )?found my (?:\\w+ )?(?:car|phone|wallet|purse|keys|bag|bike|dog|cat|id|passport|laptop)\\b",
    // Praise for what the reader wore among people whom both know.
    '^(?![\\s\\S]*\\b(?:watch\\w*|follow\\w*|outside|window|alone|him|guy|man|answer\\w*|reply|ignor\\w*|block\\w*|unmatch\\w*|street|your car|curtains?|balcony|through|every day|close|lock|sleep\\w*)\\b)[\\s\\S]*\\b(?:you|u) looked? (?:so |really |very |too )*(?:nice|good|great|beautiful|lovely|stunning|handsome|cute|amazing|pretty|gorgeous|smart|sharp) in (?:that|your|the) (?:\\w+ ){0,2}\\w+',
    "^(?![\\s\\S]*\\b(?:wait\\w*|follow\\w*|who (?:was|were|is)|all night|answer|lie|lying|lied|home|house|flat|every)\\b)[\\s\\S]*\\b(?:saw|spotted|seen) (?:your|ur) car\\b[\\s\\S]*\\b(?:wasn'?t (?:your|you|yours)|not (?:your|you|yours)|stranger|waved|hooted|embarrass\\w*|wrong car)\\b",
    "\\bsaw (?:you|u) (?:were |was )?online\\b[^.!?]{0,30}[,.;]? *(?:(?:couldn'?t|can'?t|could you not|not|no) sleep|you up|awake|also|too)[^.!?]{0,12}\\?",
    // On the way to a meeting, and nothing else said.
    '^\\W*(?:(?:ok|okay|hey|just|i|i.?m|am|we.?re|have) )*park(?:ed|ing) (?:by|near|at|outside|opposite|behind|in front of) the (?!gate|house|flat)(?:\\w+ ){0,2}\\w+[,.;]? *(?:and )?(?:(?:i.?m|am|just|now) )*(?:walking|coming|heading|on my way)(?: (?:over|in|up|to you|there|now))*\\W*$',
    '\\b(?:strava|parkrun|book club|same gym class)\\b[^.!?]{0,40}\\bhaha\\b',
  ),
  harmless: excuse(
    // Something left out, and no more said of where it was learned.
    /^\W*(?:hey |wait |so |and )*(?:you|u) (?:never|haven'?t|still haven'?t|didn'?t) (?:told|tell|said|mentioned?) (?:me )?(?:your (?:sur|last |full |real )?name|your age|how old you are|what you do|where you'?re from|your star ?sign)\W*$/
      .source,
    ERRAND,
    /\bfollow(?:s|ed|ing) me (?:back )?on (?:tiktok|insta\w*|twitter|x|spotify|linkedin|strava|threads|facebook)(?= (?:now|too|lol)|[.!\s]*$)/
      .source,
  ),
  excuse: excuse(
    /\b(?:(?:we(?:'?re| are) |your |as )?neighbou?rs? (?:privileges?|perks?|who|now|then)|we(?:'?re| are) neighbou?rs|bin day|on my (?:luggage|suitcase|keys|bike|dog|cat|bags?)|i'?m at the (?:table|bar|window|entrance|counter|corner)|table by|wrong way|turn around|just wave|parkrun|strava|delivery|gallery|with (?:the|your|our|a) (?:coffees?|pizza|food|soup|dinner|takeaways?|keys|parcel|wine|umbrella))\b|👋/
      .source,
    /\bwith (?:(?:the|your|our|a|some|two) )?(?:sushi|cake|burgers?|kotas?|ice cream|beers?|snacks|curry|croissants?|doughnuts?|gelato|breakfast)\b|\bit was (?:just |only )?(?:the|a|my) (?:\w+ )?(?:guard|waiter|dog|duck|cat|goose|neighbour|postman)\b/
      .source,
  ),
  isMistaken: ({ seen, score }) => seen.has('coercive_control') && score < SURE_OF_STALKING,
};
