/** What in a message is worth taking up: the odd, the particular and the last thing rather than the first noun. */

import { idiomsIn, inside } from './idioms.ts';
import { MASS_NOUNS, type NounKind, nounKind } from './noun-kinds.ts';
import {
  before,
  isAge,
  isReaders,
  kindOfToken,
  LINKING_NUMBER,
  modifies,
  openAfter,
  tailOf,
  tokensOf,
} from './noun-phrases.ts';
import { latin } from './pattern.ts';
import type { Phrase } from './phrases.ts';
import type { Question } from './questions.ts';
import { verbForm } from './verbs.ts';
import { DETERMINERS, DULL_NOUNS } from './word-classes.ts';

export type Salient = {
  readonly start: number;
  readonly end: number;
  /** Seen from the reader: `your bees`, `the goat`. */
  readonly words: string;
  /** Without article or possessive: `bees`. */
  readonly bare: string;
  readonly plural: boolean;
  /** Undefined for a thing that no list knows. */
  readonly kind: NounKind | 'name' | undefined;
  /** It belongs to the reader, or is on the reader's profile. */
  readonly readers: boolean;
  /** It stands in a question put to the reader. */
  readonly asked: boolean;
  readonly weight: number;
};

/** Nouns that name nothing to hold on to. */
const ABSTRACT =
  /^(?:opinion|opinions|attitude|fact|facts|part|bit|way|sense|deal|situation|chance|choice|matter|kind|sort|rest|whole|correct|record|mystery|version|effort|attempt|half|side|end|back|front|middle|top|bottom|line|level|amount|number|order|person|people|human|profile|bio|prompt|pic|pics|picture|pictures|caption|answer|behold|sorry|feeling|feelings|mood|minute|moment|second|percent|heart|life|world|news|proof|look|one|ones|thing|things|stuff|energy|era|queen|king|legend|lol|haha|yes|grade|kinds?|swoon|guy|man|woman|girl|boy|dude|plan|plans|reason|point|country|home|work|others|other|few|lot|type|age|favou?rites?|correctness|confession|update|story|stories|question|questions|homework|reply|replies|mad|nope|entire|same|hello|hi|fellow|tbh|afternoon|thank)$/i;
const NOT_MODIFIER =
  /^(?:first|second|third|last|next|other|whole|own|same|every|new|old|good|best|great|nice|real|actual|entire|favou?rite|\d+)$/i;

function wordsFor(
  lead: string,
  bare: string,
  plural: boolean,
  kind: Salient['kind'],
  readers: boolean,
): string {
  if (/^(?:my|our)$/.test(lead)) return `your ${bare}`;
  if (
    lead === '' &&
    /^(?:grandpa|grandma|gran|granny|mom|mum|mama|dad|ouma|oupa|gogo|nana|nonna|auntie)'s /i.test(bare)
  )
    return `your ${bare}`;
  if (/^(?:Mr|Mrs|Ms|Dr) /.test(bare)) return bare;
  if (readers) return /^\p{Lu}/u.test(bare) && lead === '' ? bare : `the ${bare}`;
  if (/^(?:a|an|the|this|that|these|those|his|her|their|its|another|some|every|each)$/.test(lead))
    return `the ${bare}`;
  if (kind === 'name' || MASS_NOUNS.has(bare.split(' ').at(-1)?.toLowerCase() ?? '')) return bare;
  if (/^\p{Lu}/u.test(bare) && kind === undefined) return bare;
  return plural || kind !== undefined ? `the ${bare}` : bare;
}

const isPlural = (head: string): boolean =>
  (!MASS_NOUNS.has(head.toLowerCase()) &&
    /[^su]s$/.test(head) &&
    !/(?:ness|class|gas|bus|news|tennis|yes|chess|columbo|virus|campus|octopus|canvas|atlas)$/.test(head)) ||
  /^(?:kids|people|children|feet|geese|mice|crisps|sheep|grandchildren|bees|teeth)$/.test(head);

const uncapital = (bare: string, atStart: boolean): string =>
  atStart && /^\p{Lu}\p{Ll}/u.test(bare) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(bare)
    ? bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : bare;

const COMPARED = /\b(?:like|size of|shaped like|looks? like|as|than) (?:an?|the|some)\s+$/i;
const LIVING_KINDS = /^(?:elder|sibling|child|friend|figure|ex)$/;

