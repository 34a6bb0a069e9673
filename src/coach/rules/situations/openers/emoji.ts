/** Emoji without words, or nearly: read by what they show and by what the reader wrote before. */
import { type EmojiReading, emojiPlural, readEmoji } from '../../reading/emoji.ts';
import { latin } from '../../reading/pattern.ts';
import { normalise } from '../../reading/text.ts';
import { readTimes } from '../../reading/times.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { entriesIn, entryOf, linesOf } from '../book.ts';
import { once } from '../once.ts';
import type { Situation } from '../situation.ts';
import { minePerson, mineTopic } from '../slots/subjects.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

/** A greeting is answered as one, whatever sun stands behind it. */
const GREETS = latin(
  /\b(?:good ?(?:morning|night|evening|afternoon|day)|gm|gn|hello|hey+|hi+|howzit|happy \p{L}+|congrat\w*|thank\w*|sorry|love)\b/iu,
);

/** Emoji carry the message: alone, or with a word or three that only underline them. */
const mostlyEmoji = once(
  (r: Reading): boolean =>
    (r.kind === 'emoji' && !/[🎤🎙]/u.test(r.plain)) ||
    (r.kind === 'words' &&
      r.style.emoji.length > 0 &&
      r.style.words <= 5 &&
      !GREETS.test(r.plain) &&
      r.style.emoji.length + 1 >= r.style.words / 2 &&
      (r.style.emoji.length >= 2 || r.style.words <= 2) &&
      (r.style.emoji.length >= r.style.words ||
        !/https?:|\b(?:cancel|late|here|outside|yes|no|ok|okay|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i.test(
          r.plain,
        ))),
);

const TRANSIT = /^(?:bus|train|tram|taxi|flight|underground|take-off|ship)$/;
const COSY =
  /^(?:couch|bed|rain|book|books|wine|tea|coffee|candle|blanket|cat|dog|bath|popcorn|telly|film|game|milk|candle|socks)$/;
const INJURED = /^(?:hospital|plaster|ambulance|crutches|bone)$/;
const TRIUMPH = /^(?:degree|medal|gold medal|trophy)$/;
const SPICY = /^chilli$/;
const GONE = /^(?:dog|cat|rabbit|hamster|horse|bird|fish|tortoise|parrot|snake|gran|grandpa|poodle)$/;
/** Deeds take no article: `surfing`, `karate`. */
const DEED =
  /(?:ing|yoga|golf|rugby|football|cricket|tennis|karate|badminton|basketball|volleyball|chess|gym|graduation|riding)$/;

const the = (words: string): string =>
  DEED.test(words) && !/^(?:wedding|ring|roller)/.test(words) ? words : `the ${words}`;

const FLOWER = /^(?:rose|tulips|flowers|sunflower|blossom)$/;
/** The reader's own grief or fright, told just now. */
const LOSS_OF_OURS =
  /\b(?:died|passed away|funeral|put (?:him|her|it) down|lost my (?:mom|mum|dad|gran|job|dog|cat|baby)|in hospital|diagnosed|miscarr\w+|broke up|divorce|laid off|retrenched)\b/i;
const ANIMAL = /^(?:cat|dog|bird|rabbit|squirrel|hedgehog|owl|snake|goat|horse|cow|sheep|duck)$/;
const WOE = /^(?:wince|sad|melt|angry|scared|dead|ill|flat|facepalm|brave)$/;
const COSY_BUT_CANDLE = /^(?:couch|bath|wine|book|bed)$/;

/** Whether something can be said to a story. */
const isTold = (story: string): boolean => entryOf(`emoji: ${story}`) !== undefined;

const emojiOf = once((r: Reading): EmojiReading => readEmoji(r.plain));

/** Which story the row tells. */
const storyOf = once((r: Reading): string => {
  const emoji = emojiOf(r);
  const names = emoji.things.map(({ words }) => words);
  const any = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const mine = r.mine.trim() !== '';
  const { mood } = emoji;
  if (emoji.lewd) return 'lewd';
  if (
    LOSS_OF_OURS.test(r.mine) &&
    mood &&
    /^(?:heartbreak|sad|love|moved|brave|shock|wince|hope)$/.test(mood)
  )
    return 'comfort';
  if (mood === 'heartbreak' && any(GONE)) return 'loss';
  if (
    any(/^(?:candle|grave|coffin)$/) &&
    !any(COSY_BUT_CANDLE) &&
    !emoji.moods.some((one) => /laugh|fire|party/.test(one))
  )
    return 'candle';
  if (mood === 'hurt' || any(INJURED)) return 'hurt';
  if (any(TRANSIT) && emoji.moods.includes('no')) return 'missed';
  if (any(SPICY) && /^(?:hot|dead|laugh|sad)$/.test(mood ?? '')) return 'spicy';
  if (any(TRIUMPH) || (mood === 'party' && /\?/.test(r.mine))) return 'triumph';
  if (
    /\b(?:cancel|sorry|can'?t make|bail|resched|postpone|move tonight|another (?:time|day))\b/i.test(
      r.mine,
    ) &&
    mood &&
    /^(?:ok|flat|sad|brave|mask|shrug|doubt|melt|heartbreak|salute)$/.test(mood)
  )
    return 'brave at mine';
  if (mine && emoji.moods.includes('ok')) return 'ok at mine';
  if (mood === 'ill') return 'ill';
  if (names.length === 1 && any(FLOWER)) return 'flower';
  if (mine && names.length === 1 && /^(?:love|moved|sad|laugh|dead)$/.test(mood ?? ''))
    return `${mood} at mine`;
  if (emoji.countries.length > 0) return 'trip';
  const asks = emoji.moods.includes('question') || /\?/.test(r.plain);
  if (asks && any(/^(?:photo|camera)$/)) return 'photo';
  if (names.length === 1 && asks) return 'asked';
  if (any(/^(?:firefighting|fire engine|ladder)$/) && any(ANIMAL)) return 'rescue';
  if (
    names.filter((name) => COSY.test(name)).length >= 2 &&
    any(/^(?:couch|bed|rain|books?|telly|film|wine|tea|candle)$/)
  )
    return 'cosy';
  if (names.length > 0) return WOE.test(mood ?? '') ? 'woe' : 'things';
  if (mine && (mood === 'scared' || mood === 'cold')) return 'shock at mine';
  if (mine && mood === 'heartbreak') return 'sad at mine';
  if (mood && mine && isTold(`${mood} at mine`)) return `${mood} at mine`;
  if (mood && isTold(`${mood} alone`) && !r.mine) return `${mood} alone`;
  return 'face';
});

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Things that a story is not about: the sun over the accident, the plane to the country. */
const ASIDE: Readonly<Record<string, RegExp>> = {
  hurt: /^(?:hospital|plaster|ambulance|crutches|bone|sun|stars)$/,
  trip: /^(?:flight|suitcase|passport)$/,
};
const ABOUT: Readonly<Record<string, RegExp>> = {
  missed: TRANSIT,
  loss: GONE,
  spicy: SPICY,
  triumph: TRIUMPH,
};

function placesFor(r: Reading): Slots {
  const emoji = emojiOf(r);
  const story = storyOf(r);
  const left = emoji.things.filter(
    ({ words }) => !ASIDE[story]?.test(words) && (ABOUT[story]?.test(words) ?? true),
  );
  const [first, second] = left.length > 0 ? left : emoji.things;
  const mine = mineTopic(r);
  const who = minePerson(r);
  const animal = emoji.things.find(({ words }) => ANIMAL.test(words));
  const when = readTimes(normalise(r.mine).plain)[0];
  const years =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twenty) ?(?:yrs?|years?)\b/i.exec(
      r.plain,
    )?.[1];
  const country = emoji.countries[0];
  const howMany = first && first.count > 1 ? NUMBERS[first.count] : undefined;
  return {
    t: first && { words: the(first.words), plural: emojiPlural(first.words) },
    t2: second && { words: the(second.words), plural: emojiPlural(second.words) },
    b: first && { words: first.words, plural: emojiPlural(first.words) },
    c: country ? { words: country } : undefined,
    when: when && { words: when.text },
    an: animal && { words: animal.words },
    who: who && { words: who.words, plural: who.plural ?? false },
    m: mine ? { words: mine.words, plural: mine.plural ?? false } : r.mine ? { words: 'that' } : undefined,
    // Where `that` would not do.
    ms: mine && { words: mine.words, plural: mine.plural ?? false },
    years: years ? { words: `${NUMBERS[Number(years)] ?? years} years` } : undefined,
    howMany: howMany ? { words: howMany } : undefined,
  };
}

/** A place is one of the things that are shown. */
const ofThings = () =>
  entriesIn('emoji')
    .filter(({ id }) => id === 'emoji: things')
    .flatMap((entry) => linesOf(entry));

export const EMOJI_CODE = {
  'a story in emoji': (situation: Situation): Situation =>
    both(
      onlyWhere((r) => mostlyEmoji(r) && r.action !== 'warn' && `emoji: ${storyOf(r)}` === situation.name),
      filling(placesFor),
    )(situation),
  'emoji: trip': (situation: Situation): Situation => ({
    ...situation,
    lines: [...situation.lines, ...ofThings()],
  }),
} as const;
