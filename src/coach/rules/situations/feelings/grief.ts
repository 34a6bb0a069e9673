/** Grief: the words for who died, how long ago and what is held on to. */

import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { lossOf } from '../loss.ts';
import { once } from '../once.ts';
import { thingsOf } from '../slots/things.ts';
import { beneath, onlyWhere } from '../wrap.ts';

const place = (words: string | undefined, plural = false) => (words ? { words, plural } : undefined);

const griefPlaces = once((r: Reading): Slots => {
  const loss = lossOf(r);
  if (!loss) return {};
  const them = loss.them;
  const named = loss.who !== undefined && /^\p{Lu}/u.test(loss.who);
  const who = loss.who ?? (loss.kind === 'pet' || them === 'them' ? undefined : them);
  const things = thingsOf(r, true).filter(
    ({ words }) =>
      !(loss.who && words.toLowerCase().includes(loss.who.toLowerCase())) &&
      words !== loss.kept &&
      !/\b(?:widow(?:er)?|funeral|vet|nurse|cancer|chemo|operation|hospital|memorial|patient|crash|accident|N\d|birthday|church|tombstone|headstone|stone|ashes|grave|job|work|chemo|unveiling|army|municipality|courier|family|sorry|funny|school|bed|cupboard|hands?|head|reservoir|house|gravy|town|hospice|pub|habit|birthdays?|day|christmas|memory|moment|cinema|year|uncle|aunt|page)\b|^(?:your|the) (?:uncle|aunt|auntie|cousin|late) /i.test(
        words,
      ) &&
      !(loss.dish && words.toLowerCase().includes(loss.dish.split(' ').at(-1) ?? ' ')),
  );
  const off =
    /\b(?:movie|drinks?|date|dinner|coffee|lunch|braai|tonight|weekend|hike|concert|show|walk|party)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  const age =
    /\b(?:he|she|they)(?: was|'s| is)(?: only)? (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(
      r.plain,
    )?.[1];
  const spot = /\bto (the (?:sea|beach|mountains?|ocean|farm|garden|river|lake|lagoon))\b/i
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const offered = r.times.find(({ polarity }) => polarity === 'offered');
  const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(r.plain)?.[0];
  return {
    who: place(who),
    whoS: place(
      loss.who ??
        (who === undefined ? undefined : them === 'her' ? 'she' : them === 'him' ? 'he' : undefined),
    ),
    whoName: place(
      named ? loss.who : who && `${loss.them === 'her' ? 'her' : loss.them === 'him' ? 'his' : 'their'} name`,
    ),
    whoOr: place(who ?? 'somebody like that'),
    name: place(named ? loss.who : undefined),
    them: place(them),
    they: place(them === 'her' ? 'she' : them === 'him' ? 'he' : undefined),
    their: place(them === 'her' ? 'her' : them === 'him' ? 'his' : 'their'),
    span: place(loss.span),
    occ: place(loss.occasion?.replace(/^the (?=birthday|anniversary)/, '')),
    kept: place(loss.kept),
    dish: place(loss.dish),
    thing: things[0] && { ...things[0] },
    off: place(
      off &&
        (/tonight|weekend/.test(off)
          ? 'our plans'
          : off === 'drink' || off === 'drinks'
            ? 'drinks'
            : `the ${off}`),
    ),
    age: place(age && /^\d/.test(age) ? (NUMBERS[Number(age)] ?? age) : age?.toLowerCase()),
    alt: place(offered?.text),
    place: place(spot),
    plan: place(
      spot
        ? `${day ? `${day[0]?.toUpperCase()}${day.slice(1).toLowerCase()} by ${spot}` : `the trip to ${spot}`}`
        : 'the time that is left',
    ),
    day: place(day ? `${day[0]?.toUpperCase()}${day.slice(1).toLowerCase()}` : 'that day'),
  };
});

const NUMBERS: readonly string[] = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

export const GRIEF_CODE = {
  'words of grief': beneath(griefPlaces),
  'something kept': onlyWhere((r) => lossOf(r)?.kept !== undefined),
  'a dish': onlyWhere((r) => lossOf(r)?.dish !== undefined),
  'a first without': onlyWhere((r) => lossOf(r)?.occasion !== undefined),
  'with a smile': onlyWhere((r) => lossOf(r)?.wry === true),
  'how long': onlyWhere((r) => lossOf(r)?.span !== undefined),
  // A bare date tells nothing yet of who they were.
  'a thing that brings it back': onlyWhere((r) => lossOf(r)?.them !== 'them'),
} as const;
