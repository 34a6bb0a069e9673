/** Hedges of a draft that asks for something. One is polite; several at once hide the question. */
import { latin } from '../reading/pattern.ts';
import type { Act } from './voices.ts';

/** So many hedges make a stack. */
const STACK = 2;

const LEAD =
  /\b(?:so )?(?:i was |i'?m |i am |was )(?:just |kind of |kinda |sort of )*(?:wondering|thinking)(?: that| maybe| perhaps| possibly| if| whether)*(?= (?:you|u|ya|we|your?'?(?:re|d)|ur)\b)/i;

/** What may follow an aside, so that nothing of what it leaves is half a clause. */
const ENDS =
  /(?= ?(?:$|[,.!?;]|(?:or (?:something|whatever|anything)|(?:but |and )?(?:no (?:worries|pressure|stress|rush)|it'?s (?:fine|ok|okay|cool)|totally (?:fine|ok|okay|cool)|if|lol|haha+|hehe|on|this|next|tonight|tomorrow|i guess)\b)))/;

const asides = (words: string) =>
  new RegExp(
    String.raw`(?: ?,)?(?: ?\b(?:but|and|so|like|only|though|obviously)){0,2} ?\b(?:${words})(?: (?:lol|haha+|hehe|though|tho)\b)*${ENDS.source}`,
    'i',
  );

/** Words that hedge. Each is quoted in the score and taken out of a rewrite where it stands in a stack. */
const FORMS: readonly RegExp[] = [
  LEAD,
  /\b(?:maybe|perhaps|possibly)\b,?/i,
  /(?<!\b(?:what|this|that|any|some|which|a|the|my|your|these|those|of) )\b(?:kind of|kinda|sort of|sorta)\b/i,
  /^(?:idk|i don'?t know|i dunno|dunno)\b,?(?= (?:maybe|perhaps|but|if)\b)/i,
  /\b(?:only )?if (?:you|u) (?:want(?: to)?|wanna|like|feel like it|don'?t mind),?(?: but| then)?(?= (?:maybe )?(?:we|i) (?:could|can)\b)/i,
  asides('i guess|i suppose'),
  asides('or (?:something|whatever|anything)(?: like that)?'),
  asides(
    "if (?:you'?re|you are|ur|u r|u'?re|your) (?:not (?:too |super |so |really )?busy|not doing anything|up for it|okay with (?:it|that)|ok with (?:it|that)|into (?:it|that))",
  ),
  asides(
    "if (?:you|u) (?:want(?: to)?|wanna|like|feel like it|don'?t mind|have (?:the )?time|are interested)",
  ),
  asides(
    "if (?:that'?s|that is|it'?s) (?:ok|okay|fine|cool|alright|all right|not (?:weird|too much))(?: with (?:you|u))?",
  ),
  asides(
    "(?:(?:absolutely |totally )?no (?:worries|pressure|stress|problem|biggie|hard feelings)|(?:it'?s )?(?:totally |completely |all )?(?:fine|ok|okay|cool|good))(?: at all)? (?:if (?:not|you don'?t(?: want to)?|u dont)|or anything|either way)",
  ),
  asides(
    "if (?:not|you can'?t|u cant|you don'?t want to),? (?:then )?(?:(?:that|it)(?:'?s| is) )?(?:totally |completely |all |absolutely )?(?:fine|ok|okay|cool|no (?:problem|worries|pressure))",
  ),
  asides("no pressure|you don'?t have to|u dont have to|feel free to say no|you can say no"),
];
const ANY = latin(new RegExp(FORMS.map(({ source }) => source).join('|'), 'giu'));

/** @returns the hedges as the draft writes them, none where there are too few for a stack */
export function stackedHedges(text: string): string[] {
  const found = (text.match(ANY) ?? []).map((hedge) => hedge.replace(/^[\s,]+|[\s,]+$/g, ''));
  const different = found.filter(
    (hedge, at) => found.findIndex((other) => other.toLowerCase() === hedge.toLowerCase()) === at,
  );
  return different.length < STACK ? [] : different;
}

/** `I was wondering if you would` asks for `would you`. */
const TURNED: readonly (readonly [RegExp, (verb: string, who: string) => string])[] = [
  [/^ (you|we) (would|could|can|should|are|will|have)\b/i, (verb, who) => `${verb} ${who}`],
  [/^ (you|we) (might)\b/i, (_verb, who) => `would ${who}`],
  [
    /^ (you|we) (wanted|want|wanna|fancied|fancy|felt|feel|liked|like|love|enjoy|know)\b/i,
    (verb, who) => `do ${who} ${BASE[verb.toLowerCase()] ?? verb}`,
  ],
  [/^ (you|we)('d)(?= (?:like|be|want|love|ever)\b)/i, (_verb, who) => `would ${who}`],
  [/^ (you|we)('re)\b/i, (_verb, who) => `are ${who}`],
];
const BASE: Readonly<Record<string, string>> = {
  wanted: 'want',
  fancied: 'fancy',
  felt: 'feel',
  liked: 'like',
};

/** Only what asks for something: a feeling or a no that is said gently keeps its hedges. */
const ASKS: ReadonlySet<Act> = new Set<Act>(['asks', 'asks closely', 'invites', 'requests']);
const SUGGESTS = /\bwe (?:could|can|might)\b/i;

/** @param text spelt out already, as its contractions decide how a question is turned */
export function unstacked(text: string, act: Act): { text: string; changes: string[] } {
  const hedges = ASKS.has(act) || (act === 'tells' && SUGGESTS.test(text)) ? stackedHedges(text) : [];
  if (hedges.length === 0) return { text, changes: [] };
  const plain = withoutLead(text)
    .replace(ANY, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+(?=[,.!?])/g, '')
    .replace(/([.!?])(?:\s*[,.!?])+/g, '$1')
    .trim();
  return {
    text: plain,
    changes: [
      `took out the hedges ${hedges.map((hedge) => `"${hedge}"`).join(', ')}, so that it says what you mean`,
    ],
  };
}

/** Without its lead, and with the question mark that the turned question needs. */
function withoutLead(text: string): string {
  const lead = LEAD.exec(text);
  if (!lead) return text;
  const rest = text.slice(lead.index + lead[0].length);
  for (const [pattern, turned] of TURNED) {
    const found = pattern.exec(rest);
    const [all = '', who = '', verb = ''] = found ?? [];
    if (found)
      return `${text.slice(0, lead.index)}${turned(verb, who)}${rest.slice(all.length).replace(/^([^.!?]*)[.!](?=\s|$)/, '$1?')}`;
  }
  return text.replace(LEAD, (words) => words.replace(/ (?:maybe|perhaps|possibly)\b/gi, ''));
}
