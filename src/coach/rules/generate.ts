/** What could be said: every candidate that the reading gives rise to, from situations, topics, questions and details, with its weight. */
import type { Line } from './moves/line.ts';
import { contentWordsOf } from './reading/text.ts';
import type { Reading } from './reading.ts';
import { isKnownAsking, severalAsked } from './scenes/asking.ts';
import { foreignLines, speaksHere } from './scenes/foreign.ts';
import { isHeavy } from './scenes/heavy-news.ts';
import { scenesFor } from './scenes/index.ts';
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

/** Says where they come from, unless something before has. */
const by = (source: string, candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((one) => ({ ...one, source }));

export function generate(reading: Reading): Candidate[] {
  const places = placesOf(reading);
  if (reading.action === 'stop' || reading.action === 'do_not_contact' || reading.action === 'safety')
    return [];
  if (speaksHere(reading))
    return foreignLines(reading).map((line) => ({ ...line, answers: line.weight > 3, source: 'foreign' }));
  if (reading.goal === 'end-kindly' && reading.action === 'reply')
    return by('end kindly', goalCandidates(reading, places));
  const media = mediaAnswer(reading);
  if (media.length > 0) return by('media', media);
  const open = isOpen(reading);
  const scenes = scenesFor(reading, (scene) => isOutOfPlace(scene.name, reading, scene.plainly), !open);
  const grave = !open || scenes.at(-1)?.firm === true;
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
  const sure = scenes.findIndex((scene) => scene.alone);
  scenes.forEach((scene, rank) => {
    const behind = sure >= 0 && rank > sure ? BEHIND : 0;
    const filled = { ...places, ...scene.places?.(reading) };
    const tied = scene.alike ?? scene.firm === true;
    // A wish for a tone chooses among all of them.
    const drawnLines =
      tied && !reading.tone
        ? drawn(
            scene.lines.filter((line) => fill(line.text, filled)),
            seedOf(reading, scene.name),
          )
        : undefined;
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
        weight: 3 - rank * 0.4 - behind + liftOf(scene.lift, text),
        answers,
        grounded,
        tied,
        ...(scene.keeps ? { pinned: true } : {}),
        ...(drawnLines && !drawnLines.has(line) ? { reserve: true } : {}),
        source: scene.name,
        template: line.text,
      });
    }
  });
  if (open) found.push(...by('several questions', aboutSeveral(severalAsked(reading), reading, places)));
  if (reading.action === 'reply') found.push(...by('goal', goalCandidates(reading, places)));
  // A scene whose lines all lack what they name says nothing, and does not keep the others from it.
  const alone = sure >= 0 && found.length > 0;
  if (grave && (alone || reading.action !== 'reply'))
    return withFallback(
      [
        ...found,
        // A story told leaves room for the one thing they share.
        ...(scenes.some(({ grounded: told }) => told) ? by('shared ground', sharedGround(reading)) : []),
        ...(scenes.some(({ firm }) => firm) ? [] : by('blended', blended(found, reading))),
      ],
      reading,
    );
  if (!alone && isBetweenTwo(reading)) return withFallback(found, reading);
  const about = by('salient', aboutSalient(reading));
  const light = registerOf(reading) === 'light';
  // The second half of an answer: what is best to say about the rest of their message.
  const rest = [...about]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text }) => !text.includes('['))
    .map(({ text }) => text);
  const others = [
    ...about,
    ...by('caption', aboutCaption(reading)),
    ...by('plain', aboutPlain(reading)),
    ...(light ? [...by('told', aboutStatements(reading)), ...by('topic', aboutTopics(reading))] : []),
    ...(isKnownAsking(reading) && !alone && found.length > 0
      ? []
      : by('question', aboutQuestion(reading, rest))),
    ...by('shared ground', sharedGround(reading)),
  ];
  if (!alone) return withFallback(grounded([...found, ...others], reading), reading);
  const blend = by('blended', blended(found, reading));
  const rivals = others.map((one) => ({ ...one, weight: one.weight - BEHIND }));
  return withFallback([...found, ...blend, ...rivals], reading);
}

/** So many are put up for a message: enough for three tones or moves, too few for a favourite. */
const DRAWN = 9;
/** Where all lines of a scene would do, a message draws its own few, else one would be the best for everybody; what holds a word of theirs stays. The rest wait until more is asked for. */
function drawn(lines: readonly Line[], seed: string): ReadonlySet<Line> {
  const theirs = lines.filter(({ text }) => text.includes('{'));
  const free = lines.filter(({ text }) => !text.includes('{'));
  return new Set([...theirs, ...shuffled(free, seed).slice(0, Math.max(DRAWN - theirs.length, FREE))]);
}
/** At least so many of those that fit anywhere. */
const FREE = 6;

/** How far what a scene that stands alone would have kept out stands behind it before anything is weighed. */
const BEHIND = 3;

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

/** Nothing grave, no plan and no no: a remark about something in passing does no harm here, and a scene may have misread it. */
const isOpen = (reading: Reading): boolean =>
  reading.action === 'reply' &&
  reading.kind === 'words' &&
  reading.language.base === 'en' &&
  registerOf(reading) !== 'serious' &&
  !isHeavy(reading) &&
  !ON_THE_WAY.test(reading.plain) &&
  !MATTER_OF_FACT.some((intent) => reading.intents.has(intent));

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

/** Too little to work with is still met with something to answer. */
function withFallback(candidates: Candidate[], reading: Reading): Candidate[] {
  const usable = candidates.filter(({ text }) => objection(text, reading, []) === undefined);
  if (reading.action === 'warn' || reading.action === 'clarify' || usable.length >= 5) return candidates;
  const caring = wantsCare(reading);
  // Their own words are a better stopgap than a line that fits anything.
  const near =
    caring || isBetweenTwo(reading) || reading.kind !== 'words' || reading.language.base !== 'en'
      ? []
      : by('reserve', aboutSalient(reading, true)).map((one) => ({ ...one, weight: one.weight - 3 }));
  const known = new Set(candidates.map(({ text }) => text));
  const fresh = near.filter(({ text }) => !known.has(text) && objection(text, reading, []) === undefined);
  if (usable.length + fresh.length >= (caring ? 5 : 4)) return [...candidates, ...fresh];
  return [...candidates, ...fresh, ...stopgaps(reading)];
}
