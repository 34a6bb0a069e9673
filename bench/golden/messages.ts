/** What the golden answers are answers to: every labelled message that the repository has, the examples of the situations, and what the tests of the coach say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AdviceRequest } from '#coach';
import { TONES } from '#coach';
import { compileBook } from '../../src/coach/server/situations/book.ts';
import { readDataFiles } from '../../src/coach/server/situations/data-files.ts';
import { readExamples } from '../../training/examples.ts';
import { readGold } from '../coach/gold.ts';

const LOCKED = new URL('../locked/coach.jsonl', import.meta.url);
const RULES = new URL('../../src/coach/rules/', import.meta.url);

/** Of so many messages one is asked for in a tone and with five replies as well. */
const TONED_EVERY = 8;
const TONED_COUNT = 5;

const fromMe = (text: string) => [{ from: 'me' as const, text }];

/** Each once, in a fixed order. */
export function goldenRequests(): AdviceRequest[] {
  const plain: AdviceRequest[] = [
    ...readExamples(() => true).map(({ m, c }) => ({
      message: m,
      conversation: c.map(([from, text]) => ({ from, text })),
    })),
    ...(existsSync(LOCKED) ? readGold(LOCKED) : []).map(({ message, context }) => ({
      message,
      conversation: [...context],
    })),
    ...fromSituations(),
    ...fromTests(),
  ];
  const once = [...new Map(plain.map((request) => [JSON.stringify(request), request])).values()];
  const toned = once
    .filter((_, at) => at % TONED_EVERY === 0)
    .map((request, at) => ({ ...request, tone: TONES[at % TONES.length] ?? 'warm', count: TONED_COUNT }));
  return [...once, ...toned];
}

const fromSituations = (): AdviceRequest[] =>
  compileBook(readDataFiles())
    .examples.flatMap(({ heard, not }) => [...heard, ...not])
    .map((example): AdviceRequest => {
      if (typeof example === 'string') return { message: example };
      const [message, mine] = example;
      return { message, conversation: fromMe(mine) };
    });

/** A row of a test's table with a space in it is something that somebody wrote; two beside each other may be an answer and its turn. */
function fromTests(): AdviceRequest[] {
  return readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') || name.endsWith('/examples.json'))
    .sort()
    .flatMap((name) => {
      const said = stringsIn(readFileSync(new URL(name, RULES), 'utf8'));
      return said.flatMap((message, at): AdviceRequest[] => {
        const mine = said[at + 1];
        return mine ? [{ message }, { message, conversation: fromMe(mine) }] : [{ message }];
      });
    });
}

const LITERAL = /(?<![\w\\])(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;
const MOST_LETTERS = 600;

const stringsIn = (source: string): string[] =>
  [...source.matchAll(LITERAL)]
    .map(([, single, double]) => (single ?? double ?? '').replace(/\\(['"\\])/g, '$1'))
    .filter((text) => text.includes(' ') && text.length < MOST_LETTERS);
