/** Asked, answered or owned up to by a detour: a hint with a place and an hour in it, a quieter plan put forward, a yes behind a joke, their family's questions, a guess put right. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slot } from '../../words/fill.ts';
import { filling } from '../wrap.ts';

/** The thing that they ask about. */
const ASKED_ABOUT =
  /\b(?:deposit|insurance|insured|package|lease|lawyer|somewhere to (?:go|stay|live|sleep)|place to (?:go|stay|live|sleep)|getting (?:to work|around|home)|new place|other options|plan)\b/i;

const ABOUT: ReadonlyArray<readonly [RegExp, string]> = [
  [/^insur/i, 'the insurance'],
  [/^(?:somewhere|place|new)/i, 'where I go from here'],
  [/^getting/i, 'getting around'],
  [/^(?:other|plan)/i, 'what comes next'],
];

function askedAbout(r: Reading): Slot | undefined {
  const said = find(ASKED_ABOUT, r.plain)?.[0];
  if (!said) return undefined;
  return filledWith(ABOUT.find(([cue]) => cue.test(said))?.[1] ?? `the ${said.toLowerCase()}`);
}

const FAMILY =
  '(?:m[ou]m|mommy|mummy|mother|dad|daddy|father|parents|folks|gran|granny|gogo|ouma|oupa|nan|sister|brother|aunt|auntie|aunty|cousin|daughter|son|kids|best friend|flatmate|housemate|bestie)';

/** Who of theirs wants to know. */
const WHO_ASKS = new RegExp(`\\b(?:my )?(${FAMILY})\\b`, 'i');

const MY_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|last night|the (?:date|walk|dinner|lunch|hike|film|movie|picnic|market|weekend))\b/i;

const RATHER = latin(
  /^\W*(?:ha+|lol|oh|ah|hi|hey|good guess|close|nice try|so close|almost|nearly|[ ,.!])*(?:no+|nope|nah|not quite|close|almost|good guess|nice try)\b(?:[^?]{0,20}?\b(?:that(?:'s| is| was| one was| one is)|it(?:'s| is| was)|(?:was |is )?actually) (?:actually |in )?|[ ,.!]+)(?<p>(?!(?:No|Not|But|Try|Close|Good|Sorry|I|It|That|You|Haha|Guess|Wrong|Nice)(?!\p{L}))\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)/u,
);

export const PUT_SIDEWAYS_CODE = {
  'sideways: they ask about my bad news': filling((r) => ({ x: askedAbout(r) })),
  'sideways: their own want to know about me': filling((r) => ({
    m: filledWith(find(WHO_ASKS, r.plain)?.[1]?.toLowerCase()),
  })),
  'sideways: they own up to a good time': filling((r) => ({ d: filledWith(find(MY_DAY, r.mine)?.[0]) })),
  'sideways: my guess put right': filling((r) => ({ p: filledWith(find(RATHER, r.plain)?.groups?.p) })),
} as const;
