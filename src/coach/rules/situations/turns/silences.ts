/** Silences: whether they come back from one, and what they come back with. */
import { hits } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slots } from '../../words/fill.ts';
import { once } from '../once.ts';
import { flagged, has, says } from '../situation.ts';
import { feelingPlaces } from '../slots/feeling.ts';
import { thingsOf } from '../slots/things.ts';
import { filling, onlyWhere } from '../wrap.ts';

const BACK =
  /\b(?:(?:sorry|apologi[sz]e|forgive)[^.!?]{0,30}\b(?:disappear\w*|vanish\w*|quiet|silence|late (?:answer|reply|response)|slow (?:reply|answer)|ghost\w*|delay|radio|gone|dropp\w+ off|awol|mia)|i(?:'ve been a coward| (?:disappeared|vanished|dropped off|went (?:quiet|silent|missing|off grid|under)|fell off))|i (?:totally |kind of |kinda )?ghosted (?:you|u)|i owe you (?:an? |the )?(?:apology|answer|reply|message|explanation)|shouldn'?t have gone quiet|i know it'?s been (?:\w+ )?(?:weeks|months|days|ages|forever)|it(?:'s| has) been (?:\w+ )?(?:weeks|months|ages|forever|a while)\b(?! since (?:i|my|the|a|anyone|anybody|you)\b(?! (?:last |properly )?(?:wrote|replied|answered|texted|messaged|spoke|chatted|logged|was (?:on|in touch))))|intermission|radio silence|hiatus|been a while\b(?! since (?:i|my|the|a|anyone|anybody|you)\b(?! (?:last |properly )?(?:wrote|replied|answered|texted|messaged|spoke|chatted|logged|was (?:on|in touch))))|long time(?: no|!|\.)|i never (?:answered|replied)|i owe you (?:about |like )?(?:\w+ )?(?:replies|answers|messages)|re-?downloaded|(?:offer|ticket|invitation|invite)[^?]{0,60}\bstill stand|you didn'?t do anything[.,] i |put everybody on a shelf|merry belated|(?:you|u) still mad\b|to a thing from \w+|hey+ stranger|hello+ stranger|hi stranger|from the dead|not a ghost|forgot i had this app|the algorithm served me|didn'?t know how to say hi|(?:was|got|felt) (?:so |too |really )?(?:embarrassed|ashamed|scared|awkward)\b[^.!?]{0,30}\b(?:hid|ran|disappeared|went quiet|avoided)|(?:got (?:scared|cold feet|overwhelmed)|panicked|chickened out|freaked out) and (?:ran|disappeared|vanished|stopped|left|bolted|went quiet)|no reply needed, i know|^\W*(?:(?:hey|hi|hello)[,!. ]+)?(?:so )?i'm back\b(?! (?:from|in|at|on|home|to))|^\W*guess who(?:'s back)?\W*$|remember me\b\W*$)/i;
/** Home from somewhere is no return after a silence. */
const ARRIVED =
  /\b(?:(?:just |only )?(?:got|came|am|i'?m|we'?re) (?:just )?(?:back|home)\b(?! to you)|back (?:from|in|at|home|on the)|home (?:from|at last|safe|now))\b/i;
