/** Everything about a draft, beside the message it answers, that its parts are scored on. */
import { readLanguage } from '../../reading/language.ts';
import { readPhrases } from '../../reading/phrases.ts';
import { type Question, readQuestions } from '../../reading/questions.ts';
import { readStyle, type Style } from '../../reading/style.ts';
import { contentWordsOf, normalise } from '../../reading/text.ts';
import { matchTopics } from '../../topics/match.ts';
import { actOf } from '../acts.ts';
import { stackedHedges } from '../hedges.ts';
import { isBareGreeting, mendManners } from '../manners.ts';
import { mendSpelling } from '../spelling.ts';
import type { Act } from '../voices.ts';
import { isAnswered } from './answered.ts';

export type DraftReading = {
  readonly plain: string;
  readonly theirs: string;
  readonly style: Style;
  readonly theirStyle: Style;
  readonly questions: readonly Question[];
  readonly theirQuestions: readonly Question[];
  /** What the draft names: subjects, things, names, numbers. */
  readonly subjects: readonly string[];
  /** Content words and subjects of theirs that come back in the draft, as the draft writes them. */
  readonly picked: readonly string[];
  readonly bare: boolean;
  /** What it does: a no or a `see you at 7` has nothing to ask. */
  readonly act: Act;
  /** Theirs or the draft is in a language that these rules do not speak. */
  readonly foreign: boolean;
  /** Their last question that gets an answer, and the last that gets none; neither where words cannot tell. */
  readonly answered?: string | undefined;
  readonly unanswered?: string | undefined;
  /** What the manners pass would take out, in its words. */
  readonly faults: readonly string[];
  /** What the spelling pass would mend, in its words. */
  readonly slips: readonly string[];
  /** Its hedges, where there are several. */
  readonly hedges: readonly string[];
};

const stem = (word: string): string =>
  word.length > 4
    ? word.replace(/(?:ings?|ies|ed|es|er|s|e|y)$/i, '').replace(/(.)\1$/, '$1')
    : word.replace(/s$/, '');
const DULL =
  /^(?:good|nice|great|cool|thing|things|today|day|time|lot|lots|love|like|think|know|want|see|get|say|said|much|really|haha+|lol|yeah|thanks|thank|sure|make|made|people|feel|need|come|take|your|you're|that's|it's|i've|i'd|let|bit|never|always|still|also|well|how's|what's|unjani|ninjani|kunjani|were|been|tell|look|week|weekend|night|morning|fun|best|now|little)$/i;
/** Subjects that any message can have. */
const THIN =
  /^(?:your|my|the|a|an)?\s*(?:day|week|weekend|time|thing|things|lot|night|morning|profile|photo|chat|app|message|reply|answer|number|whatsapp|pic|person|people|one|good|other)s?$/i;

/** Words that call for a subject without its name: topic and words. A draft on the topic takes them up. */
const RELATED: readonly (readonly [string, RegExp])[] = [['coffee', /\bcaffein\w*/i]];

const isForeign = (text: string): boolean => {
  const { base, sure } = readLanguage(text);
  return base !== 'en' && sure;
};

/** More than any part of the score asks for. */
const MOST_SUBJECTS = 20;

export function readDraft(draft: string, message: string): DraftReading {
  const plain = normalise(draft).plain.trim();
  const theirs = normalise(message).plain.trim();
  const theirStems = new Map(
    contentWordsOf(theirs)
      .filter((word) => !DULL.test(word))
      .map((word) => [stem(word), word]),
  );
  const spoken = contentWordsOf(plain).filter((word) => !DULL.test(word));
  const words = [...new Set(spoken.filter((word) => theirStems.has(stem(word))))];
  const theirTopics = [
    ...matchTopics(theirs).map(({ topic }) => topic.id),
    ...RELATED.filter(([, words]) => words.test(theirs)).map(([topic]) => topic),
  ];
  const spelt = mendSpelling(plain, readStyle(theirs).netspeak);
  const manners = mendManners(plain, /\b(?:number|whatsapp|digits|insta)\b/i.test(theirs));
  const topics = matchTopics(plain);
  const shared = topics.filter(({ topic }) => theirTopics.includes(topic.id)).map(({ quote }) => quote);
  // Begging, pressing and slips name nothing of theirs, and the phrases are those of English.
  const own = isForeign(plain) ? '' : mendManners(spelt.text, true).text;
  const named = [
    // A short word of another language is no subject of an English one.
    ...topics.map(({ quote }) => quote).filter((quote) => own !== '' || quote.length > 3),
    ...readPhrases(own)
      .filter(
        ({ text, bare, weight, sure }) => !THIN.test(text) && !THIN.test(bare) && (sure || weight > 1.6),
      )
      .map(({ bare }) => bare),
    ...(plain.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu) ?? []),
  ];
  const subjects: string[] = [];
  for (const name of named) {
    if (subjects.length >= MOST_SUBJECTS) break;
    const lower = name.toLowerCase();
    if (!subjects.some((other) => other.toLowerCase().includes(lower) || lower.includes(other.toLowerCase())))
      subjects.push(name);
  }
  const theirQuestions = readQuestions(theirs);
  const answeredOr = (is: boolean) =>
    theirQuestions.findLast(({ text }) => isAnswered(text, plain) === is)?.text;
  return {
    plain,
    theirs,
    style: readStyle(plain),
    theirStyle: readStyle(theirs),
    // A question that only presses for an answer is none.
    questions: readQuestions(manners.text),
    theirQuestions,
    foreign: isForeign(plain) || isForeign(theirs),
    act: actOf(spelt.text),
    answered: answeredOr(true),
    unanswered: answeredOr(false),
    subjects,
    picked: [...new Set([...words, ...shared])].slice(0, 6),
    hedges: stackedHedges(plain),
    bare: isBareGreeting(plain) || isBareGreeting(manners.text),
    faults: manners.changes.filter((change) => !/^starts with/.test(change)),
    slips: isForeign(plain) ? [] : spelt.changes.filter((change) => !/^capitals/.test(change)),
  };
}
