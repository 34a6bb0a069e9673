/** Who and where: the names in a text. They tell what it is about, never what it does, so nothing that chooses may hang on their letters. */

import { nounKind } from './noun-kinds.ts';
import { latin } from './pattern.ts';
import { verbForm } from './verbs.ts';
import { DETERMINERS, DULL_NOUNS, FUNCTION_WORDS, PREDICATES, PREPOSITIONS } from './word-classes.ts';

/** Stands for a name, and for a word that the reader does not know. */
export const NAMELESS = '<name>';

/** A name and where it stands, in UTF-16 units. */
export type Name = { readonly text: string; readonly start: number; readonly end: number };

/** Names that do say what a message does. */
const TELLING =
  /^(?:i|i'\p{L}+|telegram|whatsapp|signal|instagram|insta|snapchat|facebook|tiktok|tinder|bumble|hinge|uber|bolt|google|steam|itunes|amazon|takealot|binance|coinbase|luno|paypal|moneygram|western|union|apple|playstation|xbox|netflix|visa|mastercard|ethereum|crypto|trust|venmo|zelle|dubai|bitcoin|btc|usdt|forex|otp|fnb|absa|capitec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|god)$/u;

/** What follows a person or a place at the start of a sentence, and hardly any other word. */
const AFTER_A_NAME = latin(
  /^\s+(?:and (?:i|her|his|my|me)\b|from (?:work|school|church|the|my|next)|is\b|was\b|has\b|had\b|says\b|said\b|told\b|thinks\b|just\b|still\b|keeps?\b|in (?:summer|winter|spring|autumn|january|july|december)\b|\p{L}{3,}(?:s|ed)\b|asked\b|made\b|got\b|burnt\b|broke\b|went\b|came\b|sent\b|gave\b|took\b|ate\b|won\b|beat\b|bought\b|brought\b)/iu,
);

const COMMON_START =
  /^(?:dinner|lunch|breakfast|brunch|supper|everyone|everybody|somebody|someone|nobody|nothing|everything|something|today|yesterday|tonight|tomorrow|mornings?|evenings?|afternoons?|weekends?|honestly|guess|thanks|congrats|sorry|happy|glad|ready|traffic|weather|rain|sun|work|life|love|music|food|coffee|tea|all|both|half|most|many|some|few|one|two|three|four|five|six|seven|eight|nine|ten|last|next|first|another|other|home|school|dogs?|cats?|kids|people|men|women|girls|boys|news|money|time|turns?|looks|sounds|feels|seems|wish|hope|please|yes|yeah|no|ok|okay|hey|hi|hello)$/;

const isCommon = (lower: string): boolean =>
  COMMON_START.test(lower) ||
  FUNCTION_WORDS.has(lower) ||
  DETERMINERS.has(lower) ||
  PREPOSITIONS.has(lower) ||
  DULL_NOUNS.has(lower) ||
  PREDICATES.has(lower) ||
  /(?:ing|ly|ous|ful|able|tion|ness)$/.test(lower) ||
  nounKind(lower) !== undefined ||
  (/s$/.test(lower) && nounKind(lower.slice(0, -1)) !== undefined) ||
  verbForm(lower) !== undefined;

/** Words with a capital that nothing but a name explains; neighbours make one name. */
export function namesIn(plain: string): Name[] {
  const found: Name[] = [];
  for (const match of plain.matchAll(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}[\p{L}]*(?:['-]\p{L}+)*/gu)) {
    const word = match[0].replace(/'s$/, '');
    const start = match.index;
    const end = start + word.length;
    if (TELLING.test(word.toLowerCase())) continue;
    const last = found.at(-1);
    if (last && /^(?: |'s | (?:of|de|van|der|du) )$/.test(plain.slice(last.end, start))) {
      found[found.length - 1] = { text: plain.slice(last.start, end), start: last.start, end };
      continue;
    }
    const inside = /[^.!?\n:"]\s$/.test(plain.slice(Math.max(0, start - 2), start));
    const titled = /^(?:auntie|aunt|uncle|tannie|oom|mama|baba|grandpa|grandma|gogo|mr|mrs|ms|dr)$/i.test(
      word,
    );
    const named =
      inside ||
      (!isCommon(word.toLowerCase()) && AFTER_A_NAME.test(plain.slice(end, end + 40))) ||
      (titled && /^\.? \p{Lu}\p{Ll}/u.test(plain.slice(end, end + 6)));
    if (named) found.push({ text: word, start, end });
  }
  // In a title every word has its capital.
  const words = plain.match(/\p{L}+/gu)?.length ?? 0;
  const capitals = covered(found);
  return capitals > 4 && capitals * SHOUTED > words ? [] : found;
}

/** One word in so many may be part of a name before capitals mean nothing. */
const SHOUTED = 2.5;
const covered = (names: readonly Name[]): number =>
  names.reduce((sum, { text }) => sum + (text.match(/\p{L}+/gu)?.length ?? 0), 0);

/** A text with every one of these names taken out: what two messages that differ in a name alone have in common. */
export function withoutNames(text: string, names: readonly Name[]): string {
  let masked = text;
  for (const { text: name } of names) if (masked.includes(name)) masked = masked.replaceAll(name, NAMELESS);
  return masked;
}
