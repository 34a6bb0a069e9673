/** Said one way and meant another: yeses in odd words, digs, half sentences, corrections. Read before the plain situations. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { readSalient } from '../reading/salient.ts';
import { readTimes } from '../reading/times.ts';
import { linesIn } from '../situations/book.ts';
import { placesFor, salientOf } from '../words/about-salient.ts';
import type { Place, Places } from '../words/fill.ts';
import type { Scene } from './scene.ts';

const calm = (r: Reading): boolean => r.action === 'reply' && r.flags.length === 0;
const short = (r: Reading, words: number): boolean => r.style.words <= words;

const x = (r: Reading): Places => {
  const best = salientOf(r).find(({ asked }) => !asked) ?? salientOf(r)[0];
  return best ? placesFor(best) : {};
};

/** What the reader's last turn was about: `the brewery`, `the birthday drinks`. */
function mine(r: Reading): Place | undefined {
  const [best] = readSalient(r.mine, r.minePhrases, [], false);
  return best && { words: best.words.replace(/^your /, 'the '), plural: best.plural };
}

const upper = (text: string): string =>
  text.replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
    (day) => (day[0] ?? '').toUpperCase() + day.slice(1).toLowerCase(),
  );

/** The day and place that stand in the reader's proposal: `Tuesday at the brewery`. */
function proposed(r: Reading): Place | undefined {
  const time = readTimes(r.mine)
    .filter(({ polarity }) => polarity !== 'out')
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
  const where = /\b(?:at|in) (?:the |my |your )?[\p{L}' ]{3,24}(?=[?.!,]|$)/u.exec(r.mine)?.[0] ?? '';
  const words = [time, time.includes(where) ? '' : where].filter(Boolean).join(' ');
  return words ? { words: upper(words) } : undefined;
}

const lastTime = (r: Reading): Place | undefined => {
  const time = r.times.filter(({ polarity }) => polarity !== 'out').at(-1) ?? r.times.at(-1);
  return time && { words: upper(time.text) };
};

const SORRY =
  /\b(?:sorry|apolog\w+|my fault|my bad|forgot|missed|overslept|fell asleep|stood you up|messed up)\b/i;
const ASKED_AFTER_THEM =
  /\b(?:you (?:seem|sound|look|seemed)|are you (?:ok|okay|alright|sure)|everything (?:ok|okay)|what'?s (?:wrong|up|going on)|did i (?:do|say)|you (?:ok|okay|good)|is something)\b/i;
const DIET =
  /\b(?:halal|kosher|vegan|vegetarian|veggie|pescatarian|allerg\w*|epipen|coeliac|celiac|gluten|sesame|lactose|(?:no|nothing with|can'?t (?:have|eat)|don'?t eat|off) (?:nuts|pork|dairy|eggs|shellfish|alcohol|meat|fish|gluten|sugar|sesame|peanuts))\b/i;

const said = linesIn('twists');

const scene = (name: string, when: (r: Reading) => boolean, places?: (r: Reading) => Places): Scene => ({
  name,
  alone: true,
  when: (r) => calm(r) && r.language.base === 'en' && when(r),
  lines: said(name),
  ...(places ? { places } : {}),
});

export const TWIST_SCENES: readonly Scene[] = [
  scene(
    'what they look for on here',
    (r) =>
      r.conversation.length === 0 &&
      /\b(?:what|who|anything)(?:'re| are| r|'s)? (?:(?:are|r) )?(?:you|u|ya) (?:actually |really )?(?:looking for|hoping (?:for|to find)|after on here|here for)\b|\byou looking for (?:on|in)\b/i.test(
        r.plain,
      ),
  ),
  scene(
    'they say fine after an apology',
    (r) =>
      SORRY.test(r.mine) &&
      short(r, 9) &&
      !r.style.laughs &&
      /^\W*(?:(?:it'?s|its|that'?s|i'?m) (?:fine|ok|okay|cool|whatever)|fine|whatever|ok|k|sure|\d+\/10|would be|no it'?s fine)\b/i.test(
        r.plain,
      ),
    (r) => ({ o: mine(r) ?? { words: readTimes(r.mine)[0]?.text ?? 'that' } }),
  ),
  scene(
    'nothing is wrong, they say',
    (r) =>
      ASKED_AFTER_THEM.test(r.mine) &&
      short(r, 6) &&
      !r.style.laughs &&
      /^\W*(?:nothing(?:'?s| is)? ?(?:wrong|really)?|i'?m (?:fine|ok|okay|good)|im (?:fine|ok|good)|fine|no|nah|all good|just tired)\b/i.test(
        r.plain,
      ),
  ),
  scene(
    'a sentence left half said',
    (r) =>
      short(r, 13) &&
      r.questions.length === 0 &&
      /^\W*(?:it'?s not that i (?:don'?t|didn'?t)|i'?d (?:love|like) to(?: say yes| but)?\W*$|i (?:want|wish|wanted) to\W*$|i wish i could\W*$|it'?s complicated|i would but|part of me wants)[^,;]*$/i.test(
        r.plain,
      ) &&
      !latin(/\b(?:see you|meet you on|join)\b.*\d|\bon \p{L}+day\b/iu).test(r.plain),
    (r) => ({ p: mine(r) ?? proposed(r) }),
  ),
  scene(
    'yes in odd words',
    (r) =>
      short(r, 8) &&
      r.mine !== '' &&
      /^\W*(?:no,? (?:yeah|yes|yep|ja)\b|(?:yeah|yes|ja),? no,? (?:that|it|this|i'?m in|sounds|for sure|totally)|ja nee(?![ ,.]+(?:you|ur|your|shame|eish|hey)\b))/i.test(
        r.plain,
      ) &&
      !/\b(?:can'?t|won'?t|not|sorry)\b/i.test(r.plain),
    (r) => ({ when: proposed(r), p: mine(r) }),
  ),
  scene(
    'no in odd words',
    (r) =>
      short(r, 10) &&
      r.mine !== '' &&
      /^\W*(?:yeah|yes|ja|yah),? (?:no|nah)\b[^?]*\b(?:can'?t|cannot|won'?t|sorry|not)\b/i.test(r.plain),
    (r) => ({ p: mine(r) ?? proposed(r) }),
  ),
  scene(
    'the last time they name counts',
    (r) =>
      r.times.length >= 2 &&
      short(r, 16) &&
      /\b(?:no wait|wait no|scrap that|actually no|final answer|make that|no actually|i mean|ugh)\b/i.test(
        r.plain,
      ) &&
      r.questions.length === 0,
    (r) => ({ t: lastTime(r) }),
  ),
  scene(
    'not a no, only not then',
    (r) =>
      /\bnot saying no\b|\bit'?s not a no\b/i.test(r.plain) &&
      // Where they put something else forward, that wants the answer.
      !/\b(?:can|could|shall|should|what if) we (?:\w+ )?(?:do|go|have|try|meet|just)\b|\b(?:how|what) about\b|\binstead\b/i.test(
        r.plain,
      ),
    (r) => {
      const after = latin(
        /\bnot (?:before|until|till) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|(?:the )?\p{L}+)/iu,
      ).exec(r.plain)?.[1];
      const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(r.plain)?.[0];
      return {
        after: after ? { words: after } : undefined,
        day: day ? { words: upper(day) } : undefined,
        ...x(r),
      };
    },
  ),
  scene(
    'yes with an exception',
    (r) =>
      short(r, 20) &&
      r.mine !== '' &&
      /^\W*(?:sounds (?:good|great|lovely|perfect|amazing)|yes(?: please)?|i'?m in|love it|perfect|great|deal)\b[^.?!]*\b(?:except|apart from|minus|but not|just not)\b/i.test(
        r.plain,
      ),
    (r) => {
      const bit = /\b(?:except(?: for)?|apart from|minus|but not|just not) ([^.!?,]{4,48})/i.exec(
        r.plain,
      )?.[1];
      return { bit: bit ? { words: bit.trim().replace(/\bwe wake up\b/i, 'we wake up') } : undefined };
    },
  ),
  scene(
    'they want another idea',
    (r) =>
      r.mine !== '' &&
      /\b(?:any )?(?:other|better|more|different|new) (?:ideas?|suggestions?|options?|plans?)\b\W*(?:\?|pls|please|$)|\bideas (?:pls|please)\b|\bgot (?:anything|something) else\b/i.test(
        r.plain,
      ),
    x,
  ),
  scene(
    'on again after all',
    (r) =>
      /\bcancel the cancellation\b|\bun-?cancel\b|\b(?:back on|on again|can make it) (?:after all|now|tonight)?\b|\bi'?m (?:all )?yours (?:from|after|at)\b/i.test(
        r.plain,
      ) &&
      r.mine !== '' &&
      r.times.some(({ polarity }) => polarity !== 'out'),
    (r) => ({ t: lastTime(r), ...x(r) }),
  ),
  scene(
    'mock refusal that is a yes',
    (r) =>
      /\b(?:no,? )?i'?d (?:hate|loathe|despise) to (?:see|come|go|meet|join|have)\b|\babsolutely hate it\b|\b(?:definitely|absolutely) not (?:free|coming|interested)\b[^?]{0,40}\bunless\b/i.test(
        r.plain,
      ),
    (r) => ({ when: lastTime(r), unless: unlessOf(r), ...x(r) }),
  ),
  scene(
    'a dig at the profile',
    (r) =>
      r.conversation.length === 0 &&
      /\b(?:another|yet another)\b[^.?!]{0,30}\b(?:photo|pic|picture|man|woman|guy|girl|bloke|profile|person|one)\b|\bhow (?:original|rare|unique|creative|brave|refreshing)\b/i.test(
        r.plain,
      ) &&
      (r.sarcastic || /\b(?:oh great|great\.|wow|another)\b/i.test(r.plain)),
    (r) => {
      const liked = latin(/\b(?:loves?|likes?|into|enjoys?) (\p{L}+ing)\b/iu).exec(r.plain)?.[1];
      return liked ? { x: { words: liked.toLowerCase() }, bare: { words: liked.toLowerCase() } } : x(r);
    },
  ),
  scene(
    'a dig at slow answers',
    (r) =>
      /\byou never (?:reply|answer|write|text)|\bmystery alive\b|\bany (?:later|slower)\b|\bleft (?:me )?on read\b|\b(?:record|lightning) (?:speed|fast)\b|\btook you long enough\b|\bonly took (?:you )?(?:\d+|a|two|three) (?:days?|weeks?|hours?)\b/i.test(
        r.plain,
      ) && r.style.words <= 22,
  ),
  scene(
    'they laugh at my story',
    (r) =>
      r.mine !== '' &&
      r.style.laughs &&
      short(r, 16) &&
      /\b(?:i'?m|im) (?:dying|dead|crying|screaming|weak|wheezing|finished|deceased)\b/i.test(r.plain),
    (r) => ({ m: mine(r), ...x(r) }),
  ),
  scene(
    'they put me right',
    (r) =>
      r.mine !== '' &&
      latin(
        /^\W*(?:thanks but |haha |lol |actually |ok but |no,? )*(?:it'?s (?:doctor|pronounced|actually)|not the \p{L}+,? (?:that|it)'?s|that'?s my (?:twin|brother|sister|cousin|friend|mom|mum|dad|flatmate)|wrong (?:twin|sister|brother|person)|i'?m (?:a he|a she|not a)|actually i'?m (?:a he|a she|not))/iu,
      ).test(r.plain),
    x,
  ),
  scene(
    'a limit on what they eat, and a yes',
    (r) =>
      DIET.test(r.plain) &&
      /\b(?:dinner|lunch|eat|cook|restaurant|place|food|tonight|sunday|saturday|friday|burgers?|tacos?|falafel|braai|hungry|supper|brunch|kitchen|come over)\b/i.test(
        `${r.mine} ${r.plain}`,
      ) &&
      r.mine !== '' &&
      !/\b(?:sober|drink|gin|wine|beer)\b/i.test(r.plain),
    (r) => {
      const diet = DIET.exec(r.plain)?.[0]
        .toLowerCase()
        .replace(/^(?:no|nothing with|can'?t (?:have|eat)|don'?t eat|off) /, 'no ');
      const swap = /\b(?:swap|switch|change|go) to (the [^.?!,]{3,40})|\bhow about (the [^.?!,]{3,40})/i.exec(
        r.plain,
      );
      const said = diet && /^allerg|epipen/.test(diet) ? 'the allergy' : diet;
      return {
        diet: said ? { words: said } : undefined,
        swap: swap ? { words: (swap[1] ?? swap[2] ?? '').trim() } : undefined,
        when: proposed(r),
      };
    },
  ),
  scene(
    'they cannot stop thinking about it',
    (r) =>
      latin(
        /\b(?:can'?t|cannot|couldn'?t) (?:not|stop|help) think(?:ing)? (?:about|of) (?:that|the|our|your) [\p{L}' ]{3,30}/iu,
      ).test(r.plain) && short(r, 14),
    (r) => {
      const it =
        latin(/\bthink(?:ing)? (?:about|of) ((?:that|the|our|your) [\p{L}']+(?: \p{L}+)?)/iu).exec(
          r.plain,
        )?.[1] ?? '';
      return {
        x: { words: it.replace(/^your/i, 'my') },
        bare: { words: it.replace(/^(?:that|the|our|your) /i, '') },
      };
    },
  ),
  scene(
    'a compliment dressed as a complaint',
    (r) =>
      /\byou(?:'ve| have)? (?:have )?ruined me\b|\bhope you'?re (?:happy|pleased|proud)(?: with yourself)?\b|\bthis is (?:all )?your fault\b|\byou(?:'re| are) (?:the worst|a menace|a bad influence)\b/i.test(
        r.plain,
      ) &&
      !r.intents.has('harassment') &&
      !r.intents.has('insult'),
    x,
  ),
  scene(
    'they do not believe me',
    (r) =>
      r.mine !== '' &&
      short(r, 12) &&
      r.questions.length === 0 &&
      /^\W*(?:yeah right|sure you|as if|pull the other|liar|no way|prove it|i don'?t believe (?:you|it)|pics or it|and i'?m the (?:queen|king|pope))\b/i.test(
        r.plain,
      ),
    (r) => ({ m: mine(r) }),
  ),
  scene(
    'they were right all along',
    (r) =>
      r.mine !== '' &&
      /^\W*(?:well well|look who|if it isn'?t|told you|i told you|i knew it|called it|someone said they'?d never)\b/i.test(
        r.plain,
      ) &&
      short(r, 22),
    (r) => ({ m: mine(r) }),
  ),
  scene(
    'they give in',
    (r) =>
      r.mine !== '' &&
      short(r, 22) &&
      /^\W*(?:ok |okay |fine,? )*(?:you win|you were right|i was wrong|i stand corrected|i take it back(?! you)|point taken|touch[eé])\b/i.test(
        r.plain,
      ),
    (r) => ({ m: mine(r), ...x(r) }),
  ),
  scene(
    'a hint put hypothetically',
    (r) => /\bhypothetical(?:ly)?\b/i.test(r.plain) && r.questions.length === 0,
    x,
  ),
];

/** `unless there's cake`: what would turn it into a yes. */
function unlessOf(r: Reading): Place | undefined {
  const what = latin(
    /\bunless (?:there(?:'s| is)|you bring|it has|we have) (?:a |an |some )?([\p{L}' ]{3,24}?)(?=[.?!,]|$)/iu,
  ).exec(r.plain)?.[1];
  return what ? { words: what.trim() } : undefined;
}
