import { describe, expect } from 'vitest';
import { read } from '../../read.ts';
import { inOneTest, models } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

function namesFor(message: string, mine?: string): string[] {
  const conversation = mine ? [{ from: 'me' as const, text: mine }] : [];
  const reading = read({ message, conversation }, models);
  return situationsIn('put sideways')
    .filter(({ when }) => when(reading))
    .map(({ name }) => name);
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
    'sideways: they own up to a good time',
    "I had fun yesterday but I think we're better as friends",
    'did you have fun yesterday?',
  ],
  ['sideways: my guess put right', 'no that was my ex, why', 'is that your brother in your second pic?'],
  ['sideways: they want it noted', 'for the record I never liked her'],
];

describe('what is put by a detour is heard', () => {
  inOneTest(HEARD.map(([situation, message, mine]) => [situation, message, mine] as const))(
    '%s: %s',
    (situation, message, mine) => expect(namesFor(message, mine)).toContain(situation),
  );
  inOneTest(NOT.map(([situation, message, mine]) => [situation, message, mine] as const))(
    'not %s: %s',
    (situation, message, mine) => expect(namesFor(message, mine)).not.toContain(situation),
  );
});
