/** Thin threads: what happened to them, and what is known of them. */
import { filling } from '../wrap.ts';

/** Crime, accidents, lost jobs: no time for wit, whatever words it comes in. */
const HARM =
  /\b(?:(?<=\b(?:got|was|were|been|just|being|getting) )(?:mugged|hijacked|robbed(?! (?:at|in|over) (?:poker|cards|monopoly|scrabble|uno|chess|a game))|burgled|attacked|assaulted|stabbed|retrenched|laid off|made redundant|fired(?! up)|dumped|diagnosed|scammed)|broken into|broke into|break-?in|smash and grab|(?:in|had) (?:an|a car|a bad) accident|crashed (?:my|the) car|lost my job|miscarriage|(?:(?<=\b(?:was|am|i'm|im|been|still|ended up|is) )in|(?<=\b(?:rushed|taken|admitted|back) )to) (?:the )?(?:hospital|icu|casualty)(?! (?:bill|bag|tote|shop|radio|canteen))|house (?:burnt|burned|flooded))\b/i;
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

export const TALK_CODE = {
  'something bad happened to them': filling((r) => {
    const word = HARM.exec(r.plain)?.[0].toLowerCase() ?? '';
    return {
      harm: /^(?:mugged|hijacked|robbed|burgled|attacked|assaulted|stabbed|retrenched|laid off|made redundant|fired|dumped|diagnosed|scammed|broken into)$/.test(
        word,
      )
        ? { words: word }
        : undefined,
    };
  }),
  'a bare hello, of somebody known': filling((r) => ({
    theirThing: r.about.them ? firstNote(r.about.them) : undefined,
  })),
} as const;
