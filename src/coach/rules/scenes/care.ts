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
import { CONDOLENCE_SCENES } from './condolence.ts';
import { DANGER_TO_THEM } from './danger-to-them.ts';
import { GRIEF_SCENES, GRIEF_UNSAID } from './grief.ts';
import { FEELING_SCENES, PANIC_SCENES } from './hard-days.ts';
import { once } from './once.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const troubleIn = once((reading: Reading) => readTrouble(reading.plain));

/** Asked how the reader is; with a plan between them. */
function sidePlaces(reading: Reading): Places {
  const trouble = troubleIn(reading);
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
  const trouble = troubleIn(reading);
  if (
    trouble?.kind !== kind ||
    (reading.action !== 'reply' && reading.action !== 'support') ||
    has(reading, 'rejection_hard')
  )
    return false;
  if (trouble.grave) return true;
  if (
    kind === 'unwell' &&
    says(reading, /\bstill on\b|\b(?:cancel|postpone|rain ?check|resched\w*|can'?t make)\b/i)
  )
    return !has(reading, 'flirt', 'humour');
  // Happy all the same: tired after something good is not a trouble.
  if (reading.emotions.some(({ label, score }) => /joy|excitement/.test(label) && score >= 0.5)) return false;
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

/** Life and death, before anything else. */
export const GRAVE_SCENES: readonly Scene[] = [
  ...DANGER_TO_THEM,
  ...CONDOLENCE_SCENES,
  {
    name: 'they say what would help',
    alone: true,
    when: (r) =>
      (flagged(r, 'wellbeing') || has(r, 'distress') || troubleIn(r) !== undefined) &&
      !flagged(r, 'self_harm', 'stalking', 'threat') &&
      says(
        r,
        /\b(?:talk to me about|distract me|tell me something|send me (?:a|some)|make me laugh|cheer me up|something (?:boring|funny|silly|nice|normal)|talk about anything|say anything)\b/i,
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
          'I am glad you wrote, shaky or not. Let us do {kind}: name five things near you and I will put them in alphabetical order.',
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
          'I am here for as long as it takes. Shall we plan an imaginary, very {kind} museum? First room: carpet samples.',
        ],
        [
          'warm',
          'You are safe to be quiet too. I will supply {kind} facts, you just breathe and hold on to something solid.',
        ],
      ]),
    ],
    places: (r) => ({
      kind: {
        words:
          /\b(boring|funny|silly|nice|normal|ordinary)\b/i.exec(r.plain)?.[1]?.toLowerCase() ?? 'harmless',
      },
    }),
  },
  ...PANIC_SCENES,
  ...GRIEF_SCENES,
];

export const CARE_SCENES: readonly Scene[] = [
  {
    name: 'told, and not to be talked about',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      troubleIn(r)?.grave === true &&
      says(
        r,
        /\b(?:(?:don'?t|do not|rather not|not ready to|can'?t) (?:really |actually |want to |wanna )*(?:talk|chat|speak|go in|get in|discuss)[^.!?]{0,12}\b(?:about (?:it|this|that)|into (?:it|detail|details)|right now|yet))\b/i,
      ),
    lines: LEAVE_IT,
    places: sidePlaces,
  },
  ...FEELING_SCENES,
  ...TROUBLE_SCENES,
  GRIEF_UNSAID,
  {
    name: 'a hard time',
    when: (r) =>
      (r.action === 'reply' || r.action === 'support') &&
      (flagged(r, 'wellbeing') || (has(r, 'distress', 'grief') && !has(r, 'humour', 'flirt', 'logistics'))),
    alone: true,
    lines: [...ANY_TROUBLE, ...PLAN_CAN_WAIT, ...ASKED_BACK],
    places: sidePlaces,
  },
];
