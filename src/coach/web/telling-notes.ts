import type { Analysis, Note, NoteKind } from '#coach';
import { isWarned } from './chips.ts';
import { EMOTION_LABELS } from './labels.ts';
import { notSaidByWarnings } from './replies/marked-text.ts';

/** More than these would push the replies out of sight. */
const NOTES_MOST = 3;

/** What is kept first where there are more. */
const RANK = { flag: 0, intent: 1, question: 2, interest: 3, emotion: 4, plan: 5 } as const satisfies Record<
  NoteKind,
  number
>;

/**
 * The notes that tell a reader something, three at most, in the order given. Left out is what everybody sees: a day or an hour, a question
 * with its mark, a word that names its own feeling, a laugh, what the summary says. Under a warning there are none: the warning stands
 * above the message, with its own words of evidence.
 */
export function tellingNotes(analysis: Analysis): Note[] {
  if (isWarned(analysis)) return [];
  const telling = analysis.notes.filter((note) => !isObvious(note, analysis));
  const kept = telling.toSorted((a, b) => RANK[a.kind] - RANK[b.kind]).slice(0, NOTES_MOST);
  return telling.filter((note) => kept.includes(note));
}

/** A time that does not mean to all readers what it means here. */
const LOCAL_TIME = /\bjust now\b/i;

function isObvious(note: Note, analysis: Analysis): boolean {
  const { quote, says, kind } = note;
  if (analysis.summary.includes(says)) return true;
  switch (kind) {
    case 'plan':
      return !LOCAL_TIME.test(quote);
    case 'question':
      return quote.includes('?') || wordsOf(quote).length < 2;
    case 'emotion':
      return wordsOf(quote).length < 2 || namesItsFeeling(quote, analysis);
    case 'intent':
      return wordsOf(quote).length === 0;
    case 'flag':
      return notSaidByWarnings([{ quote, kind, says: [says] }], analysis.flags).length === 0;
    case 'interest':
      return false;
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? [];

/** So many letters tell `nervous` and `nervousness` to be one word. */
const STEM_LETTERS = 4;

/** Whether a word of the quote is the feeling's own name (`so nervous` for `Nervous`). */
function namesItsFeeling(quote: string, { emotions }: Analysis): boolean {
  const names = emotions.flatMap(({ label }) => [label, ...wordsOf(EMOTION_LABELS[label])]);
  return wordsOf(quote).some((word) =>
    names.some((name) => name.slice(0, STEM_LETTERS) === word.slice(0, STEM_LETTERS)),
  );
}
