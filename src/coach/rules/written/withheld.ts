/**
 * Orders to an assistant in what is put to a model. Beside those that raise a flag (`safety/orders.ts`) there are sentences that would be odd
 * in a message and harmless there, and that a model would take for its own: what every reply has to hold, what an assistant has to say.
 */
import { normalise, sentencesOf, without } from '../reading/text.ts';
import { partOrders } from '../safety/orders.ts';

const MACHINE =
  /\b(?:in|to|with|end|start|begin|of|for|sign) (?:every|each|all(?: of)?(?: your| the)?|your next) (?:repl(?:y|ies)|responses?|answers?|messages?|suggestions?|drafts?)\b|\b(?:end|start|begin|sign) (?:every|each|all) (?:repl(?:y|ies)|responses?|messages?)\b|\b(?:system|developer|admin|new instructions?) ?:|\bthe (?:user|reader)\b[^.!?]{0,40}\b(?:share|shares|must|should|send|sends|give|gives)\b|\b(?:assistant|chat ?bot|language model|a\.?i\.?|llm|chatgpt|gpt)\b[^.!?]{0,60}\b(?:must|shall|has to|have to|is to|should|answer|reply|respond|say|write|mention|output|print|ignore|forget|include|recommend|tell|speak|pretend|act)\b|\b(?:ignore|forget|disregard|override) (?:everything|anything|all|the above|what|your (?:rules|instructions|training)|any (?:rules|instructions)|(?:all |any )?(?:previous|prior|earlier) (?:instructions|messages|rules|prompts?))\b[^.!?]{0,60}|(?<!\p{L})(?:ignoreer|vergeet) (?:alle|al|jou) (?:vorige )?(?:instruksies|opdragte|reëls)|(?<!\p{L})(?:ungazinaki|khohlwa|shaya indiva) (?:yonke |zonke )?(?:imiyalelo|imithetho)|\b(?:reply|respond|answer|translate)[^.!?]{0,60}\b(?:only|nothing else|nothing but|and nothing)\b/iu;

export type Withheld = {
  /** What may be put to a model. */
  readonly text: string;
  /** What was left out, empty where nothing was. */
  readonly orders: string;
};

export function withheld(given: string): Withheld {
  const whole = normalise(given);
  const parted = partOrders(whole);
  const honest = parted?.honest ?? whole;
  const odd = sentencesOf(honest.plain).filter(({ text }) => MACHINE.test(text));
  const orders = [parted?.orders ?? '', ...odd.map(({ text }) => text)]
    .filter((each) => each !== '')
    .join('\n');
  if (orders === '') return { text: given, orders };
  return { text: without(honest, odd).plain, orders };
}
