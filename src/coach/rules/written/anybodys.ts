/** What could be sent to anybody: praise and small talk of stock, with nothing of the message in it, or another subject altogether. */
import { contentWordsOf, sentencesOf } from '../reading/text.ts';

/** Sentences that are said to anybody, whatever they wrote. */
const PRAISE: readonly RegExp[] = [
  /^(?:(?:ha)+h?|lol|wow|aw+|oh(?: no)?|ah|ok(?:ay)?|yes|yeah|hi|hey|nice|cool|great|brilliant|amazing|awesome|interesting|lovely|congrats(?: to you)?|congratulations|thanks|thank you|fair enough|shame|ag shame|sjoe|no|lekker|oukei|kulungile|interessant)$/iu,
  /^(?:(?:ha)+h?,? |lol,? |wow,? |aw+,? |oh,? )*(?:that(?:'s| is| sounds| must be)|sounds|you(?:'re| are| seem| sound)|it sounds) (?:so |really |very |too |like (?:an? )?)*(?:funny|sweet|busy|interesting|fun|nice|cool|great|amazing|awesome|lovely|annoying|exciting|hard|tough|rough|something(?: else)?|kind|good|cute|smart|a lot)\b[^.!?]{0,30}$/iu,
  /^(?:(?:ha)+h?,? |lol,? |wow,? |aw+,? |oh,? |yes,? )*(?:i )?(?:love|like|loved) (?:that|this|it|getting to know|your (?:energy|vibe|style))\b[^.!?]{0,40}$/iu,
  /^(?:(?:ha)+h?,? )*(?:that(?:'s| is|s) )?(?:such )?(?:an? )?(?:great|good|nice|cute|fun|interesting|lovely|lekker|goeie|mooi) (?:questions?|one|point|job|vraag|vrae)$/iu,
  /^(?:i(?:'m| am) )?(?:so )?(?:glad|happy|sorry) to hear (?:that|this|it|you(?:'re| are) (?:doing )?(?:well|good|ok(?:ay)?))?\b[^.!?]{0,30}$/iu,
  /^(?:everything happens for a reason|hard work pays off|keep it up|stay strong|(?:s?he(?:'s| is)|they(?:'re| are)) in a better place|it is what it is|time heals(?: all| everything)?|hope (?:it|things|you|everything) (?:gets?|feels?) (?:better|sorted)(?: soon)?|i hope it gets sorted(?: soon)?|keep smiling|you(?:'ve)? got this|well done|hang in there|good for you|so proud|you must be (?:so )?proud|i think it(?:'s| is) important to [^.!?]{3,40})$/iu,
  /^(?:that(?:'s| is) (?:so|very|really) [^.!?]{2,20}|dit klink (?:lekker|goed|mooi|oulik|baie \p{L}+)|dis (?:so |baie )?(?:gaaf|oulik|lekker|mooi)|jy'?s besig|jy moet trots wees|baie geluk|lekker naweek(?: vir jou)?|kuzwakala (?:kahle|kukuhle|kumnandi)|ag shame)$/iu,
  /^(?:you seem|you sound) [^.!?]{2,40}$/iu,
];
const SMALL_TALK: readonly RegExp[] = [
  /\b(?:how(?:'s| is| was| are) (?:your|the|you|ur|things|everything|life)\b(?: (?:day|week|weekend|night|evening|morning|going|been|doing|today|so far|otherwise|then|though)\b)*|what(?:'s| are| is| do| have)? (?:you )?(?:been )?(?:do(?:ing)? )?(?:you )?(?:do |up to|doing)\b(?: for (?:fun|a living|work)| (?:today|this (?:week|weekend)|tonight))*|what do you do(?: for (?:fun|work|a living))?|what about you|and you|tell me (?:more )?(?:about )?(?:yourself|you|more)|what are your (?:answers|plans|hobbies|interests)(?: for [^?]{2,20})?|what else do you (?:like|do|enjoy|cook|watch)\b[^?]{0,20}|so what are you (?:up to|into|looking for)\b[^?]{0,20}|do you (?:have|got) any (?:plans|hobbies)[^?]{0,20})\W*$/iu,
  /(?:^jy|^jou|^wena|hoe(?:'s| is| was| gaan)(?: dit)?(?: met)? (?:jou|jy|jou (?:dag|week|naweek))|wat (?:maak|doen) jy (?:so|graag|hierdie naweek|vanaand)?(?: (?:vir|for) (?:fun|die pret))?|vertel (?:my )?(?:meer )?(?:van|oor) jouself|vertel my meer(?: van jouself)?|en jy|en jou|unjani(?: wena)?|wena unjani|usuku lwakho lunjani|wenzani|ngitshele kabanzi(?: ngawe)?|uthanda ukwenzani)\W*$/iu,
];
const FILLER = /^(?:so|and|but|anyway|haha|lol|oe|oh|en|maar|nou|nou ja)[,.]? /iu;

const bare = (sentence: string): string => {
  let text = sentence.replace(/\p{Extended_Pictographic}|\uFE0F/gu, '').trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(FILLER, '').trim();
  }
  return text.replace(/[.!?,;:\s]+$/u, '');
};

const PARTS = /(?<=[!?.])\s+|,\s+|\s+-\s+/u;

/** Every part of it is praise or small talk of stock, and at least one part is more than a cry. */
export function isSaidToAnybody(text: string): boolean {
  const parts = sentencesOf(text)
    .flatMap((sentence) => sentence.text.split(PARTS))
    .map(bare)
    .filter((part) => part !== '');
  if (parts.length === 0) return false;
  const isStock = (part: string) =>
    PRAISE.some((pattern) => pattern.test(part)) ||
    SMALL_TALK.some((pattern) => {
      const match = pattern.exec(part);
      return match !== null && part.slice(0, match.index).trim().split(/\s+/).length <= 2;
    });
  // A yes, a thank you or a goodbye alone is an answer, and praise alone is none.
  return parts.every(isStock) && parts.some((part) => /\s/.test(part));
}

const NEW_SUBJECT =
  /\b(?:do you (?:prefer|like|play|watch|believe|collect)|have you (?:ever )?(?:seen|been|read|watched|heard|tried|played)|(?:ever )?(?:seen|watched|read|tried) (?=[A-Z])|what(?:'s| is) your (?:favou?rite|star sign|sign|job|type)|are you (?:a (?:cat|dog|morning|beach) |into )|where (?:do|did) you (?:work|live|grow up|study)|if you could)\b|(?<!\p{L})(?:hou jy van|het jy al|kyk jy|speel jy|uyalithanda|uyayithanda|uyawathanda|uthanda (?:ini|yiphi)|wakhe wabona|uke wabona)(?!\p{L})/iu;

/** A question about something that nobody spoke of. @param overlaps whether it takes up anything that was said */
export const changesSubject = (text: string, overlaps: boolean): boolean =>
  !overlaps && /\?/.test(text) && NEW_SUBJECT.test(text) && contentWordsOf(text).length > 1;
