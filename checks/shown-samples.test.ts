/** Whoever presses a sample, or types what a page shows, gets an answer to it. The messages are read from the copy, so that a new one asks for its row here. */
import { describe, expect, it } from 'vitest';
import { runTask } from '../src/coach/server/tasks.ts';
import { SAMPLE_MESSAGES } from '../src/coach/web/copy.ts';
import { scene } from '../src/identity/web/copy.ts';
import { steps } from '../src/pages/content/choose-us.ts';
import { reading } from '../src/pages/content/landing.ts';
import { sharePictures } from '../src/pages/content/share.ts';
import { EXAMPLE_MESSAGE } from './record-example.ts';

/** Every message that the product shows as received. The picture of the plans shows prices. */
const SHOWN: readonly string[] = [
  ...SAMPLE_MESSAGES,
  EXAMPLE_MESSAGE,
  scene.laugh + scene.begins + scene.time + scene.ends,
  steps.sample.paste,
  ...reading.points.map(({ sample }) => sample.before + sample.words + sample.after),
  ...Object.entries(sharePictures)
    .filter(([page]) => page !== 'pricing')
    .map(([, { received }]) => received.join(' ')),
];

/** What every reply has to take up: one word of each group. `replies` is 3 but beside a warning. */
interface Expected {
  takesUp: readonly RegExp[];
  replies?: number;
}

const EXPECTED: Readonly<Record<string, Expected>> = {
  'Okay I need a second opinion, is it weird to eat breakfast at the beach alone on a Tuesday? Asking for me':
    { takesUp: [/\bweird\b|\bsane\b|\bopinion\b/i, /\bbreakfast\b|\bbeach\b/i] },
  'Sorry I went quiet, work ate my whole week. Still up for that coffee on Saturday?': {
    takesUp: [/\bcoffee\b/i, /\bSaturday\b/],
  },
  'haha fine. but you still owe me the story about the goat': {
    takesUp: [/\bstory\b|\bstories\b|\bgoat\b/i, /\bgoat\b/i],
  },
  'Haha so I told my gran about you. She wants to know when you are coming for Sunday lunch, I am a bit nervous':
    { takesUp: [/\bSunday lunch\b|\bgran\b|\bnervous\b/i] },
  'Haha I looked up your band. I have questions. Coffee on Saturday?': {
    takesUp: [/\bcoffee\b|\bSaturday\b/i],
  },
  'so are you always this late with answers or am I special': {
    takesUp: [/\banswers?\b|\blate\b|\bdraft\b/i],
  },
  'I was really looking forward to it, oh well': {
    takesUp: [/\bsorry\b|\bdisappoint\w*|\boh well\b|\banother day\b|\bagain\b|\blook forward\b/i],
  },
  'So the rooftop on Friday, what should I wear': { takesUp: [/\bwear\b|\bpyjamas\b|\bjacket\b/i] },
  'My card is blocked, can you send me a voucher': {
    takesUp: [/\b(?:money|vouchers?|wallet|loans?)\b/i, /\b(?:no|not|isn't|don't|never|stays out)\b/i],
    replies: 1,
  },
  'so when do I get to meet this famous dog?': {
    takesUp: [
      /\bdog\b/i,
      /\bday\b|\bfree\b|\bsoon\b|\bweekend\b|\bmornings?\b|\bevening\b|\bsuits\b|\baudience\b|\blist\b/i,
    ],
  },
  'so are you always this late with answers?': { takesUp: [/\banswers?\b|\blate\b|\bdraft\b/i] },
};

const TONES = [undefined, 'warm', 'playful', 'witty', 'flirty', 'direct', 'calm'] as const;

interface Answer {
  analysis: { action: string };
  replies: Array<{ text: string; needs?: string[] }>;
}
const answerTo = (message: string, tone?: string): Answer =>
  (runTask('advice', { message, ...(tone ? { tone } : {}) }, () => 0) as unknown as { value: Answer }).value;

const DAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi;
/** A capital inside a sentence is a name. */
const NAMES = /(?<=[\p{Ll},;:] )(?!I\b|I')\p{Lu}\p{Ll}+/gu;

/** Days, names and numbers of the reply that the message does not have. */
function inventedIn(reply: string, message: string): string[] {
  const said = message.toLowerCase();
  const told = reply.replace(/\[[^\]]*\]/g, '');
  return [...(told.match(DAYS) ?? []), ...(told.match(NAMES) ?? []), ...(told.match(/\d+/g) ?? [])].filter(
    (word) => !said.includes(word.toLowerCase()),
  );
}

describe.each(SHOWN.map((message) => [message] as const))('“%s”', (message) => {
  const expected = EXPECTED[message];

  it('has a row that says what an answer takes up', () => {
    expect(expected).toBeDefined();
  });

  it.each(TONES.map((tone) => [tone ?? 'no tone', tone] as const))('is answered, in %s', (_name, tone) => {
    const { replies } = answerTo(message, tone);
    expect(replies).toHaveLength(expected?.replies ?? 3);
    for (const { text, needs = [] } of replies) {
      for (const words of expected?.takesUp ?? []) expect(text).toMatch(words);
      expect(inventedIn(text, message), text).toEqual([]);
      // At most one thing to fill in, and words around it.
      expect(needs.length).toBeLessThanOrEqual(1);
    }
    expect(new Set(replies.map(({ text }) => text)).size).toBe(replies.length);
  });
});

it('the message with the voucher is warned of', () => {
  expect(answerTo('My card is blocked, can you send me a voucher').analysis.action).toBe('warn');
});