/** `name is Gary`, `meet Dumpling`, `called Clint Yeastwood`. */
const NAMED =
  /\b(?:name(?:'s| is|s)|named|called|meet|his name is|her name is|christened)\s+(?:him |her |it )?((?!(?:The|A|My|I|It|In|You)\b)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)/gu;

/** More than anybody's message is about; the best stand first. */
const MOST = 100;

/** The things worth taking up, best first. `opener`: the message is about the reader's profile. */
export function readSalient(
  plain: string,
  phrases: readonly Phrase[],
  questions: readonly Question[],
  opener: boolean,
): Salient[] {
  const idioms = idiomsIn(plain);
  const tokens = tokensOf(plain);
  const found: Salient[] = [];
  // A mark for each character: questions and things may be many.
  const asked = new Uint8Array(plain.length + 1);
  for (const { start, end } of questions) asked.fill(1, start, end);
  const askedAt = (start: number) => asked[start] === 1;
  const place = (start: number) => (start / Math.max(plain.length, 1)) * 0.9;
  const starts = (start: number) => start === 0 || /[.!?\n]\s*$/.test(before(plain, start));
  for (let index = 0; index < tokens.length; index++) {
    const known = kindOfToken(tokens, index);
    const head = tokens[index];
    if (!known || !head) continue;
    const own = kindOfToken(tokens, index + 1);
    const next = tokens[index + 1];
    // `tooth fairy`, `wedding cake`: the last noun carries the phrase.
    if (own && next && head.end + 1 === next.start && !/'s$/i.test(head.word)) continue;
    let from = known.from;
    while (from > 0 && index - from < 4) {
      const left = tokens[from - 1];
      const right = tokens[from];
      if (!left || !right || !modifies(left, right, plain)) break;
      // After a pronoun stands a verb, listed or not: `I fit hearing aids`.
      if (/\b(?:i|we|you|u|they|he|she|to|can|will|just)\s+$/i.test(before(plain, left.start))) break;
      const further = tokens[from - 2];
      if (
        /^(?:first|second|third|last|best|worst)$/.test(left.lower) &&
        further &&
        !DETERMINERS.has(further.lower) &&
        !/'s$/.test(further.word) &&
        !/[^\s]/.test(plain.slice(further.end, left.start))
      )
        break;
      from--;
    }
    let first = tokens[from];
    while (
      first &&
      from < index &&
      /^(?:good|great|nice|same|other|whole|own|entire|actual|real|such|cheers|new|just)$/.test(first.lower)
    ) {
      from++;
      first = tokens[from];
    }
    // `three legged greyhound` without its number is a `greyhound`.
    if (
      first &&
      from < index &&
      /(?:ed|en)$/.test(first.lower) &&
      LINKING_NUMBER.test(tokens[from - 1]?.lower ?? '')
    ) {
      from++;
      first = tokens[from];
    }
    if (!first) continue;
    if (latin(/\basking for (?:a |my )?(?:\p{L}+ )?$/iu).test(before(plain, head.start))) continue;
    let leadAt = from - 1;
    let leadToken = tokens[leadAt];
    while (leadToken && /^(?:very|really|pretty|rather|quite|so|such)$/.test(leadToken.lower))
      leadToken = tokens[--leadAt];
    // `my 2 year old labrador` is `your labrador`.
    while (leadToken && isAge(plain, leadToken.end)) leadToken = tokens[--leadAt];
    while (
      leadToken &&
      (NOT_MODIFIER.test(leadToken.lower) || LINKING_NUMBER.test(leadToken.lower)) &&
      leadToken.end + 1 === tokens[leadAt + 1]?.start
    )
      leadToken = tokens[--leadAt];
    const lead =
      leadToken &&
      DETERMINERS.has(leadToken.lower) &&
      /^[\s\d\p{L}'-]*$/u.test(plain.slice(leadToken.end, first.start))
        ? leadToken.lower
        : '';
    const verbish =
      (verbForm(head.lower) !== undefined ||
        /^(?:suits?|rings?|dreams?|books?|naps?|bets?|snacks?|toasts?|glue|cast|play|plays)$/.test(
          head.lower,
        )) &&
      from === index;
    if (verbish && !lead) continue;
    if (tokens[from - 1]?.lower === 'of' && /^(?:course)$/.test(head.lower)) continue;
    if (inside(idioms, head.start, head.end)) continue;
    if (/^(?:no|any|what|which|whose)$/.test(lead)) continue;
    // Somebody else's mother is no one to send regards to.
    if (/^(?:his|her|their)$/.test(lead) && /^(?:elder|sibling|child|friend|ex)$/.test(known.kind)) continue;
    // `the size of a newborn`: what it is compared to was not there.
    if (COMPARED.test(before(plain, first.start)) && LIVING_KINDS.test(known.kind)) continue;
    // `I am a nurse`, `fellow nurse`: who they are, nothing to be met.
    if (
      !askedAt(first.start) &&
      /^(?:figure|friend|child|elder|sibling)$/.test(known.kind) &&
      (latin(
        /\b(?:i'?m|i am|i was|as|being|become|work as|retired|raising) (?:an? |the )?(?:[\p{L}-]+ )?$/iu,
      ).test(before(plain, first.start)) ||
        first.lower === 'fellow')
    )
      continue;
    const end = head.end + tailOf(plain, phrases, head);
    const spelt = plain.slice(first.start, end);
    const bareRaw = /^[\p{Lu} '-]{4,}$/u.test(spelt) ? spelt.toLowerCase() : spelt;
    const kind =
      end === head.end
        ? known.kind
        : (nounKind(plain.slice(head.end, end).trim().toLowerCase()) ?? known.kind);
    const bare = uncapital(bareRaw, starts(first.start)).replace(
      latin(/^(?:mr|mrs|ms|dr) \p{L}+/iu),
      (name) => name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
    );
    if (bare.length > 38) continue;
    const plural = isPlural(end === head.end ? head.lower : (bare.split(' ').at(-1) ?? ''));
    const readers = isReaders(plain, lead, first.start, end, opener);
    const isAsked = askedAt(head.start);
    found.push({
      start: leadToken && lead ? leadToken.start : first.start,
      end,
      words: wordsFor(lead, bare, plural, kind, readers),
      bare,
      plural,
      kind,
      readers,
      asked: isAsked,
      weight:
        3 +
        (index - from) * 0.5 +
        (lead === 'my' || lead === 'our' ? 0.4 : 0) +
        place(head.start) -
        (isAsked ? 0.6 : 0) -
        (/\blike (?:an?|the)\s+$/i.test(before(plain, first.start)) ? 1.2 : 0) -
        (/^(?:game|games|list|room|school|office|phone|trip|test|class|lunch|dinner|book)$/.test(bare)
          ? 0.8
          : 0),
    });
  }
  for (const match of plain.matchAll(NAMED)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    found.push({
      start,
      end: start + name.length,
      words: name,
      bare: name,
      plural: false,
      kind: 'name',
      readers: false,
      asked: askedAt(start),
      weight: 3.6 + place(start),
    });
  }
  const taken = new Uint8Array(plain.length + 1);
  for (const { start, end } of found) taken.fill(1, start, end);
  for (const phrase of phrases) {
    if (/\b(?:i'?m|i am|as|being|work as)\s+$/i.test(before(plain, phrase.start)) && phrase.kind !== 'name')
      continue;
    if (
      taken.subarray(phrase.start, phrase.end).includes(1) ||
      ABSTRACT.test(phrase.head) ||
      phrase.bare.length > 34 ||
      !phrase.sure
    )
      continue;
    if (/\s'|'\s/.test(phrase.bare)) continue;
    if (
      /'s$|\b(?:alive|ready|right|away|mad|wrong|late|early|disagreed|instead|round|around|wouldnt|nice)$/i.test(
        phrase.bare,
      )
    )
      continue;
    if (DULL_NOUNS.has(phrase.head) || /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i.test(phrase.head))
      continue;
    const lead = plain.slice(phrase.start, phrase.end).split(/\s/)[0]?.toLowerCase() ?? '';
    const single = !phrase.bare.includes(' ');
    if (
      single &&
      (/^(?:that|this|so|too|its)$/.test(lead) ||
        (/^ [\p{L}\d]/u.test(plain.slice(phrase.end)) && openAfter(plain, phrase.end)))
    )
      continue;
    if (
      /\b(?:i'?m|i am|this is|hi|hello|hey|dear|evening|morning|day|afternoon) $/i.test(
        before(plain, phrase.start),
      ) &&
      /^\p{Lu}/u.test(phrase.bare)
    )
      continue;
    if (/^(?:dear|hi|hello) /i.test(phrase.bare) || /^its\b/i.test(phrase.bare)) continue;
    taken.fill(1, phrase.start, phrase.end);
    const readers = phrase.readers || isReaders(plain, lead, phrase.start, phrase.end, opener);
    const isAsked = askedAt(phrase.start);
    found.push({
      start: phrase.start,
      end: phrase.end,
      words:
        readers && !(/^\p{Lu}/u.test(phrase.bare) && lead !== 'the') ? `the ${phrase.bare}` : phrase.theirs,
      bare: phrase.bare,
      plural: phrase.plural,
      kind: phrase.kind === 'name' ? 'name' : undefined,
      readers,
      asked: isAsked,
      weight:
        (phrase.kind === 'name' ? 2.2 : 1.6) +
        Math.min(phrase.bare.split(' ').length, 3) * 0.25 +
        place(phrase.start) -
        (isAsked ? 0.6 : 0),
    });
  }
  const kept: Salient[] = [];
  const names: string[] = [];
  for (const one of found.sort((a, b) => b.weight - a.weight || a.start - b.start)) {
    if (kept.length >= MOST) break;
    const bare = one.bare.toLowerCase();
    if (names.some((other) => other.includes(bare) || bare.includes(other))) continue;
    kept.push(one);
    names.push(bare);
  }
  return kept;
}
