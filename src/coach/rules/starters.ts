/** First messages from what the notes say. Each is about another detail; a bare greeting tends to be passed over. */
import {
  REPLIES_DEFAULT_COUNT,
  type Starter,
  type StartersRequest,
  type StartersResponse,
  type Tone,
} from './contract.ts';
import { START_MOVES, type StartLine, type StartMove } from './moves/start.ts';
import { readLanguage } from './reading/language.ts';
import { chance, contentWordsOf, normalise, wordsOf } from './reading/text.ts';
import { verbForm } from './reading/verbs.ts';
import { mendSpelling } from './rewriting/spelling.ts';
import { readSafety } from './safety/gate.ts';
import { nobodyToWriteTo } from './safety/nobody-to-write-to.ts';
import type { DetailKind } from './starting/detail-kinds.ts';
import { BORN } from './starting/detail-words.ts';
import { type Detail, readDetails } from './starting/details.ts';
import { OPENINGS, SHARED_LINES, START_LINES, WITHOUT_NOTES } from './starting/lines.ts';
import { meetingOf, type OwnNotes, readOwnNotes } from './starting/meetings.ts';
import { matchTopics } from './topics/match.ts';
import { withWord } from './words/about.ts';
import { fill } from './words/fill.ts';
import { similarity } from './words/filters.ts';

type Draft = Starter & { readonly points: number; readonly move: StartMove; readonly about: string };

/** What asks to be taken up, before what merely stands there. */
const WEIGHT: Partial<Record<DetailKind, number>> = {
  'ask-me': 3,
  lie: 2.6,
  challenge: 2.6,
  pet: 2.5,
  named: 2.4,
  collects: 2.2,
  makes: 2.2,
  does: 2,
  'bad-at': 2.1,
  afraid: 1.9,
  claim: 2,
  compare: 1.9,
  learns: 1.9,
  reads: 1.9,
  talk: 1.5,
  hates: 1.3,
  seeks: 0.9,
  place: 1,
  has: 1.2,
};
/** Subjects that a stranger does better to leave alone, or that their packs ask about as a story just told. */
const NOT_FIRST =
  /^(?:photo|clothes|hair|smile|illness|injury|dentist|therapy|politics|money|mother|father|grandparents|family|siblings|children|moving|appliance|phone|birthday|wedding|lobola|sober|faith|work|meeting|traffic|alarm|loadshedding)$/;
