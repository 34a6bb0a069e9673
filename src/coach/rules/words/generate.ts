import type { MoveName } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { contentWordsOf } from '../reading/text.ts';
import { isKnownAsking } from '../scenes/asking.ts';
import { foreignLines, speaksHere } from '../scenes/foreign.ts';
import { scenesFor } from '../scenes/index.ts';
import { aboutTopics, sharedGround } from './about.ts';
import { aboutQuestion } from './about-question.ts';
import { aboutSalient } from './about-salient.ts';
import { aboutTold } from './about-told.ts';
import type { Candidate } from './candidate.ts';
import { aboutCaption, mediaAnswer } from './captions.ts';
import { SPARE_CARE, SPARE_LINES } from './clauses.ts';
import { fill } from './fill.ts';
import { objection, similarity } from './filters.ts';
import { goalCandidates } from './goals.ts';
import { isOutOfPlace } from './out-of-place.ts';
import { placesOf } from './places.ts';
import { registerOf } from './register.ts';

export function generate(reading: Reading): Candidate[] {
  const places = placesOf(reading);
  if (reading.action === 'stop' || reading.action === 'do_not_contact' || reading.action === 'safety')
    return [];
  if (speaksHere(reading))
    return foreignLines(reading).map((line) => ({ ...line, answers: line.weight > 3 }));
  if (reading.goal === 'end-kindly' && reading.action === 'reply') return goalCandidates(reading, places);
  const media = mediaAnswer(reading);
  if (media.length > 0) return media;
  const scenes = scenesFor(reading, (scene) => isOutOfPlace(scene.name, reading));
  const found: Candidate[] = [];
  const theirs = new Set(contentWordsOf(reading.plain));
  // Of the lines that answer a known question, those that name what it asks about come first.
  const liftOf = (lift: number | undefined, text: string): number =>
    lift === undefined
      ? 0
      : lift +
        (contentWordsOf(text).some((word) => theirs.has(word) || theirs.has(word.replace(/s$/, '')))
          ? 0.7
          : 0);
  scenes.forEach((scene, rank) => {
    const filled = { ...places, ...scene.places?.(reading) };
    for (const line of scene.lines) {
      const text = fill(line.text, filled);
      if (!text) continue;
      const answers =
        /answer|return the question|say what you want|pick a slot|honest answer|counter-offer|do what they ask|offer another way|suggest meeting/.test(
          line.move,
        );
      const grounded = scene.grounded === true || /\{(?:rel2?|quip|mimg)[}|]/.test(line.text);
      found.push({
        text,
        move: line.move,
        tone: line.tone,
        weight: 3 - rank * 0.4 + liftOf(scene.lift, text),
        answers,
        grounded,
      });
    }
  });
  if (reading.action === 'reply') found.push(...goalCandidates(reading, places));
  const alone = scenes.some((scene) => scene.alone);
  if (alone || reading.action !== 'reply')
    return withFallback(
      [
        ...found,
        // A story told leaves room for the one thing they share.
        ...(scenes.some(({ grounded: told }) => told) ? sharedGround(reading) : []),
        ...blended(found, reading),
        ...reserveOf(reading),
      ],
      reading,
    );
  const about = aboutSalient(reading);
  const light = registerOf(reading) === 'light';
  // The second half of an answer: what is best to say about the rest of their message.
  const rest = [...about]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text }) => !text.includes('['))
    .map(({ text }) => text);
  found.push(
    ...about,
    ...aboutCaption(reading),
    ...(light ? [...aboutTold(reading), ...aboutTopics(reading)] : []),
    ...(isKnownAsking(reading) ? [] : aboutQuestion(reading, rest)),
    ...sharedGround(reading),
  );
  return withFallback(grounded(found, reading), reading);
}

/** Here a remark about a noun in passing would miss what it is about. */
const MATTER_OF_FACT = [
  'logistics',
  'plan_confirm',
  'plan_reschedule',
  'plan_decline',
  'boundary',
  'rejection_soft',
  'rejection_hard',
] as const;

