/** Drafts that are not polished: why, and what could be sent in their place, if anything. */
import type { Flag } from '../contract.ts';
import { read } from '../read.ts';
import { type Shared, unshared } from '../reading/shared.ts';
import { normalise } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import type { DraftGround } from '../safety/dangers/danger.ts';
import { DANGERS } from '../safety/dangers/index.ts';
import { readSafety } from '../safety/gate.ts';
import { CRISIS_HELP } from '../safety/help-lines.ts';
import { nobodyToWriteTo } from '../safety/nobody-to-write-to.ts';

export type Unsafe = {
  /** Exact words of the draft, or of their message where that is the reason. */
  readonly evidence: string;
  /** Ends the sentence `Not fit to send: "…"`. */
  readonly because: string;
  /** What could be sent instead, each with what it does. Empty where nothing should be. */
  readonly instead: ReadonlyArray<readonly [text: string, does: string]>;
};

type Ground = Pick<Unsafe, 'because' | 'instead'>;

const STEP_BACK: Unsafe['instead'] = [
  ["I was frustrated and I'd rather not take it out on you. I'll leave it here.", 'ends it without blame'],
  ["I'm going to step back for a while. Take care of yourself.", 'says that you step back and nothing more'],
];
const TAKE_THE_NO: Unsafe['instead'] = [
  ['Thank you for telling me straight. I wish you well.', 'takes the no and closes kindly'],
  ["I hear you, and that's fine. All the best.", 'takes the no in one line'],
];
const THREAT: Ground = { because: 'is a threat, and a threat in writing can be a crime', instead: STEP_BACK };
const SEXUAL: Ground = {
  because: 'presses for something sexual, and only a free yes counts',
  instead: [
    ["There's no pressure from me. I'd like to get to know you first.", 'takes the pressure out'],
    [
      "Forget that I asked, that was too fast. What's been the best part of your week?",
      'takes it back and starts somewhere easy',
    ],
  ],
};
const MONEY: Ground = {
  because: 'asks somebody you have not met for money or for codes, which is what scams do',
  instead: [
    [
      "I'd like to see you, and somewhere that costs nothing. A walk, one of these days?",
      'asks for company and leaves money out',
    ],
    ["I'd rather talk than ask for favours. How has your week been?", 'keeps it to the two of you'],
  ],
};
const CONTROL: Ground = {
  because: 'makes them account for themselves, which frightens more than it brings closer',
  instead: [
    [
      "I felt a bit left out and I'd rather say so than guess. How was your evening?",
      'says what you feel instead of checking on them',
    ],
    [
      "I hope you had a good night. I'd like to hear about it whenever you feel like it.",
      'asks without demanding an answer',
    ],
  ],
};
const WATCHING: Ground = {
  because: 'tells them that they are watched or followed',
  instead: STEP_BACK,
};
const INSULT: Ground = {
  because: 'insults them, and nothing good was ever answered to that',
  instead: STEP_BACK,
};
const PRIVATE: Ground = {
  because: 'asks for private details that nobody should hand to a stranger',
  instead: [
    [
      'Somewhere public and easy would suit me. Is there a coffee place you like?',
      "meets halfway without anybody's address",
    ],
    [
      "No need for details now, I'm happy to keep talking here. What does your week look like?",
      'stays where you both are',
    ],
  ],
};
const CHILD: Ground = {
  because: 'goes to somebody who may be under 18. Do not write, and report the profile',
  instead: [],
};
const MINOR: Ground = {
  because:
    'says that you are under 18, and dating with strangers is for adults. If somebody older keeps writing to you, tell a grown-up you trust',
  instead: [],
};
const HURT: Ground = {
  because: `hangs your life on their answer. If you mean it, please talk to somebody now: ${CRISIS_HELP} It is nothing that a match can carry`,
  instead: [
    [
      "I'm having a hard time at the moment, so I'm going to take a break from here and talk to somebody close to me.",
      'says the truth without laying it on them',
    ],
  ],
};
const AFTER_STOP: Ground = {
  because:
    'goes to somebody who asked for no more contact. The safe thing is to send nothing, here or anywhere else',
  instead: [
    ["Understood. I won't write again.", 'only if you have not said so already; after that, nothing'],
  ],
};
const AFTER_NO: Ground = {
  because: 'goes on after a no. Only a respectful close is left',
  instead: TAKE_THE_NO,
};