/** A pack's question about what just happened, or one that speaks for the reader. */
const TOLD =
  /\b(?:did|of it will|was|were|happened|gave|said|went|ended|came|had|won|got|us|we|you two|i|i've|i'm|i'd|me|my|again|yet|now|still|this time|finally)\b/i;
/** `taught` and `cut` are fine in `who taught you`, `cut it short`. */
const isPast = (word: string): boolean =>
  verbForm(word)?.form === 'past' &&
  !/^(?:taught|cut|put|read|let|hit|set|would|could|should|might)$/.test(word);

/** `count` starters, each about something else where the notes allow it, none of those in `avoid`. None where nobody should be written to. */
export function starters(request: StartersRequest): StartersResponse {
  const id = request.id === undefined ? {} : { id: request.id };
  const theirs = spelt(normalise(request.about.them ?? '').plain);
  const mine = normalise(request.about.me ?? '').plain;
  const asWritten = normalise(request.about.them ?? '');
  const stop = readSafety(asWritten).action;
  if (nobodyToWriteTo(asWritten.plain) || stop === 'stop' || stop === 'do_not_contact')
    return { ...id, starters: [] };
  // What is in a language that the lines are not in cannot be put into them.
  const details = /^(?:en|af|und)$/.test(languageOf(theirs)) ? readDetails(theirs) : [];
  const own = readOwnNotes(mine);
  const seed = `${theirs}|${mine}|${request.tone ?? ''}`;
  const drafts = [
    ...details.flatMap((detail) => draftsAbout(detail, own, seed, request.tone)),
    ...WITHOUT_NOTES.map((line) =>
      draftFrom(
        line,
        {},
        {
          about: line[2],
          seed,
          tone: request.tone,
          weight: -4,
          why: `There is little to go on, so it ${START_MOVES[line[0]]}`,
        },
      ),
    ),
  ].filter((draft) => draft !== undefined);
  const avoid = request.avoid ?? [];
  const wanted = drafts.filter(({ text }) => avoid.every((shown) => similarity(text, shown) < TOO_NEAR));
  return { ...id, starters: chosen(wanted, request.count ?? REPLIES_DEFAULT_COUNT) };
}

const languageOf = (text: string): string => {
  const { base, sure } = readLanguage(text);
  return sure ? base : 'und';
};
/** Notes are often typed in haste, and a slip of theirs would stand in the reader's first message. */
const spelt = (notes: string): string =>
  languageOf(notes) === 'en' || languageOf(notes) === 'und'
    ? asBegun(notes, mendSpelling(notes, false).text)
    : notes;
/** Notes in small letters keep them, so that a quote is what stands there. */
const asBegun = (notes: string, mended: string): string =>
  /^\P{L}*\p{Ll}/u.test(notes)
    ? mended.replace(/(?<=^|[.!?]\s+|\n\s*)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
    : mended;

/** From this likeness on two starters are one and the same to the reader. */
const TOO_NEAR = 0.45;

function chosen(drafts: readonly Draft[], count: number): Starter[] {
  const sorted = [...drafts].sort((a, b) => b.points - a.points);
  const taken: Draft[] = [];
  // Another detail and another move first; then the same detail again, which still beats no detail at all.
  const passes: Array<(draft: Draft) => boolean> = [
    (draft) =>
      draft.points > -1 && taken.every(({ about, move }) => about !== draft.about && move !== draft.move),
    (draft) => draft.points > -1 && taken.every(({ about }) => about !== draft.about),
    (draft) =>
      draft.points > -1 &&
      taken.filter(({ about }) => about === draft.about).length < 2 &&
      taken.every(({ move }) => move !== draft.move),
    (draft) => taken.every(({ about, move }) => about !== draft.about && move !== draft.move),
    (draft) => taken.every(({ about }) => about !== draft.about),
  ];
  for (const fits of passes)
    for (const draft of sorted) {
      if (taken.length >= count) break;
      if (fits(draft) && taken.every(({ text }) => similarity(text, draft.text) < TOO_NEAR))
        taken.push(draft);
    }
  return taken.map(({ text, tone, why }) => ({ text, tone, why }));
}

type Setting = {
  readonly about: string;
  readonly seed: string;
  readonly tone: Tone | undefined;
  readonly weight: number;
  readonly why: string;
  readonly plural?: boolean;
};

/** Short enough for a first message and long enough to say something (row 3). */
const MIN_CHARACTERS = 40;
const MAX_CHARACTERS = 200;

function draftFrom(
  line: StartLine,
  places: Record<string, string | undefined>,
  setting: Setting,
): Draft | undefined {
  const [move, tones, pattern] = line;
  const filled = fill(
    pattern,
    Object.fromEntries(
      Object.entries(places).map(([name, words]) => [
        name,
        words ? { words, plural: setting.plural === true } : undefined,
      ]),
    ),
  );
  const text = filled?.replace(/\b([Aa]) (?=[aeio]\p{L})(?!\S+ one(?:ce)?\b|\S+ eu)/gu, '$1n ');
  if (!text || text.length < MIN_CHARACTERS || text.length > MAX_CHARACTERS) return undefined;
  if ((text.match(/\?/g)?.length ?? 0) !== 1) return undefined;
  const fits = setting.tone !== undefined && tones.includes(setting.tone);
  const tone = (fits ? setting.tone : tones[0]) ?? 'warm';
  const points = setting.weight + (fits ? 2 : 0) + 1.2 * chance(setting.seed + pattern);
  return { text, tone, why: `${setting.why}.`, points, move, about: setting.about };
}

function draftsAbout(
  detail: Detail,
  mine: OwnNotes,
  seed: string,
  tone: Tone | undefined,
): Array<Draft | undefined> {
  const { x } = detail;
  const places = {
    x,
    base: detail.base,
    ing: detail.ing ?? detail.x,
    name: detail.name,
    born: BORN.test(x) ? x : undefined,
  };
  const setting = {
    about: detail.quote,
    seed: seed + detail.quote,
    tone,
    weight: WEIGHT[detail.kind] ?? 1.6,
    why: '',
    plural: detail.plural,
  };
  const quoted = `"${detail.quote}"`;
  const found = START_LINES[detail.kind].map((line) =>
    draftFrom(line, places, { ...setting, why: `Takes up ${quoted} and ${START_MOVES[line[0]]}` }),
  );
  const match = matchTopics(detail.quote).find(({ topic, readers }) => !readers && !NOT_FIRST.test(topic.id));
  const subject = /^(?:does|makes|collects|likes|identity|fan|learns|reads|has)$/.test(detail.kind);
  if (match && subject && headOf(detail, match.start, match.quote))
    for (const [index, ask] of match.topic.asks.entries()) {
      const asked = TOLD.test(ask) || wordsOf(ask).some(isPast) ? undefined : withWord(ask, match.word);
      const opening = OPENINGS[Math.floor(chance(seed + ask) * OPENINGS.length)];
      if (asked && opening && index < 6)
        found.push(
          draftFrom(
            opening,
            {
              x: detail.kind === 'identity' ? `"${x}"` : (detail.ing ?? asThing(x)),
              ask: opening[2].includes(': {ask}') ? lowered(asked) : asked,
            },
            {
              ...setting,
              weight: setting.weight + (detail.kind === 'likes' ? 0.7 : 0.2),
              why: `Takes up ${quoted}; particular questions tend to get more answers than general ones`,
            },
          ),
        );
    }
  const own = meetingOf(mine, detail);
  if (own)
    for (const line of SHARED_LINES)
      found.push(
        draftFrom(
          line,
          { ...places, x: detail.ing ?? x, mine: own.said },
          {
            ...setting,
            weight: setting.weight + 1.4,
            why: `"${own.quote}" in your notes meets ${quoted} in theirs; common ground is the easiest start`,
          },
        ),
      );
  return found;
}

/** `to sail` is a thing to speak about only as `learning to sail`. */
const asThing = (x: string): string => (/^to /.test(x) ? `learning ${x}` : x);

const lowered = (ask: string): string =>
  /^I\b/.test(ask) ? ask : ask.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** The pack speaks of the thing itself: in `wheelchair basketball player` of basketball, in `pottery market` not of pots. */
function headOf(detail: Detail, start: number, quote: string): boolean {
  const after = detail.quote.slice(start + quote.length).trim();
  return (
    after === '' ||
    /^(?:at|in|on|with|by|from|every|all|on|before|after|player|person|snob|master|lover|to|for)\b/i.test(
      after,
    ) ||
    contentWordsOf(after).length === 0
  );
}
