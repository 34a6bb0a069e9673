/** Bodies and beds that nobody brought up: asked about, shown, owed, not let go. */
import { rule, type SafetyRule } from './rule.ts';

const YOUR = '(?:your|ur|yr|those|that|them)';
const PRIVATE =
  '(?:boobs?|tit(?:s|ties)|breasts?|nipples?|cleavage|bra|panties|underwear|thong|g-?string|lingerie|ass|butt|booty|bum|pussy|vagina|cock|dick|penis|balls|thighs|private parts?|cup size|bust)';
const DESIRE =
  '(?:kiss|touch|taste|lick|suck|bite|spank|undress|ride|bend|smell|feel|squeeze|grab|fuck|bang|smash|shag|do)';
const NO_SEX =
  /\b(?:dog|cat|puppy|kitten|gym|squats?|spin class|workout|leg day|doctor|physio\w*|hike|chicken|turkey|braai|recipe|cake|steak|rump|football|rugby|cricket|tennis|pool|snooker|meat ?balls?|bra(?:ai)? shopping|my bra\b|kick (?:ass|butt)|pain in the|bad-?ass|smart ?ass|lazy ass|ass ?hole|long-ass|half-?ass|working my|freezing my|my (?:big |fat |own )?(?:ass|butt|bum) (?:is|off|hurts)|butt of|numb bum)\b|😂|🤣/i;

