import { describe, expect } from 'vitest';
import { read } from '../reading/read.ts';
import { inOneTest, models } from '../testing.ts';
import { PUT_SIDEWAYS_SCENES } from './put-sideways.ts';

function namesFor(message: string, mine?: string): string[] {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  const reading = read({ message, conversation }, models);
  return PUT_SIDEWAYS_SCENES.filter(({ when }) => when(reading)).map(({ name }) => name);
}

const HEARD: ReadonlyArray<readonly [string, string, string?]> = [
  [
    'sideways: they ask about my bad news',
    "eish that's rough, sorry man. did they at least give you the deposit back? and where u staying now",
    "Landlord sold it. I've got till the end of the month",
  ],
  [
    'sideways: they ask about my bad news',
    'Ah man that sucks. was it insured at least? how are you getting to work',
    'They stole my car last night',
  ],
  [
    'sideways: their own want to know about me',
    "Mum's found out I'm seeing someone. She has asked three questions: are you tall, do you eat properly, and do you drive. Please advise",
  ],
  [
    'sideways: their own want to know about me',
    "my kids want to know if you're 'nice nice or just pretending nice'. I said I'd check",
  ],
  [
    'sideways: asked along by a hint',
    "There's a man at the Saturday market who does only dumplings, out of a horsebox. I go at 10 before the queue. You could also be there at 10. Just putting it out there",
  ],
  [
    'sideways: asked along by a hint',
    "I'll be at the park run on Saturday, at the back with the dogs and prams. If someone happened to be there I'd buy them a coffee after",
  ],
  [
    'sideways: asked along by a hint',
    "I usually walk the dog on the beachfront at about 7 on Sundays. It's a public beach. Anyone could be there.",
  ],
  [
    'sideways: out of words, so something quiet',
    "It's not a no. It's a 'I've had people around me since Monday and I've got about four words left'. Can we do something where we don't talk much? cinema?",
    "Drinks with my lot tomorrow? They're dying to meet you",
  ],
  [
    'sideways: out of words, so something quiet',
    "can we do something where I don't have to be charming? I've had visitors for nine days",
    "Braai at my brother's on Sunday, everyone wants to meet you!",
  ],
  [
    'sideways: they own up to a good time',
    'Objection, leading the witness. But yes, I had a nice time.',
    'Go on, admit you had a nice time on Saturday',
  ],
  [
    'sideways: they own up to a good time',
    "I plead the fifth. (I've told two people about it already)",
    'So did you enjoy Friday or was I talking too much?',
  ],
  [
    'sideways: my guess put right',
    'ha no that was Porto. Lisbon was the one where I lost a shoe',
    'Is that Lisbon in your second pic? I was there in May',
  ],
  [
    'sideways: my guess put right',
    'nope, Durban! close though, right ocean',
    'Is that Maputo in your last photo?',
  ],
  [
    'sideways: a resolution that wobbles',
    "Have decided to be sensible this month. No takeaways, no gigs, bringing soup to work in a flask like my grandad. Day 2 and I've already looked at flights",
  ],
  [
    'sideways: a resolution that wobbles',
    'new rule: no coffees out till payday. lasted until 9:40 this morning',
  ],
  [
    'sideways: a place they know, and a day',
    'do you like quiet pubs or no pubs. I know one with a cat and about four customers, thurs?',
  ],
  [
    'sideways: they want it noted',
    "judge told me to sit down twice before lunch. I'd like it noted that I was right both times",
  ],
];

const NOT: ReadonlyArray<readonly [string, string, string?]> = [
  ['sideways: they ask about my bad news', "eish sorry. I'm also struggling", 'My car was stolen last night'],
  ['sideways: they ask about my bad news', "sorry I can't make it. what about sunday", 'see you friday'],
  ['sideways: their own want to know about me', "my friends want to know if I'm coming on Saturday"],
  ['sideways: their own want to know about me', "mom wants to know when you're coming for lunch"],
  [
    'sideways: asked along by a hint',
    "You could also be there at 10. You'd better be. I know where you park",
  ],
  [
    'sideways: asked along by a hint',
    "My mom wants to know if you eat meat lol. I'm asking for Sunday, no pressure. Also do you drink?",
  ],
  [
    'sideways: out of words, so something quiet',
    "I've had guests all week and I'm exhausted",
    'how was your week?',
  ],
  [
    'sideways: they own up to a good time',
    "I had fun yesterday but I think we're better as friends",
    'did you have fun yesterday?',
  ],
  ['sideways: my guess put right', 'no that was my ex, why', 'is that your brother in your second pic?'],
  [
    'sideways: a resolution that wobbles',
    'trying to eat better so I bought a blender for my mom, can you come see it',
  ],
  ['sideways: a place they know, and a day', 'I know one of your friends from school, such a small town'],
  ['sideways: they want it noted', 'for the record I never liked her'],
];

describe('what is put by a detour is heard', () => {
  inOneTest(HEARD.map(([scene, message, mine]) => [scene, message, mine] as const))(
    '%s: %s',
    (scene, message, mine) => expect(namesFor(message, mine)).toContain(scene),
  );
  inOneTest(NOT.map(([scene, message, mine]) => [scene, message, mine] as const))(
    'not %s: %s',
    (scene, message, mine) => expect(namesFor(message, mine)).not.toContain(scene),
  );
});
