import { describe, expect, it } from 'vitest';
import { insightsResponseSchema, type Turn } from './contract.ts';
import { insights } from './insights.ts';
import { inOneTest } from './testing.ts';

const talk = (text: string): Turn[] =>
  text
    .split(' / ')
    .map((turn) => ({ from: turn.startsWith('me: ') ? 'me' : 'them', text: turn.replace(/^\w+: /, '') }));
const titles = (text: string): string =>
  insights({ conversation: talk(text) })
    .insights.map(({ title }) => title)
    .join(' | ');

describe('insights', () => {
  inOneTest([
    [
      'them: How was the market? / me: Good! / them: Which record did you find?',
      /question of theirs is still open/,
    ],
    [
      'me: hey how are you / them: fine / me: what did you do this weekend? / them: nothing / me: any plans for the week? / them: no',
      /You do the asking/,
    ],
    [
      'them: how was your day? / me: fine / them: what did you cook? / me: rice / them: do you like spicy food? / me: yes',
      /They do the asking/,
    ],
    ["them: I don't drink, just so you know / me: no problem at all", /A limit they told you/],
    [
      'them: We should go to the market sometime / me: I have a cat / them: ok',
      /plan of theirs is left hanging/,
    ],
    [
      'me: Want to get coffee on Thursday? / them: my dog ate a sock / me: oh no',
      /Your plan went unanswered/,
    ],
    ["them: I'm really enjoying talking to you / me: same here", /They said it themselves/],
    ['me: hi / me: hello again / me: look at this', /three times in a row/],
    ['them: who are you with / me: friends / them: send me your location / me: no', /checked up on/],
    ['them: my card is blocked, can you send me R2000 / me: hmm', /asked you for money/],
    ['them: sorry, not interested / me: come on just one coffee', /You wrote on after a no/],
    ['them: ok / me: why are you ignoring me', /You pressed for an answer/],
    ['them: im 16 btw / me: oh', /under 18/],
  ])('%s', (text, title) => expect(titles(text)).toMatch(title));

  const DODGES =
    "me: hey! how was your weekend? / them: cool / me: nice, I went up Lion's Head / them: cool / me: how is work? / them: good / me: want to grab coffee this week? / them: work is really hectic right now so will see how it goes / me: no stress / them: maybe, I'll let you know if I get a gap somewhere between all of it";
  inOneTest([
    [DODGES, /Your plan is left hanging/, /got longer|came alive/],
    [
      "me: want to grab coffee on friday? / them: maybe, I'll let you know / me: ok",
      /Your plan is left hanging/,
      /unanswered/,
    ],
    [
      'them: We should go to the market sometime / me: maybe, will see / them: ok',
      /plan of theirs is left hanging/,
      /Your plan/,
    ],
    [
      "me: want to grab coffee on friday? / them: yes! I'll let you know when I am off work / me: ok",
      /./,
      /hanging|unanswered/,
    ],
    ['me: want to grab coffee? / them: maybe saturday / me: ok', /./, /hanging|unanswered/],
    [
      'them: ok / me: hey / them: cool / me: how is work? / them: hectic / me: and the band? / them: oh we played our first gig and nobody left, I was so nervous before it / me: wow / them: and then the owner asked us back for a whole month of thursdays, so I bought a better amp',
      /got longer/,
      /hanging/,
    ],
  ])('tells a putting off from interest: %s', (text, told, untold) => {
    expect(titles(text)).toMatch(told);
    expect(titles(text)).not.toMatch(untold);
  });

  it('says what each is about', () => {
    const kinds = (text: string) =>
      insights({ conversation: talk(text) }).insights.map(({ kind, title }) => `${kind}: ${title}`);
    expect(kinds('them: How was the market? / me: Good! / them: Which record did you find?')).toContain(
      'questions: A question of theirs is still open',
    );
    expect(kinds('me: hi / me: hello again / me: look at this')).toContain(
      'pace: You wrote three times in a row',
    );
    expect(kinds('them: my card is blocked, can you send me R2000 / me: hmm')).toContain(
      'care: They asked you for money',
    );
  });

  it('quotes exact words, of a turn or of the notes, and never a percentage', () => {
    const conversation = talk(
      'them: How was the market? I love old vinyl / me: Good! I found a record / them: Jealous. Which record did you find? / me: Pata Pata / them: haha no way, I have that one and I play it every Sunday / me: do you dance to it?',
    );
    const about = { them: 'Old vinyl, two cats, makes marmalade', me: 'I like old vinyl' };
    const { insights: found } = insightsResponseSchema.parse(insights({ conversation, about }));
    const said = [...conversation.map(({ text }) => text), about.them, about.me];
    expect(found.length).toBeGreaterThan(3);
    for (const { evidence, detail, title } of found) {
      expect(said.some((each) => each.includes(evidence))).toBe(true);
      expect(`${title} ${detail}`).not.toMatch(/%|narciss|toxic|disorder|attachment/i);
    }
  });

  it('is only ever a hint over a few turns', () => {
    const { insights: found } = insights({
      conversation: talk('them: hey you / me: hi, how was work? / them: fine / me: did you eat?'),
    });
    for (const { title, confidence } of found)
      if (/ask|write|short/i.test(title)) expect(confidence).toBe('low');
  });

  it('speaks of nothing else where there is danger, and names help', () => {
    const { insights: found } = insights({
      conversation: talk(
        'them: where are you? / me: work / them: who are you with / me: nobody / them: prove it, haha / me: no',
      ),
    });
    expect(found.map(({ title }) => title).join()).not.toMatch(/humour|alive|question of theirs/i);
    expect(found[0]?.detail).toContain('0800 428 428');
  });

  inOneTest([
    [undefined, /Paste the last ten/],
    ['them: hey', /add what you wrote/],
    ['me: hey', /add what they answered/],
  ])('says what is lacking in %s', (text, lacking) => {
    const found = insights(text ? { conversation: talk(text) } : {}).insights;
    expect(found.at(-1)).toMatchObject({ confidence: 'low' });
    expect(found.at(-1)?.detail).toMatch(lacking);
  });
});
