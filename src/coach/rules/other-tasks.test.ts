import { describe, expect, it } from 'vitest';
import { rewriteResponseSchema, startersRequestSchema, startersResponseSchema, TONES } from './contract.ts';
import { emotions } from './emotions.ts';
import { rewrite } from './rewrite.ts';
import { starters } from './starters.ts';
import { inOneTest } from './testing.ts';

describe('starters', () => {
  inOneTest([
    [
      'Nurse in Durban, hikes at sunrise, hopeless at cooking, a rescue cat called Muffin',
      /nurse|hik|cook|Muffin/i,
    ],
    ['Plays the cello, two cats, bakes on Sundays', /cello|cat|bak/i],
    ['Ask me about the day I lost a canoe. Loves ginger biscuits. Afraid of geese.', /canoe|ginger|geese/i],
    ['restores old radios and forages for seaweed, learning Portuguese', /radios|seaweed|Portuguese/i],
    ['ek is mal oor braai en rugby', /braai|rugby/i],
    ['Two truths and a lie: I can yodel, I have met a queen, I hate cheese', /yodel|queen|cheese/i],
    ['tea > coffee, thinks olives are a prank', /tea|olives/i],
  ])('from "%s" are each about a detail of it', (them, details) => {
    const found = starters({ about: { them } }).starters;
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const { text, why } of found.filter(({ why }) => !/little to go on/.test(why))) {
      expect(text).toMatch(details);
      expect(why.length).toBeGreaterThan(20);
    }
    expect(found.filter(({ why }) => /little to go on/.test(why)).length).toBeLessThanOrEqual(1);
  });

  inOneTest([
    ['Looking for someone who laughs at their own jokes', /someone who laughs at their own jokes/],
    ['Looking for someone who knows what they want', /someone who knows what they want/],
    ['Looking for someone who laughs at my jokes', /someone who laughs at your jokes/],
    ['Loves people who speak their mind', /people who speak their mind/],
    ['She loves her garden', /your garden/],
  ])('from "%s" leave the one who is spoken of', (them, said) => {
    const texts = starters({ about: { them }, count: 5 }).starters.map(({ text }) => text);
    expect(texts.filter((text) => said.test(text)).length).toBeGreaterThan(0);
  });

  inOneTest([
    ['Failed sourdough baker', /After a long week|Of all the things to become|kind of film/],
    ['Weekend trail runner', /always one/],
  ])('from "%s" ask nothing that only fits a trade or a nature', (them, silly) => {
    for (const tone of TONES) {
      const texts = starters({ about: { them }, tone, count: 5 }).starters.map(({ text }) => text);
      expect(texts.some((text) => text.toLowerCase().includes(them.toLowerCase()))).toBe(true);
      for (const text of texts) expect(text).not.toMatch(silly);
    }
  });

  it('speaks of learning to do a thing, never of `to do` it', () => {
    const them = 'Together we could: Learn to sail a very small boat';
    for (const { text } of starters({ about: { them }, count: 5 }).starters)
      if (text.includes(' to sail')) expect(text).toMatch(/learn(?:ing)? to sail/i);
  });

  it('ask once, in 40 to 200 characters, with no looks, dash or greeting, in every tone', () => {
    for (const tone of [undefined, ...TONES]) {
      const { starters: found } = startersResponseSchema.parse(
        starters({
          about: {
            them: 'She is gorgeous, green eyes. Beekeeper, swims in dams, hates voice notes, from Knysna',
          },
          ...(tone ? { tone } : {}),
          count: 4,
        }),
      );
      expect(found).toHaveLength(4);
      expect(new Set(found.map(({ text }) => text.slice(0, 12))).size).toBeGreaterThan(2);
      for (const { text } of found) {
        expect(text.length).toBeGreaterThanOrEqual(40);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text.match(/\?/g)).toHaveLength(1);
        expect(text).not.toMatch(/gorgeous|eyes|[—–{}]|undefined|^(?:hi|hey|hello)\b/i);
      }
    }
  });

  it('leave out what was shown, as long as there is anything else to say', () => {
    const about = {
      them: 'Nurse in Durban, hikes at sunrise, hopeless at cooking, a rescue cat called Muffin',
    };
    const shown: string[] = [];
    for (let press = 0; press < 3; press++) {
      const { starters: found } = starters({ about, avoid: shown });
      expect(found).toHaveLength(3);
      for (const { text } of found) expect(shown).not.toContain(text);
      shown.push(...found.map(({ text }) => text));
    }
  });

  it('have something to ask without notes', () => {
    for (const them of ['', 'hi', '???', '6ft']) {
      const found = starters({ about: { them } }).starters;
      expect(found).toHaveLength(3);
      for (const { text } of found) expect(text).toContain('?');
    }
  });

  it('say of the reader only what the reader noted', () => {
    const about = { me: 'I run parkrun on saturdays', them: 'runs the Two Oceans, jazz' };
    const texts = starters({ about, count: 5 }).starters.map(({ text }) => text);
    expect(texts.join(' ')).toContain('I run parkrun on Saturdays');
    const alone = starters({ about: { them: about.them }, count: 5 }).starters.map(({ text }) => text);
    expect(alone.join(' ')).not.toMatch(/\bI (?:run|love|like|play|also)\b/);
  });

  it('leave griefs, children, faith and what they do not want out', () => {
    const them =
      'Her dad passed away last year, no hookups, mom of two, church on Sundays, divorced. Likes crosswords';
    for (const { text } of starters({ about: { them }, count: 5 }).starters)
      expect(text).not.toMatch(/\b(?:dad|passed|hookups?|mom|church|divorc\w+)\b/i);
  });

  inOneTest([
    "she's 17, likes k-pop",
    'he is 15',
    'in love with a 16 year old',
    'she told me to stop messaging her',
    'she blocked me',
  ])('write to nobody when the notes say "%s"', (them) =>
    expect(starters({ about: { them } }).starters).toEqual([]),
  );

  it('take a dog of twelve and grade four for what they are', () => {
    expect(
      starters({ about: { them: 'Teacher, grade 4. Her dog is 12 and called Otto' } }).starters,
    ).toHaveLength(3);
  });

  it('vary with the notes', () => {
    const openings = [
      'loves chess',
      'loves jazz',
      'loves tea',
      'loves maps',
      'loves owls',
      'loves trams',
    ].map((them) => starters({ about: { them } }).starters[0]?.text.split(' ').slice(0, 3).join(' '));
    expect(new Set(openings).size).toBeGreaterThan(3);
  });
});

