/** What the writer tells about themselves, clause by clause: who did what, turned so that it can be said back to them. */
import { piecesOf, toYou, trimmed } from './clause-text.ts';
import { latin, pattern } from './pattern.ts';
import { before, REACH } from './text.ts';
import { fits, gerundOf, type Verb, verbForm } from './verbs.ts';
import { ANIMALS, DULL_NOUNS, PEOPLE } from './word-classes.ts';

export type StatementKind =
  | 'did'
  | 'doing'
  | 'habit'
  | 'wish'
  | 'never'
  | 'cannot'
  | 'am'
  | 'have'
  /** Somebody or something else did it. */
  | 'other did'
  | 'other does';

export type Statement = {
  readonly kind: StatementKind;
  readonly start: number;
  readonly end: number;
  readonly verb: string;
  /** `your toddler`; `you` for the writer. */
  readonly subject: string;
  readonly subjectLives: boolean;
  /** `you restored a 1974 Vespa`, `your toddler drew on the wall`. */
  readonly clause: string;
  /** `restore a 1974 Vespa`. */
  readonly base: string;
  /** `restoring a 1974 Vespa`. */
  readonly gerund: string;
  /** What the verb is about: `a 1974 Vespa`, `scared of moths`. */
  readonly object: string;
};

const LEAD = latin(
  /^(?:\s*(?:and|so|but|ok|okay|oh|well|haha+|ha|lol|lmao|eish|yoh|yho|jislaaik|jinne|ag|hey|hi|hello|honestly|actually|basically|plus|also|anyway|anyways|ja|yeah|yes|no|nah|sorry|confession|true story|fun fact|update|unpopular opinion|apparently|today|yesterday|tonight|last night|this morning|this weekend|last week|last weekend|on \p{L}+day|bit random|random|right|fyi|ngl|tbh|hmm|wow|omg|aweh|howzit|shame|sho|sjoe|because|cos|that)\b[\s,]*)+/iu,
);
const ADVERBS =
  /^(?:just|finally|also|really|actually|literally|already|recently|still|always|only|basically|kinda|kind of|sort of|somehow|accidentally|totally|absolutely|definitely|seriously|honestly|once|even|genuinely|nearly|almost|currently|mostly|usually|sometimes|often|secretly|officially|probably|apparently|clearly|then|now|both|all)\s+/i;

/** Not worth saying back, or not sayable without sounding odd. */
const DULL_VERB =
  /^(?:be|say|mean|guess|suppose|hope|know|see|think|tell|need|seem|feel|promise|wonder|believe|imagine|bet|swear|reckon|agree|want|wish|admit|confess|appreciate|remember|forget|notice|realise|realize|understand|prefer|mind|care|matter|thank|apologise|apologize|ask|let|put|take|give|come|hear|try|keep|match|message|text|reply|swipe)$/;
const ABOUT_READER = /\b(?:you|your|yours|you're|you've|you'd|you'll|u|ur|ya|yourself)\b/i;

export function readStatements(plain: string): Statement[] {
  const found: Statement[] = [];
  for (const piece of piecesOf(plain)) {
    if (found.length >= MOST_TOLD) break;
    const lead = /^\s*/.exec(piece.text)?.[0].length ?? 0;
    const stripped = piece.text.slice(lead).replace(LEAD, '');
    const start = piece.start + piece.text.length - stripped.length;
    const text = stripped.replace(/[\s,]*\b(?:just so )?(?:you know|fyi)\W*$/i, '').trimEnd();
    if (
      text.split(/\s+/).length < 2 ||
      plain
        .slice(start + text.length, start + text.length + REACH)
        .trimStart()
        .startsWith('?')
    )
      continue;
    if (ABOUT_READER.test(text) || ECHO.test(text)) continue;
    const fresh = !/[\p{L}\p{N}]\s*$/u.test(
      before(plain, piece.start + lead).replace(/\b(?:and|but|so)\s*$/i, ''),
    );
    const told = fromWriter(text, start, fresh) ?? fromOther(text, start);
    if (told) found.push(told);
  }
  return found;
}

const MOST_TOLD = 6;
/** `so did I` tells nothing of its own. */
const ECHO =
  /^\W*(?:(?:so|neither|nor) )?(?:did|do|am|was|have|had|would|could|can) (?:i|we)\b|^\W*(?:me|us) (?:too|neither|either)\b/i;

const strip = (text: string): string => {
  let rest = text;
  while (ADVERBS.test(rest)) rest = rest.replace(ADVERBS, '');
  return rest;
};

