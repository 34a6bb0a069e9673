/** Cuts notes about somebody into details, and tells what sort of detail each is. */
import { latin } from '../reading/pattern.ts';
import { PLACES } from '../reading/place-names.ts';
import { turnAround } from '../reading/text.ts';
import { fits } from '../reading/verbs.ts';
import type { DetailKind } from './detail-kinds.ts';
import {
  ANIMAL,
  CITY,
  EMOJI_SAYS,
  EMPTY,
  HEARSAY,
  IDENTITY,
  JOB,
  LABEL,
  LEAD,
  LOOKS,
  PLACE_NAME,
  PRIVATE,
  UNPAID,
  WITH_ARTICLE,
} from './detail-words.ts';
import { baseOf, ingOf, isIng } from './verb-forms.ts';

export type Detail = {
  readonly kind: DetailKind;
  /** Exact words of the notes. */
  readonly quote: string;
  /** What stands in `{x}`: seen by the one who writes to them. */
  readonly x: string;
  readonly base?: string;
  readonly ing?: string;
  /** A pet's or a thing's name, or the other side of a comparison. */
  readonly name?: string;
  readonly plural: boolean;
};

const clean = (text: string): string =>
  text
    .replace(/^[\s"'“”‘’([{•*+-]+|[\s"'“”‘’)\]}.!,;:-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
const isPlural = (x: string): boolean =>
  /[^sui]s$/i.test(x.split(/ (?:in|at|of|with|from|on|for) /)[0] ?? x) &&
  !/(?:ness|class|gas|bus|news|tennis|yes|chess|bees? knees|maths|physics|politics|sunrise|pilates|seconds|padel|comrades|lotus|chiefs|karoo)$/i.test(
    x,
  );
/** Whoever is looked for: what follows speaks of that one, `someone who laughs at their own jokes`. */
const ANOTHER =
  /(?<!\b(?:i|she|he)?(?:'?m|'s| am| is) )\b(?:(?:some|any)(?:one|body)|people|partner) (?:who|that|with|whose)\b/i;
/** Their notes as the writer sees them: `my gran` in a profile is `your gran`, `her gran` is `your gran` too. */
function toYou(text: string): string {
  const another = ANOTHER.exec(text)?.index ?? text.length;
  const turned = (part: string): string =>
    turnAround(part.replace(/\b(?:you|your)\b/gi, (word) => (/^you$/i.test(word) ? 'me' : 'my')));
  return (
    turned(text.slice(0, another))
      .replace(latin(/\b(?:her|his|their)(?= (?:own |\p{L}+))/giu), 'your')
      .replace(/\b(?:she|he|they) (?:is|are|'s)\b/gi, 'you are')
      .replace(/\b(?:she|he|they)\b/gi, 'you') + turned(text.slice(another))
  );
}
const TEAM =
  /\b(?:fc|united|city|chiefs|pirates|sundowns|liverpool|arsenal|chelsea|spurs|barcelona|madrid|juventus|bayern|boks|springboks?|stormers|sharks|bulls|lions|cheetahs|proteas|bafana|banyana)\b/i;
const PROPER = new RegExp(`^${PLACES.source}`, 'i');
/** A capital that only a sentence start gave. Names are capitalised in the middle too. */
const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}+)(?:$|\s\p{Ll})/u.test(text) &&
  !PROPER.test(text) &&
  !/^(?:I|Afrikaans|English|Zulu|Xhosa|Sotho|French|Spanish|Italian|Japanese|Portuguese|German)\b/.test(text)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
const an = (noun: string): string =>
  /^(?:a|an|the|my|your)\s/i.test(noun)
    ? noun
    : `${/^[aeiou](?!ni|se)|^mba|^sa\b/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** `starts`: its capital is the sentence's. */
type Piece = { readonly text: string; readonly lie: boolean; readonly starts: boolean };

function piecesOf(notes: string): Piece[] {
  const pieces: Piece[] = [];
  for (const sentence of notes.split(/[.!?;\n|•·]+(?=\s|$)|\n|\s[-–—]\s/u)) {
    let rest = sentence.trim();
    let lie = false;
    for (let label = LABEL.exec(rest); label; label = LABEL.exec(rest)) {
      lie ||= /truths/i.test(label[0]);
      rest = rest.slice(label[0].length);
    }
    let starts = true;
    for (const part of rest.split(/,\s*|(?<=\p{L}{2})\s*\/\s*(?=\p{L}{2})/u)) {
      const both = /\b(?:between|someone who)\b/i.test(part)
        ? [part]
        : part.split(/\s+(?:and|but|&|\+|n|en|maar)\s+|\s+(?=who (?:loves?|likes?|hates?|enjoys?|can't)\b)/i);
      for (const text of both) {
        pieces.push({ text, lie, starts });
        starts = false;
      }
    }
  }
  return pieces;
}

/** @param notes plain text, in their words or the reader's */
export function readDetails(all: string): Detail[] {
  // A name and an age on top of a profile are nothing to ask about.
  const notes = all.replace(/^\s*\p{Lu}\p{Ll}+,?\s*\d{2}\b[\s,.]*/u, '');
  const found: Detail[] = [];
  let lead: DetailKind | undefined;
  for (const piece of piecesOf(notes)) {
    if (found.length >= MOST_DETAILS) return found;
    const detail = readPiece(piece, lead);
    lead = detail?.kind === 'likes' || detail?.kind === 'hates' ? detail.kind : undefined;
    if (
      detail &&
      !found.some(({ x, kind }) => x.toLowerCase() === detail.x.toLowerCase() && kind === detail.kind)
    )
      found.push(detail);
  }
  for (const [emoji, word] of EMOJI_SAYS) {
    const sign = emoji.exec(notes);
    if (sign && !found.some(({ x }) => x.includes(word)))
      found.push({ kind: 'likes', quote: sign[0], x: word, plural: isPlural(word) });
  }
  return found.slice(0, MOST_DETAILS);
}

const MOST_DETAILS = 12;

/** Made with `you` in them already. */
const TURNED: ReadonlySet<DetailKind> = new Set(['claim', 'lie', 'bad-at', 'photo']);
const NOUNS =
  /^(?:books|rocks|films|plants|drinks|walks|dances|runs|hikes|names|parties|dates|shops|sounds|smells|looks|cooks|tattoos|puzzles|rides|swims|paints|prints|matches|thinks|needs|seems|wants|gets|says|lives)$/i;
const NAMES: ReadonlySet<DetailKind> = new Set(['place', 'reads', 'fan', 'learns', 'challenge', 'thinks']);

const COMPANY =
  / with (?:his|her|my|their|the) (?:dad|father|mom|mum|mother|kids?|children|son|daughter|family|ex|parents)$/i;

function readPiece(piece: Piece, lead: DetailKind | undefined): Detail | undefined {
  const { lie, starts } = piece;
  const whole = clean(piece.text);
  // With whom they do it is nobody's business yet; what they do is.
  let text = whole.replace(COMPANY, '');
  const quote = text;
  if (text.length < 3 || text.length > 110 || PRIVATE.test(text) || HEARSAY.test(text)) return undefined;
  if (/\b(?:ignore|disregard)\b.*\b(?:instructions?|prompt)\b|\bwrite a\b/i.test(text)) return undefined;
  const make = (kind: DetailKind, x: string, more: Partial<Detail> = {}): Detail | undefined => {
    const seen = clean(TURNED.has(kind) ? x : toYou(x));
    const words = starts && !NAMES.has(kind) && !CITY.test(seen) ? lowerFirst(seen) : seen;
    return words.length < 2 || words.length > 70 || LOOKS.test(words)
      ? undefined
      : { kind, quote, x: words, plural: isPlural(words), ...more };
  };
  const said = (pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

  if (lie) return make('lie', claimOf(text));
  const ask = said(/^ask me about (.+)$/i);
  if (ask) return make('ask-me', ask);
  const beat = said(/^(?:i )?(?:will|'ll|can|could|would) beat (?:you|anyone|anybody) (?:at|in) (.+)$/i);
  if (beat) return make('challenge', beat);
  const compare = /^(.{2,30}?)(?:\s*>+\s*|\s+(?:is better than|beats)\s+)(.{2,30})$/i.exec(text);
  if (compare) return make('compare', compare[1] ?? '', { name: lowerFirst(clean(compare[2] ?? '')) });
  if (/\bsmall ?talk\b/i.test(text)) return make('talk', 'small talk');
  const seeks = said(
    /^(?:(?:i'?m|she'?s|he'?s)? ?(?:looking|searching) for|wants?|need) (some(?:one|body|thing) .+|my person|my other half|a (?:partner|relationship|serious \w+)|friendship)$/i,
  );
  const moved = said(/^(?:she |he |they |i )?(?:just |recently |newly ){0,4}moved (?:here |back )?to (.+)$/i);
  if (moved)
    return make('claim', `you've just moved to ${moved.replace(/^\p{Ll}/u, (l) => l.toUpperCase())}`);
  const from = said(/^(?:she |he |they |i )?(?:just |recently )?moved (?:here )?from (.+)$/i);
  if (from)
    return make('claim', `you've moved here from ${from.replace(/^\p{Ll}/u, (l) => l.toUpperCase())}`);
  const visited = said(/^been (to .+)$/i);
  if (visited) return make('claim', `you've been ${visited}`);
  if (/^(?:took|went|saw|met|climbed|visited|ran|swam|cycled|lived|won) \S+ \S/i.test(text))
    return make('claim', `you ${toYou(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))}`);
  const held = latin(
    /^\p{L}.{2,40} (?:is|are) (?:a crime|overrated|underrated|life|a sin|a must|superior|elite|disgusting|gross|better)$/iu,
  );
  if (held.test(text)) return make('thinks', lowerFirst(text));
  const photo = said(
    /^(?:she |he |they )?(?:has |have )?(?:a )?(?:photo|pic|picture) ((?:of|in|with|on|at|from|next to) .+)$/i,
  );
  if (photo) return make('photo', `the photo ${photo.replace(/^of (?:him|her|them)\b/i, 'of you')}`);
  if (seeks) return make('seeks', seeks.split(/ (?:and|but) /)[0] ?? seeks);
  const past = latin(
    /^(?:i|she|he|they) (?:went|saw|met|lived|grew|ran|swam|climbed|won|built|rode|drove|wrote|flew|sang|\p{L}{3,}ed) \p{L}/iu,
  );
  if (past.test(text)) return make('claim', claimOf(text));
  const counted = latin(/^\d+ (?!km|years?|yrs?|kids|months|cm|min)\p{L}.+ .+/iu).exec(text);
  if (counted) return make('claim', `you have ${toYou(text)}`);
  const claim =
    /^(?:i'?ve|i have|has|have|she'?s|he'?s|they'?ve) (?:been|lived|met|run|won|climbed|swum|written|visited|travelled|worked|seen|done|built|driven|never)\b/i;
  if (claim.test(text)) return make('claim', claimOf(text));
  const cannot = /^(?:i |she |he |they )?(?:can'?t|cannot) (?!wait|stand)(.+)$/i.exec(text);
  if (cannot) return make('bad-at', `you can't ${toYou(cannot[1] ?? '')}`);
  const can = /^(?:i |she |he |they )?can (.+)$/i.exec(text);
  if (can) return make('claim', `you can ${toYou(can[1] ?? '')}`);
  for (let cut = LEAD.exec(text); cut && cut[0].length < text.length; cut = LEAD.exec(text))
    text = clean(text.slice(cut[0].length));
  if (EMPTY.test(text) || text.length < 3) return undefined;

  const bad = said(
    /^(?:a )?(?:(?:terrible|bad|hopeless|useless|awful|rubbish|not (?:very |so )?good|the worst) (?:at|with)) (.+)$/i,
  );
  if (bad) return make('bad-at', `you're terrible at ${toYou(bad)}`);
  const afraid = said(/^(?:afraid|scared|terrified|frightened) of (.+)$/i);
  if (afraid) return make('afraid', afraid);
  const named = latin(
    /^(?:has |have |got |owns? |drives? |with |the |my |her |his ){0,4}(?:a |an |two |three |2 |3 )?(.{2,40}?),? (?:(?:is |are )?(?:called|named)|(?:she|he|they|i) calls?|who is called|whose name is) (\p{L}[\p{L}'-]+(?: (?:and|&) \p{L}[\p{L}'-]+)?)$/iu,
  ).exec(text);
  if (named?.[1] && named[2])
    return make(ANIMAL.test(named[1]) ? 'pet' : 'named', named[1], {
      name: named[2].replace(/^\p{Ll}/u, (l) => l.toUpperCase()),
    });
  const hates = said(
    /^(?:hates?|can'?t stand|dislikes?|allergic to|not (?:a fan of|into)|no fan of|anti) (.+)$/i,
  );
  if (hates) return EMPTY.test(hates) ? undefined : make('hates', hates);
  const wish = said(
    /^(?:wants? to|would love to|dreams? of|hopes? to|planning to|saving (?:up )?(?:for|to)|wishes to|bucket list:?) (.+)$/i,
  );
  if (wish)
    return make('wish', wish.replace(/\s+(?:one day|some ?day|soon|this year|next year|eventually)$/i, ''));
  const studies = said(
    /^(?:studying|studies|study|reading for|doing (?:a |her |his |my )?(?:masters|phd|degree) in) (.+)$/i,
  );
  if (studies) return make('studies', studies);
  const learns = said(
    /^(?:learning|trying to learn|teaching (?:her|him|my)self|learns?)(?: to (?:speak|play))? (.+)$/i,
  );
  if (learns) return make('learns', learns);
  const place = said(
    /^(?:(?:lives?|living|based|grew up|born|stays?|bly) in|(?:originally )?from|comes? from) (?:the )?(.+)$/i,
  );
  if (place && place.length < 40)
    return make(
      'place',
      place.replace(/^\p{Ll}/u, (l) => l.toUpperCase()),
    );
  if (CITY.test(text))
    return make(
      'place',
      text.replace(/\b\p{Ll}/gu, (l) => l.toUpperCase()),
    );
  const worksAs = said(/^works? as (.+)$/i);
  if (worksAs) return make('job', an(worksAs));
  const field = said(/^works? (?:in|at|for|with) (.+)$/i);
  if (field) return make('field', field);
  const holds = said(/^(?:thinks?|believes?|reckons?) (?:that )?(.{8,})$/i);
  if (holds) return make('thinks', holds);
  const once = latin(/^once (\p{L}+.*)$/iu).exec(text)?.[1];
  if (once) return make('claim', `you once ${toYou(once)}`);
  const fan =
    said(/^(?:a |an )?(.{3,30}?) (?:supporter|fan)$/i) ?? said(/^(?:supports?|fan of|a fan of) (.+)$/i);
  if (fan)
    return make(
      /^(?:the )?\p{Lu}/u.test(fan) && (TEAM.test(fan) || !/\bfan\b/i.test(text)) ? 'fan' : 'likes',
      fan,
    );
  const loves = said(
    /^(?:likes?|loves?|loving|enjoys?|into|is into|adores?|obsessed with|mad about|crazy about|passionate about|big on|fond of|keen on|mal oor|hou van|lief vir|addicted to|always up for|can'?t live without|will always|stans?) (.+)$/i,
  );
  if (loves) return likesOf(loves, make);
  const job = JOB.exec(text);
  const unpaid = job !== null && UNPAID.test(text);
  if (job && job.index < 30 && text.length < 60 && !unpaid && !/\bfor fun\b/i.test(text))
    return readJob(text, make);
  const doer = latin(/^(?:a |an )?(?:\p{L}[\p{L}-]+ ){0,2}(\p{L}+)er(?: (?:at|in|from|on) .+)?$/iu).exec(
    text,
  )?.[1];
  const verb = doer && (baseOf(doer) ?? baseOf(`${doer}e`) ?? baseOf(doer.slice(0, -1)));
  const styled = latin(
    /^(?:an? )?(?:amateur|aspiring|wannabe|part-time|recovering|self-taught|certified|proud) \p{L}/iu,
  ).test(text);
  if (
    (IDENTITY.test(text) && !/^(?:looking|searching|here|wants?|need)\b/i.test(text)) ||
    verb ||
    styled ||
    unpaid
  )
    return make('identity', text.replace(/^(?:a|an) /i, ''));
  const words = text.split(' ');
  const first = words[0] ?? '';
  if (/^(?:looking|searching) for\b|^been to\b/i.test(text)) return undefined;
  const base =
    baseOf(first) ?? (NOUNS.test(first) || words.length < 3 ? undefined : fits(first, 'third')?.base);
  const rest = words.slice(1).join(' ');
  const badly = /^(.+?) (?:badly|terribly|poorly|very badly|off-?key)$/i.exec(rest);
  if (base && badly && !isIng(first)) return make('bad-at', `you ${base} ${toYou(rest)}`);
  const keeps = /^(?:has|have|got|owns?)$/i.test(first);
  if (base && isIng(first))
    return EMPTY.test(text)
      ? undefined
      : make('does', text, { base: `${base} ${rest}`.trim(), ing: lowerFirst(toYou(text)) });
  // `Rocks rock`: a noun before a lone verb is no doing of theirs.
  if (base && !keeps && (rest || /s$/i.test(first)) && !/^(?:person|time|night|day|club)$/i.test(rest)) {
    const after = clean(toYou(rest));
    const more = { base: `${base} ${after}`.trim(), ing: `${ingOf(base)} ${after}`.trim() };
    const object = after.replace(/^(?:your )?own /i, '');
    if (base === 'collect' && rest) return make('collects', object, more);
    if (/^(?:make|bake|brew|ferment|carve|build|knit|crochet|sew|grow)$/.test(base) && rest)
      return make('makes', object, more);
    if (base === 'read') return make(/^\p{Lu}/u.test(after) ? 'reads' : 'does', after || 'books', more);
    if (base === 'support' || base === 'follow') return make('fan', after);
    return make('does', `${ingOf(base)} ${after}`, more);
  }
  const owns = said(/^(?:has|have|got|owns?|drives?) (.+)$/i);
  if (owns && EMPTY.test(owns)) return undefined;
  if (owns)
    return ANIMAL.test(owns)
      ? likesOf(owns.replace(/^(?:a|an) /i, 'your ').replace(/^(?:two|three|\d) /i, 'your '), make)
      : make('has', owns.replace(/^(?:a|an) /i, 'the '));
  if (lead === 'hates') return make('hates', text);
  return text.split(' ').length <= 7 ? likesOf(text, make) : undefined;
}

const NO_SUBJECT =
  /^(?:some(?:one|body|thing)?|yes|no)\b|\b(?:is|are|was|were|has|had|went|will|would|rock|fluent|matched|met|moved|adventures?|girl|guy|woman|man|lady|dude|chick|better than|\p{L}+n't)\b|\b(?:knw|dnt|life|things?|stuff|everything|anything|good time|having fun|fun|me|myself|photo \d|in a|too seriously|swipe|wanted|new here|lol|idk|lmao|photos|my person|partner in crime|dm|follow me|insta\w*|snap\w*)\b|^\P{L}*$|^(?:she|he|they|who|which|that|because|if|when|never|always|will|would|should|be|is|are|was)\b/iu;

function likesOf(
  words: string,
  make: (kind: DetailKind, x: string, more?: Partial<Detail>) => Detail | undefined,
): Detail | undefined {
  const x = clean(words.replace(latin(/^(?:to (?=\p{L}+))/iu), '').replace(/^die /i, ''));
  const [first = ''] = x.split(' ');
  // `gym gym gym`
  const once = x.split(' ').every((word) => word.toLowerCase() === first.toLowerCase()) ? first : x;
  const known = WITH_ARTICLE[once.toLowerCase()];
  if (known) return make('likes', known);
  if (NO_SUBJECT.test(once) || EMPTY.test(once)) return undefined;
  const base = baseOf(first);
  if (/^to /i.test(words) && base) {
    const after = once.slice(first.length).trim();
    return make('does', `${ingOf(base)} ${after}`, {
      base: `${base} ${after}`.trim(),
      ing: `${ingOf(base)} ${after}`.trim(),
    });
  }
  return make(
    'likes',
    CITY.test(once) || PLACE_NAME.test(once) ? once : once.replace(/^(?:a|an) /i, (article) => article),
  );
}

/** `Nurse at Groote Schuur` is `a nurse at Groote Schuur`; what it says after that is a detail of its own. */
function readJob(
  text: string,
  make: (kind: DetailKind, x: string, more?: Partial<Detail>) => Detail | undefined,
): Detail | undefined {
  const [job = '', extra = ''] = text.split(/\s+who\s+/i);
  const [first = ''] = extra.split(' ');
  const base = baseOf(first);
  if (base && extra.includes(' ')) {
    const after = clean(toYou(extra.slice(first.length)));
    return make('does', `${ingOf(base)} ${after}`, {
      base: `${base} ${after}`,
      ing: `${ingOf(base)} ${after}`,
    });
  }
  return make('job', an(lowerFirst(job)));
}

const claimOf = (text: string): string =>
  toYou(text.replace(/^(?:i|she|he|they)(?='| )/i, 'SELF'))
    .replace(/^SELF/, 'i')
    .replace(/^(?:i'?ve|i have|has|have|they'?ve)\b/i, "you've")
    .replace(/^i's\b/i, "you've")
    .replace(/^(?:i'?m|i am)\b/i, "you're")
    .replace(/^i\b/i, 'you');
