/** What people tell of their lives, however they put it: a wide cue, lines that are true for all it lets in, and an answer to the question that may come after it. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { entriesIn, patternOf } from '../situations/book.ts';
import { LIFE_CODE } from '../situations/code/lives.ts';
import type { Entry } from '../situations/entry.ts';
import { asWell } from '../situations/guards/as-well.ts';
import { sharedGround } from '../words/about.ts';
import { asksReader, type Cued, type CuedLine, cued } from './cued.ts';
import { isHeavy } from './heavy.ts';
import { has, type Scene } from './scene.ts';
import { L } from './stories/story.ts';

/** What they ask the reader at the end, once they have told something. */
const ASKED: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [
    latin(
      /(?:^|[.!?,;\n] *|\b(?:and|but|so|anyway|then) )(?:and |so |but |anyway |hey )*(?:did (?:you|u) (?:eat|have (?:supper|dinner|lunch|breakfast|something))|have (?:you|u) eaten|(?:you|u) eaten|(?:you|u) ate)\b[^.?!]{0,40}\W*$/iu,
    ),
    [
      'As for food: [what you had].',
      'Now you have made me hungry.',
      'Food is a fine idea, thank you for the nudge.',
    ],
  ],
  [
    latin(
      /\bwhat(?:'s|s| is| was| did (?:you|u) have| are (?:you|u) having| (?:you|u) having)(?: for)? ?(?:on )?(?:your|ur|the)? ?(?:supper|dinner|lunch|breakfast|menu|plate|tonight)?(?: (?:tonight|your side|over there|by (?:you|u)))?\W*$/iu,
    ),
    [
      'Here it is [what you are having].',
      'Mine is undecided, I take suggestions.',
      'Whatever is quickest, on my side.',
    ],
  ],
  [
    latin(
      /\bhow (?:did|have) (?:you|u) (?:been )?(?:sleep|slept|sleeping)\b[^.?!]{0,24}\W*$|\bdid (?:you|u) sleep (?:ok|okay|well|better|alright|at all)\b[^.?!]{0,24}\W*$/iu,
    ),
    [
      'I slept [how you slept].',
      'I will spare you the report on mine.',
      'More about mine after the first coffee.',
    ],
  ],
  [
    latin(
      /\b(?:what(?:'ve| have| did|'d|s|'s| are| r)? ?(?:you|u)(?: been)? (?:do|done|get up to|got up to|doing|up to|busy with|been up to)|how (?:did|do) (?:you|u) (?:spend|spent|celebrate)|wyd|what about your (?:day|weekend|evening)|what(?:'s| is) (?:happening|going on|new) (?:with (?:you|u)|your side|that side|there))\b[^.?!]{0,30}\W*$/iu,
    ),
    [
      'My side: [what it is].',
      'My side in a minute, I am still with yours.',
      'Nothing on my side that could not wait for yours.',
    ],
  ],
  [
    latin(
      /\b(?:how(?:'s|s| is| was| has| did| are| were)?|hows) (?:(?:the rest of )?(?:your|ur) [\p{L}' ]{3,24}|(?:yours|urs)|things (?:your side|that side|with (?:you|u)|there))(?: (?:going|go|been|looking|treating (?:you|u)|so far|over there|that side|then|today))*\W*$|\b(?:hope|was|is|were) (?:that )?(?:yours|urs|(?:your|ur) (?:day|week|weekend|night|evening))(?: was| is| were| has been| been| going)? (?:a (?:bit )?)?(?:\p{L}+)(?: than (?:mine|that))?\W*$|\btell me (?:about (?:yours|(?:your|ur) \p{L}+)|(?:your|ur|yours) \p{L}+ was \p{L}+|something good)\W*$|\b(?:did (?:you|u) have|(?:you|u) (?:had|have)) (?:a|an) (?:good|nice|better|lovely|ok|okay|decent|fun|great) (?:day|morning|afternoon|one|weekend|night|week|evening)\W*$|[.!?,] *(?:good|better|nice|long) (?:day|night|week|weekend)(?: (?:your side|there|so far))?\?+\W*$/iu,
    ),
    [
      'Mine was [how it was].',
      'Mine can wait a minute, I am still with yours.',
      'More about mine in a minute, thank you for asking.',
    ],
  ],
  [
    latin(
      /\b(?:how (?:are|r|have) (?:you|u|things)(?: (?:doing|been|holding up|keeping|feeling|today|tonight|otherwise|then|coping|managing))*|how(?:'s| is) (?:it going|life|everything)(?: (?:with (?:you|u)|your side|there))?|(?:what|how) (?:about|abt) (?:you|u|yourself|yours)|hbu|wbu|and (?:you|u|yourself|yours|urs)|(?:you|u) (?:good|ok|okay|alright|well)|are (?:you|u) (?:ok|okay|good|well|alright|up|awake|also up|still up))(?:[ ,]+[\p{L}' ]{0,24})?\W*$|[.!?,;] *(?:you|u)\?+\W*$/iu,
    ),
    [
      'I am [how you are].',
      'I am fine, and better for hearing from you.',
      'All well on my side, thank you for asking.',
    ],
  ],
];

