/** The languages that somebody mixes. */
import { readLanguage } from '../reading/language.ts';
import { type Learned, learnStyle } from './learn.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const MOST = 3;

/** The commonest first; one that stands in a single message is left out, and English alone says nothing. */
function languagesOf(texts: readonly string[]): string | undefined {
  const count = new Map<string, number>();
  for (const text of texts) {
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

/** `learnStyle` with the languages told. */
export const learnWholeStyle = (messages: readonly string[]): Learned => learnStyle(messages, languagesOf);