const ILL =
  /\b(?:(?:was|been|am|i'?m) in (?:the )?hospital|broken? (?:wrist|arm|leg|ankle|foot|collarbone|rib|finger|toe)|(?:broke|fractured|tore) my|surgery|operation|(?:phone|bag|laptop|car|wallet)\b[^.!?]{0,15}\b(?:was |got )?(?:stolen|nicked|hacked|robbed|smashed|drowned|died|dead)|dropped my phone|stole my phone|got (?:into|hacked)[^.!?]{0,15}(?:insta|account)|lost my phone|new phone|covid|pneumonia|concussion)\b/i;
const MISS = /^\W*(?:i )?(?:really )?miss(?:ed|ing)? (?:u|you|ya|talking to (?:u|you))\W*$/i;
const calm = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'clarify') &&
  !flagged(r, 'sexual_pressure', 'coercive_control', 'harassment', 'scam_money', 'scam_offplatform');
/** Who it is that vanishes: people on here, or the one they hope will not. */
const OTHERS_VANISH =
  /\b(?:someone|somebody|anyone|people|men|women|guys|girls|matches|they|who|not|don'?t|doesn'?t|won'?t|didn'?t|never|without)\b[^.!?]{0,40}\b(?:vanish|disappear|ghost)(?:es|s|ing|ed)?\b/i;
const AWAY_MYSELF =
  /\b(?:sorry|apolog\w+|forgive|i (?:just |kind of |kinda |totally )?(?:vanish|disappear|ghost)ed|i went|i was|i owe|back now)\b/i;
const WHAT_THEY_WANT =
  /\b(?:what|wat|who) (?:are|r|is it) (?:you|u) (?:actually |really )?(?:looking for|after|hoping (?:for|to)|here for)|\bwhat brings (?:you|u)|\bwhat (?:do|would) (?:you|u) want\b|\b(?:biggest|your) (?:ick|red flag|green flag|turn ?off|pet hate)|\bdeal-?breakers?\b/i;
function places(r: Reading): Slots {
  const base = feelingPlaces(r);
  const { plain } = r;
  const recalled = latin(
    /\b(?:about|thought (?:about|of)|for|hungry for|in the middle of telling me about|stop making|great at|do like|to see) ((?:the|that|our|my|your|those) )?((?:talk of )?\p{L}+(?: \p{L}+)?)(?= we\b|[.,!?]|$| isn| if| or| and| i\b)/giu,
  );
  const found = [...plain.matchAll(recalled)]
    .map(([, , noun]) =>
      noun
        ?.toLowerCase()
        .replace(/^talk of /, '')
        .replace(/ (?:we|or|if|and|i|now|again)$/, ''),
    )
    .filter(
      (noun): noun is string =>
        noun !== undefined &&
        !/^(?:it|this|that|you|being|me|us|months|weeks|ages|what|scared|saying|hi|laugh|anything|something|know|everything|no|a|the|how|two|three|one|nothing|reply|now)\b/.test(
          noun,
        ) &&
        !/\b(?:scared|months|weeks|know|silence|intermission|delay|absence)\b/.test(noun),
    );
  const things = thingsOf(r).filter(
    ({ words }) =>
      !/\b(?:phone|number|hospital|ward|wrist|stranger|app|reply|answer|sister|station|notes|algorithm|face|hint|hard feelings|city|job|ghost|silence|intermission|date|coward|lake|shelf|message)\b/i.test(
        words,
      ),
  );
  const noun = found.at(-1);
  const thing = noun ? { words: `the ${noun}`, plural: /[^s]s$/.test(noun) } : things[0];
  const mishap = ILL.exec(plain)?.[0].toLowerCase();
  const body = /\b(wrist|arm|leg|ankle|foot|collarbone|rib|finger|toe)\b/i.exec(plain)?.[1]?.toLowerCase();
  const gap =
    /\b((?:\d+|an?|two|three|four|five|six|a few|a couple of|several) (?:days|weeks|months|years|week|month|year))\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const theirs = latin(/\bhow (?:was|is|did) (?:the|your|that) ((?:\p{L}+ )?\p{L}+)(?: go)?\?/iu)
    .exec(plain)?.[1]
    ?.toLowerCase();
  const plan =
    latin(/\b(?:still (?:want|keen|up|on)[^.!?]{0,12}\b(?:see|go to|do|for|on) (?:that |the |a )?(\p{L}+))/iu)
      .exec(plain)?.[1]
      ?.toLowerCase() ??
    /(?:^|[.!?]\s+)(coffee|dinner|drinks?|lunch|a walk|ramen)\b[^.!?]{0,30}\?/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const lost =
    /\b(?:friday|saturday|sunday|monday|tuesday|wednesday|thursday)\b/i.exec(r.mine)?.[0] ??
    /\b(?:the|your|new) ((?:new )?(?:flat|job|neighbours?|tuba|trip|dog|course|interview|exhibition|hike))\b/i.exec(
      r.mine,
    )?.[1];
  const due =
    /\b(?:thursday|friday|saturday|sunday|monday|tuesday|wednesday|tonight|shifts?|coffee|dinner|\d ?pm|7)\b/i.exec(
      `${r.mine} ${r.conversation.map((turn) => turn.text).join(' ')}`,
    )?.[0];
  const reminder = latin(/\bsaw (?:a|an|the|your) ([\p{L} ]{3,30}?)(?: and| today|[.,!?]|$)/iu).exec(
    plain,
  )?.[1];
  const fresh = /\bnew (?:job|city|flat|house|baby|puppy|phone)\b/i.exec(plain)?.[0].toLowerCase();
  const news = fresh
    ? `the ${fresh}`
    : /\bsignal\b/i.test(plain)
      ? 'no signal'
      : /\bexam/i.test(plain)
        ? 'exams'
        : /\bhonest\b/i.test(plain)
          ? 'honesty'
          : undefined;
  return {
    ...base,
    thing,
    who: base.who,
    mishap: filledWith(
      /hospital/.test(mishap ?? '')
        ? 'the hospital'
        : body
          ? `the ${body}`
          : /phone|stole/.test(mishap ?? '')
            ? 'the phone'
            : /insta|account|hacked/.test(mishap ?? '')
              ? 'the hacked account'
              : mishap && 'all that',
    ),
    gap: filledWith(gap),
    theirs: filledWith(theirs),
    theirNeed: filledWith(theirs && `[how the ${theirs} was]`),
    plan: filledWith(plan && (/^(?:coffee|dinner|ramen|lunch|drinks?)$/.test(plan) ? plan : `the ${plan}`)),
    news: news ? { words: news, plural: /exams|days/.test(news) } : undefined,
    app: filledWith(/\bapp\b/i.test(plain) ? 'the app' : undefined),
    reminder: filledWith(reminder && !/^(?:you|your|u)\b/i.test(reminder) ? `the ${reminder}` : undefined),
    home: filledWith(
      /\b(?:got better|is better|better now)\b/i.test(plain)
        ? 'better'
        : /\bhome\b/i.test(plain)
          ? 'home'
          : undefined,
    ),
    soup: filledWith(
      /\b(soup|food|tea|porridge|coffee|pillows?)\b/i.exec(plain)?.[1]?.toLowerCase().replace(/^/, 'the '),
    ),
    antics: filledWith(
      /\b(complaining|cheat(?:ing|s)|swearing|bossing|joking|moaning)\b/i
        .exec(plain)?.[1]
        ?.toLowerCase()
        .replace(/^cheats$/, 'cheating')
        .replace(/^cheating$/, 'cheating at cards'),
    ),
    missed: filledWith(
      /\b(?:what'?d|what did|what have) i miss/i.test(plain) ? 'nothing and everything' : undefined,
    ),
    lost: filledWith(
      lost &&
        (/day$/i.test(lost)
          ? lost[0]?.toUpperCase() + lost.slice(1).toLowerCase()
          : `the ${lost.toLowerCase()}`),
    ),
    due: filledWith(
      due && (/day$/i.test(due) ? due[0]?.toUpperCase() + due.slice(1).toLowerCase() : due.toLowerCase()),
    ),
  };
}

const isBack = once(
  (r: Reading): boolean =>
    says(r, BACK) ||
    (has(r, 'ghost_return') &&
      !says(r, /\bowing a stranger|life happened\?/i) &&
      !says(r, ARRIVED) &&
      // A beginner's excuse, at the start.
      !says(r, /\bnew (?:to|at|on) (?:this|here|it|dating|the app|online)\b/i) &&
      ((!says(r, OTHERS_VANISH) && !hits(WHAT_THEY_WANT, r.mine)) || says(r, AWAY_MYSELF))) ||
    says(r, /\bi was in (?:the )?hospital\b/i),
);

export const SILENCES_CODE = {
  'minds a silence': onlyWhere((r) => calm(r) && !has(r, 'rejection_hard')),
  'after a silence': onlyWhere((r) => calm(r) && r.action === 'reply' && !has(r, 'rejection_hard')),
  'back again': onlyWhere(isBack),
  'what a silence names': filling(places),
  'returned, in any way': onlyWhere((r) => (hits(MISS, r.plain) && r.conversation.length > 0) || isBack(r)),
} as const;
