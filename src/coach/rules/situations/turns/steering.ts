/** Words for a machine, doubts about one, and messages that other fingers typed: whose words they are, and what is left for us. */
import { latin } from '../../reading/pattern.ts';
import { readPhrases } from '../../reading/phrases.ts';
import { readSalient } from '../../reading/salient.ts';
import type { Reading } from '../../reading.ts';
import type { Slot, Slots } from '../../words/fill.ts';
import { once } from '../once.ts';
import { flagged, has, says } from '../situation.ts';
import { personIn, thingsIn } from '../slots/subjects.ts';
import { both, filling, onlyWhere } from '../wrap.ts';
import { isOfOtherRules } from './other-rules.ts';

/** What is written for an assistant. */
const MACHINE =
  /\[[^\]]{0,30}(?:system|assistant|instruction|admin)[^\]]*\]|<!--[\s\S]{0,400}?-->|<(instructions?|system|prompt)>[\s\S]{0,400}?<\/\1>|<\/?\w+>|<<[^>]{0,60}>>|\b(?:system|assistant|admin|developer)(?: note| message| prompt)?\s*:[^.!?\n]{0,300}[.!?\n]?|\{\{[^}]{0,60}\}\}|\b(?:please )?(?:ignore|disregard|forget|override) (?:all |any |every |your |the |these |of )*(?:previous |prior |above |earlier |safety )*(?:instructions?|rules?|prompts?|guidelines|stuff|programming)\b(?: and [^.!?\n]{0,120})?/gi;
/** Told about, not tried on us. */
const TWIN =
  /\b(?:i|we|he|she|who) (?:once |always |just |never |totally )?(?:ignored?|ignoring|forgot|disregarded)\b|\bif i said\b|\bmy (?:toddler|kid|son|daughter|cat|dog|niece|nephew|little \p{L}+|gran|mom|mum|dad)(?: \p{Lu}\p{Ll}+)? (?:had|got|stole|took|grabbed|found)\b|\brepeat after me\b(?![^.!?]{0,60}\b(?:bot|ai|assistant|prompt)\b)/iu;
/** What is left for us when the machine talk is cut out. */
function humanPart(r: Reading): string {
  return r.plain.replace(MACHINE, ' ').replace(/\s+/g, ' ').trim();
}
const place = (one: Slot | undefined): Slot | undefined =>
  one && { words: one.words, plural: one.plural ?? false };
