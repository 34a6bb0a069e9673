import { describe, expect } from 'vitest';
import { generate } from '../generate.ts';
import { read } from '../reading/read.ts';
import { inOneTest, models } from '../testing.ts';

/** Scene, message, and what the reader wrote before. */
type Row = readonly [string, string] | readonly [string, string, string];

function sourcesOf(message: string, mine?: string): string[] {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  return generate(read({ message, conversation }, models)).map(({ source }) => source ?? '');
}

const HEARD: readonly Row[] = [
  ['life: a parent at the doctor', 'took my gran to the eye clinic today, she flirted with the doctor'],
  ['life: a parent at the doctor', "I'm at the hospital with my mom for her check-up, four hours already"],
  ['life: a parent at the doctor', "My dad's hearing test today. He told them they mumble"],
  ['life: giving it up', 'first day without a cigarette and I shouted at a printer'],
  ['life: giving it up', 'day 3 off the vape. I have cleaned the oven twice'],
  ['life: giving it up', 'Two weeks no sugar and I could murder a doughnut'],
  ['life: their own game, not won', "Lost 4-0. I'm the goalie so you can imagine", 'How was the match?'],
  [
    'life: others at work had to go',
    "They let go of half my team this morning. I'm still here but it feels weird",
  ],
  ['life: others at work had to go', "Six of my colleagues got the email this morning, I didn't"],
  [
    'tender: the children are back there',
    'dropped the boys at their mom’s for the week, and now the house is so quiet',
  ],
  ['tender: did not know them', "my gran doesn't always know who I am anymore but today she smiled"],
  ['a parcel gone astray', 'the parcel guy gave my shoes to number 14. what do i even do'],
  ['a parcel gone astray', 'my package says delivered and signed for by somebody. I live alone'],
  [
    'story: a baby came, with a name',
    "my sister had the baby. 3.1kg, loud. they've called him Wesley after our dog",
  ],
  ['on the way: the table is in a name', 'running 15 late, the table is under Thandi', 'Just parked'],
  ['plan in hand: laid out', '6.15 at the Engen, I drive, you bring rusks', 'Tell me the plan for Saturday'],
  ['plan in hand: a maybe', 'might be free on Saturday if the uncles finish early, shall we say maybe'],
  [
    'plan in hand: another meal',
    'would you mind terribly if we made it lunch rather than dinner?',
    'Saturday at 7?',
  ],
  [
    'plan in hand: do we need tickets',
    'do we need tickets or can we just rock up?',
    'come to the jazz picnic',
  ],
  ['plan in hand: somebody wants a look first', 'my brother wants to drop me off and say hi, is that weird?'],
];

const NOT: readonly Row[] = [
  ['life: a parent at the doctor', 'took my dad to the hospital, it is cancer and it has spread'],
  ['life: a parent at the doctor', 'my mom is a doctor at the eye clinic'],
  ['life: giving it up', 'three weeks without a drink today'],
  ['life: giving it up', 'I quit smoking ten years ago'],
  ['life: others at work had to go', 'they let go of half my team and me too'],
  [
    'life: others at work had to go',
    "they retrenched half the office. I'm still here but I don't see the point, I want to die",
  ],
  ['a parcel gone astray', 'your parcel is at customs, pay the fee here to claim it'],
  ['story: a baby came, with a name', 'my cat had her kittens and we named the first one Biscuit'],
  [
    'on the way: the table is in a name',
    'I booked us a table at 7 under Naledi, they only hold it for fifteen minutes',
  ],
  ['plan in hand: a maybe', 'I might be pregnant, can we talk tonight'],
  ['plan in hand: another meal', 'I would mind if you cancelled dinner again'],
  [
    'plan in hand: do we need tickets',
    'do I need to send you money for the flight ticket?',
    'come to Durban',
  ],
  [
    'plan in hand: somebody wants a look first',
    'my sister wants to see your ring at the wedding, is that ok?',
  ],
];

describe('more of what they tell and plan is heard', () => {
  inOneTest(HEARD)('%s: %s', (scene, message, mine?: string) =>
    expect(sourcesOf(message, mine)).toContain(scene),
  );
  inOneTest(NOT)('not %s: %s', (scene, message, mine?: string) =>
    expect(sourcesOf(message, mine)).not.toContain(scene),
  );
});
