import { expect, it } from 'vitest';
import { readAnswer, readValue } from './answer-text.ts';

const ONE = { text: 'Rye is brave.', tone: 'warm' };
const TWO = { text: 'Did the {crust} behave?', tone: 'playful' };
const WHOLE = JSON.stringify({ replies: [ONE, TWO] });
const texts = (text: string, ended = true) =>
  readAnswer(text, 'replies', ended).items.map((item) =>
    typeof item === 'string' ? item : (item as { text?: unknown }).text,
  );
const BOTH = [ONE.text, TWO.text];

it.each<[string, string, string[]]>([
  ['as it was asked for', WHOLE, BOTH],
  ['fenced', `\`\`\`json\n${WHOLE}\n\`\`\``, BOTH],
  ['fenced and never closed', `\`\`\`json\n${WHOLE}`, BOTH],
  ['prose around it', `Sure! Here {as asked} are [two]:\n${WHOLE}\nGood luck {you}!`, BOTH],
  ['prose with a quoted list before it', `I thought of ["rye", "crust"].\n${WHOLE}`, BOTH],
  ['a bare list of texts', JSON.stringify(BOTH), BOTH],
  ['a comma too many', `{"replies":[${JSON.stringify(ONE)},${JSON.stringify(TWO)},],}`, BOTH],
  ['single quotes', "{'replies': [{'text': 'Rye is brave.', 'tone': 'warm'}]}", [ONE.text]],
  ['keys without quotes', '{replies: [{text: "Rye is brave."}]}', [ONE.text]],
  ['a line break inside a text', '{"replies":[{"text":"Rye is\nbrave."}]}', ['Rye is\nbrave.']],
  [
    'quotes that were not escaped',
    '{"replies":[{"text":"You said "rye" twice."}]}',
    ['You said "rye" twice.'],
  ],
  ['a comma missing', `{"replies":[${JSON.stringify(ONE)} ${JSON.stringify(TWO)}]}`, BOTH],
  ['a bare list', JSON.stringify([ONE, TWO]), BOTH],
  ['a list around the whole', `[${WHOLE}]`, BOTH],
  ['texts alone', JSON.stringify({ replies: BOTH }), BOTH],
  ['one object after the other', `${JSON.stringify(ONE)}\n${JSON.stringify(TWO)}`, BOTH],
  ['another name for the list', JSON.stringify({ suggestions: [ONE, TWO] }), BOTH],
  ['an object around it', JSON.stringify({ result: { replies: [ONE] } }), [ONE.text]],
  ['JSON as a text of JSON', JSON.stringify(WHOLE), BOTH],
  ['thoughts first', `<think>{"replies":[{"text":"no"}]}</think>${WHOLE}`, BOTH],
  ['thoughts whose beginning is missing', `They baked {"rye"}.\n</think>\n${WHOLE}`, BOTH],
  ['thoughts that never end', '<think>{"replies":[{"text":"no"}]}', []],
  ['cut off inside the second text', WHOLE.slice(0, WHOLE.indexOf('behave')), [ONE.text]],
  ['cut off behind the second text', WHOLE.slice(0, WHOLE.indexOf('behave') + 8), BOTH],
  ['cut off inside the first text', WHOLE.slice(0, 25), []],
  ['another list of texts', '{"answers":["hello"]}', []],
  ['an empty list', '{"replies":[]}', []],
  ['no JSON', 'I would rather not.', []],
  ['nothing', '', []],
])('finds the replies: %s', (_what, text, expected) => {
  // A cut item may stay without its text; it is left out by who reads the items.
  expect(texts(text).filter((one) => typeof one === 'string')).toEqual(expected);
});

it('gives each item as soon as it is closed, and never half a text', () => {
  const answer = `Here you go:\n\`\`\`json\n${WHOLE}\n\`\`\``;
  const seen: [number, number][] = [];
  for (let length = 1; length <= answer.length; length++) {
    const found = texts(answer.slice(0, length), false);
    expect(BOTH.slice(0, found.length)).toEqual(found);
    if (found.length > (seen.at(-1)?.[1] ?? 0)) seen.push([length, found.length]);
  }
  const endOf = (item: object) => answer.indexOf(JSON.stringify(item)) + JSON.stringify(item).length;
  expect(seen).toEqual([
    [endOf(ONE), 1],
    [endOf(TWO), 2],
  ]);
});

it('gives what stands beside the list', () => {
  const reading = { summary: 'They baked.' };
  expect(readAnswer(JSON.stringify({ replies: [ONE], reading }), 'replies', true).whole.reading).toEqual(
    reading,
  );
});

it.each<[string, unknown]>([
  ['{"refuse":[]}', { refuse: [] }],
  [
    '<think>{"refuse":[1]}</think>```json\n{"refuse":[{"index":0,"fault":"invented"},]}\n```',
    { refuse: [{ index: 0, fault: 'invented' }] },
  ],
  ['[{"index":1}]', [{ index: 1 }]],
  ['none of them', undefined],
])('reads the one value of %s', (text, value) => expect(readValue(text)).toEqual(value));
