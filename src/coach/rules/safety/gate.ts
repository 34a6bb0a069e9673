/** Reads danger before anything else: flags with the exact words that raised them, and the one action that follows. */
import type { Action, Flag, FlagKind, Turn } from '../contract.ts';
import { type NormalText, normalise } from '../reading/text.ts';
import { FLAG_RULES, SUPPORT_FOR_VICTIM } from './advice.ts';
import { findFlags } from './find.ts';

export type SafetyReading = { readonly flags: readonly Flag[]; readonly action: Action };

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

/** What an earlier turn of theirs still means now. A joke that fell flat two days ago does not carry over. */
const CARRIES_OVER: ReadonlySet<FlagKind> = new Set([
  'underage',
  'scam_money',
  'scam_crypto',
  'scam_gift_card',
  'scam_code',
  'scam_blackmail',
  'no_contact_request',
  'threat',
]);

const VICTIM =
  /\b(?:my (?:ex|husband|wife|boyfriend|girlfriend|partner|stalker|dad|father|stepdad|boss|neighbour)|someone(?:'s| is| has)|a (?:guy|man)|being (?:followed|stalked|watched)|he|she)\b/i;
const AFRAID =
  /\b(?:scared|afraid|terrified|frightened|unsafe|don'?t feel safe|outside my|follow(?:ing|s|ed) me|hit me|hits me|threatened (?:me|to)|being (?:followed|stalked)|(?:find|hurt|kill|hit) (?:me|us)|what to do)\b/i;
/** Somebody else does it, to the one who writes. */
const ABOUT_THEM =
  /^(?!.*\b(?:you|your|u|ur)\b)(?:my|the|an?|someone|being|he|she|scared|afraid|terrified|frightened)\b/i;
/** The reader's own no, which the next message either takes or runs over. */
const REFUSAL =
  /^\W*(?:no|nope|nah|stop|nee|cha)\b|\b(?:i (?:said|told you) no|don'?t (?:want|feel comfortable|send|do that|share|ask)|not (?:comfortable|ready|going to|happening|sending|tonight|interested)|i(?:'d| would) rather not|please (?:stop|don'?t)|leave me alone|won'?t be (?:sending|coming|sharing)|i can'?t (?:send|lend|give|share)|prefer not|that'?s a no|not my thing)\b/i;

const RECENT_TURNS = 6;
/** Up to this many turns of theirs nobody knows anybody yet. */
const FIRST_TURNS = 2;

export function readSafety(text: NormalText, conversation: readonly Turn[] = []): SafetyReading {
  const recent = conversation.slice(-RECENT_TURNS);
  const theirs = recent.filter(({ from }) => from === 'them').map((turn) => normalise(turn.text));
  const setting = {
    before: theirs.map(({ plain }) => plain).join('\n'),
    early: conversation.filter(({ from }) => from === 'them').length <= FIRST_TURNS,
    refused: recent.some((turn) => turn.from === 'me' && REFUSAL.test(normalise(turn.text).plain)),
  };
  const flags = findFlags(text, setting);
  const seen = new Set<FlagKind>(flags.map((flag) => flag.kind));
  for (const turn of theirs) {
    for (const flag of findFlags(turn, { before: '', early: setting.early, refused: false })) {
      if (!CARRIES_OVER.has(flag.kind) || seen.has(flag.kind)) continue;
      seen.add(flag.kind);
      flags.push(flag);
    }
  }
  const frightening = flags.filter(({ kind }) => kind === 'stalking' || kind === 'threat');
  const theyAreTheVictim =
    (frightening.length > 0 && VICTIM.test(text.plain) && AFRAID.test(text.plain)) ||
    (frightening.length > 0 && frightening.every(({ evidence }) => ABOUT_THEM.test(evidence)));
  const settled = settle(flags, theyAreTheVictim);
  const actions: Action[] = settled.map((flag) =>
    theyAreTheVictim && FLAG_RULES[flag.kind].action === 'safety' ? 'support' : FLAG_RULES[flag.kind].action,
  );
  const action = ORDER.find((candidate) => actions.includes(candidate)) ?? 'reply';
  return { flags: settled, action };
}

/** Drops flags that a graver one already says, and turns the advice round where they are the one in danger. */
function settle(flags: readonly Flag[], theyAreTheVictim: boolean): Flag[] {
  const kinds = new Set(flags.map((flag) => flag.kind));
  return flags
    .filter((flag) => {
      if (flag.kind === 'money_request_mild') return !kinds.has('scam_money') && !kinds.has('scam_gift_card');
      if (flag.kind === 'wellbeing')
        return ![...kinds].some((kind) => kind !== 'wellbeing' && FLAG_RULES[kind].severity !== 'info');
      if (flag.kind === 'harassment') return !kinds.has('threat');
      if (flag.kind === 'pii_request') return !kinds.has('coercive_control');
      return true;
    })
    .map((flag) =>
      theyAreTheVictim && (flag.kind === 'stalking' || flag.kind === 'threat')
        ? { ...flag, advice: SUPPORT_FOR_VICTIM }
        : flag,
    );
}
