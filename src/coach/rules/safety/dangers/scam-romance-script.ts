/** The romance scam: fast love from far away, never on camera. */

import { FRAUD_HELP } from '../help-lines.ts';
import { AT_PLAY } from '../patterns/everyday-talk.ts';
import { anyOf, inFewWords, inOtherLanguages, soft } from '../patterns/forms.ts';
import { YOU, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

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
/** Somebody old is taken to have their eyes or hips seen to, and nothing costs anything. */
const TAKEN_TO_THE_DOCTOR =
  '^(?![\\s\\S]*\\b(?:you|u|ur|your|yours|send|help|lend|borrow|loan|pay(?:ing|ment)?|bills?|fees?|funds?|afford|costs?|money|deposit|transfer|e-?wallet|urgent\\w*|donat\\w*|army|military|engineer|oil|rig|contract|inherit\\w*|god|widow\\w*|lonely|single|my (?:love|dear|queen|king))\\b|[\\s\\S]*[$€£]|[\\s\\S]*\\br ?\\d{3,})[\\s\\S]*\\b(?:took|taking|take|drove|driving|fetched|brought|sat with|with) (?:my|the|our) (?:\\w+ )?(?:m[ou]m|mother|ma|dad|father|pa|gran|granny|grandpa|grandma|gogo|ouma|oupa|nan|old man|old lady|aunt|uncle|toppie)\\b[^.!?]{0,40}\\b(?:eyes?|optometrist|optician|doctor|clinic|dentist|physio\\w*|check-?up|hearing|hips?|knees?|cataracts?|specialist|x-?rays?)\\b';

export const scamRomanceScript: Danger = {
  severity: 'danger',
  action: 'caution',
  advice: `Possible romance scam: fast love, far away, never on camera. Ask for a short video call before anything else. ${FRAUD_HELP}`,
  title: 'The story has the marks of a known script',
  intents: [],
  traits: ['cue'],
  ifDrafted: undefined,
  guessedAs: 'mild',
  undecided: ['caution', 'warn'],

  rules: [
    {
      cue: /\b(?:(?:i(?:'?m| am)|am) (?:a |an |currently |presently |working |now |based |here ){0,4}(?:(?:us |u\.s\.? |united states |american |british )?(?:army|military|navy|marine|soldier|general|sergeant|officer|surgeon with the un|peacekeep\w+)|(?:petroleum|marine|offshore|oil|civil|drilling) (?:engineer|worker|rig)|(?:on|at) (?:an |the |a )?(?:oil rig|offshore|deployment|peace\w* mission|vessel|ship)|(?:widow(?:er|ed)?|orphan))|god[- ]?fearing|god (?:brought|sent|led|gave) (?:you|me|us)|my (?:heart|soul) (?:tells|told) me|(?:the )?love of my life|soul ?mate|my (?:queen|king|future (?:wife|husband))|i (?:have )?fall(?:en)? (?:deeply )?in love|i love you (?:so much |already |more )|(?:never|haven'?t) felt (?:this|like this|so|such)|(?:our|my|is|it'?s|it is|by) destiny|destined (?:to|for)|spend (?:the rest of )?my life with|love at first sight|marry (?:you|me)|i'?m (?:dr|doctor|engineer|captain|general)\b)/i,
      with: /\b(?:my (?:dear|love|queen|king|darling|angel|late (?:wife|husband))|dear(?:est)?|honey|kindly|god|camera (?:is )?(?:broken|bad|not)|can'?t video|no video|daughter|contract|deployed|mission|oil|rig|soon (?:as )?i|when i (?:return|come|finish)|offshore|syria|yemen|iraq|afghanistan|malaysia|dubai|turkey|texas|trust|honest|serious|forever|destin\w+|heart|widow\w*|profile caught|your (?:beauty|smile|pictures?) )\b/i,
      unless:
        /\b(?:netflix|book|series|film|movie|wine|pizza|cheese|dog|cat|quiz|😂|haha|lol|croissant|coffee|my (?:gran|granny|ouma|gogo|mom|dad|aunt|uncle|pastor|neighbour)\b|my late (?:shift|train))\b/i,
    },
    {
      cue: rule(`\\b${FAST_LOVE}\\b`),
      with: rule(`\\b(?:${FAR_AWAY}|${NO_CAMERA})\\b`),
      unless: NO_ROMANCE,
      clears: ['story', 'joke'],
    },
    {
      cue: rule(`\\b(?:${FAR_AWAY}|my (?:dear|dearest))\\b`),
      with: [
        rule(`\\b(?:${NO_CAMERA}|${COURTING})\\b`),
        rule(`\\b(?:${FAR_AWAY}|${NO_CAMERA}|${FAST_LOVE})\\b`),
      ],
      unless: NO_ROMANCE,
      clears: ['story', 'joke'],
    },
    inOtherLanguages(
      '(?:here|god)…oor my pad|gebring…(?:skat|liefie)',
      '(?:dios|dieu|deus|gott)…(?:me puso|nous a|te puso|unido|r[eé]uni|colocou|mandou|geschickt|zusammen)',
      '(?:ingenieur|ing[eé]nieur|ingeniero|engenheiro|chirurg|general|g[eé]n[eé]ral)…(?:olieboor|boor|p[eé]troli\\p{L}*|petroler\\p{L}*|bohrinsel|plataforma|plateforme|weduwee?|veuf|viudo|vi[uú]vo|witwer)',
      '(?:weduwee|wewenaar|veuf|viudo|witwer|vi[uú]vo)…(?:soek|busco|cherche|suche|procuro|voyez|schiff|plate?forme|ship|skip)',
    ),
    inFewWords(
      { early: true, unless: /\b(?:pizza|your dog|your cat|this song|coffee|braai|haha|lol|series)\b/i },
      `god (?:showed|sent|gave|brought|told)…(?:me|us|${YOU}|${YOUR})`,
      `(?:my )?(?:answered prayer|wife to be|husband to be|future (?:wife|husband)|soul ?mate)`,
      `i love ${YOU} (?:already|so much|my|dear|forever|from)|already (?:in )?love ${YOU}?`,
      `(?:widow(?:er)?)…(?:engineer|daughter|son|seeking|true love|army|captain|surgeon|contractor|lonely)`,
      `(?:captain|surgeon|engineer|general|sergeant|soldier|doctor) (?:of|on|with|in|at) (?:a|the)? ?(?:ship|vessel|un|rig|army|navy|yemen|syria|ukraine|oil|mission|sea|iraq)`,
      `(?:come|fly|then i) (?:to )?(?:marry|wed) ${YOU}|told my (?:son|daughter|mother|mom|kids)…(?:new|his|her|my) (?:mum|mom|mummy|mommy|wife|dad|husband)`,
      `(?:two souls|our souls|distance is (?:nothing|only|just))|have ${YOU} eaten my|good (?:morning|day|evening) my (?:angel|queen|king|love|wife|sunshine)`,
    ),
    {
      // Sent by heaven, and nobody is to hear of it.
      cue: soft(
        '(?:god|lord|allah|heaven|destiny|fate|universe|the stars|prayers?|prayed|a sign)…(?:you|your|yours|u)',
        '(?:my|his|her) (?:queen|king|soul ?mate|destined one|future (?:wife|husband))',
      ),
      with: /\b(?:(?:tell|telling|show|showing) (?:no|not (?:a|any)|none of (?:your|ur))(?: ?one| ?body| friends?| soul| family)?|(?:don'?t|do not|never) (?:tell|show|mention|share)[^.!?]{0,25}\b(?:anyone|anybody|friends?|family|people|soul|us|this)|keep (?:it|this|us) (?:between|secret|quiet|private|to yourself)|people (?:are|get|will be) jealous|(?:your|ur) loyalty|prove (?:your|ur) (?:love|loyalty|trust))\b/i,
      clears: ['story', 'joke'],
      unless: AT_PLAY,
    },
    {
      // The letter that goes to everybody.

      early: true,
      cue: soft(
        '(?:came|come|stumbled|ran) (?:across|upon|over|through) (?:your|ur) (?:profile|page|picture|photo)',
        '(?:your|ur) (?:smile|eyes|beauty|picture|profile) (?:took|takes|take|has taken) my breath',
      ),
      with: [
        /\b(?:(?:hello|hi|good (?:day|morning|evening)|greetings) (?:dear|beautiful|pretty|handsome|angel|my dear)|dear\b|god)/i,
        /\b(?:know (?:more (?:about|of) you|you more|you better)|seeking|searching for|looking for (?:a )?(?:serious|real|true)|took my breath|captivat\w*|caught my attention|how long have you been (?:on|here|single)|god.?fearing|honest (?:man|woman|person))\b/i,
      ],
      unless: AT_PLAY,
    },
  ],
  weighings: [
    {
      enough: 4,
      parts: [
        [
          2,
          /\b(?:i love you (?:more|so|already|even|deeply)|haven'?t met (?:yet|but)|known you (?:forever|all my life)|good (?:day|morning) my (?:queen|king|love)|praying for (?:a|someone)|come to you as soon|even (?:if|though) we (?:haven'?t|have not|never) met|wife to be|husband to be|my (?:future |soon to be )?(?:wife|husband|queen|king)\b(?! (?:is|was|and i|left))|touched my heart|see a future with you|(?:the )?one for me|meant to be|god['s]* (?:plan|gift)|soul ?mate|love of my life|grow old with you|cannot (?:live|sleep|breathe) without you)\b/i,
        ],
        [
          2,
          /\b(?:(?:working|work|based|stationed|deployed|live|stuck) (?:on|at|in|as)[^.!?]{0,20}\b(?:ship|vessel|rig|sea|base|mission|qatar|dubai|turkey|syria|yemen|iraq|malaysia|norway|gulf of mexico|afghanistan|sudan|ukraine)|my (?:contract|commander|mission|deployment|captain|general)|at the base|platform in the|north sea|peace mission|the company releases me|presently (?:on|in|at)|fly straight to you|when i get (?:back|leave))\b/i,
        ],
        [
          2,
          /\b(?:(?:does not|doesn'?t|do not|don'?t|not) (?:allow|permit)[^.!?]{0,15}\b(?:video|camera|calls)|(?:no|can'?t|cannot)[^.!?]{0,12}\bvideo (?:call|chat)|camera (?:is )?(?:broken|damaged|faulty))/i,
        ],
        [
          2,
          /\b(?:lost my (?:wife|husband) (?:to|in|\d|four|five|three|two)|late (?:wife|husband)|widow(?:er|ed)?|(?:raising|raise) my (?:daughter|son|kids?|child) alone|single (?:father|dad) (?:to|of|with) (?:one|a|my))\b/i,
        ],
      ],
      unless:
        /\b(?:nurse|night shift|groote schuur|braai|load ?shedding|netflix|series|book|movie|my (?:ex|dad|brother))\b/i,
    },
  ],
  everyday: anyOf(
    // A loss told, and what of it is still seen.
    "^\\W*i(?:'?m| am) a widow(?:er)?\\b(?![\\s\\S]*\\b(?:engineer|captain|surgeon|army|navy|rigs?|offshore|vessel|contract|abroad|god|lonely|seek\\w*|looking|searching|true love|honest|serious|money|inherit\\w*|fund\\w*|daughter|son|whatsapp|telegram|dear|heart|soul\\w*|marry)\\b)[^?]{0,120}$",
    TAKEN_TO_THE_DOCTOR,
    "\\b(?:weirdest|funniest|worst|strangest) (?:message|thing|opener|line)\\b|\\bdoesn'?t even exist\\b",
    // Their own post comes to an end, and nothing is said of the reader, of love, of money or of a far country.
    "^(?![\\s\\S]*\\b(?:queen|bride|marry|sea|surgeon|engineer|far from home|you|u|your|ur|us|we|our|love\\w*|hearts?|soul\\w*|god|darling|dear|sweet\\w*|babe|baby|honey|widow\\w*|late (?:wife|husband)|rigs?|offshore|vessel|ship|deploy\\w*|overseas|abroad|army|navy|military|peace\\w*|mission|un|gold|invest\\w*|crypto|bitcoin|money|cash|funds?|fees?|customs|account|bank|visa|fly|flight|come|coming|retire\\w*|honest|loyal|lonely|destiny|fate|trust|daughter|son|syria|yemen|iraq|turkey|malaysia|dubai|texas)\\b)[\\s\\S]*\\bmy contract(?:'s| is| was)? (?:(?:almost|nearly|only) )?(?:up|ends?|ending|runs out|running out|expires?|over|done|not (?:being )?renewed)\\b",
    '^\\W*my late (?:wife|husband) (?:loved|hated|made|used|always|would|played|sang|was)\\b[^?]{0,60}$',
  ),
  harmless:
    /^\W*i(?:'?m| am) a widow(?:er)?\b[^?]{0,40}$|^\W*(?:so )?i (?:just |finally )?told my (?:best friend|friends?|sister|brother|m[ou]m|dad|gran|parents|family|cousin|flatmate|therapist) about (?:you|us)\b[^.!?]{0,30}\W*$/i,
  excuse:
    /\b(?:do not send money|don'?t send money|ask me anything else|i know how it sounds|i'?ll video you|not looking for a replacement|yes really|of never|queen (?:of|has))\b/i,
};
