/** Fills the named slots of a line. `{a}` is words, `{a|is|are}` agrees with what stands in `a`. */
import { capitalise } from '../reading/text.ts';
import { spoken } from './spoken.ts';

export type Slot = { readonly words: string; readonly plural?: boolean };
export type Slots = Readonly<Record<string, Slot | undefined>>;

/** These words, where there are any. */
export const filledWith = (words: string | undefined): Slot | undefined => (words ? { words } : undefined);

/** Fills a slot with nothing: it stands in a line that fits only where something is true. */
export const HOLDS: Slot = { words: ' ' };
export const filledWhere = (isTrue: boolean): Slot | undefined => (isTrue ? HOLDS : undefined);

/** Undefined when a slot has nothing to stand in it: an empty slot is never papered over. */
export function fill(text: string, places: Slots): string | undefined {
  let missing = false;
  const filled = spoken(text).replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, many?: string) => {
      const place = places[name];
      if (!place?.words) {
        missing = true;
        return '';
      }
      if (one === undefined) return place.words;
      return place.plural ? (many ?? one) : one;
    },
  );
  return missing ? undefined : polish(filled);
}

/** Sentence starts in capitals, single spaces, no doubled marks. */
function polish(text: string): string {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/([.!?])\1+/g, '$1')
    .replace(/,\./g, '.')
    .trim();
  return capitalise(spaced).replace(
    /([.!?]\s+)(\p{Ll})/gu,
    (_, end: string, letter: string) => end + letter.toUpperCase(),
  );
}