describe('rewrite', () => {
  inOneTest([
    ['im sure', "I'm sure."],
    ['ive been', "I've been."],
    ['thats fine', "That's fine."],
    ['i dont know about the market but u pick', "I don't know about the market but you pick."],
    ['ur so hot wanna meet up??', 'Want to meet up?'],
    ['Dinner — maybe u?', 'Dinner, maybe you?'],
    [
      'I would of come but its been mad, definately next tuesday',
      "I would have come but it's been mad, definitely next Tuesday.",
    ],
    ['hey babe what did u cook on sunday', 'What did you cook on Sunday?'],
    ['Howzit, eish that braai was lekker hey', 'Eish that braai was lekker hey.'],
    ['please please give me a chance, which trail do you like', 'Which trail do you like?'],
    ['I loved the photo from Kirstenbosch. Sorry to bother you', 'I loved the photo from Kirstenbosch.'],
    ['Do you like jazz? whatsapp me on 082 555 0199', 'Do you like jazz?'],
    ['why are you ignoring me? How was the exam on Monday?', 'How was the exam on Monday?'],
    ['HOW WAS THE MARKET ON SATURDAY', 'How was the market on Saturday?'],
    ['soooo how was the hike', 'How was the hike?'],
    ['c u at 7 at 12 Long Street', 'See you at 7 at 12 Long Street.'],
  ])('%s becomes %s', (draft, text) => {
    const { rewrites } = rewriteResponseSchema.parse(rewrite({ draft, tone: 'calm' }));
    expect(rewrites[0]?.text).toBe(text);
    expect(rewrites[0]?.changes.join()).not.toBe('');
  });

  it('keeps a number that they asked for', () => {
    const [first] = rewrite({
      draft: 'sure u can, 0825550199',
      tone: 'warm',
      message: 'Can I have your number?',
    }).rewrites;
    expect(first?.text).toContain('0825550199');
  });

  it('gives rewrites that differ, with every fact and the question', () => {
    for (const tone of TONES) {
      const { rewrites } = rewrite({ draft: 'i moved to Knysna in 2019, do u swim in the lagoon?', tone });
      expect(rewrites.length).toBeGreaterThanOrEqual(2);
      expect(new Set(rewrites.map(({ text }) => text)).size).toBe(rewrites.length);
      for (const { text } of rewrites) {
        expect(text).toContain('Knysna');
        expect(text).toContain('2019');
        expect(text).toMatch(/swim in the lagoon\?/);
      }
    }
  });

  it('leaves a draft in another language its own words', () => {
    const { rewrites } = rewrite({
      draft: 'ek hou van die see en van koffie, wil jy saam stap?',
      tone: 'warm',
    });
    for (const { text } of rewrites) expect(text).not.toMatch(/\b(?:the|you|answer|ears)\b/i);
  });

  it('does not joke about a loss', () => {
    for (const { text } of rewrite({
      draft: 'im so sorry about ur gran',
      tone: 'playful',
      message: 'My gran died on Monday',
    }).rewrites)
      expect(text).not.toMatch(/score|laugh|right answer|😄|snack/i);
  });

  inOneTest([
    ["answer me or I'll find you and hurt you", undefined],
    ['I know where you live', undefined],
    ['send me nudes', undefined],
    ['can u lend me R500 till friday', undefined],
    ["I'll kill myself if you don't reply", undefined],
    ['you stupid b*tch', undefined],
    ['send me your location, who are you with', undefined],
    ['just one drink, you will love it', "I'm not interested, sorry"],
    ['hello again', 'Please stop messaging me'],
    ['why did you unmatch me, I found your instagram', undefined],
    ['I made a new account since you blocked me', undefined],
    ["I'm 15 btw", undefined],
    ['im only 16, is that ok? wanna hang out', undefined],
    ["I am still in grade 11 but I'm mature", undefined],
  ])('does not polish "%s"', (draft, message) => {
    const { rewrites, score } = rewrite({ draft, tone: 'flirty', ...(message ? { message } : {}) });
    expect(score.total).toBe(0);
    expect(score.parts.at(-1)?.why).toMatch(/^Not fit to send/);
    for (const { text, changes } of rewrites) {
      expect(text.toLowerCase()).not.toContain(draft.toLowerCase());
      expect(changes[0]).toMatch(/^not a rewrite/);
    }
  });

  inOneTest([
    'Hoe gaan dit met jou?',
    'Who is that in your second photo? Your dad?',
    "I'll find you at the entrance, I'm in a green jacket",
    'I will beat you at mini golf, loser buys coffee',
    'Send me pics of your dog please, and the photos from Sunday',
    'My ex used to hit me, so I take things slow',
    'I found a cafe near your office, fancy lunch?',
    'Prove it at the quiz on Thursday',
    "I'll get you a coffee for that",
    "I'm 15 minutes away, want me to bring something?",
    'I am 17 km into this run and thinking of your lasagne',
    "I'm 12 years sober and proud of it. You?",
    "I'm 10/10 excited for Saturday",
  ])('works on a harmless "%s"', (draft) => {
    expect(rewrite({ draft, tone: 'playful' }).score.parts.at(-1)?.why).not.toMatch(/^Not fit/);
  });

  it('lets a kind close through', () => {
    expect(
      rewrite({
        draft: "I understand, I won't write again. Take care",
        tone: 'calm',
        message: 'Please stop messaging me',
      }).score.total,
    ).toBeGreaterThan(0);
  });
});

describe('emotions', () => {
  it('predicts what is said, else the best', () => {
    expect(emotions({ text: 'thank you so much!' }).predicted).toContain('gratitude');
    expect(emotions({ id: 7, text: 'the bus is blue' })).toMatchObject({ id: 7, predicted: ['neutral'] });
  });
});

it('notes for starters may come as an object or as text', () => {
  const asText = startersRequestSchema.parse({ about: 'loves old films' });
  expect(asText.about).toEqual({ them: 'loves old films' });
  expect(startersRequestSchema.safeParse({ about: 5 }).success).toBe(false);
});
