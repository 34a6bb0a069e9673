/** The reader's own conduct: what hurt the other, a no that had to be said twice, a thing to stop. It is owned, and never turned against the one who says it. */

import type { Line } from '../moves/line.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { grips, type Part, partOf } from '../reading/my-part.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import type { Place, Places } from '../words/fill.ts';
import { opening } from './arranging-words.ts';
import { limitOf } from './boundaries.ts';
import { word } from './fitting.ts';
import { once } from './once.ts';
import { has, type Scene, says } from './scene.ts';

const said = linesIn('my part');
const IF = (yes: boolean): Place | undefined => (yes ? { words: ' ' } : undefined);

/** Tears over what the reader did are no trouble of theirs alone. */
const isPlain = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  !r.style.laughs &&
  !has(r, 'insult', 'self_harm', 'threat', 'harassment');

const scene = (
  name: string,
  when: Scene['when'],
  lines: readonly Line[],
  places?: (r: Reading) => Places,
): Scene => ({
  name: `my part: ${name}`,
  alone: true,
  firm: true,
  grounded: true,
  keeps: true,
  when: (r) => isPlain(r) && when(r),
  lines,
  ...(places ? { places } : {}),
});

/** A hand or a word that was too much is answered by the limit itself. */
const VAGUE: ReadonlySet<Part> = new Set<Part>(['hurt', 'reproach']);
const myPart = once((r: Reading): Part | undefined => (isPlain(r) ? partOf(r.plain) : undefined));
const part = (name: Part, lines: readonly Line[], places?: (r: Reading) => Places): Scene =>
  scene(
    name,
    (r) =>
      myPart(r) === name && !(VAGUE.has(name) && /^(?:touch|myBody|petName|joke)$/.test(limitOf(r) ?? '')),
    lines,
    places,
  );

