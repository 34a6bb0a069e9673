/** Reads danger before anything else: flags with the exact words that raised them, and the one action that follows. */
import type { Action, Flag, FlagKind, Turn } from '../contract.ts';
import { type Shared, unshared } from '../reading/shared.ts';
import { type NormalText, normalise } from '../reading/text.ts';
import { DANGERS, kindsWith } from './dangers/index.ts';
import { isOpenDistress } from './dangers/wellbeing.ts';
import { findFlags, type Setting } from './find.ts';
import { type DangerModel, settleAction, suspectedFlags } from './learned.ts';
import { isWayThere } from './way-there.ts';

type Verdict = { readonly flags: readonly Flag[]; readonly action: Action };
/** `byRules` is what the rules alone say; the reader model takes it as input. */
export type SafetyReading = Verdict & {
  readonly byRules: Verdict;
  /** The trained reader sensed a danger that it could not name. */
  readonly guessed: boolean;
  /** Kinds that the trained reader half suspected, and that are not believed. */
  readonly doubted: readonly FlagKind[];
};

/** The first that applies wins: a child before a crisis, a crisis before a scam, a scam before bad manners. */
const ORDER: readonly Action[] = [
  'stop',
  'support',
  'safety',
  'do_not_contact',
  'warn',
  'caution',
  'clarify',
  'reply',
];

const CARRIES_OVER = kindsWith('carries over');

