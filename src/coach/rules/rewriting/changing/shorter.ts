/** A reply in fewer words: fillers go first, then what adds least. Its question and its yes or no stay. */
import { readQuestions } from '../../reading/questions.ts';
import { capitalise, contentWordsOf, sentencesOf } from '../../reading/text.ts';

/** At most this share of the length, in UTF-16 units: less is not seen to be shorter. */
export const VISIBLY_SHORTER = 0.85;

export type Changed = { readonly text: string; readonly does: string };

/** `Honestly,` `haha` and the like at the beginning, which no reply needs. */
const LEAD =
  /^(?:(?:ha(?:ha)*|hm+|oh|ah|well|okay|ok|honestly|you know|i must say|to be fair|i have to say)[,.!]+\s+)+(?=\p{L})/iu;
/** What a sentence says as well without. */
const FILLERS =
  /(?<=^|[.!?,] )(?:actually|basically|honestly|to be honest|maybe|perhaps|possibly|i think|i guess|i suppose|i feel like),? (?=\p{L})|(?<=\bI(?:'d|'ll|'m|'ve)? )(?:just|actually) |,? (?:i guess|i suppose|to be honest|actually|or something|or whatever)(?=[.!?]|$)/giu;
/** Says it without hedging. */
export const unhedged = (text: string): string =>
  sentencesOf(text.replace(FILLERS, ''))
    .map((sentence) => capitalisedAs(text, sentence.text))
    .join(' ');

/** A part that hangs on: what stands before it is whole without it. */
const TAIL =
  /^(?<core>(?:\S+ ){2,60}\S+?),? (?<tail>(?:and|but|because|since|which|although|though|even if|as long as|whenever|if you) (?:\S+ ){1,}\S+?)(?<end>[.!?]*)$/iu;
/** Two sentences in one, parted by a comma. */
const COMMA = /^(?<core>(?:\S+ ){2,60}\S+?), (?<tail>(?:\S+ ){2,60}\S+?)(?<end>[.!?]*)$/iu;

/** Shorter ones, the nearest to the reply first. */
export function shorterOf(reply: string): Changed[] {
  const found: Changed[] = [];
  const limit = reply.length * VISIBLY_SHORTER;
  const add = (text: string, does: string) => {
    const whole = capitalisedAs(reply, text.trim());
    if (whole.length <= limit && contentWordsOf(whole).length > 0 && found.every((one) => one.text !== whole))
      found.push({ text: whole, does });
  };
  const plain = unhedged(reply.replace(LEAD, ''));
  add(plain, 'took out the fillers');
  const sentences = sentencesOf(plain).map(({ text }) => text);
  for (let place = sentences.length - 1; place >= 0; place--) {
    const cut = withoutTail(sentences[place] ?? '');
    if (cut) add(sentences.with(place, cut.text).join(' '), `left out "${cut.left}"`);
  }
  for (const place of leastFirst(sentences)) {
    const rest = sentences.filter((_, at) => at !== place).join(' ');
    add(rest.replace(/^(?:and|but|so) (?=\p{L})/iu, ''), `left out "${sentences[place]}"`);
  }
  return found;
}

/** The places of those that may go: the first comes last, since it is what answers; what asks alone stays, and so does a yes or a no. */
function leastFirst(sentences: readonly string[]): number[] {
  if (sentences.length < 2) return [];
  const weight = (text: string) => contentWordsOf(text).length;
  const asks = sentences.map((text) => readQuestions(text).length > 0 || text.endsWith('?'));
  const oneAsks = asks.filter(Boolean).length === 1;
  return sentences
    .map((text, place) => ({ place, weight: weight(text) }))
    .filter(({ place }) => !(oneAsks && asks[place]) && !ANSWERS.test(sentences[place] ?? ''))
    .toSorted(
      (left, right) =>
        Number(left.place === 0) - Number(right.place === 0) ||
        left.weight - right.weight ||
        right.place - left.place,
    )
    .map(({ place }) => place);
}
/** A yes or a no is what they wait for. */
const ANSWERS =
  /^(?:(?:and|but|so) )?(?:yes|yeah|yep|no|nope|not|deal|done|sure|of course|never|always|i do\b|i am\b|i'm in\b)/i;

function withoutTail(sentence: string): { text: string; left: string } | undefined {
  for (const pattern of [TAIL, COMMA]) {
    const { core = '', tail = '', end = '' } = pattern.exec(sentence)?.groups ?? {};
    if (core === '' || LEANS.test(core) || NEEDED.test(core)) continue;
    // The question stays a question.
    if (end.includes('?') && !ASKING.test(core)) continue;
    return { text: core + end, left: tail };
  }
  return undefined;
}
/** It begins as a question. */
const ASKING =
  /^(?:so |and |but |okay |ok )?(?:what|which|who|whose|where|when|why|how|do|does|did|are|is|was|were|can|could|would|will|have|has|shall|should|want|fancy|any|ever)\b/i;
/** It cannot end there: it waits for what was cut. */
const LEANS =
  /(?:\b(?:and|or|but|so|the|a|an|of|to|in|on|at|for|with|if|that|is|are|was|my|your|as|than|like)|[:;]|['’](?:m|re|s|ve|ll|d))$/i;
/** Half of a pair. */
const NEEDED =
  /^(?:if|when|as long as|whenever|although|though|because|both|either|neither|not only|once|on one condition)\b/i;

/** As it was: who writes small letters goes on with them. */
const capitalisedAs = (like: string, text: string): string =>
  /^[^\p{L}]*\p{Lu}/u.test(like) ? capitalise(text) : text;
