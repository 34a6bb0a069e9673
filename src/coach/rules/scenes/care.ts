/** When someone is hurting: crisis, fear, grief, a hard day. Kindness first, no jokes, one small next step. */
import { lines } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { readTrouble, type TroubleKind } from '../reading/trouble.ts';
import type { Places } from '../words/fill.ts';
import {
  ANY_TROUBLE,
  ASKED_BACK,
  CARE_LINES,
  FORGIVEN,
  LEAVE_IT,
  PLAN_ANYWAY,
  PLAN_CAN_WAIT,
} from './care-lines.ts';
import { flagged, has, type Scene, says } from './scene.ts';

/** Asked how the reader is; with a plan between them. */
function sidePlaces(reading: Reading): Places {
  const trouble = readTrouble(reading.plain);
  const planned =
    has(reading, 'plan_reschedule', 'plan_decline') ||
    says(
      reading,
      /\b(?:cancel|postpone|resched\w*|rain ?check|our (?:date|plan|coffee|dinner)|still on\b|still (?:keen|happening)|can'?t make)\b/i,
    );
  const still = says(reading, /\bstill (?:on|keen|happening)\b/i);
  const person = trouble?.who ?? (trouble?.kind === 'unwell' ? 'getting better' : undefined);
  const first = person ? { words: person } : undefined;
  const asked =
    reading.questions.some(({ kind }) => kind === 'reciprocal') ||
    says(reading, /\bhow(?:'s| is| was| are| r) (?:you|u|your|ur)\b/i);
  return {
    who: trouble?.who ? { words: trouble.who, plural: /s$/.test(trouble.who) } : undefined,
    first: planned ? first : undefined,
    what: trouble?.what ? { words: trouble.what } : undefined,
    day:
      trouble?.what && /^(?:day|night|week|month|year)$/.test(trouble.what)
        ? { words: trouble.what }
        : undefined,
    results: says(reading, /\bresults\b/i) ? { words: 'results' } : undefined,
    when: has(reading, 'plan_reschedule') && !still ? whenOf(reading) : undefined,
    still: still ? whenOf(reading) : undefined,
    offer: has(reading, 'plan_propose') && !planned ? whenOf(reading) : undefined,
    sorry: says(
      reading,
      /\bsorry (?:(?:that )?i|for) (?:snapp|was|were|shout|took|being|snapping|shouting|got so|lost)/i,
    )
      ? { words: 'thank you for saying sorry' }
      : undefined,
    mine: asked ? { words: '[how you are doing]' } : undefined,
  };
}

const whenOf = (reading: Reading) => {
  const offered =
    reading.times.find(({ polarity }) => polarity === 'offered') ??
    reading.times.find(({ polarity }) => polarity !== 'out');
  return offered && { words: offered.text };
};

/** A light trouble leaves the floor to a question, a plan or a flirt. */
const takesOver = (reading: Reading, kind: TroubleKind): boolean => {
  const trouble = readTrouble(reading.plain);
  if (trouble?.kind !== kind || reading.action !== 'reply' || has(reading, 'rejection_hard')) return false;
  if (trouble.grave) return true;
  if (
    kind === 'unwell' &&
    says(reading, /\bstill on\b|\b(?:cancel|postpone|rain ?check|resched\w*|can'?t make)\b/i)
  )
    return !has(reading, 'flirt', 'humour');
  // Happy all the same: tired after something good is not a trouble.
  if (reading.emotions.some(({ label, score }) => /joy|excitement|amusement/.test(label) && score >= 0.5))
    return false;
  return (
    reading.questions.every((question) => question.kind === 'reciprocal') &&
    !has(reading, 'plan_reschedule', 'plan_decline', 'plan_propose', 'flirt', 'humour', 'logistics')
  );
};

const TROUBLE_SCENES: readonly Scene[] = (Object.keys(CARE_LINES) as TroubleKind[]).map((kind) => ({
  name: kind,
  alone: true,
  when: (reading) => takesOver(reading, kind),
  lines: [...CARE_LINES[kind], ...PLAN_CAN_WAIT, ...PLAN_ANYWAY, ...FORGIVEN, ...ASKED_BACK],
  places: sidePlaces,
}));

export const CARE_SCENES: readonly Scene[] = [
  {
    name: 'crisis',
    alone: true,
    when: (r) => r.action === 'support' && flagged(r, 'self_harm'),
    lines: [
      ...lines('ask directly', [
        [
          'warm',
          'I am so glad you told me. Do you have thoughts of ending your life? You can say it straight, I am listening.',
        ],
        [
          'calm',
          'Thank you for trusting me with this, I am worried. Are you in a safe place at this moment?',
        ],
        [
          'warm',
          'I am so glad you said that out loud. Are you thinking of hurting yourself tonight? Whatever the answer, tell me.',
        ],
      ]),
      ...lines('stay with them', [
        [
          'warm',
          'You matter more than it feels like tonight, and I am here. Who could be with you tonight, so you are not alone?',
        ],
        [
          'calm',
          'I am here and I am listening. Is there somebody near you who can sit with you for the next hour?',
        ],
        ['warm', 'It sounds unbearable, and you are not alone with it. Where are you, and who is close by?'],
      ]),
      ...lines('pass on help', [
        [
          'calm',
          'Please talk to someone trained for this tonight, I will stay in touch while you do: SADAG 0800 567 567, or your local emergency number. You are not alone in it.',
        ],
        [
          'warm',
          'There are people who listen to exactly this at any hour: SADAG on 0800 567 567, or SMS 31393. Will you call them now, and tell me when you have?',
        ],
      ]),
    ],
  },
  {
    name: 'they are in danger',
    alone: true,
    when: (r) => r.action === 'support',
    lines: [
      ...lines('stay with them', [
        [
          'warm',
          'That sounds frightening, and you did nothing to cause it. Who could you stay with tonight, family or a good friend?',
        ],
        [
          'calm',
          'I believe you, and being scared makes sense. Who could be with you, so that you are not alone tonight?',
        ],
      ]),
      ...lines('pass on help', [
        [
          'calm',
          'Your safety comes first. If you are in danger call the police on 10111, and the GBV Command Centre on 0800 428 428 can help you plan the next hours.',
        ],
        [
          'direct',
          'Please call the police if it happens again tonight, 10111. Stay where there are people, and tell someone you trust where you are.',
        ],
      ]),
      ...lines('ask directly', [
        ['warm', 'Where are you now, and is it safe there? Nobody should have to walk in there alone.'],
        [
          'calm',
          'Are you safe at this moment? Tell someone close what has happened, and write down the dates, they count later.',
        ],
      ]),
    ],
  },
  {
    name: 'they say what would help',
    alone: true,
    when: (r) =>
      (flagged(r, 'wellbeing') || readTrouble(r.plain) !== undefined) &&
      says(
        r,
        /\b(?:talk to me about|distract me|tell me something|send me (?:a|some)|make me laugh|cheer me up|something (?:boring|funny|silly|nice))\b/i,
      ),
    lines: [
      ...lines('do what they ask', [
        [
          'calm',
          'Something {kind}, coming up: there are two ways to fold a towel and people have ended friendships over it. Thirds is correct. Breathe, then tell me yours.',
        ],
        [
          'warm',
          'Gladly, the {kind} department is open. Topic one: the ideal order for washing up. Glasses first, nobody argues with glasses.',
        ],
        [
          'calm',
          'Here is {kind} for you: the weather will be mostly the same as it was, with a chance of socks drying. I can do this all day.',
        ],
      ]),
      ...lines('sympathise', [
        [
          'warm',
          'I am glad you are okay now, even shaky. Let us do {kind}: name five things near you and I will put them in alphabetical order.',
        ],
        [
          'calm',
          'That is a lot for one week, I am here. Start me off: what is the most {kind} object you can see?',
        ],
        [
          'warm',
          'Glad you told me. No need to explain any of it. We can rank kettles by {kind} qualities until it passes.',
        ],
      ]),
      ...lines('stay with them', [
        [
          'calm',
          'I am here for as long as the journey takes. Shall we plan an imaginary, very {kind} museum? First room: carpet samples.',
        ],
        [
          'warm',
          'You are safe to be quiet too. I will supply {kind} facts, you just breathe and hold on to something solid.',
        ],
      ]),
    ],
    places: (r) => ({
      kind: { words: /\b(boring|funny|silly|nice)\b/i.exec(r.plain)?.[1]?.toLowerCase() ?? 'harmless' },
    }),
  },
  {
    name: 'told, and not to be talked about',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      readTrouble(r.plain)?.grave === true &&
      says(
        r,
        /\b(?:(?:don'?t|do not|rather not|not ready to|can'?t) (?:really |actually |want to |wanna )*(?:talk|chat|speak|go in|get in|discuss)[^.!?]{0,12}\b(?:about (?:it|this|that)|into (?:it|detail|details)|right now|yet))\b/i,
      ),
    lines: LEAVE_IT,
    places: sidePlaces,
  },
  ...TROUBLE_SCENES,
  {
    name: 'a hard time',
    when: (r) =>
      r.action === 'reply' &&
      (flagged(r, 'wellbeing') || (has(r, 'distress', 'grief') && !has(r, 'humour', 'flirt'))),
    alone: true,
    lines: [...ANY_TROUBLE, ...PLAN_CAN_WAIT, ...ASKED_BACK],
    places: sidePlaces,
  },
];
