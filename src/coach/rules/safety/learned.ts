/**
 * What the trained reader adds to the rules that protect: flags that no rule saw, and which of two possible actions fits. It only ever adds;
 * a flag that a rule raised stays whatever the reader thinks.
 */
import type { Action, Flag, FlagKind, Turn } from '../contract.ts';
import { hits } from '../prefilter/prefilter.ts';
import { type Part, partOf } from '../reading/my-part.ts';
import { MINE_NO, plainActOf } from '../reading/plain-acts.ts';
import type { NormalText } from '../reading/text.ts';
import { DANGERS, kindsWith } from './dangers/index.ts';
import { isMisheardOpening } from './opening-talk.ts';
import { isGame, isPlainTalk } from './plain-talk.ts';
import { isPlainTelling } from './plain-telling.ts';

/** What a hurt told to the reader's face is taken for. A promise held up is also how a hold begins. */
const REPROACHES = kindsWith('like a reproach');
const MEANT_IN_TELLING = kindsWith('meant in plain telling');

/**
 * Where no rule sees anything, the trained reader alone has to be this sure, 0 to 1. Measured on 420 messages that it never saw: of what it was less
 * sure of, nothing was a danger (`not the linkedin version` as blackmail), and every danger that it alone found scored 0.83 or more.
 */
const SURE_ALONE = { named: 0.65, guessed: 0.2 };
/** Below this a danger that it alone sees calls for care, and not for silence. */
const SURE_OF_DANGER = 0.8;

/** Too broad to take a flag away. */
const BROAD: ReadonlySet<Part> = new Set<Part>(['against a wish', 'reproach']);

/** The trained reader has never seen another script: what it senses there comes from the turns before, not from the message. */
const UNREAD = /^(?=[\s\S]*\p{L})(?![\s\S]*\p{Script=Latin})/u;

/** What of the trained reader bears on danger. */
export type DangerModel = {
  /** Flags from the words and the turn before; only those above their threshold, and well above it in a language that is not English. */
  suspicions(text: string, conversation: readonly Turn[], foreign?: boolean): Suspicion[];
  /** How likely each action is, from the words alone, 0 to 1. */
  actions(
    text: string,
    conversation: readonly Turn[],
  ): ReadonlyArray<{ readonly label: Action; readonly score: number }>;
};

/** What the words alone raise: a flag and the stretch of the text that speaks for it most. */
export type Suspicion = {
  readonly kind: FlagKind;
  /** 0 to 1. */
  readonly score: number;
  readonly start: number;
  readonly end: number;
  /** Danger as such was sensed, and this is only the name that it is nearest to. */
  readonly guessed?: true;
};

/** `guessed`: danger as such was sensed, and the flag is only the name that it is nearest to. */
type Suspected = {
  readonly flags: readonly Flag[];
  readonly guessed: boolean;
  /** Kinds that it half suspected, and that are not believed. */
  readonly doubted: readonly FlagKind[];
};

/**
 * The flags the reader raises with their evidence, those of `seen` and those that are held back left out.
 *
 * @param onlySuspected the rules found nothing that calls for care
 */
export function suspectedFlags(
  text: NormalText,
  conversation: readonly Turn[],
  models: DangerModel,
  seen: ReadonlySet<FlagKind>,
  foreign: boolean,
  onlySuspected: boolean,
): Suspected {
  // `what u doing` and `hi anna` are no threat and no wrong number. What they wrote before may still be a swindle that this goes on with.
  const plain = !foreign && plainActOf(text.plain, conversation.length === 0) !== undefined;
  if (plain && !conversation.some(({ from, text: said }) => from === 'them' || MINE_NO.test(said)))
    return { flags: [], guessed: false, doubted: [] };
  if (UNREAD.test(text.plain) || isGame(text.plain) || isPlainTalk(text.plain))
    return { flags: [], guessed: false, doubted: [] };
  let guess = false;
  const doubted: FlagKind[] = [];
  const part = foreign ? undefined : partOf(text.plain);
  const isTelling = !foreign && isPlainTelling(text.plain);
  const flags = models
    .suspicions(text.plain, conversation, foreign)
    .flatMap(({ kind, score, start, end, guessed }) => {
      const { plain: said } = text;
      const { severity: usual, advice, harmless, everyday, grounds, isMistaken } = DANGERS[kind];
      if (seen.has(kind) || [harmless, everyday].some((one) => one && hits(one, said))) return [];
      if (part && !BROAD.has(part) && REPROACHES.has(kind)) return [];
      if (isMistaken?.({ plain: said, score, guessed: guessed === true, part, isPlainAct: plain, seen }))
        return [];
      if (guessed && isTelling && !MEANT_IN_TELLING.has(kind)) return [];
      if (!foreign && grounds && !hits(grounds, said)) return [];
      if (conversation.length === 0 && isMisheardOpening(said, kind)) return [];
      const unsure = onlySuspected && !foreign && usual !== 'info';
      if (unsure && score < (guessed ? SURE_ALONE.guessed : SURE_ALONE.named)) {
        doubted.push(kind);
        return [];
      }
      const evidence = text.quote(start, end);
      if (evidence === '') return [];
      const severity = unsure && usual === 'danger' && score < SURE_OF_DANGER ? 'caution' : usual;
      if (guessed) guess = true;
      return [{ kind, severity, evidence, advice }];
    });
  return { flags, guessed: guess, doubted };
}

