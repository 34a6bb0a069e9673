/** The way in: off the app, fast love from far away, a number dialled by chance. */
import { OTHER_APP, TRADE } from './fragments.ts';
import { rule, type SafetyRule } from './rule.ts';

const FAST_LOVE =
  "(?:(?:we|i) will (?:marry|get married)|marry (?:you|me)|love of my life|soul ?mate|spend (?:the rest of )?my life|my (?:heart|soul|spirit) (?:tells|told|says|knows)|(?:you are|you're) (?:the one|my (?:destiny|future|wife|husband|queen|king|everything))|(?:already )?(?:falling|fallen|fell) (?:deeply |so )?in love|i love you(?! for)|love at first sight|god (?:brought|sent|led|gave)|(?:our|my|is|it's|by) destiny|destined (?:to|for)|distance means nothing|(?:build|start) a (?:life|future|family|home) (?:together|with you)|never felt (?:this|like this|so))";
const FAR_AWAY =
  "(?:(?:i am|i'm|am|currently|presently|working|stationed|deployed|based) [^.!?]{0,40}(?:rig|offshore|mission|deployment|peace\\s?keep\\w+|vessel|military|army|navy|un contract|contract in|abroad)|my contract (?:ends|finishes|is)|when (?:my|this) (?:contract|mission|deployment)|when i (?:return|come) (?:to|back|from)|coming to (?:south africa|your country|sa) (?:next|soon|when|in)|oil rig|offshore)";
const NO_CAMERA =
  "(?:(?:my )?camera[^.!?]{0,20}(?:damaged|broken|bad|not (?:working|good|allowed))|(?:can'?t|cannot|not allowed to|don'?t) (?:do )?(?:video|facetime)(?: ?call)?|no (?:video|camera)|video (?:calls? )?(?:is |are )?not allowed|network (?:here )?is (?:too )?(?:bad|poor|weak) for video)";
const COURTING =
  '(?:god[- ]?fearing|honest (?:and|man|woman)|looking for (?:a )?(?:serious|honest|genuine|true)[^.!?]{0,20}(?:woman|man|lady|wife|husband|partner|love|relationship)|serious relationship|settle down|widow(?:er|ed)?|late (?:wife|husband)|my only (?:son|daughter|child)|good heart|pure heart|your (?:beauty|smile|pictures?) (?:caught|melted|touched))';
const NO_ROMANCE =
  /\b(?:netflix|book|series|film|movie|wine|pizza|cheese|dog|cat|quiz|croissant|coffee|tacos|my (?:dad|brother|uncle|gran|mom)|served in)\b/i;