export const UNASKED_RULES: readonly SafetyRule[] = [
  {
    // Measured, described, asked about.
    kind: 'sexual_pressure',
    cue: rule(
      `\\b(?:(?:how|what|are|r|is|do|does|what'?s|whats|whts|tell me (?:about|how)|describe|wanna see|want to see|let me see|can i see|may i see|i (?:like|love|want|dream of|think of|stare at))\\b[^.!?]{0,30}\\b${YOUR} (?:\\w+ )?${PRIVATE}|(?:nice|big|great|fat|juicy|sexy|hot|tight|perfect|amazing|beautiful) (?:${PRIVATE}|rack)|(?:what'?s|whats|what is) (?:your|ur) (?:bra|cup|bust|panty|dick|penis) ?(?:size)?|what (?:size|colou?r) (?:bra|panties|underwear|thong|cup)|(?:are|r) (?:you|u) (?:shaved|tight|wet|naked|nude|a (?:top|bottom) in bed|loud in bed|good in bed|wild in bed|kinky|a freak|into (?:anal|bdsm|threesomes?))|what (?:are|r) (?:you|u) wearing (?:under\\w*|right now|in bed|to bed|now 😏)|(?:have|do|did) (?:you|u) (?:ever )?(?:masturbat\\w*|touch(?:ed)? yourself|had anal|do anal|give head|gave head))`,
    ),
    unless: NO_SEX,
    clears: ['story', 'joke'],
  },
  {
    // Aroused at a stranger.
    kind: 'sexual_pressure',
    cue: rule(
      `\\b(?:(?:i'?m|im|i am|got me|getting me|makes? me|made me|making me|you got me|u make me|feeling) (?:so |very |really |already |getting |all |rock )*(?:hard|horny|wet|turned on|naked (?:now|rn|in bed|thinking)|touching myself|stroking|jerking|wanking|stiff)\\b(?! (?:at work|of hearing|up\\b|to (?:read|please|find|get|impress)|on (?:myself|the)|work\\w*|to|from (?:the )?rain|because of the rain|in the rain|feet|socks|weather|dog|hair))|(?:jerk(?:ed|ing)?|wank(?:ed|ing)?|stroke?(?:d|ing)?|cum|came|touched myself) (?:off |myself )?(?:to|over|thinking|looking|for) (?:you|u|your|ur)|(?:here'?s|want|wanna see|sending you) (?:a |my )?(?:\\w+ )?(?:dick ?pic|cock|dick|nude of me)|(?:do you |u |you )?(?:wanna|want to) (?:see|feel|taste|suck|sit on|ride) (?:it|mine|my (?:dick|cock|body|thing)|me naked)(?= *(?:[.!?]|$|now|\\?)))`,
    ),
    with: /\b(?:you|u|your|ur|wanna|want|see|bed|profile|pics?|horny|naked|dick|cock|wet|hard)\b/i,
    unless: NO_SEX,
    clears: ['story', 'joke'],
  },
  {
    // No answer but yes.
    kind: 'sexual_pressure',
    cue: rule(
      `\\b(?:(?:not |won'?t |wont |never |don'?t |doesn'?t |can'?t |will not )(?:going to |gonna )?(?:tak(?:e|ing)|accept(?:ing)?|hear(?:ing)?) (?:a )?no(?: for an answer)?|no (?:just |only |really |always )?means (?:try|yes|maybe|convince|later|keep)|(?:girls|women|men|guys|you) (?:who|that)? ?(?:say|says) no (?:but )?(?:always )?(?:mean|want|really)|(?:your|ur) (?:mouth|lips|words?) (?:says?|say) no but|loosen up|(?:get|getting) (?:you|u|her) (?:so |really |a bit |good and )?(?:drunk|tipsy|wasted|high)|(?:after|with|once you'?ve had) (?:a few|some|two|three|enough) (?:drinks|glasses|shots)[^.!?]{0,20}\\b(?:you(?:'ll| will)|relax|say yes|change your mind|loosen)|(?:you|u) (?:know|bet) (?:you|u)(?:'d| would)? (?:want|like|love|need) (?:it|me|this|to|some)|deep down (?:you|u)|don'?t (?:make me beg|play innocent|act (?:like|so) (?:a |an )?(?:saint|angel|innocent|virgin|holy))|stop pretending|you can'?t (?:tease|turn|get) me (?:on|up|like|and))`,
    ),
    with: /\b(?:bed|kiss|sex|naked|nudes?|pics?|photos?|touch|body|tonight|mine|yours|come over|my place|your place|room|hotel|sleep|stay (?:the night|over)|want (?:it|me)|love it|need it|drunk|tipsy|wasted|high|tease|innocent|saint|virgin|dress|top|underwear|bra|yes|convince|shy)\b/i,
    unless:
      /\b(?:dog|cat|cake|pizza|ice cream|samoosa|dessert|chocolate|karaoke|game|dance floor|the bill|i'?m paying|my treat|coffee|shoulder|yoga|stretch\w*|gran|mom|mum|cookie|koeksister|nap)\b|😂|🤣/i,
    clears: ['story', 'joke'],
  },
  {
    // What they would do to the reader.
    kind: 'sexual_pressure',
    cue: rule(
      `\\b(?:(?:i(?:'d| would|'ll| will| want to| wanna| need to| am going to|'m gonna|'m going to)?|can i|could i|may i|let me|imagine me|dream(?:t|ed|ing)? (?:of|about)|thinking (?:of|about)) (?:\\w+ )?${DESIRE}(?:ing)? (?:(?:on|all over|down on) )?(?:you|u|your|ur)\\b[^.!?]{0,30}\\b(?:all over|all night|everywhere|body|neck to|naked|hard|slowly|in bed|against|until you|pussy|ass|tits|boobs|nipples|dick|cock|thighs|down there|from behind|over (?:the|a|my)|bed|moan|scream|shake)|(?:your|ur|those) lips (?:would|look|around|on my|were made)\\b[^.!?]{0,20}\\b(?:around|on my|suck\\w*|wrapped)|(?:in|into|to|share|warm(?:ing)?|straight to) (?:my|your) bed (?:tonight|now|alone|with)|(?:tonight|later) (?:you(?:'re| are)|ur|u r) (?:mine|all mine|in my bed|sleeping (?:here|with me))|send (?:me )?(?:something|anything|a little something|pics?|one) (?:hot|spicy|sexy|naughty|dirty|wet|to (?:keep me warm|make me hard|help me sleep|look at in bed|get off))|(?:in|wearing) (?:just|only|nothing but) (?:your |a |the )?(?:bra|panties|underwear|lingerie|towel|bikini|shirt|heels|smile)|(?:let me|wanna|want to|i want to|can i) see you in (?:a |your |that )?(?:bikini|lingerie|underwear|panties|bra|towel|shower|bath)|(?:sit|sitting) on my (?:lap|face|dick)|(?:are|r) (?:we|you|u) (?:doing|gonna do|going to do|doin) it (?:tonight|now|or)|(?:find|get|call) (?:someone|somebody|a girl|a guy) (?:else )?who (?:will|wants? to|would|does)|(?:your|ur|that|those) (?:mouth|lips|hands|hips|legs|tongue|fingers)\\b[^.!?]{0,30}\\b(?:giv(?:es?|ing) me ideas|what can (?:it|they)|could do (?:to|for)|on me|around me|were made for|would feel)|send (?:one|a pic|me one|another) (?:in|with|of you in|from) (?:the |your |a |just )*(?:towel|bath|shower|bed|bikini|underwear|mirror without|pyjamas|nightie)|i sent mine\\b|(?:now )?(?:it'?s )?your turn to (?:send|show (?:me )?(?:yours|more|some)|strip|undress)|(?:paid|booked|got) (?:for )?(?:the|a|our) (?:room|hotel)\\b[^.!?]{0,35}\\b(?:can'?t|owe|so you|tired|least|now you|must)|(?:i know )?you said no (?:pics|photos|nudes|sex|sleepovers?)\\b[^.!?]{0,15}\\bbut\\b|dtf\\b|down to fuck|(?:quick |quickie|no strings )(?:tonight|now|sex|fun)|how much for (?:a |the |one )?(?:night|hour|session|round)(?= *(?:with (?:you|u)|babe|[?.!]*$))\\b)`,
    ),
    unless: NO_SEX,
    clears: ['story', 'joke'],
  },
];