/** A word that they demand is not said. */
const DEMANDED = latin(
  /\b(?:the word|only with(?: the word)?|say|include|reply with)\s+(?:the word )?['"]?(\p{L}+)/iu,
);
const NO_THING =
  /^(?:previous instructions|instructions?|rules?|safety stuff|system|assistant|word|reply|replies|helper|owner|user|prompt|template|chat|app team|messages?|task|mode|link|login|next one|phone number|home address|address|email|list|end|summary|words?)$/i;
const restPlaces = once((r: Reading): Slots => {
  const rest = humanPart(r);
  const about = readSalient(rest, readPhrases(rest), [], false).find(
    ({ bare }) => !NO_THING.test(bare) && bare.length > 2,
  );
  const day = /\bhow(?:'s| was| is) (?:your|ur) (day|week|weekend|evening|morning)\b/i.exec(rest)?.[1];
  return {
    x: day ? { words: `my ${day}` } : about && { words: about.words, plural: about.plural },
    yours: day ? { words: `your ${day}` } : undefined,
    meet: /\b(?:tonight|come over|meet|drink|private|your place|my place)\b/i.test(rest)
      ? { words: ' ' }
      : undefined,
  };
});
function orderPlaces(r: Reading): Slots {
  const banned = DEMANDED.exec(r.plain)?.[1]?.toLowerCase();
  const usable = (bare: string) =>
    !NO_THING.test(bare) &&
    !/\b(?:previous|instruction|rules?|system|bot|address|email|number)\b/i.test(bare) &&
    bare.toLowerCase() !== banned;
  const thing = thingsIn(r).find(({ bare }) => usable(bare));
  const who = personIn(r);
  return {
    x: place(thing),
    who: place(who),
    shot: says(r, /worth a (?:shot|try)|had to try/i) ? { words: ' ' } : undefined,
  };
}
const DOUBT =
  /\b(?:are|r) (?:you|u) (?:a |an |even |really |actually )*(?:real|bot|robot|ai|human|chatbot|person)\b|\bprove (?:you'?re|ur|u r|you are|that you)\b|\bwhat model are (?:you|u)\b|\bchat ?gpt\b|\b(?:written|typed|generated) by (?:an? )?(?:ai|bot|machine)\b|\bsound(?:s)? like (?:a |an )?(?:bot|ai|robot|machine)\b|\bis this (?:a |an )?(?:bot|ai|automated)\b|\bdo bots\b|\bdid (?:an? )?(?:ai|bot|robot|chat ?gpt|computer) (?:write|type|help)\b|\b(?:type|text|write|talk|sound)s? like (?:a |an )?(?:bot|robot|machine|computer|ai)\b|\b(?:use|using|got) (?:an? )?(?:app|ai|bot|wingman)\b[^.?!]{0,30}\b(?:repl\w+|texts?|messages?|answers?|write|for you)\b/i;
const steered = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.language.base === 'en' &&
  (flagged(r, 'injection') || (has(r, 'prompt_injection') && says(r, MACHINE_ONCE))) &&
  !TWIN.test(r.plain) &&
  !isOfOtherRules(r.plain) &&
  !(DOUBT.test(r.plain) && !MACHINE_ONCE.test(r.plain));
const MACHINE_ONCE = new RegExp(MACHINE.source, 'i');
/** Enough is left to talk about. */
const hasRest = (r: Reading): boolean =>
  says(r, MACHINE_ONCE) && restPlaces(r).x !== undefined && humanPart(r).split(' ').length >= 4;
const testing = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.language.base === 'en' &&
  (has(r, 'testing') || says(r, DOUBT)) &&
  !TWIN.test(r.plain) &&
  !/\bi (?:built|made|trained?|coded|programmed|work on) (?:an? |the )?(?:\w+ )?(?:bots?|ai|robots?)\b/i.test(
    r.plain,
  ) &&
  !steered(r);
const taskNoun = (r: Reading): string | undefined =>
  latin(
    /\b(?:tell me|name|describe|give me|say|send) (?:a|an|one|your|the) (?:\w+est |favou?rite |first )?(\p{L}{3,})/iu,
  )
    .exec(r.plain)?.[1]
    ?.toLowerCase() ??
  latin(/\bsomething (?:\p{L}+ )?about (?:the |your |my )?(\p{L}{3,})/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase()
    .replace(/$/, ' story');
const asked = (r: Reading): Slots => {
  const thing = thingsIn(r).find(({ bare }) => !/\b(?:bot|robot|ai|human|chatgpt|app)\b/i.test(bare));
  return { x: place(thing) };
};
const twinThing = (r: Reading): Slot | undefined =>
  thingsIn(r).find(
    ({ bare, kind }) => !NO_THING.test(bare) && !/\binstructions?\b|\bman$/i.test(bare) && kind !== undefined,
  );
/** `my toddler Zinzi`, `my cat`: who had the phone. */
function personOrPet(r: Reading): Slot | undefined {
  const match = /\bmy (toddler|kid|son|daughter|cat|dog|niece|nephew|baby)(?: (\p{Lu}\p{Ll}+))?/u.exec(
    r.plain,
  );
  return match ? { words: match[2] ?? `your ${match[1]}` } : undefined;
}

export const STEERING_CODE = {
  'somebody else typed': both(
    onlyWhere((r) => personOrPet(r) !== undefined),
    filling((r) => ({
      who: personOrPet(r),
      x: place(
        thingsIn(r).find(
          ({ kind, bare }) => kind !== 'pet' && !/\b(?:phone|keyboard|messages?)\b/i.test(bare),
        ),
      ),
    })),
  ),
  'a template with holes': onlyWhere(
    (r) =>
      (r.plain.match(/\{\{[^}]{0,60}\}\}|\[(?:name|first ?name|adjective|hobby|city|insert[^\]]*)\]/gi) ?? [])
        .length >= 2,
  ),
  'only sounds like an order': both(
    onlyWhere((r) => flagged(r, 'injection') && twinThing(r) !== undefined),
    filling((r) => ({ x: place(twinThing(r)) })),
  ),
  'orders with a message around them': both(
    onlyWhere((r) => steered(r) && hasRest(r)),
    filling(restPlaces),
  ),
  'written to steer an assistant': both(
    onlyWhere(
      (r) =>
        (flagged(r, 'injection') || (has(r, 'prompt_injection') && says(r, MACHINE_ONCE))) &&
        !isOfOtherRules(r.plain),
    ),
    filling(orderPlaces),
  ),
  'a test with a task': both(
    onlyWhere((r) => testing(r) && taskNoun(r) !== undefined),
    filling((r) => ({ xb: { words: taskNoun(r) ?? '' } })),
  ),
  'too quick, too neat': both(
    onlyWhere((r) => testing(r)),
    filling((r) => ({
      x: /\bsemicolons?\b/i.test(r.plain)
        ? { words: 'the semicolon' }
        : /\bcommas?\b/i.test(r.plain)
          ? { words: 'the commas', plural: true }
          : /\b(?:fast|quick|second|instant)/i.test(r.plain)
            ? { words: 'the speed' }
            : { words: 'the grammar' },
    })),
  ),
  'are you a bot': both(
    onlyWhere((r) => !steered(r)),
    filling(asked),
  ),
} as const;