const HIDDEN = /\b(?:hid me|secret|(?:didn'?t|never) (?:even )?introduced? me)\b/i;
const FUN = /\b(?:laugh\w*|jok\w+|fun|funny|mock\w*|teas\w+|imitat\w+|mimick\w*|impression|snore|told)\b/i;
const SILENT =
  /\b(?:when(?:ever)?|because) (?:you|u) (?:(?:don'?t|didn'?t|never|won'?t) (?:answer|reply|text|write|call)|(?:go|went) (?:quiet|silent|cold))\b/i;
const KIN_OF_THEIRS = /\bmy (?:m[ou]m|mother|dad|father|gran|ouma|gogo|aunt|aunty|uncle|parents|folks)\b/i;

const PART_SCENES: readonly Scene[] = [
  part('confidence', said('confidence')),
  part('laughed at', said('laughed at'), (r) => ({
    cost: IF(says(r, FUN) && !says(r, /\blaughed when\b/i)),
    fun: IF(says(r, FUN)),
    laughed: IF(says(r, /\blaughed when i (?:said|told|asked|mentioned|wanted)\b/i)),
    quiet: IF(says(r, /\b(?:went|was|so|been) quiet\b|\bdidn'?t (?:even )?notice\b/i)),
    front: IF(says(r, /\bin front of\b/i)),
  })),
  part('let down', said('let down'), (r) => ({
    said: IF(says(r, /\b(?:you|u) (?:\w+ )?(?:said|promised)\b/i)),
    waited: IF(says(r, /\b(?:i|me) (?:\w+ )?(?:wait\w*|standing|sitting|hanging)\b/i)),
    even: IF(says(r, /\bknow (?:how|what) it(?:'s| is)? ?(?:feels|like)\b/i)),
    forgot: IF(says(r, /\bforgot (?:about )?(?:my|our) (?:birthday|anniversary|graduation)\b/i)),
    let: IF(says(r, /\bdisappoint|let down|let me down\b/i)),
  })),
  part('not there', said('not there'), (r) => ({
    phone: IF(says(r, /\bon (?:your|ur) phone\b/i)),
    silent: IF(says(r, SILENT)),
    there: IF(!says(r, SILENT)),
    matter: IF(says(r, /\bmatter\b/i)),
    greet: IF(says(r, /\bgreet/i)),
    kin: word(find(KIN_OF_THEIRS, r.plain)?.[0].toLowerCase().replace('my', 'your')),
  })),
  part('named less', said('named less'), (r) => ({
    joke: IF(says(r, /\b(?:joke|joking|banter|laughed)\b/i)),
    hid: IF(says(r, HIDDEN)),
    word: IF(!says(r, HIDDEN)),
  })),
  part('reproach', said('reproach')),
  part('hurt', said('hurt'), (r) => ({
    said: IF(says(r, /\b(?:said|say|called|joke\w*|comment\w*|remark|wrote|told)\b/i)),
  })),
];

const JESTING = /\b(?:lol|lmao|haha\w*|jk|kidding|you goof)\b|😂|🤣|😜|😏|😉|🥰|😍|😘|😄/iu;
/** A limit that had to be said again, or was walked over. */
const SAID_BEFORE = latin(
  /^\W*i (?:already |have already |just )?said no\b(?! (?:to (?:him|her|them|the)|because|but))|(?:^|[.!,;]\s*)(?:(?:no|please|pls|hey|ok|yoh|man|just|dude|eish)[ ,.!]+)*(?:i need (?:you|u) to |i'?d like (?:you|u) to |i want (?:you|u) to )?(?:stop|quit) (?:asking|begging|pushing|nagging|pressuring)\b(?! (?:for (?:a friend|trouble)|yourself))|\b(?:don'?t|do not) (?:ask(?: me)?|call|phone|ring|do (?:that|it|this)|come|turn up|show up|text|message)(?! (?:yourself|out))(?: (?!(?:if|what|why|how|who|when)\b)\p{L}+){0,4} again\b|\bi(?:'?ve| have)? (?:already |just )?(?:said|told (?:you|u)) (?:that )?i (?:don'?t|do not|won'?t|can'?t|am not|'m not|didn'?t want)\b[\s\S]{0,80}\b(?:and|but|yet|then) (?:still )?(?:you|u)\b|\bhear it the first time\b|\b(?:please|pls) (?:don'?t|do not|stop) (?:phon(?:e|ing)|call(?:ing)?|ring(?:ing)?|text(?:ing)?|messag(?:e|ing)|contact(?:ing)?|ask(?:ing)?) my (?:\p{L}+ )?(?:sister|brother|m[ou]m|mother|dad|father|friends?|boss|work|kids?|gran|ex|flatmate|neighbours?)\b|\bi said (?:slow(?:ly)?|stop|wait|not yet|no)\b[^.!?]{0,20}\b(?:and|but) (?:you|u)\b|\b(?:last|second|third) time (?:that )?(?:i'?m|i am|im) (?:saying|asking|telling)\b|\bhow many times (?:must|do|should|have) i (?:have to |had to )?(?:say|said|tell|told|ask(?:ed)? (?:you|u)|repeat)\b|\bi(?:'?ve)? (?:already )?said no\b(?= (?:to (?:the|your|that|this|it|you)|already|and (?:i|it|you|asking)|twice|once|yesterday|last|before|when|the first)\b|[.!])|\b(?:you|u)(?:'ve| have| just| also| even)? (?:rang|called|phoned)(?: \p{L}+){0,4} (?:\p{L}+|\d+) times\b|\b(?:when|and|but|yet|then) (?:you|u) (?:still |just |even )?(?:tried (?:anyway|again|twice|it (?:anyway|again|twice)|to (?:kiss|hug|touch|hold))|kept (?:trying|pushing|going|asking)|went ahead anyway|did it anyway)\b/iu,
);
/** Somebody else was asked, or it is the reader who is told of. */
const NOT_ME =
  /\b(?:my (?:ex|boss|mom|mum|mother|sister|brother|dad|father|friend|landlord|colleague|kids?|son|daughter|dog|cat)|he|she|they|the (?:guy|man|bank|school|agent|recruiter)|people|everyone|so i said no|dream\w*|and then i said yes|i'?ll say yes|but (?:maybe|now|i'?d love|ok|okay))\b/i;
const NEAR_CUE = 70;
/** Another's act in the same breath as the cue. */
const isOfOthers = (r: Reading, at: number, length: number): boolean =>
  NOT_ME.test(r.plain.slice(Math.max(0, at - 20), at + Math.min(length, NEAR_CUE)));

const PARTS_WAYS =
  /\b(?:goodbye|not interested|leave me alone|block\w*|report\w*|police|unmatch\w*|we'?re done|it'?s over|not (?:be )?(?:seeing|meeting) you|lose my number)\b/i;

const AGAIN: Scene = scene(
  'told you before',
  (r) => {
    const match = find(SAID_BEFORE, r.plain);
    if (!match || hits(JESTING, r.plain) || hits(PARTS_WAYS, r.plain) || grips(r.plain)) return false;
    return (
      !isOfOthers(r, match.index, match[0].length) &&
      !/\?\s*$/.test(r.plain) &&
      !/^(?:touch|petName)$/.test(limitOf(r) ?? '')
    );
  },
  said('told you before'),
  (r) => {
    const calls = says(r, /\b(?:rang|called|phoned|call|phone|ring|calls)\b/i);
    const ask = says(r, /\bask(?:ing|ed)?\b|\bsaid no\b/i);
    return {
      ask: IF(ask),
      calls: IF(calls && says(r, /\b(?:rang|called|phoned|times|calls)\b/i)),
      work: IF(
        says(r, /\b(?:rang|called|phoned|call|phone)\b[^.!?]{0,16}\b(?:office|work|job|school|shop|ward)\b/i),
      ),
      told: IF(
        says(r, /\b(?:told (?:you|u)|i(?:'?ve| have)? (?:already |just )?said|last time|how many times)\b/i),
      ),
      address: IF(says(r, /\b(?:address|where i (?:live|stay)|my street)\b/i) && ask),
      pics: IF(says(r, /\b(?:pics?|photos?|pictures?|nudes?)\b/i) && ask),
      body: IF(says(r, /\b(?:kiss\w*|hug\w*|touch\w*|hold(?:ing)? (?:my )?hands?|hands?)\b/i)),
      woke: IF(says(r, /\b(?:wakes?|woke|waking|asleep)\b/i)),
    };
  },
);

const STOP_IT = opening(
  '(?:(?:please|pls|man|dude|hey|bro)[ ,]+)*(?:stop|quit|can you stop|could you (?:please )?stop|can you (?:please )?not keep) (?:sending|texting|calling|phoning|ringing|tagging|posting|commenting|messaging|waking|forwarding|whatsapping|double texting|checking up on)\\b',
);
/** Meant as it stands, and not in play: a reason, a please or an hour. */
const IN_EARNEST =
  /\b(?:please|pls|plz|work(?:ing)?|sleep(?:ing)?|asleep|late|night|\d ?am|[1-5]:\d\d|enough|too much|not ok(?:ay)?|uncomfortable|boss|students|kids?|serious(?:ly)?|meetings?|on shift|private|annoying|asked|told|don'?t like|not funny|at me)\b/i;
const IN_PLAY =
  /\b(?:giggl\w*|laugh\w*|smil\w*|grin\w*|blush\w*|menace|hungry|starving|craving|drool\w*|eaten|i(?:'?ve| have) now|i(?:'?m| am) now|funny|cute|addict\w*|obsessed|love (?:them|it|these))\b/i;
const STOPPED: Scene = scene(
  'a thing to stop',
  (r) =>
    hits(STOP_IT, r.plain) &&
    hits(IN_EARNEST, r.plain) &&
    !hits(IN_PLAY, r.plain) &&
    !hits(JESTING, r.plain) &&
    !hits(PARTS_WAYS, r.plain) &&
    !has(r, 'rejection_hard') &&
    !says(
      r,
      /\bstop (?:calling|texting)(?: me)? (?:and|yourself|it|that|this|names|baby|babe|princess)\b|\bcalling me (?!(?:at|when|after|before|so|late|every|during|in|on|all)\b)\w/i,
    ) &&
    (limitOf(r) === undefined || limitOf(r) === 'request'),
  said('a thing to stop'),
  (r) => ({
    hour: IF(
      says(
        r,
        /\b(?:\d ?am|[1-5]:\d\d|midnight|so late|late at night|at night|middle of the night|asleep|sleep(?:ing)?|(?:so |too )?early)\b/i,
      ),
    ),
    what: word(
      latin(
        /\b(?:sending|forwarding)(?: me)? (?:your |these |those |all these |so many )?(voice ?notes?|vns?|memes|reels|videos|tiktoks|links|articles|chain messages|good morning messages|stickers|gifs|jokes|pictures|photos)\b/iu,
      )
        .exec(r.plain)?.[1]
        ?.toLowerCase()
        .replace(/^vns?$/, 'voice notes')
        .replace(/^(voice ?note)$/, 'voice notes'),
    ),
  }),
);

const NOT_OWED =
  /\bi (?:really |just |honestly )*(?:don'?t|do not) (?:owe (?:you|u|anyone|anybody) (?:an? |any )?(?:explanations?|reasons?|answers?|updates?|anything|report)|(?:have|need) to (?:explain|justify|account for) (?:myself|my|where|why|who)\b)/i;
const UNOWED: Scene = scene(
  'nothing owed',
  (r) =>
    hits(NOT_OWED, r.plain) &&
    !hits(JESTING, r.plain) &&
    !hits(PARTS_WAYS, r.plain) &&
    !says(
      r,
      /\bmy (?:brothers|boys|uncles|cousins|people)\b|\b(?:to|outside) (?:your|ur) (?:house|place|work|flat)\b/i,
    ) &&
    r.style.words <= 45,
  said('nothing owed'),
);

/** A no to something, in a word that stands cold on the page, after what the reader told or decided. */
const COLD_YES = latin(
  /^\W*(?:k|kk|ok|okay|oh|fine|right|sure|cool|whatever|great|nice|lovely|wow|good|mm+|hmm+)\b[\s.,!…]*(?:then |so )?(?:enjoy (?:it|yourself|yourselves|that|the \p{L}+)? ?then|have fun (?:without me|then)|suit yourself|do what(?:ever)? (?:you|u) want|you do (?:you|what you want) then|go (?:ahead )?then|enjoy your \p{L}+ then)\W*$/iu,
);
const COLD: Scene = scene(
  'a cold yes',
  (r) => r.mine !== '' && hits(COLD_YES, r.plain) && !hits(JESTING, r.plain),
  said('a cold yes'),
);

/** After the limits that know what they are about. */
export const MY_PART_SCENES: readonly Scene[] = [...PART_SCENES, AGAIN, UNOWED, STOPPED, COLD];
