/** What a plan is about, as the message has it: the place, the times that are offered and what stands in the way. */
import type { Phrase } from '../../reading/phrases.ts';
import type { TimeMention } from '../../reading/times.ts';
import type { Reading } from '../../reading.ts';

export const offered = (r: Reading): TimeMention[] => {
  const good = r.times.filter(
    (time) =>
      time.polarity === 'offered' &&
      !/^(?:at|around|by|after|before|from|for)\b/i.test(time.text) &&
      time.kind !== 'hour',
  );
  return good.length > 0
    ? good
    : r.times.filter(
        (time) => time.polarity === 'told' && time.kind !== 'hour' && !/just now|now/i.test(time.text),
      );
};

export const tidy = (time: string): string =>
  time
    .replace(/^(?:next|this|the|a)\b/i, (word) => word.toLowerCase())
    .replace(
      /\b(mon|tues|wednes|thurs|fri|satur|sun)(day)/gi,
      (_, day: string, end: string) => day[0]?.toUpperCase() + day.slice(1).toLowerCase() + end.toLowerCase(),
    );

const NOT_A_PLAN =
  /\b(?:week|weeknight|weekend|chance|wedding|shift|day|time|side|river|one|arvo|late|loser|confirmed|flu|work|exam|deadline|meeting)\b/i;

/** Subjects that are no place to go and nothing to do. */
const NO_VENUE =
  /^(?:places|work|teaching|medicine|coding|studies|money|car|traffic|illness|sober|politics|stars|therapy|mother|grandparents|family|siblings|children|housemates|moving|phone|sleep|clothes|loadshedding|robots|ouma|slang-laaitie|home-affairs|podium-smalltalk|smile|photo|weather|dog|cat|vegan)$/;

/** What the plan is about: something to do before somewhere to be. */
function venue(r: Reading): Phrase | undefined {
  const settled = r.intents.has('plan_reschedule');
  const usable = r.phrases.filter(
    (phrase) =>
      !/^(?:my|our|your)\b/i.test(phrase.text) &&
      !NOT_A_PLAN.test(phrase.bare) &&
      phrase.kind !== 'person' &&
      phrase.kind !== 'body' &&
      (phrase.sure || r.topics.some(({ start }) => start >= phrase.start && start < phrase.end)) &&
      (!settled || /^(?:the|a|an|some|that|this)\b/i.test(phrase.text)),
  );
  const known = usable
    .filter((phrase) =>
      r.topics.some(
        ({ start, topic }) => !NO_VENUE.test(topic.id) && start >= phrase.start && start < phrase.end,
      ),
    )
    .sort((a, b) => Number(b.sure) - Number(a.sure) || a.start - b.start);
  const things = (list: Phrase[]) =>
    list.find(
      ({ kind, text }) => (kind === 'thing' && !/^(?:those|these)\b/i.test(text)) || kind === 'activity',
    );
  const somewhere = usable.find(({ bare, sure }) => sure && SOMEWHERE.test(bare));
  if (somewhere) return somewhere;
  const named = usable.find(({ kind }) => kind === 'name');
  return (
    things(known) ??
    known[0] ??
    named ??
    things(usable.filter(({ text }) => /^(?:the|a|an|some)\b/i.test(text)))
  );
}

/** Places are spoken of as known once they are named: `the new ramen place`; `a coffee` stays one. */
const SOMEWHERE =
  /\b(?:place|spot|restaurant|bar|market|caf[eé]|shop|bakery|exhibition|show|gig|concert|festival|stall|deli|museum|farm|garden|quiz|pub)\b/i;

/** What two people go to. */
const GONE_TO =
  /\b(?:coffees?|teas?|drinks?|wine|beer|dinner|lunch|brunch|breakfast|supper|food|ice ?cream|pizza|sushi|ramen|burgers?|tacos?|braai|potjie|picnic|walk|hike|run|swim|movies?|film|beach|market|gig|concert|show|game|match|quiz|putt-?putt|golf|bowling|dancing|dance|club|party|museum|gallery|exhibition|festival|restaurant|caf[eé]|bar|pub|place|spot|drive|road ?trip|weekend|fair|park|garden|climb\w*|karaoke|trivia)\b/i;

export function planPlaces(r: Reading) {
  const [first, second] = offered(r);
  const place = venue(r);
  const bare = place?.bare.replace(/ (?:idea|plan)$/i, '');
  const out = r.times.find((time) => time.polarity === 'out');
  const busy =
    /\b(?:wedding|durban|cape town|joburg|(?<!(?:doesn't|does|won't|will|would|might|could|can't|can|didn't|not) )work(?! for| out)|deadline|exams?|shift|family|travel\w*|away|conference|swamped|hectic)\b/i.exec(
      r.plain,
    )?.[0];
  const idea = bare
    ? {
        words:
          /^(?:the|that|this|those)\b/i.test(place?.text ?? '') ||
          (/^(?:a|an|some)\b/i.test(place?.text ?? '') && SOMEWHERE.test(bare))
            ? `the ${bare}`
            : /^(?:a|an|some)\b/i.test(place?.text ?? '')
              ? `${place?.text.split(' ')[0]?.toLowerCase()} ${bare}`
              : bare,
        plural: place?.plural ?? false,
      }
    : undefined;
  return {
    time: first && { words: tidy(first.text) },
    time2: second && { words: tidy(second.text) },
    idea,
    // Cattle and cottages are no outing.
    outing: idea && GONE_TO.test(idea.words) ? idea : undefined,
    out: out && { words: tidy(out.text) },
    weeknight:
      first && /weeknight|midweek|after work/i.test(first.text) ? { words: tidy(first.text) } : undefined,
    busy: busy ? { words: busy.length > 4 && /^[A-Z]/.test(busy) ? busy : busy.toLowerCase() } : undefined,
    clock: (() => {
      const clock = /\b\d{1,2}[:h]\d{2}\b|\b\d{1,2}\s?(?:am|pm)\b|\bhalf \w+\b/i.exec(r.plain)?.[0];
      return clock ? { words: clock } : undefined;
    })(),
  };
}

/** `walk instead?`: what they would rather do. */
export const swapOf = (r: Reading): string | undefined =>
  /(?:^|[.!?,]\s*|\b(?:do|have|get|for|about|just)\s+)((?:a |some )?[a-z]+(?: [a-z]+)?) instead\b/i
    .exec(r.plain)?.[1]
    ?.toLowerCase()
    .replace(/^(?:we )?(?:do|have|get) /, '');

/** `Would Thursday at seven work?` proposes, whatever else it says. */
export const asksForATime = (r: Reading): boolean =>
  r.questions.some(
    ({ text, start, end }) =>
      r.times.some(
        (time) => time.polarity !== 'out' && time.kind !== 'span' && time.start >= start && time.end <= end,
      ) &&
      /\b(?:dinner|lunch|coffee|drinks?|breakfast|brunch|movies?|walk|hike|braai|picnic|supper|work|suit|free|keen|ok|okay|good|do|fancy|maybe|how about|what about|could|shall|come|join|go|meet|available|possible)\b/i.test(
        text,
      ) &&
      !/\b(?:did|was|were|last|how was|been)\b/i.test(text),
  );

/** `could do Saturday` alone offers a day; one of these says that another day is given up for it. */
export const MOVES_IT =
  /resched|rain ?check|postpone|\b(?:move|push|shift|another|instead|can'?t|cannot|sorry|cancel|come up|not this|swap|off|out|next|different|recover\w*|maybe not)\b/i;
