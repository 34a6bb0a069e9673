/** What tells something of the writer's life in English, with and without an `I`. */
import { BEINGS, LIFE } from './lives.ts';

const NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|a dozen|\\d+';
const BETWEEN =
  '(?:own |late |old |older |elder |little |other |whole |entire |best |big |younger |upstairs |downstairs |new |last |first |poor |lovely |crazy |two |three |four )*';

/** Something of theirs: `my sister`, `our dogs`. The group is what it is. */
export const POSSESSED = new RegExp(
  `\\b(?:my|our) ${BETWEEN}(${LIFE})(?:'s)?\\b(?![- ](?:${LIFE})\\b)`,
  'giu',
);
/** Has it, keeps it, walks it. */
export const HELD: readonly RegExp[] = [
  new RegExp(`\\b(?:i|my|we|our)\\b[^.!?,]{0,40}\\b(?:${NUMBER}) (?:\\p{L}+ )?(${BEINGS})\\b`, 'giu'),
  new RegExp(
    `\\b(?:i|we)(?:'ve| have| had| own| keep| got)(?: got| both)? (?:(?!(?:about|of|for|with|to|on|in|from|as)\\b)\\w+ ){0,3}(${LIFE})\\b`,
    'giu',
  ),
  new RegExp(`(?:^|[.!?;,] ?)(?:just |only |got |have )?(?:${NUMBER}) (?:\\w+ ){0,3}?(${BEINGS})\\b`, 'giu'),
  new RegExp(
    `\\b(?:walk|walking|walked|feed|feeding|fed|bath\\w*|babysit\\w*|fetch\\w*|drop\\w*|with|put) (?:the|our) (${BEINGS})\\b(?! of)`,
    'giu',
  ),
  new RegExp(
    `\\b(?:upstairs|downstairs|next-door|the other (?:two|three|four)?) ?(neighbou?rs?|${BEINGS})\\b`,
    'giu',
  ),
  /\b(?:in|since|after|through|with|before) the (divorce|breakup|break-up|surgery|operation)\b/giu,
];
/** How many of something there are where they live: `forty roses here`. */
export const HERE = new RegExp(
  `(?:^|[.!?,] ?)(?:about |some |only )?(?:${NUMBER}) (?:\\p{L}+(?: \\p{L}+)? (?:here|at home|at mine)|years (?:in|at|as|on|with|now)|of (?:us|them) at home)\\b`,
  'iu',
);
/** Says something of the writer that is no mere talk: with a day or a place that nobody named it is made up. */
export const OF_ONESELF =
  /\b(?:i|we)(?:'m|'ve|'re| am| are| have)? (?:also |still |usually |always |often |only |even |just |never |actually )*(?!(?:need|want|hope|think|guess|bet|know|mean|say|said|promise|owe|vote|wish|hear|heard|see (?:you|what|that|how|why)|suggest|propose|demand|expect|look|looking|claim|accept|agree|love (?:that|this|how)|like (?:that|this|how)|trust|believe|assume|suppose|wonder|wondering|vow|choose|pick|nominate|could|can|can't|will|won't|would|wouldn't|should|may|might|must|shall|do|don't|did|in|up|game|sold|yours|not|so|very|sure|glad|happy|sorry|afraid|excited|counting|free|down|all|am|are|is|was|were|have|had|hoping|voting|thinking|going with|told|asked|meet|met|talk|talked)\b)(?!if\b)\p{L}{2,}/iu;

const JOBS =
  'nurse|teacher|lawyer|doctor|engineer|accountant|auditor|librarian|chef|cook|baker|poet|writer|author|student|designer|developer|paramedic|vet|plumber|electrician|farmer|florist|architect|dentist|pharmacist|physio|journalist|musician|dj|coach|lecturer|scientist|analyst|manager|barista|bartender|waiter|waitress|pilot|soldier|mechanic|carpenter|hairdresser|photographer|artist|actor|actress|therapist|psychologist|consultant|realtor|firefighter|cop|banker';
/** What they are. The group is what it is. */
export const STATUS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i'm|i am|i was|i've been) (?:an? |the |still |also |actually |just |only |newly |recently |happily |very |technically |really |both )*(single|divorced|married|widowed|separated|vegan|vegetarian|veggie|allergic|pregnant|sober|retired|unemployed|between jobs|self-employed|teetotal|left-handed|an? only child|catholic|muslim|jewish|christian|${JOBS})\\b`,
    'giu',
  ),
  /(?:^|[.!?,;:] ?)(?:actually |honestly |technically |also |newly |happily |still )?(single|divorced|widowed|separated|allergic|vegan|vegetarian|pregnant|retired|teetotal)(?: (?:since|for|to|as|after|now|again|actually|here|myself)\b|[,.!]|$)/giu,
  /\b(?:i'm|i am|i was|i've|i have|we're|we)\b[^.!?]{0,30}\b(?:raised|born|brought up|from) (?:in |a |an )?(\p{L}+)/giu,
];

/** Their own life, told in a verb of the present: a habit, a trade, a taste. The group is what it is about. */
export const HABIT: readonly RegExp[] = [
  /\b(?:i|we) (?:also |still |usually |always |often |normally |mostly |even |both |mainly |only |just |never )*(?:live|work|study|teach|own|run|play|cook|bake|hike|swim|surf|paint|drive|cycle|read|watch|speak|collect|drink|eat|volunteer|coach|train|gig|sing|dance|knit|fish|hunt|garden|write|climb|ride|rent|juggle|travel|brew|go (?:to|hiking|running|there|every)) ((?!(?:it|that|this|you|your|the|for|to (?:ask|say|hear|know)|with (?:that|this|you))\b)[^.!?,;:]{2,50})/giu,
  /\b(?:i|we) (?:also |really |actually |just |absolutely |do |kind of |always |both )*(?:love|hate|adore|prefer|enjoy|like|can't stand) ((?!(?:that|this|how|the|it|your|you|when|where|what|a (?:good|plan|man|woman|person|challenge)|to (?:hear|know|think|see)|talking|chatting|an? )\b)[^.!?,;:]{2,40})/giu,
  /(?:^|[.!?,;] ?)(?:still|usually|mostly|also|currently|always) (?:live|work|play|gig|train|study|teach|sing|run|volunteer|coach|swim|go|busy|doing|working|training|living|studying|recovering|paying) ([^.!?,;:]{2,50})/giu,
  /\b(?:i|we) (?:grew up|was born|were born|was raised|used to|coach|host|tutor|attend) ([^.!?,;:]{2,45})/giu,
  /\bin my ((?:early |late )?(?:twenties|thirties|forties|fifties|teens|youth|childhood|student days|school days)[^.!?,;:]{0,20})/giu,
  /(?:^|[.!?,;] ?)(?:training|studying|working|volunteering|rehearsing|recovering) (?:for|at|as|from|towards?|on|in) ([^.!?,;:]{2,40})/giu,
  /\b(?:i|we) (?:also |still |usually |always |often )*(juggle|surf|paint|knit|garden|sing|hike|climb|bake|fish|hunt|swim|cycle|volunteer|gig|go (?:running|hiking|swimming|dancing|climbing|fishing|camping|surfing|cycling))(?= (?:too|as well|myself)|[.,!;]|$)/giu,
  /\bi(?:'m| am) (?:currently |still |also |just |actually )*(?:training|studying|working|volunteering|rehearsing|recovering|learning|living|renting) (?:for|at|as|from|towards?|on|in|to)? ?([^.!?,;:]{2,40})/giu,
];

/** Somebody did something to them: a story of their own. */
const DONE_TO_THEM =
  /\b(?:he|she|they|an? (?:guy|girl|man|woman|friend|date|stranger)|someone|somebody|some (?:guy|girl|man|woman)|our \p{L}+|my \p{L}+) (?:once |even |just |never |also )*(?:\p{L}{2,}ed|brought|took|told|gave|bit|stole|left|made|got|sent|kept|hit|taught)\b[^.!?]{0,40}\b(?:me|us|my|our)\b/iu;
/** What they can do. What one can do in a talk (see, say, wait, bring) is none of it. */
const ABILITY =
  /\bi can (?:also |actually |even )*(?:burp|juggle|whistle|sing|dance|cook|bake|swim|surf|ski|skate|ride|drive|knit|sew|play|speak|paint|draw|fly|sail|dive|moonwalk|yodel|rap)\b/iu;

/** Told as something that happened: with an `I` or `we`, or with none in front of the verb. */
export const HAPPENED: readonly RegExp[] = [
  /\b(?:i|we) (?:(?:just|also|once|nearly|almost|actually|only|finally|already|even|accidentally|never|literally|both|recently|still|sort of|kind of) )*(?:was|were|went|had|did|grew|lived|worked|studied|spent|made|met|tried|bought|sold|ate|ran|slept|drove|flew|got|took|lost|won|broke|quit|cried|read|saw|sang|fell|wrote|rode|swam|dropped|left|gave|came|brought|taught|wore|kept|thought|cut|put on|(?!need|feed|speed|bleed|indeed|exceed|proceed|succeed)\p{L}{2,}ed)\b/iu,
  /\b(?:i|we)(?:'ve| have|'d| had) (?:(?:just|also|once|never|only|already|actually|finally|recently|even) )*(?:been|had|done|got|gone|lived|worked|seen|read|made|met|tried|bought|sold|eaten|run|lost|won|broken|quit|cried|come|moved|\p{L}{2,}ed)\b/iu,
  /(?:^|[.!?;] ?|(?<=\b(?:yes|yeah|no|nah|lol|haha|honestly|actually|same|sure|well|so|phew|much|ja|finally|brilliant)\b[,.!]? ))(?:(?:just|already|also|once|nearly|almost|never|actually|literally|finally|only) )*(?:went|grew|lived|worked|studied|spent|bought|sold|ate|ran|slept|drove|flew|lost|broke|quit|cried|burned|burnt|cooked|baked|watched|moved|adopted|landed|finished|started|couldn't|didn't|haven't|hadn't|been|buried|entered|booked|had|did|got|took|was|were)\b(?! (?:it|that|this|you|your|ya|'em)\b)/iu,
  /\b(?:and|but|then|so) (?:(?:just|already|also|once|nearly|then|only) )*(?:grew|lived|worked|studied|spent|bought|slept|drove|flew|quit|cried|adopted|landed|haven't|booked)\b/iu,
  /\bmy (?:own )?(?:day|week|weekend|night|nights|evening|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|year|month)(?:'s| is| was| are| has| have|'ve)\b/iu,
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week) (?:was|is) (?:packed|full|fine|quiet|mad|hectic|taken|busy|booked|tricky|tough|out)\b/iu,
  /\b(?:we|i) (?:entered|adopted|named|share|shared|split)\b/iu,
  /\b(?:i'm|i am|we're) (?:still |already |just |currently |back |now |sitting |stuck )*(?:in|at|near|outside) (?!(?:trouble|favou?r|awe|tears|your|peace|love|for)\b)\p{L}/iu,
  ABILITY,
  /\bmine (?:always|never|usually|is|was|has|had|just|still|went|came|\p{L}+s)\b/iu,
  DONE_TO_THEM,
];

/** What they have on. */
export const SCHEDULE =
  /\b(?:i'm|i am|i've got|i have|i'll be|i've|we've got|i finish|i start|i get off)\b[^.!?]{0,40}\b(?:free|busy|off|away|working|on call|on leave|on shift|church|practice|rehearsal|training|class|shift|flight|meeting|dinner|gym|choir|yoga|wedding|party|till|until)\b/iu;
/** `same here`: their life is mine. */
export const SHARED =
  /(?:^|[.!?] ?)(?:haha,? |lol,? |oh,? |honestly,? )?(?:same(?: here)?\b(?! (?:time|place|day|again|goes|to you|question|as you|page))|me too\b|me neither\b|likewise\b|so (?:do|am|have) i\b|neither (?:do|am|have) i\b)|\bfor me (?:too|either|as well)\b|\bin the same boat\b|\bknow (?:exactly|just) (?:what|how) you(?:'re| are| feel)\b|\bbeen there\b|\bi know that (?:exact )?(?:ache|feeling|pain)\b|\bas a fellow\b|\bwe both\b/iu;

/** When it was: with a first person and something told, a day that nobody named was made up. */
export const WHEN =
  /\b(?:last (?:night|week|weekend|month|year|summer|winter|spring|autumn|\p{L}+day)|yesterday|this (?:morning|afternoon|summer|year|spring|winter)|(?:in|since|back in|until|on the|from) (?:(?:19|20)\d\d|january|february|feb|march|april|june|july|august|aug|september|sept?|october|oct|november|nov|december|dec|\d+(?:st|nd|rd|th))|(?:\p{L}+ )?(?:years?|months?|weeks?) ago|for (?:\p{L}+ )?(?:years?|months?|weeks?)|in lockdown|on (?:week|sun|satur|mon|tues|wednes|thurs|fri)\p{L}*s\b|since (?:i was|\p{L}+day|the)|when i was|as a (?:kid|child|teen\p{L}*|student)|at (?:school|uni|university|college|work)|growing up|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:night|morning|evening))?|every (?:day|morning|night|week|weekend|\p{L}+day)|most (?:days|nights|mornings|weekends)|all (?:hours|weekend))\b/giu;
/** Where it was: a name behind a word of place. */
export const WHERE =
  /\b(?:in|at|from|near|outside|around|through|over from|back in|to|by) (?:the )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu;
/** How many. */
export const MANY = new RegExp(`\\b(?:${NUMBER})\\b`, 'giu');
/** Persons, animals and the like that are named in something told. */
export const WHO = new RegExp(`\\b(${LIFE})\\b`, 'giu');

/** A wish, a plan or a condition tells nothing that happened. */
export const UNREAL =
  /\b(?:if|would|could|should|wish|'d (?!(?:already|just|never|been|\p{L}+ed)\b)|i'll|we'll|will|won't|shall|let's|can we|might|may|maybe we|imagine|promise|swear)(?!\p{L})/iu;
