/** Silences: who went quiet, why they say it was, and what they come back with. */

import { hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import type { Place, Places } from '../words/fill.ts';
import { feelingPlaces } from './feeling-places.ts';
import { once } from './once.ts';
import { thingsOf } from './salient.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const BACK =
  /\b(?:(?:sorry|apologi[sz]e|forgive)[^.!?]{0,30}\b(?:disappear\w*|vanish\w*|quiet|silence|late (?:answer|reply|response)|slow (?:reply|answer)|ghost\w*|delay|radio|gone|dropp\w+ off|awol|mia)|i(?:'ve been a coward| (?:disappeared|vanished|dropped off|went (?:quiet|silent|missing|off grid|under)|fell off))|i (?:totally |kind of |kinda )?ghosted (?:you|u)|i owe you (?:an? |the )?(?:apology|answer|reply|message|explanation)|shouldn'?t have gone quiet|i know it'?s been (?:\w+ )?(?:weeks|months|days|ages|forever)|it(?:'s| has) been (?:\w+ )?(?:weeks|months|ages|forever|a while)\b(?! since (?:i|my|the|a|anyone|anybody|you)\b(?! (?:last |properly )?(?:wrote|replied|answered|texted|messaged|spoke|chatted|logged|was (?:on|in touch))))|intermission|radio silence|hiatus|been a while\b(?! since (?:i|my|the|a|anyone|anybody|you)\b(?! (?:last |properly )?(?:wrote|replied|answered|texted|messaged|spoke|chatted|logged|was (?:on|in touch))))|long time(?: no|!|\.)|i never (?:answered|replied)|i owe you (?:about |like )?(?:\w+ )?(?:replies|answers|messages)|re-?downloaded|(?:offer|ticket|invitation|invite)[^?]{0,60}\bstill stand|you didn'?t do anything[.,] i |put everybody on a shelf|merry belated|(?:you|u) still mad\b|to a thing from \w+|hey+ stranger|hello+ stranger|hi stranger|from the dead|not a ghost|forgot i had this app|the algorithm served me|didn'?t know how to say hi|(?:was|got|felt) (?:so |too |really )?(?:embarrassed|ashamed|scared|awkward)\b[^.!?]{0,30}\b(?:hid|ran|disappeared|went quiet|avoided)|(?:got (?:scared|cold feet|overwhelmed)|panicked|chickened out|freaked out) and (?:ran|disappeared|vanished|stopped|left|bolted|went quiet)|no reply needed, i know|^\W*(?:(?:hey|hi|hello)[,!. ]+)?(?:so )?i'm back\b(?! (?:from|in|at|on|home|to))|^\W*guess who(?:'s back)?\W*$|remember me\b\W*$)/i;
/** Home from somewhere is no return after a silence. */
const ARRIVED =
  /\b(?:(?:just |only )?(?:got|came|am|i'?m|we'?re) (?:just )?(?:back|home)\b(?! to you)|back (?:from|in|at|home|on the)|home (?:from|at last|safe|now))\b/i;
