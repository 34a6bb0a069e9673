/** Three versions of a mended draft that differ: nearest to the writer, tuned to the tone, and turned towards the other side. */
import type { Rewrite, Tone } from '../contract.ts';
import { readLanguage } from '../reading/language.ts';
import { readQuestions } from '../reading/questions.ts';
import type { Reading } from '../reading/read.ts';
import { capitalise, sentencesOf } from '../reading/text.ts';
import { similarity } from '../words/filters.ts';
import { spareFrom, takesUp } from './follow-up.ts';
import { type Act, FRAMES, type Frame, HEDGES, PLAIN_FRAMES } from './voices.ts';

type VariantRequest = {
  readonly draft: string;
  readonly clean: string;
  readonly changes: readonly string[];
  readonly tone: Tone;
  /** In [0, 1). */
  readonly seed: number;
  readonly reading: Reading | undefined;
};

const TENDER =
  /\b(?:sorry (?:for|about|to hear)|condolences|passed away|funeral|my (?:mistake|bad|fault)|i apologi[sz]e|forgive|sorry you|rough|hard time|hospital|grief|miss (?:her|him)|thinking of you)\b|^(?:i'm |so |very )*sorry\b(?! (?:i (?:took|missed|was|am|didn't|forgot|only)|for (?:the (?:late|slow|delay)|taking|being late|not replying)|about the (?:late|delay|slow)))/i;
const DECLINES =
  /^no(?:pe|,)?(?: thanks| thank you)?\b|\b(?:not (?:feeling|looking for|interested|the right|ready)|don't (?:feel|think we|see)|no (?:connection|spark)|just friends|wish you (?:well|all)|rather not|can't (?:make|do|come)|won't be able)\b/i;
const INVITES =
  /\b(?:(?:want|like|keen|up for|fancy|care) to (?:meet|grab|go|get|join|come|have|do)|shall we|let's|how about (?:coffee|a|we|lunch|dinner|drinks|meeting|sunday|saturday|friday)|(?:coffee|drinks?|dinner|lunch|walk|hike|braai|movie)\b[^.?!]*\?|are you free|free (?:on|this|next|tomorrow|tonight|today|after|for)|meet (?:up|you|me)?|take you (?:out|to|for)|join me|come with me|see you)\b/i;

const WISHES =
  /\b(?:thank(?:s| you)|happy (?:birthday|new year|heritage|easter|christmas|anniversary)|good luck|congrat\w*|well done|i miss(?:ed)? you|safe (?:travels|trip|home)|got home safe|sleep well|sweet dreams|good ?night|get well)\b/i;
const CLOSES =
  /\b(?:take care|goodbye|all the best|won't (?:message|write|contact|text)|leave you (?:alone|be)|good luck with everything)\b/i;
const CONFIRMS =
  /\d{9}|\b(?:see you (?:there|then|at|on|tomorrow|tonight|later)|i'll be (?:at|there|outside|wearing|in)|on my way|sounds good|that works|it's a (?:date|plan))\b/i;

function actOf(text: string): Act {
  if (CLOSES.test(text)) return 'closes';
  if (TENDER.test(text)) return 'tender';
  if (DECLINES.test(text)) return 'declines';
  if (WISHES.test(text) && !text.includes('?')) return 'wishes';
  if (CONFIRMS.test(text) && !text.includes('?')) return 'confirms';
  if (INVITES.test(text)) return 'invites';
  return readQuestions(text).length > 0 ? 'asks' : 'tells';
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
  const serious = act !== 'asks' && act !== 'invites' && act !== 'tells';
  const finish = sentencesOf(clean).at(-1)?.text ?? '';
  const dated = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|at \d)/i.test(clean);
  // A remark about the answer stands after the question, nowhere else.
  const framed: Frame = foreign
    ? {}
    : serious
      ? PLAIN_FRAMES[act]
      : FRAMES[tone][act === 'asks' && !finish.endsWith('?') ? 'tells' : act];
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

  const spare = reading && !serious ? spareFrom(reading, tone, clean) : { ask: undefined, remark: undefined };
  if (spare.ask && questions.length === 0 && act !== 'invites')
    add(`${clean} ${spare.ask}`, [
      `added one question about what they said, "${spare.ask}", so that there is something to answer`,
    ]);
  else if (spare.remark && act !== 'invites' && reading && !takesUp(clean, reading) && clean.length < 260)
    add(`${spare.remark} ${clean}`, [`begins with what they said, "${spare.remark}", before your own words`]);

  const bare = unhedged(clean);
  if ((tone === 'direct' || clean.length > 220) && plainOf(bare) !== plainOf(clean))
    add(bare, ['took out the hedges, so that it says what you mean']);

  // A question to finish with is what they read last; an opening in front of it keeps it there.
  const after = at(frames.after, seed);
  const before = at(frames.before, (seed * 7.3) % 1);
  const last = sentences.at(-1) ?? clean;
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

  if (clean.length > 280 && sentences.length > 3) {
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
    !/\b(?:it|that|this|one|they|them|there|you)\b\W*$/i.test(last) &&
    !/^\W*(?:why|you|when)\W*$/i.test(last)
  )
    add([last, ...statements].join(' '), ['puts your question first, where a preview shows it']);
  if (questions.length === 0 && !serious && !foreign && act !== 'invites')
    add(`${clean} ${at(BACK[act === 'tells' ? timeOf(clean) : 'any'], seed)}`, [
      'hands the turn to them with a short question',
    ]);
  if (plainOf(bare) !== plainOf(clean)) add(bare, ['took out the hedges, so that it says what you mean']);
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
    if (!ahead)
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
  return found.slice(0, 3);
}

const BACK: Readonly<Record<'weekend' | 'week' | 'day' | 'any', readonly string[]>> = {
  weekend: ['What did your weekend look like?', 'How was yours?'],
  week: ["How's your week treating you?", 'What has yours been like?'],
  day: ['How was your day?', "What's the best thing in yours so far?"],
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
    .map((sentence) => capitalise(sentence.text.replace(/\s{2,}/g, ' ').replace(/\s+([?.!,])/g, '$1')))
    .join(' ');

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
