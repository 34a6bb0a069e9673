/**
 * Takes out of the texts of one request what would give somebody away before they leave the server, and puts it back into what
 * comes back. The same words get the same placeholder (`<name_1>`) in every text of the request, and in no other request.
 */
import { normalise } from '../reading/text.ts';
import { type Find, findGiveaways, HIDDEN_KINDS, type HiddenKind } from './finds.ts';
import { NAME_MARKS, namesOfPeople, surnamesOf } from './people.ts';

export type Restored = {
  readonly text: string;
  /** The kinds whose placeholders stood in the text. */
  readonly kinds: ReadonlySet<HiddenKind>;
  /** A placeholder stood there that stands for nothing. */
  readonly lost: boolean;
};

export type Redactor = {
  /** The text as the rules read it (no invisible characters, plain quotes), with placeholders for what gives away. */
  hide(text: string): string;
  /** The original words for the placeholders that the model repeated. */
  restore(text: string): Restored;
};

const MARKER = new RegExp(`<?\\b(${HIDDEN_KINDS.join('|')})_(\\d+)\\b>?`, 'giu');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param texts everything that may be hidden: a name told in one text is a name in all of them */
export function createRedactor(texts: readonly string[]): Redactor {
  const plains = texts.map((text) => normalise(text).plain);
  const told = new Set(plains.flatMap(namesOfPeople));
  const names = [...new Set([...told, ...plains.flatMap((plain) => surnamesOf(plain, told))])].sort(
    (left, right) => right.length - left.length,
  );
  // Small letters count too: who is Anna in one message is anna in the next.
  const named =
    names.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : undefined;
  // With a mark in the same word only as it is written there: in small letters it may be the end of another word.
  const marked =
    names.length > 0
      ? new RegExp(`${NAME_MARKS}(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
      : undefined;
  const markers = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<HiddenKind, number>();

  function markerOf(kind: HiddenKind, original: string): string {
    const key = `${kind} ${original.toLowerCase()}`;
    const known = markers.get(key);
    if (known) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const marker = `${kind}_${count}`;
    markers.set(key, `<${marker}>`);
    originals.set(marker, original);
    return `<${marker}>`;
  }

  function findsIn(plain: string): Find[] {
    const found = findGiveaways(plain);
    if (!named || !marked) return found;
    const plainly = [...plain.matchAll(named)];
    const at = new Set(plainly.map(({ index }) => index));
    const people = [...plainly, ...[...plain.matchAll(marked)].filter(({ index }) => !at.has(index))].map(
      ({ index, 0: name }): Find => ({ kind: 'name', start: index, end: index + name.length }),
    );
    const free = people.filter(({ start, end }) => !found.some((one) => start < one.end && one.start < end));
    return [...found, ...free].sort((left, right) => left.start - right.start);
  }

  return {
    hide(text) {
      const { plain } = normalise(text);
      let hidden = '';
      let from = 0;
      for (const { kind, start, end } of findsIn(plain)) {
        hidden += plain.slice(from, start) + markerOf(kind, plain.slice(start, end));
        from = end;
      }
      return hidden + plain.slice(from);
    },
    restore(text) {
      const kinds = new Set<HiddenKind>();
      let lost = false;
      const restored = text.replace(MARKER, (_whole, kind: string, number: string) => {
        const original = originals.get(`${kind.toLowerCase()}_${number}`);
        if (original === undefined) lost = true;
        else kinds.add(kind.toLowerCase() as HiddenKind);
        return original ?? '';
      });
      return { text: restored, kinds, lost };
    },
  };
}