/** They say themselves that the worst is behind them. */
const OVER_NOW =
  /\bi(?:'?m| am) (?:ok|okay|fine|alright|all right|good|safe|better|calm(?:er)?) now\b|\b(?:feeling|doing) (?:ok|okay|fine|better|much better) now\b/i;

/** The graver of two is taken when its odds are this many times the other's: in examples that the reader never saw that is right more often. */
const SURE = Math.E;
const oddsOf = (score = 0): number => score / Math.max(1 - score, 1e-6);

/** Said to the reader's face: not the trouble of the one who writes. */
const TO_THEIR_FACE =
  /\bi(?:'?ll| will|'?m going to|'?m gonna| am going to)\s+(?:\w+ing |really |just )?(?:kill|murder|hurt|beat|stab|shoot|strangle|choke|burn|slap|smack|break|hunt|find)\s+(?:you|u|your)\b/i;

/** A plan against the reader, or somebody armed who has a grudge against them. */
const AT_THE_READER = [
  /\b(?:make|making) (?:you|u) (?:sorry|regret|suffer|pay|cry blood)\b|\b(?:beat|hit|smack|punch|whip|klap|moer|thrash|stab) (?:you|u)\b/i,
  /\b(?:gun|knife|pistol|panga|rifle|9mm)\b/i,
] as const;
const GRUDGE =
  /\b(?:jealous|(?:see|find|meet|looking for|coming for|hates?|mad at) (?:you|u)|knows (?:about|where|who) (?:you|u))\b/i;
const isAtTheReader = (plain: string): boolean =>
  hits(AT_THE_READER[0], plain) ||
  (hits(AT_THE_READER[1], plain) && hits(GRUDGE, plain) && hits(ADDRESSED, plain));

const ADDRESSED = /\b(?:you|u|your|ur|yours|you're)\b/i;

/** The two actions that all of the kinds leave open: a cue or a demand, their own trouble or a danger to the reader, sad or in distress. */
function undecidedBetween(kinds: ReadonlySet<FlagKind>): readonly [mild: Action, grave: Action] | undefined {
  const [first, ...rest] = [...kinds].map((kind) => DANGERS[kind].undecided);
  return first && rest.every((other) => other?.join() === first.join()) ? first : undefined;
}

/** The action that the reader would take where the flags leave two open; otherwise `action` as it is. */
export function settleAction(
  action: Action,
  kinds: ReadonlySet<FlagKind>,
  text: NormalText,
  conversation: readonly Turn[],
  models: DangerModel,
): Action {
  const open = undecidedBetween(kinds);
  if (!open?.includes(action)) return action;
  if (action === 'safety' && (TO_THEIR_FACE.test(text.plain) || isAtTheReader(text.plain))) return action;
  if (action === 'reply' && OVER_NOW.test(text.plain)) return action;
  // Told of somebody else, with nobody addressed, it is their own trouble.
  if (action === 'support' && !ADDRESSED.test(text.plain)) return action;
  const likely = new Map(models.actions(text.plain, conversation).map(({ label, score }) => [label, score]));
  const [mild, grave] = open;
  return oddsOf(likely.get(grave)) > SURE * oddsOf(likely.get(mild)) ? grave : mild;
}
