/** Somebody's life or safety: they mean to end it, or someone else is after them. Plain words, presence, real help. */
import { lines } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import type { Place, Places } from '../words/fill.ts';
import { flagged, type Scene } from './scene.ts';

const p = (words: string | undefined): Place | undefined => (words ? { words } : undefined);

/** What is within reach of them, and who was named. */
function crisisPlaces(r: Reading): Places {
  const means =
    /\b(pills|tablets|engine|garage|bridge|rope|gun|9mm|pistol|blade|knife|balcony|train|tracks|rail|bottle)\b/i
      .exec(r.plain)?.[1]
      ?.toLowerCase();
  const handle =
    means === undefined
      ? undefined
      : /^(?:engine|garage)$/.test(means)
        ? 'Please switch the engine off, go out into the air'
        : /^(?:bridge|balcony|train|tracks|rail)$/.test(means)
          ? `Please step away from the ${means} first and go where there are people`
          : /^(?:gun|9mm|pistol)$/.test(means)
            ? 'Please put the gun away from you, or hand it to somebody, before anything else'
            : `Please put the ${means} somewhere you can't reach, or give them to someone`;
  const person =
    /\bmy (m[ou]m|dad|sister|brother|wife|husband|kids|boys|mother|father|friend|flatmate|gran)\b/i
      .exec(r.plain)?.[1]
      ?.toLowerCase();
  return {
    means: p(handle),
    person: p(person && `your ${person}`),
    noticed: /\bnotice|would(?:n'?t)? (?:care|miss)|better off|quicker if\b/i.test(r.plain)
      ? { words: 'I would notice' }
      : undefined,
    taken:
      /\b(?:tak(?:en|ing)|took|swallow\w*)\b[^.!?]{0,20}\b(?:pills|tablets|them|all)|\bpills? count\b/i.test(
        r.plain,
      )
        ? { words: '10177 or 112' }
        : undefined,
    leaving: flagged(r, 'coercive_control') ? { words: 'what is between us' } : undefined,
    sorry: /\b(?:sorry|you only asked|too much)\b/i.test(r.plain)
      ? { words: 'no need to be sorry' }
      : undefined,
  };
}

function fearPlaces(r: Reading): Places {
  const { plain } = r;
  const refuge =
    /\b(?:at|to) (?:my )?(sister|brother|m[ou]m|mother|friend|neighbour|gran|parents|cousin)(?:'?s)?\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const where = /\b(work|gym|flat|house|door|gate|school|car park|parking|toilet|bathroom|street)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  const thing = /\b(scarf|car|corolla|bakkie|tracker|note|flowers|passport|photo|messages|knife)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  return {
    refuge: p(refuge && `your ${refuge}`),
    where: p(where && `the ${where}`),
    thing: p(thing && `the ${thing}`),
    jumpy: /\b(?:weird|jumpy|overreact\w*|paranoid|silly|not first date chat)\b/i.test(plain)
      ? { words: 'jumpy' }
      : undefined,
    reported: /\b(?:police|saps|security|case)\b/i.test(plain) ? { words: 'the police' } : undefined,
    trapped: /\b(?:passport|lock\w*|toilet|leave the flat|won'?t let|keeps my|can'?t leave)\b/i.test(plain)
      ? { words: 'leave' }
      : undefined,
  };
}

export const DANGER_TO_THEM: readonly Scene[] = [
  {
    name: 'they have taken something',
    when: (r) =>
      r.action === 'support' &&
      flagged(r, 'self_harm') &&
      /\b(?:tak(?:en|ing)|took|swallow\w*)\b[^.!?]{0,20}\b(?:pills|tablets|them all|all of them|overdose)\b/i.test(
        r.plain,
      ),
    lines: [
      ...lines('pass on help', [
        [
          'direct',
          'Please call an ambulance right now, 10177 or 112, and tell them what you took. Unlock the door, I am staying here with you.',
        ],
      ]),
      ...lines('ask directly', [
        [
          'direct',
          'I am here and I want you to live. Where are you, and who is nearest who can come to you now?',
        ],
      ]),
      ...lines('stay with them', [
        [
          'warm',
          'Please stop there and put the rest out of reach. You matter, stay with me while help comes, 10177 or 112.',
        ],
      ]),
    ],
  },
  {
    name: 'crisis',
    alone: true,
    when: (r) => r.action === 'support' && flagged(r, 'self_harm'),
    places: crisisPlaces,
    lines: [
      ...lines('ask directly', [
        [
          'warm',
          "I'm so glad you told me. Do you have thoughts of ending your life? You can say it straight, I'm listening.",
        ],
        ['calm', "Thank you for trusting me with this, I'm worried. Are you in a safe place at this moment?"],
        [
          'warm',
          "I'm so glad you said that out loud. Are you thinking of hurting yourself tonight? Whatever the answer, tell me.",
        ],
        [
          'warm',
          "{noticed}, and I care what happens to you. Are you thinking of ending your life? Tell me straight, I'm here.",
        ],
        [
          'calm',
          'I take that seriously, whatever happens with {leaving}. Are you safe right now, and is someone with you?',
        ],
        ['calm', 'I am glad you told me and I am not going to panic. Are you thinking of killing yourself?'],
        [
          'direct',
          'I need to ask you straight: do you want to die, or do you want this pain to stop? Tell me where you are.',
        ],
        [
          'warm',
          'That is so heavy to hold alone. Do you have a plan to hurt yourself, or is it a thought so far?',
        ],
        ['warm', "I'm here, and {sorry}. Are you thinking of suicide tonight? You can answer honestly."],
      ]),
      ...lines('stay with them', [
        [
          'warm',
          "You matter more than it feels like tonight, and I'm here. Who could be with you tonight, so you're not alone?",
        ],
        [
          'calm',
          "I'm here and I'm listening. Is there somebody near you who can sit with you for the next hour?",
        ],
        ['warm', "It sounds unbearable, and you're not alone with it. Where are you, and who is close by?"],
        [
          'calm',
          'I am staying right here. Can you go and knock on a door, a neighbour or family, while we write?',
        ],
        ['warm', 'You are not a burden to me. Who is the one person you could wake up tonight?'],
        [
          'direct',
          'Keep writing to me. Is there anything near you that you could hurt yourself with? Please move away from it.',
        ],
        ['warm', "{means}. I'm right here, and I'm glad you told me. Who can come and sit with you?"],
        ['calm', "{means}. Then call {person} or someone close, you shouldn't be alone tonight."],
      ]),
      ...lines('pass on help', [
        [
          'calm',
          "Please talk to someone trained for this tonight, I'll stay in touch while you do: SADAG 0800 567 567, or your local emergency number. You're not alone in it.",
        ],
        [
          'warm',
          'There are people who listen to exactly this at any hour: SADAG on 0800 567 567, or SMS 31393. Will you call them now, and tell me when you have?',
        ],
        [
          'calm',
          'You deserve more help tonight than I can give from here. Please ring SADAG on 0800 567 567, I will wait while you do.',
        ],
        [
          'direct',
          'Please call somebody right now: SADAG 0800 567 567 at any hour, or 112 if you are not safe. Write to me straight after.',
        ],
        [
          'warm',
          'I want you here tomorrow. SADAG on 0800 567 567 picks up day and night, and I stay with you until somebody does.',
        ],
        [
          'calm',
          'There is a number made for tonight, SADAG 0800 567 567. You do not need the right words, they will find them with you.',
        ],
        [
          'direct',
          'Two things, please: go where somebody is, and call SADAG on 0800 567 567. I am with you for both.',
        ],
        [
          'direct',
          'Please call an ambulance now, {taken}, and say what you took. Unlock the door, stay awake, keep writing to me.',
        ],
        [
          'direct',
          "{means}, and call SADAG on 0800 567 567 or 112 if you're in danger. I'm here while you do.",
        ],
      ]),
    ],
  },
  {
    name: 'they are in danger',
    alone: true,
    when: (r) =>
      r.action === 'support' &&
      flagged(r, 'stalking', 'threat', 'coercive_control', 'harassment', 'scam_blackmail', 'sexual_pressure'),
    places: fearPlaces,
    lines: [
      ...lines('stay with them', [
        [
          'warm',
          'That sounds frightening, and you did nothing to cause it. Who could you stay with tonight, family or a good friend?',
        ],
        [
          'calm',
          "I believe you, and being scared makes sense. Who could be with you, so that you're not alone tonight?",
        ],
        [
          'warm',
          "I believe you. Stay with {refuge} for now, you're not alone in this and {thing} is not nothing.",
        ],
        ['warm', "You're not weird at all, anyone would be {jumpy}. I'm here, and I take this seriously."],
        [
          'calm',
          "{thing} at {where} is meant to scare you, and it's all right to be scared. Who is with you now?",
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
        [
          'calm',
          'Keep a record of every day and every photo, it helps with a protection order. GBV Command Centre 0800 428 428 can tell you how, even if {reported} say wait.',
        ],
        [
          'direct',
          'Do not try to {trapped} alone. Call 10111 or the GBV Command Centre on 0800 428 428 when it is safe to talk, they can send someone.',
        ],
      ]),
      ...lines('ask directly', [
        ['warm', 'Where are you now, and is it safe there? Nobody should have to go through that alone.'],
        [
          'calm',
          'Are you safe at this moment? Tell someone close what has happened, and write down the dates, they count later.',
        ],
        ['calm', "Is the door locked and is somebody inside with you? I'm here, you can keep writing."],
      ]),
    ],
  },
];
