/** Small things that people tell or take up in passing: a parcel that came, a road that is not long, an animal by its name, a machine that is down. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import { A, MEET } from './cued.ts';
import { word } from './fitting.ts';
import type { Scene } from './scene.ts';
import { asksElse, DETAIL, FOLLOW, group, HONEST, LIGHT, small } from './small.ts';

const GIFT =
  '(?:parcel|package|card|letter|note|postcard|flowers?|roses|bouquet|bunch|chocolates?|book|present|gift|surprise|cake|cookies|biscuits|scarf|mug|plant|socks|painting|care package|soup)';
/** Said to the reader for it. */
const GLAD =
  /\b(?:thank(?:s| you)|thx|dankie|enkosi|ngiyabonga|love (?:it|them|the)|loved (?:it|them)|so glad|very glad|beautiful|gorgeous|perfect|made my|(?:i )?cried|teared up|smil\w+|(?:you|u) (?:didn'?t|did not|shouldn'?t) (?:need|have)|so (?:sweet|kind|thoughtful)|spoil\w*)\b|🥰|😍|❤|🥹|😭|💐/iu;
const SPOT = latin(
  /\b(?:put|stuck|hung|kept|got|have|pinned|stands?|standing|living|sits?|sitting|is|are)\b(?: (?:it|them|the \p{L}+|your \p{L}+))?(?: up)? (?<spot>(?:next to|beside|on|above|by|over|in) (?:the|my) (?:\p{L}+ )?(?:kettle|fridge|desk|wall|mirror|bed|bedside(?: table)?|window(?:sill)?|table|shelf|mantelpiece|door|kitchen|counter|piano|tv))\b/iu,
);

