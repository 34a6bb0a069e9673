/** The voice that stands in somebody's own messages: how they write, in which languages, and what they told of themselves. */
import { readLanguage } from '../reading/language.ts';
import { type Learned, learnStyle } from '../writing-style/learn.ts';
import { type FactKind, factsIn } from './facts.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const MOST = 3;
/** The newest messages tell the languages; each takes one to three milliseconds. */
const READ = 40;

/** The commonest first; one that stands in a single message is left out, and English alone says nothing. */
function languagesOf(texts: readonly string[]): string | undefined {
  const count = new Map<string, number>();
  for (const text of texts.slice(-READ)) {
    const { base, sure } = readLanguage(text);
    if (sure) count.set(base, (count.get(base) ?? 0) + 1);
  }
  const known = [...count].filter(([, times]) => times > 1).sort((a, b) => b[1] - a[1]);
  if (known.length === 0 || (known.length === 1 && known[0]?.[0] === 'en')) return undefined;
  return known
    .slice(0, MOST)
    .map(([base]) => NAMES.of(base) ?? base)
    .join(', ');
}

/** How a fact is told by whom it is about, as `Facts about me` has it. What changes with the years, or is nobody's business, is not proposed. */
const SAID: Readonly<Partial<Record<FactKind, (words: string) => string>>> = {
  job: (job) => `I work as ${job}`,
  origin: (place) => `I'm from ${place}`,
  area: (place) => `I live in ${place}`,
  pets: (pets) => `I have ${pets}`,
  sign: (sign) => `I'm a ${sign}`,
};
const FIRST_PERSON = /^\W*(?:(?:so|well|and|but|also|actually|haha|yes|yeah|no),? )*(?:i|i'm|im|i’m|my)\b/i;

/** What they told of themselves in so many words, the newest of each kind. */
function factsToldIn(messages: readonly string[]): string[] {
  const told = messages
    .flatMap((text) => text.replaceAll('’', "'").split(/[.!?\n]/))
    .filter((sentence) => FIRST_PERSON.test(sentence))
    .map((sentence) =>
      sentence.replace(/^\W*(?:(?:so|well|and|but|also|actually|haha|yes|yeah|no),? )*/i, ''),
    )
    .reverse();
  const facts = factsIn(told.join('\n'));
  return Object.entries(SAID).flatMap(([kind, say]) => {
    const words = facts[kind as FactKind];
    return words === undefined ? [] : [say(words)];
  });
}

/** The style with the languages told, and facts that stand in the messages. */
export const learnVoice = (messages: readonly string[]): Learned => ({
  ...learnStyle(messages, languagesOf),
  facts: factsToldIn(messages),
});
