import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { inOneTest } from '../testing.ts';

const texts = (message: string, mine?: string) =>
  advise({ message, conversation: mine ? [{ from: 'me', text: mine }] : [] }).replies.map(({ text }) => text);

describe('replies name what was said', () => {
  inOneTest([
    ['i repaired a church organ with a shoelace today', /organ|shoelace/i],
    ['My nephew has decided that the vacuum cleaner is his best friend', /nephew|vacuum|friend/i],
    ['your bio says you keep llamas. how many', /llama/i],
    ['What did you cook last night? I burnt a lasagne', /lasagne|cook/i],
    ['window seat or aisle seat', /window|aisle/i],
  ])('%s', (message, about) => {
    const replies = texts(message);
    expect(replies).toHaveLength(3);
    expect(replies.filter((text) => about.test(text)).length).toBeGreaterThanOrEqual(2);
  });

  it('takes `it` for what the reader told of', () => {
    expect(texts('oh wow when did you get it', 'I bought a second-hand canoe!').join(' ')).toMatch(/canoe/i);
  });

  it('asks one question at most', () => {
    for (const text of texts('we lost a shoe and found a hedgehog in the pantry, my sister named it Kevin'))
      expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('does not play where it is grave', () => {
    for (const text of texts('my father has cancer and the garden is all he talks about'))
      expect(text).not.toMatch(/laugh|vocabulary|memoir|cushion|bribery/i);
  });
});

describe('said one way and meant another', () => {
  it('takes an odd yes for a yes', () => {
    expect(texts('no yeah that works', 'Thursday at the harbour?').join(' ')).toMatch(/thursday/i);
  });
  it('does not take fine for fine', () => {
    expect(texts("it's fine", 'I am so sorry, I forgot our lunch').join(' ')).toMatch(/sorry|make it up/i);
  });
  it('takes the last day named', () => {
    for (const text of texts('monday. no wait, tuesday. final answer')) expect(text).not.toMatch(/monday/i);
  });
});

describe('captions', () => {
  it('answers the words under a picture', () => {
    const replies = texts('[photo] my first knitted scarf, be honest');
    expect(replies.filter((text) => /scarf|knit/i.test(text)).length).toBeGreaterThanOrEqual(2);
  });
  it('takes a bare picture for an answer to the reader', () => {
    expect(texts('[photo]', 'Show me the new bicycle then!').join(' ')).toMatch(/bicycle/i);
  });
});