/** The first two are about food. */
const ASKED_FOOD = latin(
  new RegExp(
    ASKED.slice(0, 2)
      .map(([{ source }]) => source)
      .join('|'),
    'iu',
  ),
);

const askedOf = (r: Reading): readonly string[] | undefined => ASKED.find(([cue]) => hits(cue, r.plain))?.[1];
/** Told first: so many words stand before the question. */
const TOLD_WORDS = 5;
/** What stands before the question. */
const toldPart = (r: Reading): string => {
  const match = ASKED.map(([cue]) => find(cue, r.plain)).find(Boolean);
  return match ? r.plain.slice(0, match.index + 1) : r.plain;
};
const tellsFirst = (r: Reading): boolean => {
  const match = ASKED.map(([cue]) => find(cue, r.plain)).find(Boolean);
  if (!match) return false;
  const before = r.plain.slice(0, match.index + 1);
  return (before.match(/[\p{L}\p{N}']+/gu)?.length ?? 0) >= TOLD_WORDS && !before.includes('?');
};

/** Grave, a plan with the reader, money, or a no: that is what such a message is about. */
const MORE_IN_IT = latin(
  /\b(?:died|dying (?!to\b|for\b|of (?:heat|boredom|laughter|embarrassment))|passed away|passed on\b|funeral|buried (?!under|in (?:work|emails|marking|admin|scripts))|burial|cancer|chemo|icu|stroke|suicid\p{L}*|(?:kill|hurt|harm|cut) (?:my|him|her)self|(?:hit|hits|beat|beats|slapped|punched|choked|kicked|raped|touched|molested|threatened) me|hitting me|hurts? me|follow(?:s|ed|ing) me|stalk\p{L}*|afraid of (?:him|her)|scared of (?:him|her)|my stepdad|police|stab\p{L}*|mugged|robbed|hijack\p{L}*|shooting|miscarr\p{L}*|lost the baby|divorc\p{L}*|left me|cheat(?:ed|ing|s)|lend|borrow|loan me|pay me back|send (?:me|some|money)|paypal|mpesa|naira|urgent|airtime for|cash ?app|gift ?card|sjambok|bleeding|beat us|beats us|gun\b|knife|crying|can'?t date|have to say no|live location|on my way|e-?wallet|rent is due|didn'?t pay us|not interested|isn'?t working|is not working (?:out|for me)|broke up|breaking up|break up|dumped|my ex(?:'s)?\b|his ex|block(?:ed)? (?:you|u)|leave me alone|don'?t (?:text|contact|message|call) me|(?:can|could|shall|should|may|might) (?:we|i come|you come|u come)\b|rain ?check|resched\p{L}*|postpone|(?:can'?t|cannot|won'?t|not) (?:make|come|meet)\b(?! (?:it )?(?:up|sense|out))|our (?:date|plans?|dinner|drinks|coffee|first)|see (?:you|u)\b|meet (?:you|u|up)\b|come (?:over|round|by|with)|with (?:you|u)\b|miss(?:ing)? (?:you|u)\b|love (?:you|u)\b|hate (?:you|u|my life|myself)|order me|i'?ll be there|be there in|running late|be late|want to (?:disappear|die)|wake up anymore|pills|can'?t go on|stranded|deport\p{L}*|in jail|arrested|naked|nudes|horny|classify|drop table|(?:can'?t|cant) do this|breaking down|as i was saying|don'?t call|delete it)\b|\bsystem:|\{\{|\[note/iu,
);

/** A matter that weighs: it may be told beside grave words, and the lighter ones give way to it. */
type Life = {
  readonly name: string;
  readonly when: RegExp;
  readonly not?: RegExp;
  readonly also?: (r: Reading) => boolean;
  readonly most?: number;
  /** Words of the list above belong to the matter itself, and it may be told in tears. */
  readonly despite?: boolean;
  /** It may be told in tears. */
  readonly sore?: boolean;
  /** The reader may stand in it. */
  readonly ofReader?: boolean;
  readonly lines: readonly CuedLine[];
  /** Said before the answer to a question of theirs: whole sentences that ask nothing. */
  readonly brief: ReadonlyArray<readonly [Tone, string]>;
};

const NAMED = /^life: /;

function lifeOf(entry: Entry): Life {
  const { id, hear = '', unless, maxWords, allowGrave, allowTears, ofReader, say, brief = [] } = entry;
  const also = asWell(entry);
  const code = entry.code ? LIFE_CODE[id] : undefined;
  return {
    name: id.replace(NAMED, ''),
    when: patternOf(hear),
    also: (r) => also(r) && (code?.(r) ?? true),
    lines: say.map(([move, tone, text, needed]) =>
      needed?.if === undefined ? [move, tone, text] : [move, tone, text, patternOf(needed.if)],
    ),
    brief,
    ...(unless === undefined ? {} : { not: patternOf(unless) }),
    ...(maxWords === undefined ? {} : { most: maxWords }),
    ...(allowGrave === undefined ? {} : { despite: allowGrave }),
    ...(allowTears === undefined ? {} : { sore: allowTears }),
    ...(ofReader === undefined ? {} : { ofReader }),
  };
}

export const livesIn = (...tiers: readonly string[]): readonly Life[] => tiers.flatMap(entriesIn).map(lifeOf);

export type Heard = { readonly told: readonly Scene[]; readonly asked: readonly Scene[] };

/** Something grave keeps them from a plan: then both have to be answered. */
const CALLED_OFF = ['plan_decline', 'plan_reschedule'] as const;

const MOST = 60;
/** Of different kinds, so that all three may be shown. */
const MOVES: readonly MoveName[] = [
  'answer, then return',
  'honest answer',
  'light touch',
  'appreciate a detail',
];

/** What is said to the reader, or about the two: then that is the matter. Turns of phrase do not count. */
const TO_READER =
  /\b(?:you|your|u|ur|yours|you'?re|you'?ve|you'?ll|let'?s|shall we|we could|us two|yourself)\b/i;
const PHRASES =
  /\b(?:you know|you can (?:imagine|guess|picture)|(?:can|would) you (?:imagine|believe)|you'?d think|before you (?:say|ask)|(?:told|tell|telling|thank|writing to|write to|answering|answered) (?:you|u|your message)|told (?:him|her|them|my \w+) about (?:you|us)|thank you|thanks for asking|(?:it'?s )?not you(?=\W*$|[.,!])|and you know what|you won'?t believe|let'?s (?:not (?:rush|get (?:ahead|carried)|exaggerate|overdo|push|go crazy)|be honest|face it|just say|say)|as you (?:know|can)|you were right|if you must know|you wouldn'?t believe|said "[^"]*"|don'?t judge)\b|"[^"]*"/gi;