/** Somebody on the way wants to hear that it is fine. */
const ON_THE_WAY =
  /\b(?:late|on my way|omw|running behind|stuck in traffic|parking|outside your|at the gate)\b/i;

/** Their own words, for an answer in which nothing else would use one of them. Not where a joke about a noun would hurt. */
function reserveOf(reading: Reading): Candidate[] {
  if (reading.action !== 'reply' || reading.kind !== 'words' || reading.language.base !== 'en') return [];
  if (registerOf(reading) === 'serious' || ON_THE_WAY.test(reading.plain)) return [];
  if (MATTER_OF_FACT.some((intent) => reading.intents.has(intent))) return [];
  return aboutSalient(reading).map((one) => ({ ...one, weight: one.weight - 3, reserve: true }));
}

/** From here on a message is a letter: an answer to one thing in it leaves the rest unread. */
const LETTER_WORDS = 50;

/** In a letter the situation's line comes with a word about something else that they told. */
function blended(found: readonly Candidate[], reading: Reading): Candidate[] {
  if (reading.style.words < LETTER_WORDS || reading.action !== 'reply') return [];
  const remarks = aboutSalient(reading)
    .filter(
      ({ text, about }) =>
        !/[?[]/.test(text) && text.length < 110 && about !== undefined && !about.includes('+'),
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 6);
  const serious = registerOf(reading) === 'serious';
  return found.slice(0, 12).flatMap((line, index) => {
    const remark = remarks[index % Math.max(remarks.length, 1)];
    if (!remark || line.text.length > 190 || similarity(remark.text, line.text) > 0.3) return [];
    const text = serious ? `${line.text} ${remark.text}` : `${remark.text} ${line.text}`;
    if (serious && /\?$/.test(line.text))
      return [
        {
          ...line,
          text: `${remark.text} ${line.text}`,
          weight: line.weight + 0.8,
          about: remark.about ?? '',
        },
      ];
    return [{ ...line, text, weight: line.weight + 0.8, about: remark.about ?? '' }];
  });
}

/** Where the message says something, every reply has to use some of it. */
function grounded(candidates: Candidate[], reading: Reading): Candidate[] {
  const said = new Set(contentWordsOf(reading.plain));
  const touching = candidates.filter(
    ({ text, answers, grounded: related }) =>
      answers ||
      related ||
      contentWordsOf(text).some((word) => said.has(word) || said.has(word.replace(/s$/, ''))),
  );
  return touching.length >= 5 ? touching : candidates;
}

/** Too little to work with is still met with something to answer. */
function withFallback(candidates: Candidate[], reading: Reading): Candidate[] {
  const usable = candidates.filter(({ text }) => objection(text, reading, []) === undefined);
  if (reading.action === 'warn' || reading.action === 'clarify' || usable.length >= 5) return candidates;
  const caring = reading.action !== 'reply' || reading.flags.length > 0;
  // Their own words are a better stopgap than a line that fits anything.
  const near =
    caring || reading.kind !== 'words' || reading.language.base !== 'en'
      ? []
      : aboutSalient(reading).map((one) => ({ ...one, weight: one.weight - 3 }));
  const known = new Set(candidates.map(({ text }) => text));
  const fresh = near.filter(({ text }) => !known.has(text) && objection(text, reading, []) === undefined);
  if (usable.length + fresh.length >= 4) return [...candidates, ...fresh];
  const spare = caring ? SPARE_CARE : SPARE_LINES;
  return [
    ...candidates,
    ...fresh,
    ...spare.map(([tone, text], index) => ({
      text: fill(text, {}) ?? text,
      move: SPARE_MOVES[index % SPARE_MOVES.length] ?? 'follow up',
      tone,
      weight: -2,
    })),
  ];
}

const SPARE_MOVES: readonly MoveName[] = ['follow up', 'light touch', 'give space', 'start fresh'];
