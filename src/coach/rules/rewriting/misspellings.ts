/** Words that are mended in a draft: the tables of `misspellings.yaml`, and where a row of them holds only in some place. */
import { wordsIn } from '../book/tables.ts';
import { latin } from '../reading/pattern.ts';
import { wordTable } from '../reading/word-table.ts';

const table = wordsIn('misspellings');
export const SHORT = table('short');
export const APOSTROPHES = table('apostrophes');
/** Words that are also words of their own: mended only where they cannot be that. */
export const NOT_ALWAYS = wordTable({
  id: /^id (?:love|like|be|have|say|rather|never|go|take|really|happily|want|pick|choose)\b/i,
  ill: /^ill (?:be|see|take|bring|go|have|try|come|get|let|make|pick|call|text|send|never|do|pay|cook|buy|meet|wait|leave|stop|find|tell)\b/i,
  hes: /^hes\b/i,
  lets: /^lets (?:go|do|meet|get|have|make|talk|try|grab|see|plan|take|not|just|be|start|keep|chat|catch)\b/i,
  y: /^y (?:are|r|do|dont|don't|did|didn't|is|not|u|you|so|aren't|can't|would)\b/i,
  n: latin(/^n \p{L}/iu),
  cos: /^cos (?:i|it|you|u|we|the|my|that|they|she|he|im|i'm|of)\b/i,
  r: /^r (?:u|you|we|they|ur|the)\b/i,
  bt: /^bt (?:i|it|you|u|we|the|my)\b/i,
  exited: /^exited (?:about|for|to)\b/i,
  dis: /^dis (?:weekend|week|is|one|morning|friday|saturday|sunday|guy|app)\b/i,
  b: /^b (?:there|back|fun|nice|good|great|cool|ok|okay|free|my|a|the|in|at|with|so|happy|able)\b/i,
  c: /^c (?:u|you|ya|ur|your)\b/i,
  diner: /^diner (?:for|with|on|tonight|tomorrow|was|is|together|2nite|2night|at (?:my|mine|\d))\b/i,
  fri: /^fri (?:night|morning|evening|after)\b/i,
  ty: /^ty(?:$|[,.!]| (?:so|for|very)\b)/i,
  gm: /^gm(?:$|[,.!\s])/i,
  gn: /^gn(?:$|[,.!\s])/i,
  ya: /^ya(?:$|[?.!,]| (?:doing|going|up|been|later|soon|tomorrow|tonight|there|think|want|like)\b)/i,
  tought: /^tought (?:of|about|i|you|u|we|it|that|so)\b/i,
  agen: /^agen(?:$|[?.!,]| (?:soon|sometime|tomorrow|tonight|on|this|next)\b)/i,
  wil: /^wil (?:be|you|u|i|it|we|do|go|see)\b/i,
});
