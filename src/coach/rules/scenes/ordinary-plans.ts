/** Plans as most people type them: asked out, where, when, who drives, rain on Saturday, almost there, let me check. */
import { MINE_NO } from '../reading/plain-acts.ts';
import type { Reading } from '../reading/read.ts';
import type { Place, Places } from '../words/fill.ts';
import { type Fitting, fitting, word } from './fitting.ts';
import { has, isLewd, type Scene } from './scene.ts';

const open: Place = { words: ' ' };
const when = (yes: boolean): Place | undefined => (yes ? open : undefined);

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const SHORT_DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const A_DAY = new RegExp(
  `\\b(?:(next) )?(${WEEKDAY})s?(?: (morning|afternoon|evening|night))?\\b|\\b(?:on|this|next|for|till) (mon|tues?|wed|thurs?|fri|sat|sun)\\b|\\b(tonight|today|tomorrow|tmrw?|tmr|tmw|2moro|(?:this|the|next) week(?:end)?|next week(?:end)?)(?: (morning|afternoon|evening|night))?\\b`,
  'i',
);
const ANY_DAY = `(?:(?:on|this|next|the|for|coming|over) )*(?:${WEEKDAY}s?|mon|tues?|wed|thurs?|fri|sat|sun|tonight|today|tomorrow|tmrw?|tmr|tmw|2moro|week(?:end)?|evening|afternoon)(?: (?:morning|afternoon|evening|night|then|after work))?`;

