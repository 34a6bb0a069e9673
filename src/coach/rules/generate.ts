/** What could be said: every candidate that the reading gives rise to, from situations, topics, questions and details, with its weight. */

import { foreignLines, speaksHere } from './foreign/replies.ts';
import type { Line } from './moves/line.ts';
import { contentWordsOf } from './reading/text.ts';
import type { Reading } from './reading.ts';
import { isKnownAsking, severalAsked } from './situations/guards/question.ts';

import { isHeavy, situationsFor } from './situations/index.ts';
import { aboutTopics, sharedGround } from './words/about.ts';
import { aboutPlain } from './words/about-plain.ts';
import { aboutQuestion } from './words/about-question.ts';
import { aboutSalient } from './words/about-salient.ts';
import { aboutSeveral } from './words/about-several.ts';
import { aboutStatements } from './words/about-statements.ts';
import type { Candidate } from './words/candidate.ts';
import { aboutCaption, mediaAnswer } from './words/captions.ts';
import { spareLines } from './words/clauses.ts';
import { fill } from './words/fill.ts';
import { objection, similarity } from './words/filters.ts';
import { goalCandidates } from './words/goals.ts';
import { isOutOfPlace } from './words/out-of-place.ts';
import { placesOf } from './words/places.ts';
import { isBetweenTwo, registerOf } from './words/register.ts';
import { seedOf, shuffled } from './words/shuffle.ts';

/** The candidates with what made them, which `--explain` tells. */
const withSource = (source: string, candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((one) => ({ ...one, source }));

export function generate(reading: Reading): Candidate[] {
  const places = placesOf(reading);
  if (reading.action === 'stop' || reading.action === 'do_not_contact' || reading.action === 'safety')
    return [];
  if (speaksHere(reading))
    return foreignLines(reading).map((line) => ({ ...line, answers: line.weight > 3, source: 'foreign' }));
  if (reading.goal === 'end-kindly' && reading.action === 'reply')
    return withSource('end kindly', goalCandidates(reading, places));
  const media = mediaAnswer(reading);
  if (media.length > 0) return withSource('media', media);
  const open = isOpen(reading);
  const situations = situationsFor(
    reading,
    (situation) => isOutOfPlace(situation.name, reading, situation.stands),
    !open,
  );
  const grave = !open || situations.at(-1)?.firm === true;
  const found: Candidate[] = [];
  const theirs = new Set(contentWordsOf(reading.plain));
  // A line that shares a word with the message comes first among those of a situation with `lift`.
  const liftOf = (lift: number | undefined, text: string): number =>
    lift === undefined
      ? 0
      : lift +
        (contentWordsOf(text).some((word) => theirs.has(word) || theirs.has(word.replace(/s$/, '')))
          ? 0.7
          : 0);
  const sure = situations.findIndex((situation) => situation.exclusive);
  situations.forEach((situation, rank) => {
    const behind = sure >= 0 && rank > sure ? BEHIND : 0;
    const filled = { ...places, ...situation.slots?.(reading) };
    const tied = situation.alike ?? situation.firm === true;
    // Where a tone was asked for, all of them are candidates.
    const drawnLines =
      tied && !reading.tone
        ? drawn(
            situation.lines.filter((line) => fill(line.text, filled)),
            seedOf(reading, situation.name),
          )
        : undefined;
    for (const line of situation.lines) {
      const text = fill(line.text, filled);
      if (!text) continue;
      const answers =
        /answer|return the question|say what you want|pick a slot|honest answer|counter-offer|do what they ask|offer another way|suggest meeting/.test(
          line.move,
        );
      const grounded = situation.grounded === true || /\{(?:rel2?|quip|mimg)[}|]/.test(line.text);
      found.push({
        text,
        move: line.move,
        tone: line.tone,
        weight: 3 - rank * 0.4 - behind + liftOf(situation.bonus, text),
        answers,
        grounded,
        tied,
        ...(situation.pinned ? { pinned: true } : {}),
        ...(drawnLines && !drawnLines.has(line) ? { reserve: true } : {}),
        source: situation.name,
        template: line.text,
      });
    }
  });
  if (open)
    found.push(...withSource('several questions', aboutSeveral(severalAsked(reading), reading, places)));
  if (reading.action === 'reply') found.push(...withSource('goal', goalCandidates(reading, places)));
  // A situation none of whose lines could be filled does not keep the other candidates out.
  const alone = sure >= 0 && found.length > 0;
  if (grave && (alone || reading.action !== 'reply'))
    return withFallback(
      [
        ...found,
        // A story told leaves room for the one thing they share.
        ...(situations.some(({ grounded: told }) => told)
          ? withSource('shared ground', sharedGround(reading))
          : []),
        ...(situations.some(({ firm }) => firm) ? [] : withSource('blended', blended(found, reading))),
      ],
      reading,
    );
  if (!alone && isBetweenTwo(reading)) return withFallback(found, reading);
  const about = withSource('salient', aboutSalient(reading));
  const light = registerOf(reading) === 'light';
  // The second half of an answer: what is best to say about the rest of their message.
  const rest = [...about]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text }) => !text.includes('['))
    .map(({ text }) => text);
  const others = [
    ...about,
    ...withSource('caption', aboutCaption(reading)),
    ...withSource('plain', aboutPlain(reading)),
    ...(light
      ? [...withSource('told', aboutStatements(reading)), ...withSource('topic', aboutTopics(reading))]
      : []),
    ...(isKnownAsking(reading) && !alone && found.length > 0
      ? []
      : withSource('question', aboutQuestion(reading, rest))),
    ...withSource('shared ground', sharedGround(reading)),
  ];
  if (!alone) return withFallback(grounded([...found, ...others], reading), reading);
  const blend = withSource('blended', blended(found, reading));
  const rivals = others.map((one) => ({ ...one, weight: one.weight - BEHIND }));
  return withFallback([...found, ...blend, ...rivals], reading);
}

