/** A no to one thing with a yes to another in the same breath: `no to the cinema but yes to the ramen`, `I'll pass on the hike. Anything flat, though`. */

import { find } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import { turnAround } from '../reading/text.ts';
import { fitting, word } from './fitting.ts';
import { IDIOMS } from './idioms.ts';
import type { Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

const MATTER = "(?:the |a |an |any |your )?[\\p{L}'-]+(?: [\\p{L}'-]+)?";

const NO_TO = latin(new RegExp(`\\bno to (?<x>${MATTER})(?= |[,.;])`, 'iu'));

const YES_AND_NO = latin(
  /(?:^|[.!,;] *|\b(?:so|well|ok|okay|haha|lol) )(?:a )?(?:big |definite |huge |hard )?(?:yes to|(?:i'?m )?(?:in|keen|up|down) for) (?<x>(?:the |a |an |your )?[\p{L}'-]+(?: [\p{L}'-]+)?)[,.;! ]+(?:but |and )?(?:a )?(?:big |firm |hard |definite )?(?:(?:no to|out for)|not (?:so |too )?(?:keen on|up for|sure about)) (?<y>(?:the |a |an |your |any )?[\p{L}\d'-]+(?: [\p{L}\d'-]+){0,5}?)(?= (?:because|as|since|but|so|i)\b|[,.;!?]|\s*$)/iu,
);
const EARLY =
  /\b(?:\d{1,2} ?am|early|dawn|sunrise|before (?:\d+|seven|eight|nine|ten|eleven|noon)|morning)\b/i;

export const HALF_YES_SCENES: readonly Scene[] = [
  fitting('half a yes: to something else', {
    limit: true,
    most: 160,
    cue: latin(
      new RegExp(
        `\\bno to (?<x>${MATTER}?)(?= (?:i|because|as|since|and|but|so)\\b|[,.;])[\\s\\S]{0,80}?\\b(?:(?:double|big|definite|huge) )?yes to (?<y>${MATTER}?)(?= (?:before|after|instead|though|as|on|at|if|and)\\b|[,.;!?]|\\s*$)`,
        'iu',
      ),
    ),
    also: (r) => !isHeavyTalk(r.plain),
    places: (r) => ({ n: word(NO_TO.exec(r.plain)?.groups?.x?.replace(/^(?:the|an?|any|your) /i, '')) }),
    said: {
      'respect the limit': [
        [
          'warm',
          'Then no {n}, and thank you for saying it straight. The yes to {y} is the part that I keep.',
        ],
        ['direct', 'Fine by me, {x} was only an idea. Yes to {y} from here too. When?'],
      ],
      'light touch': [
        ['playful', 'I lost {x} and won {y}. I will take that any day.'],
        ['playful', 'The no to {x} is noted. The yes to {y} I am framing.'],
      ],
      'offer another way': [
        ['calm', 'We leave {x} out, then. Tell me what makes {y} easy for you and I arrange the rest.'],
      ],
    },
  }),
  fitting('half a yes: to all but one thing', {
    limit: true,
    most: 36,
    cue: YES_AND_NO,
    not: /\b(?:sex|nudes?|stay(?:ing)? over|kiss\w*|me|your place|alone)\b/i,
    also: (r) => !isHeavyTalk(r.plain.replace(IDIOMS, ' ')),
    places: (r) => {
      const { x, y } = find(YES_AND_NO, r.plain)?.groups ?? {};
      // `seeing you` is seeing the reader.
      const asMine = (words: string | undefined) =>
        word(words && turnAround(words).replace(/\byou\b/gi, 'me'));
      // `seeing me` is no thing that can be kept or brought.
      const thing = x && y && !/ing\b/i.test(`${x} ${y}`);
      return {
        x: thing ? asMine(x) : undefined,
        y: thing ? asMine(y) : undefined,
        early: word(EARLY.test(r.plain) ? ' ' : undefined),
      };
    },
    said: {
      'offer another way': [
        ['warm', 'Then we keep {x} and drop {y}. What would you like instead?'],
        ['direct', '{early}Fair. What is a human hour for you?'],
        ['playful', '{early}I hear you. The plan stays, the alarm clock goes. You name the time.'],
      ],
      'respect the limit': [
        ['warm', 'The yes to {x} is the part that counts. The rest we can move around.'],
        ['playful', 'I have written it down: {x} yes, {y} no. Does anything else need a veto?'],
      ],
      'light touch': [
        ['playful', 'I can live without {y} quite well, to be honest. When shall we?'],
        ['playful', 'I accept these terms. What suits you better?'],
      ],
      'accept with grace': [
        ['warm', 'The yes is the part that counts. The rest we move around until it fits.'],
        ['direct', 'That can be arranged. Tell me what suits you and I will be there.'],
      ],
      'no rush': [['calm', 'No trouble at all, I had no heart in that part anyway.']],
    },
  }),
  fitting('half a yes: anything easier', {
    limit: true,
    most: 45,
    cue: latin(
      /\b(?:(?:have to|got to|gotta|will|must|think i'?ll|i'?ll) pass on|can'?t do|not (?:up for|able to do)|no good at|terrible at) (?<x>(?:the |a |an |any )?[\p{L}'-]+(?: [\p{L}'-]+)?)(?= (?:because|as|since|cos|with|i|my|but|so)\b|[,.;!])[\s\S]{0,70}?\b(?:anything|something) (?<y>flat|shorter|short|easy|easier|gentle|gentler|indoors?|inside|dry|warm|seated|slow|quiet|quieter)\b/iu,
    ),
    also: (r) => !isHeavyTalk(r.plain),
    said: {
      'offer another way': [
        ['warm', 'Something {y} it is. A stroll and a bench with a view?'],
        ['direct', 'Then we leave {x} to others. Coffee, or a slow walk by the water?'],
      ],
      'respect the limit': [
        ['calm', 'No problem at all. Something {y} leaves more breath for talking anyway.'],
      ],
      'light touch': [
        ['playful', 'Between us, I only said {x} to look sporty. Something {y} suits me fine.'],
      ],
    },
  }),
];
