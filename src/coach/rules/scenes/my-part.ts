/** The reader's own conduct: what hurt the other, a no that had to be said twice, a thing to stop. It is owned, and never turned against the one who says it. */
import type { Tone } from '../contract.ts';
import { type Line, lines, type MoveName } from '../moves/line.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { grips, type Part, partOf } from '../reading/my-part.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Place, Places } from '../words/fill.ts';
import { opening } from './arranging-words.ts';
import { limitOf } from './boundaries.ts';
import { word } from './fitting.ts';
import { once } from './once.ts';
import { has, type Scene, says } from './scene.ts';

type Wordings = Partial<Record<MoveName, ReadonlyArray<readonly [Tone, string]>>>;
const flat = (said: Wordings): Line[] =>
  (Object.entries(said) as Array<[MoveName, Parameters<typeof lines>[1]]>).flatMap(([move, wordings]) =>
    lines(move, wordings),
  );
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
  said: Wordings,
  places?: (r: Reading) => Places,
): Scene => ({
  name: `my part: ${name}`,
  alone: true,
  firm: true,
  grounded: true,
  keeps: true,
  when: (r) => isPlain(r) && when(r),
  lines: flat(said),
  ...(places ? { places } : {}),
});

/** A hand or a word that was too much is answered by the limit itself. */
const VAGUE: ReadonlySet<Part> = new Set<Part>(['hurt', 'reproach']);
const myPart = once((r: Reading): Part | undefined => (isPlain(r) ? partOf(r.plain) : undefined));
const part = (name: Part, said: Wordings, places?: (r: Reading) => Places): Scene =>
  scene(
    name,
    (r) =>
      myPart(r) === name && !(VAGUE.has(name) && /^(?:touch|myBody|petName|joke)$/.test(limitOf(r) ?? '')),
    said,
    places,
  );

