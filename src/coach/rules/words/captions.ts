/** A picture, a film or a voice note that comes with words: the words are all that can be seen, so the answer is about them. */

import { hits } from '../prefilter/prefilter.ts';
import { mediaKind } from '../reading/kind.ts';
import { readTimes } from '../reading/times.ts';
import type { Reading } from '../reading.ts';
import { placesFor, salientOf } from './about-salient.ts';
import type { Candidate } from './candidate.ts';
import { fill } from './fill.ts';
import type { KindLine } from './kinds/index.ts';
import { mineOf } from './mine.ts';
import { quotesOf } from './quote.ts';
import { registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

const F = 'follow up';
const T = 'take the bait';
const L = 'appreciate a detail';
const A = 'answer, then return';

const SEEN: readonly KindLine[] = [
  [T, 'playful', 'Zooming in on {x} as we speak, for research.'],
  [T, 'witty', '{x}, exhibit A. I rest your case.'],
  [L, 'warm', '{x} {x|goes|go} straight onto the fridge door of my mind. Thank you for sending it.'],
  [F, 'direct', 'What happened two seconds after this? {x} {x|looks|look} like the start of something.'],
  [T, 'playful', '{x} {x|has|have} my full attention now. Whatever I was doing can wait.'],
  [L, 'playful', 'You did not have to send {x}, but I am very glad you did.'],
  [F, 'warm', 'What led up to {x}? There is always a before.'],
  [L, 'warm', 'I like being shown {x} as it happens. What is just outside the frame?'],
  [T, 'witty', 'There should be an entrance fee for {x}.'],
];
const JUDGED: readonly KindLine[] = [
  [A, 'playful', 'Honest verdict: {x} {x|has|have} character, and I would not change a thing.'],
  [A, 'warm', 'You asked for honest: I like {x}. How do you feel about it when nobody is looking?'],
  [T, 'witty', 'The jury looked at {x} for a long time and then asked for more. That is a good sign.'],
  [A, 'direct', '{x}: [your honest verdict]. Said with love.'],
  [T, 'playful', 'Full marks for {x}, points off for doubting yourself.'],
  [
    T,
    'playful',
    'I am being careful and honest at once: {x} {x|is|are} braver than anything I did this week.',
  ],
];
const HEARD: readonly KindLine[] = [
  [L, 'warm', 'I will listen properly with headphones on. It has {x} in it, so I am already in a good mood.'],
  [T, 'playful', 'Never apologise for a long voice note. Two minutes of {x} beats most podcasts.'],
  [T, 'witty', 'A voice note with {x} in it goes to the front of the queue.'],
  [F, 'direct', 'Pressing play in a minute. Should I sit down first, given {x}?'],
  [F, 'warm', 'I cannot listen this second. Give me the headline on {x} and I will do the rest tonight.'],
];
const HEARD_PLAIN: readonly KindLine[] = [
  [L, 'warm', 'I will listen to the voice note properly, with headphones on and no interruptions.'],
  [T, 'playful', 'No need to say sorry for a long voice note, I like hearing you think.'],
  [F, 'direct', 'Pressing play on that voice note in a minute. Anything I should sit down for?'],
];
const TENDER: readonly KindLine[] = [
  [L, 'warm', 'Thank you for showing me {x}. I can see what it means to you.'],
  [L, 'calm', 'I looked at {x} for a while. I am glad you sent it to me.'],
  [F, 'warm', '{x}, close by every day. Tell me about it if you feel like it, or just let me look.'],
];
const SONG: readonly KindLine[] = [
  [L, 'warm', 'Saving it for a proper listen, volume up, no talking. Full report tonight.'],
  [T, 'playful', 'If I miss my exit too, {x} {x|is|are} paying for the petrol.'],
  [F, 'direct', 'Which line of the song should I listen out for?'],
];

const MOVING: readonly KindLine[] = [
  [T, 'playful', 'Accurate. Uncomfortably accurate, {x} and all.'],
  [T, 'witty', 'If that is you, then I am whatever {x} {x|lands|land} on.'],
  [T, 'playful', '{x}, frame by frame, my whole week.'],
  [L, 'playful', 'I have watched {x} six times now. Smoothest thing I have seen all day.'],
  [F, 'direct', 'How long did you look before you found {x}? It is perfect.'],
];
/** A picture, sticker or voice note that answers what the reader said: `{m}` is what that was about. */
const ANSWERED: Readonly<Record<'voice' | 'photo' | 'sticker', readonly KindLine[]>> = {
  voice: [
    [L, 'warm', '{m} as a voice note, even better. I will listen with headphones on and answer properly.'],
    [F, 'direct', 'I will listen as soon as I am alone. One line in the meantime: how good was {m}?'],
    [T, 'playful', 'I asked about {m} and I get a voice note. Excellent service, pressing play tonight.'],
    [T, 'witty', 'A whole voice note about {m}? I am making tea before I listen.'],
  ],
  photo: [
    [T, 'playful', 'I take back every doubt about {m}. You brought proof.'],
    [L, 'warm', 'So that is {m}. I believe you, and I am sorry I asked for evidence.'],
    [T, 'witty', 'The evidence about {m} has been entered. No further questions, except where it was taken.'],
    [F, 'direct', 'There it is, {m}. What is the story behind the photo?'],
  ],
  sticker: [
    [T, 'playful', 'I deserved that sticker, {m} and all.'],
    [T, 'witty', 'Thank you for your support in the matter of {m}. Very dignified sticker.'],
    [L, 'warm', 'That made me laugh, and after {m} I needed it.'],
    [F, 'direct', 'Is that sticker about {m} pity or applause? I accept both.'],
  ],
};
const PLANNED_BARE: readonly KindLine[] = [
  ['confirm the plan', 'warm', 'I read {x} as a yes. See you {when}.'],
  ['confirm the plan', 'playful', '{when} it is, then. {x} said everything that had to be said.'],
  ['confirm the plan', 'direct', 'Sealed with {x}. See you {when}, I am looking forward to it.'],
];
const PLANNED: readonly KindLine[] = [
  ['confirm the plan', 'warm', 'I read that as a yes. See you {when}, {x} or no {bare}.'],
  ['confirm the plan', 'playful', '{when} it is, then. I will bring the good mood, you bring {x}.'],
  ['confirm the plan', 'direct', 'Sealed with {x}. See you {when}.'],
];

const VERDICT =
  /\b(?:be honest|honest(?:ly)?\?|verdict|thoughts|rate (?:it|this|my)|what do you think|opinions?|tell me (?:i'?m|it)|how does it look|does it look)\b/i;
const KEPT =
  /\b(?:kept (?:her|his|their|the)|used to be (?:his|hers)|was (?:his|hers|my (?:dad|gran|mom|mum|brother|sister)'?s)|in (?:his|her) memory|last (?:photo|picture) of)\b/i;
const SENT_SONG = /\b(?:sent you|here'?s|listen to) (?:a|this|that|the) (?:song|track|playlist|album)\b/i;

/** Something without words that answers the reader's last turn. */
export function mediaAnswer(reading: Reading): Candidate[] {
  const m = reading.kind === 'media' && reading.action === 'reply' ? mineOf(reading) : undefined;
  if (!m) return [];
  const kind = mediaKind(reading.plain);
  const when = readTimes(reading.mine)
    .slice(0, 2)
    .map((time) => time.text)
    .join(' ');
  if (
    when &&
    kind !== 'voice' &&
    /\b(?:booked|see you|done|confirmed|table|reserved|then|perfect)\b/i.test(reading.mine)
  )
    return PLANNED_BARE.flatMap(([move, tone, line]) => {
      const shown = /:\s*([^\]]{3,30})\]/.exec(reading.plain)?.[1];
      const text = fill(line, {
        when: { words: when },
        x: { words: shown ? `the ${shown.trim()}` : `the ${kind === 'sticker' ? 'sticker' : 'photo'}` },
      });
      return text ? [{ text, move, tone, weight: 3 }] : [];
    });
  const lines = ANSWERED[kind === 'voice' || kind === 'sticker' ? kind : 'photo'];
  return shuffled(lines, seedOf(reading, m)).flatMap(([move, tone, line]) => {
    const text = fill(line, { m: { words: m } });
    return text ? [{ text, move, tone, weight: 3 }] : [];
  });
}

export function aboutCaption(reading: Reading): Candidate[] {
  const song = reading.kind === 'words' && hits(SENT_SONG, reading.plain);
  const late = reading.kind === 'words' && /\[(?:gif|photo|sticker|video)[^\]]*\]/i.test(reading.plain);
  if (reading.kind !== 'photo-with-words' && !song && !late) return [];
  const voice = /^\W*\[?(?:voice|audio|vn)/i.test(reading.plain);
  const verdict = VERDICT.test(reading.plain);
  const tender = KEPT.test(reading.plain) || registerOf(reading) === 'serious';
  const people = /^(?:elder|child|sibling|friend|figure|ex)$/;
  // Asked to judge, one judges the thing and not the mother who saw it.
  const things = [...salientOf(reading)]
    .sort((a, b) => (verdict ? Number(people.test(a.kind ?? '')) - Number(people.test(b.kind ?? '')) : 0))
    .slice(0, 3);
  const found: Candidate[] = [];
  const add = (
    lines: readonly KindLine[],
    most: number,
    weight: number,
    x: (typeof things)[number] | undefined,
  ) => {
    let left = most;
    for (const [move, tone, line] of shuffled(lines, seedOf(reading, x?.bare))) {
      const text = left > 0 ? fill(line, x ? placesFor(x) : {}) : undefined;
      if (!text) continue;
      left--;
      found.push({ text, move, tone, weight, about: x?.bare ?? 'voice', answers: verdict });
    }
  };
  const moving = /^\W*\[?(?:gif|sticker)|\[(?:gif|sticker)/i.test(reading.plain);
  const when = readTimes(reading.mine)
    .slice(0, 2)
    .map((time) => time.text)
    .join(' ');
  const [first] = things;
  if (moving && when && first)
    for (const [move, tone, line] of PLANNED) {
      const text = fill(line, { ...placesFor(first), when: { words: when } });
      if (text) found.push({ text, move, tone, weight: 4.4 });
    }
  things.forEach((one, index) => {
    const weight = 3.6 - index * 0.3;
    if (tender) add(TENDER, 3, weight + 0.5, one);
    else if (song) add(SONG, 2, weight, one);
    else if (voice) add(HEARD, 3, weight, one);
    else if (moving) add(MOVING, 3, weight, one);
    else add(verdict && index === 0 ? JUDGED : SEEN, 3, weight, one);
  });
  if (voice) add(HEARD_PLAIN, 2, 3, undefined);
  if (things.length === 0 && !voice)
    quotesOf(reading)
      .slice(0, 2)
      .forEach(({ words }, index) => {
        add(tender ? TENDER : SEEN, 2, 3.2 - index * 0.3, {
          start: 0,
          end: 0,
          words: `"${words}"`,
          bare: words,
          plural: false,
          kind: undefined,
          readers: false,
          asked: false,
          weight: 1,
        });
      });
  return found;
}