function fromWriter(text: string, start: number, fresh: boolean): Statement | undefined {
  const subject = /^(i'm|im|i've|ive|i'd|i'll|i|we're|we've|we)\s+/i.exec(text);
  const pronoun = subject?.[1]?.toLowerCase() ?? '';
  let rest = strip(subject ? text.slice(subject[0].length) : text);
  const end = start + text.length;
  const make = (kind: StatementKind, verb: Verb, tail: string): Statement | undefined => {
    const object = toYou(trimmed(tail));
    if (tail.trim() && !object) return undefined;
    const join = (word: string) => `${word} ${object}`.trim();
    return {
      kind,
      start,
      end,
      verb: verb.base,
      subject: 'you',
      subjectLives: true,
      clause: `you ${join(kind === 'did' ? verb.past : verb.base)}`,
      base: join(verb.base),
      gerund: join(gerundOf(verb.base)),
      object,
    };
  };
  const word = () => /^[\p{L}'-]+/u.exec(rest)?.[0] ?? '';
  const after = () => strip(rest.slice(word().length).trimStart());
  const progressive = /^(?:i'm|im|we're)$/.test(pronoun);
  const perfect = /^(?:i've|ive|we've)$/.test(pronoun);
  if (/^(?:i'll|i'd)$/.test(pronoun)) return undefined;

  const never = latin(
    /^(?:have(?:n't| not)? )?never\s+(?:(?:actually|ever|even|once)\s+)?(\p{L}+)\s*(.*)$/iu,
  ).exec(rest);
  if (never?.[1]) {
    const verb = fits(never[1], 'participle') ?? fits(never[1], 'past') ?? fits(never[1], 'base');
    return verb && verb.base !== 'be' ? make('never', verb, never[2] ?? '') : undefined;
  }
  const cannot = latin(
    /^(?:can'?t|cannot|can not|couldn'?t)\s+(?:(?:even|really|actually)\s+)?(\p{L}+)\s*(.*)$/iu,
  ).exec(rest);
  if (cannot?.[1]) {
    const verb = fits(cannot[1], 'base');
    if (/\b(?:who|what|why|how|if|where|when|which)$/i.test(cannot[2] ?? '')) return undefined;
    return verb &&
      subject &&
      !/^(?:wait|help|stop|stand|believe|do|make|decide|complain|talk|remember)$/.test(verb.base)
      ? make('cannot', verb, cannot[2] ?? '')
      : undefined;
  }
  const wish = latin(
    /^(?:(?:want|wanna|hope|hoping|plan|planning|going|gonna|trying|about|thinking (?:about|of)|considering|dreaming (?:about|of))(?: to)?)\s+(\p{L}+)\s*(.*)$/iu,
  ).exec(rest);
  if (wish?.[1] && (subject || /^(?:thinking|planning|trying|considering)/i.test(rest))) {
    const verb = fits(wish[1], 'base') ?? fits(wish[1], 'gerund');
    if (verb && verb.base !== 'be' && !/^(?:bed|work|gym)$/.test(wish[1]))
      return make('wish', verb, wish[2] ?? '');
    if (/^(?:want|hope|plan|going|gonna)/i.test(rest)) return undefined;
  }
  if (
    progressive ||
    (subject && /^(?:am|was|were|are)\s/i.test(rest)) ||
    perfect ||
    /^(?:been|have been|have|had)\s/i.test(rest)
  ) {
    if (!progressive && !perfect) rest = strip(rest.replace(/^(?:am|was|were|are|have|had)\s+/i, ''));
    const been = /^been\s+/i.test(rest);
    if (been) rest = strip(rest.replace(/^been\s+/i, ''));
    if (/^(?:not|so|too|n't)\b/i.test(rest)) return undefined;
    const gerund = fits(word(), 'gerund');
    if (
      gerund &&
      !/^(?:be|have|get|go|turn|pretend|die|kid|joke|try|talk|say|wonder|hope)$/.test(gerund.base)
    )
      return make('doing', gerund, after());
    if (perfect && !been) {
      const got = /^got\s+(.*)$/i.exec(rest)?.[1];
      if (got) return have(got, start, end, subject !== null);
      const verb = fits(word(), 'participle');
      return verb && !DULL_VERB.test(verb.base) && verb.base !== 'get'
        ? make('did', verb, after())
        : undefined;
    }
    if (/^(?:have|had)\s/i.test(text.slice(subject?.[0].length ?? 0)) && !been) {
      const tail = text.slice(subject?.[0].length ?? 0).replace(/^(?:have|had)\s+/i, '');
      const verb = fits(/^\p{L}+/u.exec(tail)?.[0] ?? '', 'participle');
      if (
        verb &&
        verbForm(/^\p{L}+/u.exec(tail)?.[0] ?? '')?.form === 'participle' &&
        !DULL_VERB.test(verb.base)
      )
        return make('did', verb, tail.replace(/^\p{L}+\s*/u, ''));
      return subject ? have(tail, start, end, true) : undefined;
    }
    if (/^(?:was|were)\s/i.test(text.slice(subject?.[0].length ?? 0))) {
      const was = state(rest, start, end, been);
      return was && { ...was, kind: 'did', verb: 'grow', clause: `you were ${was.object}` };
    }
    return subject || been ? state(rest, start, end, been) : undefined;
  }
  if (
    !subject &&
    fresh &&
    !latin(/\s(?:is|was|has|\p{L}+s)\s(?:my|me|the|a|more|so|not|like|your|too)\b/iu).test(rest)
  ) {
    const gerund = verbForm(word())?.form === 'gerund' ? fits(word(), 'gerund') : undefined;
    if (
      gerund &&
      !/^(?:be|have|get|go|turn|look|say|ask|talk|hope|love|try|think|feel|swipe|live)$/.test(gerund.base)
    )
      return make('doing', gerund, after());
  }
  const verb = fits(word(), 'past');
  const tail = after();
  if (
    verb &&
    (subject || (tail && !/^(?:by|out for|of)\b/i.test(tail) && verbForm(word())?.form === 'past'))
  ) {
    if (/^(?:finish|start|stop|keep|begin)$/.test(verb.base)) {
      const inner = fits(/^\p{L}+/u.exec(tail)?.[0] ?? '', 'gerund');
      if (inner) return make('did', inner, tail.replace(/^\p{L}+\s*/u, ''));
    }
    if (verb.base === 'get' && /^(?:back|home|out)\b/i.test(tail)) return undefined;
    if (verb.base === 'have') return subject ? have(tail, start, end, true) : undefined;
    // `did finish it`: the verb that follows is the one.
    if (verb.base === 'do' && verbForm(/^\p{L}+/u.exec(tail)?.[0] ?? '')?.form === 'base') return undefined;
    if (DULL_VERB.test(verb.base) || !tail || /^(?:do|does|did|is|are|was|were|that)\b/i.test(tail))
      return undefined;
    return make('did', verb, tail);
  }
  if (!subject || pronoun !== 'i') return undefined;
  // A past that no list knows can still be said back as it stands.
  const unknown = latin(/^(\p{L}{3,}ed)\s+(.+)$/iu).exec(rest);
  if (unknown?.[1] && unknown[2] && !verbForm(unknown[1])) {
    const object = toYou(trimmed(unknown[2]));
    if (!object) return undefined;
    const past = `${unknown[1].toLowerCase()} ${object}`;
    return {
      kind: 'did',
      start,
      end,
      verb: unknown[1].toLowerCase(),
      subject: 'you',
      subjectLives: true,
      clause: `you ${past}`,
      base: '',
      gerund: '',
      object,
    };
  }
  const habit = fits(word(), 'base');
  if (!habit || !tail) return undefined;
  if (habit.base === 'have') return have(tail, start, end, true);
  if (habit.base === 'do' && /^(?:not|n't)\b/i.test(tail)) return undefined;
  return DULL_VERB.test(habit.base) ? undefined : make('habit', habit, tail);
}

function have(tail: string, start: number, end: number, told: boolean): Statement | undefined {
  const object = toYou(trimmed(tail));
  if (!told || !/^(?:a|an|two|three|four|five|six|\d+|this|my|the|some)\s/i.test(tail) || !object)
    return undefined;
  if (
    /^(?:a|an|the|this|some) (?:question|confession|lot|few|bit|feeling|good|great|bad|nice|rough|long|busy|theory|point|day|week|time)\b/i.test(
      tail,
    )
  )
    return undefined;
  return {
    kind: 'have',
    start,
    end,
    verb: 'have',
    subject: 'you',
    subjectLives: true,
    clause: `you have ${object}`,
    base: `have ${object}`,
    gerund: `having ${object}`,
    object: object.replace(/^(?:a|an|my|your|this)\s+/i, ''),
  };
}

function state(rest: string, start: number, end: number, been: boolean): Statement | undefined {
  const object = toYou(trimmed(rest.replace(/^(?:also|still|really|very|pretty|quite|so|a bit)\s+/i, '')));
  if (!object || object.split(' ').length > 9) return undefined;
  const noun =
    /^(?:an?)\s+(?!bit\b|lot\b|little\b|fan\b|mess\b|(?:big|huge|firm|total|massive) (?:fan|believer)\b)/i.test(
      object,
    );
  const adjective =
    /^(?:terrible|great|good|bad|awful|excellent|useless|hopeless|brilliant|obsessed|scared|terrified|afraid|allergic|addicted|famous|known|tired|sick|single|vegetarian|vegan|sober|left-handed|colour-?blind|dyslexic) (?:at|with|of|to|for|in)\s+\S/i.test(
      object,
    ) ||
    /^(?:shy|awkward|introverted|extroverted|clumsy|stubborn|competitive|impatient|old-fashioned|left-handed|forgetful|superstitious|nosy|dramatic|sentimental|messy|picky)\b/i.test(
      object,
    );
  if (!noun && !adjective) return undefined;
  return {
    kind: 'am',
    start,
    end,
    verb: 'be',
    subject: 'you',
    subjectLives: true,
    clause: `${been ? "you've been" : "you're"} ${object}`,
    base: `be ${object}`,
    gerund: `being ${object}`,
    object,
  };
}

/** A subject of one word after its article, or two, or three: the first after which a verb stands. */
const otherSubject = (words: number): RegExp =>
  pattern(
    `^((?:my|our|the|this|that|an?)\\s+(?:[\\p{L}'-]+\\s+){${words}}[\\p{L}'-]+|load ?shedding|eskom|autocorrect|traffic|winter|some (?:guy|woman|man|kid|random|stranger)|\\p{Lu}\\p{Ll}+)\\s+(?:(?:just|finally|also|actually|literally|already|once|even|still|always|then|basically|somehow|accidentally|really)\\s+)*(has|have|is|was|were|are|won't|wouldn't|doesn't|didn't|can't|[\\p{L}]+)\\s+(.+)$`,
  );
const OTHER_SUBJECTS = [0, 1, 2].map((words) => otherSubject(words));
const isVerbHere = (word: string): boolean =>
  /^(?:has|have|is|was|were|are|won't|wouldn't|doesn't|didn't|can't)$/i.test(word) ||
  /^(?:past|third|participle)$/.test(verbForm(word)?.form ?? '') ||
  fits(word, 'past') !== undefined;

function fromOther(text: string, start: number): Statement | undefined {
  const match = OTHER_SUBJECTS.map((pattern) => pattern.exec(text)).find(
    (found) => found?.[2] && isVerbHere(found[2]),
  );
  if (!match?.[1] || !match[2] || !match[3]) return undefined;
  const head = match[1].split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const second = match[2].toLowerCase();
  const named = !/^(?:my|our|the|this|that|an?|some)\b/i.test(match[1]);
  if (
    /^(?:day|week|weekend|year|month|thing|one|life|time|love|fact|only|same|best|worst|last|first|idea|who)$/.test(
      head,
    ) ||
    (named && DULL_NOUNS.has(head))
  )
    return undefined;
  if (
    named &&
    !PEOPLE.has(head) &&
    !/^(?:loadshedding|shedding|eskom|autocorrect|traffic|winter)$/.test(head)
  )
    return undefined;
  if (/\b(?:who|that|which|is|was|are|were|has|have)\b/i.test(match[1].replace(/^(?:that|this)\b/i, '')))
    return undefined;
  const subject = toYou(match[1]).replace(/^(?:this|that)\b/i, 'the');
  const lives = PEOPLE.has(head) || ANIMALS.has(head) || /^some /i.test(subject);
  const object = toYou(trimmed(match[3]));
  if (!object) return undefined;
  const common = { start, end: start + text.length, subject, subjectLives: lives, object };
  if (/^(?:won't|wouldn't|didn't|can't|doesn't)$/.test(second)) {
    const verb = fits(object.split(' ')[0] ?? '', 'base');
    if (!verb) return undefined;
    return {
      ...common,
      kind: /didn't|wouldn't/.test(second) ? 'other did' : 'other does',
      verb: verb.base,
      clause: `${subject} ${second} ${object}`,
      base: object,
      gerund: `not ${gerundOf(verb.base)} ${object.split(' ').slice(1).join(' ')}`.trim(),
    };
  }
  if (/^(?:has|have|is|was|were|are)$/.test(second)) {
    const participle = fits(object.split(' ')[0] ?? '', 'participle');
    if (/^(?:has|have)$/.test(second) && participle && !/^(?:a|an|the)\b/.test(object))
      return {
        ...common,
        kind: 'other did',
        verb: participle.base,
        clause: `${subject} ${participle.past} ${object.split(' ').slice(1).join(' ')}`.trim(),
        base: object,
        gerund: `${gerundOf(participle.base)} ${object.split(' ').slice(1).join(' ')}`.trim(),
      };
    return undefined;
  }
  const past = fits(second, 'past');
  const third = verbForm(second)?.form === 'third' ? verbForm(second)?.verb : undefined;
  const verb = past ?? third;
  if (!verb || /^(?:be|get|want|need|know|have)$/.test(verb.base)) return undefined;
  if (verb.base === 'mean' || (verb.base === 'look' && third)) return undefined;
  return {
    ...common,
    kind: past ? 'other did' : 'other does',
    verb: verb.base,
    clause: `${subject} ${second} ${object}`,
    base: `${verb.base} ${object}`,
    gerund: `${gerundOf(verb.base)} ${object}`,
  };
}
