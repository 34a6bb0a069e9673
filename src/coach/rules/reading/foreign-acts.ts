/** What a message in another language does, by small phrase tables: a greeting, a plan, a no, a limit, a loss. */
import { sourcesIn } from '../compiled/tables.ts';
import type { Intent } from '../contract.ts';
import { hits } from '../prefilter/prefilter.ts';
import { madeOnce } from './made-once.ts';
import { pattern } from './pattern.ts';

/** The graver and the more particular first: the first that is found leads the answer. */
export const ACTS = [
  'grief',
  'ill',
  'close',
  'pace',
  'noCall',
  'name',
  'reschedule',
  'decline',
  'quiet',
  'late',
  'here',
  'bring',
  'confirm',
  'propose',
  'define',
  'love',
  'missing',
  'goodNews',
  'birthday',
  'bot',
  'askKids',
  'askWork',
  'askLive',
  'askMusic',
  'askEat',
  'askDoing',
  'askPartner',
  'compliment',
  'thanks',
  'apology',
  'night',
  'care',
  'tired',
  'laugh',
  'how',
  'greeting',
  'yes',
  'no',
] as const;
export type Act = (typeof ACTS)[number];

const INTENTS: Partial<Record<Act, readonly Intent[]>> = {
  grief: ['grief', 'share_feeling'],
  ill: ['share_info', 'share_feeling'],
  close: ['rejection_hard'],
  pace: ['boundary'],
  noCall: ['boundary'],
  name: ['boundary'],
  reschedule: ['plan_reschedule'],
  decline: ['plan_decline'],
  quiet: ['ghost_return', 'apology'],
  late: ['logistics', 'apology'],
  here: ['logistics'],
  confirm: ['plan_confirm', 'affirm'],
  bring: ['logistics'],
  propose: ['plan_propose'],
  define: ['define_relationship'],
  love: ['define_relationship', 'share_feeling'],
  missing: ['share_feeling', 'flirt'],
  goodNews: ['share_info', 'share_feeling'],
  birthday: ['caring'],
  bot: ['testing', 'ask_info'],
  compliment: ['compliment'],
  thanks: ['thanks'],
  apology: ['apology'],
  night: ['goodbye'],
  care: ['caring'],
  tired: ['share_feeling'],
  laugh: ['humour'],
  how: ['greeting'],
  greeting: ['greeting'],
  yes: ['affirm', 'low_effort'],
  no: ['low_effort'],
};

const cuesOf = madeOnce((language: string): ReadonlyArray<readonly [Act, RegExp]> => {
  const cues = sourcesIn(`language ${language}`);
  return ACTS.flatMap((act) => {
    const source = cues[act];
    // Edges by hand: `\b` does not know `é`.
    return source ? [[act, pattern(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`)] as const] : [];
  });
});

/** Somebody who works in a hospital is not ill. */
const AT_WORK =
  /(?:sebenz|sebets|(?<!\p{L})(?:kwadi|bere[kg]|dira(?!\p{L}))|trabaj|trabalh|travaill|boss(?:e|er)(?!\p{L})|lavor[oai]|arbeit|arbejd|arbet|(?<!\p{L})werk|çalış|pracuj|pracowa|kazi|shanda|kaam|lucrez|dolgoz|työ|bekerja|trabaho|tirha|shuma|enfermeir|enfermer|infirmi|infermier|krankenschwester|pfleger|verple|hemşire|pielęgniar|onesi|unesi|mooki|nurse|doctor|dokter|médic|arzt|ärztin)/iu;

/** `base` is the language's two or three letters. Best first; empty where the language has no table. */
export function readActs(plain: string, base: string): Act[] {
  const found = cuesOf(base)
    .filter(([, cue]) => hits(cue, plain))
    .map(([act]) => act);
  const words = plain.match(/[\p{L}']+/gu)?.length ?? 0;
  // A bare yes or no is one only when nothing else is said.
  return found.filter(
    (act) => ((act !== 'yes' && act !== 'no') || words <= 3) && (act !== 'ill' || !hits(AT_WORK, plain)),
  );
}

/** The intents that those acts stand for, without questions. */
export function foreignIntents(plain: string, base: string): Intent[] {
  const found = new Set<Intent>();
  for (const act of readActs(plain, base)) for (const intent of INTENTS[act] ?? []) found.add(intent);
  const words = plain.match(/[\p{L}']+/gu)?.length ?? 0;
  if (words >= 9 && !found.has('rejection_hard') && !found.has('plan_propose')) found.add('share_info');
  return [...found];
}

/** What the English cues found, with what the language's own tables say put first. English stays as it is. */
export function withForeignIntents<T extends { readonly intent: Intent; readonly quote: string }>(
  told: readonly T[],
  plain: string,
  base: string,
): ReadonlyArray<T | { readonly intent: Intent; readonly quote: string }> {
  if (base === 'en') return told;
  const own = foreignIntents(plain, base);
  const rest = told.filter(
    ({ intent }) =>
      !own.includes(intent) &&
      (own.length === 0 || (intent !== 'share_info' && intent !== 'affirm' && intent !== 'low_effort')),
  );
  return [...own.map((intent) => ({ intent, quote: '' })), ...rest];
}
