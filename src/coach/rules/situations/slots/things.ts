/** The things in a message that a kind answer can name: concrete, theirs or near them, never the reader's own. */
import type { Phrase } from '../../reading/phrases.ts';
import { isVerbForm } from '../../reading/word-classes.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';

/** Heads that read as things to a tagger and name nothing: qualities, misspelt verbs, frames of time and talk. */
const EMPTY =
  /^(?:ridiculous|proper|clear|benign|quiet|silence|slow|fast|sick|point|problem|fact|deal|thought|thoughts|know|wish|fade|delete|naughty|remove|doesnt|didnt|couldnt|wouldnt|weve|youre|shes|hes|everyones|somehow|anymore|awake|pls|rang|min|goodbye|feedback|front|home|tank|kind|spark|couldn|least|rest|exact|size|excuse|gent|prude|firm|okay|fear|hard|early|late|alive|busy|honest|stuff|everything|nothing|truth|heart|words|sentence|head|mind|middle|order|importance|exceptions|scale|signal|intentions|further|dramatic|pretended|sense|week|month|kiddo|scares|sets|four|cuddle|ten|love|lock|reply|replies|speak|care|hope|dates?|dating)$/i;

const bareRelation = /^(m[ou]m|dad|gran|ouma|oupa|gogo|nan|mama|papa)('s\b.*)$/i;

const fine = (phrase: Phrase): boolean =>
  !phrase.readers &&
  phrase.kind !== 'person' &&
  phrase.kind !== 'activity' &&
  !EMPTY.test(phrase.head) &&
  !/\b(?:first|last|next|own|whole|same|\d+)$/i.test(phrase.bare) &&
  phrase.bare.length >= 3 &&
  phrase.bare.length <= 28 &&
  phrase.bare.split(/\s+/).length <= 3 &&
  !/^(?:pls|doesnt|youre|im|its|third|two|one|three|four|five|six)\b/i.test(phrase.bare) &&
  (phrase.sure || /[^s]s$/.test(phrase.head) || phrase.bare.split(/\s+/).length === 1) &&
  phrase.weight > 0.9;

/** Best first; names only where they are no place. */
export function thingsOf(reading: Reading, sureOnly = false): Slot[] {
  return reading.phrases
    .filter(fine)
    .filter((phrase) => phrase.sure || (!sureOnly && phrase.weight > 1.3 && !isVerbForm(phrase.head)))
    .map((phrase) => ({
      words: phrase.theirs.replace(bareRelation, 'your $1$2').replace(/\bour\b/i, 'your'),
      plural: phrase.plural,
    }));
}

const NOT_NAMES =
  /^(?:I|I'm|I've|I'd|I'll|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|Zulu|Xhosa|Afrikaans|God|Mom|Mum|Dad|Gran|Ouma|Oupa|Gogo|Uber|Bolt|Instagram|Telegram|WhatsApp|Netflix|Spur|Lidl|Checkers|Woolies|Tinder|Hinge|Bumble|Durban|Joburg|Johannesburg|Cape|Town|Pretoria|London|Soweto|Kigali|Boks|Springboks|HIV|DNA|ICU|OK|TV|KZN|Google|Marathon|Comrades|The|This|That|And|But|So|No|Yes|My|We|He|She|They|It|You|Shabbat|Ramadan|Eid|Diwali|Islam|Jesus|Allah|Bible)$/;

/** Somebody called by name in the middle of a sentence: `Greg`, `Lindiwe`. */
export function nameIn(plain: string): string | undefined {
  for (const match of plain.matchAll(/(?<=[\p{Ll},] )(\p{Lu}\p{Ll}{2,})\b(?!'s (?:house|place|bar))/gu))
    if (match[1] && !NOT_NAMES.test(match[1])) return match[1];
  return undefined;
}
