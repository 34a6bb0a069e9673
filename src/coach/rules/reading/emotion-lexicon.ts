/** What people write when they feel something, and how much it tells (0 to 1): the cues of `emotion-lexicon.yaml`. */
import { sourcesIn } from '../compiled/tables.ts';
import { EMOTIONS, type EmotionLabel } from '../contract.ts';
import { pattern } from './pattern.ts';

type EmotionCue = readonly [label: EmotionLabel, weight: number, cue: RegExp];

export const EMOTION_CUES: readonly EmotionCue[] = Object.entries(sourcesIn('emotions')).map(
  ([name, source = '']) => {
    const [word, weight] = name.split(' ');
    const label = EMOTIONS.find((one) => one === word);
    if (!label) throw new Error(`emotion-lexicon.yaml: "${name}" is no feeling.`);
    return [label, Number(weight), pattern(source)];
  },
);
