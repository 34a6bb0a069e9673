/** Set phrases whose nouns mean nothing on their own: in `caught fire` nobody wants to hear about fire. */

import { findEach } from '../prefilter/prefilter.ts';
import { latin } from './pattern.ts';

const IDIOMS = latin(
  /\b(?:(?:caught|catch(?:es)?|on|set|under) fire|pay(?:s|ing)? (?:the )?(?:rent|bills)|work(?:s|ed|ing)? out|cold feet|piece of (?:cake|work)|(?:break|broke|breaking) the ice|small talk|hot water|cats and dogs|rings? a bell|pull(?:ing|ed)? my leg|an arm and a leg|out of the blue|spill(?:ing|ed)? the (?:tea|beans)|(?:not )?my cup of tea|under the weather|hit the (?:sack|road|hay)|call it a (?:night|day)|by ear|train of thought|third wheel|red flags?|green flags?|walk in the park|same page|read the room|long story(?: short)?|for a living|by the way|end of the day|in my book|long run|break a leg|over the moon|head over heels|no (?:pressure|offen[cs]e|worries|ways?|stress|rush|idea|chance|problem|reason|clue|shame|doubt|joke)|wink wink|fair game|to be (?:fair|honest)|in (?:ages|person|general|theory|public|real life|my head|advance|common|fact)|out loud|for (?:a friend|fun|real|sure|example|ages|once|now|science)|at (?:all|least|first|last|the moment)|on (?:purpose|point|time|the (?:spot|fence|side|other hand))|in (?:a row|charge|love|the mood|case)|crime scene|makes? (?:sense|my day|noises?)|made my (?:day|week)|takes? (?:time|place|ages)|my (?:bad|mistake|fault|word|way|turn|type|own)|your (?:turn|type|own)|the (?:vibe|mood|truth|plan|deal|rest|same|way|guy|point|type|kind|sort|best|worst|only|most|real \p{L}+)|half the time|every time|(?:first|last) time|this time|(?:unpopular|popular) opinion|hot take|(?:out of )?(?:my|your) league|(?:big|huge) (?:fan|believer)|a (?:fan|bit|lot|while|mess|few|couple|friend of|sucker|disaster|joke|dream|nightmare|win|vibe|thing)|(?:asking|speaking) for|years? old|months? old|weeks? old|cup of|glass of|bunch of|what a (?:day|week|year|time)|mic drop|plot twist|bucket list|comfort zone|other half|thank you)\b/giu,
);

export type Span = { readonly start: number; readonly end: number };

export const idiomsIn = (plain: string): Span[] =>
  [...findEach(IDIOMS, plain)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

/** @param spans in their order and apart, as `idiomsIn` gives them */
export function inside(spans: readonly Span[], start: number, end: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const span = spans[low - 1];
  return span !== undefined && end <= span.end;
}
