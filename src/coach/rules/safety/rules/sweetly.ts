/** The grave in few and friendly words: a compliment from behind a window, a goodbye that says thank you, a pity that is a warning. */
import { rule, type SafetyRule } from './rule.ts';

const SEEN =
  '(?:at|in|by|from|outside|leaving|on your way (?:to|from|home)|walking (?:to|from|out of|home)) (?:the |your |ur )?(?:gym|work|office|shop|shops|mall|station|bus stop|school|class|church|pool|park|window|gate|garage|parking|house|home|balcony|kitchen|garden)';
/** They met, or agreed to; or it is about a picture. */
const MET =
  /\b(?:our|we (?:met|said|agreed|talked|sat|both|had|danced)|nice (?:meeting|seeing|to (?:meet|see)) you|great seeing you|photos?|pics?|pictures?|profile|video|reel|story|you (?:waved|said hi|told|said)|come say hi|said hi|next time say|neighbou?rs?|can i|may i|should i fetch|pick(?:ing)? you up|see you at|what time)\b|😂|🤣|👋/i;

export const SWEET_RULES: readonly SafetyRule[] = [
  {
    kind: 'stalking',
    cue: rule(
      `\\b(?:(?:you|u) (?:look|looked|were|are) (?:so |really |very |just |too |even )*(?:cute|pretty|beautiful|sexy|lovely|good|nice|hot|amazing|peaceful|tired|lonely|sad|stunning|gorgeous) (?:today |yesterday |last night |this morning |earlier )?${SEEN}|(?:you|u)(?:'re| are)? (?:look |looked )?(?:so |really |very |even )*(?:cute|pretty|beautiful|peaceful|lovely|sweet) (?:when|while|asleep) (?:you(?:'re| are)? )?(?:sleep(?:ing)?|asleep|alone|undress\\w*|don'?t know|think no)|(?:nice|lovely|pretty|beautiful|cute|great) (?:house|home|place|flat|kids?|car|garden|gate|door|street|bedroom|balcony|window)\\b[^.!?]{0,20}[,.!]? ?(?:i (?:drove|walked|went|came|was|stood|sat|passed|had a look)|what school|which school|where do they|i (?:can )?(?:saw|see) (?:it|them)|saw (?:it|them) (?:today|yesterday|last night))|(?:your|ur) (?:car|tyre|gate|window|garage|back ?door|front door|curtain|light|bin|dog)s? (?:has|have|is|are|was|were) (?:a flat|flat|open|unlocked|on|off|low|broken|barking)\\b[^.!?]{0,15}[,.!]? ?i (?:noticed|saw|see|checked|was there|could see)|(?:kind|nice|sweet|good|silly|thoughtful) of (?:you|u) to leave (?:the|your|ur) (?:\\w+ )?(?:window|door|gate|curtains?|light|lights|key|keys)|i (?:can )?see (?:where|how) (?:you|u) (?:live|sleep|stay|work|park)|i (?:can )?see (?:you|u) (?:now|right now|from here|sleeping|in bed|alone|through)\\b)`,
    ),
    unless: MET,
    clears: ['joke', 'story', 'denied'],
  },
  {
    kind: 'threat',
    cue: /\b(?:(?:nice|pretty|beautiful|lovely|cute|good|perfect|such) (?:\w+ )?(?:teeth|face|smile|legs|car|house|dog|cat|family|kids?|eyes|skin|hands|nose)[^?]{0,15}\b(?:(?:it )?would be (?:a )?(?:sad|shame|pity|terrible|pities)|shame if|pity if|sad if|hope (?:it|they|you) (?:stay|keep)|while (?:it|they|you) lasts?|be a shame)|(?:shame|pity|sad) if (?:that|it|they|this|she|he|the \w+) (?:changed|changes|broke|breaks|stopped|went away|got (?:lost|hurt|scratched)|didn'?t last|vanished|disappeared)|(?:everyone|others|people|they) will (?:know|hear|see|find out)? ?(?:what you did|about what you|soon enough)|so will (?:everyone|others|they) soon)\b/i,
    unless:
      /\b(?:cake|pizza|wine|dessert|weather|rain|sunset|haircut|hair|app|battery|party|weekend|season|series)\b|😂|🤣/i,
    clears: ['joke', 'story'],
  },
  {
    kind: 'self_harm',
    cue: /\b(?:(?:see|meet|find|catch|love) (?:you|u|everyone|them) in (?:the|my|another|a) (?:next|other|another|after)? ?(?:life|lifetime|world|heaven)(?= *(?:[.!,]|$))|(?:go|going|leave|leaving|gone|depart\w*|out) (?:from |of )?(?:this|the) (?:life|world|earth)\b|(?:you|they|everyone|my \w+)(?:'ll| will| can| would|'d)? (?:all )?(?:soon |finally )?be (?:free|rid) of me\b|(?:good ?night|goodbye|bye|sleep) for (?:the|one) last time|(?:i(?:'m| am)?|feeling|so) (?:\w+ )?(?:happy|calm|fine|okay|ok|ready|lighter) now\b[^?]{0,25}\b(?:(?:nearly|almost|soon|finally) (?:be )?(?:over|done|time|gone|free)(?! (?:with|to|for|and)\b)|nothing (?:hurts|matters)|can'?t hurt)|(?:i )?(?:took|swallowed|drank|have taken|'ve taken|taken) (?:the(?:m| pills| tablets| meds)) all\b(?! (?:to|out|for|home|in|with|back)\b)|(?:tell|let) my (?:mom|mum|mother|dad|gran|sister|brother|kids?|son|daughter|family|parents) (?:that )?i (?:love(?! (?:her|his|their|the|your) (?!and\b|so\b|very\b|always\b|too\b|i\b)\w)|loved|am sorry|'m sorry|tried|did my best)|don'?t (?:worry|think|cry|look for|ask|wait|be sad) (?:about |for |of )?me (?:after|when i'?m gone|once i'?m|tomorrow morning)|(?:pretend(?:ing)?|act(?:ing)? like|lie|lying|faking) (?:that )?(?:i|to) want(?:ing)? to (?:be alive|live|be here)|not (?:going to|gonna) be (?:alive (?:for|by|when|to see)|(?:here|around) (?:to see|for (?:long|much)|when (?:you|they|she|he) (?:wake|read|find)\w*))\b)/i,
    unless:
      /\b(?:reincarnat\w*|cat in|as a (?:cat|dog|bird|tree|plant)|new year|trip|flight|holiday|move|moving|work|shift|exam|jet ?lag|biscuits?|cookies?|chips|samoosas?|cake|chocolates?|rusks?|koeksisters?|prizes?|photos|medals?|load ?shedding|movie|series|game|festival|delivery|parcel|christmas (?:market|party)|at the office)\b|😂|🤣|\b(?:haha|lol)\b/i,
    clears: ['past', 'story'],
  },
  {
    kind: 'sexual_pressure',
    cue: /\b(?:(?:more|bit of|some|little) (?:skin|body|leg|cleavage)(?: (?:please|pls|next time|would be nice|baby|babe|for me))|(?:cute|nice|good|lovely) (?:pic|photo|dress|top),? (?:but )?(?:take it off|now without|less (?:clothes|fabric)|what'?s under))\b/i,
    unless: /\b(?:sunscreen|sunburn|tattoo|chicken|leg of|lamb|day|gym)\b|😂|🤣/i,
  },
  {
    kind: 'money_request_mild',
    cue: /\b(?:get|give|send|load|lend) me (?:like |about |just |a )?(?:r ?)?\d{2,3} (?:for|till|until|please|pls|quick|so)\b/i,
    unless: /\b(?:minutes|mins|seconds|reasons|songs|photos|km|hugs|kisses|points)\b/i,
  },
];