/** So many lines of a situation are candidates for one message, drawn by its seed, so that messages do not all get the same best line. */
const DRAWN = 9;
/** Draws lines where all of a situation are equally good; those with a slot always stay. The rest are `reserve`: taken where more replies are asked for. */
function drawn(lines: readonly Line[], seed: string): ReadonlySet<Line> {
  const theirs = lines.filter(({ text }) => text.includes('{'));
  const free = lines.filter(({ text }) => !text.includes('{'));
  return new Set([...theirs, ...shuffled(free, seed).slice(0, Math.max(DRAWN - theirs.length, FREE))]);
}
/** At least so many of those that fit anywhere. */
const FREE = 6;

/** Points that all other candidates lose where a situation with `alone` applies. */
const BEHIND = 3;

/** With one of these intents a remark about some noun of the message would be beside the point. */
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

/** Nothing grave, no plan, no refusal: replies about some word of the message may compete with those of a situation, which may be wrong. */
const isOpen = (reading: Reading): boolean =>
  reading.action === 'reply' &&
  reading.kind === 'words' &&
  reading.language.base === 'en' &&
  registerOf(reading) !== 'serious' &&
  !isHeavy(reading) &&
  !ON_THE_WAY.test(reading.plain) &&
  !MATTER_OF_FACT.some((intent) => reading.intents.has(intent));

/** From so many words on a message is a letter: one answer covers only a part of it. */
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

/** From so many replies on that use their words, the others are not needed. */
const ENOUGH_TOUCHING = 12;

/** Where the message says something, every reply has to use some of it. */
function grounded(candidates: Candidate[], reading: Reading): Candidate[] {
  const said = new Set(contentWordsOf(reading.plain));
  const touching = candidates.filter(
    ({ text, answers, grounded: related }) =>
      answers ||
      related ||
      contentWordsOf(text).some((word) => said.has(word) || said.has(word.replace(/s$/, ''))),
  );
  return touching.length >= ENOUGH_TOUCHING ? touching : candidates;
}

/** Somebody lies in a hospital: no remark about a noun. */
const IN_A_WARD =
  /\b(?:(?:got|was|been|were|is) admitted|(?:rushed|taken|off) to (?:the )?(?:hospital|icu|casualty|theatre))\b/i;

const wantsCare = (reading: Reading): boolean =>
  reading.action !== 'reply' || reading.flags.length > 0 || isHeavy(reading) || IN_A_WARD.test(reading.plain);

/** What may still be said where everything else has been, or there was nothing. */
export const stopgaps = (reading: Reading): Candidate[] =>
  spareLines(reading, wantsCare(reading)).map(([move, tone, text]) => ({
    text: fill(text, {}) ?? text,
    move,
    tone,
    weight: -2,
    tied: true,
    source: 'spare',
    template: text,
  }));

/** Adds lines that fit any message where there are too few candidates. */
function withFallback(candidates: Candidate[], reading: Reading): Candidate[] {
  const usable = candidates.filter(({ text }) => objection(text, reading, []) === undefined);
  if (reading.action === 'warn' || reading.action === 'clarify' || usable.length >= 5) return candidates;
  const caring = wantsCare(reading);
  // A reply about a word of the message is better than a line that fits any message.
  const near =
    caring || isBetweenTwo(reading) || reading.kind !== 'words' || reading.language.base !== 'en'
      ? []
      : withSource('reserve', aboutSalient(reading, true)).map((one) => ({ ...one, weight: one.weight - 3 }));
  const known = new Set(candidates.map(({ text }) => text));
  const fresh = near.filter(({ text }) => !known.has(text) && objection(text, reading, []) === undefined);
  if (usable.length + fresh.length >= (caring ? 5 : 4)) return [...candidates, ...fresh];
  return [...candidates, ...fresh, ...stopgaps(reading)];
}