const forReader = (words: string): boolean => TO_READER.test(words.replace(PHRASES, ' '));
/** Somebody is answered here with a no, a yes or another day. */
const ARRANGING = ['plan_decline', 'rejection_soft', 'rejection_hard', 'goodbye'] as const;

export function heard(lives: readonly Life[], giveWay: (r: Reading) => boolean = isHeavy): Heard {
  const told: Scene[] = [];
  const asked: Scene[] = [];
  for (const { name, lines, brief, despite, sore, ofReader, not, also, ...cue } of lives) {
    const grave = despite === true;
    const open = (r: Reading, said: string): boolean =>
      r.kind === 'words' &&
      (grave || r.flags.length === 0) &&
      (grave || sore === true || r.action === 'reply') &&
      !(!grave && hits(MORE_IN_IT, said)) &&
      !has(r, ...(grave ? CALLED_OFF : ARRANGING)) &&
      !(not && hits(not, said)) &&
      // What they share is the better thing to talk about.
      (grave || sharedGround(r).length === 0) &&
      !(ofReader !== true && forReader(said)) &&
      (also?.(r) ?? true) &&
      !giveWay(r);
    const base: Omit<Cued, 'name' | 'lines'> = {
      most: MOST,
      ...cue,
      sure: true,
      asks: true,
    };
    const plain = cued({
      ...base,
      name: `life: ${name}`,
      also: (r) => !asksReader(r) && !(askedOf(r) && tellsFirst(r)) && open(r, r.plain),
      lines,
    });
    told.push({ ...plain, alike: true, keeps: true, firm: grave });
    const turned = cued({
      ...base,
      name: `life, and a question: ${name}`,
      also: (r) =>
        !r.style.laughs &&
        askedOf(r) !== undefined &&
        tellsFirst(r) &&
        hits(cue.when, toldPart(r)) &&
        open(r, toldPart(r)),
      lines: [
        ...brief.flatMap(([tone, text], index): CuedLine[] => [
          [MOVES[index % MOVES.length] as MoveName, tone, `${text} {tail${index % 3}}`],
        ]),
        ...lines
          .filter(([, , text]) => !text.includes('?') && text.length < 90)
          .slice(0, 2)
          .map(
            ([, tone, text, needed]): CuedLine =>
              needed ? [L, tone, `${text} {tail1}`, needed] : [L, tone, `${text} {tail1}`],
          ),
      ],
    });
    asked.push({
      ...turned,
      alike: true,
      firm: grave,
      keeps: true,
      places: (r) => {
        const tails = askedOf(r) ?? [];
        return {
          ...turned.places?.(r),
          ...Object.fromEntries(tails.map((words, index) => [`tail${index}`, { words }])),
        };
      },
    });
  }
  return { told, asked };
}

/** Whatever was told, a question about food gets its answer. */
export const fedAfter = (giveWay: (r: Reading) => boolean): Scene => {
  const base = cued({
    name: 'life, and a question: eaten yet',
    when: ASKED_FOOD,
    most: MOST,
    sure: true,
    asks: true,
    also: (r) =>
      r.kind === 'words' &&
      r.action === 'reply' &&
      tellsFirst(r) &&
      !hits(MORE_IN_IT, toldPart(r)) &&
      !/\blast meal\b/i.test(r.plain) &&
      !forReader(toldPart(r)) &&
      !giveWay(r),
    lines: [
      ['answer, then return', 'warm', 'Sweet of you to ask. {tail0}'],
      ['honest answer', 'direct', '{tail1} And you, sit down with yours.'],
      [L, 'warm', 'You look after people, I can tell. {tail2}'],
      ['light touch', 'playful', 'You check on people, I can tell. {tail1}'],
    ],
  });
  return {
    ...base,
    firm: true,
    keeps: true,
    places: (r) => Object.fromEntries((askedOf(r) ?? []).map((words, index) => [`tail${index}`, { words }])),
  };
};
