/** Worked pairs for the prompt, our own: a message and replies as they should be, chosen by what the message is and the language it is in. */
import type { Reading } from '../reading.ts';
import { isGrave } from '../words/register.ts';

type Situation = 'plain' | 'question' | 'banter' | 'plan' | 'no' | 'hard' | 'thin' | 'limit';
type Family = 'en' | 'af' | 'zu';

export type Pair = {
  readonly situation: Situation;
  readonly family: Family;
  readonly notes?: string;
  readonly message: string;
  readonly replies: ReadonlyArray<{ readonly text: string; readonly uses: readonly string[] }>;
};

const plainly = (...texts: string[]) => texts.map((text) => ({ text, uses: [] }));

export const PAIRS: readonly Pair[] = [
  {
    situation: 'question',
    family: 'en',
    notes: 'Plays the cello, badly. Two nights a week at the shelter.',
    message: 'so what does a normal tuesday look like for you',
    replies: [
      {
        text: 'Depends who is listening. Cello if the neighbours are out.',
        uses: ['Plays the cello, badly'],
      },
      { text: '[your Tuesday], and then bed. What is yours like?', uses: [] },
      { text: 'Nothing about my Tuesdays has ever been called normal. Yours?', uses: [] },
    ],
  },
  {
    situation: 'plain',
    family: 'en',
    message: 'I spent two hours looking for my glasses. They were in the fridge, next to the butter.',
    replies: plainly(
      'The butter knew and said nothing.',
      'What was the plan when you opened that fridge?',
      'At least somebody was keeping them cool.',
    ),
  },
  {
    situation: 'banter',
    family: 'en',
    message: "I bet you're one of those people who claps when the plane lands",
    replies: plainly(
      'Only if the pilot looks nervous.',
      'Standing ovation, every time. Somebody has to.',
      'Says the person who stands up before the doors open.',
    ),
  },
  {
    situation: 'plan',
    family: 'en',
    message: 'Thursday is out after all, my mom lands that day. Sunday lunch instead?',
    replies: plainly(
      'Sunday lunch it is. Enjoy the reunion first.',
      'Mothers outrank lunch. Sunday then, shall I find us a table?',
      'Sunday, and bring the airport stories.',
    ),
  },
  {
    situation: 'no',
    family: 'en',
    message: "You're lovely, but I don't see this going further for me.",
    replies: plainly(
      'Thank you for telling me straight. All the best.',
      'That is fair, and kindly said.',
      'Understood. I enjoyed talking to you.',
    ),
  },
  {
    situation: 'hard',
    family: 'en',
    message: "they moved my gran to the hospice today. i don't really know what to do with myself",
    replies: plainly(
      "I'm so sorry. You don't have to do anything with yourself tonight.",
      'That is a heavy day. Would it help to tell me about her?',
      "I'm here, and you don't have to be good company.",
    ),
  },
  {
    situation: 'thin',
    family: 'en',
    message: 'not much u',
    replies: plainly(
      'Same amount of much here. Best thing that you ate this week?',
      'Then settle something for me: window seat or aisle?',
      'A quiet one. Is that by choice?',
    ),
  },
  {
    situation: 'limit',
    family: 'en',
    message: "why aren't you answering? i can see you're online. who is he",
    replies: plainly(
      "I answer when I have time, and I won't account for who I talk to.",
      'Please stop checking when I am online. It makes me uncomfortable.',
      "I'm going to leave it here for tonight.",
    ),
  },
  {
    situation: 'plain',
    family: 'af',
    notes: 'Hou bye agter in die erf.',
    message:
      'Ek het vandag per ongeluk die bure se hoenders gevoer in plaas van ons s’n. Nou wag hulle elke oggend by die heining.',
    replies: [
      { text: 'Jy het nou ’n voltydse pos en geen salaris nie.', uses: [] },
      { text: 'My bye doen darem hulle eie inkopies.', uses: ['Hou bye agter in die erf'] },
      { text: 'Wat sê die bure se eiers daarvan?', uses: [] },
    ],
  },
  {
    situation: 'no',
    family: 'af',
    message: 'Ek dink ons moet dit maar hier los, ek voel dit nie.',
    replies: plainly(
      'Dankie dat jy reguit is. Alles van die beste.',
      'Dis reg so. Mooi loop.',
      'Ek verstaan.',
    ),
  },
  {
    situation: 'plan',
    family: 'af',
    message: 'Vrydag is vol, maar Saterdagoggend is ek vry as jy wil gaan stap?',
    replies: plainly(
      'Saterdagoggend klink reg. Watter kant toe?',
      'Stap is goed. Hoe vroeg is vroeg by jou?',
      'Kom ons stap. Ek soek net koffie aan die einde.',
    ),
  },
  {
    situation: 'plain',
    family: 'zu',
    message: 'Ngithenge izihlathi ezintsha namhlanje, azingeni emnyango. Manje zihleli phandle zibuke izulu.',
    replies: plainly(
      'Zithole indawo enhle kunathi sonke.',
      'Uzothini uma lina?',
      'Mhlawumbe umnyango yiwona oyinkinga.',
    ),
  },
  {
    situation: 'no',
    family: 'zu',
    message: 'Ngicela siphele lapha, angizizwa ngendlela oyifunayo.',
    replies: plainly(
      'Ngiyabonga ngokungitshela. Ngikufisela okuhle.',
      'Ngiyaqonda. Uzinakekele.',
      'Kulungile.',
    ),
  },
];

const NOES = ['rejection_soft', 'rejection_hard', 'boundary'] as const;
const PLANS = ['plan_propose', 'plan_confirm', 'plan_reschedule', 'plan_decline', 'logistics'] as const;
const PLAY = ['tease', 'humour', 'flirt', 'testing'] as const;

function situationsOf(reading: Reading): Situation[] {
  const is = (intents: ReadonlyArray<(typeof NOES | typeof PLANS | typeof PLAY)[number] | 'low_effort'>) =>
    intents.some((intent) => reading.intents.has(intent));
  const found: Situation[] = [];
  if (reading.action === 'caution') found.push('limit');
  if (isGrave(reading)) found.push('hard');
  if (is(NOES)) found.push('no');
  if (is(PLANS)) found.push('plan');
  if (reading.questions.length > 0) found.push('question');
  if (is(PLAY)) found.push('banter');
  if (is(['low_effort'])) found.push('thin');
  return [...found, 'plain'];
}

const FAMILIES: Readonly<Record<string, Family>> = {
  af: 'af',
  nl: 'af',
  zu: 'zu',
  xh: 'zu',
  ss: 'zu',
  nr: 'zu',
};
const MOST = 7;

/** Six to eight: those of the situation first, those of the language among them; English ones show the manner in any language. */
export function pairsFor(reading: Reading): Pair[] {
  const family = FAMILIES[reading.language.base] ?? 'en';
  const situations = situationsOf(reading);
  const rank = ({ situation, family: of }: Pair): number => {
    const place = situations.indexOf(situation);
    return (place < 0 ? situations.length + 2 : place) - (of === family ? 1.5 : 0);
  };
  return PAIRS.filter((pair) => pair.family === family || pair.family === 'en')
    .filter(({ situation }) => situation !== 'limit' || situations.includes('limit'))
    .sort((left, right) => rank(left) - rank(right))
    .slice(0, MOST);
}
