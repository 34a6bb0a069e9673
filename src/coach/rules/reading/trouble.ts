/**
 * What weighs on them, and whom it concerns. A joke, an old story or a figure of speech is no trouble; where the reading
 * is unsure nothing is claimed, and the words of care stay general.
 */

import { sourcesIn, wordOf } from '../compiled/tables.ts';
import type { EmotionLabel, Intent } from '../contract.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { isNoLoss } from './no-loss.ts';
import { pattern } from './pattern.ts';
import { readTears } from './tears.ts';

export type Trouble = {
  readonly kind: TroubleKind;
  /** The plain noun for it, where the message has one: `exam`, `migraine`. */
  readonly what?: string;
  /** Light trouble steps back where the message is mainly about something else. */
  readonly grave: boolean;
  /** Seen from the reader: `your gran`. */
  readonly who?: string;
  readonly start: number;
  readonly end: number;
  readonly intents: readonly Intent[];
  readonly feels: readonly EmotionLabel[];
};

const FELT = ['share_feeling'] as const;
const DISTRESS = ['share_feeling', 'distress'] as const;
const GRIEF = ['grief', 'share_feeling'] as const;

/** Kind, whether it is grave, and what is read for it. The patterns stand in `trouble.yaml`; they are tried in this order. */
const KINDS = [
  ['survived', true, FELT, ['pride', 'relief']],
  ['tender', true, FELT, ['sadness']],
  ['told in trust', true, FELT, ['nervousness']],
  ['pregnancy', true, ['grief', 'share_feeling', 'distress'], ['grief', 'sadness']],
  ['anniversary', true, GRIEF, ['sadness', 'grief']],
  ['pet', true, GRIEF, ['sadness', 'grief']],
  ['death', true, GRIEF, ['grief', 'sadness']],
  ['waiting', true, DISTRESS, ['fear', 'nervousness']],
  ['someone ill', true, DISTRESS, ['sadness', 'fear']],
  ['panic', true, DISTRESS, ['fear', 'nervousness']],
  ['crime', true, DISTRESS, ['fear', 'sadness']],
  ['accident', true, DISTRESS, ['fear', 'sadness']],
  ['missing', true, DISTRESS, ['fear', 'sadness']],
  ['job', true, DISTRESS, ['sadness', 'fear']],
  ['failed', true, FELT, ['disappointment', 'sadness']],
  ['family', true, FELT, ['sadness', 'disappointment']],
  ['left behind', false, FELT, ['sadness']],
  ['humiliated', false, FELT, ['anger', 'embarrassment']],
  ['quarrel', false, FELT, ['sadness', 'anger']],
  ['crying', true, DISTRESS, ['sadness']],
  ['lonely', true, DISTRESS, ['sadness']],
  ['low', true, FELT, ['sadness', 'disappointment']],
  ['worried', false, FELT, ['nervousness', 'fear']],
  ['unwell', false, FELT, ['sadness', 'annoyance']],
  ['worn out', false, FELT, ['sadness', 'annoyance']],
] as const satisfies ReadonlyArray<
  readonly [kind: string, grave: boolean, intents: readonly Intent[], feels: readonly EmotionLabel[]]
>;
export type TroubleKind = (typeof KINDS)[number][0];

const CUES = sourcesIn('troubles');
const RULES = KINDS.map(([kind, grave, intents, feels]) => {
  const cue = CUES[kind];
  if (cue === undefined) throw new Error(`trouble.yaml has no "${kind}".`);
  return { kind, grave, intents, feels, cue: pattern(cue) };
});

const LAUGHED_OFF = /😂|🤣|😜|\b(?:haha(?:ha)*|lmf?ao|jk|just kidding)\b/iu;
/** An old story against themselves, or relief. */
const TEARS_IN_JEST =
  /\b(?:(?:of|with|from) (?:pure |sheer )?relief|in my defen[cs]e|busted|(?:been|tried(?: it)?|went|gone|camped|did it|done it) (?:exactly |only )?once)\b/i;