export const APPROACH_RULES: readonly SafetyRule[] = [
  {
    kind: 'scam_offplatform',
    cue: rule(
      `\\b(?:add|text|message|msg|chat|talk|write|reach|find|contact|hit|continue|move|come|switch|download|join|give me your|here is my|here'?s my|my)\\b[^.!?]{0,40}\\b${OTHER_APP}\\b`,
    ),
    with: rule(
      `(?:@\\w{3,}|\\+\\d{7,}|t\\.me|${TRADE}|\\b(?:don'?t|do not|dont|rarely|hardly|never|not) (?:really |often |much |always )?(?:check|use|come on|on|use this|online)|(?:leaving|deleting|delete|expir\\w+|subscription)|my dear|dearest|\\bdear\\b|god[- ]fearing|soul ?mate|serious relationship|widow|engineer|my manager|agent|profit|income|kindly|private(?:ly)?|no one|more (?:pics|photos|private)|spicy|onlyfans|vip)`,
    ),
    unless:
      /\b(?:gimme|after we'?ve met|once we'?ve met|rather not|not comfortable|my (?:friends?|family|work|mom) (?:group|chat))\b/i,
  },
  {
    kind: 'scam_romance_script',
    cue: /\b(?:(?:i(?:'?m| am)|am) (?:a |an |currently |presently |working |now |based |here ){0,4}(?:(?:us |u\.s\.? |united states |american |british )?(?:army|military|navy|marine|soldier|general|sergeant|officer|surgeon with the un|peacekeep\w+)|(?:petroleum|marine|offshore|oil|civil|drilling) (?:engineer|worker|rig)|(?:on|at) (?:an |the |a )?(?:oil rig|offshore|deployment|peace\w* mission|vessel|ship)|(?:widow(?:er|ed)?|orphan))|god[- ]?fearing|god (?:brought|sent|led|gave) (?:you|me|us)|my (?:heart|soul) (?:tells|told) me|(?:the )?love of my life|soul ?mate|my (?:queen|king|future (?:wife|husband))|i (?:have )?fall(?:en)? (?:deeply )?in love|i love you (?:so much |already |more )|(?:never|haven'?t) felt (?:this|like this|so|such)|(?:our|my|is|it'?s|it is|by) destiny|destined (?:to|for)|spend (?:the rest of )?my life with|love at first sight|marry (?:you|me)|i'?m (?:dr|doctor|engineer|captain|general)\b)/i,
    with: /\b(?:my (?:dear|love|queen|king|darling|angel|late (?:wife|husband))|dear(?:est)?|honey|kindly|god|camera (?:is )?(?:broken|bad|not)|can'?t video|no video|daughter|contract|deployed|mission|oil|rig|soon (?:as )?i|when i (?:return|come|finish)|offshore|syria|yemen|iraq|afghanistan|malaysia|dubai|turkey|texas|trust|honest|serious|forever|destin\w+|heart|widow\w*|profile caught|your (?:beauty|smile|pictures?) )\b/i,
    unless:
      /\b(?:netflix|book|series|film|movie|wine|pizza|cheese|dog|cat|quiz|😂|haha|lol|croissant|coffee|my (?:gran|granny|ouma|gogo|mom|dad|aunt|uncle|pastor|neighbour)\b|my late (?:shift|train))\b/i,
  },
  {
    kind: 'scam_wrong_number',
    cue: /\b(?:(?:is|isn'?t) this (?:mr|mrs|ms|miss|dr)?\.? ?[a-z]+(?:'s number)?\??[^.]{0,60}(?:wrong (?:number|person)|saved (?:your|this))|wrong number\b[\s\S]{0,160}(?:friend|fate|meet|nice|kind|polite|destiny|chat|talk|get to know|sorry to (?:bother|disturb))|(?:saved|got|found|have) (?:your|this|ur) number (?:in|on|from|saved) (?:my|the) (?:contacts?|phone|assistant|address book|secretary)|my (?:assistant|secretary) (?:gave|must|saved|entered))\b/i,
  },
  {
    kind: 'scam_offplatform',
    cue: rule(
      `\\b(?:add|text|message|msg|chat|talk|write|reach|find|contact|hit|continue|drop|give|send|call|get)\\b[^.!?]{0,40}(?:\\b${OTHER_APP}\\b|\\+?\\(?\\d[\\d ()-]{7,}|@\\w{4,})`,
    ),
    with: /\b(?:(?:leaving|deleting|delete|closing|removing|quitting)[^.!?]{0,15}(?:app|account|profile|site|this)|(?:app|site|account|subscription|membership|premium|profile)[^.!?]{0,25}(?:expir\w+|not safe|unsafe|ends?|ending|closing|banned|about to)|(?:hardly|rarely|seldom|never|not (?:always|often|really)|don'?t (?:really |often )?)[^.!?]{0,12}(?:on here|on this|come on|check|online|use this))\b/i,
    unless:
      /\b(?:gimme|after we'?ve met|once we'?ve met|rather not|not comfortable|no pressure|only if|whenever you)\b/i,
    clears: ['story', 'denied'],
  },
  {
    kind: 'scam_romance_script',
    cue: rule(`\\b${FAST_LOVE}\\b`),
    with: rule(`\\b(?:${FAR_AWAY}|${NO_CAMERA})\\b`),
    unless: NO_ROMANCE,
    clears: ['story', 'joke'],
  },
  {
    kind: 'scam_romance_script',
    cue: rule(`\\b(?:${FAR_AWAY}|my (?:dear|dearest))\\b`),
    with: [
      rule(`\\b(?:${NO_CAMERA}|${COURTING})\\b`),
      rule(`\\b(?:${FAR_AWAY}|${NO_CAMERA}|${FAST_LOVE})\\b`),
    ],
    unless: NO_ROMANCE,
    clears: ['story', 'joke'],
  },
  {
    kind: 'scam_wrong_number',
    cue: /\b(?:is this|am i speaking (?:to|with)|this is) (?:mr|mrs|ms|miss|dr|prof|doctor|pastor|coach|aunt(?:y|ie)?|uncle)\.? \w+(?: from [\w ]{3,20})?\?/i,
    early: true,
  },
  {
    kind: 'scam_wrong_number',
    cue: /\b(?:(?:assistant|secretary|colleague|friend|phone) (?:must have |has |have |probably ){0,4}(?:mixed|saved|gave|typed|entered|sent)[^.!?]{0,20}number|(?:mixed|messed) up the number|saved the wrong|dialled wrong|got the wrong (?:number|contact))\b/i,
    with: /\b(?:you (?:sound|seem|look)|nice to|pleasure|where are you|friends?|fate|what do you do|kind|polite|sorry)\b/i,
    early: true,
    clears: ['story'],
  },
];
