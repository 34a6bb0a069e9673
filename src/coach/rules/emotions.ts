import type { EmotionsRequest, EmotionsResponse } from './contract.ts';
import { emotionsSaid, isSarcastic, readEmotions } from './reading/emotions.ts';
import { normalise } from './reading/text.ts';

/** Feelings in any text, dating or not, over the GoEmotions labels. */
export function emotions(request: EmotionsRequest): EmotionsResponse {
  const text = normalise(request.text);
  const found = readEmotions(text, isSarcastic(text.plain)).map(({ label, score }) => ({ label, score }));
  return {
    ...(request.id === undefined ? {} : { id: request.id }),
    emotions: found,
    predicted: emotionsSaid(found),
  };
}
