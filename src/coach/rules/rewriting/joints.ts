/** Where one sentence ends and the next begins in a draft without marks. Only in front of words that nearly always begin one. */
import { latin } from '../reading/pattern.ts';
import { capitalise, sentencesOf } from '../reading/text.ts';

/** A question that stands alone. */
const ASKS =
  "(?:(?:what|where|who|when|how|why)(?:'s| is| are| was| were| do| did| does| about) (?:you|your|it|that|the|u)\\b|how(?:'s| is| was| are)\\b|how old\\b|(?:do|did|are|have|were|would|will|can|could) you\\b|want to\\b(?! (?:be|see) (?:a|an|the) )|shall we\\b|are we\\b|let's\\b)";
/** A wish or a greeting that closes or opens. */
const WISHES =
  '(?:(?:it was )?(?:so )?(?:nice|good|lovely|great|lekker|pleased) to (?:meet|match with|see|hear from) you\\b|(?:i )?hope (?:you|your|all)\\b|sleep (?:well|tight)\\b|sweet dreams\\b|see you (?:soon|later|then|there|tomorrow|tonight|at|on)\\b|be there (?:in|at|soon|by)\\b|me too\\b|please\\b(?= (?:give|come|reply|answer|text|call)\\b)|have a (?:good|great|lovely|nice)\\b|take care\\b|my friends (?:will|are)\\b|(?:we|i) should\\b|no pressure\\b|been (?:so|really|very|super|a)\\b)';
/** What cannot end a sentence, or takes the next words as its own. */
const LEADS = latin(
  /(?:^|\s)(?:a|an|the|my|your|his|her|our|their|this|of|to|on|at|in|for|with|from|by|about|than|as|and|or|but|so|because|cause|if|when|while|that|which|who|what|where|how|why|is|was|are|were|be|i|i'm|i'd|i've|i'll|we|they|he|she|it|you|really|just|still|also|always|even|only|not|never|don't|didn't|do|did|does|can|could|would|should|will|might|may|know|knew|wonder|wondering|wondered|see|say|says|said|tell|told|ask|asked|asking|think|thought|guess|remember|forget|forgot|understand|care|matter|matters|sure|curious|idea|like|love|hear|heard|learn|explain|show|decide|depends|mean|means|much|very|too much|all|wish|want|no|oh|well|am|out|nearly|almost|have|had|has|got|was so|it's|its|that's|there's|he's|she's|they're|you're|you've|we're|we've|people|friends|family|guys|girls|men|women|then|old|long|many|often|tall|far|time|kind|(?!reply|july|italy|family|belly|jelly|early)\p{L}+ly|mom|dad|everyone|nobody|sister|brother|both|them|him|us)$/iu,
);
/** `Nice to meet you` can end one although it ends on a word that leads elsewhere. */
const CLOSED =
  /\b(?:to meet|to see|to hear from|thank|miss|love|like|and|about|with|for|at|of|than) (?:you|it|them|him|us)$|\b(?:like|of|with) (?:it|that|them)$|\b(?:saw|know|met|like|love|and) (?:your |my )?(?:friends|family|mom|dad|people)$/i;
const ASKED_OF = /\b(?:ask|asked|asking|tell|told|show|wonder|know|see)(?: (?:me|you|him|her|them|us))?$/i;
const JOINT = latin(new RegExp(`\\s+(?=${ASKS}|${WISHES})`, 'giu'));
/** Long and without a mark, a clause with its own `I am`, `he is` begins a sentence too. */
const CLAUSE = latin(
  /\s+(?=(?:i (?:have|tried|heard|love|like|saw|got|had|want|think|play|do) (?:it|it's|its|a|an|the|my|your|that|one|two|\d)|i (?:am|work|live|also) \p{L}|i was (?:at|in|so|just|really|a)|i'm|i've|he is|he's|she is|she's|it is|it's|they are|we are|his name is|her name is|my name is|their name is|your (?:dog|cat|profile) (?:is|looks))(?!\p{L}))/giu,
);
const LONG = 40;

/** `Which trail` still waits for its verb. */
const HALF_A_QUESTION =
  /\b(?:what|which|whose|how|where|when|who|why)\b(?!.*\b(?:is|are|was|were|do|did|does|have|has|had|would|can|could|will|should)\b)(?!.*'s\b)[^.?!]*$/i;

/** Three words at least on the left, or there was nothing to end. */
const opens = (left: string): boolean =>
  (left.match(/[\p{L}\p{N}']+/gu)?.length ?? 0) >= 2 &&
  !ASKED_OF.test(left) &&
  (!LEADS.test(left) || CLOSED.test(left)) &&
  !HALF_A_QUESTION.test(left) &&
  !/[,;:(-]\s*$/.test(left);

function cut(sentence: string, pattern: RegExp, from = 0): string {
  let out = '';
  let last = 0;
  for (const match of sentence.matchAll(pattern)) {
    const left = sentence.slice(last, match.index).trim();
    if (match.index < from || !opens(left)) continue;
    // Inside a quote or a bracket nothing is cut.
    if ((sentence.slice(0, match.index).match(/["(]/g)?.length ?? 0) % 2 === 1) continue;
    out += `${left}${/[?!.]$/.test(left) ? '' : ends(left)} `;
    last = match.index + match[0].length;
  }
  return last === 0 ? sentence : out + capitalise(sentence.slice(last));
}

const ends = (left: string): string =>
  /^(?:so |and |but )?(?:(?:what|where|who|when|how|why)(?:'s| is| are| was| do| did| does| about)|do|did|are|have|were|would|will|can|could|want to|shall)\b/i.test(
    left.split(/[.!?]\s+/).at(-1) ?? left,
  )
    ? '?'
    : '.';

/** A sorry before or after what it is for. */
const commas = (text: string): string =>
  text
    .replace(/^sorry (?=(?:i'm|i am|but|no)\b)/i, (sorry) => `${sorry.trim()}, `)
    .replace(
      /(?<=\b(?:tonight|today|tomorrow|anymore|interested|it|you|this weekend|now)) (?=sorry\W*$)/i,
      ', ',
    );

/** @param text spelt out already: its short forms would hide where a sentence begins */
export function joints(text: string): string {
  return sentencesOf(commas(text))
    .map(({ text: sentence }) => {
      const bare = !/[,;:]/.test(sentence);
      const once = bare || sentence.length > LONG ? cut(sentence, JOINT) : sentence;
      if (!bare || sentence.length <= LONG) return once;
      return sentencesOf(once)
        .map(({ text: part }) => capitalise(part.length > 30 && !/\?$/.test(part) ? cut(part, CLAUSE) : part))
        .join(' ');
    })
    .join(' ');
}