const FAR =
  /\b(?:trek|far|distance|drive|hours?|km|kms|miles|bit of a way|long way|i'?m (?:in|from|based|out in)|i (?:live|stay|am) (?:all the way |way |right )?(?:out |up |down |over )?(?:in|at|by|near))\b/i;
const MY_SIGHT = latin(
  /\b(?:been to|seen|know|visited|tried) (?<m>(?:the|that) [\p{L}' ]{3,28}?)(?= (?:here|there|yet|before|in|at|by|near|up|down)\b|\W*\?)/iu,
);
const NEVER = /\b(?:never been|haven'?t been|never (?:seen|tried|made it)|not yet)\b/i;

const SPECIES =
  '(?:cat|kitten|dog|puppy|pup|tortoise|horse|pony|parrot|budgie|rabbit|bunny|hamster|snake|lizard|chicken|hen|rooster|goat|donkey|lab|labrador|staffie|sausage dog|dachshund|rottweiler|boerboel|jack russell|little one|big one|fluffy one|black one|ginger one|other one|white one|brown one|grey one|spotty one|old one|young one)';
/** No name for an animal. */
const NO_NAME =
  'persian|siamese|burmese|bengal|maltese|german|african|english|french|scottish|russian|american|dutch|british|huge|enormous|deaf|blind|pregnant|vegan|male|female|not|now|too|so|very|the|a|an|my|your|his|her|our|asleep|sleeping|sick|ill|dead|dying|gone|lost|missing|old|here|there|fine|ok|okay|good|bad|on|in|at|out|with|for|just|still|always|never|also|really|actually|being|barking|eating|staring|judging|snoring|cute|fat|lazy|crazy|mine|yours|adorable|named|called|about|by|like|from|back|home|more|it|this|that|what|who|how|scared|afraid|getting|going|looking|sitting|lying|only|almost|\\d';

const ANIMAL_NAMED = latin(
  new RegExp(
    `(?:^|[.!?,] *|\\b(?:and|but|the|my|our) )(?<p>${SPECIES})(?:'s name is|'s called| is (?:called|named)| answers to| goes by| is|'s) (?!(?:${NO_NAME})\\b)(?<n>\\p{L}[\\p{L}'-]{1,14}(?: (?!(?:and|she|he|the|but|is|who|has|it)\\b)\\p{Lu}\\p{Ll}+)?)(?=[,.!;]|$| (?:and|but|she|he|who|because|after)\\b)|\\b(?:that'?s|that is|this is|meet|it'?s) (?!(?:${NO_NAME})\\b)(?<m>\\p{L}[\\p{L}'-]{1,14})[,.;-]+ (?:she|he|it)(?:'s| is) (?:the|my|our|a) (?:\\p{L}+ )?(?<q>${SPECIES})`,
    'iu',
  ),
);

export const SMALL_TOLD_SCENES: readonly Scene[] = [
  small({
    name: 'what I sent has come',
    sober: true,
    most: 60,
    when: latin(
      new RegExp(
        `\\b(?:(?:the|your|ur|that) (?:\\p{L}+ )?(?<x>${GIFT}) (?:just |finally |actually |has |have |did )*(?:arrive\\w*|came|come|got here|made it|landed|is here|are here|was (?:waiting|at the|on my)|were (?:waiting|at the|on my))|i (?:just |did |finally |have |actually )*(?:got|get|received|receive|opened|found|fetched|collected) (?:it|(?:the|your|ur) (?:\\p{L}+ )?(?<y>${GIFT}))|(?:thank(?:s| you)|thx) (?:\\p{L}+ ){0,3}for the (?:\\p{L}+ )?(?<z>${GIFT})\\b)`,
        'iu',
      ),
    ),
    and: GLAD,
    // A thing for `it` is known from what the reader asked.
    also: (r) =>
      !asksElse(r) &&
      (hits(new RegExp(`\\b${GIFT}\\b`, 'i'), r.mine) || hits(new RegExp(`\\b${GIFT}\\b`, 'i'), r.plain)) &&
      hits(/\b(?:you|u|your|ur|thank\w*|thx)\b/i, r.plain),
    not: /\b(?:customs|courier fee|pay|paid|wrong (?:person|address)|not from (?:you|u)|who (?:sent|are)|from my (?:mom|ex|sister|boss)|stop sending|don'?t send|please don'?t|uncomfortable|job|offer letter|appointment|i ordered|takealot|shein|temu|for (?:the|your) (?:book recommendation|note about))\b/i,
    places: (r) => {
      const gift = group(new RegExp(`\\b(?<g>${GIFT})\\b`, 'i'), `${r.plain} ${r.mine}`, 'g')?.toLowerCase();
      const spot = group(SPOT, r.plain, 'spot')?.toLowerCase();
      return {
        gift: word(gift),
        spot: word(spot?.replace(/\bmy\b/, 'your')),
      };
    },
    lines: [
      [DETAIL, 'warm', 'I am so glad that it got to you. You being happy about it was the whole point.'],
      [DETAIL, 'warm', 'I like to think of it {spot}. Thank you for telling me.'],
      [
        HONEST,
        'warm',
        'I meant every word that I wrote. I am glad that you are glad.',
        /\b(?:card|letter|note|wrote|written|words|the back|inside|message|postcard)\b/i,
      ],
      [
        LIGHT,
        'playful',
        'Then the post can be forgiven for what it did to it.',
        /\b(?:squash\w*|bent|late|crush\w*|torn|wet|soggy|battered|melted|broken|dented)\b/i,
      ],
      [
        HONEST,
        'calm',
        'No, I did not have to. I wanted to, and that is the better reason.',
        /\b(?:didn'?t (?:need|have)|did not (?:need|have)|shouldn'?t have)\b/i,
      ],
      [DETAIL, 'warm', 'I was hoping that the {gift} would make you smile. Thank you for writing.'],
      [FOLLOW, 'warm', 'It did its work, then. What did you think when you saw it was from me?'],
      [HONEST, 'warm', 'You are welcome. You deserved something nice that you did not have to ask for.'],
      [LIGHT, 'playful', 'I am blushing on my side, so we are even.'],
      [
        LIGHT,
        'playful',
        'Let them think what they like. What did you tell them?',
        /\b(?:my (?:whole )?(?:office|colleagues?|boss|mom|mum|mother|sister|flatmate|neighbours?|team|friends|family)|every(?:one|body)) (?:now |all )*(?:thinks?|wants?|asks?|asked|is|are|knows?)\b/i,
      ],
    ],
  }),
  small({
    name: 'the distance is no trouble',
    when: latin(
      /(?:^|[.!?,] *|\b(?:and|but|so|oh) )(?:(?<x>(?!(?:it|that|this|which|there|they|you|he|she|we|i)\b)\p{L}+(?: \p{L}+)?)(?:'s| is| isn'?t|'s not| is not)|it'?s|that'?s|that is|it is|it isn'?t|that isn'?t|not)(?: not| really| honestly| actually| even)* (?:(?:that |so |too |very |such a )?far(?: away| off)?|(?:a |much of a )?(?:trek|problem|distance)|next door|around the corner|just (?:up|down) the road|only (?:an?|\d+|half an|forty|thirty|twenty|two) (?:h(?:ou)?r?s?|min\w*|km|kms|stops?))\b/iu,
    ),
    and: /\b(?:at all|far|trek|distance|next door|corner|road|only|i'?m (?:there|up there|down there|that side|through there|in town|often)|every (?:other |second )?\w+day|pass(?:ing)? (?:through|by))\b/i,
    // Near or far as a measure of something else.
    not: /\b(?:not far (?:off|from (?:the truth|crying|done|tears))|so far so|far from (?:ok|over|it)|can'?t (?:come|drive|make)|too far|no car|broke|end of the (?:month|day)|problem with|my ex|afraid|scared)\b/i,
    also: (r) => hits(FAR, r.mine) && !asksElse(r),
    places: (r) => ({
      m: hits(NEVER, r.plain) ? word(group(MY_SIGHT, r.mine, 'm')) : undefined,
      day: word(
        /\bevery (?:other |second |single )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.exec(
          r.plain,
        )?.[1],
      ),
    }),
    lines: [
      [MEET, 'warm', 'Then let me show you {m} one of these days. When are you next up this way?'],
      [MEET, 'direct', 'Which is your next {day} this side? I will keep it free.'],
      [DETAIL, 'warm', 'That is good to hear, I had feared you would say it is too far.'],
      [MEET, 'direct', 'Then tell me when you are next in {x}, and the coffee is mine.'],
      [LIGHT, 'playful', 'Then distance is off my list of worries. It was a short list.'],
      [MEET, 'warm', 'Good. And if you ever get tired of the road, I can drive as well.'],
      [
        FOLLOW,
        'direct',
        'That makes it easy. When would it suit you to come through, or shall I come to you?',
      ],
    ],
  }),
  small({
    name: 'their animal by name',
    most: 34,
    when: ANIMAL_NAMED,
    // A name is written like one, or said to be one.
    also: (r) =>
      !asksElse(r) &&
      (/\b(?:called|named|name is|answers to|goes by)\b/i.test(r.plain) ||
        new RegExp(
          `(?:${SPECIES})(?:'s| is) \\p{Lu}\\p{Ll}|(?:[Tt]hat'?s|[Tt]his is|[Mm]eet|[Ii]t'?s) \\p{Lu}\\p{Ll}+[,.;-]+ (?:she|he)`,
          'u',
        ).test(r.plain)),
    not: /\b(?:died|dead|passed|put (?:him|her|it) (?:down|to sleep)|vet|surgery|operation|lost|missing|sick|rescue me|not called|in heat|ran away)\b/i,
    places: (r) => {
      const { n, m, p, q } = find(ANIMAL_NAMED, r.plain)?.groups ?? {};
      const kind = (p ?? q)?.toLowerCase();
      return {
        n: word(n ?? m),
        // `the white one` is no kind of animal.
        p: word(kind?.endsWith('one') ? undefined : kind),
        two: word(/\b(?:both|two|three|the other|the \w+ one)\b/i.test(r.plain) ? ' ' : undefined),
        years: word(/\b(?:she|he)'?s (\d{1,2})\b/i.exec(r.plain)?.[1]),
      };
    },
    lines: [
      [DETAIL, 'warm', 'Please greet {n} from me, formally, as one does.'],
      [FOLLOW, 'playful', '{n} is a serious name for a {p}. Who chose it?'],
      [LIGHT, 'playful', 'How do I get on the right side of {n}? I come with no allergies and some snacks.'],
      [FOLLOW, 'direct', '{years} and in charge of the whole place, I suppose. Does {n} like visitors?'],
      [FOLLOW, 'warm', '{two}And who rules the house, {n} or the other one?'],
      [MEET, 'playful', 'I would like to be introduced to {n} one day. After a coffee with you first?'],
    ],
  }),
  small({
    name: 'my turn now',
    most: 34,
    when: /^(?:\S+\s+){5,}[\s\S]*?(?:^|[.!?,;] *)(?:(?:ok|okay|so|now|and|right|anyway) )?(?:(?:it'?s |its )?(?:ur|your) (?:turn|go)(?: now)?|over to (?:you|u)|now (?:you|u)(?: go)?|(?:you|u) (?:go|next))(?:[,.: -]+(?:so )?(?:what(?:'s| is| did| happened| are)|how(?:'s| is| was| did)|tell me)[^?]{2,50}\??)?\W*$/i,
    not: /\b(?:truths?|lie|dare|guess|game|quiz|riddle|question \d|would you rather|never have i|embarrass\w*|worst|favou?rite|confess\w*|apolog\w*|first (?:kiss|date))\b|\?[\s\S]*\?/i,
    // What the reader asked decides what is handed over.
    also: (r) => !/\?/.test(r.mine),
    places: (r) => ({
      x: word(
        group(
          latin(
            /\b(?:back from|did|finished|survived|had|after) (?<d>the (?:dawnie|dawn patrol|gym|school run|beach|hike|market|park ?run|morning shift|night shift|shops|late shift|early shift|meeting|pool))\b/iu,
          ),
          r.plain,
          'd',
        )?.toLowerCase(),
      ),
    }),
    lines: [
      [A, 'direct', 'My turn: [what you did today]. Yours is the better one so far.'],
      [A, 'warm', 'Good for you. On my side it was [what you did today].'],
      [LIGHT, 'playful', 'After {x} on your side, mine sounds lazy: [what you did today].'],
      [LIGHT, 'playful', 'I cannot beat that, but here goes: [what you did today].'],
      [
        LIGHT,
        'playful',
        'I cannot beat that and will not try. Are you warm and fed by now?',
        /\b(?:water|wave|surf|swim|swam|cold|degrees|rain|run|ran|hike|walk|ride|rode|cycl\w*|gym)\b/i,
      ],
      [
        DETAIL,
        'warm',
        'No regrets is a good score for a day. I will try to keep up.',
        /\bno regrets|zero regrets|worth it\b/i,
      ],
      [HONEST, 'playful', 'Mine had fewer events and more coffee. I liked yours better.'],
      [DETAIL, 'warm', 'I enjoyed that more than anything I have done today. What comes next on your side?'],
    ],
  }),
];
