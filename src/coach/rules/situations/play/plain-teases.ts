/** Teases that people really send: what is claimed of the reader, said back by the reader. */
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith } from '../../words/fill.ts';
import { meFrom } from '../../words/places.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);
/** What is left of a clause once it ends: before a comma, a full stop, a laugh. */
const clause = (text: string | undefined): string | undefined => {
  const bare = text
    ?.split(
      /[,.!?;:()\n]| (?:lol|haha+|lmao|tbh|honestly|and|but|so|because|cos|right|huh|hey|though|tho|admit it|don'?t you)\b|\p{Extended_Pictographic}/u,
    )[0]
    ?.trim();
  return bare && bare.split(' ').length <= 12 && bare.length > 2 && !/"/.test(bare) ? bare : undefined;
};
const LABEL =
  "nerd|geek|dork|weirdo|softie|softy|goofball|goof|drama queen|diva|show-?off|snob|flirt|charmer|menace|trouble-?maker|princess|boomer|grandpa|grandma|granny|gran|ouma|oupa|old man|old lady|party pooper|spoilsport|scaredy-?cat|cheapskate|rebel|poser|brat|copycat|glutton|lazybones|morning person|neat freak|old soul|clown|smart ?(?:arse|ass|alec)|know-it-all|cheese ?ball|lunatic|control freak|perfectionist|workaholic|foodie|romantic|hipster|bookworm|swot|night owl|homebody|baby|chop|teacher'?s pet|golden retriever|mama'?s boy|mommy'?s boy|city slicker|tourist|coward|chicken|wimp|overachiever|overthinker|lightweight|sweet ?talker|smooth talker|tease";
const IS_LABEL = new RegExp(
  `\\b(?:you|u|you'?re|youre|ur|your)(?: are| r| must be| seem like| sound like| look like)? (?:(?:such|so|really|clearly|secretly|definitely|totally|actually|literally|basically|kind of|kinda|quite|obviously) )*(?:a |an |the )?(?:(?:total|big|huge|massive|proper|real|complete|absolute|little|hopeless|secret|closet|bit of an?|funny|cute|such a) )*(${LABEL})\\b`,
  'i',
);
const CANNOT = latin(
  /\b(?:(?:i )?bet (?:that )?(?:you|u) (?:can'?t|cant|couldn'?t|cannot|won'?t|wouldn'?t)|i (?:really )?(?:don'?t|dont|do not) think (?:you|u) (?:can|could|would|will)|(?:you|u) (?:could|would) never|no way (?:you|u) (?:can|could)|(?:i )?doubt (?:that )?(?:you|u) (?:can|could|would)|(?:you|u) (?:probably |definitely |clearly |obviously )?(?:couldn'?t|can'?t|cant|wouldn'?t|won'?t) (?=(?:even )?(?:handle|keep up|beat|last|survive|out\p{L}+|cook|dance|swim|sing|drive|hike|run|make|boil|braai|parallel)))\b ?(?:even )?([^.!?\n]+)/iu,
);
const vpOf = (r: Reading): string | undefined => {
  const said = clause(CANNOT.exec(r.plain)?.[1]);
  return said && /^\p{L}/u.test(said) && !/^(?:that|it|so|me|be|have|do it)$/i.test(said)
    ? meFrom(said).replace(/^I\b/, '').trim()
    : undefined;
};
const ACCUSED = latin(
  /\b(?:(?:i(?:'m| am)? (?:just )?(?:bet|reckon|guess(?:ing)?|sure|feel like|have a feeling)(?: that)? )((?:you|u)(?:'re|'ve)? [^.!?\n]+)|(?:you|u) (?:look|seem|sound|come across|strike me)(?: to me)? like (?:someone who |a (?:person|guy|girl|man|woman) who |the (?:type|kind|sort)(?: of (?:person|guy|girl|man|woman))? (?:who|that|to) )?((?:you|u)(?:'re|'ve)? [^.!?\n]+)|((?:you|u) (?:definitely|clearly|obviously|totally|probably|absolutely|so|100%|secretly) (?!(?:didn'?t|did|don'?t|haven'?t|won'?t|could|can|can'?t|should|need|would|will|have to|must|like me|love me|want me|get|got me|are right|deserve|understand|know)\b)[\p{L}']+ [^.!?\n]+)|((?:you|u)(?:'re|r| are)? (?:(?:seem|look|sound) like )?(?:so )?(?:one of those (?:people|guys|girls|men|women)|the (?:type|kind|sort)(?: of (?:person|guy|girl|man|woman|human))?) (?:who|that|to) [^.!?\n]+)|((?:you|u) (?!(?:know|like|want|love|see|think)\b)[\p{L}']+ [^.!?\n,]+?),? (?:don'?t|aren'?t|haven'?t|won'?t|didn'?t) (?:you|u)\W*$)/iu,
);
/** `you cry at adverts` as the one it is said of would say it: `I cry at adverts`. */
const accusation = (r: Reading): string | undefined => {
  const found = ACCUSED.exec(r.plain);
  const kind =
    found?.[4] &&
    /\b((?:one of those|the) (?:people|guys|girls|men|women|type|kind|sort).*)$/i.exec(found[4])?.[1];
  const said = kind ? clause(`you're ${kind}`) : clause(found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[5]);
  if (!said) return undefined;
  const mine = meFrom(
    said
      .replace(/\btheir\b/gi, 'your')
      .replace(
        latin(
          /\b(?:definitely|clearly|obviously|totally|probably|absolutely|so|100%|secretly|always|just|really) (?=\p{L})/giu,
        ),
        '',
      ),
  );
  return /^I(?:'m|'ve)? \p{L}/u.test(mine) && mine.split(' ').length >= 3 ? mine : undefined;
};
const LIKE_MY = latin(
  /\b(?:you|u) (?:\p{L}+ )?(spell|type|text|write|talk|dress|dance|drive|cook|flirt|laugh|sound|park|sing|walk|use emojis?) (?:exactly |just )?like (my|a|an) ([\p{L}' -]{3,28})/iu,
);
const BORROWED = latin(
  /\bis (?:that|this|it) (?:really |actually |even )?(?:your|ur|yours)(?: own)? ?(\p{L}+)?,? or (?:did (?:you|u)|is it|was it|just|(?:you|u)|a|some|someone)\b[^.!]*|\b(?:that|the) (\p{L}+) (?:is|was) (?:totally |definitely )?(?:borrowed|rented|hired|not (?:yours|real))\b/iu,
);

export const PLAIN_TEASES_CODE = {
  'caught blushing': filling((r) => ({
    state: filledWith(
      /\b(blush|smiling|flustered|shy|speechless|grinning)/i
        .exec(r.plain)?.[1]
        ?.toLowerCase()
        .replace(/^blush$/, 'blushing'),
    ),
  })),
  'they say they would win': filling((r) => {
    const game = latin(/\b(?:at|in) ((?:\p{L}+ ?){1,3})(?=[,.!?]|$)/iu)
      .exec(r.plain)?.[1]
      ?.trim();
    return {
      game: filledWith(
        game && !/^(?:a|my|the|your|it|that|this|anything|everything)\b/i.test(game) ? game : undefined,
      ),
    };
  }),
  'only liked for one thing': filling((r) => ({
    x: filledWith(
      latin(/\bfor (my (?:\p{L}+ )?\p{L}+)/iu)
        .exec(r.plain)?.[1]
        ?.toLowerCase()
        .replace(/^my/, 'your'),
    ),
  })),
  'told that they bet I cannot': both(
    onlyWhere((r) => vpOf(r) !== undefined),
    filling((r) => {
      const vp = vpOf(r);
      return {
        vp: filledWith(vp),
        yes: filledWith(vp?.replace(/\banything\b/i, 'something').replace(/\bany\b/i, 'some')),
      };
    }),
  ),
  'called such a something': filling((r) => {
    const jab = IS_LABEL.exec(r.plain)?.[1]?.toLowerCase();
    return { ajab: filledWith(jab && article(jab)) };
  }),
  'compared with somebody': both(
    onlyWhere((r) => clause(LIKE_MY.exec(r.plain)?.[3]) !== undefined),
    filling((r) => {
      const [, verb = '', lead = '', rest] = LIKE_MY.exec(r.plain) ?? [];
      const noun = clause(rest)
        ?.replace(/ (?:does|do|did|used to|on|in|at|after|before|from|who|with)\b.*$/i, '')
        .toLowerCase();
      const whose = lead.toLowerCase() === 'my';
      const third = verb.toLowerCase().replace(/^use (.*)$/, 'uses $1');
      return {
        who: filledWith(noun && (whose ? `your ${noun}` : `${lead.toLowerCase()} ${noun}`)),
        kin: whose && noun ? { words: `your ${noun}` } : undefined,
        does: filledWith(/^uses /.test(third) ? third : `${third}s`),
      };
    }),
  ),
  'asked whether it is borrowed': filling((r) => {
    const found = BORROWED.exec(r.plain);
    const thing = (found?.[1] ?? found?.[2])?.toLowerCase();
    return { x: filledWith(thing && !/^(?:or|own)$/.test(thing) ? thing : undefined) };
  }),
  'they guess about me': both(
    onlyWhere((r) => accusation(r) !== undefined),
    filling((r) => ({ i: filledWith(accusation(r)) })),
  ),
} as const;
