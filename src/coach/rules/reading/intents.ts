/** What the message does, in the contract's list of intents. The cues of `intents.yaml` first, then what the other readings add. */
import { sourcesIn } from '../compiled/tables.ts';
import { INTENTS, type Intent, type Turn } from '../contract.ts';
import { find } from '../prefilter/prefilter.ts';
import { pattern } from './pattern.ts';
import type { Question } from './questions.ts';
import type { Style } from './style.ts';
import type { NormalText } from './text.ts';
import { readTrouble } from './trouble.ts';

export type IntentEvidence = { readonly intent: Intent; readonly quote: string };

const SOURCES = sourcesIn('intents');
const cueOf = (name: string): RegExp | undefined => {
  const source = SOURCES[name];
  return source === undefined ? undefined : pattern(source);
};
const CUES = Object.keys(SOURCES)
  .filter((name) => !name.startsWith('not '))
  .map((name) => {
    const intent = INTENTS.find((one) => one === name);
    const cue = cueOf(name);
    if (!intent || !cue) throw new Error(`intents.yaml: "${name}" is no intent.`);
    return { intent, cue, unless: cueOf(`not ${name}`) };
  });

const LOW_WORDS =
  /^(?:k+|kk|ok|okay|okey|cool|nice|lol+|lmao|haha(?:ha)*|ha|heh|yeah?|yea|yep|yup|ya|ja|no|nah|nope|sure|fine|same|idk|hmm+|mm+|good|great|thanks|thx|wow|true|maybe|hi+|hey+|heyy+|hello|sup|wyd|u|up|not|much|nothing|nm|hbu|wbu|wuu2|shap|sharp|eish|yo|oh|meh|whatever|i|guess|all|bored|just|chilling|bad|bleh|dear|there|you|and|babe|beautiful|handsome|sexy|hun|it|was|is|alright|busy|tired|work|bit|so|the|usual|same|old|fair|enough|noted|right|x+|chilled|cute|morning|interesting|rad|kwaai|awesome|dunno)$/i;
const LOW_EFFORT = {
  test: (plain: string): boolean => {
    const words = plain.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
    return words.length > 0 && words.length <= 5 && words.every((word) => LOW_WORDS.test(word));
  },
};

/** @param ofFlags what a message does that the safety rules flagged */
export function readIntents(
  text: NormalText,
  questions: readonly Question[],
  style: Style,
  ofFlags: readonly Intent[],
  conversation: readonly Turn[],
): IntentEvidence[] {
  const { plain } = text;
  const found = new Map<Intent, string>();
  const add = (intent: Intent, quote: string) => {
    if (!found.has(intent)) found.set(intent, quote);
  };
  for (const { intent, cue, unless } of CUES) {
    const match = find(cue, plain);
    if (match && !unless?.test(plain)) add(intent, text.quote(match.index, match.index + match[0].length));
  }
  const trouble = readTrouble(plain);
  for (const intent of trouble?.intents ?? [])
    add(intent, text.quote(trouble?.start ?? 0, trouble?.end ?? 0));
  for (const intent of ofFlags) add(intent, '');
  const question = questions[0];
  if (question) {
    if (questions.every(({ kind }) => kind === 'reciprocal')) add('ask_reciprocal', question.text);
    else add('ask_info', question.text);
  }
  if (LOW_EFFORT.test(plain) || (style.words === 0 && style.emoji.length > 0 && !found.has('flirt')))
    add('low_effort', plain.trim());
  if (
    conversation.length === 0 &&
    /\byour (?:\w+ )?(?:bio|profile|photo|photos|pic|pics|prompt|answer)\b|\bmatch(?:ed)?\b|\bswiped?\b|\bholding a \w+\b/i.test(
      plain,
    )
  )
    add('opener', '');
  const longAgo = conversation.some(({ text: turn }) => /\(\s*\d+ (?:days|weeks|months) later\)/i.test(turn));
  if (longAgo) add('ghost_return', '');
  const told =
    /\b(?:i|i'm|i've|im|we|my|our)\b/i.test(plain) &&
    style.words >= 8 &&
    !found.has('money_request') &&
    !found.has('rejection_hard');
  if (told) add('share_info', '');
  if (found.size === 0) add(style.words >= 4 ? 'share_info' : 'affirm', '');
  return [...found].map(([intent, quote]) => ({ intent, quote })).slice(0, 7);
}
