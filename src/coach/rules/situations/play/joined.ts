/** Jokes that are joined: what a question about a photo names, what the reader had asked. */

import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith } from '../../words/fill.ts';
import { filling, onlyWhere } from '../wrap.ts';

/** Where somebody is hurt or at odds, nothing is a joke. */
const SORE =
  /\b(?:hurt\w*|upset|disrespect\w*|lied|lying|serious(?:ly)?|not (?:ok(?:ay)?|funny|cool|fair|joking)|stop it|leave me|sorry|cr(?:y|ied|ying) (?:all|in|my)|angry|trust|ashamed|embarrass\w* me|never again|(?:tired|sick) of|fed up|never (?:call|answer|text|reply|listen|come|apolog)\w*|block\w*)\b/i;
const ANIMAL =
  '(?<x>dog|puppy|pup|doggo|cat|kitten|kitty|horse|pony|donkey|goat|sheep|cow|pig|parrot|bird|chicken|hen|rooster|goose|duck|rabbit|bunny|hamster|tortoise|snake|lizard|fish|pug|labrador|lab|retriever|dachshund|sausage dog|staffie|ridgeback|boerboel|jack russell|collie|husky|poodle|beagle|bulldog|great dane)(?!\\p{L})';
const kinOf = (r: Reading) =>
  filledWith(
    latin(
      /\bmy (?:\p{L}+ )?(?<k>mother|mom|mum|ma|sister|brother|daughter|son|friend|gran|granny|grandmother|ouma|gogo|aunt|auntie|cousin|colleague|boss|flatmate|housemate|roommate|dad|father|niece|nephew|neighbour)\b/iu,
    )
      .exec(r.plain)?.[1]
      ?.toLowerCase(),
  );
const BEAST = latin(new RegExp(`\\b(?:the|that) (?:\\p{L}+ )?${ANIMAL}`, 'iu'));
/** What the question itself names: `is that a sourdough starter or …`, `are those actual prawns`; a place, a person and `you` are none. */
const ASKED_THING =
  /\b(?:is|was|are|were) (?:that|this|those|these|it|there) (?:actually |really |seriously )?(?:an? |the |your |a whole |actual |real |own |some |very ){0,3}(?<x>(?!joke|yes|no\b|you\b|your\b|own\b|very\b|me\b|for\b|ok|good|bad|real\b|actual\b|because|why|how|who|what|where|true|legal|normal|even|still|not\b|friend|girl|guy|man\b|woman|ex\b|son\b|daughter|kid|brother|sister|m[ou]m|dad|lady|dude|photo|pic\b|filter)[a-z][a-z-]{2,}(?: (?!or\b|on\b|in\b|and\b|at\b|of\b|with\b|by\b|from\b|trying|behind|under|over|next|you\b|your\b|a\b|the\b|wearing|that\b|gone)[a-z][a-z-]{2,})?)(?= (?:or|on|in|and|behind|under|over|next|trying|wearing|with|by)\b|[^a-z\d ]|$)/i;
/** `your camel photo`; which photo it is, and how it looks, is no thing of it. */
const NAMED_PHOTO =
  /\b(?:your|ur) (?!(?:first|second|third|fourth|fifth|last|main|profile|new|old|older|newest|other|best|worst|favou?rite|cute|great|nice|lovely|amazing|funny|weird|latest|recent|whole|one|actual|id|wedding|group|family|selfie|mirror|baby|school|holiday|pinned|lead|cover|top|bottom|next|hinge|tinder|bumble)\b)(?<x>[a-z]{3,}(?: [a-z]{3,})?) (?:photo|pic|picture|snap)\b/i;
const askedThing = (plain: string): string | undefined => {
  const beast = (BEAST.exec(plain) ?? NAMED_PHOTO.exec(plain))?.groups?.x?.toLowerCase();
  const asked = ASKED_THING.exec(plain)?.groups?.x;
  return beast ?? (asked && !isNamed(asked) ? asked.toLowerCase() : undefined);
};
/** `Storms River` is no thing with an article. */
const isNamed = (words: string): boolean => /^\p{Lu}\p{Ll}/u.test(words);

export const JOINED_CODE = {
  'joined: asked, and answered with nothing': onlyWhere(
    (r) => !isHeavyTalk(r.mine.replace(/\bhusband\b/i, '')),
  ),
  'joined: is that real, in my photo': filling((r) => ({ x: filledWith(askedThing(r.plain)) })),
  'joined: told to say hello': filling((r) => ({
    kin: /\bmy \p{L}+(?: \p{L}+){0,3} (?:says?|said|told me|tells me|thinks|dared me|made me|insists)\b/iu.test(
      r.plain,
    )
      ? kinOf(r)
      : undefined,
  })),
  'joined: shown to their people': filling((r) => ({ kin: kinOf(r) })),
  'joined: a dry laugh and a fair': onlyWhere((r) => !isHeavyTalk(r.mine)),
  'joined: rude, and right': onlyWhere((r) => !SORE.test(r.plain.replace(/\brude\b/gi, ''))),
  'joined: bold, they call it': onlyWhere((r) => !isHeavyTalk(r.mine)),
  'joined: a question about a photo of mine': filling((r) => ({ x: filledWith(askedThing(r.plain)) })),
} as const;
