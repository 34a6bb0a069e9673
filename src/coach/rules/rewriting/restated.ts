/** For a draft of which nothing may stand as it is: what it means, said so that one can send it. The meaning stays; the way of saying it goes. */
import type { Rewrite, Tone } from '../contract.ts';
import { TONE_BOOK } from '../tones/index.ts';

type Restated = { readonly meant: RegExp; readonly does: string; readonly lines: readonly string[] };

/** Serious matters take no jokes: the same lines in every tone. The first that fits the draft speaks. */
const MEANT: readonly Restated[] = [
  {
    meant: /\b(?:mad|angry|upset|cross) (?:at|with) me\b|\bdid i (?:do|say) something\b/i,
    does: 'asks the same thing without a reproach',
    lines: [
      "Are we all right? If I said something wrong, I'd like to hear it.",
      "I can't tell how you feel at the moment. Is everything okay between us?",
      'If something I did bothered you, you can tell me. Are we okay?',
    ],
  },
  {
    meant: /\b(?:liar|lying|lied|lies)\b/i,
    does: 'says what you feel instead of calling them names',
    lines: [
      "I feel that I haven't been told the truth, and that hurts. Can we talk about it?",
      "Something doesn't add up for me and I'd rather ask than accuse. Can you help me understand?",
      "It matters to me that we're honest with each other, and at the moment I'm not sure that we are.",
    ],
  },
  {
    meant:
      /\b(?:fine|okay|ok|whatever|your loss|don'?t bother)\b.*\b(?:repl\w*|answer|ignore|then|loss)\b|\byour loss\b/i,
    does: 'closes it without a blow',
    lines: [
      "I was hoping to hear from you, and I'll leave it with you now.",
      "I'd have liked an answer. No hard feelings, and I won't keep asking.",
      "I'll take the quiet as an answer. All the best.",
    ],
  },
  {
    meant: /\blonely\b|\b(?:no ?one|nobody) (?:ever )?(?:replies|answers|likes)\b/i,
    does: 'says that you would like company, without the plea',
    lines: [
      'I could do with good company today. How is your day going?',
      "It's a quiet day on my side and I'd enjoy a chat. What are you up to?",
      "I'd like some company, and you came to mind. Do you feel like talking?",
    ],
  },
  {
    meant: /\bstop thinking (?:about|of)\b|\bnothing without\b/i,
    does: 'says that they are on your mind, without the weight',
    lines: [
      "You've been on my mind. How is your week going?",
      "I've been thinking about you and wanted to say so. What are you up to?",
      "You keep coming to mind, in a good way. I'd like to hear how you are.",
    ],
  },
  {
    meant: /\bmy type\b|\bgood enough\b|\bout of my league\b|\btoo good for me\b/i,
    does: 'says that you like them, and leaves yourself standing',
    lines: [
      "I like what I've seen of you and I'd like to know more. What has been good in your week?",
      "I'd enjoy getting to know you. What do you like talking about?",
      "You seem like somebody I'd like to talk to. How is your week going?",
    ],
  },
];
/** By what was left out, where the draft's own words tell no more. */
const BY_CUT: readonly Restated[] = [
  {
    meant: /pressure/,
    does: 'says that you would like an answer and leaves them room',
    lines: [
      "I'd like to hear from you when you have a moment. No rush.",
      "I've noticed that it went quiet, and I'd rather ask kindly than guess. How are you?",
      'I was enjoying talking to you. Whenever you feel like it, tell me how you are.',
    ],
  },
  {
    meant: /what they are like/,
    does: 'says what you miss instead of what they are',
    lines: [
      "I feel that we're not quite meeting each other here. What would you enjoy talking about?",
      "I'd like to get more of a sense of you. What do you care about?",
      "This chat hasn't found its feet yet. Shall we start with something you like?",
    ],
  },
  {
    meant: /begging|please/,
    does: 'asks for the same thing once, standing up straight',
    lines: [
      "I'd like to get to know you, if you feel the same. How is your week going?",
      "I'd enjoy talking to you. What has been good in your week?",
      "If you feel like a chat, I'd be glad of it. What are you up to?",
    ],
  },
  {
    meant: /number/,
    does: 'keeps the wish to stay in touch for when you have talked a little',
    lines: [
      "I'd like to stay in touch with you. Shall we swap numbers once we've talked a bit more?",
      'I like talking to you, so tell me if you would ever want to swap numbers. How is your week going?',
      "I'd be happy to chat somewhere easier at some point, only when you are too. What are you up to today?",
    ],
  },
];

/** What was left out in words that the cut tells, and whose meaning can be said another way. */
export const CUT_WHOLE = /compliment on looks|remark about|pressure|begging|number|"please"/;

/** @param cut what was left out, in the words of `changes` */
export function restated(draft: string, cut: readonly string[], tone: Tone): Rewrite[] | undefined {
  const told = cut.filter((change) => CUT_WHOLE.test(change));
  if (told.length === 0) return undefined;
  const looks = told.some((change) => /looks|their body/.test(change));
  const found = looks
    ? {
        lines: TONE_BOOK[tone].drawn,
        does: `says that they caught your eye, in a ${tone} tone, and asks something`,
      }
    : (MEANT.find(({ meant }) => meant.test(draft)) ??
      BY_CUT.find(({ meant }) => told.some((change) => meant.test(change))));
  return found?.lines.map((text) => ({
    text,
    tone,
    changes: [...told, `nothing else was left of the draft, so this ${found.does}`],
  }));
}
