/** Three versions of a mended draft that differ: nearest to the writer, tuned to the tone, and turned towards the other side. */
import type { Rewrite, Tone } from '../contract.ts';
import { readLanguage } from '../reading/language.ts';
import { capitalise, sentencesOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { isTone, TONE_BOOK } from '../tones/index.ts';
import type { Frame } from '../tones/tone.ts';
import { similarity } from '../words/filters.ts';
import { actOf } from './acts.ts';
import { spareFrom, takesUp } from './follow-up.ts';
import { type Act, HEDGES, PLAIN_FRAMES, type TonedAct } from './voices.ts';

type VariantRequest = {
  readonly draft: string;
  readonly clean: string;
  readonly changes: readonly string[];
  readonly tone: Tone;
  /** In [0, 1). */
  readonly seed: number;
  readonly reading: Reading | undefined;
};

/** Acts that take a tone; the others are said plainly. */
const isToned = (act: Act): act is TonedAct =>
  /^(?:asks|invites|tells|compliments|nods|introduces)$/.test(act);

function frameOf(act: Act, tone: Tone, clean: string): Frame {
  if (!isToned(act)) return PLAIN_FRAMES[act];
  if (act === 'nods' || act === 'introduces') return TONE_BOOK[tone].frames.nods;
  if (act === 'compliments') return TONE_BOOK[tone].frames.compliments;
  return TONE_BOOK[tone].frames[act === 'asks' && !clean.endsWith('?') ? 'tells' : act];
}

const at = (list: readonly string[] | undefined, seed: number): string | undefined =>
  list?.[Math.floor(seed * list.length)];

/** The one after the one that `at` gives. */
const next = (list: readonly string[] | undefined, seed: number): string | undefined =>
  list?.[(Math.floor(seed * list.length) + 1) % list.length];

export function variants({ draft, clean, changes, tone, seed, reading }: VariantRequest): Rewrite[] {
  const act = actOf(clean);
  // English words around a draft in another language would be somebody else's voice.
  const foreign = readLanguage(clean).base !== 'en' && readLanguage(clean).sure;
  const serious = !isToned(act);
  const dated = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|at \d)/i.test(clean);
  // A remark about the answer stands after the question, nowhere else.
  const framed: Frame = foreign ? abroad(clean, readLanguage(clean).base) : frameOf(act, tone, clean);
  const frames = {
    ...framed,
    after: framed.after?.filter(
      (text) =>
        !(dated && /which day/i.test(text)) && !(text.startsWith('Yes or no') && !clean.includes('?')),
    ),
  };
  const found: Rewrite[] = [];
  const add = (text: string | undefined, told: readonly string[], reordered = false) => {
    if (!text || text.length > 1200) return;
    const same = [draft, ...found.map((other) => other.text)].some(
      (other) => plainOf(other) === plainOf(text),
    );
    const first = found.length === 0 && text !== draft;
    if (text === draft || (same && !first)) return;
    if (!reordered && found.some((other) => similarity(other.text, text) > 0.93)) return;
    found.push({ text, tone, changes: [...new Set([...changes, ...told])] });
  };
  const sentences = sentencesOf(clean).map(({ text }) => text);
  const last = sentences.at(-1) ?? clean;
  const questions = sentences.filter((text) => text.endsWith('?'));
  const statements = sentences.filter((text) => !text.endsWith('?'));

  if (questions.length > 2) {
    const many = `of ${questions.length} questions, since many at once read as an interrogation`;
    add([...statements, ...questions.slice(0, 1)].join(' '), [`kept the first ${many}`]);
    add([...statements, ...questions.slice(-1)].join(' '), [`kept the last ${many}`]);
    add([...statements, ...questions.slice(0, 2)].join(' '), [`kept the first two ${many}`]);
    return found.slice(0, 3);
  }
  add(clean, changes.length > 0 ? [] : ['kept your words']);

  const spare = reading && !serious ? spareFrom(reading, tone, clean) : {};
  if (spare.answer) {
    const beforeTheirs = last.endsWith('?')
      ? [...sentences.slice(0, -1), spare.answer, last]
      : [...sentences, spare.answer];
    add(beforeTheirs.join(' '), ['answers what they asked: fill in the gap']);
  }
  if (spare.ask && questions.length === 0 && act !== 'invites')
    add(`${clean} ${spare.ask}`, [
      `added one question about what they said, "${spare.ask}", so that there is something to answer`,
    ]);
  else if (
    spare.remark &&
    act !== 'invites' &&
    reading?.questions.length === 0 &&
    !takesUp(clean, reading) &&
    clean.length < 260
  )
    add(`${spare.remark} ${clean}`, [`begins with what they said, "${spare.remark}", before your own words`]);

  const bare = unhedged(clean);
  const shorter = changes.some((change) => change.startsWith('took out the hedges'))
    ? 'says it in fewer words'
    : 'took out the hedges, so that it says what you mean';
  if ((isTone(tone, 'plain') || clean.length > 220) && plainOf(bare) !== plainOf(clean)) add(bare, [shorter]);

  // A question to finish with is what they read last; an opening in front of it keeps it there.
  const after = at(frames.after, seed);
  const before = at(frames.before, (seed * 7.3) % 1);
  if (before && questions.length === 1 && last.endsWith('?') && ASKING.test(last) && clean.length < 380) {
    const lead = statements.join(' ');
    add(`${lead ? `${lead} ` : ''}${before} ${uncapitalised(last)}`, [
      `"${before.replace(/:$/, '')}" leads into your question, for a ${tone} tone`,
    ]);
  }
  if (after && clean.length < 380) {
    const noQuestionYet = questions.length === 0 || serious || act === 'invites';
    add(noQuestionYet || sentences.length > 1 || !before ? `${clean} ${after}` : undefined, [
      serious ? `"${after}" rounds it off` : `"${after}" sets a ${tone} tone`,
    ]);
  }

  const brief = clean.length > LONG ? briefly(statements[0], questions.at(-1)) : undefined;
  if (brief)
    add(brief, [
      `keeps how you begin${questions.length > 0 ? ' and your question' : ''}: ${brief.length} characters instead of ${clean.length}`,
    ]);
  if (clean.length > LONG && sentences.length > 3) {
    const kept = shortened(sentences);
    add(kept.join(' '), [
      `shortened from ${sentences.length} sentences to ${kept.length}; the question stays`,
    ]);
  }
  if (
    !reading &&
    questions.length === 1 &&
    statements.length > 0 &&
    last.endsWith('?') &&
    ASKING.test(last) &&
    !REACTS.test(statements[0] ?? '') &&
    !/^(?:and|but|so|or|what about|how about)\b/i.test(last) &&
    !/\b(?:it|that|this|one|they|them|there|you)\b\W*$|\b(?:too|else|instead)\b/i.test(last) &&
    act !== 'heavy' &&
    !/^\W*(?:why|you|when)\W*$/i.test(last)
  )
    add([last, ...statements].join(' '), ['puts your question first, where a preview shows it']);
  if (questions.length === 0 && !foreign && (act === 'tells' || act === 'compliments')) {
    const back = /\byou(?:r|'re)?\b/i.test(clean) ? askAbout(clean, seed) : at(BACK[timeOf(clean)], seed);
    add(back && `${clean} ${back}`, ['hands the turn to them with a short question']);
  }
  if (plainOf(bare) !== plainOf(clean)) add(bare, [shorter]);
  if (before && ASKING.test(clean) && questions.length === 1)
    add(`${before} ${uncapitalised(clean)}`, [`"${before.replace(/:$/, '')}" sets a ${tone} tone`]);
  const joined =
    /^(?<told>.{12,}?), (?<ask>(?:what|which|who|where|when|why|how|do you|are you|have you|would you|is there|any) .+\?)$/is.exec(
      last,
    );
  if (joined?.groups && found.length < 3) {
    const ahead = sentences.slice(0, -1).join(' ');
    const { told = '', ask = '' } = joined.groups;
    add(
      `${ahead ? `${ahead} ` : ''}${told}. ${capitalise(ask)}`,
      ['gives the question a sentence of its own, so that it is not missed'],
      plainOf(draft) !== plainOf(clean),
    );
    if (!ahead && !/\b(?:it|that|this|they|them|there|he|she|one|too|else)\b/i.test(ask))
      add(`${capitalise(ask)} ${told}.`, ['puts your question first, where a preview shows it'], true);
  }
  if (act === 'invites' && questions.length === 1 && !last.endsWith('?') && found.length < 3)
    add(
      [...statements, ...questions].join(' '),
      ['puts the question last, so that it is what they answer'],
      true,
    );
  const other = next(frames.after, seed);
  if (other && found.length < 3)
    add(`${clean} ${other}`, [`"${other}" sets a ${serious ? 'gentle' : tone} tone`]);
  const third = next(frames.before, (seed * 7.3) % 1);
  if (third && found.length < 3 && questions.length === 1 && ASKING.test(clean))
    add(`${third} ${uncapitalised(clean)}`, [`"${third.replace(/:$/, '')}" sets a ${tone} tone`]);
  return found;
}

/** From so many characters on a message wants to be shorter. */
const LONG = 280;

/** The first thought of a long message, cut where it may end, and the question. */
function briefly(first: string | undefined, question: string | undefined): string | undefined {
  if (!first) return undefined;
  const whole = first.length <= LONG / 2;
  const end = whole
    ? -1
    : Math.max(...[', ', ' and ', ' but '].map((joint) => first.lastIndexOf(joint, LONG / 2)));
  if (!whole && end < LONG / 7) return undefined;
  const told = whole ? first : `${first.slice(0, end).replace(/[,;\s]+$/, '')}.`;
  return question ? `${told} ${question}` : told;
}

const BACK: Readonly<Record<'weekend' | 'week' | 'day' | 'any', readonly string[]>> = {
  weekend: ['What did your weekend look like?', 'How was yours?'],
  week: ["How's your week treating you?", 'What has yours been like?'],
  day: ['How was your day?', "What's the best thing in your day so far?"],
  any: ['What about you?', 'And you?', 'How about you?'],
};
const timeOf = (text: string): keyof typeof BACK =>
  /\bweekend|saturday|sunday\b/i.test(text)
    ? 'weekend'
    : /\bweek\b/i.test(text)
      ? 'week'
      : /\b(?:today|day|morning|work)\b/i.test(text)
        ? 'day'
        : 'any';

/** Afrikaans that fits any question, any invitation and any kind word; other languages get their own words back, mended. */
function abroad(text: string, base: string): Frame {
  if (base !== 'af') return {};
  if (/\b(?:wil jy|sal ons|kom ons|lus om|saam met my)\b/i.test(text))
    return { after: ['Geen druk nie.', 'Sê maar wat jou pas.', 'Ek sal daarvan hou.'] };
  if (text.includes('?')) return { after: ['Ek is nuuskierig.', 'Geen haas nie.', 'Vertel my alles.'] };
  return /\bjy is\b|\bjou (?:glimlag|hond|profiel|foto'?s?)\b/i.test(text)
    ? { after: ['Ek wou dit net sê.', 'Ek bedoel dit.', 'Net sodat jy weet.'] }
    : {};
}

/** What a kind word can ask after: the animal it names, the thing it names, or how they came to be so. */
function askAbout(text: string, seed: number): string | undefined {
  const animal = /\b(?:your|an?|the) (?:\p{L}+ ){0,3}(dog|puppy|cat|kitten|horse|parrot)\b/iu.exec(text)?.[1];
  if (animal) return `What is your ${animal.toLowerCase()} called?`;
  if (/\bprofile|bio\b/i.test(text)) return 'What did you leave out of it?';
  if (/\b(?:photos?|pics?|pictures?)\b/i.test(text)) return 'Where were they taken?';
  if (/^(?:\w+ )?you(?:'re| are| seem| sound)\b/i.test(text))
    return at(
      ['Have you always been like that?', 'Where do you get it from?', 'Who else tells you so?'],
      seed,
    );
  if (!/\byour\b/i.test(text)) return undefined;
  return at(["What's the story there?", 'How did that come about?', 'Is there more to it?'], seed);
}

/** It begins as a question, so words may lead into it. */
const ASKING =
  /^(?:what|which|who|whose|where|when|why|how|do|does|did|are|is|was|were|can|could|would|will|have|has|shall|should|want|fancy|any|ever)\b/i;
const REACTS =
  /^(?:that|this|it|wow|ha|lol|thank|yes|yeah|no|sorry|same|me too|amazing|nice|great|oh|ag|eish|shame|so|and|but)/i;

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const unhedged = (text: string): string =>
  sentencesOf(
    text
      .replace(HEDGES, '')
      .replace(
        /\bi was (?:just )?(?:wondering|thinking) (?:if|that) (you|we) (would|could|might|can|want(?:ed)? to)\b/gi,
        (_, who: string, verb: string) =>
          /^want/i.test(verb) ? `do ${who} want to` : `${verb === 'might' ? 'would' : verb} ${who}`,
      ),
  )
    .map((sentence) => asked(capitalise(sentence.text.replace(/\s{2,}/g, ' ').replace(/\s+([?.!,])/g, '$1'))))
    .join(' ');

/** `I was wondering if you would` ends in a full stop, `would you` does not. */
const asked = (text: string): string =>
  /^(?:would|could|can|do|are) (?:you|we)\b/i.test(text) ? text.replace(/\.$/, '?') : text;

const uncapitalised = (text: string): string =>
  /^(?:I\b|I'|\p{Lu}\p{Lu})/u.test(text) ||
  !/^(?:What|Which|Who|Whose|Where|When|Why|How|Do|Does|Did|Are|Is|Was|Were|Can|Could|Would|Will|Have|Has|Had|Shall|Should|If|So|And|But|The|A|An|You|Your|We|Any|Want|Fancy|Ever|That|This|It|My|Coffee|Tell)\b/.test(
    text,
  )
    ? text
    : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** The sentences with facts and the question: the first, the ones that hold names, numbers or times, the question. */
function shortened(sentences: readonly string[]): string[] {
  const must = sentences.map(
    (text, index) => index === 0 || text.endsWith('?') || /\d|(?<!^)\b\p{Lu}\p{Ll}+/u.test(text),
  );
  const kept = sentences.filter((_, index) => must[index]);
  return kept.length > 4
    ? [
        ...kept.slice(0, 3),
        ...kept
          .slice(3)
          .filter((text) => text.endsWith('?'))
          .slice(-1),
      ]
    : kept;
}
