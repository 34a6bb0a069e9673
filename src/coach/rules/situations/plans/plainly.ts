/** Plans as most people type them: the day, the hour, the place and the thing that they name. */
import { DAY_NAMES } from '../../reading/day-names.ts';
import { MINE_NO } from '../../reading/plain-acts.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, HOLDS, type Slot, type Slots } from '../../words/fill.ts';
import { has, isLewd } from '../situation.ts';
import { beneath, both, filling, onlyWhere } from '../wrap.ts';

const when = (yes: boolean): Slot | undefined => (yes ? HOLDS : undefined);
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const A_DAY = new RegExp(
  `\\b(?:(next) )?(${WEEKDAY})s?(?: (morning|afternoon|evening|night))?\\b|\\b(?:on|this|next|for|till) (mon|tues?|wed|thurs?|fri|sat|sun)\\b|\\b(tonight|today|tomorrow|tmrw?|tmr|tmw|2moro|(?:this|the|next) week(?:end)?|next week(?:end)?)(?: (morning|afternoon|evening|night))?\\b`,
  'i',
);
/** `Friday` and `on Friday`, `tomorrow` and `tomorrow`. */
function dayOf(plain: string): { d: string; on: string } | undefined {
  const found = A_DAY.exec(plain);
  if (!found) return undefined;
  const [, next, weekday, part, short, loose, loosePart] = found;
  const name = weekday
    ? `${weekday[0]?.toUpperCase()}${weekday.slice(1).toLowerCase()}`
    : short && DAY_NAMES[short.toLowerCase().slice(0, 3)];
  if (name) {
    const d = `${next ? 'next ' : ''}${name}${part ? ` ${part.toLowerCase()}` : ''}`;
    return { d, on: next ? d : `on ${d}` };
  }
  const plainDay = (loose ?? '')
    .toLowerCase()
    .replace(/^(?:tmrw?|tmr|tmw|2moro)$/, 'tomorrow')
    .replace(/^the /, 'this ');
  const d = loosePart ? `${plainDay} ${loosePart.toLowerCase()}` : plainDay;
  return { d, on: d };
}
const ACTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bcoffees?\b/i, 'coffee'],
  [/\bsundowners?\b/i, 'sundowners'],
  [/\b(?:drinks|cocktails|beers)\b/i, 'drinks'],
  [/\b(?:drink|beer|glass of wine|cocktail|wine)\b/i, 'a drink'],
  [/\bice ?cream\b/i, 'ice cream'],
  [/\bbrunch\b/i, 'brunch'],
  [/\bbreakfast\b/i, 'breakfast'],
  [/\blunch\b/i, 'lunch'],
  [/\b(?:dinner|supper)\b/i, 'dinner'],
  [/\bsushi\b/i, 'sushi'],
  [/\bpizza\b/i, 'pizza'],
  [/\b(?:something to eat|a bite|food)\b/i, 'something to eat'],
  [/\b(?:movies?|film|cinema)\b/i, 'a movie'],
  [/\b(?:hike|hiking)\b/i, 'a hike'],
  [/\b(?:walk|stroll)\b/i, 'a walk'],
  [/\bpicnic\b/i, 'a picnic'],
  [/\bmarket\b/i, 'the market'],
  [/\bbeach\b/i, 'the beach'],
  [/\bmuseum\b/i, 'the museum'],
  [/\bbraai\b/i, 'a braai'],
  [/\b(?:concert|gig)\b/i, 'some live music'],
  [/\bbowling\b/i, 'bowling'],
  [/\b(?:dancing|dance)\b/i, 'dancing'],
  [/\b(?:mini|putt) ?-?golf\b/i, 'mini golf'],
  [/\bswim\b/i, 'a swim'],
  [/\b(?:a run|for a run|running)\b/i, 'a run'],
  [/\bcook(?:ing)?\b/i, 'a cooking evening'],
  [/\b(?:padel|tennis)\b/i, 'a game of tennis'],
  [/\bkaraoke\b/i, 'karaoke'],
  [/\baquarium\b/i, 'the aquarium'],
  [/\bzoo\b/i, 'the zoo'],
  [/\b(?:board ?games?|game night)\b/i, 'a game night'],
  [/\broad ?trip\b/i, 'a road trip'],
  [/\bgallery\b/i, 'the gallery'],
  [/\b(?:theatre|play)\b/i, 'the theatre'],
  [/\b(?:comedy|stand[- ]?up)\b/i, 'a comedy night'],
  [/\bpark\b/i, 'the park'],
];
const AT_A_TABLE =
  /^(?:coffee|sundowners|drinks|a drink|ice cream|brunch|breakfast|lunch|dinner|sushi|pizza|something to eat)$/;
