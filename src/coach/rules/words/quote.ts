/** A few of their own words, worth saying back: whole, short and rather from the end, where the point tends to be. */
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { contentWordsOf } from '../reading/text.ts';

const CUT =
  /[.!?;:,"()\n[\]]|\s-\s|\p{Extended_Pictographic}|\s(?:because|but|so|and|or|although|though|while|until|unless|which|except|then)\s(?=\p{L}+\s\p{L})|(?<=\s)'|'(?=\s|$)/giu;
const LEAD =
  /^(?:(?:and|but|so|or|because|haha+|lol|lmao|ok|okay|hey|hi|hello|eish|honestly|well|yoh|ja|yeah|oh|ngl|tbh|not gonna lie|fyi|btw|like|just|also|anyway|apparently|basically|literally|actually|now|then|until|which is|that|it's just|i mean|i guess|i think|i feel that|at least)\s+)+/i;
const WEAK_END =
  /\s(?:the|a|an|my|your|of|in|on|at|to|from|with|for|and|or|but|so|that|is|was|are|i|it|he|she|they|we|as|about|into|like|than|if|when|because|still|already|him|her|them|me|lol|haha|tho|though|pls|please|rn|too|not|up|by|this)$/i;
const DULL = latin(
  /^(?:good (?:morning|evening|day|afternoon)|thank|thanks|sorry|no worries|nice to|see you|let me know|you know|have a|how are|i'm [\p{L}]+$|im [\p{L}]+$|i am [\p{L}]+$|quick (?:one|question)|serious (?:one|question)|question|fun fact|confession|story time|long story|unpopular opinion|dear|here goes|your\b|especially|the bit|if that'?s|two questions|i would rather|i'd rather|you mentioned|i'?m asking|just curious|totally fine|not super|no wrong answer|and also|i read|i saw|saw your|you dont have to|you don't have to|rapid fire|quick fire|voice to text|i do not want|i don'?t want|ask you|i am from|i'?ll start|i'?ll go first|i go first|i start|with (?:warm|kind|best) regards|kind regards|respond in|happy to (?:talk|explain)|of any use|forgive the|meaning|in order|at least)/iu,
);

export type Quote = { readonly words: string; readonly at: number };

/** The last few words of a clause that is too long to say back: `strong opinions about stationery`. */
function tailOf(clause: string): string {
  const cut = [
    ...clause.matchAll(
      /\b(?:who|that|which|has|have|had|was|were|is|are|with|from|into|like|than|says|said|made|got|a|an)\s/gi,
    ),
  ]
    .map((match) => clause.slice(/^an? $/i.test(match[0]) ? match.index : match.index + match[0].length))
    .filter((rest) => rest.length <= 40 && rest.split(' ').length >= 3 && rest.split(' ').length <= 7);
  return cut[0] ?? '';
}

/** Best first. `within` limits the search to a stretch of the message. */
export function quotesOf(
  reading: Reading,
  within?: { readonly start: number; readonly end: number },
): Quote[] {
  const { plain } = reading;
  const begin = within?.start ?? 0;
  const until = within?.end ?? plain.length;
  // What stands in brackets is the notice of a picture, no words of theirs.
  const text = plain.slice(begin, until).replace(/\[[^\]]*\]/g, (notice) => '.'.repeat(notice.length));
  const found: Array<Quote & { points: number }> = [];
  let from = 0;
  const cuts = [...text.matchAll(CUT)].map((match) => ({
    at: match.index,
    next: match.index + match[0].length,
  }));
  for (const { at, next } of [...cuts, { at: text.length, next: text.length }]) {
    const raw = text.slice(from, at);
    const whole = raw.trim().replace(LEAD, '').replace(/\s+/g, ' ').replace(/^'|'$/g, '').trim();
    const start = begin + from;
    from = next;
    const long = raw.trim().length > 48;
    const words = long ? tailOf(whole) : whole;
    const count = words.split(' ').length;
    if (count < 2 || count > 9 || words.length < 8 || words.length > 48) continue;
    if (WEAK_END.test(words) || DULL.test(words) || contentWordsOf(words).length < 2) continue;
    if (/\b(?:u|ur|r|ya|wyd|rn|\d{3,})\b|https?:|@/i.test(words)) continue;
    if (
      within &&
      /^(?:wait|so|ok|okay|and|but|you|u|well|if it|what|whats|what's|how|hows|who|whos|where|when|why|which|do|does|did|are|is|was|were|have|has|can|could|would|will|should|tell me|guess|explain|\d)\b/i.test(
        words,
      )
    )
      continue;
    if (!within && reading.questions.some((one) => start + 2 >= one.start && start < one.end - 2)) continue;
    const points =
      (start / Math.max(plain.length, 1)) * 1.4 +
      (count >= 3 && count <= 6 ? 1 : 0) +
      (/\b(?:i|my|me|i'm|im|i've|we)\b/i.test(words) ? 0 : 0.4) +
      (/^(?:it's|it is|that's|thats|its|there's|he|she|they|you|you're)\b/i.test(words) ? -0.5 : 0) +
      (/\b(?:you|your|you're)\b/i.test(words) ? -0.6 : 0) +
      Math.min(contentWordsOf(words).length, 4) * 0.25;
    found.push({ words, at: start, points });
  }
  return found.sort((a, b) => b.points - a.points).slice(0, 3);
}
