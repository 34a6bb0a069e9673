/** The quotes that a model gives for what it says of the reader: exact words of their notes or of an earlier turn of theirs. */
import { normalise } from '../reading/text.ts';

const MOST = 12;
/** Below this a quote would prove anything. */
const LEAST_CHARACTERS = 3;

/** One space between words, no marks around it: a full stop that was left out changes no fact. */
const plainOf = (text: string): string =>
  normalise(text)
    .plain.replace(/\s+/g, ' ')
    .trim()
    .replace(/^["'.,;:!?\s]+|["'.,;:!?\s]+$/g, '');

export type Quotes = { readonly held: readonly string[]; readonly false: readonly string[] };

/**
 * @param uses as it came over the wire; anything but a list of texts is no quote
 * @param own the texts that may be quoted, each whole
 * @param restore puts back what was hidden
 */
export function quotesIn(uses: unknown, own: readonly string[], restore: (text: string) => string): Quotes {
  if (!Array.isArray(uses)) return { held: [], false: [] };
  const texts = own.map(plainOf);
  const quotes = uses
    .slice(0, MOST)
    .filter((quote): quote is string => typeof quote === 'string')
    .map((quote) => plainOf(restore(quote)))
    .filter((quote) => quote.length >= LEAST_CHARACTERS);
  const isHeld = (quote: string) => texts.some((text) => text.includes(quote));
  return { held: quotes.filter(isHeld), false: quotes.filter((quote) => !isHeld(quote)) };
}