const actOf = (text: string): string | undefined =>
  ACTS.map(([cue, words]) => ({ at: text.search(cue), words }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.words;
const HOUR = /\b(?:at )?(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|half past \w+)\b|\bat (\d{1,2})\b/i;
const hourOf = (plain: string): string | undefined => {
  const found = HOUR.exec(plain);
  return found?.[1] ?? found?.[2];
};
/** A name in capitals after `at`, `to` or `called`; a day is none. */
const VENUE =
  /\b(?:at|to|called|named|try) (?:the )?((?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I\b|I'|The\b|My\b|Your\b)[A-Z][\w'&-]+(?: (?:[A-Z][\w'&-]+|&|on|and|of|the)(?= [A-Z]|[ .,!?]|$))*)/;
const venueOf = (plain: string): string | undefined =>
  VENUE.exec(plain)?.[1]
    ?.replace(/ (?:on|this|next|for)? ?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day.*$/, '')
    .replace(/ (?:on|and|of|the)$/, '')
    .trim();
const usualHour = (text: string): string =>
  /\b(?:breakfast|coffee|brunch|market|tea|morning)\b/i.test(text)
    ? 'ten'
    : /\b(?:lunch|picnic|beach|braai|afternoon)\b/i.test(text)
      ? 'one'
      : /\b(?:hike|sunrise)\b/i.test(text)
        ? 'eight in the morning'
        : /\b(?:walk|sundowners|sunset|swim)\b/i.test(text)
          ? 'half past five'
          : 'seven';
function planWords(r: Reading): Slots {
  const day = dayOf(r.plain);
  const act = actOf(r.plain) ?? actOf(r.mine);
  const hour = hourOf(r.plain);
  const where = venueOf(r.plain);
  return {
    d: filledWith(day?.d),
    on: filledWith(day?.on),
    noday: when(!day),
    act: filledWith(act),
    table: when(act !== undefined && AT_A_TABLE.test(act) && !where),
    outside: when(act !== undefined && !AT_A_TABLE.test(act) && act !== 'a movie'),
    film: when(act === 'a movie'),
    hour: filledWith(hour),
    nohour: when(!hour),
    where: filledWith(where),
    t: { words: usualHour(`${r.plain} ${r.mine}`) },
  };
}
const unspoiled = (r: Reading): boolean =>
  !isLewd(r) &&
  !MINE_NO.test(r.mine) &&
  !has(r, 'boundary') &&
  (!has(r, 'money_request') || /\b(?:buy|treat|take) (?:you|u)\b/i.test(r.plain)) &&
  r.times.every(({ polarity }) => polarity !== 'out');

export const PLAINLY_PLANNED_CODE = {
  'plan words': beneath(planWords),
  unspoiled: onlyWhere(unspoiled),
  'ordinary plan: where shall we go': onlyWhere(
    (r) =>
      /\b(?:go(?:ing)?|meet(?:ing)?|eat(?:ing)?|place|spot|restaurant|bar|caf[eé]|pick|date)\b/i.test(
        r.plain,
      ) ||
      (actOf(r.mine) !== undefined && /\bwhere\b/i.test(r.plain)),
  ),
  'ordinary plan: the weather on the day': onlyWhere(
    (r) => (dayOf(r.plain) !== undefined || actOf(`${r.plain} ${r.mine}`) !== undefined) && !isLewd(r),
  ),
  'ordinary plan: a video call first': onlyWhere((r) => !isLewd(r)),
  'ordinary plan: let me check': filling((r) =>
    /\b(?:know|confirm|check|back to (?:you|u)|tell (?:you|u)) (?:(?:by|on|later|it|at) )*(?:tonight|tomorrow|today|\w+day)\b/i.test(
      r.plain,
    )
      ? { d: undefined }
      : {},
  ),
  'ordinary plan: yes to it': both(
    onlyWhere(
      (r) =>
        r.mine.trim() === '' ||
        actOf(r.mine) !== undefined ||
        dayOf(r.mine) !== undefined ||
        /\b(?:should|let'?s|shall|want to|wanna|how about|what about|could|meet|come|join|call|see you|pick|book|date)\b/i.test(
          r.mine,
        ),
    ),
    filling((r) => {
      const set = hourOf(r.mine) !== undefined;
      const mineDay = dayOf(r.mine);
      const seeing = /\bsee (?:you|u)\b/i.test(r.plain);
      return {
        set: when(set || seeing),
        loose: when(!set && mineDay === undefined && !seeing),
        md: filledWith(set ? undefined : mineDay?.d),
        mon: filledWith(mineDay?.on),
      };
    }),
  ),
  'ordinary plan: a call': onlyWhere((r) => !isLewd(r)),
} as const;
