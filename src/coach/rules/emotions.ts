import type { EmotionsRequest, EmotionsResponse } from './contract.ts';
import type { Models } from './models.ts';
import { emotionsSaid, isSarcastic, readEmotions } from './reading/emotions.ts';
import { normalise } from './reading/text.ts';

/**
 * Feelings in any text, dating or not: every label with its score, the strongest first, and those said.
 * @param models the trained model; without it a small lexicon answers
 */
export function emotions(request: EmotionsRequest, models?: Models): EmotionsResponse {
  const id = request.id === undefined ? {} : { id: request.id };
  if (models) {
    const scored = models.emotions(request.text).sort((a, b) => b.score - a.score);
    const said = scored.filter((one) => one.said).map(({ label }) => label);
    return {
      ...id,
      emotions: scored.map(({ label, score }) => ({ label, score: Math.round(score * 1000) / 1000 })),
      predicted: said.length > 0 ? said : scored.slice(0, 1).map(({ label }) => label),
    };
  }
  const text = normalise(request.text);
  const found = readEmotions(text, isSarcastic(text.plain)).map(({ label, score }) => ({ label, score }));
  return { ...id, emotions: found, predicted: emotionsSaid(found) };
}
