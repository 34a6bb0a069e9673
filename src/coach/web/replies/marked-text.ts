import type { Flag, Note, NoteKind } from '#coach';

/** A stretch of a text; `mark` is set where something is said about these words. */
export interface Stretch<Mark> {
  text: string;
  mark: Mark | null;
}

/** Cuts `text` at the given marks; earlier ones win where two overlap. Words that do not occur are left out. */
export function markStretches<Mark>(text: string, marks: { words: string; mark: Mark }[]): Stretch<Mark>[] {
  const taken: { start: number; end: number; mark: Mark }[] = [];
  for (const { words, mark } of marks) {
    const span = freeSpan(text, words, taken);
    if (span) taken.push({ ...span, mark });
  }
  taken.sort((a, b) => a.start - b.start);
  const stretches: Stretch<Mark>[] = [];
  let at = 0;
  for (const { start, end, mark } of taken) {
    if (start > at) stretches.push({ text: text.slice(at, start), mark: null });
    stretches.push({ text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), mark: null });
  return stretches;
}

/** The first place where the words stand and nothing else is marked. */
function freeSpan(text: string, words: string, taken: { start: number; end: number }[]) {
  if (words === '') return null;
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (taken.every((other) => end <= other.start || start >= other.end)) return { start, end };
  }
  return null;
}

/** A note as it stands in the margin: everything said of the same words, in one place. */
export interface MarginNote {
  quote: string;
  kind: NoteKind;
  says: string[];
}

/** Something that can be read, be it only a picture: a lone question mark ties a note to nothing. */
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Gathers notes about the same stretch of the message under the first of them, in the order given. */
export function marginNotes(message: string, notes: Note[]): MarginNote[] {
  const margin: (MarginNote & { start: number; end: number })[] = [];
  for (const { quote, kind, says } of notes) {
    const start = message.indexOf(quote);
    if (start < 0 || !READABLE.test(quote)) continue;
    const end = start + quote.length;
    const same = margin.find((other) => start < other.end && end > other.start);
    if (!same) margin.push({ quote, kind, says: [says], start, end });
    else if (!same.says.includes(says)) same.says.push(says);
  }
  return margin.map(({ quote, kind, says }) => ({ quote, kind, says }));
}

/** The notes but for those that a warning with the same words says already. */
export function notSaidByWarnings(notes: MarginNote[], flags: Pick<Flag, 'evidence'>[]): MarginNote[] {
  return notes.filter(
    ({ quote, kind }) =>
      kind !== 'flag' ||
      !flags.some(({ evidence }) => evidence && (evidence.includes(quote) || quote.includes(evidence))),
  );
}

/** The message with the words that the notes quote marked by the kind of note. */
export function annotate(message: string, notes: Pick<Note, 'quote' | 'kind'>[]): Stretch<NoteKind>[] {
  return markStretches(
    message,
    notes.map(({ quote, kind }) => ({ words: quote, mark: kind })),
  );
}
