/**
 * Dangers in the shortest, plainest words: who does what to whom, and when. A list word seldom stands in them; what makes the danger is the
 * two parts together, a door and somebody alone behind it, a blow and the hour of it, pictures and what they show.
 */
import { AMOUNT, TRADE } from './fragments.ts';
import { rule, type SafetyRule } from './rule.ts';
import { soft } from './unsaid.ts';

const PLACE =
  '(?:house|home|flat|place|apartment|door|gate|building|complex|street|room|work|office|job|car)';
const I_WILL =
  "(?:i'll|i will|i'm going to|i am going to|i'm gonna|i'm about to|im gonna|i can|i could|i might|i may|i'd|i would|let me|want me to|shall i|should i)";
const PICTURES =
  '(?:pics?|pictures?|photos?|nudes?|videos?|vids?|clips?|recordings?|screenshots?|messages|chats?|it|them|everything)';
const CIRCLE =
  '(?:mother|mom|mum|father|dad|parents|family|wife|husband|boss|work|colleagues|kids|children|sister|brother|friends|church|school|girlfriend|boyfriend|partner|manager|everyone|everybody)';
const OTHERS =
  '(?:(?:any|other|another|some|random|those|the|your|all) )*(?:guys?|men|man|boys?|girls?|women|woman|males?|females?|dudes?|okes?)';
/** A brother or an ex with a gun, as against a policeman or a museum. */
const ARMED_FOR_WORK =
  /\b(?:police\w*|cop|army|soldier|security guard|hunt\w*|farm\w*|museum|water gun|nerf|spud gun|glue gun|paintball|movie|film|series|game|xbox|playstation|biltong|kitchen)\b/i;
const NO_BODY =
  /\b(?:dog|cat|puppy|kitten|pup|baby|toddler|cake|plants?|garden|chicken|turkey|recipe|braai|doctor|physio\w*|massage|yoga|plank|pilates|gym|pray\w*|propos\w*|begging me|flower ?bed|hospital|dinosaur|statue|painting|art|breakfast|book|wasp|bee|spider|stain\w*|wet|soaked|muddy|haha|lol)\b|😂|🤣/i;

