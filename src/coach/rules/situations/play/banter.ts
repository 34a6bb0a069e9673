/** Flirting and praise: what is praised, and what they bring up. */
import { toYou } from '../../reading/clause-text.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { seedOf, shuffled } from '../../words/shuffle.ts';
import { says } from '../situation.ts';
import { banterPlaces } from '../slots/joke.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

/** What they like about the reader, named plainly; the adjective stays theirs. */
const FEATURE =
  /\b(?:eyes|smile|hair|dimples|laugh|voice|face|photos?|pics?|pictures?|profile|bio|style|outfit|dress|jacket|shirt|suit|beard|freckles|energy|taste|playlist|dog|cat)\b/i;
const PRAISE =
  /\b(?:i (?:really |actually |do )?(?:like|love|admire|enjoy) (?:that you|how you|the way you|your|talking to you|chatting)|(?:nice|great|cool|lovely|good|best) (?:profile|bio|photos?|pics?)\b|you(?:'ve| have) (?:got )?(?:such |really |very |the |a )*(?:nice|kind|lovely|great|warm|beautiful|pretty|gorgeous|amazing|best|good|cool|cute|stunning|killer|infectious|contagious)|your (?:\w+ )?(?:eyes|smile|hair|dimples|laugh|voice|face|photos?|pics?|profile|bio|style|outfit|dress|beard|freckles|energy|taste) (?:is|are|made|makes) (?:so |really |very |just |my )?(?!.*\b(?:awful|bad|terrible|ridiculous|weird|blurry|fake|old)\b)|(?:you're|you are|ur) the (?:first|only|most) \w+(?: \w+)? (?:person|one|human|man|woman|guy|girl)|the (?:kind|sort) of (?:smile|laugh|face|eyes|voice)|you (?:seem|sound|look) (?:really |so |very |like )?(?:nice|down to earth|easy to talk to|lovely|cool|fun|kind|sweet|interesting|great|happy|genuine|warm|like a (?:good|nice|lovely|great|kind)|a (?:good|nice|lovely|fun|great)))/i;
const BORN_WITH = /^(?:eyes|smile|hair|dimples|laugh|voice|face|freckles)$/i;
/** `thank you` and `bless you` say nothing of the reader. */
const MERE_THANKS = /\b(?:thank|thanks to|bless|love|told|tell|asked|hope|wish) (?:you|u)\b/gi;
/** The reader has praised them just now. */
const PRAISED =
  /\b(?:you(?:'re| are| r)?|u(?: r)?|ur|your) (?:\w+ ){0,4}(?:gorgeous|beautiful|pretty|lovely|handsome|cute|hot|stunning|funny|clever|smart|sweet|kind|brilliant|amazing|great|wonderful|talented|charming|good|nice|fit)\b/i;
/** Praise handed on or doubted: `tell my boss`, `nobody laughed`. */
const HANDS_ON =
  /\b(?:(?:tell|say) (?:that |it |this )?(?:to )?my|wish my|nobody|no ?one|not according to|my \w+ (?:\w+ )?(?:disagrees?|begs? to differ|would disagree|says? otherwise))\b/i;
const takesThanks = (r: Reading): boolean =>
  PRAISED.test(r.mine) &&
  says(r, /^\W*(?:\w+\W+){0,2}(?:thanks?|thank (?:you|u)|thx|ty|ta|cheers|dankie|enkosi|ngiyabonga)\b/i) &&
  !says(r, PRAISE);
/** The three claims of two truths and a lie, said back to them; one is picked as the lie. */
function claims(r: Reading): Slots {
  const told = r.plain.replace(/^[\s\S]*?\btwo truths\b[^:.,!]*[:.,!]?\s*(?:and a lie\b[:.,!]?)?/i, '');
  const list = told
    .split(/[,;.\n]|\b(?:and|1|2|3)\b[).]?/)
    .map((claim) => claim.trim())
    .filter((claim) => /^(?:i|i'm|i've|my)\b/i.test(claim) && claim.split(' ').length <= 10);
  const [first, second] = shuffled(list, seedOf(r, 'lie'));
  return {
    lie: first ? { words: toYou(first) } : undefined,
    truth: second ? { words: toYou(second) } : undefined,
  };
}
/** How the reader's own contact is called. */
const APPS: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  signal: 'Signal',
  snapchat: 'Snapchat',
  insta: 'Insta',
  instagram: 'Instagram',
  number: 'my number',
};

export const BANTER_CODE = {
  'they want the number': filling((r) => {
    const app =
      /\b(?:whats ?app|telegram|signal|snapchat|insta(?:gram)?|number)\b/i
        .exec(r.plain.replace(/^.*\b(?:gimme|give|your|swap|move|add)\b/is, ''))?.[0]
        ?.toLowerCase() ??
      /\b(?:whats ?app|insta(?:gram)?|number)\b/i.exec(r.plain)?.[0]?.toLowerCase() ??
      'number';
    const named = APPS[app.replace(/\s/g, '')] ?? 'my number';
    return { app: { words: named } };
  }),
  'two truths and a lie': both(
    onlyWhere((r) => Object.values(claims(r)).every(Boolean)),
    filling(claims),
  ),
  'a rule with a reward': filling(banterPlaces),
  'a compliment': both(
    onlyWhere(
      (r) => !takesThanks(r) && /\b(?:you|you're|your|ur|u)\b/i.test(r.plain.replace(MERE_THANKS, ' ')),
    ),
    filling((r) => {
      const feature = FEATURE.exec(r.plain)?.[0].toLowerCase();
      const place = feature ? { words: feature, plural: /[^s]s$/.test(feature) } : undefined;
      const { own } = banterPlaces(r, true);
      const detail = own && feature && own.words.includes(feature) ? undefined : own;
      return {
        detail,
        feature: place,
        born: feature && BORN_WITH.test(feature) ? place : undefined,
        made: feature && !BORN_WITH.test(feature) && !/^(?:dog|cat)$/.test(feature) ? place : undefined,
        pet: feature && /^(?:dog|cat)$/.test(feature) ? place : undefined,
      };
    }),
  ),
  'a flirt with a condition': filling(banterPlaces),
  'teased about my things': filling((r) => {
    const mine = latin(
      /\b(?:your|ur) ((?:\p{L}+ ){0,2}?(?:bio|profile|photos?|pics?|pictures?|hair\w*|shoes|hat|shirt|jacket|beard|moustache|car|taste|spelling|jokes?|playlist|music|opinions?|handwriting|dancing|cooking|socks|glasses|cap|poses?|prompts?|texting|emojis?|plants?)(?: (?:pic|photo|choice|cut|style))?)\b/iu,
    )
      .exec(r.plain)?.[1]
      ?.toLowerCase();
    return {
      mine: mine ? { words: `my ${mine}`, plural: /[^s]s$/.test(mine) && !/glass$/.test(mine) } : undefined,
    };
  }),
  flirting: onlyWhere((r) => !(PRAISED.test(r.mine) && (takesThanks(r) || says(r, HANDS_ON)))),
} as const;
