/**
 * The landing page shows the product at work, so what it shows has to be what the product says: this records the local coach's answer to one
 * message. `node checks/record-example.ts` writes it; a test tells when the coach has learned to say something else.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTask } from '../src/coach/server/tasks.ts';

const file = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'src/pages/content/recorded-example.json',
);

/** What she wrote. */
export const EXAMPLE_MESSAGE =
  'Haha so I told my gran about you. She wants to know when you are coming for Sunday lunch, I am a bit nervous';

/** The part of an answer that the pages show. */
export interface Advice {
  analysis: { notes: Array<{ quote: string; says: string; kind: string }> };
  replies: Array<{ text: string; tone: string }>;
}

/** The message, the notes on its words (none over another, in their order) and the replies, as the page needs them. */
export function recordExample(): {
  message: string;
  notes: Array<{ quote: string; says: string }>;
  replies: string[];
} {
  const told = runTask('advice', { message: EXAMPLE_MESSAGE }, () => 0);
  const { analysis, replies } = (told as unknown as { value: Advice }).value;
  const place = (quote: string) => EXAMPLE_MESSAGE.indexOf(quote);
  const notes: Array<{ quote: string; says: string }> = [];
  // The shorter the words, the closer the tie.
  for (const { quote, says } of [...analysis.notes].sort((a, b) => a.quote.length - b.quote.length)) {
    const free = notes.every(
      (one) =>
        place(one.quote) >= place(quote) + quote.length ||
        place(one.quote) + one.quote.length <= place(quote),
    );
    if (free && notes.length < 3) notes.push({ quote, says });
  }
  return {
    message: EXAMPLE_MESSAGE,
    notes: notes.sort((a, b) => place(a.quote) - place(b.quote)),
    replies: replies.map(({ text }) => text),
  };
}

/** What the landing page shows now. */
export const recordedExample = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(file, `${JSON.stringify(recordExample(), null, 2)}\n`);
