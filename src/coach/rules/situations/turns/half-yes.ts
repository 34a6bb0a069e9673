/** A no to one thing with a yes to another in the same breath: `no to the cinema but yes to the ramen`, `I'll pass on the hike. Anything flat, though`. */
import { find } from '../../prefilter/prefilter.ts';
import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { latin } from '../../reading/pattern.ts';
import { turnAround } from '../../reading/text.ts';
import { filledWith } from '../../words/fill.ts';
import { IDIOMS } from '../idioms.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const MATTER = "(?:the |a |an |any |your )?[\\p{L}'-]+(?: [\\p{L}'-]+)?";

const NO_TO = latin(new RegExp(`\\bno to (?<x>${MATTER})(?= |[,.;])`, 'iu'));

const YES_AND_NO = latin(
  /(?:^|[.!,;] *|\b(?:so|well|ok|okay|haha|lol) )(?:a )?(?:big |definite |huge |hard )?(?:yes to|(?:i'?m )?(?:in|keen|up|down) for) (?<x>(?:the |a |an |your )?[\p{L}'-]+(?: [\p{L}'-]+)?)[,.;! ]+(?:but |and )?(?:a )?(?:big |firm |hard |definite )?(?:(?:no to|out for)|not (?:so |too )?(?:keen on|up for|sure about)) (?<y>(?:the |a |an |your |any )?[\p{L}\d'-]+(?: [\p{L}\d'-]+){0,5}?)(?= (?:because|as|since|but|so|i)\b|[,.;!?]|\s*$)/iu,
);

export const HALF_YES_CODE = {
  'half a yes: to something else': both(
    onlyWhere((r) => !isHeavyTalk(r.plain)),
    filling((r) => ({
      n: filledWith(NO_TO.exec(r.plain)?.groups?.x?.replace(/^(?:the|an?|any|your) /i, '')),
    })),
  ),
  'half a yes: to all but one thing': both(
    onlyWhere((r) => !isHeavyTalk(r.plain.replace(IDIOMS, ' '))),
    filling((r) => {
      const { x, y } = find(YES_AND_NO, r.plain)?.groups ?? {};
      // `seeing you` is seeing the reader.
      const asMine = (words: string | undefined) =>
        filledWith(words && turnAround(words).replace(/\byou\b/gi, 'me'));
      // `seeing me` is no thing that can be kept or brought.
      const thing = x && y && !/ing\b/i.test(`${x} ${y}`);
      return {
        x: thing ? asMine(x) : undefined,
        y: thing ? asMine(y) : undefined,
      };
    }),
  ),
  'half a yes: anything easier': onlyWhere((r) => !isHeavyTalk(r.plain)),
} as const;