/** `Friday` and `on Friday`, `tomorrow` and `tomorrow`. */
function dayOf(plain: string): { d: string; on: string } | undefined {
  const found = A_DAY.exec(plain);
  if (!found) return undefined;
  const [, next, weekday, part, short, loose, loosePart] = found;
  const name = weekday
    ? `${weekday[0]?.toUpperCase()}${weekday.slice(1).toLowerCase()}`
    : short && SHORT_DAYS[short.toLowerCase()];
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
const ACT_WORD =
  '(?:coffees?|sundowners?|drinks?|cocktails?|beers?|glass of wine|wine|ice ?cream|brunch|breakfast|lunch|dinner|supper|sushi|pizza|something to eat|a bite|food|movies?|film|cinema|hike|hiking|walk|stroll|picnic|market|beach|museum|braai|concert|gig|bowling|dancing|(?:mini|putt) ?-?golf|swim|run|cook|cooking|padel|tennis|karaoke|aquarium|zoo|board ?games?|game night|road ?trip|gallery|theatre|comedy|park)';
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

function planWords(r: Reading): Places {
  const day = dayOf(r.plain);
  const act = actOf(r.plain) ?? actOf(r.mine);
  const hour = hourOf(r.plain);
  const where = venueOf(r.plain);
  return {
    d: word(day?.d),
    on: word(day?.on),
    noday: when(!day),
    act: word(act),
    table: when(act !== undefined && AT_A_TABLE.test(act) && !where),
    outside: when(act !== undefined && !AT_A_TABLE.test(act) && act !== 'a movie'),
    film: when(act === 'a movie'),
    hour: word(hour),
    nohour: when(!hour),
    where: word(where),
    t: { words: usualHour(`${r.plain} ${r.mine}`) },
  };
}

const plan = (name: string, fit: Fitting): Scene =>
  fitting(`ordinary plan: ${name}`, {
    ...fit,
    places: (r) => ({ ...planWords(r), ...fit.places?.(r) }),
  });

const LEAD =
  '(?:(?:ha)+h?|lo+l+|oh|hey+|hi+|hello|well|and|but|so|ok|okay|yeah|yes|sure|cool|great|nice|anyway|maybe|btw|also|babe|baby|then|no worries|sounds good|would love that|hmm+|guess|i think|i feel like|honestly)';
const after = (core: string, tail = ''): RegExp => new RegExp(`^\\W*(?:${LEAD}\\W+)*(?:${core})${tail}`, 'i');
/** `sometime`, `with me`, `on Friday`. */
const LOOSE_END = `(?:\\W+(?:some ?time|soon|one day|some day|together|with me|with you|in person|irl|this week|next week|maybe|again|up|then|if you(?:'re| are)? (?:want|like|free|keen|up for it|interested)|you know|please|x+|haha+|lol|or something|babe|properly|for real|finally|at some point|when you(?:'re| are) free|${ANY_DAY}))*\\W*$`;

const INVITES =
  "(?:do (?:you|u) (?:wanna|want to|fancy|feel like)|(?:you |u )?wanna|(?:you |u )?want to|would (?:you|u) (?:like|want|be (?:up|keen)) (?:to|for)|fancy|(?:are (?:you|u) )?(?:up|keen|down) (?:for|to)|shall we|should we|let'?s|lets|let us|can we|could we|we should(?: (?:really|totally|definitely|maybe))?|we could|we (?:need|have|ought) to|we gotta|how about|what about|(?:can|could|may) i (?:take (?:you|u)|buy (?:you|u)|invite (?:you|u)|treat (?:you|u))|i(?:'d| would) (?:love|like) to (?:take (?:you|u)|buy (?:you|u)|go|have|get|grab)|let me (?:take|buy) (?:you|u)|i want to take (?:you|u)|come with me|join me)";
const unspoiled = (r: Reading): boolean =>
  !isLewd(r) &&
  !MINE_NO.test(r.mine) &&
  !has(r, 'boundary') &&
  (!has(r, 'money_request') || /\b(?:buy|treat|take) (?:you|u)\b/i.test(r.plain)) &&
  r.times.every(({ polarity }) => polarity !== 'out');

export const ORDINARY_PLAN_SCENES: readonly Scene[] = [
  plan('asked out to something', {
    cue: after(
      `${INVITES} (?:(?:please|maybe|just|all|both|finally|actually|go|going|having|getting|grabbing|doing|coming|get|grab|have|do|catch|come|join me|see|watch|share|meet(?: up)?|for|to|on|out|a|an|the|some|that|nice|quick|good|proper|little|cup of|glass of|bite of|me) )*${ACT_WORD}\\b`,
    ),
    not: /\b(?:instead|but|or|can'?t|cannot|prefer|rather|favou?rite|usually|last (?:night|week|time)|yesterday|because|first|ever|your place|my place|at mine|at yours|my (?:house|flat|apartment)|come over|upstairs|bring|as friends|my (?:mom|mum|parents|family|friends?|dad)|birthday|wedding|pay|later instead)\b/i,
    also: unspoiled,
    shared: true,
    most: 15,
    said: {
      'pick a slot': [
        ['warm', '{noday}I would love {act}. Does Saturday suit you?'],
        ['direct', '{noday}Yes to {act}. Which day is good for you?'],
        ['warm', '{nohour}Yes, I would like {act} {on}. What time suits you?'],
        ['direct', '{hour|Y|Y}es, {act} {on} at {hour} works for me. See you there?'],
        ['direct', '{where} sounds good. {nohour}What time {on}?'],
        ['warm', '{where} for {act}? Yes, I would love that.'],
      ],
      'appreciate a detail': [
        ['warm', 'I would really like {act} with you.'],
        ['warm', 'I am glad you asked, {act} would be just right.'],
        ['calm', '{table}Good idea. Over {act} we get to talk.'],
        ['calm', '{outside}Good idea. I like being outside with good company.'],
      ],
      'follow up': [
        ['direct', '{table}Yes, I am in for {act}. Do you have a place in mind?'],
        ['warm', '{outside}I am in for {act}. Do you have a spot in mind?'],
        ['warm', '{film}A movie sounds good. Something funny, or something scary?'],
        ['warm', '{table}Yes please. Shall I find us a place for {act}, or do you know one?'],
      ],
      'take the bait': [
        ['playful', 'I would say I need to think about it, but I already have. Yes to {act}.'],
        ['flirty', 'You ask nicely, so yes to {act} with you.'],
        ['playful', '{where}? You know how to convince me. Yes!'],
      ],
    },
  }),
  plan('asked out', {
    cue: after(
      `(?:${INVITES} )(?:(?:please|maybe|just|actually|finally|really) )*(?:(?:to )?(?:go|come) out(?: (?:on|for) a date)?|(?:go on |have |for |on )?(?:a |our first )?date|meet(?: up)?|hang(?: ?out)?|do something|catch up|see each other|out(?: on a date)?|get together|link up|chill)(?: with me)?|(?:i(?:'d| would) (?:really )?(?:love|like) to|i (?:really )?want to|can i|can we) (?:meet|see|take) (?:you|u)(?: out)?(?: (?:on a date|in person))?|(?:will|would) (?:you|u) (?:go out with me|be my date|go on a date with me)|when (?:can|do|are|will) (?:i|we) (?:(?:going to|gonna|finally) )?meet(?:ing)?(?: (?:you|up))?`,
      LOOSE_END,
    ),
    not: /\b(?:netflix|your place|my place|at mine|at yours|again)\b/i,
    also: unspoiled,
    most: 15,
    said: {
      'pick a slot': [
        ['warm', '{noday}Yes, I would like that. Does Saturday suit you?'],
        ['direct', '{noday}I would love to. Which day is good for you this week?'],
        ['warm', 'Yes, {d} works for me. What would you like to do?'],
        ['direct', '{on} is good. What time, and where shall we meet?'],
      ],
      'suggest meeting': [
        ['warm', 'I would love to meet. Something easy, like coffee or a walk?'],
        ['calm', 'Let us do that. A drink after work, or coffee at the weekend?'],
      ],
      'take the bait': [
        ['playful', 'You ask, I say yes. When and where?'],
        ['flirty', 'Yes. I like that you asked first.'],
      ],
      'appreciate a detail': [
        ['warm', 'I am glad you asked, I would like to meet you too.'],
        ['warm', 'That is the best message of my day. Yes!'],
      ],
    },
  }),
  plan('what are you doing on that day', {
    cue: after(
      `(?:what(?:'?s| are| r| do| have| is)?(?: (?:you|u|your))?(?: (?:got|have))?(?: (?:doing|up to|planning|plans?|planned|plan|on))+|(?:(?:have|do|got) )?(?:(?:you|u) )?(?:(?:got|have|made) )?any(?: (?:fun|nice|big|exciting|good|special))? plans|(?:(?:are|r) )?(?:(?:you|u) )?(?:free|busy|around|available|doing anything|up to anything|up to much|working)|(?:is|what) your (?:weekend|week|evening|friday|saturday|sunday) (?:free|looking like)|what (?:does|do) your (?:week|weekend|friday|saturday|sunday|evening) look like|plans)`,
      `(?: (?:exciting|fun|nice|much|lined up|planned))*(?: ${ANY_DAY})+\\W*$`,
    ),
    said: {
      'answer, then return': [
        ['warm', '{d} could work. What did you have in mind?'],
        ['direct', 'Nothing I would not move. What are you doing {on}?'],
        ['warm', 'I have [your plans], but there is room {on}. Why, do you have an idea?'],
        ['calm', 'I could make room {on}. What about you?'],
      ],
      'suggest meeting': [
        ['flirty', 'I would like to see you {on}, if you are free.'],
        ['warm', 'I hope something with you. Coffee or a walk {on}?'],
        ['direct', 'Let us do something {on}. Food, or a drink?'],
      ],
      'take the bait': [
        ['playful', 'That depends on you. Is that an invitation for {d}?'],
        ['playful', '{d} is still looking for a plan. Do you have one?'],
      ],
    },
  }),
  plan('where shall we go', {
    cue: after(
      "(?:where(?: (?:should|shall|do|would|can|could|must|are|u|you|we))+(?: (?:like|want|wanna|to|going|meeting|eating|feel like|go|meet|eat|have|do|it|thinking|for))*|which (?:place|spot|restaurant|bar|cafe|café|one)(?: (?:do|would|should|shall|you|u|we|like|want|to|go|prefer|is|best|good|suits?|works?))*|where(?:'?s| is| are) (?:good|best|easiest|we meeting|we going)(?: for (?:you|u))?|(?:do|have) (?:you|u) (?:have |got |know )?(?:of )?(?:a|any|somewhere) ?(?:(?:nice|good|great|cool|fun) )?(?:place|spot|restaurant|bar|preference|somewhere|favou?rite place)(?: in mind)?|any(?: good)? (?:place|spot|ideas?|suggestions?|preference)s? (?:where|for a place|in mind|for where)?(?: (?:we|to|go|meet|should|could))*|(?:you|u) (?:pick|choose|decide)(?: (?:the|a) (?:place|spot|restaurant))?|where)",
      `(?: (?:to|at|for (?:${ACT_WORD}|our date|the date|it)|on|then|exactly|though))*(?: ${ANY_DAY})?\\W*$`,
    ),
    not: /\b(?:holiday|vacation|in life|travel|from|live|work|born)\b/i,
    also: (r) =>
      unspoiled(r) &&
      (/\b(?:go(?:ing)?|meet(?:ing)?|eat(?:ing)?|place|spot|restaurant|bar|caf[eé]|pick|date)\b/i.test(
        r.plain,
      ) ||
        (actOf(r.mine) !== undefined && /\bwhere\b/i.test(r.plain))),
    most: 12,
    said: {
      'pick a slot': [
        ['warm', 'Somewhere we can hear each other. Do you know a good place near you?'],
        ['direct', 'I will find a place and send it to you. Anything you do not eat?'],
        ['calm', 'Halfway would be fair. Which side of town are you on?'],
        ['direct', 'I like [your place]. Do you know it?'],
      ],
      'counter-offer': [
        ['playful', 'You choose the place, I choose the time. Deal?'],
        ['warm', 'You pick this time, I pick the next. Where do you like to go?'],
      ],
      'follow up': [
        ['warm', 'Good question. Are you more in the mood for somewhere cosy or somewhere outside?'],
        ['playful', 'Any place with good food and no loud music. Do you know one?'],
      ],
    },
  }),
  plan('which time suits you', {
    cue: after(
      "(?:what|which) (?:time|hour)(?:'?s)?(?: (?:works|suits|is|are|do|does|would|should|shall|can|could|you|u|we|it|best|good|ok|okay|fine|easiest|for|to|want|like|meet|thinking|were|free|be|work|suit|i|come|arrive|there|pick|fetch|get|see|up))+",
      `(?: (?:you|u|me|then|for (?:you|u)|${ANY_DAY}))*\\W*$`,
    ),
    not: /\b(?:wake|get up|bed|sleep|finish|start|open|close|land|flight|kick)\b|^\W*what time is it\W*$/i,
    also: unspoiled,
    most: 12,
    said: {
      'pick a slot': [
        ['direct', 'How about {t}? I can move it a bit if you need.'],
        ['warm', 'Around {t} would be good for me. And for you?'],
        ['direct', '[Your time] suits me best. Does that work?'],
      ],
      'counter-offer': [
        ['calm', 'I am easy. Is {t} too early or too late for you?'],
        ['warm', 'You choose the time, I choose the place?'],
      ],
      'follow up': [
        ['warm', 'Any time after {t} is fine. What suits you best?'],
        ['playful', 'Late enough that I am awake, early enough that you are. Shall we say {t}?'],
      ],
    },
  }),
  plan('which day suits you', {
    cue: after(
      '(?:(?:what|which) days?(?: (?:works|suits|is|are|do|does|would|should|shall|can|you|u|we|best|good|easiest|for|to|want|like|meet|free|work|suit))+|when (?:(?:are|r) (?:you|u) (?:free|available|around|off)|works|suits|is good|would (?:you|u) like|do (?:you|u) want|can (?:you|u)|should we|shall we|is best|were (?:you|u) thinking)(?: (?:best|for|to|meet|go|do (?:it|this|that)|up|you|u))*)',
      `(?: (?:you|u|me|then|for (?:you|u)|next|again|to (?:meet|meet up|hang out|go)|${ANY_DAY}))*\\W*$`,
    ),
    also: unspoiled,
    most: 12,
    said: {
      'pick a slot': [
        ['direct', '{noday}Saturday is good for me. And for you?'],
        ['warm', '{noday}I could do Thursday evening or some time on Saturday. Which is better?'],
        ['direct', '[Your day] suits me best. Does that work for you?'],
        ['warm', 'After work {on} would be nice. Does that suit you?'],
      ],
      'counter-offer': [
        ['warm', 'I can be flexible. Which day is easiest for you?'],
        ['calm', 'An evening would be nice. Is there one that suits you?'],
      ],
      'take the bait': [
        ['playful', 'For you I will move things around. Which day do you like?'],
        ['flirty', 'The sooner the better, if you ask me. What is your first free evening?'],
      ],
    },
  }),
  plan('I know a place', {
    cue: /^\W*(?:(?:ha)+h?\W+|ooh?\W+|so\W+|and\W+|ok\W+)*(?:do (?:you|u) (?:like|eat|know) [^.?!]{2,25}[.?!] *)?(?:there(?:'?s| is)|i know|i found|i(?:'ve| have) found|i love|do (?:you|u) know|have (?:you|u) (?:been to|tried)) (?:a|an|this|that|the|of a) (?:(?:\w+|coffee) ){0,3}(?:place|spot|cafe|café|restaurant|bar|coffee shop|market|bakery|rooftop|wine farm)\b[^?]{0,60}\??\W*$/i,
    not: /^\W*(?:(?:so|and|ok|hey)\W+)*do (?:you|u) know (?:a|an|any)\b|\b(?:ex|yesterday|last (?:night|week)|closed|horrible|terrible|bad|work at|my (?:mom|dad|sister|brother))\b/i,
    also: unspoiled,
    most: 24,
    said: {
      'suggest meeting': [
        ['warm', '{noday}I would love to try {where}. Which day suits you?'],
        ['warm', 'I would love to come along {on}. What time?'],
        ['direct', '{noday}That sounds good. Shall we go there on Saturday?'],
        ['warm', '{noday}Then take me along, please. Does the weekend suit you?'],
      ],
      'appreciate a detail': [
        ['warm', 'I trust your taste, so yes. When do we go?'],
        ['calm', 'I like people who know good places. I am in.'],
      ],
      'follow up': [
        ['direct', 'What do you always order there?'],
        ['warm', 'What is it like at {where}?'],
        ['playful', 'Is it good enough to share it with me, or is it a secret?'],
      ],
    },
  }),
  plan('who drives', {
    cue: after(
      "(?:who(?:'?s| is| will be)? (?:driving|going to drive|gonna drive)|(?:should|shall|can|must) (?:i|we) (?:drive|uber|take (?:one|my|your|an?) (?:car|uber)|go together|share an uber)|(?:do|are) (?:you|u) (?:driving|drive|have a car|got a car|ubering)|(?:do (?:you|u) )?want me to drive|who will drive|(?:are|r) we (?:driving|ubering)(?: together)?)",
      `(?: (?:there|tonight|home|together|then|or uber|or should i|or me|or (?:are|shall) (?:we|i|you)[^?]{0,20}|${ANY_DAY}))*\\W*$`,
    ),
    most: 14,
    said: {
      'answer, then return': [
        ['warm', 'I am happy with either. Would you rather drive together or meet there?'],
        ['direct', 'Shall we meet there? Then nobody has to worry about the way home.'],
        ['direct', '[You or I], if that is fine. What suits you?'],
      ],
      'counter-offer': [
        ['calm', 'We could both take a taxi, then we can both have a drink.'],
        ['warm', 'Whoever is not drinking drives. Are you having one?'],
      ],
      'light touch': [
        ['playful', 'Whoever drives gets to choose the music. Deal?'],
        ['playful', 'You drive, I am in charge of snacks and wrong turns?'],
      ],
    },
  }),
  plan('arrived', {
    cue: /^\W*(?:(?:hey|ok|hi|yes|cool|great)\W+)*(?:(?:i'?m|im|i am|i|we|we'?re)(?: have| just)* )?(?:just )?(?:(?:got|get) here|arrived|made it|inside(?: already| now)?|(?:sitting |standing |waiting )?(?:at|by|in|near) (?:the|a) (?:bar|table|entrance|door|counter|window|front|back|corner|caf[eé]|restaurant|coffee shop|lobby|parking lot|car park|terrace)|(?:found|got|have|grabbed)(?: us)? (?:a |us a )?(?:table|seat|spot|parking))(?: (?:in|at|by|near|on|outside|inside|upstairs|already|now|the|back|front|window|corner|bar|for us|so|see you soon))*\W*$/i,
    not: /\?|\b(?:home|late)\b/i,
    limit: true,
    most: 12,
    places: (r) => ({
      table: when(/\b(?:table|seat|spot|bar|counter|window)\b/i.test(r.plain)),
      seat: when(/\b(?:table|seat)\b/i.test(r.plain)),
      here: when(!/\b(?:table|seat|spot|bar|counter|window)\b/i.test(r.plain)),
    }),
    said: {
      'confirm the plan': [
        ['warm', '{table}Perfect, thank you. I will come and find you.'],
        ['direct', '{here}Great. Where shall I look for you?'],
        ['warm', '{here}You are here! I cannot wait to see you.'],
        ['direct', '{table}Great. Order something if you like, I will find you.'],
      ],
      'light touch': [
        ['playful', 'I will be the one walking in with a big smile.'],
        ['flirty', 'Good. I am really looking forward to this.'],
        ['playful', '{seat}You found the table, so I get the next round.'],
      ],
      'no rush': [
        ['calm', 'Lovely. Get comfortable, I will come and find you.'],
        ['warm', '{here}Good that you made it. I will come and find you.'],
      ],
    },
  }),
  plan('can not make it', {
    cue: /^\W*(?:(?:hey|hi|so|very|really|i'?m|im|oh no|ah|unfortunately|omg|babe|sorry|soz|apologies|afraid)[\W]+)*(?:i )?(?:(?:just |really |probably )*(?:can'?t|cant|cannot|won'?t be able to|wont be able to|not going to be able to|will not be able to|am not able to|might not be able to|may not be able to|don'?t think i (?:can|will)|unable to)) (?:make it|come|meet(?: up)?|join(?: you)?|see you|do it)(?: (?:any ?more|after all|then|so))*(?: (?:(?:on|this|for|our) )*(?:today|tonight|tomorrow|this (?:week|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|date|dinner|drinks|coffee))?(?: (?:night|evening|morning|afternoon|any ?more|after all))*(?:\W+(?:sorry|so sorry|i'?m (?:so |really )?sorry|unfortunately|my bad|x+|😔|😞|😢))*\W*$/iu,
    not: /\?/,
    limit: true,
    also: (r) => !has(r, 'rejection_hard') && !/\bever\b|never/i.test(r.plain),
    most: 16,
    said: {
      'leave it open': [
        ['warm', 'That is a pity, but no harm done. Which day suits you better?'],
        ['calm', 'No problem, thank you for telling me. Shall we find another day?'],
        ['warm', 'All good, these things happen. Let me know when you are free again.'],
      ],
      'counter-offer': [
        ['direct', 'No worries. How about next week?'],
        ['warm', 'I would have liked to see you {on}. Is another day this week possible?'],
      ],
      'light touch': [
        ['playful', 'My outfit is disappointed, I am fine. When shall we try again?'],
        ['playful', 'Forgiven, if you choose the next day and I choose the cake.'],
      ],
    },
  }),
  plan('would love to, but', {
    cue: /^\W*(?:(?:oh|ah|aw+|hey|sorry|sounds (?:good|fun|nice|great|lovely))[\W]+)*(?:i(?:'?d| would)? |would )?(?:really )?(?:love|like)(?:d)? (?:to|that)\W+but (?:unfortunately )?(?:i(?:'m| am|m|'ve| have|ve)?|we(?:'re|'ve)?|it'?s|my) [^?]{3,50}$/i,
    not: /\b(?:not ready|seeing (?:someone|somebody)|boyfriend|girlfriend|married|feel(?:ing)?|spark|friends?(?: only)?|anymore|hospital|funeral|died|scared|sick|ill|flu|don'?t (?:know|think))\b/i,
    limit: true,
    also: (r) => !has(r, 'rejection_hard'),
    most: 18,
    places: (r) => ({
      work: when(/\b(?:work\w*|shift|deadline|meeting|on call|exam|study\w*)\b/i.test(r.plain)),
      away: when(/\b(?:away|travel\w*|out of town|family|parents|visiting|holiday)\b/i.test(r.plain)),
    }),
    said: {
      'counter-offer': [
        ['warm', 'No problem at all. What about next week?'],
        ['direct', 'I understand. Which day is easier for you?'],
        ['warm', '{work}Work first, I get it. Is there an evening that is calmer?'],
        ['warm', '{away}Enjoy it! Shall we find a day when you are back?'],
      ],
      'leave it open': [
        ['calm', 'All good, it will keep. Just say when you have time.'],
        ['warm', 'No stress. I would love to see you whenever it suits.'],
      ],
      'light touch': [
        ['playful', '{work}Tell your work that it owes me one evening with you.'],
        ['playful', 'I will hold on to the "love to" and wait for a better day.'],
      ],
    },
  }),
  plan('fetch you or meet there', {
    cue: /\b(?:(?:pick|fetch|collect) (?:you|u)(?: up)?|(?:should|shall|can|do) (?:i|we) (?:come (?:and )?)?(?:pick|fetch|get) (?:you|u))\b[^?]{0,40}\bor\b[^?]{0,30}\b(?:meet|there|own|drive|uber)\b[^?]{0,15}\?*\W*$|\b(?:meet|see you) there or\b[^?]{0,30}\b(?:pick|fetch|collect)\b/i,
    most: 16,
    said: {
      'answer, then return': [
        ['direct', 'Let us meet there, that is easiest. What time?'],
        ['warm', 'That is sweet of you. Meeting there is fine with me, is that all right?'],
        ['direct', '[Fetch me, or meet there], if that suits you.'],
      ],
      'counter-offer': [
        ['calm', 'I will make my own way this time, thank you. You get to drive next time.'],
        ['warm', 'Meet there? Then I can arrive a bit early and look relaxed.'],
      ],
      'light touch': [
        ['playful', 'A driver and a date in one, very fancy. But I will meet you there.'],
        ['playful', 'Let us meet there, it makes for a better entrance.'],
      ],
    },
  }),
  plan('parking', {
    cue: /^\W*(?:(?:hey|ok|so|and|btw)\W+)*(?:(?:is|how'?s|hows|how is|what about) (?:the |there )?(?:any )?parking|where (?:can|do|should|must) (?:i|we) park|is it easy to park|is there (?:any )?(?:safe |free )?parking)\b[^.!]{0,25}\W*$/i,
    most: 10,
    said: {
      'answer, then return': [
        ['direct', '[What you know about the parking]. Shall I wait for you outside?'],
        ['warm', 'I am not sure, so let us both add five minutes for parking.'],
        ['calm', 'Let us leave a bit of time for parking. Call me if you get stuck?'],
      ],
      'light touch': [
        ['playful', 'I believe in you and your parking. I will stand on the pavement and clap.'],
      ],
      'follow up': [['warm', 'Good question. Would a taxi be easier, then we can both have a drink?']],
    },
  }),
  plan('almost there', {
    cue: /^\W*see (?:you|u) in (?:a )?(?:about |like )?(?:\d{1,2}|five|ten|two|few|bit|sec|min\w*)(?: ?min\w*)?\W*$|^\W*(?:(?:ok|hey|sorry|ha+|yes|cool|great|babe)\W+)*(?:(?:i'?m|im|i am|we'?re) )?(?:almost|nearly) (?:there|here|with (?:you|u))\W*$|^\W*(?:(?:ok|hey|sorry|yes|cool|great|babe|i'?m|im|i am)\W+)*(?:(?:about |like |just |only )?(?:\d{1,2}|five|ten|two|a few|couple of) ?(?:min\w*|m)(?: (?:away|out|from you|to go))|(?:be|see (?:you|u)|there|with (?:you|u)) (?:there )?in (?:about |like )?(?:\d{1,2}|five|ten|two|a few) ?(?:min\w*)?|(?:just |i'?m |im )?(?:leaving|heading out|left|setting off|getting in the (?:car|uber)|in the (?:uber|car)|on the (?:bus|train))(?: (?:home|the house|work|now|already|just now))*(?: now)?|(?:eta|parking now|just parking|around the corner|pulling in|walking in|turning in(?:to your (?:street|road))?)(?: (?:is )?\d[\w: ]*)?)(?:\W+(?:see (?:you|u)(?: (?:soon|now|there))?|x+|haha+|now|lol))*\W*$/i,
    not: /\?|\b(?:late|sorry i|you|him|her)\b(?! soon| now| there| in)/i,
    most: 10,
    said: {
      'no rush': [
        ['warm', 'Perfect, see you in a bit. Take it easy on the way.'],
        ['calm', 'No rush, get here safely. See you soon.'],
        ['direct', 'Great, see you in a minute.'],
      ],
      'light touch': [
        ['playful', 'Good, I have just enough time to practise looking relaxed.'],
        ['flirty', 'Good. I am really looking forward to this.'],
        ['playful', 'I will be the one looking at every car.'],
      ],
      'confirm the plan': [
        ['direct', 'Great. I will look out for you.'],
        ['warm', 'Thanks for telling me. I cannot wait to see you.'],
      ],
    },
  }),
  plan('are you close', {
    cue: /^\W*(?:(?:hey|ok|so|hi)\W+)*(?:(?:are|r) (?:you|u) (?:close|near(?:by)?|almost (?:here|there)|on your way|coming|still coming|far|here yet|there yet|nearly here|lost)(?: (?:yet|still|now|by now))?|how (?:far|long)(?: away)?(?: (?:are|r|will|till|until) (?:you|u))?(?: (?:be|away|still|get here|are here))*|(?:what'?s your )?eta|where (?:are|r) (?:you|u)(?: (?:now|at))?)\W*\?*\W*$/i,
    also: (r) =>
      /\b(?:on my way|omw|leaving|left|coming|driving|traffic|late|see you|here|there|be there|parking|uber|minutes|mins)\b/i.test(
        r.mine,
      ) || /\b(?:close|here yet|there yet|eta|almost|nearly|still coming|on your way)\b/i.test(r.plain),
    said: {
      'answer, then return': [
        ['direct', '[How many minutes] away. Are you there already?'],
        ['warm', '[How far along you are]. Have you found a good spot?'],
        ['calm', 'You will see me in [how many minutes]. Is everything fine on your side?'],
      ],
      'no rush': [
        ['warm', 'Sorry to keep you waiting. Order something nice in the meantime.'],
        ['direct', 'I am [how far away], and looking forward to seeing you.'],
      ],
      'light touch': [
        ['playful', 'Look out for the one with the big smile.'],
        ['playful', 'Coming as fast as I can without looking too keen.'],
      ],
    },
  }),
  plan('far apart', {
    cue: /\b(?:(?:i|you|u|we) (?:live|stay|are|r)|(?:i'?m|im|you'?re|ur|we'?re)) (?:(?:pretty|quite|really|very|so|too|a bit|kinda|kind of|rather|like|also|a little|a long way) )*(?:far(?: away| apart| out| from (?:you|me|each other|town|there))*|on the other side of (?:town|the city)|in different (?:cities|towns)|hours? (?:away|apart)|(?:(?:about|around|like|roughly|almost|just|over|only) )*(?:an?|half an|two|three|\d+) (?:hours?(?:'?s)?|min\w*|kms?) (?:(?:away|drive|drive away) ?)?(?:from (?:you|u|there|town|where)|away))\b|\bhow far (?:away )?(?:are (?:you|u)|is that|do (?:you|u) live|is it)(?: (?:from (?:me|here|you|us)|away|for (?:you|me)))*\W*$|\b(?:is (?:it|that|the distance)|too) (?:too )?far (?:for (?:you|me)|away)?\W*\?|^\W*(?:(?:aw+|haha+|oh|man)\W+)*(?:i )?(?:really |just )?wish (?:you|u|i|we) (?:lived|stayed|were) (?:(?:a bit|a little|so much|much) )?(?:closer|nearer|nearby|next door)(?: (?:to (?:me|you|each other)|together))?\W*$|^\W*(?:that'?s|it'?s|its) (?:\w+ )?far\b[^?]{0,20}$/i,
    not: /\b(?:gone too far|so far(?! away| from| apart|\W*$| haha| lol)|far from (?:over|done|perfect|it)|far better|by far|ran|run|hike|walk|long distance relationship|for (?:this|us|it)|to work|won't work|not work|anything|sorry|don't think|sense|bother|waste|relationship)\b/i,
    most: 18,
    places: (r) => ({ how: when(/\bhow far\b/i.test(r.plain)), far: when(!/\bhow far\b/i.test(r.plain)) }),
    said: {
      'answer, then return': [
        ['warm', '{far}Far is fine with me. Could we meet halfway?'],
        ['direct', '{how}[How far it is, roughly]. Shall we meet halfway?'],
        ['warm', '{how}Not too far for a coffee, I hope. Which side of town are you on?'],
        ['calm', '{far}I do not mind the distance. What is a good place in the middle for you?'],
      ],
      'suggest meeting': [
        ['warm', 'A bit of a drive is fine for good company. Shall we find a place in the middle?'],
        ['direct', 'How about a call first, so that we know the drive is worth it?'],
      ],
      'light touch': [
        ['playful', '{far}Far? People drive further for a good pie.'],
        ['playful', 'I will bring snacks for the road. How far do you mind driving?'],
        ['playful', '{how}Close enough to be tempted. And how far is too far for you?'],
      ],
    },
  }),
  plan('the weather on the day', {
    cue: /\b(?:(?:looks like|supposed to|meant to|going to|gonna|might|could|will|forecast|apparently|they say|it'?ll|hope it (?:doesn'?t|does not|won'?t)|what if it|if it)\b[^.!?]{0,30}\b(?:rain(?:s|ing|y)?|pour(?:s|ing)?|storm\w*|freez\w*|cold|windy?|snow(?:s|ing)?|very hot|boiling|sunny|hot|nice|beautiful|perfect)|(?:weather|forecast)(?:'?s)? (?:\w+ ){0,4}(?:bad|terrible|awful|good|great|nice|amazing|perfect|lovely|horrible|beautiful|miserable|not great|rain|rainy|cold|hot))\b[^.!]{0,30}/i,
    not: /\b(?:was|yesterday|last|today is|raining (?:here|now|cats)|hate|love the rain|my roof|loadshedding|nice (?:day|evening|weekend|time|to)|beautiful (?:day|evening))\b/i,
    also: (r) =>
      (dayOf(r.plain) !== undefined || actOf(`${r.plain} ${r.mine}`) !== undefined) &&
      !isLewd(r) &&
      /rain|pour|storm|freez|cold|wind|snow|weather|forecast|sunny|\bhot\b|boiling/i.test(r.plain),
    most: 16,
    places: (r) => {
      const good =
        /\b(?:sunny|good|great|nice|amazing|perfect|lovely|beautiful)\b/i.test(r.plain) &&
        !/\b(?:not|isn'?t|doesn'?t|won'?t|never|too)\b/i.test(r.plain);
      const rain = /rain|pour|storm/i.test(r.plain);
      const hot = /\b(?:hot|boiling)\b/i.test(r.plain);
      return {
        good: when(good && !hot),
        hot: when(hot),
        rain: when(!good && !hot && rain),
        cold: when(!good && !hot && !rain),
      };
    },
    said: {
      'offer another way': [
        ['warm', '{rain}Then let us have a plan B with a roof. Coffee, or a film?'],
        ['warm', '{cold}Then somewhere inside and warm. Coffee, or a film?'],
        ['direct', '{rain}If it rains we just move it inside. Do you know a nice café?'],
        ['warm', '{hot}Then we need shade and ice cream. Shall we go later, when it cools down?'],
        ['warm', '{good}Then we should be outside. A walk {on}, and something cold after?'],
      ],
      'confirm the plan': [
        ['calm', '{rain}Rain or not, I would still like to see you. Shall we decide on the day?'],
        ['warm', '{rain}A bit of rain will not stop me. I will bring an umbrella.'],
        ['calm', '{cold}I would still like to see you, whatever the weather does.'],
        ['calm', '{hot}I am looking forward to {d} anyway. Somewhere with shade?'],
        ['warm', '{good}Perfect weather for it. I am looking forward to {d}.'],
      ],
      'light touch': [
        ['playful', '{rain}I am not made of sugar. Are you?'],
        ['playful', '{cold}I will bring an extra jumper for you, and expect it back some day.'],
        ['playful', '{good}I ordered that weather for us. You are welcome.'],
        ['playful', '{hot}I will bring the water and you bring the sun cream. Deal?'],
        ['playful', '{rain}The weather people are wrong half of the time. Shall we bet a coffee on it?'],
      ],
    },
  }),
  plan('a video call first', {
    cue: /\b(?:(?:video|facetime|zoom|voice|phone)(?: ?(?:call|chat))?|call|facetime|talk on the phone|hear your voice)\b[^.?!]{0,25}\b(?:first|before (?:we|i|our)|beforehand)\b|\b(?:before|first)\b[^.?!]{0,30}\b(?:video ?(?:call|chat)|facetime|phone call|quick call|voice call)\b/i,
    not: /\b(?:never|don'?t|hate|rather not)\b/i,
    also: (r) => !isLewd(r),
    most: 20,
    places: (r) => ({ kind: word(/\b(?:video|facetime|zoom)\b/i.test(r.plain) ? 'video call' : 'call') }),
    said: {
      'pick a slot': [
        ['warm', 'Of course. Are you free for a {kind} tonight?'],
        ['direct', 'Yes, a {kind} first is a good idea. Tomorrow evening?'],
        ['direct', 'A {kind} is fine with me. I am free [when you can talk]. Does that work?'],
      ],
      'appreciate a detail': [
        ['warm', 'That makes sense, and it would be nice. When suits you?'],
        ['calm', 'Very sensible, and I would like to hear your voice anyway.'],
      ],
      'light touch': [
        ['playful', 'Deal. Give me ten minutes to find good light for the {kind}.'],
        ['playful', 'A {kind} it is. I will try to look surprised that it is you.'],
      ],
    },
  }),
  plan('the next one', {
    cue: after(
      "(?:me too\\W+|same\\W+|i did too\\W+|yes\\W+)*(?:so )?(?:when(?:'?s| is| are| do| can| will)? (?:we |i )?(?:doing|do|going to do|gonna do|have|get) (?:it|this|that|a second date) again|when(?:'?s| is) (?:our |the )?(?:next (?:one|date|time)|second date|round two)|(?:our )?(?:second|next|2nd|third) date(?: when| soon| then)?|do i get a (?:second|2nd|third|next) date|(?:would (?:you|u) (?:like|want) (?:to (?:do|go on) )?|want |wanna go on |can i (?:have|get) )?a (?:second|2nd|third) date|round (?:two|2)|when are we doing (?:it|this|that) again|when (?:do|can|will|could) (?:i|we) (?:get to )?(?:see (?:you|u|each other)|do (?:it|this|that)|meet) again|(?:i(?:'d| would|d)? )?(?:would )?(?:really )?(?:love|like|want|hope)(?: to)? (?:see|meet) (?:you|u) again|(?:can|could|will) (?:i|we) (?:see (?:you|u)|see each other|meet|do (?:it|this|that)) again|let'?s do (?:it|this|that) again|we should do (?:it|this|that) again)",
      `(?:\\W+(?:some ?time|soon|then|with me|maybe|please|haha+|lol|${ANY_DAY}))*\\W*$`,
    ),
    also: unspoiled,
    most: 16,
    said: {
      'pick a slot': [
        ['warm', 'As soon as you like. Are you free this weekend?'],
        ['direct', 'Saturday, perhaps. Same again, or something new?'],
        ['warm', 'Yes, {d} works for me. Your turn to choose where?'],
      ],
      'take the bait': [
        ['flirty', 'I am glad you asked. I would love a next time.'],
        ['playful', 'You asked first, so you win. Which day suits you?'],
      ],
      'counter-offer': [
        ['warm', 'I am in. Shall I plan the next one, since you did so well?'],
        ['playful', 'You name the day, I bring the appetite. Which day is good for you?'],
      ],
    },
  }),
  plan('what shall we do', {
    cue: after(
      "(?:what (?:do|would|should|shall|can|could|are) (?:you|u|we)(?: (?:like|want|wanna|feel like|fancy|in the mood|be up|keen|prefer|rather))*(?: (?:to|for))?(?: (?:do|doing|eat and do|get up to))|any ideas?(?: (?:what|on what|for what|of what|for))?(?: (?:we|to|could|should|can|do|our|date|the))*|what(?:'?s| is) (?:the|our) plan|what (?:did (?:you|u) have|do (?:you|u) have) in mind|got any ideas|what are we doing)",
      `(?: (?:together|on (?:our|the) (?:first )?date|for (?:our|the) (?:first )?date|then|when we meet|with me|tho|though|for fun|${ANY_DAY}))*\\W*$`,
    ),
    not: /\b(?:for a living|for work|for fun|if i)\b|^\W*(?:(?:so|and|hey|hi|hello|ok)[ ,!]+)*what (?:do|are) (?:you|u) (?:like to |like )?do(?:ing)?\W*$|^\W*what (?:do|are) (?:you|u) do(?:ing)? (?:today|tonight|now|this|on|tomorrow|over)/i,
    also: (r) => unspoiled(r) && !/^\W*what are (?:you|u) doing/i.test(r.plain),
    most: 13,
    said: {
      'pick a slot': [
        ['warm', 'Something easy, a walk and then coffee. Or do you get hungry early?'],
        ['direct', 'I am in the mood for food and a good talk. Dinner somewhere relaxed?'],
        ['direct', 'How about [your idea]? I am open to better ones.'],
      ],
      'follow up': [
        ['warm', 'Are you more in the mood for inside or outside? Then I have an idea.'],
        ['warm', 'What is something you have wanted to do for ages?'],
      ],
      'counter-offer': [
        ['playful', 'Each of us names one thing, and the better idea wins. Mine is tacos.'],
        ['calm', 'Nothing complicated for me, the company is the plan. What would you enjoy?'],
      ],
    },
  }),
  plan('where exactly', {
    cue: /^\W*(?:(?:ok|hey|so|hi)\W+)*(?:(?:i'?m|im|i am) (?:here|outside|inside|at the \w+)\W+(?:but )?(?:i )?(?:can'?t|cant|don'?t) (?:see|find|spot) (?:you|u)|(?:i )?(?:can'?t|cant) (?:see|find|spot) (?:you|u)(?: (?:anywhere|yet))?|which (?:table|side|entrance|door|corner|gate|floor|level) (?:are (?:you|u)|is it|do i)(?: (?:at|on|by|in|use|come to))*|where (?:are|r) (?:you|u) (?:sitting|standing|waiting|parked)|(?:are|r) (?:you|u) (?:inside|outside|upstairs)(?: or (?:inside|outside|downstairs))?)\W*$/i,
    most: 11,
    said: {
      'answer, then return': [
        ['direct', '[Where you are sitting or standing]. Do you see me now?'],
        ['warm', 'Stay where you are, I will come to you. What are you next to?'],
        ['direct', 'I am [where you are], waving. Can you see me?'],
      ],
      'no rush': [
        ['calm', 'One second, I will wave so that you can see me.'],
        ['warm', 'Give me a moment, I will come and find you.'],
      ],
      'light touch': [
        ['playful', 'I am the one waving at strangers until one of them is you.'],
        ['playful', 'Look for the smile, then for the rest of me.'],
      ],
    },
  }),
  plan('how do I find you', {
    cue: /\b(?:how (?:will|do|would|am|can|should) (?:i|we) (?:going to |gonna )?(?:recogni[sz]e|know (?:it'?s|its|that it'?s|which one is)|spot|find|see) (?:you|u|each other)|what (?:are|r|will) (?:you|u) (?:be |going to be |gonna be )?wear(?:ing)?\b[^.?!]{0,25}\b(?:so|to|spot|recogni[sz]e|find|know)|what will (?:you|u) be wearing|so (?:that )?i can (?:spot|recogni[sz]e|find) (?:you|u))\b/i,
    not: /\b(?:under|bed|naked|underneath|location|address|pin)\b/i,
    most: 18,
    said: {
      'answer, then return': [
        ['direct', 'I will be in [what you will wear]. And you?'],
        ['warm', 'Look for the one smiling at the door. How do I find you?'],
        ['warm', 'I will wave first, promise. What will you be wearing?'],
      ],
      'confirm the plan': [
        ['direct', 'I will message you when I am there, so that we do not have to guess.'],
        ['calm', 'I will wait right by the entrance. You cannot miss me.'],
      ],
      'light touch': [
        ['playful', 'I will be the one who checks the phone every ten seconds.'],
        ['playful', 'I am still deciding, but it will be ironed. That narrows it down.'],
      ],
    },
  }),
  plan('home now', {
    cue: /^\W*(?:(?:hey|ok|hi|yes|yay|finally)\W+)*(?:(?:i'?m|im|i am|i) )?(?:(?:just |now |safely |finally |made it |got )*)(?:home|back home|home safe(?:ly)?|in bed now)(?: (?:now|safe(?:ly)?|and sound|finally|already|x+))*\W*$/i,
    not: /\?|\bjust (?:got|came) home\b/i,
    also: (r) => /\b(?:i'?m|i am|safe|made it|got|home)\b/i.test(r.plain) && r.style.words <= 6,
    said: {
      'appreciate a detail': [
        ['warm', 'Glad you are home safe. Thank you for telling me.'],
        ['warm', 'Good, now I can relax too. Was the way home all right?'],
        ['calm', 'Welcome home. Shoes off and feet up?'],
      ],
      'follow up': [
        ['warm', 'Home at last! How was the rest of your day?'],
        ['direct', 'Good. What is the plan for the rest of the evening?'],
      ],
      'light touch': [
        ['playful', 'Home already? I was just getting used to worrying.'],
        ['playful', 'Good. I am sure the couch has missed you.'],
      ],
    },
  }),
  plan('let me check', {
    cue: after(
      "(?:(?:i'?m |im )?not sure(?: yet)?\\W+|i don'?t know yet\\W+|maybe\\W+|i(?:'d| would) (?:love|like) to\\W+(?:but )?|sounds (?:good|nice|fun)\\W+(?:but )?)*(?:let me (?:just )?(?:check|see|look|think|ask|have a look|get back to (?:you|u))|(?:can|may|could) i (?:let (?:you|u) know|get back to (?:you|u)|check|tell (?:you|u))|i(?:'ll| will|ll) (?:have to |need to |just )?(?:check|let (?:you|u) know|get back to (?:you|u)|see|confirm)|(?:i )?(?:need|have) to check|will let (?:you|u) know|i need to (?:see|look at)) ?(?:(?:my|with|what|how|if|when|about|it|that|and|on|to|first|work|schedule|calendar|diary|shifts?|plans?|roster|friends?|things|look|looks|works?|the|week|i'?m|get|back|you|u|know|let|confirm|tomorrow|later|tonight|soon|by|at|a|bit|i'?ll|will|can|make it|goes|go|gets|closer)\\W*)*",
      `(?:\\W*(?:${ANY_DAY}|ok|okay|if that'?s (?:ok|okay|fine)|is that ok|x+|sorry))*\\W*$`,
    ),
    limit: true,
    most: 16,
    also: (r) => !has(r, 'rejection_hard') && r.action === 'reply',
    // `I will let you know tomorrow`: that day is not the one of the plan.
    places: (r) =>
      /\b(?:know|confirm|check|back to (?:you|u)|tell (?:you|u)) (?:(?:by|on|later|it|at) )*(?:tonight|tomorrow|today|\w+day)\b/i.test(
        r.plain,
      )
        ? { d: undefined }
        : {},
    said: {
      'no rush': [
        ['warm', 'Of course, no rush. Just let me know.'],
        ['calm', 'Take your time. I will keep it open for now.'],
        ['direct', 'Sure. Tell me when you know and we will plan from there.'],
        ['warm', 'No stress, I will keep {d} free until I hear from you.'],
      ],
      'light touch': [
        ['playful', 'Check away. I will write it in pencil, with a small heart next to it.'],
        ['playful', 'Fine, I will try to look busy until then.'],
      ],
      'leave it open': [
        ['warm', 'All good. And if this one does not work, we find another.'],
        ['calm', 'That is fine. Any day that suits you better is fine with me too.'],
      ],
    },
  }),
  plan('yes to it', {
    cue: /^\W*(?:(?:ha+h?|oh|aw+|yes|yeah|yay|ok|okay|omg|sure|great|perfect|cool|lovely|ooh?|definitely|absolutely)\W+)*(?:it'?s a date|its a date|i(?:'d| would|d) (?:really |absolutely )?(?:love|like|enjoy) (?:that|to|it)(?: (?:very much|a lot|so much))?|yes please|i'?m (?:in|down|keen|up for (?:it|that))|im (?:in|down|keen|up for it)|count me in|(?:that )?sounds (?:like a plan|good|fun|nice|like fun|perfect|great|lovely|amazing|so good|really nice|good to me)|that (?:would|works|will) (?:be (?:great|nice|lovely|perfect|fun|amazing)|(?:for me|perfectly|work)|works)|works for me|(?:that'?s|thats) perfect|can'?t wait|looking forward to (?:it|that|seeing (?:you|u))|see (?:you|u) (?:there|then)|why not)(?:\W+(?:x+|haha+|lol|thanks|thank you|then|too|so much|already|babe|perfect|can'?t wait|see (?:you|u) (?:there|then)))*\W*$/i,
    not: /\?|\bbut\b/i,
    also: (r) =>
      !has(r, 'rejection_hard', 'rejection_soft') &&
      (r.mine.trim() === '' ||
        actOf(r.mine) !== undefined ||
        dayOf(r.mine) !== undefined ||
        /\b(?:should|let'?s|shall|want to|wanna|how about|what about|could|meet|come|join|call|see you|pick|book|date)\b/i.test(
          r.mine,
        )),
    most: 10,
    places: (r) => {
      const set = hourOf(r.mine) !== undefined;
      const mineDay = dayOf(r.mine);
      const seeing = /\bsee (?:you|u)\b/i.test(r.plain);
      return {
        set: when(set || seeing),
        yes: when(!seeing),
        loose: when(!set && mineDay === undefined && !seeing),
        md: word(set ? undefined : mineDay?.d),
        mon: word(mineDay?.on),
      };
    },
    said: {
      'confirm the plan': [
        ['warm', '{set}Lovely, it is a date. I am looking forward to it.'],
        ['direct', '{set}Great, see you there.'],
        ['warm', '{loose}Lovely! Does Saturday work for you?'],
        ['direct', '{loose}Great. Which day is good for you?'],
        ['warm', 'Great, {md} it is. What time suits you?'],
        ['direct', 'Lovely. Shall I pick the place for {md}, or do you have one in mind?'],
      ],
      'appreciate a detail': [
        ['warm', 'That makes me happy. I am already looking forward to it.'],
        ['flirty', 'Good, that is just what I wanted to hear.'],
        ['warm', '{mon|Now|Now} I have something to look forward to {mon}.'],
      ],
      'light touch': [
        ['playful', '{yes}You made that easy. I had three more arguments ready.'],
        ['playful', 'Great! I will try to act normal until then.'],
      ],
      'follow up': [['warm', '{set}Perfect. Anything I should know before then, like what you never eat?']],
    },
  }),
  plan('shall I bring something', {
    cue: after(
      '(?:(?:what )?(?:should|shall|can|must|do (?:you|u) want me to|do i need to|may|could) (?:i )?bring(?: (?:anything|something|some (?:wine|snacks|drinks|food)|wine|dessert|snacks|drinks|a bottle(?: of wine)?))?|(?:want|need) me to bring (?:anything|something)|anything i (?:should|can) bring|can i bring anything)',
      `(?: (?:with me|along|for you|then|to eat|to drink|${ANY_DAY}))*\\W*$`,
    ),
    most: 12,
    said: {
      'answer, then return': [
        ['warm', 'Just yourself is plenty. Is there anything you do not eat?'],
        ['direct', '[What would help], if it is on your way. Otherwise only you.'],
        ['calm', 'Nothing needed, really. But something to drink is always welcome.'],
      ],
      'light touch': [
        ['playful', 'Bring your appetite and a good story.'],
        ['playful', 'You, and whatever you want to eat. I am not sharing my dessert.'],
      ],
      'appreciate a detail': [
        ['warm', 'That is sweet of you to ask. Bring yourself, I will sort out the rest.'],
      ],
    },
  }),
  plan('still on?', {
    cue: after(
      '(?:(?:are|r) (?:we|you|u) )?(?:we )?still (?:on|good|happening|meeting|up|keen|coming|doing (?:it|this|that)|going)(?: (?:for|to|with))?(?: (?:it|this|that|our date|the date|meeting|meet|dinner|drinks|coffee|lunch|the (?:movie|film|hike|walk)|you|u))*|(?:are|is) (?:we|it|our date|everything) (?:on|good)(?: for)?',
      `(?: (?:us|you|u|at \\d[\\w:]*|${ANY_DAY}))*\\W*$`,
    ),
    also: (r) => /\?/.test(r.plain) || /\bare we\b/i.test(r.plain),
    most: 12,
    said: {
      'answer, then return': [
        ['warm', 'Yes! I am looking forward to it. Still good for you?'],
        ['direct', 'Still on from my side. Same time as we said?'],
        ['direct', '[Yes, or not this time]. Thank you for checking.'],
      ],
      'confirm the plan': [
        ['warm', 'Yes, I am looking forward to {d}. See you then.'],
        ['calm', 'Still on, nothing has changed here. I will message you when I leave.'],
      ],
      'light touch': [
        ['playful', 'Yes, unless you have found somebody with better snacks.'],
        ['playful', 'Still on! The shoes are the only open question.'],
      ],
    },
  }),
  plan('fetching you', {
    cue: after(
      "(?:(?:do (?:you|u) )?want me to|shall i|should i|can i|must i|i can|i could|i'?ll|ill|let me|would (?:you|u) like me to) (?:come (?:and |to )?)?(?:pick|fetch|collect|get) (?:you|u)(?: up)?",
      `(?:\\W+(?:from home|then|tonight|at \\d[\\w:]*|if (?:you|u) (?:want|like)|from (?:work|the station|your place|the airport)|or not|${ANY_DAY}))*\\W*$`,
    ),
    most: 12,
    said: {
      'answer, then return': [
        ['warm', 'That is kind of you. I would rather meet you there this time, is that all right?'],
        ['direct', '[Yes please, or I will meet you there]. What time?'],
        ['warm', 'Sweet of you to offer. Is it not out of your way?'],
      ],
      'counter-offer': [
        ['calm', 'Thank you, I will make my own way there. Maybe you can drop me off after?'],
        ['direct', 'Let us meet there, it is easier. What time suits you?'],
      ],
      'light touch': [
        ['playful', 'A driver as well? You are spoiling me before the date has started.'],
        ['playful', 'Tempting, but I would like to make an entrance.'],
      ],
    },
  }),
  plan('a call', {
    cue: after(
      "(?:(?:please )?(?:call|phone|ring|facetime) me|give me a (?:call|ring)|(?:can|could|may|should|shall) i (?:call|phone|ring|facetime) (?:you|u)|(?:are (?:you|u) )?(?:you |u )?(?:up|free|keen) for a (?:quick )?(?:call|chat on the phone|facetime|video call)|(?:can|could|shall|should) we (?:have a call|talk on the phone|call|facetime|video call|do a call)|(?:wanna|want to|let'?s|do (?:you|u) want to) (?:call|facetime|talk on the phone|have a call|video call))",
      `(?:\\W+(?:now|later|tonight|quickly|please|some ?time|when (?:you|u) (?:can|are free|get home|have time)|after work|in a bit|if (?:you|u) (?:want|like|can)|${ANY_DAY}))*\\W*$`,
    ),
    also: (r) => !isLewd(r),
    most: 12,
    places: (r) => {
      const later = /\b(?:later|tonight|tomorrow|after|when)\b|day\b/i.test(r.plain);
      const video = /facetime|video/i.test(r.plain);
      return {
        video: when(video && !later),
        voice: when(!video && !later),
        now: when(!later),
        later: when(later),
      };
    },
    said: {
      'pick a slot': [
        ['warm', '{now}I would like that. Is now good, or a bit later?'],
        ['warm', '{later}I would like that. Around eight, or does another time suit you better?'],
        ['warm', 'Yes, a call {on} would be nice. What time suits you?'],
        ['direct', 'A call sounds good. I am free [when you can talk]. Does that work?'],
      ],
      'appreciate a detail': [
        ['warm', '{voice}I would love to hear your voice. Give me ten minutes?'],
        ['warm', '{video}It would be good to see your face. Give me ten minutes?'],
        ['calm', 'Good idea, talking is nicer than typing.'],
        ['warm', '{later}A call would be lovely. I would like to hear your voice.'],
      ],
      'light touch': [
        ['playful', 'A call? Let me warm up my best voice.'],
        ['playful', '{video}Give me a minute to hide the washing, and then yes.'],
      ],
    },
  }),
  plan('looking forward', {
    cue: /^\W*(?:(?:ok|hey|so|haha+|and|yay|omg|really|honestly)\W+)*(?:(?:i'?m|im|i am) )?(?:(?:so|really|very|super|actually|quite|kinda|a bit|just) )*(?:excited|looking forward|(?:i )?can'?t wait|cant wait|keen)(?: (?:for|about|to|until|till))?(?: (?:our|the|see(?:ing)?|meet(?:ing)?|it|this|that|you|u|again|first|date|dinner|drinks|coffee|hike|movie|walk|weekend|finally|in person))*(?: (?:on |this |for )?(?:today|tonight|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:night|evening|morning|afternoon))?)?(?:\W+(?:x+|haha+|too|so much|already|lol|babe|now))*\W*$/i,
    not: /\?/,
    most: 12,
    also: (r) =>
      /\b(?:date|you|u|dinner|drinks|coffee|hike|movie|walk|day|weekend|today|tonight|tomorrow|\w+day)\b/i.test(
        r.plain,
      ),
    places: (r) => {
      // Excited for a day may be about something of their own.
      const us =
        r.mine.trim() !== '' ||
        /\b(?:date|you|u|dinner|drinks|coffee|hike|movie|walk|meet\w*|see\w*)\b/i.test(r.plain);
      return { us: when(us), bare: when(!us) };
    },
    said: {
      'appreciate a detail': [
        ['warm', '{us}Me too. I am smiling about it right now.'],
        ['warm', '{us}I am looking forward to {d} too. It will be good to see you.'],
        ['warm', '{us}{noday}So am I. It will be so good to see you.'],
      ],
      'return the question': [
        ['warm', '{bare}What are you looking forward to the most?'],
        ['direct', '{bare}Tell me about it, what is the best part going to be?'],
      ],
      'light touch': [
        ['playful', '{bare}Good, then I am excited on your behalf.'],
        ['warm', '{bare}I hope {d} comes quickly, and that it is as good as you think.'],
        ['playful', '{us}Same here. What to wear is the only problem left.'],
        ['playful', '{us}Good, then we can be excited and a bit clumsy together.'],
      ],
      'follow up': [
        ['warm', '{us}I cannot wait either. Is there anything you would like to do?'],
        ['direct', '{us}Same! Do we need to book anything, or shall we just see?'],
      ],
    },
  }),
  plan('at their place', {
    cue: after(
      "(?:(?:do (?:you|u) )?(?:wanna|want to|would (?:you|u) like to|feel like|can (?:you|u)|(?:you|u) (?:should|could)|let'?s|shall we|how about)? ?(?:come (?:over|around|round|through)|(?:watch|see) (?:a |something|some )?(?:movie|film|series|netflix|tv|something)(?: (?:at|by) (?:mine|my (?:place|house|flat)))|netflix and chill|come to (?:mine|my place)|chill at (?:mine|my place)|hang(?: out)? at (?:mine|my place))|your place or mine)",
      `(?: (?:to (?:mine|my place)|and|for|then|later|now|at (?:mine|my place)|watch|something|a|movie|film|dinner|chill|cook|netflix|wine|drinks?|${ANY_DAY}))*\\W*$`,
    ),
    most: 12,
    also: (r) => r.action === 'reply',
    places: (r) => ({
      film: when(/\b(?:movie|film|watch|netflix|series|tv)\b/i.test(r.plain)),
      mine: when(/your place or mine/i.test(r.plain)),
      come: when(!/your place or mine/i.test(r.plain)),
    }),
    said: {
      'counter-offer': [
        ['calm', '{come}I would rather go out first, if that is fine with you. Coffee or a drink this week?'],
        ['warm', '{come}I like the idea, just not as the first thing. Drinks somewhere first?'],
        ['calm', '{mine}Neither just yet. How about a drink somewhere in between?'],
        ['warm', "{mine}Let us start with somebody else's place. A bar, for example?"],
      ],
      'answer, then return': [
        ['warm', '{film}A film sounds good. What are we watching?'],
        ['flirty', '{come}Tempting. What would I be coming over for?'],
        ['direct', '{come}[Yes, or not tonight]. What did you have in mind?'],
        ['playful', '{mine}Whichever has the better snacks. What is in your fridge?'],
      ],
      'light touch': [
        ['playful', '{film}Only if I get a say in the film and most of the popcorn.'],
        ['playful', '{come}You will have to earn that with one dinner out. When are you free?'],
        ['playful', '{mine}Smooth! Buy me a coffee first, and then we negotiate.'],
      ],
    },
  }),
];