/** By what a danger says of a draft that does it (`ifDrafted`). */
const GROUNDS: Readonly<Record<DraftGround, Ground>> = {
  child: CHILD,
  control: CONTROL,
  hurt: HURT,
  insult: INSULT,
  money: MONEY,
  private: PRIVATE,
  sexual: SEXUAL,
  threat: THREAT,
  watching: WATCHING,
};
/** What a draft says that a received message seldom does. */
const OWN: ReadonlyArray<readonly [RegExp, Ground]> = [
  // An age ends there or is told in years: `I'm 15 minutes away` is none.
  [
    /\b(?:i(?:'m| am|m)|me,?) (?:only |just |still |actually |turning )*1[0-7](?= ?(?:y\/?o\b|years? old|yrs? old|btw\b|lol\b|tho(?:ugh)?\b|and\b|but\b|so\b|if\b|is that\b|[,.!?;)\u2026]|$))|\bi(?:'m| am|m) (?:only |still |just )*in (?:grade|gr) ?(?:[5-9]|1[0-2])\b/i,
    MINOR,
  ],
  [
    /\b(?:i(?:'ll| will|'m going to|m gonna| gonna)|gonna) (?:kill|hurt|end) (?:myself|me)\b|\bkill myself\b|\b(?:i(?:'ll| will) (?:die|be dead)|life (?:is|isn'?t) worth (?:nothing|living))\b[^.!?]*\b(?:you|without|if|unless)\b/i,
    HURT,
  ],
  [
    /\b(?:or else\b(?! (?:we|i|let|maybe|the|there|it)\b)|you(?:'ll| will| are going to|'re going to) (?:regret|pay for|be sorry)|i(?:'ll| will| can|'m going to) (?:find|hurt|kill|beat|ruin|destroy|expose) (?:you|u|your)\b(?! (?:at|by|in|near|there|an?|some|one|the|to|with)\b)|(?:post|share|leak) (?:your|ur|those) (?:pics?|photos?|nudes?|screenshots?|pictures?)(?! of (?:the|my|me))|everyone will (?:see|know)|watch your back)/i,
    THREAT,
  ],
  [
    /\b(?:i know where (?:you|u) (?:live|work|stay|park)|i (?:drove|walked|came|went) (?:past|by|to) (?:your|ur) (?:house|place|work|flat|gym|office|street)|waiting (?:for you )?outside (?:your|ur)|i found (?:your|ur) (?:address|workplace|facebook|other profile|sister|mother|work|insta\w*|facebook|tiktok)|i made (?:a )?new (?:account|profile)|you blocked me|since you blocked|followed you|(?:you|u) unmatch(?:ed)? me)\b/i,
    WATCHING,
  ],
  [
    /\b(?:send|show) (?:me )?(?:(?:some|a|one|your|ur|more|another|just|any|sexy|hot|naughty|private|full body|naked) )*(?:nudes?|naked|boobs|tits|ass|underwear|lingerie|bikini|sexy (?:pics?|photos?))\b|\bnudes\b|\b(?:pics?|photos?|selfies?|videos?)\b[^.!?]{0,25}\b(?:bikini|underwear|lingerie|in the shower|naked|towel|without (?:clothes|a shirt))\b|\b(?:send|show) (?:me )?(?:\w+ )?(?:pic|photo)s? (?:of )?(?:your|ur) (?:body|ass|boobs|legs|tits)|\b(?:wanna|want to|let'?s|lets|down to|dtf|can we) (?:f+u*c*k|bang|smash|have sex|hook ?up|netflix and chill)\b|\bhow big (?:are|is) your\b|\bwhat are you wearing\b|\bcome (?:over|to my place|to mine) (?:tonight|now|rn)\b[^.!?]*\b(?:alone|bed|sex|fun)|\b(?:you|u) (?:made me|got me) (?:so )?(?:hard|horny)|\bhorny\b|\bd'?you (?:do|like) it (?:rough|anal)/i,
    SEXUAL,
  ],
  [
    /\b(?:(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:lend|loan|borrow|send|give|transfer|buy|e-?wallet) me (?:some |a |the )?(?:money|cash|airtime|data|R ?\d+|\d+ ?(?:rand|bucks)|an? (?:uber|voucher|gift)|voucher|gift ?card)|(?:send|lend|transfer|e-?wallet|cash ?send) me (?:some )?(?:money|cash|airtime|R ?\d+|\d+ ?(?:rand|bucks))|i need (?:some )?(?:money|cash|R ?\d{2,}|airtime)\b|borrow (?:some )?(?:money|cash|R ?\d+)|pay (?:my|for my) (?:rent|taxi|uber|flight|airtime|school))/i,
    MONEY,
  ],
  [
    /\b(?:wh[o*]re|sl[u*]t|b[i*!1]a?tch\w*|c[u*]nt|skank|fat (?:cow|pig|ugly)|ugly (?:cow|pig|anyway|bitch)?|(?:such )?a loser|pathetic (?:woman|man|person)|go (?:to hell|die)|f+[u*@]+c*[*]*k (?:you|u|off)|screw you|gold ?digger|piece of (?:shit|trash)|(?:you|a|such a) psycho|jou (?:ma se )?(?:poes|doos)|voetsek)\b/i,
    INSULT,
  ],
  [
    /\b(?:who (?:were|was|are|r) (?:you|u) (?:with|talking to)|who(?:'s| is) that (?:guy|man|girl|dude)\b|send (?:me )?(?:your|ur) (?:live )?location|prove where|delete (?:him|her|the app|your profile|that (?:guy|photo|pic))|(?:you|u)(?:'re| are|r)? (?:not allowed|only allowed)|i (?:don'?t|dont|forbid) (?:allow|want) you (?:to )?(?:talk|see|go|wear)\w*|you(?:'re| are) mine\b|where (?:were|was) (?:you|u) (?:last night|all night|really))/i,
    CONTROL,
  ],
  [
    /\b(?:send|give|tell|what(?:'s| is)) (?:me )?(?:your|ur) (?:home |full |exact )?(?:address|id number|bank|account|pin|password|otp)\b|\bwhere (?:exactly )?do (?:you|u) (?:live|stay)\b[^.!?]*\b(?:exactly|address|come (?:over|now|there))/i,
    PRIVATE,
  ],
];
/** A no that was already said, in the draft's own words: `I know you said no, but`. */
const OVER_A_NO =
  /\b(?:i know (?:you|u) (?:said|told me|asked)[^.!?]{0,40}\b(?:no|stop|not|don'?t|leave)|(?:you|u) said (?:no|you(?:'re| are|r) not interested)[^.!?]{0,20}\bbut\b|(?:one|just one) (?:more|last) chance|won'?t take no|not taking no|i'?m not giving up|wont give up|won'?t give up|don'?t (?:block|unmatch) me|change your mind|you don'?t mean (?:it|that)|playing hard to get)/i;
const KIND_CLOSE =
  /^(?=.{0,220}$)(?!.*\?)(?!.*\b(?:but|unless|if you|one day|maybe|change your mind|still|let me)\b).*\b(?:understood|i understand|thank(?:s| you)|fair enough|no (?:worries|problem|hard feelings)|i(?:'ll| will) (?:leave|stop|respect|not|give you)|i won'?t|all the best|take care|wish you|sorry|apologi[sz]e|respect)\b/is;
const NO_CONTACT_KINDS: ReadonlySet<string> = new Set(['no_contact_request']);

/**
 * Undefined where the draft may be worked on.
 * @param reading of the message, where the caller has it already
 * @param shared where the draft is a turn of a conversation that is read as well
 */
export function unsafeDraft(
  draft: string,
  message: string,
  reading?: Reading,
  shared: Shared = unshared,
): Unsafe | undefined {
  const text = shared('text', draft, () => normalise(draft));
  const { plain } = text;
  if (!plain.trim()) return undefined;
  if (message.trim()) {
    const theirs = reading ?? read({ message });
    if (theirs.action === 'stop' || nobodyToWriteTo(message))
      return { ...CHILD, evidence: quoteOf(theirs.flags, message) };
    const stop = theirs.flags.find(({ kind }) => NO_CONTACT_KINDS.has(kind));
    if (stop && !KIND_CLOSE.test(plain)) return { ...AFTER_STOP, evidence: stop.evidence };
    const no = theirs.intentEvidence.find(({ intent }) => intent === 'rejection_hard');
    if (no && !KIND_CLOSE.test(plain))
      return { ...AFTER_NO, evidence: no.quote || message.trim().slice(0, 80) };
    const own = ownGround(plain);
    const soft = theirs.intentEvidence.find(
      ({ intent }) => intent === 'rejection_soft' || intent === 'boundary',
    );
    if (!own && soft && OVER_A_NO.test(plain))
      return { ...AFTER_NO, evidence: soft.quote || message.trim().slice(0, 80) };
  }
  const own = ownGround(plain);
  if (own) return { ...own.ground, evidence: text.quote(own.start, own.end) };
  const over = OVER_A_NO.exec(plain);
  if (over && /\b(?:no|stop|block|unmatch|chance|giv|mind|hard to get|mean)\b/i.test(over[0]))
    return { ...AFTER_NO, evidence: text.quote(over.index, over.index + over[0].length) };
  if (
    nobodyToWriteTo(plain) &&
    !/\bblocked me|leave (?:me|her|him|them) alone|not interested in me|said (?:no|stop)\b/i.test(plain)
  )
    return undefined;
  for (const flag of readSafety(text, [], undefined, false, shared).flags) {
    const { ifDrafted } = DANGERS[flag.kind];
    // A draft that shares one's own story (a past, a fear) is no danger to anybody.
    if (ifDrafted && (flag.severity === 'danger' || !ONLY_PRESSES.test(flag.evidence)))
      return { ...GROUNDS[ifDrafted], evidence: flag.evidence };
  }
  return undefined;
}

/** Hurt about an answer that did not come. It is left out with the other pressure; nobody is made to account for anything. */
const ONLY_PRESSES =
  /^(?:why|y) (?:are|r|aren'?t|do|don'?t|did|didn'?t|won'?t|have|haven'?t) (?:you|u) (?:not |even |ever )?(?:answer|repl|respond|text|writ|messag|ignor)\w*(?: (?:to )?(?:me|my \w+))?\W*$/i;

function ownGround(plain: string): { ground: Ground; start: number; end: number } | undefined {
  for (const [pattern, ground] of OWN) {
    const match = pattern.exec(plain);
    if (match) return { ground, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

const quoteOf = (flags: readonly Flag[], message: string): string =>
  flags.find(({ kind }) => kind === 'underage')?.evidence ?? message.trim().slice(0, 80);
