/** What a joke is made of: the image they chose, what belongs to it, the words they quoted, days and hours. */

import { MASS_NOUNS } from '../../reading/noun-kinds.ts';
import { latin } from '../../reading/pattern.ts';
import { readPhrases } from '../../reading/phrases.ts';
import { readSalient, type Salient } from '../../reading/salient.ts';
import { chance } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { matchTopics, type TopicMatch } from '../../topics/match.ts';
import { withWord } from '../../words/about.ts';
import type { Slot, Slots } from '../../words/fill.ts';
import { seedOf } from '../../words/shuffle.ts';

/** Kin, friends and pets who may have a say in it. */
const KIN =
  /\b(?:my|our) ((?:little |big |older |younger |best |whole )?(?:mother|mom|mum|mama|ma|dad|father|pa|folks|parents|gran|granny|grandma|grandpa|nonna|nan|ouma|oupa|gogo|mkhulu|laaitie|grandmother|grandfather|sister|sis|brother|boet|cousins?|aunt|auntie|tannie|aunts|uncles?|family|twin|daughter|son|kids|niece|nephew|friends?|mates?|bestie|group chat|roommate|flatmate|housemate|colleagues?|coworkers?|boss|neighbou?r|hairdresser|therapist|cat|dog|plants))\b(?!'s)/i;
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi;
const CLOCK =
  /\b(?:at|from|before|after|around|till|until|by|to|say|make it|up at)\s+((?:the )?\d{1,2}(?:[:h.]\d\d)?(?:st|nd|rd|th)?(?: ?(?:am|pm))?|noon|midnight|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b)/gi;
const QUOTED = /(?:^|[\s(:])['"‘“]([^'"’”\n]{3,44})['"’”](?=$|[\s.,!?;)])/gu;
const WHO =
  /\b((?:someone|somebody|a (?:man|woman|guy|girl|person|human)|the (?:man|woman|guy|girl|person)) who(?:'s| \p{L}+)[^.,!?;()\n😂😏]{2,52})/iu;

/** `your hands` in their message are `my hands` in the answer; `your own voice notes` lose the `own`. */
function place(one: Salient | undefined, plain: string): Slot | undefined {
  if (!one) return undefined;
  const bare = one.bare.replace(latin(/^(?:own|actual|good|whole|entire)\s+(?=\p{L})/iu), '');
  const mine = one.readers && /^(?:your|ur)\s/i.test(plain.slice(one.start));
  const words = mine
    ? `my ${bare}`
    : one.words
        .replace(/^(the|your|my) (?:own|actual)\s+/i, '$1 ')
        .replace(/^(?:their|his|her|its) /i, 'the ');
  return { words, plural: one.plural };
}

/** No image: half a verb, a word of time or of the game itself. */
const NOT_AN_IMAGE =
  /\b(?:gonna|wanna|gotta|cant|dont|fit|butter|single|partner|cry|le|taste|big game|challenge|bet|dare|chance|question|questions|mine|opinion|opinions|witness(?:es)?|points?|effort|catch|dream|line|wedding planner|dating|flirting|shoulders full|full stop|attitude|talk)\b/i;
/** `not a fish`, `no wine`: named only to say that it is not there. */
const DENIED = /\b(?:not|no|never|without|isn't|than)\s+$/i;

const many = (words: string): boolean => /[^su]s$/.test(words.replace(/ (?:of|with|in|on|at|for) .*$/, ''));

const thing = (words: string | undefined): Slot | undefined =>
  words ? { words, plural: many(words) } : undefined;

const picked = <T>(list: readonly T[], seed: string): T | undefined =>
  list[Math.floor(chance(seed) * list.length)];

/** The best images of a text, best first. What the reader wrote is seen from the reader. */
export const imagesIn = (plain: string, reading: Reading): Salient[] =>
  readSalient(
    plain,
    plain === reading.plain ? reading.phrases : readPhrases(plain),
    plain === reading.plain ? reading.questions : [],
    false,
  ).filter(({ bare, start }) => !NOT_AN_IMAGE.test(bare) && !DENIED.test(plain.slice(0, start)));

/** Weekday with its capital, the last that they name. */
export function dayIn(...texts: string[]): Slot | undefined {
  for (const text of texts) {
    const day = text.match(DAY)?.at(-1)?.toLowerCase();
    if (day) return { words: `${day[0]?.toUpperCase()}${day.slice(1)}` };
  }
  return undefined;
}

export function clockIn(...texts: string[]): Slot | undefined {
  for (const text of texts) {
    const clock = [...text.matchAll(CLOCK)].at(-1)?.[1];
    if (clock) return { words: clock.toLowerCase() };
  }
  return undefined;
}

/** `the gogo next to me`, `the okes at work`. */
const STRANGER =
  /\b(the (?:gogo|lady|man|woman|auntie|driver|guy|girl|kid|stranger|uncle|tannie|oom)(?= (?:next to|behind|in front of|opposite|beside) me)|the (?:okes|guys|girls|ladies|team|women|men|people) at (?:work|the office|church|the gym|home))\b/i;
/** `ouma saw us`: said at home without a `my`. */
const BARE_KIN =
  /(?:^|[.!?,] )(ouma|oupa|gogo|mom|mum|dad|mama) (?:saw|heard|says|found|knows|wants|asked|thinks)\b/i;

export function kinIn(plain: string): Slot | undefined {
  const stranger = STRANGER.exec(plain)?.[1]?.toLowerCase();
  if (stranger) return { words: stranger, plural: /s\b/.test(stranger) };
  const kin = (KIN.exec(plain) ?? BARE_KIN.exec(plain))?.[1]?.toLowerCase();
  return kin ? { words: `your ${kin}`, plural: /(?:s|kids)$/.test(kin) && !/boss$/.test(kin) } : undefined;
}

/** A quip of a pack that suits whoever owns the thing. */
const quipOf = (match: TopicMatch | undefined, seed: string): Slot | undefined => {
  const quip = match && picked(match.topic.quips, `${seed}quip`);
  const words = quip && match && withWord(quip, match.word);
  return words ? { words } : undefined;
};

/**
 * `img` and `img2` are what they named, `mimg` what the reader's last turn named, `rel` and `rel2` what belongs
 * to it, `quip` a whole sentence about it, `quo` and `quo2` the words that they put in quotation marks,
 * `who` the sort of person that they see in the reader, `kin` whoever else has a say.
 */
export function banterPlaces(r: Reading, readersFirst = false): Slots {
  const kin = kinIn(r.plain);
  const named = imagesIn(r.plain, r).filter(({ bare }) => !kin?.words.endsWith(bare.toLowerCase()));
  // A tease is about what is the reader's, wherever it stands.
  const images = readersFirst ? [...named].sort((x, y) => Number(y.readers) - Number(x.readers)) : named;
  const before = r.mine ? imagesIn(r.mine, r) : [];
  const topics = r.topics.length > 0 ? r.topics : r.mine ? matchTopics(r.mine) : [];
  const topic = topics[0];
  const related = topic?.topic.related ?? [];
  const rel = picked(related, `${r.plain}rel`);
  const rel2 = picked(
    related.filter((one) => one !== rel),
    `${r.plain}rel2`,
  );
  const quotes = [...r.plain.matchAll(QUOTED)].map(([, words]) => words ?? '');
  const mimg = before[0] && {
    words: before[0].words.replace(/^your /, 'my '),
    plural: before[0].plural,
  };
  const img =
    place(images[0], r.plain) ??
    // A dream is where they saw it, not what they saw.
    (topic && !/dream/i.test(topic.word) && !kin?.words.includes(topic.word.toLowerCase())
      ? { words: namedWith(topic), plural: many(topic.word) }
      : undefined);
  const who = WHO.exec(r.plain)?.[1]?.trim();
  return {
    img: img ?? mimg,
    img2: place(images[1], r.plain) ?? (img ? mimg : undefined),
    mimg,
    own: img,
    bare: images[0] && { words: images[0].bare, plural: images[0].plural },
    rel: thing(rel),
    rel2: thing(rel2),
    quip: quipOf(topic, seedOf(r)),
    quo: quotes[0] ? { words: quotes[0] } : undefined,
    quo2: quotes[1] ? { words: quotes[1] } : undefined,
    who: who ? { words: who.replace(/\bme\b/gi, 'you').replace(/\bmy\b/gi, 'your') } : undefined,
    kin,
    day: dayIn(r.plain, r.mine),
    clock: clockIn(r.plain, r.mine),
  };
}

/** `the dumplings`, but `beekeeping` and `jazz` as they are. */
const namedWith = (match: TopicMatch): string =>
  /ing$/.test(match.word) ||
  match.quote !== match.word ||
  MASS_NOUNS.has(match.word) ||
  match.topic.id === 'work'
    ? match.word
    : `the ${match.word.replace(/^(?:the|an?) /i, '')}`;
