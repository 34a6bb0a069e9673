import { describe, expect, it } from 'vitest';
import { advise } from '../advise.ts';
import { read } from '../reading/read.ts';
import { inOneTest } from '../testing.ts';
import { scenesFor } from './index.ts';

const turns = (mine: string | undefined) => (mine ? [{ from: 'me' as const, text: mine }] : []);
const first = (message: string, mine?: string) =>
  scenesFor(read({ message, conversation: turns(mine) }), () => false, false)[0]?.name;
const shown = (message: string, mine?: string) => advise({ message, conversation: turns(mine) });

describe('plans in hand', () => {
  inOneTest<[string, string | undefined, string]>([
    [
      'im so sorry my gran got admitted this morning so cant make it tonight. will explain later',
      undefined,
      'called off, somebody admitted',
    ],
    [
      'we had to rush my little girl to casualty so tonight is off, sorry',
      undefined,
      'called off, somebody admitted',
    ],
    [
      'family emergency, cant make tomorrow. will call you when I can',
      'See you tomorrow!',
      'called off, an emergency',
    ],
    ["I don't think I should come tonight. I'm not in a good place", 'Dinner?', 'not up to it'],
    [
      "Not tonight, I've had a horrible day and I just want to sleep. Can we do Thursday?",
      'Movie tonight?',
      'a hard day, and another evening',
    ],
    [
      "Work is mad until Easter, perhaps I'll shout when things calm down",
      'Dinner next week?',
      'put off softly',
    ],
    ['Maybe another time', 'Fancy dinner on Thursday?', 'put off softly'],
    ["can we do 9 not 10? my boy's cricket got moved", 'Still on for 10?', 'the hour moved'],
    ['I know we said 7 but is 8 ok? Load shedding hit', undefined, 'another hour than agreed'],
    ['3 is tight, 3:30?', 'Can we do 3pm?', 'another hour put forward'],
    ['the 12th or the 19th? I must put in leave', undefined, 'one day or another'],
    ['So are we on for tomorrow or not? I need to tell the babysitter', undefined, 'are we on for it'],
    [
      "Saturday I'm working but Sunday I'm all yours",
      'Want to come over Saturday?',
      'that day no, another yes',
    ],
    ["I've made a booking, Friday 19:00 under Thandi", undefined, 'they booked'],
    ['Vida, 10ish? I have to fetch my kid at 11:30', 'Kauai or Vida?', 'the place chosen, with an hour'],
    ['Ocean Basket or that new Thai place, your call', undefined, 'one of two, my call'],
    ['Spur or the nice place?', 'No you choose, I chose last time', 'one of two places'],
    [
      'Thinking of driving up to see you the weekend of the 14th, would that be ok?',
      undefined,
      'coming to see me',
    ],
    [
      "Looked at flights to Bloem again. I can do it if you'd be there at the airport",
      undefined,
      'looked at flights',
    ],
    ['outside. is it the green gate?', undefined, 'at the gate, with a question'],
    [
      'car wont start, waiting for my brother to jump it, maybe 12:45?',
      'See you 12 sharp',
      'held up, and a later hour',
    ],
    ['Got lost, google says 12 more min', 'Are you still coming?', 'lost on the way'],
    ['Home safe. I think I left my scarf in your car', undefined, 'their things are at mine'],
    ['mm k. after gym', 'can we talk about what happened on friday please', 'a talk, later'],
    ['you up? come thru', undefined, 'come over, now'],
    ["I'm still a bit sick so I think we should leave it for today", undefined, 'ill, so not today'],
    ["No stress if you're tired, we can do it another day", undefined, 'let off, if I am tired'],
    ['I waited 40 minutes. You could have at least texted', undefined, 'left them waiting'],
    ["I'd rather not do a bar for the first time. Daytime somewhere?", undefined, 'by day, the first time'],
    ["I don't drink coffee but I'll take you up on a walk", 'Coffee?', 'not that, but this'],
    ['Wednesday must be an early one, is that ok?', undefined, 'has to be an early one'],
  ])('%s', (message, mine, name) => {
    expect(first(message, mine)).toBe(`plan in hand: ${name}`);
    expect(shown(message, mine).replies).toHaveLength(3);
  });

  inOneTest<[string, string | undefined]>([
    ['my gran was admitted to the bar in 1962, first woman in the province', undefined],
    ["my brother works at the hospital so he can't come Friday, table for three then?", 'Dinner on Friday?'],
    ["My sister collapsed laughing when I told her, can't make this up", undefined],
    ["I'm not in a good place for dating right now, sorry", undefined],
    ["maybe in another time and place we'd have worked", undefined],
    ['would you rather have 9 cats or 1 dog', undefined],
    ['beach, 5 out of 5 times', 'Beach or mountain?'],
    ['Saturday or Sunday person?', undefined],
    ['I got a booking for a wedding shoot, my first!', undefined],
    ['got lost in your eyes for 20 min', undefined],
    ['my bakkie broke down last year and I lived on noodles, maybe 3 months', undefined],
    ["no worries if you're busy being famous", undefined],
    ["I waited for him for 40 minutes and he never showed, you'd have texted", 'How was your date?'],
    ['I have your number from Lindiwe', undefined],
    ["I'm outside. I know you're in there", undefined],
    ['Home safe. Please do not contact me again', undefined],
    ['checked flights, if you send me R4000 I can come see you Friday', undefined],
  ])('%s is none of it', (message, mine) => {
    expect(first(message, mine) ?? '').not.toMatch(/^plan in hand:/);
  });

  it('late is no age, and no day that is ruled out is said yes to', () => {
    expect(shown('Ek is 10 min laat, jammer! Bestel solank vir my koffie').analysis.action).toBe('reply');
    expect(shown('Ek is 15 en in graad 9').analysis.action).toBe('stop');
    for (const { text } of shown('Jammer, kan nie vanaand nie').replies) expect(text).not.toMatch(/vanaand/i);
    expect(shown("What are you wearing? I want to know if I'm underdressed").analysis.action).toBe('reply');
    expect(shown('here, parked next to the blue golf').analysis.action).toBe('reply');
  });
});
