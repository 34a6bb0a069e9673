/** What a candidate is made of, apart from the message's own words: two lines made of one frame come out alike. */
import type { Intent } from '../contract.ts';
import { contentWordsOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from '../words/candidate.ts';
import { registerOf } from '../words/register.ts';

/** Stands for what was taken from the message. */
const BLANK = '#';
const TOKEN = /"[^"]*"|\[[^\]]*\]|[\p{L}\p{N}']+|[?!.,]/gu;
const SENTENCE_ENDS: ReadonlySet<string> = new Set('?!.');
/** From so many words on a message is long. */
const LONG_WORDS = 40;

/** What a message does that changes which reply is good. */
const TOLD_INTENTS = [
  'opener',
  'compliment',
  'flirt',
  'tease',
  'humour',
  'ask_info',
  'ask_opinion',
  'ask_reciprocal',
  'share_info',
  'share_feeling',
  'caring',
  'low_effort',
  'plan_propose',
  'plan_confirm',
  'plan_reschedule',
  'plan_decline',
  'logistics',
  'apology',
  'rejection_soft',
  'boundary',
  'define_relationship',
  'ghost_return',
  'sexual',
] as const satisfies readonly Intent[];

/** The words with those of the message blanked, a run of them once; a quote and a gap stand for themselves. */
export function blanked(text: string, theirs: ReadonlySet<string>): string[] {
  const tokens: string[] = [];
  for (const [token] of text.toLowerCase().matchAll(TOKEN)) {
    const word = token.startsWith('"')
      ? '"#"'
      : token.startsWith('[')
        ? '[]'
        : theirs.has(token) || (token.endsWith('s') && theirs.has(token.replace(/'?s$/, '')))
          ? BLANK
          : token;
    if (word !== BLANK || tokens.at(-1) !== BLANK) tokens.push(word);
  }
  return tokens;
}

/** The content words of the message and of what the reader wrote before it. */
export const wordsToBlank = (reading: Reading): Set<string> =>
  new Set(contentWordsOf([reading.plain, reading.mine].join(' ')));

/** What the message does, as words that stand beside a candidate's source, move and tone. */
export function situationOf(reading: Reading): string[] {
  const said = [`register ${registerOf(reading)}`, reading.questions.length > 0 ? 'asks' : 'tells'];
  for (const intent of TOLD_INTENTS) if (reading.intents.has(intent)) said.push(intent);
  if (reading.style.laughs) said.push('laughs');
  if (reading.style.words > LONG_WORDS) said.push('long');
  if (reading.conversation.length > 0) said.push('later');
  return said;
}

/** Whole blanked sentences, and pairs and threes of blanked words. */
export function wordsOnly(text: string, theirs: ReadonlySet<string>): string[] {
  const tokens = blanked(text, theirs);
  const names = new Set<string>();
  let sentence: string[] = [];
  for (const token of tokens) {
    sentence.push(token);
    if (!SENTENCE_ENDS.has(token)) continue;
    names.add(`s:${sentence.join(' ')}`);
    sentence = [];
  }
  if (sentence.length > 0) names.add(`s:${sentence.join(' ')}`);
  for (let at = 0; at < tokens.length; at++) {
    const pair = at + 1 < tokens.length ? `${tokens[at]} ${tokens[at + 1]}` : tokens[at];
    names.add(`2:${pair}`);
    if (at + 2 < tokens.length) names.add(`3:${pair} ${tokens[at + 2]}`);
  }
  return [...names];
}

/** What it says, and its source, move and tone, alone and beside the situation. */
export function wordingOf(
  { text, source, move, tone }: Pick<Candidate, 'text' | 'source' | 'move' | 'tone'>,
  theirs: ReadonlySet<string>,
  situation: readonly string[],
): string[] {
  const made = [`from:${source}`, `move:${move}`, `tone:${tone}`];
  return [
    ...wordsOnly(text, theirs),
    ...made.flatMap((one) => [one, ...situation.map((said) => `${said}>${one}`)]),
  ];
}