export const OUTRIGHT_RULES: readonly SafetyRule[] = [
  {
    // Alone behind a door, and somebody before it.
    kind: 'stalking',
    cue: soft(
      "(?:are|r|is|if) (?:you|u|ya) (?:(?:all|still|home|there|now|in) )*(?:alone|by yourself|on your own)…[?.!,]*…(?:i'm|i am|im|i'll be|i) (?:(?:just|right|already|now|standing|parked|sitting|waiting) )*(?:outside|downstairs|at the (?:gate|door)|in the (?:street|road|driveway)|across the (?:road|street)|here)",
      "(?:i'm|i am|im) (?:(?:just|right|already|now|standing|parked|sitting|waiting) )*(?:outside|downstairs|at the (?:gate|door)|in the (?:street|road|driveway)|across the (?:road|street))[.!, ]+(?:(?:so|and|but|tell me) )*(?:are|r) (?:you|u) (?:(?:all|still|home|there|now) )*(?:alone|by yourself)",
    ),
    unless: /\b(?:restaurant|bar|pub|cafe|café|cinema|airport|station|venue|mall|reception)\b/i,
  },
  {
    // They come, or would have come, to where the reader lives, and wait.
    kind: 'stalking',
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
    // To be made sorry; a blow with its hour or its price.
    kind: 'threat',
    cue: soft(
      "(?:ways?|how|plans?|planning|dream\\w*|think(?:ing)?) (?:of |about |to |for |i can |i could |i will |i'll )*(?:make|making|get|hurt|hurting|punish|punishing) (?:you|u) (?:sorry|regret|suffer|cry blood|pay for (?:it|this|that|what)|back for (?:it|this|that|what))",
      '(?:make|making) (?:you|u) (?:sorry (?:you|u|for)|regret (?:it|this|that|ever|the day|what))',
      "i(?:'ll| will|'m going to| am going to|'m gonna)?(?: have to)? (?:beat|hit|smack|slap|punch|whip|klap|moer|thrash|hurt|belt) (?:you|u)(?: (?:up|so hard|hard|black and blue|to a pulp))?,? (?:when|once|as soon as|the moment|until|till|unless) (?:you|u|i|we)(?! (?:play|lose|least|race|win|meet on|are on the))",
      "(?:again|once more|one more time|that|this),? (?:and|or|then) (?:i|i will|i am going to|i'm going to|i'm gonna) (?:will )?(?:beat|hit|smack|slap|punch|whip|klap|moer|hurt|stab|cut|burn) (?:you|u)(?= *(?:[.!,]|$|up|so|hard|until|till|myself))",
      "(?:or|otherwise) (?:i|i'll|i will|i'm going to|i'm gonna) (?:beat|hit|punch|whip|klap|moer|hurt|stab|cut|burn|kill) (?:you|u|your)(?= *(?:[.!,]|$|up|so|hard|badly|until|till|myself|face|head|kids|mother|family))",
    ),
    unless:
      /\b(?:pineapple|puns?|spoil\w*|tickle|pillow|snooze|snor\w*|fifa|chess|scrabble|padel|pool table|mario|uno|monopoly|tennis|squash|bowling|darts|cards|board game)\b/i,
    clears: ['joke', 'story', 'denied'],
  },
  {
    // Somebody of theirs is armed, and it is about the reader. A laugh takes nothing off it.
    kind: 'threat',
    cue: soft(
      "(?:my|his|her|our) (?:\\p{L}+ )?(?:brothers?|ex|husband|wife|boyfriend|girlfriend|cousins?|uncles?|father|dad|friends?|boys)\\b[\\s\\S]{0,70}?\\b(?:has|have|got|have got|with|carr(?:y|ies)|owns?|brings?|holds?) (?:a|an|his|her|their) (?:gun|knife|pistol|firearm|panga|rifle|9mm)\\b(?=[\\s\\S]*\\b(?:jealous|angry|mad at (?:you|u)|furious|hates? (?:you|u)|does(?:n't| not) (?:like|want) (?:you|u)|look(?:s|ing)? for (?:you|u)|find (?:you|u)|com(?:e|es|ing) for (?:you|u)|knows (?:about|where|who) (?:you|u)|see (?:you|u)))",
      '(?:my|his|her|our) (?:\\p{L}+ )?(?:brothers?|ex|husband|wife|boyfriend|girlfriend|cousins?|uncles?)\\b[\\s\\S]{0,40}?\\b(?:jealous|angry|furious|hates? (?:you|u)|look(?:s|ing)? for (?:you|u)|knows (?:about|where|who) (?:you|u)|see (?:you|u)|meet (?:you|u))\\b[\\s\\S]{0,40}?\\b(?:has|have|got|with|carr(?:y|ies)|owns?|brings?) (?:a|an|his|her|their) (?:gun|knife|pistol|firearm|panga|rifle|9mm)\\b',
    ),
    unless: ARMED_FOR_WORK,
  },
  {
    // Pictures, and the shame or the price that goes with them.
    kind: 'scam_blackmail',
    cue: soft(
      `${I_WILL} (?:(?:just|now|also|even|still|then|maybe|simply) )*(?:post|leak|upload|publish|share|show|send|put)(?: (?:you|u))? (?:(?:the|your|ur|those|these|all|all the|our|her|him|them|everyone|everybody|every one) )*(?:\\p{L}+ )?${PICTURES}\\b`,
    ),
    with: soft(
      '(?:what|everything) (?:you|u|we) (?:did|do|like|said|sent)',
      '(?:in bed|naked|nudes?|undressed|half naked)(?! and breakfast)',
      `(?:told|tell|telling|send|show)(?: it| them| this)?(?: to)? (?:your|ur) ${CIRCLE} (?:what|about|everything|who)`,
      '(?:i )?(?:recorded|filmed|taped|screenshotted) (?:you|u|us)(?! (?:sing\\w*|danc\\w*|snor\\w*|on stage|play\\w*))',
      "(?:if|unless) (?:you|u) (?:don't|do not|leave|block|ever|tell|go|say no|stop|ignore|pay)",
    ),
    unless:
      /\b(?:karaoke|singing|dancing|dance moves|snoring|our hike|the hike|holiday|wedding|birthday|baby (?:pics?|photos?)|recipes?|the match|the game|surprise|dog|cat|puppy|playlist|memes?|breakfast in bed|if (?:you|u) (?:don'?t )?(?:want|mind|like))\b/i,
    clears: ['joke', 'story', 'denied'],
  },
  {
    // A body, a bed or a bath in a picture, asked for.
    kind: 'sexual_pressure',
    cue: soft(
      '(?:send|show|give|want|need|take|get|see|have|how about|what about|where is|can i have)(?: me| us)? (?:(?:a|an|another|one|some|more|that|just|the|quick|little|sexy|hot|cute) )*(?:pics?|pictures?|photos?|selfies?|snaps?|videos?|vids?)(?: of)?(?: (?:you|u|ya|yourself|urself|ur self))? (?:in|from|on|inside|under) (?:the |your |ur |a )?(?:bed|shower|bath|bathtub|towel|sheets|covers|blanket|duvet|lingerie|underwear|undies|bra|panties|boxers|bikini)(?= *(?:[.!,?]|$|then|now|please|pls|babe|baby|tonight|without|with|so|and|or))',
      '(?:show|let|lemme)(?: me| us)?(?: see)? (?:(?:your|ur|those|them|the|more of your) )(?:(?:\\p{L}+) )?(?:breasts?|boobs?|tits|titties|nipples?|pussy|vagina|penis|cock|dick|bum|butt|cleavage|bare body|naked body)',
      '(?:take|taking|get|pull|strip) off (?:(?:all|your|ur|that|the|those) )+(?:clothes|top|shirt|t-shirt|dress|bra|pants|panties|underwear|jeans|skirt|blouse|pyjamas|pjs|everything)(?= *(?:[.!,?]|$|for me|now|slowly|so i|and (?:send|show|let|lie|come|get)|babe|baby|then))',
      '(?:open|spread) (?:your|ur) legs',
      '(?:get|be|lie|sit|go|walk around|sleep) naked (?:for me|now and|on (?:cam\\p{L}*|video))|undress (?:for me|yourself|now)',
    ),
    unless: NO_BODY,
    clears: ['story', 'denied'],
  },
  {
    // What their own hands do.
    kind: 'sexual_pressure',
    cue: soft(
      "(?:i'm|i am|im|i was|i've been|been|while|i keep|i started|i like) (?:(?:here|just|now|so|lying here|still|already|in bed) )*(?:touching|rubbing|stroking|pleasuring|fingering) myself(?= *(?:[.!,]|$|now|rn|here|again|right|in bed|to |for you|and|thinking|under|while|tonight|all))",
      "(?:i'm|i am|im) (?:(?:so|really|very|just|already|lying here|here|in bed) )*(?:horny|naked)(?= *(?:[.!,]|$|now|rn|and you|for you|in bed|under|waiting|come|tonight|wanna|want|what about))",
      '(?:wank\\p{L}*|jerk\\p{L}* off|masturbat\\p{L}*)(?= *(?:[.!,]|$|now|to|over|for|thinking|about|with|while))',
    ),
    unless: NO_BODY,
    clears: ['story'],
  },
  {
    // A wish for the reader's body, before anybody knows anybody.
    kind: 'sexual_pressure',
    early: true,
    cue: soft(
      "(?:i want|i need|i'd like|i would like|i'd love|i would love|i'm going to have|i wanna (?:have|see|get)|i want to (?:have|see|get)|imagine|imagining|picture|picturing|i can see|let me have|get) (?:you|u|ya) (?:(?:right|all|so|lying|here|down|already|completely|stark) )*(?:on (?:your|ur) (?:knees|back|hands and knees|stomach|belly)|on all fours|naked|nude|undressed|topless|bent over|under me|on top of me|underneath me|tied (?:up|down|to)|with nothing on|in nothing but|without (?:any |your )?clothes|in my bed|in bed with me|wet)(?= *(?:[.!,?]|$|for me|in|on|tonight|now|tomorrow|right|and|later|under|with|all|begging|before|when))",
      '(?:want|need|wanna|like|love|hope|going|gonna) (?:to )?(?:have sex|sleep|make love|fuck|spend the night|go to bed|get (?:you|u) into bed)(?: with)? ?(?:you|u)?(?: (?:tonight|now|today|tomorrow|so bad\\p{L}*|all night|right now|hard))(?= *(?:[.!,?]|$))',
      '(?:want|need|wanna) (?:to )?(?:have sex|sleep|make love) with (?:you|u)|(?:want|wanna) (?:to )?fuck (?:you|u)\\b|(?:do|would|u|you) (?:you |u )?(?:wanna|want to|want|fancy|like) (?:to )?(?:have )?(?:sex|fuck)(?= *(?:[.!,?]|$|with me|tonight|now|today))',
    ),
    unless: NO_BODY,
    clears: ['story', 'denied'],
  },
  {
    // Whom the reader may know, write to or be seen with.
    kind: 'coercive_control',
    cue: soft(
      "(?:delete|block|unfollow|remove|drop|lose|unfriend|unmatch|get rid of|ghost) (?:(?:his|her|their|that (?:guy|man|girl|woman|boy)'?s|your ex'?s|all (?:the |your |those )?(?:male |guy |boy )?) ?(?:numbers?|contacts?|chats?|messages|photos?|pics?|friends)|him|her|them|your ex|that (?:guy|man|girl|woman|boy))\\b…(?:or|otherwise|else) (?:we're|we are|it's|its|i'm|i am|i'll|i will|i|this is|you|u|else)",
      `(?:don't|do not|dont|never|better not|no|stop) (?:you |u )?(?:(?:you|u|dare|ever|even|go|going|want you|let me catch you|let me see you) )*(?:talk|talking|speak|speaking|text|texting|chat|chatting|flirt|flirting|write|writing|smile|smiling|message|messaging|go out|going out|hang out|hanging out|sit|dance|dancing|be seen|look|looking) (?:to|with|at) ${OTHERS}(?! (?:about|in the (?:shop|queue)|like (?:him|her|that)|who (?:are|were|don't)|from (?:work|church) about))`,
      '(?:give|hand|show|unlock|pass|bring)(?: me)?(?: over)? (?:your|ur) (?:phone|whatsapp|cell|messages|chats|inbox)…(?:read|see|check|look|go through|who|messages|chats|hide|hiding|prove|trust|lying)|(?:i want|i wanna|i need|let me) (?:to )?(?:read|see|check|go through) (?:your|ur) (?:messages|chats|whatsapps?|texts|dms|inbox|phone|calls)',
      '(?:show|tell|prove to) me (?:now )?who (?:you|u) (?:(?:were|are|was|have been|keep|been) )+(?:chatting|talking|texting|speaking|messaging|writing|phoning|with)(?! (?:the wedding|the party|lunch|dinner))',
      '(?:you|u) (?:(?:will|only|must|can|should|are going to|always|have to|just|may) )*(?:wear|dress|eat|go|speak|see|talk to|meet|post|do|work) (?:only )?(?:what|where|when|who|how|as|whoever|whatever|wherever) i (?:say|tell (?:you|u)|choose|allow|decide|let (?:you|u))',
      `(?:you|u) (?:may|can|must|will|are|r) ?(?:not|never|n't) (?:allowed to |permitted to )?(?:talk|speak|text|chat|write|go out|be friends|sit|dance) (?:to|with) ${OTHERS}`,
    ),
    unless:
      /\b(?:photos? of us|take (?:a|one) (?:photo|pic)|my number|playlist|map|recipe|sous ?chef|choreograph\w*|dance class|simon says|escape room|scam\w*|stranger danger|creep\w*|harass\w*|surprise|he(?:'?s| is) (?:dangerous|bothering|stalking)|if (?:he|she|they) bothers?)\b/i,
    clears: ['joke', 'story'],
  },
  {
    // A bill of theirs, or a thing of price, from somebody they have not met.
    kind: 'scam_money',
    cue: soft(
      "(?:please|pls|plz|kindly|can (?:you|u)|could (?:you|u)|will (?:you|u)|would (?:you|u)|i need (?:you|u) to|want (?:you|u) to|if (?:you|u) (?:can|could)) (?:(?:please|maybe|just|also|help me) )*(?:pay|cover|settle|clear) (?:(?:for|off) )?(?:my|our|his|her|my \\p{L}+(?:'s|s)) (?:\\p{L}+ )?(?:rent|bills?|debts?|loan|school fees|fees|hospital bill|electricity|visa|fine|data bill|phone bill|account)\\b",
      '(?:(?:can|could|will|would) (?:you|u)|please|pls|kindly|(?:need|want) (?:you|u) to)(?: please| pls| maybe)? (?:buy|sponsor|order) (?:me|us) (?:(?:a|an|the|some|another|new|nice|cheap|second hand|smart) )*(?:phone|iphone|cellphone|smartphone|laptop|tablet|macbook|flight|plane ticket|air ticket|visa|car)\\b',
      '\\b(?:phone|laptop|tablet|screen)\\b[\\s\\S]{0,60}?\\b(?:can|could|will|would) (?:you|u) (?:please |maybe )?(?:buy|get|send|sponsor) me (?:a new (?:one|phone|laptop)|another one|one)',
    ),
    unless: /\b(?:when i win|one day when|if you win|lotto|monopoly|toy)\b/i,
    clears: ['joke', 'story', 'denied'],
  },
  {
    // What goes in and what comes out; a wage from a phone that can be learnt.
    kind: 'scam_crypto',
    cue: rule(
      `\\b(?:(?:put|drop|throw|pay|place|deposit|invest|start with|give (?:me|him|them)) (?:in )?(?:just |only )?${AMOUNT}(?: in)?\\b[^.!?]{0,40}\\b(?:have|get|got|make|receive|becomes?|into|is|back|earn|withdraw|take out)\\b (?:you |back |about |up to )*${AMOUNT}|i (?:make|earn|get|made|earned) (?:about |over |up to |like |easily )*(?:${AMOUNT}|\\d{3,}) (?:a|per|every|each) (?:day|week|hour)\\b[^.!?]{0,30}\\b(?:from|on|with|using) (?:my|a) (?:phone|laptop|cellphone|bed|couch)(?=[\\s\\S]*\\b(?:want|wanna|learn|teach|show|join|how|interested|try)\\b)|(?:do|did|have|would) (?:you|u) (?:ever )?(?:invest|trade)(?:ed)?\\b[\\s\\S]{0,80}\\b(?:gives? me (?:the |his |her )?(?:\\w+ )?(?:tips|signals)|never (?:lose|lost)|always (?:win|profit)s?|can(?:'?t|not) lose))`,
    ),
    unless: rule(
      `\\b(?:scam\\w*|pocket money|piggy bank|jar|swear jar|lottery|monopoly|shoes|skincare|don'?t (?:trade|invest)|horses?|poker night)\\b|\\b(?:no|not|never) ${TRADE}`,
    ),
    clears: ['joke', 'story', 'denied'],
  },
];
