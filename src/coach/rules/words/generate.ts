import type { MoveName } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { contentWordsOf } from '../reading/text.ts';
import { foreignLines } from '../scenes/foreign.ts';
import { scenesFor } from '../scenes/index.ts';
import { aboutPhrases, aboutQuote, aboutReader, aboutTopics, asksOf, sharedGround } from './about.ts';
import { aboutQuestion } from './about-question.ts';
import { aboutTold, asksAboutTold } from './about-told.ts';
import type { Candidate } from './candidate.ts';
import { SPARE_CARE, SPARE_LINES } from './clauses.ts';
import { fill } from './fill.ts';
import { objection } from './filters.ts';
import { goalCandidates } from './goals.ts';
import { placesOf } from './places.ts';

export function generate(reading: Reading): Candidate[] {
  const places = placesOf(reading);
  if (reading.action === 'stop' || reading.action === 'do_not_contact' || reading.action === 'safety')
    return [];
  if (reading.language.base !== 'en' && reading.action === 'reply' && reading.kind === 'words') {
    const foreign = foreignLines(reading);
    return foreign.lines.flatMap((line) => {
      const text = fill(line.text, foreign.places);
      return text
        ? [
            {
              text,
              move: line.move,
              tone: line.tone,
              weight: 3,
              answers: line.move === 'answer, then return',
            },
          ]
        : [];
    });
  }
  if (reading.goal === 'end-kindly' && reading.action === 'reply') return goalCandidates(reading, places);
  const scenes = scenesFor(reading);
  const found: Candidate[] = [];
  scenes.forEach((scene, rank) => {
    const filled = { ...places, ...scene.places?.(reading) };
    for (const line of scene.lines) {
      const text = fill(line.text, filled);
      if (!text) continue;
      const answers =
        /answer|return the question|say what you want|pick a slot|honest answer|counter-offer|do what they ask|offer another way|suggest meeting/.test(
          line.move,
        );
      found.push({ text, move: line.move, tone: line.tone, weight: 3 - rank * 0.4, answers });
    }
  });
  if (reading.action === 'reply') found.push(...goalCandidates(reading, places));
  const alone = scenes.some((scene) => scene.alone);
  if (alone || reading.action !== 'reply') return withFallback(found, reading);
  found.push(
    ...aboutTold(reading),
    ...aboutTopics(reading),
    ...aboutPhrases(reading, places),
    ...aboutReader(reading, places),
    ...aboutQuestion(reading, [...asksAboutTold(reading), ...asksOf(reading)]),
    ...aboutQuote(reading),
    ...sharedGround(reading),
  );
  return withFallback(grounded(found, reading), reading);
}

/** Where the message says something, every reply has to use some of it. */
function grounded(candidates: Candidate[], reading: Reading): Candidate[] {
  const said = new Set(contentWordsOf(reading.plain));
  const touching = candidates.filter(
    ({ text, answers }) =>
      answers || contentWordsOf(text).some((word) => said.has(word) || said.has(word.replace(/s$/, ''))),
  );
  return touching.length >= 5 ? touching : candidates;
}

/** Too little to work with is still met with something to answer. */
function withFallback(candidates: Candidate[], reading: Reading): Candidate[] {
  const usable = candidates.filter(({ text }) => objection(text, reading, []) === undefined);
  if (reading.action === 'warn' || usable.length >= 5) return candidates;
  const caring = reading.action !== 'reply' || reading.flags.length > 0;
  const spare = caring ? SPARE_CARE : SPARE_LINES;
  return [
    ...candidates,
    ...spare.map(([tone, text], index) => ({
      text,
      move: SPARE_MOVES[index % SPARE_MOVES.length] ?? 'follow up',
      tone,
      weight: -2,
    })),
  ];
}

const SPARE_MOVES: readonly MoveName[] = ['follow up', 'light touch', 'give space', 'start fresh'];
