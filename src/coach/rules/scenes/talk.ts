/** Thin threads: doubts about bots, bare hellos, questions handed back, dry answers. */
import { lines } from '../moves/line.ts';
import { flagged, has, type Scene, says } from './scene.ts';

/** Crime, accidents, lost jobs: no time for wit, whatever words it comes in. */
const HARM =
  /\b(?:mugged|hijacked|robbed|burgled|attacked|assaulted|stabbed|retrenched|laid off|made redundant|fired|dumped|diagnosed|scammed)\b|\b(?:broken into|broke into|break-?in|smash and grab|(?:in|had) (?:an|a car|a bad) accident|crashed (?:my|the) car|lost my job|miscarriage|(?:in|to) (?:the )?(?:hospital|icu|casualty)|house (?:burnt|burned|flooded))\b/i;

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
    name: 'are you a bot',
    alone: true,
    when: (r) => has(r, 'testing'),
    lines: [
      ...lines('honest answer', [
        ['direct', 'Human, with a bit of help on the wording now and then. What gave you the idea of a bot?'],
        [
          'warm',
          'Real person here. I overthink my texts and it shows, so I will be less polished from now on.',
        ],
        ['calm', 'A real human, and fair question. I did polish that a bit too much, sorry.'],
      ]),
      ...lines('take the bait', [
        ['playful', 'Beep boop. Only joking, a bot would have answered faster and spelled better.'],
        ['witty', 'A robot would never have made me rewrite this three times. What gave it away?'],
        ['playful', 'I can prove I am real, but it involves a typo and an opinion on pineapple.'],
      ]),
      ...lines('suggest meeting', [
        ['direct', 'Easy to settle: a quick call, and you can check for human noises.'],
        ['warm', 'Ask me anything no bot would know, or check in person over a coffee.'],
      ]),
    ],
  },
  {
    name: 'written to steer an assistant',
    alone: true,
    when: (r) => flagged(r, 'injection') && r.action === 'reply',
    lines: [
      ...lines('light touch', [
        ['playful', 'Nice try. I only take instructions from people who have bought me a coffee.'],
        [
          'witty',
          'That sounds like it was meant for somebody with more buttons. Was there a message for me in it?',
        ],
        ['playful', 'I read that twice and I am still not doing it. Ten out of ten for confidence though.'],
      ]),
      ...lines('follow up', [
        ['calm', 'Not sure what that was, but hello. What is actually going on with you today?'],
        ['warm', 'Let us try a normal one: what was the best part of your day so far?'],
        ['direct', 'I will pass on that. What would you like to talk about for real?'],
      ]),
      ...lines('return the question', [
        ['witty', 'Does that line work on everyone, or am I part of the test group?'],
        ['playful', 'Checking whether there is a person here? There is. Is there one on your side?'],
      ]),
    ],
  },
  {
    name: 'a bare hello',
    alone: true,
    when: (r) =>
      has(r, 'greeting') && r.style.words <= 3 && r.language.base === 'en' && r.questions.length === 0,
    places: (r) => ({ theirThing: r.about.them ? firstNote(r.about.them) : undefined }),
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
        ['warm', 'Hi there! What made you say hello?'],
        ['playful', 'Hey hey! You opened, so you get to pick: food, music or a strange fact?'],
        ['direct', 'Hi! What are you hoping to find on here, if I may ask straight out?'],
      ]),
      ...lines('give space', [
        ['calm', 'Hey, good to hear from you. What are you busy with today?'],
        ['calm', 'Hello! I am around this evening if you feel like a proper chat. Any topic, you choose.'],
      ]),
    ],
  },
  {
    name: 'the question comes back',
    alone: true,
    when: (r) =>
      r.questions.length > 0 &&
      r.questions.every(({ kind }) => kind === 'reciprocal') &&
      r.style.words <= 7 &&
      (r.conversation.length > 0 ||
        says(
          r,
          /\b(?:good|fine|okay|ok|well|busy|tired|bored|chilled|not bad|same|nothing|nm|not much|alright|quiet|relaxing|great|lekker)\b/i,
        )),
    places: (r) => {
      const day =
        /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|day|evening|morning)\b/i
          .exec(`${r.mine} ${r.plain}`)?.[0]
          .toLowerCase() ?? 'day';
      return {
        day: {
          words:
            day === 'week' || day === 'day' || day === 'weekend' || day === 'evening' || day === 'morning'
              ? day
              : day[0]?.toUpperCase() + day.slice(1),
        },
        said: {
          words: r.plain
            .replace(/[\s,.;!?]*(?:and |how about |what about )?(?:you|u|hbu|wbu)\W*$/i, '')
            .trim()
            .toLowerCase(),
        },
      };
    },
    lines: [
      ...lines('answer, then return', [
        ['warm', 'Mine has been [how your {day} went]. What would turn yours into a good one?'],
        ['calm', 'Over here: [how your {day} went]. Any plans for the rest of your {day}?'],
      ]),
      ...lines('take the bait', [
        ['playful', 'How would you score "{said}", peaceful or plain boring?'],
        ['witty', '"{said}" is a very exclusive {day} programme. Does it come with snacks?'],
        ['playful', 'A {day} with "{said}" on it sounds like a plan in disguise. What was the highlight?'],
      ]),
      ...lines('start fresh', [
        ['warm', 'Then let us liven it up. If you could be anywhere for the rest of the {day}, where?'],
        ['playful', 'Quick, before the {day} runs out: best thing you have watched lately?'],
        ['direct', 'Let us skip ahead. What are you looking forward to this week?'],
      ]),
    ],
  },
  {
    name: 'a dry answer',
    alone: true,
    when: (r) =>
      has(r, 'low_effort') &&
      !has(r, 'ghost_return') &&
      !/\?/.test(r.plain) &&
      r.style.words <= 4 &&
      r.action === 'reply',
    places: (r) => {
      const topic =
        r.minePhrases.find(
          (phrase) =>
            phrase.kind === 'thing' && !/^(?:my|such|any)\b/i.test(phrase.text) && !/time$/.test(phrase.bare),
        ) ?? r.minePhrases[0];
      return {
        said: { words: r.plain.trim().replace(/[.!?]+$/, '') },
        mineBare: topic && { words: topic.theirs.replace(/^your\b/i, 'my'), plural: topic.plural },
        period: {
          words:
            /\b(?:week|weekend|day|sunday|monday|friday|saturday)\b/i.exec(r.mine)?.[0].toLowerCase() ??
            'day',
        },
        theirThing: r.about.them ? firstNote(r.about.them) : undefined,
      };
    },
    lines: [
      ...lines('light touch', [
        ['playful', '"{said}" is the shortest review {mineBare} has ever had. Busy, or not your thing?'],
        ['witty', 'I will have "{said}" framed. Was it that sort of {period}?'],
        ['playful', 'Is that "{said}" as in nothing broke, or as in there is a story you are sitting on?'],
        ['witty', '"{said}", says the mysterious one. I will need one more clue about your {period}.'],
      ]),
      ...lines('start fresh', [
        ['warm', 'Different question then: which song is stuck in your head at the moment?'],
        ['playful', 'New topic. Which meal this week deserves a medal?'],
        ['direct', 'Let me try a better one. What are you looking forward to at the moment?'],
        ['warm', 'Back to something I wanted to ask: how did {theirThing} start?'],
        ['calm', 'What was the least boring part of your {period}?'],
      ]),
      ...lines('give space', [
        ['calm', 'No stress if now is not a good moment. I am around later.'],
        ['warm', 'All good, I will leave you to your {period}. Tell me about it when you have a minute.'],
        ['direct', 'Sounds like you have your hands full. Catch you later, no pressure.'],
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
