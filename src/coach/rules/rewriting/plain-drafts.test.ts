import { describe, expect, it } from 'vitest';
import { TONES } from '../contract.ts';
import { insights } from '../insights.ts';
import { rewrite } from '../rewrite.ts';
import { starters } from '../starters.ts';
import { inOneTest } from '../testing.ts';

const texts = (draft: string): string[] =>
  TONES.flatMap((tone) => rewrite({ draft, tone }).rewrites.map(({ text }) => text));

describe('a plain draft', () => {
  inOneTest([
    ['hey you have a cute dog', 'You have a cute dog.'],
    ['hey u r so funny', 'You are so funny.'],
    ['want 2 meet l8r', 'Want to meet later?'],
    ['lets meet agian sometime', "Let's meet again sometime."],
    ['i think ur cute wanna go for coffee', 'Want to go for coffee?'],
    ['You are beautiful and funny', 'You are funny.'],
    ['where u from', 'Where are you from?'],
    ['u single?', 'Are you single?'],
    ['what do u do 4 work', 'What do you do for work?'],
    ['i gt 2 dogs and 4 cats', 'I got 2 dogs and 4 cats.'],
    ['did u had a good day', 'Did you have a good day?'],
    ["whats you're favourite movie", "What's your favourite movie?"],
    ['ur dog is so cute', 'Your dog is so cute.'],
    ['hi im sarah nice to meet u', "I'm Sarah. Nice to meet you."],
    ['sorry for the late reply been so bussy', 'Sorry for the late reply. Been so busy.'],
    ['u must check this out https://example.com/song', 'You must check this out https://example.com/song.'],
    ['happy bday hope u have a gr8 day', 'Happy birthday. Hope you have a great day.'],
    ['wanna get dinner on friday 🍝', 'Want to get dinner on Friday? 🍝'],
    [
      'do you want to come to my braai on saturday my friends will be there',
      'Do you want to come to my braai on Saturday? My friends will be there.',
    ],
    [
      'i have a dog too his name is max he is a labrador and he is 3 what is ur dogs name',
      "I have a dog too. His name is Max. He is a labrador and he is 3. What is your dog's name?",
    ],
    ['sorry to bother you, was just wondering if u like hiking?', 'Was just wondering if you like hiking?'],
    ['please please give me a chance, which trail do you like', 'Which trail do you like?'],
  ])('%s: %s', (draft, text) => expect(rewrite({ draft, tone: 'calm' }).rewrites[0]?.text).toBe(text));

  inOneTest([
    [
      'hey so i was wondering if maybe u would want to get coffee sometime if ur not too busy or whatever no worries if not',
      'Would you want to get coffee sometime?',
    ],
    [
      'hey sorry to bother you, i was just wondering if maybe u wanted to get coffee some time? no worries if not lol',
      'Do you want to get coffee some time?',
    ],
    ['i was thinking maybe we could go hiking on saturday if you want', 'Could we go hiking on Saturday?'],
    ["i was wondering if you're free on friday, no pressure", 'Are you free on Friday?'],
    ['do you maybe want to meet on friday or something', 'Do you want to meet on Friday?'],
    [
      'I was wondering whether you would maybe like to have dinner on Saturday, but no pressure if not!',
      'Would you like to have dinner on Saturday?',
    ],
    ['idk maybe we could kinda hang out sometime if u want', 'We could hang out sometime.'],
    ['if you want we could maybe get drinks or something? its ok if not', 'We could get drinks?'],
    ['would you perhaps be up for a walk? if not thats totally fine', 'Would you be up for a walk?'],
  ])('%s is asked without its hedges first: %s', (draft, text) => {
    const [first] = rewrite({ draft, tone: 'warm' }).rewrites;
    expect(first?.text).toBe(text);
    expect(first?.changes.join()).toMatch(/took out the hedges ".+", ".+"/);
    expect(first?.changes.join()).not.toContain('run-on');
  });

  inOneTest([
    'maybe we can meet on friday',
    'maybe it is dumb but i kind of like you i guess',
    'Maybe coffee? Maybe a walk?',
    'what kind of music do you like, maybe jazz',
    "sorry i guess i'm kind of not looking for anything, no pressure",
    'do you want coffee if you like the kind of place with cats',
    'are you busy on friday or is saturday better if you have time to drive',
  ])('%s keeps a single or a gentle hedge, and what is none', (draft) => {
    for (const { changes } of rewrite({ draft, tone: 'warm' }).rewrites.slice(0, 1))
      expect(changes.join()).not.toContain('hedges');
  });

  it('is told to be cut into sentences only where it is', () => {
    for (const draft of ['so how was the hike on sunday', 'do you like jazz what do you play yourself']) {
      const [first] = rewrite({ draft, tone: 'warm' }).rewrites;
      expect(first?.changes.includes('cut a run-on into sentences')).toBe(
        /[?.] \p{L}/u.test(first?.text ?? ''),
      );
    }
  });

  inOneTest([
    'hey u r so sexy lol',
    'hey u are cute',
    'you look beautiful in that red dress',
    'ur so cute with your dog',
  ])('%s is said without the looks, and no change is told of words that are gone', (draft) => {
    for (const tone of TONES) {
      const { rewrites } = rewrite({ draft, tone });
      expect(rewrites).toHaveLength(3);
      for (const { text, changes } of rewrites) {
        expect(text).toMatch(/eye|look|attracted|notice|attention|opening line/);
        expect(text).not.toMatch(/sexy|cute|beautiful|\[/);
        expect(changes.join()).not.toContain('out in full');
      }
    }
  });

  inOneTest([
    ['are you mad at me', /all right|okay/],
    ['im so lonely', /company|chat/],
    ['fine dont reply then', /leave it|keep asking|quiet/],
    ['you are a liar', /truth|add up|honest/],
    ['why dont you answer me', /hear from you|quiet|talking to you/],
    ['can i get ur number', /touch|numbers|chat/],
  ])('%s keeps what it means', (draft, meant) => {
    for (const text of texts(draft)) expect(text).toMatch(meant);
  });

  inOneTest([
    'my grandma died yesterday',
    'i love you',
    'you hurt me',
    'feeling sick today',
    'do you even like me',
    'im outside',
  ])('%s gets no joke and no `and you?`', (draft) => {
    for (const text of texts(draft))
      expect(text).not.toMatch(/laugh|gently|your turn|score|(?:and|about) you\?|right answer/i);
  });
});

describe('a rewrite', () => {
  const texts = (draft: string, message: string) =>
    rewrite({ draft, message, tone: 'warm' }).rewrites.map(({ text }) => text);

  inOneTest([
    [
      'A three-legged greyhound called Turbo! Does he win at fetch?',
      'My sister adopted a three-legged greyhound, Turbo',
    ],
    [
      'thursday works, i finish at six. that ramen place in braamfontein?',
      'Are you free on Thursday for dinner?',
    ],
    ['yes, see you at 7!', 'Still on for tonight at 7?'],
    [
      'Thanks for a nice evening, but I did not feel a spark. I wish you all the best.',
      'When can I see you again?',
    ],
    ['Dit klink lekker! Ek hou ook van stap. Waar het julle gaan stap?', 'Ons het die naweek gaan stap'],
  ])('is none for "%s", which is good as it is', (draft, message) => {
    expect(texts(draft, message)).toEqual([]);
    expect(rewrite({ draft, message, tone: 'warm' }).score.total).toBeGreaterThanOrEqual(80);
  });

  inOneTest([
    [
      'ok cool',
      'I just got back from hiking in the Drakensberg, my legs are finished',
      /Drakensberg|legs|hiking/,
    ],
    ['Thats nice', 'My brother fell off a horse at the farm lol', /farm|brother|horse/],
    [
      'haha that sounds fun! i love beaches',
      'Spent the day in Ballito. What do you do for work?',
      /I love beaches.+\[what you do\]/,
    ],
    [
      'Nice! I had pizza too. Which one did you get?',
      'We had pizza. Do you have any siblings?',
      /too\. \[.+\]\. Which/,
    ],
    ['I burned the rice again, so dinner is toast.', 'What are you having for dinner?', /toast\. .+/],
    [
      'whatever, if you cant even answer a simple question dont bother',
      'Crazy day, sorry',
      /answer|hear from you|quiet/,
    ],
  ])('takes up what is told of "%s"', (draft, message, taken) => {
    const [first] = texts(draft, message);
    expect(first).toMatch(taken);
  });

  inOneTest([
    ['i got 2 dogs and 4 cats', ''],
    ['want to get dinner on friday 🍝', ''],
    ['ok cool', 'Just back from a hike'],
    ['See you at 7 at 12 Long Street', ''],
  ])('never is "%s" with a full stop', (draft, message) => {
    const words = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
    for (const text of texts(draft, message)) expect(words(text)).not.toBe(words(draft));
  });

  inOneTest([
    ['You seem nice. Want to grab a drink?', 'I love hiking and my dog Max'],
    ['Would you like to get coffee on Saturday?', ''],
    ['Sounds good, see you then!', 'Shall we meet at 6?'],
  ])('is there for "%s", which is not good yet', (draft, message) => {
    expect(texts(draft, message).length).toBeGreaterThan(0);
    expect(texts(draft, message)).not.toContain(draft);
  });

  it('of a long draft is a short one with its question', () => {
    const draft =
      'Hi! So my weekend was really good, on Saturday I went to the market with my sister and we bought too much cheese and then we went to my mom for lunch and she made roast chicken and my nephew is learning to walk, and then on Sunday I did laundry and watched the rugby with my friends and it rained so we ended up inside. How was yours?';
    const [first = ''] = texts(draft, 'How was your weekend?');
    expect(first.length).toBeLessThan(200);
    expect(first).toMatch(/yours\?$/);
  });
});

describe('plain notes', () => {
  inOneTest([
    'just ask',
    'new here lol',
    'swipe left if you smoke',
    'live laugh love',
    'idk just photos',
    'ndiyathanda ukudansa',
    'loves God and family',
  ])('%s hold nothing to ask about', (them) => {
    for (const { why } of starters({ about: { them } }).starters) expect(why).toContain('little to go on');
  });
  inOneTest([
    ['vegan but loves biltong', /biltong/],
    ['my dog is called Rex', /Rex/],
    ['lovs hiking n cofee', /hiking|coffee/],
    ['watches rugby with his dad', /rugby/],
    ['been to 14 countries', /you've been to 14 countries/i],
    ['lief vir musiek en stap', /music|walking/],
  ])('%s', (them, about) => expect(starters({ about: { them } }).starters[0]?.text).toMatch(about));
});

describe('insights', () => {
  const titles = (about: { me?: string; them?: string }) =>
    insights({ about }).insights.map(({ title }) => title);
  it('use the notes where there is no conversation', () => {
    const them = 'Loves dogs and hiking. Teacher. Looking for something serious. I never drink.';
    expect(titles({ them })).toEqual(
      expect.arrayContaining([
        'A limit in your notes',
        'What they are looking for',
        'Something to ask about: hiking',
      ]),
    );
    for (const { evidence } of insights({ about: { them } }).insights) expect(them).toContain(evidence);
  });
  it('write to nobody who is a child', () =>
    expect(titles({ them: "she's 16, likes kpop" })).toEqual(['Nobody to write to']));
  it('call no death a subject that lit up', () => {
    const found = insights({
      conversation: [
        { from: 'them', text: 'my gran died' },
        { from: 'me', text: 'oh no im sorry' },
        { from: 'them', text: 'thanks' },
        { from: 'me', text: 'do you want to talk' },
        { from: 'them', text: 'not now' },
      ],
    }).insights.map(({ title }) => title);
    expect(found).toContain('They told you something heavy');
    expect(found.join()).not.toMatch(/alive|Nobody asks/);
  });
});
