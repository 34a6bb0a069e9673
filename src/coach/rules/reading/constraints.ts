/** Hard limits that a message or the conversation sets, and the words no suggestion may use because of them. */
import { find } from '../prefilter/prefilter.ts';
import { type Shared, unshared } from './shared.ts';

export type Constraint = { readonly name: string; readonly forbids: RegExp; readonly quote: string };

const ALCOHOL =
  /\b(?:pub|bar|bars|wine|beer|cocktails?|brewery|gin|whisk(?:e)?y|drinks?|a round|tipsy|toast|shots?|champagne|bubbly|dop)\b/i;
const SEAFOOD =
  /\b(?:sushi|prawns?|shrimps?|seafood|oysters?|crabs?|lobster|paella|calamari|mussels|shellfish place)\b/i;
const MEAT = /\b(?:steak|burger|ribs|wings|boerie|boerewors|biltong|chops|bacon|chicken|meat)\b/i;

const RULES: ReadonlyArray<readonly [name: string, cue: RegExp, forbids: RegExp]> = [
  [
    'no alcohol',
    /\b(?:i don'?t drink|don'?t drink\b|sober|teetotal|no alcohol|alcohol[- ]free|not drinking|gave up (?:drinking|alcohol)|dry january|in recovery|(?:i'?m|im|i am|while|being) (?:\w+ )?pregnant|(?:i'?m|im|i am|we'?re|we are|as an?|(?:parents|family|folks) (?:are|is)) (?:\w+ )?muslim)\b/i,
    ALCOHOL,
  ],
  [
    'shellfish',
    /\ballerg\w+ (?:to )?(?:shellfish|seafood|prawns?|shrimp|fish)|(?:can'?t|don'?t) eat (?:shellfish|seafood|fish)/i,
    SEAFOOD,
  ],
  ['no meat', /\b(?:i'?m (?:a )?(?:vegan|vegetarian)|don'?t eat meat|plant[- ]based)\b/i, MEAT],
  [
    'nuts',
    /\ballerg\w+ (?:to )?(?:pea)?nuts?\b/i,
    // `no peanuts`, `about peanuts` are said for their sake.
    /(?<!\b(?:no|without|avoid|about|trust with|where|noted:) )\b(?:peanuts?|nuts?|pad thai|satay|baklava|praline|nutella)\b/i,
  ],
  [
    'gluten',
    /\b(?:coeliac|celiac|gluten)\b/i,
    /\b(?:pizza|pasta|bread|sourdough|beer|bakery|croissants?|bun|burger)\b/i,
  ],
  ['dairy', /\b(?:lactose|dairy)\b/i, /\b(?:ice cream|cheese|milkshake|gelato|pizza)\b/i],
  ['cats', /\ballerg\w+ (?:to )?cats?\b/i, /\bcat caf[eé]\b/i],
  [
    'no numbers',
    /\b(?:rather not|don'?t|not comfortable|before)\b(?![^.!?]{0,60}\b(?:old|previous|other|wrong|work) number\b)[^.!?]{0,40}\b(?:numbers?|whatsapp|insta(?:gram)?|socials|off the app)\b/i,
    /\b(?:whatsapp|instagram|telegram|your number|call me)\b/i,
  ],
  [
    'slow',
    /\b(?:slow|not on the first|second dates? (?:at|and|or)|not ready|too fast|too soon)\b/i,
    /\b(?:my place|your place|come over|stay over|kiss you)\b/i,
  ],
  [
    'stays in public',
    /\b(?:public place|somewhere public|meet in public|not (?:at )?your place|don'?t do (?:house|home) dates)\b/i,
    /\b(?:my place|your place|come over|cook for you|at home)\b/i,
  ],
];

const limitsIn = (text: string): ReadonlyArray<Constraint | undefined> =>
  RULES.map(([name, cue, forbids]) => {
    const match = find(cue, text);
    return match ? { name, forbids, quote: match[0] } : undefined;
  });

/** Each limit once, in the words of the first text that sets it. */
export function readConstraints(texts: readonly string[], shared: Shared = unshared): Constraint[] {
  const said = texts.map((text) => shared('constraints', text, () => limitsIn(text)));
  return RULES.flatMap((_, rule) => said.find((limits) => limits[rule])?.[rule] ?? []);
}