const VICTIM =
  /\b(?:my (?:ex|husband|wife|boyfriend|girlfriend|partner|stalker|dad|father|stepdad|boss|neighbour)|someone(?:'s| is| has)|a (?:guy|man)|being (?:followed|stalked|watched)|he|she)\b/i;
const AFRAID =
  /\b(?:scared|afraid|terrified|frightened|unsafe|don'?t feel safe|outside my|follow(?:ing|s|ed) me|hit me|hits me|threatened (?:me|to)|being (?:followed|stalked)|(?:find|hurt|kill|hit) (?:me|us)|what to do)\b/i;
/** Somebody else does it, to the one who writes. */
const ABOUT_THEM =
  /^(?!.*\b(?:you|your|u|ur)\b)(?:my|the|an?|someone|somebody|some|this|they|being|he|she|scared|afraid|terrified|frightened)\b/i;
/** The reader's own no, which the next message either takes or runs over. */
const REFUSAL =
  /^\W*(?:no|nope|nah|stop|nee|cha)\b|\b(?:i (?:said|told you) no|don'?t (?:want|feel comfortable|send|do that|share|ask)|not (?:comfortable|ready|going to|happening|sending|tonight|interested)|i(?:'d| would) rather not|please (?:stop|don'?t)|leave me alone|won'?t be (?:sending|coming|sharing)|i can'?t (?:send|lend|give|share)|prefer not|that'?s a no|not my thing|said not yet|not ready yet|(?:i(?:'?ve| have)? )?block(?:ed|ing) (?:you|u|your|that|this)|take no for)\b/i;

/** The reader has asked them over, or to be fetched: the way there is theirs to ask for. */
const INVITED =
  /\b(?:come (?:over|round|by|around|to (?:mine|me|my (?:place|house|flat)))|at (?:mine|my (?:place|house|flat))|my (?:place|house|flat) (?:then|at|on|tonight|tomorrow|\w+day)|(?:pick|fetch|collect) me(?: up)?\b|(?:i'?ll|i will|let me|i can|i could) (?:cook|braai|host)(?= (?:for (?:you|us)|at (?:mine|my)|us\b|dinner|supper|lunch|tonight|tomorrow|on\b))|drop it (?:off )?(?:at|by) (?:mine|my))\b/i;
/** None of these asks anybody over. */
const NOT_INVITED =
  /\b(?:don'?t|do not|never|not|won'?t|can'?t|nobody|no one|rather not|stop|asking|why|how|did|used to|wants? to|wanted|ex|scares?|mom|only)\b[^.!?]{0,40}\b(?:come|pick|fetch|collect|cook|place|house)\b|\bcome (?:over|round)\b[^.!?]{0,20}\b(?:already|so soon|scares?)\b/i;

const CUES = kindsWith('cue');

const RECENT_TURNS = 6;
/** Up to this many turns of theirs nobody knows anybody yet. */
const FIRST_TURNS = 2;

/**
 * @param models the trained reader, where there is one; the rules protect without it too
 * @param foreign the message is not English
 * @param shared where other turns of the same conversation are read as well
 */
export function readSafety(
  text: NormalText,
  conversation: readonly Turn[] = [],
  models?: DangerModel,
  foreign = false,
  shared: Shared = unshared,
): SafetyReading {
  const recent = conversation.slice(-RECENT_TURNS);
  const textOf = (said: string) => shared('text', said, () => normalise(said));
  const flagsIn = (one: NormalText, around: Setting) =>
    // The evidence is the writer's own words, which may differ where the plain text does not.
    shared(`flags ${JSON.stringify(around)}`, `${one.plain}\n${one.quote(0, one.plain.length)}`, () =>
      findFlags(one, around),
    );
  const turns = recent.map(({ from, text: said }) => ({ from, plain: textOf(said).plain }));
  const setting = {
    before: turns
      .filter(({ from }) => from === 'them')
      .map(({ plain }) => plain)
      .join('\n'),
    early: conversation.filter(({ from }) => from === 'them').length <= FIRST_TURNS,
    refused: turns.some(({ from, plain }) => from === 'me' && REFUSAL.test(plain)),
    invited: turns.some(
      ({ from, plain }) => from === 'me' && INVITED.test(plain) && !NOT_INVITED.test(plain),
    ),
  };
  const mine = turns.filter(({ from }) => from === 'me').map(({ plain }) => plain);
  const isOpen = ({ kind }: Flag): boolean =>
    setting.refused || !isWayThere(kind, text.plain, mine, setting.invited, setting.before);
  const flags = flagsIn(text, setting).filter(isOpen);
  const seen = new Set<FlagKind>(flags.map((flag) => flag.kind));
  for (const turn of recent) {
    if (turn.from === 'me') continue;
    for (const flag of flagsIn(textOf(turn.text), {
      before: '',
      early: setting.early,
      refused: false,
      invited: setting.invited,
    })) {
      if (!CARRIES_OVER.has(flag.kind) || seen.has(flag.kind)) continue;
      seen.add(flag.kind);
      flags.push(flag);
    }
  }
  const byRules = verdict(flags, text);
  if (!models) return { ...byRules, byRules, guessed: false, doubted: [] };
  const sensed = suspectedFlags(text, conversation, models, seen, foreign, byRules.action === 'reply');
  const suspected = sensed.flags.filter(isOpen);
  const guessed = sensed.guessed && suspected.length > 0;
  const { doubted } = sensed;
  const whole = verdict([...flags, ...suspected], text);
  const kinds = new Set(whole.flags.map((flag) => flag.kind));
  // A guess warns of nothing in particular: it makes nothing graver than it is.
  if (guessed) return { ...whole, byRules, guessed, doubted };
  // What the rules found to be happening now is not weighed again.
  if (whole.action === 'support' && kinds.has('wellbeing') && isOpenDistress(text.plain))
    return { ...whole, byRules, guessed, doubted };
  return {
    ...whole,
    action: settleAction(whole.action, kinds, text, conversation, models),
    byRules,
    guessed,
    doubted,
  };
}

const frightens = (kind: FlagKind): boolean => DANGERS[kind].adviceToVictim !== undefined;

function verdict(flags: readonly Flag[], text: NormalText): Verdict {
  const frightening = flags.filter(({ kind }) => frightens(kind));
  const theyAreTheVictim =
    (frightening.length > 0 && VICTIM.test(text.plain) && AFRAID.test(text.plain)) ||
    (frightening.length > 0 && frightening.every(({ evidence }) => ABOUT_THEM.test(evidence)));
  const settled = settle(flags, theyAreTheVictim);
  const actions: Action[] = settled.map(({ kind, severity }) => {
    const danger = DANGERS[kind];
    if (theyAreTheVictim && danger.action === 'safety') return 'support';
    // A danger that nobody is sure of leaves the reader with replies.
    return danger.severity === 'danger' && severity === 'caution' ? 'caution' : danger.action;
  });
  if (settled.filter(({ kind }) => CUES.has(kind)).length > 1) actions.push('warn');
  if (settled.some(({ kind }) => kind === 'wellbeing') && isOpenDistress(text.plain)) actions.push('support');
  return { flags: settled, action: ORDER.find((candidate) => actions.includes(candidate)) ?? 'reply' };
}

/** Drops flags that another one already says, and turns the advice round where they are the one in danger. */
function settle(flags: readonly Flag[], theyAreTheVictim: boolean): Flag[] {
  const kinds = [...new Set(flags.map((flag) => flag.kind))];
  const isSaid = (kind: FlagKind): boolean => {
    const { saidBy = [] } = DANGERS[kind];
    return saidBy === 'anything grave'
      ? kinds.some((other) => other !== kind && DANGERS[other].severity !== 'info')
      : saidBy.some((other) => kinds.includes(other));
  };
  return flags
    .filter(({ kind }) => !isSaid(kind))
    .map((flag) => {
      const advice = theyAreTheVictim ? DANGERS[flag.kind].adviceToVictim : undefined;
      return advice ? { ...flag, advice } : flag;
    });
}
