/** On the way to each other: what the message names, and what no pattern says. */
import { hits } from '../../prefilter/prefilter.ts';
import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { latin } from '../../reading/pattern.ts';
import { normalise } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { filledWith } from '../../words/fill.ts';
import { wordNamed } from '../book.ts';
import { once } from '../once.ts';
import { has, type Situation, says } from '../situation.ts';
import {
  landmarks,
  lateBy,
  mishapOf,
  oddBeside,
  place,
  spot,
  timeIn,
  twoDoors,
} from '../slots/on-the-way.ts';
import { mineTopic, personIn, thingsIn } from '../slots/subjects.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const LATE = wordNamed('late_to_meet');
const SURELY_LATE = latin(
  /\b(?:running (?:\p{L}+ ){0,2}(?:late|behind)|\d+ (?:mins? |minutes? )?late|(?:be|gonna be|going to be|might be|will be|i'?ll be) (?:a (?:bit|little|few minutes) |so |slightly |super |\d+ \p{L}+ )?late|eta|be there (?:in|by|at)|\d+ more mins?)\b/iu,
);

/** What can be carried along: no knee, and not the shop where it would be bought. */
const bringable = (r: Reading) =>
  thingsIn(r).filter(
    ({ bare, kind }) =>
      kind !== 'medical' &&
      !/\b(?:shops?|store|spar|checkers|woolworths|woolies|pick n pay|mall|market|garage|knees?|backs?|hips?)\b/i.test(
        bare,
      ),
  );

export const ON_THE_WAY_CODE = {
  /** They are meeting, and nothing else is the matter. */
  'on the way': onlyWhere(
    once(
      (r) =>
        r.kind === 'words' &&
        r.language.base === 'en' &&
        (r.style.words <= 60 || hits(LATE, r.plain)) &&
        !has(r, 'rejection_hard', 'grief', 'sexual', 'insult') &&
        r.action !== 'safety' &&
        r.action !== 'warn' &&
        r.action !== 'support',
    ),
  ),
  /** Said in so many words, so no feeling or limit beside it should be taken for the point. */
  'surely on the way': (situation: Situation) =>
    onlyWhere((r) => r.flags.length === 0 && (!/late/.test(situation.name) || says(r, SURELY_LATE)))(
      situation,
    ),
  /** Kept waiting at the hour that the reader had named. */
  'waited as agreed': (situation: Situation) => ({
    ...onlyWhere((r) => says(r, /\b(?:you|u) said\b/i) && !isHeavyTalk(r.plain))(situation),
    firm: true,
  }),
  'on the way: asks home safe, plainly': filling((r) => ({
    x: place(
      thingsIn(r).find(
        ({ kind, bare }) => kind !== undefined || /road|garage|street|alley|bridge|station|walk/i.test(bare),
      ),
    ),
  })),
  'on the way: home safe, plainly': filling((r) => ({
    x: place(
      thingsIn(r).find(
        ({ kind }) => kind === undefined || !/^(?:transit|home|clothes|road|car)$/.test(kind),
      ) ?? thingsIn(r)[0],
    ),
  })),
  'on the way: they see us': filling((r) => ({ m: place(mineTopic(r)) })),
  'on the way: which time': filling((r) => {
    const better = r.conversation
      .filter(({ from }) => from === 'them')
      .map(({ text }) => timeIn(normalise(text).plain))
      .find(Boolean);
    return { at: filledWith(better ?? /\d{1,2}[:.]\d{2}/.exec(r.plain)?.[0]) };
  }),
  'on the way: which of two': both(
    onlyWhere(
      (r) =>
        says(r, /\bor\b|\bone with\b/i) ||
        landmarks(r).length > 0 ||
        (r.mine !== '' && thingsIn(r).length > 0),
    ),
    filling(twoDoors),
  ),
  'on the way: wrong pin': filling((r) => ({
    x: place(thingsIn(r).find(({ bare }) => !/\b(?:pin|map|gps|location|address)/i.test(bare))),
  })),
  'on the way: wrong place': filling((r) => ({
    xb: filledWith(
      latin(/\bwrong (\p{L}+)/iu)
        .exec(r.plain)?.[1]
        ?.replace(/^(?:one|side)$/i, 'place'),
    ),
  })),
  'on the way: lost': filling((r) => ({
    x:
      thingsIn(r).length > 0
        ? place(thingsIn(r).find(({ kind }) => kind !== undefined && kind !== 'phone') ?? thingsIn(r)[0])
        : landmarks(r)[0],
  })),
  'on the way: dying phone': filling((r) => ({
    x:
      place(thingsIn(r).find(({ bare }) => !/\b(?:phone|battery|tower|clock)\b/i.test(bare))) ??
      landmarks(r)[0],
    where:
      landmarks(r)[0] ??
      filledWith(
        /\b(?:clock tower|fountain|station|main gate|box office|car park)\b/i
          .exec(r.plain)?.[0]
          .toLowerCase()
          .replace(/^/, 'the '),
      ),
    at: filledWith(timeIn(r.plain) ?? /,\s*(\d{1,2})\b/.exec(r.plain)?.[1]),
  })),
  'on the way: pay guard': filling((r) => ({
    x: place(thingsIn(r).find(({ bare }) => !/\bvest\b/i.test(bare))),
  })),
  'on the way: bring': filling((r) => ({
    x:
      place(bringable(r).find(({ bare }) => !/^(?:wine|beer)$/i.test(bare)) ?? bringable(r)[0]) ??
      filledWith('something sweet'),
  })),
  'on the way: how far': filling((r) => ({
    x:
      place(
        thingsIn(r).find(
          ({ bare, kind }) =>
            kind === 'medical' ||
            /\b(?:hip|knee|ankle|foot|back|leg|pram|suitcase|heels|shoes|crutch)/i.test(bare),
        ),
      ) ??
      filledWith(
        /\b(?:hip|knee|ankle|back|heels|suitcase|pram)\b/i.exec(r.plain)?.[0].replace(/^/, 'your '),
      ) ??
      filledWith('your feet'),
  })),
  'on the way: practical': filling((r) => ({
    x:
      place(thingsIn(r).find(({ bare }) => !/cash|card/i.test(bare))) ??
      filledWith(/\bdress|wear\b/i.test(r.plain) ? 'the weather' : 'the shoes'),
  })),
  'on the way: last ride': filling((r) => ({
    x:
      filledWith(
        /\b(?:last )?(?:bus|train|tram|taxi)\b/i.exec(r.plain)?.[0].toLowerCase().replace(/^/, 'the '),
      ) ?? filledWith(/\bthe \d{1,3}\b/.exec(r.plain)?.[0]),
    end: filledWith(
      /\b(?:quarter (?:to|past)(?: \w+)?|half (?:past )?\w+|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?|ten|nine|eleven|midnight)\b(?! min)/i.exec(
        /\bby (.{3,20})/i.exec(r.plain)?.[1] ?? /after (.{2,20})/i.exec(r.plain)?.[1] ?? '',
      )?.[0],
    ),
  })),
  'on the way: moved room': filling((r) => ({ x: place(thingsIn(r)[0]) ?? landmarks(r)[0] })),
  'on the way: wet': filling((r) => ({
    x: filledWith(
      /\b(?:covered \p{L}+|stoep|veranda|indoors?|inside|caf[eé]|coffee|museum|roof)(?: at \p{Lu}[\p{L}']+)?/iu
        .exec(r.plain)?.[0]
        ?.toLowerCase()
        .replace(/\bat \p{Ll}/u, (at) => at.toUpperCase().replace('AT', 'at'))
        .replace(/^(?!inside|indoors?|coffee)/i, 'the ')
        .replace(/Covered/, 'covered'),
    ),
  })),
  'on the way: order me, plainly': filling((r) => ({
    x: mishapOf(r),
    drink: filledWith(
      /\b(?:order|get|grab) me (?:(?:a|an|some|something|the) )?([^.!?,]{3,40})/i
        .exec(r.plain)?.[1]
        ?.trim()
        .toLowerCase()
        .replace(/^(?=(?:cold|hot|warm|strong|sweet|wet|fizzy|small|big|nice)\b(?! \w))/, 'something '),
    ),
  })),
  'on the way: arrival': both(
    onlyWhere((r) => (has(r, 'logistics', 'share_info') || says(r, /\bat\b/)) && says(r, /\d/)),
    filling((r) => ({
      x:
        place(
          thingsIn(r).find(({ bare }) =>
            /\b(?:bags?|luggage|suitcase|passport|customs|gautrain|train|bus)\b/i.test(bare),
          ),
        ) ??
        filledWith(
          /\b(?:bags|luggage|customs|passport control)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^bags/, 'the bags'),
        ),
      where: filledWith(
        /\b(?:at|from|to|in) (\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?|rosebank|sandton|the stop|the station|arrivals|park station)\b/u
          .exec(r.plain)?.[1]
          ?.replace(/^\p{Ll}(?=osebank|andton)/u, (letter) => letter.toUpperCase()),
      ),
      at: filledWith(timeIn(r.plain)),
    })),
  ),
  'on the way: late mishap, plainly': both(
    onlyWhere((r) => mishapOf(r) !== undefined),
    filling((r) => {
      const x = mishapOf(r);
      return { x, odd: oddBeside(r, x) };
    }),
  ),
  'on the way: late plain, plainly': filling((r) => ({ late: lateBy(r) })),
  'on the way: on way, plainly': both(
    onlyWhere((r) => !says(r, /\?/)),
    filling((r) => ({
      x: place(thingsIn(r).find(({ bare }) => !/^(?:office|house|work|home)$/i.test(bare)) ?? personIn(r)),
    })),
  ),
  'on the way: take time': filling((r) => ({ x: place(thingsIn(r)[0]) })),
  'on the way: show yourself': filling((r) => {
    const mine = mineTopic(r);
    return mine?.kind === 'clothes' ||
      /\b(?:scarf|hat|coat|shirt|jacket|dress|umbrella|bag)\b/i.test(mine?.bare ?? '')
      ? { m: place(mine) }
      : { at: place(mine) };
  }),
  'on the way: facility': filling((r) => ({
    x:
      filledWith(
        /\b(?:wifi|dogs?|toilet|loo|heating|shade|food|lift|atm|seating|pram|wheelchair|vegan food|decaf|kids)\b/i
          .exec(r.plain)?.[0]
          .toLowerCase()
          .replace(/^/, 'the '),
      ) ?? place(thingsIn(r)[0]),
    odd: place(thingsIn(r).find(({ bare }) => !/\b(?:wifi|dog|situation|place)\b/i.test(bare))),
  })),
  'on the way: landmark': both(
    onlyWhere(
      (r) =>
        r.times.every(({ kind, text }) => kind === 'hour' || /\b(?:now|today|tonight)\b/i.test(text)) &&
        (landmarks(r).length > 0 || thingsIn(r).length > 0) &&
        r.action === 'reply',
    ),
    filling(spot),
  ),
} as const;
