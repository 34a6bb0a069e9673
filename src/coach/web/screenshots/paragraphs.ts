import { type ReadLine, textOf } from './lines.ts';
import { heightOf } from './pixels.ts';

/** Lines of one paragraph are no further apart than this many of their heights. */
const APART = 1;
/** A label and what it stands over may be. */
const LABEL_APART = 1.6;
const SAME_SIZE = 0.8;
/** A label's letters are clearly smaller than the answer's. */
const SMALLER = 0.85;
/** Lines that begin within this many heights of each other stand at one edge. */
const EDGE = 1.2;
const LABEL_WORDS = 7;
const ENDS = /[.!?…:,;]["')\]]?$/u;

interface Paragraph {
  lines: ReadLine[];
  /** Of its tallest line. */
  height: number;
}

/**
 * The words of a page that is no chat, a paragraph a line: what its width broke is one text again, and a label in small letters over its
 * answer (the prompts of dating profiles) stands before it with a colon.
 */
export function paragraphsOf(lines: readonly ReadLine[]): string {
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const before = open?.lines.at(-1);
    if (open && before && isNext(before, line)) {
      open.lines.push(line);
      open.height = Math.max(open.height, sizeOf(line));
    } else paragraphs.push({ lines: [line], height: sizeOf(line) });
  }
  const texts: string[] = [];
  let label: string | null = null;
  for (const [index, paragraph] of paragraphs.entries()) {
    const text = textOf(paragraph.lines);
    if (text === '') continue;
    if (label === null && isLabel(paragraph, text, paragraphs[index + 1])) label = text;
    else {
      texts.push(label === null ? text : `${label}: ${text}`);
      label = null;
    }
  }
  return texts.join('\n');
}

const sizeOf = ({ box, rowHeight }: ReadLine): number => rowHeight ?? heightOf(box);

const gapOf = (before: ReadLine, line: ReadLine): number => line.box.top - before.box.bottom;

function isNext(before: ReadLine, line: ReadLine): boolean {
  const [one, other] = [sizeOf(before), sizeOf(line)];
  const taller = Math.max(one, other);
  const middle = ({ box }: ReadLine) => (box.left + box.right) / 2;
  return (
    Math.min(one, other) >= taller * SAME_SIZE &&
    gapOf(before, line) < taller * APART &&
    // At one edge, or centred under each other.
    (Math.abs(line.box.left - before.box.left) < taller * EDGE ||
      Math.abs(middle(line) - middle(before)) < taller * EDGE)
  );
}

function isLabel({ lines, height }: Paragraph, text: string, next: Paragraph | undefined): boolean {
  const [line, answer] = [lines.at(-1), next?.lines[0]];
  return (
    lines.length === 1 &&
    line !== undefined &&
    next !== undefined &&
    answer !== undefined &&
    height < next.height * SMALLER &&
    gapOf(line, answer) < next.height * LABEL_APART &&
    Math.abs(answer.box.left - line.box.left) < next.height * EDGE &&
    text.split(/\s+/).length <= LABEL_WORDS &&
    !ENDS.test(text)
  );
}