const ILL =
  /\b(?:(?:was|been|am|i'?m) in (?:the )?hospital|broken? (?:wrist|arm|leg|ankle|foot|collarbone|rib|finger|toe)|(?:broke|fractured|tore) my|surgery|operation|(?:phone|bag|laptop|car|wallet)\b[^.!?]{0,15}\b(?:was |got )?(?:stolen|nicked|hacked|robbed|smashed|drowned|died|dead)|dropped my phone|stole my phone|got (?:into|hacked)[^.!?]{0,15}(?:insta|account)|lost my phone|new phone|covid|pneumonia|concussion)\b/i;
const FAMILY =
  /\b(?:m[ou]m|mother|dad|father|gran\w*|ouma|oupa|gogo|brother|sister|son|daughter|kid|wife|husband)\b[^.!?]{0,30}\b(?:got sick|was (?:sick|ill|in)|in (?:icu|hospital)|got better|is home|he'?s home|she'?s home|had (?:a|an))/i;
const CONFESSED =
  /\b(?:got (?:scared|overwhelmed|embarrassed|nervous|shy|in my head)|was (?:seeing someone|a coward|scared|embarrassed|overwhelmed|ashamed)|no (?:good )?excuse|i panicked|chickened out|cold feet|been a coward|felt (?:guilty|awkward|ashamed)|didn'?t know (?:what|how) to say|shouldn'?t have gone quiet)\b/i;
const LIFE =
  /\b(?:new (?:job|city|flat|house|phone|baby|puppy)|moved|exams?|work (?:ate|swallowed|has been|was)|signal|night ?shift|deadline|travel\w*|the farm|rural|rig|at sea|life (?:got|happened|went)|busy|crazy (?:week|month)|cousins)\b/i;

const MISS = /^\W*(?:i )?(?:really )?miss(?:ed|ing)? (?:u|you|ya|talking to (?:u|you))\W*$/i;
const MINE_QUIET =
  /\b(?:did i (?:do|say) (?:something|anything)|(?:put|scare|scared) you off|say too much|have i (?:done|said) (?:something|anything)|(?:is it|was it) something i (?:said|did)|are (?:you|u) (?:mad|angry|upset|annoyed) (?:at|with) me\b)/i;
/** They explain themselves and ask nothing. */
const EXPLAINED =
  /\b(?:didn'?t|did not|don'?t|do not|never) want(?:ed)? to (?:put|scare) (?:you|u) off\b|\bi should(?:'ve| have) (?:said|told)\b/i;
/** They name the reader's silence and ask about it. */
const WHERE =
  /\b(?:(?:haven'?t|havent|not|never) heard (?:a word |anything |much )?from (?:you|u)\b|(?:you|u) (?:just |simply |totally |kind of )?(?:disappear(?:ed)?|vanish(?:ed)?|ghost(?:ed)? me|fell off the (?:earth|map|planet))\b|where (?:have (?:you|u) been|did (?:you|u) (?:go|disappear|vanish)(?: to)?)\s*\?|(?:you(?:'ve| have)|uv) been (?:so |very |really |a bit |awfully )?(?:quiet|silent|mia|awol)\b|i (?:can )?see (?:you|u)(?:'ve| have)? (?:read|seen|opened) my (?:message|text|last)|radio silence from (?:you|u)|thought (?:you|u) (?:had )?(?:died|forgot(?:ten)? (?:about )?me|disappeared))/i;
const STILL =
  /^\W*(?:hello+|hey|hi|yo)?\W*(?:(?:are |r )?(?:you|u) (?:still )?(?:alive|there|dead|ok)(?: or\b.*)?|\?{2,}|anyone there|knock knock)\W*$/i;
const HINT =
  /\b(?:take (?:the|a) hint|unanswered|left (?:me )?on read|(?:this is |it'?s |we'?re )?fizzl\w+|(?:still no|never got a) reply|you(?:'ve| have)? (?:gone|went) quiet|not interested anymore\?|tumbleweed|(?:i )?guess (?:that'?s|you'?re) (?:it|a no)(?: then)?|seen but no|(?:i )?guess (?:you(?:'ve| have)?|ur) (?:lost interest|(?:are |re )?not (?:that )?(?:interested|into (?:me|it|this)))|you(?:'ve| have)? lost interest)\b/i;
/** The silence is let go in the same breath. */
const FORGIVEN =
  /\b(?:don'?t|do not|didn'?t|never) mind(?:ed)? (?:that |when |if )?(?:you|u)\b|\b(?:it'?s|that'?s|totally|all) (?:ok(?:ay)?|fine|alright|all right)\b[^.!?]{0,24}\b(?:you|u)(?:'ve| have)? (?:went|gone|go) quiet\b|\bi (?:get|understand) (?:it|why|that) (?:you|u)\b/i;
const DRY =
  /^\W*(?:yeah|ya|ja|yes|sorry|hey)?,?\s*(?:been|was|am|i'?m|just|so|super|really|crazy|bit) (?:so |super |really |crazy |a bit |very )*(?:busy|hectic|swamped)(?: (?:day|week|time|month))?(?:,? (?:lately|sorry|with work|at work|this week|today))*\W*$|^\W*(?:such a |crazy |really )*(?:hectic|busy|crazy|mad|full) (?:day|week|one|shift)\b[^.!?]{0,12}\b(?:will|i'?ll|talk|chat|text|write|shout)\b[^.!?]{0,20}\W*$/i;

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

const MINE = ['didIDoSomething', 'whereWereYou', 'stillThere', 'takingTheHint', 'dryBusy'] as const;
const RETURNS = ['mishap', 'family', 'confession', 'life', 'fromTheDead', 'bare', 'missing'] as const;

/** How they come back; undefined where they were never away. */
export const returnOf = once((r: Reading): (typeof RETURNS)[number] | undefined => {
  if (!calm(r) || r.action !== 'reply' || has(r, 'rejection_hard')) return undefined;
  if (MISS.test(r.plain) && r.conversation.length > 0) return 'missing';
  const cued =
    says(r, BACK) ||
    (has(r, 'ghost_return') &&
      !says(r, /\bowing a stranger|life happened\?/i) &&
      !says(r, ARRIVED) &&
      // A beginner's excuse, at the start.
      !says(r, /\bnew (?:to|at|on) (?:this|here|it|dating|the app|online)\b/i) &&
      ((!says(r, OTHERS_VANISH) && !hits(WHAT_THEY_WANT, r.mine)) || says(r, AWAY_MYSELF)));
  const hospital = says(r, /\bi was in (?:the )?hospital\b/i);
  if (!cued && !hospital) return undefined;
  if (says(r, FAMILY)) return 'family';
  if (says(r, ILL) && !says(r, /\bdam\b|\bdead\b/i)) return 'mishap';
  if (says(r, /\bdead\b|👻|\bghost\b|\bwitness protection|dust/iu) && r.style.words > 5) return 'fromTheDead';
  if (says(r, CONFESSED)) return 'confession';
  const sorry = says(r, /\b(?:sorry|apolog\w+|forgive|i owe you)\b/i);
  if (r.style.words <= 8 && !sorry) return 'bare';
  if (says(r, LIFE)) return 'life';
  return r.style.words <= 16 && !sorry ? 'bare' : 'life';
});

/** The silence is why they ask so carefully how something went. */
const ASKS_FOR_NEWS =
  /\b(?:any (?:news|word|update)|how did (?:it|the|your|ur)|did (?:you|u) (?:hear|get (?:it|the|in))|what happened (?:with|about|at))\b/i;

/** What they mind about the reader's silence. */
export const mineOf = once((r: Reading): (typeof MINE)[number] | undefined => {
  if (!calm(r) || has(r, 'rejection_hard')) return undefined;
  if (says(r, MINE_QUIET) && !says(r, EXPLAINED)) return 'didIDoSomething';
  if (says(r, WHERE) && !says(r, /\bsorry i|my (?:bad|fault)|miss(?:ed)? (?:the|my)\b/i))
    return 'whereWereYou';
  if (STILL.test(r.plain) && (r.conversation.length > 0 || says(r, /\balive\b/i))) return 'stillThere';
  if (
    says(r, HINT) &&
    !says(r, /\bsorry i|left you\b|my (?:bad|fault)/i) &&
    !says(r, ASKS_FOR_NEWS) &&
    !says(r, FORGIVEN)
  )
    return 'takingTheHint';
  if (DRY.test(r.plain)) return 'dryBusy';
  return undefined;
});

function places(r: Reading): Places {
  const base = feelingPlaces(r);
  const { plain } = r;
  const p = (words: string | undefined): Place | undefined => (words ? { words } : undefined);
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
    mishap: p(
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
    gap: p(gap),
    theirs: p(theirs),
    theirNeed: p(theirs && `[how the ${theirs} was]`),
    plan: p(plan && (/^(?:coffee|dinner|ramen|lunch|drinks?)$/.test(plan) ? plan : `the ${plan}`)),
    news: news ? { words: news, plural: /exams|days/.test(news) } : undefined,
    app: p(/\bapp\b/i.test(plain) ? 'the app' : undefined),
    reminder: p(reminder && !/^(?:you|your|u)\b/i.test(reminder) ? `the ${reminder}` : undefined),
    home: p(
      /\b(?:got better|is better|better now)\b/i.test(plain)
        ? 'better'
        : /\bhome\b/i.test(plain)
          ? 'home'
          : undefined,
    ),
    soup: p(
      /\b(soup|food|tea|porridge|coffee|pillows?)\b/i.exec(plain)?.[1]?.toLowerCase().replace(/^/, 'the '),
    ),
    antics: p(
      /\b(complaining|cheat(?:ing|s)|swearing|bossing|joking|moaning)\b/i
        .exec(plain)?.[1]
        ?.toLowerCase()
        .replace(/^cheats$/, 'cheating')
        .replace(/^cheating$/, 'cheating at cards'),
    ),
    missed: p(/\b(?:what'?d|what did|what have) i miss/i.test(plain) ? 'nothing and everything' : undefined),
    lost: p(
      lost &&
        (/day$/i.test(lost)
          ? lost[0]?.toUpperCase() + lost.slice(1).toLowerCase()
          : `the ${lost.toLowerCase()}`),
    ),
    due: p(
      due && (/day$/i.test(due) ? due[0]?.toUpperCase() + due.slice(1).toLowerCase() : due.toLowerCase()),
    ),
  };
}

const scene = (name: string, when: Scene['when'], list: Scene['lines']): Scene => ({
  name,
  alone: true,
  when,
  lines: list,
  places,
});

const lines = linesIn('silences');

export const GHOST_SCENES: readonly Scene[] = [
  ...MINE.map((kind) =>
    scene(`the reader was quiet: ${kind}`, (r) => mineOf(r) === kind, lines(`mine ${kind}`)),
  ),
  ...RETURNS.map((kind) => ({
    ...scene(`returned: ${kind}`, (r) => returnOf(r) === kind, lines(`theirs ${kind}`)),
    alone: /^(?:bare|missing|family)$/.test(kind),
  })),
  scene('returned, in any way', (r) => returnOf(r) !== undefined, lines('any return')),
];