const OF_DEATH: ReadonlySet<TroubleKind> = new Set(['death', 'pet', 'anniversary']);
/** These hold though they laugh. */
const NEVER_FUNNY: ReadonlySet<TroubleKind> = new Set([
  'death',
  'pregnancy',
  'anniversary',
  'someone ill',
  'waiting',
]);
const FICTION =
  /\b(?:in the (?:movie|film|series|book|show|episode)|lost the (?:match|game|final|derby|toss)|(?:spring)?boks|kaizer|pirates|lost (?:my|our) \w+ (?:in|at) (?:the )?(?:mall|shop|shops|checkers|ikea|crowd|market|airport)|the (?:main )?character|netflix|season finale|laughing|of laughter|(?:phone|battery|laptop|car|plant|wifi|geyser|fridge|tv)(?: battery)? (?:just )?(?:died|passed)|dying to|plants? (?:died|are dying))\b/i;
const WHAT =
  /\b(tonsillitis|flu|migraine|covid|fever|bronchitis|pneumonia|food poisoning|stomach bug|panic attack|anxiety attack|meltdown|breakdown|board exam|exam|test|module|interview|job|promotion|bursary|scan|biopsy|lump|accident|crash|fire|flood|day|night|week|month|year)\b(?!s)/i;
const WHO = pattern(
  `\\b(my|our|his|her|their) (?:(?:little|big|older|younger|late|old|poor|dear|only|own|sweet|twin) )*((?:\\w+'s )?(?:best friend|${wordOf('near_person')}|(?:\\w+ )?${wordOf('near_pet')}))\\b`,
);
const BARE_WHO = pattern(
  `(?:^|[.!?]\\s*|\\bsince |\\bthat |\\bbecause )(mom|mum|dad|gran|granny|gogo|ouma|oupa|mother|father)\\b(?! (?:told|said|says|called|phoned|thinks|wants|made))`,
);

export function readTrouble(plain: string): Trouble | undefined {
  if (hits(FICTION, plain)) return undefined;
  const laughed = LAUGHED_OFF.test(plain);
  const noLoss = isNoLoss(plain);
  for (const { kind, grave, cue, intents, feels } of RULES) {
    if (laughed && !NEVER_FUNNY.has(kind)) continue;
    if (noLoss && OF_DEATH.has(kind)) continue;
    if (kind === 'crying' && (readTears(plain) !== undefined || hits(TEARS_IN_JEST, plain))) continue;
    const match = find(cue, plain);
    if (!match) continue;
    if (
      /\b(?:not|never|isn'?t|wasn'?t|don'?t feel|no longer)\s+(?:\w+\s+)?$/i.test(plain.slice(0, match.index))
    )
      continue;
    const who = whoOf(plain, match[0]);
    const what = WHAT.exec(match[0])?.[1] ?? WHAT.exec(plain)?.[1];
    return {
      kind,
      grave,
      ...(who ? { who } : {}),
      ...(what ? { what: what.toLowerCase() } : {}),
      start: match.index,
      end: match.index + match[0].length,
      intents,
      feels,
    };
  }
  return undefined;
}

/** Only someone named in the trouble itself, or the only one in the message. */
function whoOf(plain: string, within: string): string | undefined {
  const bare = (text: string) => BARE_WHO.exec(text)?.[1];
  const inside = WHO.exec(within);
  if (inside) return turned(inside);
  const alone = bare(within);
  if (alone) return `your ${alone.toLowerCase()}`;
  const named = new Set([...plain.matchAll(new RegExp(WHO.source, 'gi'))].map(turned));
  const other = bare(plain);
  if (other) named.add(`your ${other.toLowerCase()}`);
  return named.size === 1 ? [...named][0] : undefined;
}

/** `my gran` is `your gran`, `her mother` stays hers. */
const turned = (match: RegExpExecArray): string => {
  const whose = (match[1] ?? 'my').toLowerCase();
  return `${/^(?:my|our)$/.test(whose) ? 'your' : whose} ${(match[2] ?? '').toLowerCase()}`;
};
