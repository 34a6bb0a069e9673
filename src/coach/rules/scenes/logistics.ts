/** On the way to each other: here, late, lost, parking, which door, what to bring. The mishap and the landmark are named. */

import { hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { normalise } from '../reading/text.ts';
import { linesIn } from '../situations/book.ts';
import type { Place } from '../words/fill.ts';
import {
  landmarks,
  lateBy,
  mishapOf,
  oddBeside,
  place,
  spot,
  timeIn,
  twoDoors,
  word,
} from './logistics-places.ts';
import { PRACTICALITIES, type Situation } from './logistics-practical.ts';
import { once } from './once.ts';
import { has, type Scene, says } from './scene.ts';
import { mineTopic, personIn, thingsIn } from './subjects.ts';

const LATE =
  /\b(?:running (?:\w+ ){0,2}(?:late|behind)|(?:only )?(?:just )?leaving (?:the house|home|work|now|the office)|\d+ (?:mins? |minutes? )?late|(?:be|am|i'm|im|bit|gonna be|so|slightly|few minutes|terribly) late|late[!,.]|eta\b|delayed|stuck (?:in|on|at|behind)(?! (?:my (?:head|mind|teeth)|bed|the couch|the sofa|hospital|the house|home))|traffic (?:is|was|jam)|broke(?:n)? down|trains? (?:off|cancelled|are off)|signal failure|missed (?:the|my) (?:bus|train|tram|taxi|stop)|(?:was|been|got) cancelled|taking forever|hasn'?t moved|not moving|at a standstill|flat tyre|turning (?:around|back)|\d+ more min|forgot my (?:wallet|phone|keys|ticket|id|bag)|(?:lift|elevator|escalator|car|bus|train|tram|door|lock) (?:is|has|was|got|'s) (?:broken|stuck|dead|out of order|died)|went past my stop|missed my stop|wrong (?:train|bus|tram)|pushing to|(?<!\b(?:you|u|they|she|he) (?:\w+ ){0,2})be there (?:by|at|around|in)|should be in at|driver (?:has|is|got|stopped))\b/i;

/** The reader is there, or nearly. */
const COMING =
  /\b(?:i'?m (?:here|outside|inside|at|by|in|near)|here,|come to|entrance|gate|door|parked|parking|on my way|nearly there|see you (?:at|there|by)|meet (?:you|me)|pin|location)\b/i;

/** `lost 31-12`: a match, not a way. */
const A_CONTEST =
  /\b(?:game|match|race|quiz|final|semi|derby|team|score|play(?:ed|ing)?|tournament|cup|league|chess|poker|pool|darts|bet|scrabble|trivia|parkrun|election|vote|case|rugby|cricket|football|soccer|padel|tennis|hockey|netball|bowls)\b/i;
const LOST_OTHERWISE =
  /\bdid i (?:leave|forget)\b|\d+ ?[-–] ?\d+|\blost (?:without (?:you|u)|for words|in (?:life|thought|translation|your eyes|the sauce|this chat|a book)|(?:these|most) days|lately|since|at (?:life|chess|cards|poker|pool|home))\b|\b(?:what do you mean|what(?:'s| is) an?\b|explain|what are we talking)\b/i;

const SITUATIONS: readonly Situation[] = [
  {
    name: 'no parking',
    cue: /\b(?:can'?t|cannot|cant|trying to|struggling to|still|battling to) find(?:ing)? (?:a |any )?(?:parking|park|a (?:parking )?(?:space|spot|bay))\b|\b(?:no|nowhere to|looking for|hunting for) park(?:ing)?\b/i,
    also: (r) => !says(r, /\b(?:yesterday|last (?:week|night)|always|every|never|ticket|fine)\b/i),
  },
  {
    name: 'asks home safe',
    cue: /\b(?:did (?:u|you) (?:get|make it) (?:home|back|in)\b(?! (?:late|so late|early|yesterday|from))|(?:u|you) (?:get|got|make it|made it) home (?:ok|okay|safe|alright)|home (?:ok|safe|alright)\?)\b/i,
    places: (r) => ({
      x: place(
        thingsIn(r).find(
          ({ kind, bare }) =>
            kind !== undefined || /road|garage|street|alley|bridge|station|walk/i.test(bare),
        ),
      ),
    }),
  },
  {
    name: 'home safe',
    cue: /^\W*(?:(?:i'?m |im |got |just got |made it |finally |am )?(?:home|back|in)\b(?:[.,! ]|$)|(?:got|made it|arrived) (?:home|back))|^\W*(?:in bed|safe|door locked|feet up)\b/i,
    also: (r) =>
      (/\b(?:home|safe|text me when|let me know when|in ok)\b/i.test(r.mine) ||
        says(r, /\b(?:home safe|safely home|made it home)\b/i) ||
        (r.mine !== '' && says(r, /\b(?:got home|made it home)\b/i))) &&
      r.questions.length === 0,
    places: (r) => ({
      x: place(
        thingsIn(r).find(
          ({ kind }) => kind === undefined || !/^(?:transit|home|clothes|road|car)$/.test(kind),
        ) ?? thingsIn(r)[0],
      ),
    }),
  },
  {
    name: 'at door',
    cue: /^\W*(?:i'?m |im )?(?:here|outside|downstairs|at the (?:door|gate))(?: now| already)?\W*$/i,
  },
  {
    name: 'where reader',
    cue: /\bwhere (?:r|are) (?:u|you)\b(?! (?:from|based|off to|going|at in|these))|\b(?:u|you) (?:here|close|nearly here|far)(?: yet)?\?|^\W*eta\s*\?|\bhow far (?:are|r) (?:you|u)\b(?! (?:with|along|into))/i,
    also: (r) =>
      r.style.words <= 8 &&
      (/\b(?:park|walk|way|there|outside|minute|here|leav|train|bus|uber|soon|late)/i.test(r.mine) ||
        r.mine === '') &&
      !says(r, /from\b/i),
  },
  {
    name: 'kept waiting',
    cue: /\b(?:(?:been|still) (?:waiting|standing|sitting) (?:here )?(?:for )?(?:half|an|\d|ages|forever|so long)|waiting (?:half an|an) hour|are (?:you|u) (?:even )?coming\b|(?:you|u) coming or not|did you forget|stood me up|(?:you|u) said (?:at |around )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?\b[^.!?]{0,14}\b(?:it'?s|its) (?:already |now |almost )?\d)/i,
    also: (r) =>
      (r.mine !== '' || says(r, /waiting|\b(?:you|u) said\b/i)) &&
      // Told of a wait that is over.
      !says(r, /\bi(?:'d| had) been (?:waiting|standing|sitting)\b|\byou were (?:lovely|great)\b/i),
  },
  {
    name: 'outside together',
    cue: /\b(?:meet|wait for) (?:u|you|me|outside)\b[^.!?]{0,60}\b(?:anxious|nervous|alone|scared|hate walking in|awkward|shy)\b|\b(?:anxious|nervous|scared|hate)\b[^.!?]{0,40}\b(?:walking|going) (?:in|into)\b/i,
  },
  {
    name: 'they see us',
    cue: /\b(?:i can see you|wrong way|other way|behind you|turn around|look (?:up|left|right|behind))\b/i,
    also: (r) => /\b(?:see you|by the|where|outside|here|standing|look)\b/i.test(r.mine),
    places: (r) => ({ m: place(mineTopic(r)) }),
  },
  {
    name: 'which time',
    cue: /\b(?:is it|was it|did we say|we said|are we saying) (?:\w+ ){0,3}\d{1,2}(?:[:.]\d{2})? or (?:half|\d)/i,
    places: (r) => {
      const better = r.conversation
        .filter(({ from }) => from === 'them')
        .map(({ text }) => timeIn(normalise(text).plain))
        .find(Boolean);
      return { at: word(better ?? /\d{1,2}[:.]\d{2}/.exec(r.plain)?.[0]) };
    },
  },
  {
    name: 'which door',
    cue: /\b(?:two|2|both|three) (?:number )?\d+'?s\b|\bwhich (?:buzzer|bell|flat|door)\b|\bwhich (?:house )?number (?:is|again|was)\b|\btwo (?:doors|buzzers|bells|number)/i,
    places: (r) => ({ x: word(/\bnumber \d+/i.exec(r.plain)?.[0]) }),
  },
  {
    name: 'which stop',
    cue: /\b(?:which|what) (?:bus |train |metro |gautrain )?(?:station|stop|exit|off-?ramp|turn ?off|platform|bus|train)\b[^.!]*\?/i,
    also: (r) =>
      says(r, /\b(?:should i|do i|must i|shall i|am i|get off|take|catch|closest|nearest)\b/i) &&
      !says(r, /\bor the\b/i),
    places: (r) => ({
      stop: word(
        /\b(?:station|stop|exit|off-?ramp|turn ?off|platform|bus|train)\b/i.exec(r.plain)?.[0].toLowerCase(),
      ),
    }),
  },
  {
    name: 'which of two',
    cue: /\bwhich (?:entrance|gate|door|side(?! of (?:town|the (?:city|family|bed)))|exit|platform|one|end|branch)\b|\bis it the [^?.!]{3,40} or the\b/i,
    also: (r) =>
      (says(r, /\bor\b|\bone with\b/i) ||
        landmarks(r).length > 0 ||
        (r.mine !== '' && thingsIn(r).length > 0)) &&
      // `which one is better, the navy?` asks for a taste, not for a way in.
      (says(r, /\bwhich (?:entrance|gate|door|exit|platform|branch)\b/i) ||
        has(r, 'logistics') ||
        says(r, /\bi'?m (?:here|outside|at|by|near)\b/i) ||
        (COMING.test(r.mine) && says(r, /\bwhich (?:side|end)\b|\bthe one (?:with|by|near|at)\b/i))) &&
      !says(r, /\bwhich (?:one|side|end) (?:is (?:better|best|nicer|yours)|(?:do|would|should) |and\b)/i),
    places: twoDoors,
  },
  {
    name: 'wrong pin',
    cue: /\b(?:pin|location|address|gps|maps?)\b[^.!?]{0,20}\b(?:wrong|off|sent me|took me|is lying|led me)\b|\b(?:sent|took|led) me to (?:a|the|some)\b/i,
    also: (r) => !says(r, /\blost\b|in a field/i),
    places: (r) => ({
      x: place(thingsIn(r).find(({ bare }) => !/\b(?:pin|map|gps|location|address)/i.test(bare))),
    }),
  },
  {
    name: 'wrong place',
    cue: latin(
      /\b(?:outside|at|in) the wrong (\p{L}+)|\bwrong (?:branch|entrance|side|cafe|café|door|station|one)\b/iu,
    ),
    // Somebody who laughs, claps or parks in it has not lost their way.
    also: (r) =>
      !says(
        r,
        /\b(?:nod\w*|clapp?\w*|laugh\w*|cried|sang|sing\w*|played|came in|turn\w* up in|sneez\w*|put|hung|parked?|stuck|pain|hurt|sore|ball|hit|bite|bit|said|sat|stood up|woke|sense of humour) (?:\w+ ){0,3}(?:at|in|on) the wrong\b|\bwrong (?:moment|time|place at the wrong time|thing|order|key|note|part|bit|hands|century|side of)\b/i,
      ),
    places: (r) => ({
      xb: word(
        latin(/\bwrong (\p{L}+)/iu)
          .exec(r.plain)?.[1]
          ?.replace(/^(?:one|side)$/i, 'place'),
      ),
    }),
  },
  {
    name: 'lost',
    cue: /^\W*(?:(?:i'?m |im |ok i'?m |help |help i'?m )(?:a (?:bit|little) |so |very )?lost\b|(?:a (?:bit|little) |so |very )?lost(?=\W*$|\s*[.!,;?]|\s+(?:(?:you|u) (?:in|at|near)|again|already|here|near|somewhere|around|outside|behind|between|trying|pls|please|help|in (?:the|a|your|this|some)\b)))|\b(?:i think i'?m|(?:i'?m|im) (?:a (?:bit|little)|so)|totally|completely|hopelessly|am) lost\b|\bgps (?:says|thinks)\b|\bcan'?t find (?:it|you|the (?:place|door|entrance))\b|\b(?:i'?m|im) in (?:a|some) (?:field|car park|industrial estate|cul-de-sac)\b/i,
    also: (r) => !A_CONTEST.test(r.mine) && !says(r, A_CONTEST) && !says(r, LOST_OTHERWISE),
    places: (r) => ({
      x:
        thingsIn(r).length > 0
          ? place(thingsIn(r).find(({ kind }) => kind !== undefined && kind !== 'phone') ?? thingsIn(r)[0])
          : landmarks(r)[0],
    }),
  },
  ...PRACTICALITIES,
  {
    name: 'moved room',
    cue: /\b(?:moved (?:us|me|to)|upstairs|round the back|other table|changed tables?|different table|in the back)\b/i,
    also: (r) => has(r, 'logistics') || says(r, /can'?t miss/i),
    places: (r) => ({ x: place(thingsIn(r)[0]) ?? landmarks(r)[0] }),
  },
  {
    name: 'wet',
    cue: /\b(?:pouring|rain(?:ing|s)?(?! ?check)|storm(?:ing)?|chucking it down|drizzl\w+|bucketing|thunder\w*|hail(?:ing)?|weather|forecast)\b/i,
    also: (r) =>
      (has(r, 'plan_reschedule', 'logistics', 'plan_propose') ||
        says(
          r,
          /\b(?:outside|outdoors?|picnic|braai|umbrella|still (?:on|go|meet|sit)|plan b|move it)\b/i,
        )) &&
      says(r, /\?|\bor\b/i) &&
      // The forecast that a plan has already reckoned with asks for no other one.
      !says(
        r,
        /\b(?:forecast|weather)\b[^.!?]{0,40}\bso (?:i want|let'?s|we (?:start|go|leave|meet|should))\b/i,
      ) &&
      !says(r, /\byour (?:photo|profile|bio)\b/i),
    places: (r) => ({
      x: word(
        /\b(?:covered \p{L}+|stoep|veranda|indoors?|inside|caf[eé]|coffee|museum|roof)(?: at \p{Lu}[\p{L}']+)?/iu
          .exec(r.plain)?.[0]
          ?.toLowerCase()
          .replace(/\bat \p{Ll}/u, (at) => at.toUpperCase().replace('AT', 'at'))
          .replace(/^(?!inside|indoors?|coffee)/i, 'the ')
          .replace(/Covered/, 'covered'),
      ),
    }),
  },
  {
    name: 'order me',
    cue: /\b(?:order|get|grab) me (?:a|an|some|something|the|whatever)\b/i,
    places: (r) => ({
      x: mishapOf(r),
      drink: word(
        /\b(?:order|get|grab) me (?:(?:a|an|some|something|the) )?([^.!?,]{3,40})/i
          .exec(r.plain)?.[1]
          ?.trim()
          .toLowerCase()
          .replace(/^(?=(?:cold|hot|warm|strong|sweet|wet|fizzy|small|big|nice)\b(?! \w))/, 'something '),
      ),
    }),
  },
  {
    name: 'arrival',
    cue: /\b(?:(?:i|we|flight|plane|it|i'?ll|we'?ll|to|just|safely|finally) (?:\w+ )?land(?:s|ed|ing)?|landing (?:at|in|on|now|around|about|\d)|^\W*landed|touch(?:es|ed)? down|gautrain|airport|boarding|train (?:gets|arrives|is) (?:in|at))\b/i,
    also: (r) =>
      !LATE.test(r.plain) &&
      (has(r, 'logistics', 'share_info') || says(r, /\bat\b/)) &&
      says(r, /\d/) &&
      !says(r, /\b(?:years ago|last (?:year|month|week)|as a kid|left me|own land)\b/i),
    places: (r) => ({
      x:
        place(
          thingsIn(r).find(({ bare }) =>
            /\b(?:bags?|luggage|suitcase|passport|customs|gautrain|train|bus)\b/i.test(bare),
          ),
        ) ??
        word(
          /\b(?:bags|luggage|customs|passport control)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^bags/, 'the bags'),
        ),
      where: word(
        /\b(?:at|from|to|in) (\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?|rosebank|sandton|the stop|the station|arrivals|park station)\b/u
          .exec(r.plain)?.[1]
          ?.replace(/^\p{Ll}(?=osebank|andton)/u, (letter) => letter.toUpperCase()),
      ),
      at: word(timeIn(r.plain)),
    }),
  },
  {
    name: 'late mishap',
    cue: LATE,
    also: (r) => mishapOf(r) !== undefined && isLate(r),
    places: (r) => {
      const x = mishapOf(r);
      return { x, odd: oddBeside(r, x) };
    },
  },
  { name: 'late plain', cue: LATE, also: isLate, places: (r) => ({ late: lateBy(r) }) },
  {
    name: 'on way',
    cue: latin(
      /^\W*(?:omw|on (?:my|the) way|leaving (?:now|the \p{L}+|work|home|in \d)|otw|just left|with you in|\d{1,2} ?(?:mins?|minutes|m)\W*$|en route|be there (?:now|soon|just now|in \d+))(?:\b|$)/iu,
    ),
    also: (r) => r.style.words <= 25 && !says(r, /\?/),
    places: (r) => ({
      x: place(thingsIn(r).find(({ bare }) => !/^(?:office|house|work|home)$/i.test(bare)) ?? personIn(r)),
      mins: word(/\b(\d{1,2}) ?(?:mins?|minutes|m\b|$)/i.exec(r.plain)?.[1]),
    }),
  },
  {
    name: 'take time',
    cue: /^\W*(?:(?:no|don'?t) (?:rush|hurry|worry)|take (?:your|ur) time|no stress|all good|no probs?)\b/i,
    also: (r) =>
      /\b(?:on my way|omw|late|leaving|nearly|almost|traffic|parking|coming|minutes|mins|stuck|be there)\b/i.test(
        r.mine,
      ),
    places: (r) => ({ x: thingOrNothing(r) }),
  },
  {
    name: 'show yourself',
    cue: /\b(?:which (?:one )?(?:are you|is you)|there (?:are|r|is) (?:like )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+|loads of|so many|several) |i (?:can )?see (?:two|three|four|\d|several|a few|about)|do something|wave (?:at me|or something)|can'?t see (?:you|u)|where exactly|what are (?:you|u) wearing)\b/i,
    also: (r) =>
      /\b(?:wearing|i'?m (?:the|at|by|in|outside|here)|scarf|hat|coat|shirt|table|jacket)\b/i.test(r.mine),
    places: (r) => {
      const mine = mineTopic(r);
      return mine?.kind === 'clothes' ||
        /\b(?:scarf|hat|coat|shirt|jacket|dress|umbrella|bag)\b/i.test(mine?.bare ?? '')
        ? { m: place(mine) }
        : { at: place(mine) };
    },
  },
  {
    name: 'facility',
    cue: /\b(?:dog|kid|child|wheelchair|pram|vegan)[- ]?friendly\b|\bwhat'?s the (?:wifi|toilet|food|seating|heating|smoking) (?:situation|like)\b|\bis there (?:wifi|a toilet|a loo|heating|shade|food|a bar|a lift|an atm|coffee|seating)\b|\bdo they (?:do|have|serve|take|allow)\b[^.!]*\?/i,
    places: (r) => ({
      x:
        word(
          /\b(?:wifi|dogs?|toilet|loo|heating|shade|food|lift|atm|seating|pram|wheelchair|vegan food|decaf|kids)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^/, 'the '),
        ) ?? place(thingsIn(r)[0]),
      odd: place(thingsIn(r).find(({ bare }) => !/\b(?:wifi|dog|situation|place)\b/i.test(bare))),
    }),
  },
  {
    name: 'landmark',
    cue: latin(
      /(?<!\b(?:while|when|whenever|if|until|till|since|because|that|after) )\b(?:i'?m|im|i am) (?:(?:already |now |still |just |sitting |standing |waiting |parked )?(?:by|at|under|next to|behind|near|inside|outside|here)\b|wearing\b|on the (?:bench|steps|wall|corner|stoep|terrace|patio|bridge|platform|swings|bonnet)\b|in (?:the|a|an|my|some|front|aisle|row|seat|\p{L}+ street)\b|the (?:\p{L}+ ){1,3}(?:in|with|by|at|near|next to|under|behind|outside|wearing|waving|standing|sitting|holding|leaning)\b)|\b(?:meet|find|spot) me (?:by|at|under|next to|behind|near|in|inside|outside|here)\b|\bjust parked\b|(?:^|[.!?,;]\s*|\b(?:i|we|i'?ve|we'?ve|i'?m|im|all|finally|ok) )parked\b|\bcan'?t miss me\b|(?:^|[.!?,;]\s*|\b(?:so|just|and|then|or|but) )look (?:out )?for (?:a|the|me)\b|\b(?:can|do) you see (?:a|the)\b|\bthat'?s me\b|\bjust (?:arrived|got here)\b|\bgot (?:us )?a table\b/iu,
    ),
    also: (r) =>
      (has(r, 'logistics') ||
        says(
          r,
          /\b(?:parked|can'?t miss|look (?:out )?for (?:a|the|me)|i'?m (?:[a-z]+ )?(?:next to|by the))\b/i,
        )) &&
      // Where they are now: no day to come, no time gone by, no picture, no errand.
      r.times.every(({ kind, text }) => kind === 'hour' || /\b(?:now|today|tonight)\b/i.test(text)) &&
      !says(
        r,
        /\b(?:yesterday|last (?:night|week|year|time)|years? ago|i(?:'m)? always|that was (?:that|why|it|me)|(?:and )?then i (?:sat|stood|waited|walked|drove)|if i (?:seemed|was) (?:a bit )?\p{L}+|i got there|(?:photo|pic|picture|profile)\b(?! (?:of|from) (?:the|where))|i'?m the one (?:who|that|\p{L}+ing (?!at|by|in|with|under|near|next|behind|outside|a |the )))/iu,
      ) &&
      (!says(r, /\bthat'?s me\b/i) ||
        says(
          r,
          /\b(?:see|spot|look|wav\w+|standing|sitting|outside|hat|coat|jacket|scarf|shirt|crutch|car)\b/i,
        )) &&
      (landmarks(r).length > 0 || thingsIn(r).length > 0) &&
      !says(
        r,
        /\b(?:your (?:house|flat|window|place)|i'?m at (?:the gym|work|home|my)|i'?m in (?:a|the) (?:bath|kitchen|hospital|city|mood)|i'?m at the kids'? table|visitor code|access code|recognise me by|recognize me by|at the hospital all|coupled up)\b/i,
      ) &&
      r.action === 'reply',
    places: spot,
  },
];

/** Late for us, rather than a late reply, shift or night. */
function isLate(r: Reading): boolean {
  return (
    !says(
      r,
      /\b(?:can|could|shall|mind if) we (?:make it|push|move|do|say|shift)\b|\b(?:push|move|shift) (?:it|us|to)\b/i,
    ) &&
    !says(
      r,
      /\b(?:born|period|blamed me)\b|\blate (?:reply|response|shift|night|bus home)|sorry (?:for the|i'?m) late repl|\b(?:yesterday|last (?:week|night|year))\b|\bcancel(?:led)? (?:on (?:you|u|us)|our)\b/i,
    ) &&
    !has(r, 'plan_decline', 'rejection_hard', 'grief', 'ghost_return') &&
    // It was so, and is over.
    !says(r, /\bi was (?:\w+ )?(?:\w+ (?:minutes?|mins?|hours?) )?late\b(?! (?:because|cos|sorry))/i) &&
    !says(
      r,
      /\bif (?:we|you|i|u) (?:were|are|got|get|had)\b|\b(?:imagine|would you|years? ago|once got|i once)\b/i,
    ) &&
    (has(r, 'logistics') ||
      says(
        r,
        /\b(?:running (?:\w+ ){0,2}(?:late|behind)|sorry|late|eta|(?<!\b(?:you|u|they|she|he) (?:\w+ ){0,2})be there|stuck|pushing to|should be in|parking|my stop)\b/i,
      ) ||
      /\b(?:i'?m (?:at|here|inside|by)|come up|on my way|see you|waiting|table|parked|floor)\b/i.test(r.mine))
  );
}

const thingOrNothing = (r: Reading): Place | undefined => place(thingsIn(r)[0]);

const situationOf = once((r: Reading): Situation | undefined =>
  r.kind === 'words' &&
  r.language.base === 'en' &&
  (r.style.words <= 60 || LATE.test(r.plain)) &&
  !has(r, 'rejection_hard', 'grief', 'sexual', 'insult')
    ? SITUATIONS.find(({ cue, also }) => hits(cue, r.plain) && (also?.(r) ?? true))
    : undefined,
);

const said = linesIn('on the way');

export const LOGISTIC_SCENES: readonly Scene[] = SITUATIONS.map((situation) => ({
  name: `on the way: ${situation.name}`,
  alone: true,
  when: (r) =>
    r.action !== 'safety' && r.action !== 'warn' && r.action !== 'support' && situationOf(r) === situation,
  lines: said(situation.name),
  places: (r) => situation.places?.(r) ?? {},
}));

const SURE =
  /^on the way: (?:late|outside together|asks home safe|which time|kept waiting|which of two|which stop|bring|dress|parking|no parking|lost|bike|landmark)/;

/** Said in so many words, so no feeling or limit beside it should be taken for the point. */
export const SURE_LOGISTIC_SCENES: readonly Scene[] = LOGISTIC_SCENES.filter(({ name }) =>
  SURE.test(name),
).map((scene) => ({
  ...scene,
  when: (r: Reading) =>
    scene.when(r) &&
    r.flags.length === 0 &&
    (!/late/.test(scene.name) ||
      says(
        r,
        latin(
          /\b(?:running (?:\p{L}+ ){0,2}(?:late|behind)|\d+ (?:mins? |minutes? )?late|(?:be|gonna be|going to be|might be|will be|i'?ll be) (?:a (?:bit|little|few minutes) |so |slightly |super |\d+ \p{L}+ )?late|eta|be there (?:in|by|at)|\d+ more mins?)\b/iu,
        ),
      )),
}));
