/** Thin threads: doubts about bots, bare hellos, questions handed back, dry answers. */
import { lines } from '../moves/line.ts';
import { has, type Scene, says } from './scene.ts';

/** Crime, accidents, lost jobs: no time for wit, whatever words it comes in. */
const HARM =
  /\b(?:(?<=\b(?:got|was|were|been|just|being|getting) )(?:mugged|hijacked|robbed(?! (?:at|in|over) (?:poker|cards|monopoly|scrabble|uno|chess|a game))|burgled|attacked|assaulted|stabbed|retrenched|laid off|made redundant|fired(?! up)|dumped|diagnosed|scammed)|broken into|broke into|break-?in|smash and grab|(?:in|had) (?:an|a car|a bad) accident|crashed (?:my|the) car|lost my job|miscarriage|(?:(?<=\b(?:was|am|i'm|im|been|still|ended up|is) )in|(?<=\b(?:rushed|taken|admitted|back) )to) (?:the )?(?:hospital|icu|casualty)(?! (?:bill|bag|tote|shop|radio|canteen))|house (?:burnt|burned|flooded))\b/i;

export const TALK_SCENES: readonly Scene[] = [
  {
    name: 'something bad happened to them',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      !r.style.laughs &&
      r.flags.length === 0 &&
      !has(r, 'rejection_hard', 'humour', 'plan_reschedule', 'plan_decline') &&
      says(r, HARM) &&
      !says(
        r,
        /\b(?:i'?m an? (?:paramedic|nurse|doctor|midwife|porter|medic)|night shift|my shift|for work|scrubs)\b/i,
      ) &&
      says(r, /\b(?:i|i'm|i've|my|we|our)\b/i),
    places: (r) => {
      const word = HARM.exec(r.plain)?.[0].toLowerCase() ?? '';
      return {
        harm: /^(?:mugged|hijacked|robbed|burgled|attacked|assaulted|stabbed|retrenched|laid off|made redundant|fired|dumped|diagnosed|scammed|broken into)$/.test(
          word,
        )
          ? { words: word }
          : undefined,
      };
    },
    lines: [
      ...lines('sympathise', [
        ['warm', 'I am so sorry that happened. How are you doing now, really?'],
        ['calm', 'Being {harm} is an awful thing to go through. Is somebody with you?'],
        ['warm', 'That is horrible. You do not have to be good company today, not for me.'],
      ]),
      ...lines('name the feeling', [
        [
          'calm',
          'No wonder if you are still shaken. Do you want to talk about it, or be distracted for a bit?',
        ],
        ['warm', 'Being {harm} would shake anyone. Go easy on yourself tonight.'],
      ]),
      ...lines('follow up', [
        ['direct', 'Is there anything practical that would help, from here?'],
        ['direct', 'Are you safe and sorted for tonight? The rest can wait.'],
      ]),
    ],
  },
  {
    name: 'a bare hello',
    alone: true,
    when: (r) =>
      has(r, 'greeting') && r.style.words <= 3 && r.language.base === 'en' && r.questions.length === 0,
    places: (r) => ({
      // Whoever answers a hello of ours has not opened.
      first: r.conversation.length === 0 ? { words: ' ' } : undefined,
      theirThing: r.about.them ? firstNote(r.about.them) : undefined,
    }),
    lines: [
      ...lines('start fresh', [
        ['playful', 'Hey! Straight to the important part: which meal this week deserves a medal?'],
        ['warm', 'Hi! What has been the nicest surprise of your week so far?'],
        [
          'witty',
          'Hello! Quick one before the weather comes up: which hill are you ready to die on this month?',
        ],
        ['direct', 'Hey! Tell me one thing that is not on your profile.'],
        ['warm', 'Hi! Your profile made me curious about {theirThing}. How did that start?'],
        ['calm', 'Hello! Busy day or a slow one?'],
        ['playful', 'Hi! Give me your most useless talent and I will tell you mine.'],
      ]),
      ...lines('return the question', [
        ['warm', '{first}Hi there! What made you say hello?'],
        ['playful', '{first}Hey hey! You opened, so you get to pick: food, music or a strange fact?'],
        ['direct', '{first}Hi! What are you hoping to find on here, if I may ask straight out?'],
      ]),
      ...lines('give space', [
        ['calm', 'Hey, good to hear from you. What are you busy with today?'],
        ['calm', 'Hello! Pick any topic you like, I am listening.'],
        ['warm', 'Hi! It is nice to hear from you. How is your day going?'],
        ['direct', 'Hey, how are you?'],
      ]),
    ],
  },
];
/** The first thing that the reader's notes say about them. */
function firstNote(notes: string): { words: string } | undefined {
  const first = notes
    .split(/[,.;\n]/)[0]
    ?.trim()
    .replace(/^(?:she|he|they|is|are|likes?|loves?|into|has|have|plays?|works? (?:as|in)|and)\b\s*/gi, '')
    .trim();
  return first && first.length < 60
    ? { words: first.replace(/^(?:likes?|loves?|into|an?|is)\s+/i, '') }
    : undefined;
}