const HIDDEN = /\b(?:hid me|secret|(?:didn'?t|never) (?:even )?introduced? me)\b/i;
const FUN = /\b(?:laugh\w*|jok\w+|fun|funny|mock\w*|teas\w+|imitat\w+|mimick\w*|impression|snore|told)\b/i;
const SILENT =
  /\b(?:when(?:ever)?|because) (?:you|u) (?:(?:don'?t|didn'?t|never|won'?t) (?:answer|reply|text|write|call)|(?:go|went) (?:quiet|silent|cold))\b/i;
const KIN_OF_THEIRS = /\bmy (?:m[ou]m|mother|dad|father|gran|ouma|gogo|aunt|aunty|uncle|parents|folks)\b/i;

const PART_SCENES: readonly Scene[] = [
  part('confidence', {
    'own it': [
      ['warm', 'I am sorry. That was yours to tell and not mine.'],
      ['direct', 'You trusted me with that and I passed it on. There is no excuse, and I am sorry.'],
      ['calm', 'You are right to be upset. I should have kept that to myself.'],
    ],
    'name the feeling': [
      ['calm', 'I understand if it takes a while before you tell me things again. I am sorry.'],
      ['warm', 'I am sorry I put you in that position. You should not have had to find out like that.'],
    ],
    'make amends': [
      ['warm', 'I am sorry. Can I call you tonight? I would like to hear what would put it right.'],
      ['direct', 'It stays with me from now on, whatever you tell me. I am sorry that it did not this time.'],
    ],
  }),
  part(
    'laughed at',
    {
      'own it': [
        ['warm', '{cost}I am sorry. I went for a laugh and it was at your cost.'],
        ['warm', '{laughed}I am sorry that I laughed. It deserved a better answer from me.'],
        ['direct', '{fun}You are right, that was not funny, and I should have seen it. I am sorry.'],
        ['direct', 'You are right, and I am sorry. That was not fair on you.'],
        ['calm', 'I am sorry. You should feel safe with me, and you did not.'],
      ],
      'name the feeling': [
        ['warm', '{quiet}I should have noticed how quiet you went. I am sorry.'],
        ['calm', '{front}In front of other people it must have been twice as bad. I am sorry.'],
        ['warm', 'Thank you for telling me, even after I missed it at the time. I am sorry.'],
      ],
      'make amends': [
        ['direct', '{front}I am sorry. That will not happen again, in front of others or at home.'],
        ['warm', 'I am sorry. Can I see you and say that to your face?'],
        ['warm', '{laughed}I am sorry. Will you tell me about it again? I would like to listen properly.'],
      ],
    },
    (r) => ({
      cost: IF(says(r, FUN) && !says(r, /\blaughed when\b/i)),
      fun: IF(says(r, FUN)),
      laughed: IF(says(r, /\blaughed when i (?:said|told|asked|mentioned|wanted)\b/i)),
      quiet: IF(says(r, /\b(?:went|was|so|been) quiet\b|\bdidn'?t (?:even )?notice\b/i)),
      front: IF(says(r, /\bin front of\b/i)),
    }),
  ),
  part(
    'let down',
    {
      'own it': [
        ['warm', '{said}You are right. I said I would and then I did not, and I am sorry.'],
        ['warm', '{waited}I am sorry that I left you waiting. You did not deserve that.'],
        ['direct', 'No excuse. That was careless of me, and I am sorry.'],
        ['calm', '{even}You are right, I did that to you. I know how it feels now, and I am sorry.'],
        ['warm', '{forgot}I am sorry. That day should have been important to me too.'],
      ],
      'name the feeling': [
        ['calm', '{let}You have every reason to be disappointed. I am sorry.'],
        ['warm', 'Thank you for telling me instead of putting it away. I am sorry.'],
      ],
      'make amends': [
        ['warm', 'Let me make it up to you, if you want that. When would suit you?'],
        ['calm', 'You should be able to count on me. I am sorry, and I will do better.'],
        ['warm', 'That was badly done, and I know it. May I call you tonight?'],
      ],
    },
    (r) => ({
      said: IF(says(r, /\b(?:you|u) (?:\w+ )?(?:said|promised)\b/i)),
      waited: IF(says(r, /\b(?:i|me) (?:\w+ )?(?:wait\w*|standing|sitting|hanging)\b/i)),
      even: IF(says(r, /\bknow (?:how|what) it(?:'s| is)? ?(?:feels|like)\b/i)),
      forgot: IF(says(r, /\bforgot (?:about )?(?:my|our) (?:birthday|anniversary|graduation)\b/i)),
      let: IF(says(r, /\bdisappoint|let down|let me down\b/i)),
    }),
  ),
  part(
    'not there',
    {
      'own it': [
        ['warm', '{phone}I am sorry. You were right in front of me and I was somewhere else.'],
        ['direct', '{there}You are right, I should have noticed. I am sorry.'],
        ['warm', '{silent}I am sorry that my silence felt like that. You deserve a word from me.'],
        ['calm', '{there}I am sorry. I can see how that looked from your side.'],
        ['calm', '{silent}That is fair. You should not have to guess what my silence means.'],
      ],
      'name the feeling': [
        ['warm', '{matter}You do matter to me, and I have shown it badly. I am sorry.'],
        ['warm', 'Thank you for telling me instead of putting it away. I am sorry.'],
      ],
      'make amends': [
        ['direct', '{phone}I am sorry. Next time the phone stays in my bag.'],
        ['direct', '{silent}I can send a line even on a bad day. I am sorry, and I will.'],
        ['warm', '{greet}I am sorry. Next time I greet {kin} before I even sit down.'],
        ['calm', 'That is not how I want to treat you. Can I see you and make up for it?'],
      ],
    },
    (r) => ({
      phone: IF(says(r, /\bon (?:your|ur) phone\b/i)),
      silent: IF(says(r, SILENT)),
      there: IF(!says(r, SILENT)),
      matter: IF(says(r, /\bmatter\b/i)),
      greet: IF(says(r, /\bgreet/i)),
      kin: word(find(KIN_OF_THEIRS, r.plain)?.[0].toLowerCase().replace('my', 'your')),
    }),
  ),
  part(
    'named less',
    {
      'own it': [
        ['warm', '{word}I am sorry. Those were the wrong words, and I can see how they landed.'],
        ['direct', '{word}You are right. I took the easy word in that moment, and it was not fair to you.'],
        ['warm', "{hid}I am sorry. You are nobody's secret, and I should not have treated you like one."],
        ['direct', '{hid}You are right. That was cowardly of me, and you paid for it. I am sorry.'],
        ['warm', '{joke}I am sorry. That was no joke to make about you, least of all in front of them.'],
      ],
      'name the feeling': [
        ['warm', 'I am sorry. You should not have to wonder where you stand with me.'],
        ['calm', 'I would have been hurt too. Thank you for telling me and not going quiet.'],
      ],
      'say what you want': [
        [
          'direct',
          'You deserve a straight answer: [what this is for you]. I am sorry that it came out like that.',
        ],
      ],
      'talk in person': [
        ['warm', 'I am sorry. Can we talk about it face to face? You deserve more than a text on this.'],
      ],
    },
    (r) => ({
      joke: IF(says(r, /\b(?:joke|joking|banter|laughed)\b/i)),
      hid: IF(says(r, HIDDEN)),
      word: IF(!says(r, HIDDEN)),
    }),
  ),
  part('reproach', {
    'own it': [
      ['warm', 'I am sorry. I did not see it from your side, and I should have.'],
      ['direct', 'You are right to say it. I am sorry.'],
      ['direct', 'I got that wrong, and I am sorry. Will you tell me how it was for you?'],
      ['warm', 'You should not have had to bring that up. I should have noticed, and I am sorry.'],
    ],
    'name the feeling': [
      ['warm', 'Thank you for telling me instead of swallowing it. I am sorry.'],
      ['calm', 'I hear you. It makes sense that you feel like that, and I am sorry.'],
      ['warm', 'I can see why that stayed with you. I am sorry.'],
      ['calm', 'That was not fair on you, and I am glad that you said it.'],
      ['direct', 'Fair. I would feel the same in your place, and I am sorry.'],
    ],
    'make amends': [
      ['warm', 'That is not how I want you to feel with me. Can we talk about it in person?'],
      ['direct', 'I want to do better than that. What would have been right for you?'],
    ],
    'give space': [['calm', 'I am sorry. Take the time you need, I am here when you want to talk.']],
  }),
  part(
    'hurt',
    {
      'own it': [
        ['warm', '{said}I am sorry. I did not see how that would land, and I should have.'],
        ['calm', 'You are right to tell me. I am sorry that I made you feel like that.'],
        ['direct', 'I am sorry, that was careless of me.'],
      ],
      'name the feeling': [
        ['warm', 'Thank you for saying it instead of swallowing it. I am sorry.'],
        ['calm', 'I hear you, and I am sorry. Is there more to it? I will listen.'],
      ],
      'make amends': [
        ['warm', 'You deserve to hear this properly. Can I see you?'],
        ['direct', 'I will not do that again. I am sorry, and I am glad you told me.'],
      ],
    },
    (r) => ({ said: IF(says(r, /\b(?:said|say|called|joke\w*|comment\w*|remark|wrote|told)\b/i)) }),
  ),
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
  {
    'respect the limit': [
      ['direct', '{ask}Understood. I will not ask again, and I am sorry that I kept on.'],
      ['calm', 'Heard, and I will stick to it. I am sorry that you had to spell it out.'],
      ['warm', '{address}Your address is yours. I am sorry that I pushed.'],
      ['direct', '{pics}No pictures, then, and no more asking. I am sorry.'],
    ],
    'own it': [
      ['warm', '{ask}I am sorry. Your no was clear enough the first time.'],
      ['warm', '{calls}I am sorry about the calls. That was too much, and it stops here.'],
      ['direct', '{work}I am sorry that I rang you at work. It will not happen again.'],
      ['calm', '{told}You are right, you said so and I did not listen. I am sorry.'],
      ['warm', 'That was pushy of me, and it ends here. I am sorry.'],
      ['direct', 'You are right, and you will not have to say it again.'],
      ['calm', '{body}I should have stopped the first time. Your pace is the pace, and I am sorry.'],
    ],
    'give space': [
      ['calm', 'Understood. I leave it there, and you write when you feel like it.'],
      ['warm', '{woke}I am sorry that it woke people. Nothing more from me at that hour.'],
    ],
  },
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
  {
    'own it': [
      ['warm', '{hour}Sorry. I did not think about the hour, and I should have.'],
      ['warm', 'Sorry, I got carried away. It stops now.'],
      ['calm', 'You are right, and I am sorry. Thank you for saying it straight.'],
    ],
    'respect the limit': [
      ['direct', '{what}Understood, no more {what}. Sorry about that.'],
      ['direct', 'That was the last one, and I am sorry.'],
      ['calm', 'Fair enough. I meant well and got it wrong, so it stops here.'],
      ['calm', '{hour}Nothing more from me at that hour. Sleep comes first.'],
    ],
    'offer another way': [
      ['warm', '{hour}Sorry about that. When in the day do you like to hear from me?'],
      ['warm', 'Sorry. What would you like instead, less of it or none at all?'],
    ],
  },
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
  {
    'own it': [
      ['warm', 'You are right, you do not owe me that. I am sorry that I asked like that.'],
      ['calm', 'That is fair. It was not mine to ask, and I am sorry.'],
      ['direct', 'You do not, and I will not ask again. Sorry.'],
    ],
    'respect the limit': [
      ['calm', 'True, your time is yours. I did not mean to make you account for it.'],
      ['warm', 'You are right. Tell me things when you want to, not because I ask.'],
    ],
    'give space': [['calm', 'Understood. I leave it there, and I am glad that you said it.']],
  },
);

/** A no to something, in a word that stands cold on the page, after what the reader told or decided. */
const COLD_YES = latin(
  /^\W*(?:k|kk|ok|okay|oh|fine|right|sure|cool|whatever|great|nice|lovely|wow|good|mm+|hmm+)\b[\s.,!…]*(?:then |so )?(?:enjoy (?:it|yourself|yourselves|that|the \p{L}+)? ?then|have fun (?:without me|then)|suit yourself|do what(?:ever)? (?:you|u) want|you do (?:you|what you want) then|go (?:ahead )?then|enjoy your \p{L}+ then)\W*$/iu,
);
const COLD: Scene = scene(
  'a cold yes',
  (r) => r.mine !== '' && hits(COLD_YES, r.plain) && !hits(JESTING, r.plain),
  {
    'name the feeling': [
      ['warm', 'That did not sound happy. What did I miss?'],
      ['calm', 'I read some hurt in that. Tell me if I am wrong?'],
    ],
    'own it': [
      ['warm', 'I should have talked to you about it first. I am sorry.'],
      ['direct', 'Something about that was not right for you, was it? I would rather hear it.'],
    ],
    'talk in person': [['warm', 'Can I call you? I would rather hear your voice than guess.']],
  },
);

/** After the limits that know what they are about. */
export const MY_PART_SCENES: readonly Scene[] = [...PART_SCENES, AGAIN, UNOWED, STOPPED, COLD];
