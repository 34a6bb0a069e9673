/** What cannot be read: what no pattern says of it. */
import { hits } from '../../prefilter/prefilter.ts';
import { mediaKind } from '../../reading/kind.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';
import { wordNamed } from '../book.ts';
import { mineTopic, personIn, thingsIn } from '../slots/subjects.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const MISSENT = wordNamed('missent');

/** The reader asked what they eat, cook, order or need: the list is the answer. */
const ASKED_FOOD =
  /\b(?:order|eat\w*|cook\w*|supper|dinner|lunch|breakfast|braai|brunch|tea|snacks?|recipes?|toppings?|sandwich\w*|pizza|burger|ingredients?|goes? in|put (?:in|on)|make|made|making|bring|buy|pick up|get|need|shop\w*|shops?|list|favou?rites?|trolley|basket|fridge|cupboard|meal|having|comfort food)\b/i;
/** An order, a recipe or a taste, laid before the reader. */
const OF_TASTE =
  /\b(?:yours|your|wbu|hbu|u|ur|recipe|orders?|judge|red flag|anyone|worst|best|fry|bake|stir|the secret|live on|survive|diet|allergic|fight me|go\.)(?!\w)/i;

/** Things and numbers between commas, no verb that says anything: a list that was meant for a shop. */
function shoppingList(r: Reading): boolean {
  if (r.kind !== 'words' || r.style.words > 30) return false;
  if (!hits(MISSENT, r.plain) && (ASKED_FOOD.test(r.mine) || OF_TASTE.test(r.plain))) return false;
  const items = r.plain.split(/[,;\n]/).filter((item) => item.trim());
  const wares =
    /\b(?:eggs?|milk|bread|bin bags?|tablets|panado|nappies|toilet (?:roll|paper)|cheese|rice|onions?|tomatoes|chicken|mince|butter|flour|sugar|washing powder|soap|tape|coffee|tea ?bags|bananas|apples|potatoes|cat food|dog food|batteries|bleach|pasta|yoghurt|airtime|foil)\b/gi;
  const counted = new Set((r.plain.match(wares) ?? []).map((ware) => ware.toLowerCase())).size;
  // `milk eggs candles toilet paper`: nothing but wares, with or without commas.
  const bare =
    counted >= 2 &&
    r.style.words <= 10 &&
    !/[?!]|\b(?:is|are|was|were|i|my|the best|and|with|for|on)\b/i.test(r.plain);
  return (
    (items.length >= 3 || bare) &&
    counted >= 2 &&
    !/\b(?:you|i'?m|i am|let'?s|we|shall|cook|made|making|love|my favou?rite)\b/i.test(r.plain)
  );
}

/** `that was for my plumber`. */
function meantFor(r: Reading): Slot | undefined {
  const who = latin(/\b(?:for|to) my (\p{L}+)/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  return who ? { words: `your ${who}` } : undefined;
}

export const WORDLESS_CODE = {
  'of the last turn': filling((r) => ({ m: mineTopic(r) })),
  'taken back': filling((r) => ({
    m: mineTopic(r),
    what: { words: r.kind === 'media' ? 'photo' : 'message' },
  })),
  'sent to the wrong person': both(
    onlyWhere((r) => !shoppingList(r)),
    filling((r) => {
      const who = personIn(r) ?? meantFor(r);
      const thing = thingsIn(r)[0];
      return {
        who: who && { words: who.words, plural: who.plural ?? false },
        x: thing && { words: thing.words, plural: thing.plural ?? false },
      };
    }),
  ),
  'the phone typed it': filling((r) => {
    const thing = thingsIn(r).find(({ bare }) => !/\b(?:pocket|phone|voice|text)\b/i.test(bare));
    return { x: thing && { words: thing.words, plural: thing.plural ?? false } };
  }),
  'a list for somebody else': both(
    onlyWhere((r) => r.action !== 'warn' && shoppingList(r)),
    filling((r) => {
      const [first, second] = thingsIn(r);
      return {
        x: first && { words: first.words, plural: first.plural ?? false },
        y: second && { words: second.words, plural: second.plural ?? false },
      };
    }),
  ),
  'media that cannot be seen': filling((r) => {
    const kind = mediaKind(r.plain);
    const length = /\d{1,2}:\d{2}/.exec(r.plain)?.[0];
    const noun = {
      voice: 'voice note',
      photo: 'photo',
      video: 'video',
      sticker: /gif/i.test(r.plain) ? 'gif' : 'sticker',
      other: 'file',
    }[kind];
    const verb = { voice: 'listen', photo: 'look', video: 'watch', sticker: 'look', other: 'look' }[kind];
    return {
      noun: { words: noun },
      verb: { words: verb },
      length: length ? { words: length } : undefined,
      voice: kind === 'voice' ? { words: noun } : undefined,
      seen: kind === 'voice' ? undefined : { words: noun },
    };
  }),
} as const;
