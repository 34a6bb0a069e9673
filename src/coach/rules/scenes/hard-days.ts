/** Feelings told by what happened: each situation by its word family, the heavier first. Good news stands among them. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import type { Places } from '../words/fill.ts';
import { nameIn, thingsOf } from './salient.ts';
import { flagged, has, type Scene, says } from './scene.ts';

/** A feeling told to the reader, in English, with nothing graver in it. */
const told = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'support') &&
  !flagged(
    r,
    'self_harm',
    'stalking',
    'threat',
    'coercive_control',
    'sexual_pressure',
    'money_request_mild',
    'scam_romance_script',
    'harassment',
  ) &&
  !has(r, 'rejection_hard');

const RELATION =
  /\b(?:my|our) ((?:(?:little|big|best|older|younger) )?(?:m[ou]m|mother|ma|dad|father|gran|granny|gogo|ouma|oupa|brother|sister|son|daughter|kids|boys|girls|children|boy|girl|uncle|aunt|wife|husband|friend|friends|baby|twins|nephew|niece|parents))\b/i;
const BARE =
  /(?:^|[.!?,]\s*|\b(?:and|gave|took|told|see|with|for|at|bring|drove) )(m[ou]m|dad|gran|gogo|ouma|oupa)(?:'s)?\b/i;

export function feelingPlaces(r: Reading): Places {
  const relation = (RELATION.exec(r.plain) ?? BARE.exec(r.plain))?.[1]?.toLowerCase();
  const things = thingsOf(r);
  const name = nameIn(r.plain);
  const fresh = things.filter(({ words }) => words !== name);
  const question = r.questions.find(({ kind }) => kind !== 'reciprocal');
  const asked =
    /\b(?:how(?:'s| is| was| are| r) (?:you|u|your|ur|things)|and (?:you|yours)|(?:hbu|wbu))\b/i.test(
      r.plain,
    ) && !/\bhow(?:'s| is| was) (?:your|ur) (?:day|week|weekend|evening|night)\b/i.test(r.plain);
  const span =
    /\b((?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few) (?:days|weeks|months|years|hours|nights))\b/i
      .exec(r.plain)?.[1]
      ?.toLowerCase();
  const time = /\b(?:sunday|monday|friday|saturday|evenings?|nights?|mornings?|weekends?|\d ?am)\b/i.exec(
    r.plain,
  )?.[0];
  const theirs = latin(/\bhow(?:'s| is| was| are) (?:your|ur) ([\p{L}]+)/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const door = /\b(?:doors?\b[^.!?]{0,12}\bopen|open doors?)\b/i.test(r.plain)
    ? 'doors open'
    : /\b(?:fac(?:e|ing)|near|by) the door\b/i.test(r.plain)
      ? 'you get the chair that faces the door'
      : /\b(?:flinch|jump|startle|lifts? a hand)/i.test(r.plain)
        ? 'no sudden moves'
        : /\bslow/i.test(r.plain)
          ? 'slow it is'
          : undefined;
  const event =
    /\b(?:interview|exams?|test|presentation|speech|audition|hearing|meeting|op|operation|surgery|match|race|defen[cs]e|viva|recital|results|scan|mri)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  const dropped = latin(
    /\b(?:dropped|spilled|spilt|knocked over|broke|smashed|burnt|burned|ruined) (?:(?:a|an|the|my) )?((?:whole |entire |full )?(?:\p{L}+ )?(?:of )?\p{L}+)/iu,
  ).exec(r.plain)?.[1];
  const witness =
    /\bthe (bride|mayor|boss|ceo|client|groom|bishop|whole office|whole team|customers|class)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  const smallThing = /\b(fridge|kettle|mug|plate|zip|jar|toast|printer|sock|checkout|queue|advert)\b/i
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const helper = /\ba (stranger|lady|man|woman|nurse|guard|guy|kid|colleague)\b/i
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const win =
    /\b(?:driver'?s (?:test|licen[cs]e)|driving test|job|offer|promotion|exams?|board exam|licen[cs]e|bursary|flat|visa|contract|lease|harvest|match|medal|loan|last payment|test|degree)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  const prize = /\b(?:promotion|job|role|post|project|part|bursary|transfer|flat|visa)\b/i
    .exec(r.plain)?.[0]
    .toLowerCase();
  const small =
    /\b(?:(?:seven|eight|six|nine|ten|\d+) hours|twins|baby|toddler|puppy|first try|personal best|finish line|sleep)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  return {
    dropped: dropped ? { words: `the ${dropped.replace(/ in$/, '')}` } : undefined,
    witness: witness ? { words: witness } : undefined,
    only: /\bonly one\b/i.test(r.plain) ? { words: 'the only one' } : undefined,
    moved: /\b(?:moved|new (?:city|town|place|flat)|homesick)\b/i.test(r.plain)
      ? { words: 'a new place' }
      : undefined,
    two: /\btwo (?:cups|plates|mugs|glasses|tickets|toothbrushes)\b/i.test(r.plain)
      ? { words: 'that' }
      : undefined,
    birthday: /\bbirthdays?|christmas|valentine\b/i.test(r.plain)
      ? { words: /christmas/i.test(r.plain) ? 'Christmas' : 'birthdays' }
      : undefined,
    helped: helper ? { words: `that ${helper}` } : undefined,
    smallThing: smallThing ? { words: `the ${smallThing}` } : undefined,
    win: win ? { words: /^driv/.test(win) ? `your ${win}` : `the ${win}` } : undefined,
    win2: small ? { words: /hours|sleep/.test(small) ? small : `the ${small}` } : undefined,
    prize: prize ? { words: `the ${prize}` } : undefined,
    need: door ? { words: door } : undefined,
    event: event ? { words: `the ${event === 'op' ? 'operation' : event}` } : { words: 'it' },
    who: relation ? { words: `your ${relation}`, plural: /s$/.test(relation) } : undefined,
    name: name ? { words: name } : undefined,
    thing: fresh[0],
    second: fresh[1],
    span: span ? { words: span } : undefined,
    time: time
      ? {
          words: /day$/i.test(time)
            ? `${time[0]?.toUpperCase()}${time.slice(1).toLowerCase()}`
            : time.toLowerCase(),
        }
      : undefined,
    mine: asked ? { words: '[how you are doing]' } : undefined,
    theirs: theirs ? { words: theirs } : undefined,
    theirNeed: theirs ? { words: `[how the ${theirs} is]` } : undefined,
    ask: question && !theirs && !asked ? { words: '[your honest answer]' } : undefined,
  };
}

const hard = linesIn('hard days');
const glad = linesIn('glad days');

const scene = (name: string, cue: RegExp, lines: Scene['lines'], unless?: RegExp): Scene => ({
  name,
  alone: true,
  when: (r) => told(r) && says(r, cue) && !(unless && says(r, unless)),
  lines,
  places: feelingPlaces,
});

/** The old one is meant, whoever else is named. */
const ofElder = (one: Scene): Scene => ({
  ...one,
  places: (r) => {
    const elder =
      /\b(m[ou]m|mother|dad|father|gran|granny|gogo|ouma|oupa|grandmother|grandfather|nan|grandpa|grandma)\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase();
    const found = feelingPlaces(r);
    return elder ? { ...found, who: { words: `your ${elder}` } } : found;
  },
});

const LAUGHED = /😂|🤣|\b(?:lmf?ao|haha\w*|jk)\b/iu;

export const PANIC_SCENES: readonly Scene[] = [
  scene(
    'panic, over now',
    /\b(?:had (?:a|an|another) (?:full |proper |huge |little |bad |massive |small |horrible |terrible |bit of a )?(?:panic|anxiety) (?:attack|thing)|panic attack\b[^!?]{0,80}\b(?:home now|ok(?:ay)? now|better now|over now|earlier|yesterday|this morning|last night|gave me|held my))/i,
    hard('panicOver'),
    /\b(?:right now|can'?t breathe|cant breathe|still happening|talk to me|tell me something)\b/i,
  ),
  scene(
    'shaking now',
    /\b(?:hands? (?:won'?t |keep |are |is |still )?(?:stop )?(?:shak\w+|numb|tingl\w+)|(?:hands?|body|legs)[^.!?]{0,20}\b(?:stop shaking|to stop|numb|go in)|can'?t (?:stop shaking|breathe)|cant (?:stop shaking|breathe)|heart'?s (?:in my|pounding|racing)|panic attack|anxiety attack|(?:walls? (?:feel|are|have|started)|room)[^.!?]{0,20}\b(?:coming in|closing|breathing|spinning)|head won'?t (?:stop|shut)|(?:hiding|sitting) (?:in|on) the (?:toilet|bathroom floor|stairwell)|can'?t (?:come|go) back into the room)\b/i,
    hard('panic'),
    /😂|🤣|😏|\b(?:lmf?ao|haha\w*|jk|funny|hilarious|laugh\w*|joke|(?:ok|okay|fine|better|calm) now|home now|handed in|signed|resign\w*|notice\b|got the (?:job|keys)|contract|dress|jeans|stairs|gym|jog|run|your (?:text|voice|message|smile|photo)|you (?:make|made|walked))\b/iu,
  ),
];

export const FEELING_SCENES: readonly Scene[] = [
  scene(
    'uneasy about somebody',
    /\b(?:keeps? (?:leaving (?:things|notes|gifts|flowers)|following|turning up|showing up|watching|waiting (?:for|outside))|knows my (?:shifts|routine|address|schedule|route)|(?:someone|somebody|he|she|a man|a guy)(?:'s| is| has been|'s been| was) (?:following me|watching me|leaving (?:notes|things|flowers|gifts)|hanging around (?:my|outside)))|\b(?:he|she|my (?:ex|boyfriend|husband|wife|girlfriend|partner)) (?:locked me in|(?:hit|slapped|choked|punched|kicked|strangled) me\b(?! (?:up|with))|threw \w+(?: \w+)? at me)\b/i,
    hard('followed'),
    /\b(?:cat|dog|bird|pigeon|monkey|gran|mom|mum)\b[^.!?]{0,20}\bkeeps?\b|😂|🤣/iu,
  ),
  scene(
    'all clear',
    /\b(?:all clear|benign|(?:it'?s|its) not cancer\w*|cancer[- ]?free|in remission|clear scans?|scan (?:was|is|came back) (?:clean|clear|fine)|results\b[^.!?]{0,30}\b(?:all clear|clear|negative|all good|fine|clean)\b|results? (?:came back|are|were|is) (?:clean|clear|good|fine|negative)|(?:op|operation|surgery) (?:went|was) (?:ok(?:ay)?|well|fine|good)|out of (?:icu|hospital|danger)|she'?s going to be (?:ok(?:ay)?|fine)|home from (?:the )?hospital)\b/i,
    glad('relief'),
    /\btested\b|condoms?|\b(?:exam|matric|varsity|election|match|not (?:clear|fine|good))\b|\bnot (?:the )?all clear|\bsorry for|\b(?:i was|i've been) in hospital|saturday night/i,
  ),
  scene(
    'proud tears',
    /\b(?:(?:cried|cry|crying|teared up|in tears|sobbed|puddle|dust in (?:my|our)|lump in my throat|misty)\b[^!?]{0,90}\b(?:gala|concert|play|graduation|wedding|first (?:length|day (?:of|at)|steps?|word|goal)|best man|nativity|recital|prizegiving|so proud|happy tears)|(?:gala|concert|graduation|best man|recital|nativity|prizegiving)\b[^!?]{0,90}\b(?:cried|cry|tears|puddle|dust in|eyes))\b|\bhappy (?:cry|tears|ones)\b/i,
    glad('proud'),
  ),
  scene(
    'sober for so long',
    /\b(?:years?|months?|days?|weeks?) (?:sober|clean)\b[^?]{0,40}(?:!|today|cake|chip|medal|milestone)|\b(?:sober|clean) (?:for )?(?:\d+|one|two|three|four|five) (?:years?|months?)(?: today|!)/i,
    glad('sober'),
    /\b(?:relaps\w+|bottle|brewery|bar\b|pub|instead|coffee|wine farm|gone at|kitchen|fridge|room|house|flat|spotless|desk|hired)\b/i,
  ),
  scene(
    'a small triumph',
    /\b(?:(?:baby|twins?|toddler|puppy|kids?) (?:slept|ate|smiled|walked)|slept (?:through|all night)|(?:seven|eight|nine|ten) hours\b[^.?]{0,20}(?:!|sleep|slept|face of god)|finally (?:told|said|asked|quit|left|fixed|finished|slept|beat|nailed|got it)|(?:told|said) (?:my \w+ )?no\b[^.!?]{0,20}\bfirst time|stood up (?:to|for) (?:my|myself)|personal best|new pb\b)/i,
    glad('smallWin'),
    /\bhaven'?t\b/i,
  ),
  scene(
    'fond of the reader',
    /\b(?:since (?:we|you and i) (?:started|began|met|matched)|ever since you)\b[^!?]{0,40}\b(?:i'?ve|i have|i am|i'?m|humming|smiling|sleep\w*|sing\w*|checking)|\b(?:haven'?t|never) felt (?:this|so|that) (?=[^!?]*\b(?:you|us)\b)(?:calm|safe|comfortable|relaxed|at ease|happy|close|seen|understood|good|free|at home|myself)\b/i,
    glad('fond'),
  ),
  scene(
    'good news',
    /\b(?:i (?:got|landed|passed|nailed) (?:the |my |it\b|in\b)[^.!?]{0,30}(?:job|offer|promotion|exam|board|licen[cs]e|place|bursary|flat|visa|!)|i passed\b|got the job|they said yes|she said yes|he said yes to|offer(?:ed)? me the|harvest is in|we won\b|last payment|paid off my|signed the (?:lease|papers|contract)|\d+ (?:days|months|years) (?:sober|clean)\b(?! gone))/i,
    glad('news'),
    /\b(?:didn'?t|did not|never|relaps\w+|gone at|bottle|but|if i)\b/i,
  ),
  scene(
    'you made it lighter',
    /\b(?:(?:you|u) (?:made|make) me (?:forget (?:about )?(?:it|my|the|everything)|feel (?:\w+ )?(?:better|seen|heard|safe|calm|calmer|lighter|understood|less alone|normal|cared for|at ease))|(?:nobody|no one)(?:'?s| has)? ever (?:asked|told|noticed|done) (?:me |that )|nicest thing (?:anyone|anybody)|(?:thank you|thanks) for (?:listening|noticing|seeing me|being (?:so |really |very )?(?:kind|patient|there|you|gentle|sweet|understanding|nice)|the kind words|not (?:judging|laughing|running))|never (?:felt|been) so (?:seen|heard) (?:by|with|as|when))\b/i,
    glad('lighter'),
    /\b(?:thanks for (?:asking|the)[^.!?]{0,20}(?:but|no)\b|not interested|not feeling it|didn'?t feel|thank you for the invitation|remembering|home safe|got home|stopping when|spark|closing|met someone|no reply|you too)/i,
  ),
  scene(
    'happy and afraid of it',
    /\b(?:(?:so )?happy (?:lately |that )?(?:it |and it )?(?:scares|frightens|worries) me|scared of (?:this|it|us) (?:going well|working)|(?:bit |a little )?scared (?:because|that) (?:this|it) is going (?:well|so well)|waiting for the (?:piano|other shoe|catch)|too good to be true|something will go wrong|going so well\b[^.!?]{0,25}\b(?:scar\w+|afraid|nervous|worried|frighten\w*)|don'?t want to jinx)\b/i,
    glad('afraidOfGood'),
    /\b(?:offer|deal|invest|profit)\b/i,
  ),
  scene(
    'a child leaves home',
    /\b(?:my |our |the )?(?:daughter|son|youngest|eldest|kids?|last one|baby)\b[^.!?]{0,20}\b(?:moved (?:out|her last|his last|the last|(?:in)?to (?:res\b|varsity|uni|college|a flat|(?:his|her) own))|left (?:home|for (?:uni|varsity|res|college))|packed (?:up|her|his)|flew (?:out|off)|is off to (?:uni|varsity|res))|\bempty nest\b|\bdropped (?:her|him|them|my \w+)(?: off)? at (?:res\b|uni\b|varsity|college|boarding school)|\bfirst year at (?:varsity|uni\w*|college) for my\b/i,
    hard('nestEmpties'),
    /\b(?:my ex|we (?:still|just)|years ago)\b/i,
  ),
  scene(
    'an ill pet',
    /\bvet (?:said|says|phoned|called|thinks|wants|found)\b[^!?]{0,80}\b(?:ill|sick|lump|tumou?r|cancer|kidneys?|liver|heart (?:murmur|failure|trouble|problem|condition)|surgery|operat\w+|x-?rays?|scan|blood tests?|keep (?:him|her|it|them)|overnight|infect\w+|diabet\w+|arthritis|in pain|antibiotics|drip|serious|medication|stitches|worse|not (?:eating|good|well)|hasn'?t eaten|(?:weeks|months|days) (?:left|to live))\b|\bvet (?:is worried|(?:called|phoned|says|said|thinks)\b[^!?]{0,20}\bit'?s time)\b|\b(?:hasn'?t eaten|not eating|stopped eating|limping|limps)\b[^.!?]{0,40}\bvet\b|\b(?:dog|cat|puppy|kitten|rabbit)(?:'s| is| has| was)?\b[^.!?]{0,20}\b(?:at the vet|very sick|kidneys|tumou?r|diabet\w+|not eating|stopped eating|operation|surgery)\b/i,
    hard('sickPet'),
    /😂|🤣|\b(?:fat|chonk\w*|overweight|diet|clear|fine|healthy|gave (?:him|her) the all|good news|upfront|lend|borrow)\b/iu,
  ),
  ofElder(
    scene(
      'a parent grows old',
      /\b(?:on the list for the home|(?:care|nursing|old[- ]age|retirement) home|frail care|dementia|alzheimer'?s|(?:doesn'?t|no longer|didn'?t) (?:know|recogni[sz]e|remember) (?:me|my name|us)|(?:put|moved|moving|move) (?:mum|mom|dad|my (?:mother|father|mum|mom|dad|gran)) (?:on the list|into|in to|in a home))\b/i,
      hard('parentAges'),
      /\bi (?:work|volunteer|sing) (?:at|in|as)\b/i,
    ),
  ),
  scene(
    'relapsed, or nearly',
    /\b(?:relaps\w+|\d+ days (?:gone|sober and)|sober \d+ days and tonight|bottle in my hand|drank (?:alone|again|alone again)|fell off the wagon|(?<!never )drinking again|eating disorder'?s? back)\b/i,
    hard('relapse'),
    /\b(?:my|his|her) (?:brother|sister|dad|father|mom|mum|mother|son|daughter|husband|wife|uncle|friend|ex)(?:'s| is| was| has)?(?: been)? (?:drinking|drank|relaps\w+|fell)/i,
  ),
  scene(
    'an old hurt and what it needs',
    /\b(?:(?:sit|like to sit|chair|seat) (?:facing|near|by) the door|doors? open|used to (?:lock me|check my|keep me|hit|shout)|i (?:flinch|jump|startle|freeze)\b|\bflinch\b|years? of therapy|good therapist|bad relationship in my|wasn'?t good\. |marriage was not good|my uncle\. |had a protection order once|old trauma|when a door slams|still wait for someone to tell me|i'?d rather you knew|nine years of asking|an ex once kept)\b/i,
    hard('oldHurt'),
    /\b(?:phone|number|surname|calls?)\b(?=[^.!?]*\b(?:before|till|until|yet)\b)/i,
  ),
  scene(
    'turned away by family',
    /\b(?:(?:nobody|no one|my (?:father|mother|dad|mom|mum|parents|family|brother|sister))\b[^!?]{0,60}\b(?:speaks? to me\b(?! (?:before|until|till|in the mornings?|about|like|for (?:an?|one|two|three|like|half|days?|weeks?|the (?:whole|rest)))\b)|won'?t (?:look at|speak to|talk to) me\b(?! (?:before|until|till)\b)|stopped speaking(?=[.,!]|$| (?:to (?:me|us|(?:their|his|her) (?:own )?(?:son|daughter|child))|when|after|since)\b)|put my bag|kicked me out|threw me out|disown\w*(?! me if i)(?! us if)|pretends? i(?:'?m| am| do)? ?(?:not|don'?t|dead))|since i (?:told them|came out)|i came out to|told them about the (?:women|men|girls|boys) i date|sets the table for)\b/i,
    hard('turnedAway'),
  ),
  scene(
    'the children are away',
    /\b(?:(?:taken|took|has|have|fetched|dropped|handed over) (?:my|the) (?:kids|children|boys|girls|son|daughter)\b[^!?]{0,50}\b(?:weekend|week|holidays?|month|summer|december|today|order|silence|social worker|his dad|her mom|court|custody)|first (?:weekend|one|christmas|night|holiday) (?:without (?:them|the kids|my (?:kids|boys|girls|son|daughter))|since the order)|their dad'?s? weekend|(?:kids|children|boys|girls|son|daughter) (?:are|is) (?:at|with) (?:their|his|her) (?:dad|mom|mum|father|mother)\b[^?]{0,60}\b(?:quiet|don'?t know|empty|silence|miss)|house is (?:so )?quiet without (?:them|the kids))\b/i,
    hard('childrenAway'),
  ),
  scene(
    'burnt out',
    /\b(?:burn[- ]?out|burnt out|burned out|signed off (?:work|sick)|put me on leave|stress leave|can'?t face (?:work|the office|another)|put on the uniform|running on (?:empty|fumes)|boss doesn'?t know)\b/i,
    hard('burntOut'),
    /😂|🤣|\b(?:lmf?ao|haha\w*|jk|candle|clutch|bulb|globe|fuse|engine|fire|house|kitchen)\b/iu,
  ),
  scene(
    'passed over',
    latin(
      /\b(?:(?:gave|give|giving) (?:the |my )?(?:promotion|job|role|post|project) to \p{L}+|gave it to (?:him|her|someone|somebody|the \p{L}+|\p{L}+ from)\b|didn'?t get (?:the |that )?(?:promotion|job|role|part|bursary|transfer|flat|visa)|passed (?:me )?over|took (?:the )?credit|i trained (?:him|her)|(?:everyone|everybody|they all|whole (?:team|office))\b[^.!?]{0,25}\bgot\b[^.!?]{0,25}\b(?:except|but|apart from) me|chose (?:him|her|someone) (?:else )?over me)/iu,
    ),
    hard('passedOver'),
    /\b(?:onwards|pavlova)\b/i,
  ),
  scene(
    'everything at once',
    /\b(?:(?:had a |a )?(?:long|good|proper|little) cry\b|(?<!\b(?:would(?:'ve| have|ve|a)?|i'?d(?: have|'ve)?|could(?:'ve| have|ve)?|almost|nearly|don'?t|didn'?t|never) (?:just |probably |have |actually )?)(?:cried|crying|cry) (?:in|at) (?:the|my) (?:car|work|toilet|bathroom|shower|kitchen|parking|office|bus|train)|everything at once|crying (?:at work )?again|can'?t\. ?stop\. ?crying|(?:i|just|and) burst into tears|(?:i|just|completely) broke down|(?<!(?:he|she|they|baby|kid) )sobb(?:ed|ing)|(?<!(?:he|she|they|people|everyone|everybody) (?:have |had )?)wept\b|i welled up|(?:it'?s|it was|over) just (?:a|the) (?:fridge|kettle|mug|plate)\b|last straw)/i,
    hard('everything'),
    /😂|🤣|\b(?:(?:last|final|season|series) (?:episode|chapter|page|finale|scene)|finale|the ending|spoil\w*|in my defen[cs]e|busted|(?:been|tried(?: it)?|went|gone|camped|did it|done it) (?:exactly |only )?once|never again|moved on|behold|how do you survive|lmf?ao|haha\w*|jk|baby and it|card from|voucher|pupils|so proud|came through|passed|(?:thought|think) it was bad news|(?:she'?s|they'?re|is|are) (?:pregnant|expecting|engaged))\b|!!/iu,
  ),
  scene(
    'awake in the night',
    /\b(?:(?:it'?s |its )?[1-5] ?am\b[^!?]{0,40}\b(?:awake|up|sleep|counting|thinking|ceiling)|awake again|(?<!\b(?:you|u|ya) (?:still |also )?)can'?t sleep\b(?! (?:if|unless|without(?! (?:the |any |having )?(?:nightmares?|dreams|pills|tablets|medication|crying|him|her)\b)|with(?! (?:the |this |all )?(?:pain|nightmares|worry|fear)\b)|when(?:ever)?|either way|next to|past|anywhere|on (?:planes?|buses|trains|my|a)|in (?:hotels?|cars?|planes?|silence|a|socks|the (?:same|car))|after (?:coffee|caffeine|cheese|\w+ coffees))\b)|lying (?:here )?awake|staring at the ceiling|insomnia|can'?t (?:switch|turn|shut) (?:my|the) (?:head|brain|mind|thoughts) off|can'?t (?:switch|turn|shut) off my (?:head|brain|mind|thoughts)|haven'?t slept|havent slept|every stupid thing i)\b/i,
    hard('awake'),
    /😏|😉|\b(?:thinking (?:of|about) you|divorc\w+)\b/iu,
  ),
  scene(
    'always the strong one',
    /\b(?:(?:tired|sick) of (?:being|having to|always)|always the (?:one who|strong)|the strong one|nobody (?:ever )?asks how i|who looks after me|carry(?:ing)? everyone|holding everything together)\b/i,
    hard('strongOne'),
    LAUGHED,
  ),
  scene(
    'sober among drinkers',
    /\bsober\b[^!?]{0,60}\b(?:everyone'?s?|they'?re all|friends (?:are|all)|pub|party)\b|\bnot drinking\b[^!?]{0,50}\b(?:everyone(?:'s| is| else is)?|they'?re all|all (?:my|the) \w+ are) (?:drunk|drinking|hammered|wasted)\b/i,
    hard('soberNight'),
    /\b(?:brewery|wine farm|shall we|meet you|join you|could we|can we|instead)\b/i,
  ),
  scene(
    'not seen',
    /\b(?:feel(?:ing)?|felt) (?:a bit |so |pretty |quite )?(?:invisible|unseen|overlooked|replaceable|like furniture)|nobody (?:would |ever )?(?:notices?|sees|appreciates)\b(?=[^.!?]*\b(?:work|do|try)\b)/i,
    hard('notSeen'),
    LAUGHED,
  ),
  scene(
    'alone among others',
    /\b(?:(?:sunday|weekend|friday|saturday) (?:evenings?|nights?|afternoons?) (?:get|are) (?:to me|the (?:worst|loneliest|longest)|(?:so |too |really )?(?:lonely|long|hard|quiet|empty|silent|rough))|(?:evenings?|nights?|sundays?) kill me|(?<!\b(?:you|u|can|could|should|just|ahead and|to) )(?:all )?(?:went|go|gone|met|meet) (?:out|up)? ?(?:again )?without me|everyone'?s? (?:has |have |is |got )?(?:got )?(?:someone|somebody|paired|married|with)|only one (?:of my friends|who (?:isn'?t|is single))|(?:i'?m|i am|i was|being|feel like) the only one (?:left|here)|eat(?:ing)? (?:\w+ )?alone|(?<!\b(?:mine|he|he'?s|hes|she|she'?s|shes|they|they'?re|theyre|people|men|women|dogs?|cats?|puppy|kitten|fish|plant)(?: is| are| was| were| gets?| got| feels?| felt| looks?| looked| seems?| seemed)? (?:a |just |getting )?)(?:so|bit|feeling|feel|pretty|kinda|really|quite) (?:lonely|alone|homesick|left out)|nobody to (?:call|ring|eat|talk|tell)|no one to (?:call|ring|eat|talk|tell)|got nobody|moved (?:\d+ ?km|here|all this way)[^.!?]{0,25}\b(?:alone|noodles|nobody|know no)|table for one|(?:soup|cooking|dinner|cooked|pizza|cake) for one|lonely is|don'?t know a soul|homesick|nobody notices|(?:everyone|everybody|they all|all my friends|whole (?:class|team|office))\b[^.!?]{0,20}\b(?:invited|going|went|there) (?:except|but|without) me|(?:wasn'?t|not) (?:even )?invited)\b/i,
    hard('alone'),
    /😂|🤣|\b(?:lmf?ao|haha\w*|jk|insulted|pizzas?|your (?:friends|family)|i love it|fight me)\b/iu,
  ),
  scene(
    'after he moved out',
    /\b(?:(?:he|she|my (?:husband|wife|ex|boyfriend|girlfriend|partner|fianc\w+)(?: of \w+ (?:years?|months))?) (?:just |finally |recently )?(?:moved out|left me|walked out)\b(?! (?:a|an|the|some|on|no|with|at|to|two|three|home|waiting|hanging|alone (?:with|for)))|(?:still|keep|kept|again|habit)\b[^.!?]{0,25}\btwo (?:cups|plates|mugs|glasses)|(?:since|after) (?:the|my|our) (?:divorce|break-?up|split)|divorce (?:came through|papers|is final)|sign(?:ed|ing) the (?:divorce )?papers|half the (?:bed|wardrobe)|ex(?:'s)? (?:wedding|got (?:married|engaged)|is (?:engaged|getting married)))\b/i,
    hard('parted'),
    /\b(?:years? ago|ice cream stage|onwards|going (?:quiet|silent)|you were funny|(?:has|'s) been gone|(?:flat|house|place|cottage) is (?:all )?mine)\b/i,
  ),
  scene(
    "someone else's break-up",
    /\b(?:my (?:sister|brother|parents|best friend|friend|cousin|mom|mum|dad)s?\b[^.!?]{0,12}\b(?:is|are|'s|'re)? ?(?:getting|going through a|filing for) (?:a )?(?:divorced?|separat\w+)|parents are (?:splitting|divorcing|separating)|they'?re (?:divorcing|splitting up))\b/i,
    hard('theirDivorce'),
  ),
  scene(
    'fear of a scan',
    /\b(?:scared|terrified|nervous|afraid|worried|dreading|frightened|anxious)\b[^!?]{0,30}\b(?:scan|mri|biopsy|results|op|operation|surgery|test results|mammogram|hospital|procedure)\b|\b(?:scan|mri|biopsy|operation|surgery|mammogram) (?:is )?(?:tomorrow|today|on \w+day|in the morning)\b/i,
    hard('scanFear'),
  ),
  scene(
    'nerves before something',
    /\b(?:(?:nervous|anxious|scared|terrified|panicking|stressed|butterflies|can'?t eat|sick) (?:about|for|of|because of|over|before) (?:the |my |tomorrow'?s? |today'?s? |this |an? |monday'?s? )*(?:interview|exams?|test|presentation|speech|audition|hearing|meeting|op|operation|surgery|driving|results|scan|mri|first day|match|race|viewing|defen[cs]e|viva|board|recital)|(?:interview|exam|presentation|speech|defen[cs]e|final) (?:of my life )?(?:tomorrow|today)|(?:interview|exam|presentation|audition|viva|board exam|driving test|hearing) (?:is )?(?:tomorrow|today|on monday|in \d|in the morning)|tomorrow'?s (?:interview|exam|test|presentation|audition|hearing|speech))\b/i,
    hard('nerves'),
  ),
  scene(
    'a public disaster',
    /\b(?:(?:dropped|spilled|spilt|knocked over|broke|tripped|fell|sent|burnt|burned|ruined|smashed)\b[^!?]{0,60}\b(?:in front of|whole (?:tray|office|team|class|cake)|to the (?:whole|entire) (?:team|company|office)|tray of|the (?:bride|mayor|boss|ceo|client|customers))|everyone (?:saw|stared|laughed)|want(?:ed)? the (?:floor|ground) to)\b/i,
    hard('mishap'),
  ),
  scene(
    'felt a fool',
    /\b(?:felt like (?:an? |such an? |a complete )?(?:idiot|fool|muppet|plonker|clown)|mortified|called (?:the|my) (?:client|boss|teacher|manager|doctor|professor) '?(?:mum|mom|dad|babe|love|darling)|(?:on|forgot (?:to|i was on)) (?:speaker|mute|unmute)|replied all|reply[- ]all|waved (?:back )?at someone|so embarrass(?:ed|ing)|could have died\b)/i,
    hard('foolish'),
    /\b(?:scam\w*|money|disappeared|vanished|quiet|ghost\w*)\b/i,
  ),
  scene(
    'cross',
    /\b(?:(?:so|really|absolutely|properly|still) (?:cross|angry|furious|livid|fuming|mad|annoyed|raging)\b(?! (?:at|with) (?:you|u|me)\b)|could (?:bite|scream|strangle|spit)|(?:they|he|she|my boss|management) (?:gave|took|moved|cancelled|sold) (?:away )?my (?:\w+ )?(?:corner|desk|parking|seat|shift|leave|office|spot|chair|idea|bonus))/i,
    hard('cross'),
    // Cross in jest at being proved wrong.
    /\bphone\b|\bnever been (?:so|this|more)\b|\b(?:you|u) (?:were|are|was) right\b/i,
  ),
  scene(
    'a rotten day',
    /\b(?:(?:(?<!'s |\bgood day or a )(?:bad|rubbish|rotten|awful|horrible|terrible|shit(?:ty)?|kak|crap(?:py)?|rough|tough|worst|hectic|bleh|grim)|(?<!\b(?:do|make|spend|plan|fancy|want|take|try|first) (?:it )?(?:a |one )?(?:nice |proper )?)long) (?:day|week|morning|shift)\b(?! (?:trip|hike|walk|out|first|together)\b)|\b(?:today|this week|work|my day) (?:was|has been|is|'s been) (?:just |absolutely |really |so |honestly )?(?:the worst|awful|horrible|terrible|brutal|hell|kak|a nightmare|rough|rubbish|a disaster)\b|(?:day|week|shift) (?:from hell|was (?:hell|awful|brutal|kak|rough|a mess|terrible))|what a (?:day|week)\b|\b(?:week|day|month) (?:\w+ )?broke me\b|(?:the )?printer won|boss (?:shouted|screamed|moaned)|one of those (?:days|weeks)|^\W*(?:so |absolutely |completely )?(?:exhausted|shattered|knackered|wiped|dead on my feet)\b[.,!]|^\W*(?:so|absolutely|completely) finished\b[.,!])/i,
    hard('rotten'),
    /\b(?:smash (?:and|n|&|'?n'?) ?grab\w*|mugged|robbed|hijack\w*|stole|stolen|(?:will|i'?ll) (?:write|text|call|reply|answer)|(?:talk|chat|text) later|in a good way|love|great|best|amazing|beautiful|gorgeous|fun|perfect|lovely|won|happy|good (?:one|though)|worth it|(?:how|did) (?:was|is|did) (?:you|your)|if you'?re having|hope you)\b|\bhow(?:'s| is| was) your\b/i,
  ),
  scene(
    'grey',
    /\b(?:(?:feeling|feel|felt|i'?m|i am|been feeling) (?:a bit |kinda |pretty |so |really |quite |just )*(?:flat|grey|low|down|numb|blue|empty|meh)\b(?! (?:for|to|with|at|in|on|by|the|under|south|here|there|about what))|feel nothing|food is cardboard|curtains closed|went dark again|post unopened|haven'?t left the (?:flat|house|bed)|can'?t get out of bed|nothing'?s wrong, just|dark at four|sad (?:the )?summer'?s over)/i,
    hard('grey'),
    LAUGHED,
  ),
  scene(
    'treatment',
    /\b(?:my (?:treatment|chemo|radiation|dialysis|infusion|surgery|diagnosis|biopsy|scan)\b|the (?:chemo|radiation|dialysis|biopsy)\b|waiting (?:for|on) (?:the |my )?(?:(?:blood |test |scan |lab )?results|biopsy|scan)|i (?:was|got|have been|'ve been) diagnosed)\b/i,
    hard('treatment'),
    // Who mends the machines is not on them.
    /\b(?:i|we) (?:fix|repair|service|sell|install|maintain|build|design|deliver|clean)\b|\b(?:tested|condoms?|new meds|matric|exams?|varsity|board|applications?|election|(?:mom|mum|mother|dad|father|gran|gogo|ouma|oupa|brother|sister|son|daughter)(?:'s| is| was)? (?:back )?in (?:the )?hospital|adhd|dyslexi\w+|years ago|clear scans?|after (?:the|my) chemo|in remission|years (?:running|clear)|hair (?:came|grew|is))\b/i,
  ),
  scene(
    'lost the job',
    /\b(?:retrench\w*|laid off|made (?:me )?redundant|lost my job|got fired\b(?! up)|(?:they|work|the company|my boss|my job) (?:just |have |had to |are )?let(?:ting)? (?:me|us|\d+ of us) go\b(?! (?:home|early|to|on|out))|cut my hours|gave us boxes|section 189|contract (?:(?:wasn'?t|isn'?t|won'?t be|not|is not|was not)(?: being| going to be)? renewed|(?:is|was) (?:being )?cut short)|not renewing my contract|(?:my|our|the) business (?:is closing|closed down|went under))\b/i,
    hard('lostJob'),
    /\bmy (?:brother|sister|ex|friend|mate|cousin|boss|neighbour|uncle)(?: \w+)? (?:got|was|were|is) (?:fired|laid off|retrenched)\b|\bfor stealing\b/i,
  ),
];

/** Whatever else a word in them brings to mind. */
export const SURE_FEELING_SCENES: readonly Scene[] = FEELING_SCENES.filter(({ name }) =>
  /^(?:uneasy|fond of|happy and afraid|a parent grows|relapsed|an old hurt|turned away|the children are|a child leaves|after he moved|nerves before|passed over)/.test(
    name,
  ),
);
