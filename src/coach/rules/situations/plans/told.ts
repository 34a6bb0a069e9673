/** What one needs to know or tells before two can meet, where no pattern alone decides or fills the slot. */

import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slots } from '../../words/fill.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const lower = (words: string | undefined): string | undefined => words?.trim().toLowerCase();

const MAP = /\b(?:google(?: maps)?|waze|maps?|gps|sat ?nav)\b/i;
const DOOR = /\b(?:gate|boom|door|entrance|lift|lobby)\b/i;

const theDoor = (r: Reading) => filledWith(DOOR.exec(r.plain)?.[0].toLowerCase() ?? 'door');

const DAY =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:evening|night|morning|afternoon|lunch))?\b/i;
const dayOf = (text: string): string | undefined => {
  const day = DAY.exec(text)?.[1];
  return day && (day[0] ?? '').toUpperCase() + day.slice(1).toLowerCase();
};
const clock = (r: Reading): string | undefined =>
  /\b(\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)|\d{1,2}[:.]\d{2})\b/i.exec(r.plain)?.[1] ??
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:at )?(\d{1,2})\b/i.exec(r.plain)?.[1];

/** `behind the bakery`: where to look. */
const WHERE = latin(
  /\b((?:behind|next to|opposite|past|under|above|beside|between|across from|in front of) (?:the|a) (?:\p{L}+ ){0,2}?\p{L}+)(?=[,.!?;)]|\s+(?:and|not|then|so|but|or|it|you|at|with|near)\b|\s*$)/iu,
);
const whereIn = (r: Reading): Slots => ({
  where: filledWith(find(WHERE, r.plain)?.[1]?.replace(/^\w+/, (first) => first.toLowerCase())),
});

const COLOUR = '(?:white|blue|red|black|silver|grey|gray|green|yellow|orange|gold|maroon|beige)';
const CAR = new RegExp(
  `\\b((?:little |old |small |big )?${COLOUR} (?:corolla|polo|fiesta|golf|swift|clio|mini|kia|picanto|hyundai|i10|i20|toyota|yaris|vw|bmw|audi|mazda|ford|figo|renault|kwid|nissan|micra|honda|jazz|opel|corsa|bakkie|hilux|car|van|suv|hatchback|uber|beetle|fiat|peugeot|tazz|citi golf|duster|tesla|prius|skoda|volvo|jeep))\\b`,
  'i',
);

export const PRACTICAL_CODE = {
  'asked for: the address': filling((r) => {
    const map = MAP.exec(r.plain)?.[0].toLowerCase();
    return {
      map: filledWith(map && (/google/.test(map) ? 'Google' : /waze/.test(map) ? 'Waze' : 'the map')),
    };
  }),
  'asked for: which code': filling((r) => {
    const right = /\b\d{3,6}\b#?/.exec(r.mine)?.[0];
    return { right: filledWith(right), unknown: right ? undefined : { words: ' ' } };
  }),
  'asked for: how to get in': filling((r) => ({ door: theDoor(r) })),
  'settled: any other evening': filling((r) => ({ day: filledWith(dayOf(r.plain)) })),
  'settled: their rules and a time': both(
    onlyWhere((r) => dayOf(r.plain) !== undefined && clock(r) !== undefined),
    filling((r) => ({ day: filledWith(dayOf(r.plain)), t: filledWith(clock(r)) })),
  ),
  'told: the way': filling(whereIn),
  'told: they are outside': filling((r) => ({
    car: filledWith(
      lower(CAR.exec(r.plain)?.[1])?.replace(
        /\b(?:corolla|polo|fiesta|golf|clio|mini|kia|picanto|hyundai|toyota|yaris|mazda|ford|figo|renault|nissan|micra|honda|opel|corsa|hilux|uber|fiat|peugeot|tesla|prius|skoda|volvo|jeep|citi)\b/g,
        (make) => make[0]?.toUpperCase() + make.slice(1),
      ),
    ),
  })),
  'told: parked, and where': filling(whereIn),
  'told: how to leave the house': filling((r) => ({
    where: filledWith(
      lower(latin(/\bkey(?:'?s| is)? (under|in|behind|on) the (\p{L}+)/iu).exec(r.plain)?.[0])?.replace(
        /^key(?:'?s| is)? /,
        '',
      ),
    ),
  })),
} as const;
