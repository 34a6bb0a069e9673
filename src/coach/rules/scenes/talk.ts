import { linesIn } from '../situations/book.ts';
import { has, type Scene, says } from './scene.ts';

const said = linesIn('talk');

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
    lines: said('something bad happened to them'),
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
    lines: said('a bare hello'),
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
