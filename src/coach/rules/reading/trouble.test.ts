import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { inOneTest } from '../testing.ts';
import { readTrouble } from './trouble.ts';

describe('trouble', () => {
  inOneTest([
    ['my ouma passed away on sunday', 'death', 'your ouma'],
    ["my roommate's dog died and the whole house is sad", 'pet', "your roommate's dog"],
    ["today would've been my brother's birthday", 'anniversary', 'your brother'],
    ["mom's chemo starts Tuesday", 'someone ill', 'your mom'],
    ['her mother had a stroke', 'someone ill', 'her mother'],
    ['the doctor found a lump, waiting for results', 'waiting', undefined],
    ['work let 40 of us go today, me too', 'job', undefined],
    ['we got burgled last night', 'crime', undefined],
    ['my cat is missing since sunday', 'missing', 'your cat'],
    ['feeling so alone in this city sometimes', 'lonely', undefined],
    ['feeling a bit low today', 'low', undefined],
    ["I've had better weeks", 'low', undefined],
    ['in bed with tonsillitis', 'unwell', undefined],
  ])('%s is %s', (message, kind, who) => {
    const trouble = readTrouble(message);
    expect(trouble?.kind).toBe(kind);
    expect(trouble?.who).toBe(who);
  });

  inOneTest([
    ['my phone died, sorry'],
    ['I died laughing'],
    ['lost my gran in the mall, found her at the slots 😂'],
    ['I am not depressed, only hungry'],
    ["I'm nervous about meeting you"],
    ['low season is the best time for Durban'],
    ['we lost the match and I am gutted'],
    ['Just finished the Two Oceans half, I am broken but happy'],
    ['that film about the funeral was great, on Netflix'],
  ])('%s is none', (message) => {
    expect(readTrouble(message)).toBeUndefined();
  });
});

describe('what is said to it', () => {
  const JOKE = /\p{Extended_Pictographic}|\b(?:haha|lol|plot twist|trailer|award|medal)\b/iu;
  const ADVICE = /\b(?:you should|you must|have you tried|at least|look on the bright|everything happens)\b/i;

  inOneTest([
    'honestly my week has been a mess, my uncle is in hospital and I have not slept',
    'my dog was put down this morning, sorry if I am quiet',
    'I failed my board exam again',
    'I had a panic attack in the shop and left my trolley',
    "my dad's in ICU. I don't want to talk about it, just so you know",
    'my son has a fever so I can not do tomorrow. next week maybe?',
  ])('%s gets three kind answers and no joke', (message) => {
    for (const tone of [undefined, 'playful', 'witty', 'flirty'] as const) {
      const { analysis, replies } = advise({ message, tone });
      expect(analysis.intents).toContain('share_feeling');
      expect(replies).toHaveLength(3);
      for (const { text } of replies) {
        expect(text).not.toMatch(JOKE);
        expect(text).not.toMatch(ADVICE);
      }
    }
  });

  it('leaves alone what they want to leave alone', () => {
    const message = "my dad's in ICU. I don't want to talk about it";
    for (const { text } of advise({ message, count: 5 }).replies) expect(text).not.toMatch(/\?$/);
  });

  it('a wish to go slower is met with that and with no plan', () => {
    const { analysis, replies } = advise({
      message: 'could we slow down a little, it goes quickly for me',
      count: 5,
    });
    expect(analysis.intents).not.toContain('plan_propose');
    expect(replies.length).toBeGreaterThanOrEqual(3);
    for (const { text } of replies) expect(text).not.toMatch(/\b(?:coffee|diary|a day|place and)\b/i);
  });
});
