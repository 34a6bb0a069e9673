/** Their question is taken up: with a place for the reader's own answer, in play, or handed back. */

import { askKind, optionsOf } from '../reading/asks.ts';
import { latin } from '../reading/pattern.ts';
import type { Question } from '../reading/questions.ts';
import { turnAround } from '../reading/text.ts';
import { verbForm } from '../reading/verbs.ts';
import type { Reading } from '../reading.ts';
import { isTone } from '../tones/index.ts';
import { salientOf } from './about-salient.ts';
import {
  ADVICE_LINES,
  ASKED_AFTER_LINES,
  CHECK_LINES,
  CLAUSE_LINES,
  DEFENCE_LINES,
  EARNEST_CLAUSE,
  EARNEST_LINES,
  HYPOTHETICAL_LINES,
  JUDGE_LINES,
  KEY_LINES,
  KEY_WINKS,
  PLAN_KEY_LINES,
  PLAN_OPEN_LINES,
  PRACTICAL_LINES,
  QUOTED_ANSWERS,
  RAPID_LINES,
  SIDES_LINES,
} from './answer-keys.ts';
import { ANSWER_LINES, type AnswerLine, DILEMMA_LINES, ENTERTAIN_LINES, WORD_LINES } from './answer-lines.ts';
import { askWord } from './ask-word.ts';
import type { Candidate } from './candidate.ts';
import { fill, type Slot, type Slots } from './fill.ts';
import { mineOf } from './mine.ts';
import { clause, meFrom, needOf } from './places.ts';
import { hypotheticalOf, keyOf, rapidSides, sidesOf } from './question-key.ts';
import { POINTED, quotesOf } from './quote.ts';
import { isEarnest, registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

/** How the question is named again, where an answer would otherwise stand alone. */
function placesOfQuestion(question: Question, reading: Reading): Slots {
  const named = reading.phrases.find(
    ({ start, end, sure, text }) =>
      sure &&
      start >= question.start &&
      end <= question.end &&
      /^(?:the|your|ur|that)\s/i.test(text) &&
      !/\b(?:take|story|thing|deal|point|plan|secret|last|best|idea|rest|opinion|thoughts|type|odds|weather)$/i.test(
        text,
      ),
  );
  const options = optionsOf(question);
  return {
    x: options && { words: options[0] },
    ...ratherPlaces(options),
    y: options && { words: options[1] },
    options: options && { words: `${options[0]} or ${options[1]}` },
    need: { words: needOf(question) },
    qc: clause(question),
    qn: named && { words: named.readers ? `my ${named.bare}` : named.theirs },
    echo: echoOf(question),
    whole: wholeOf(question),
    some: someOf(question),
  };
}

/** Sides that are things (`xn`) or deeds (`xv`): one is chosen, the other done. */
function ratherPlaces(options: readonly [string, string] | undefined): Slots {
  if (!options) return {};
  const [one, two] = options;
  // `give up cheese or coffee`: the deed is said once for both.
  const shared = latin(
    /^((?:give up|live without|lose|be|have|eat|drink|never|only|always)(?: \p{L}+)*?) ((?:too )?\p{L}+)$/iu,
  ).exec(one);
  if (shared?.[1] && two.split(' ').length <= 2 && verbForm(two.split(' ')[0] ?? '')?.form !== 'base')
    return { xv: { words: turnAround(one) }, yv: { words: turnAround(`${shared[1]} ${two}`) } };
  const deed = options.map(
    (side) =>
      /^(?:be|have|never|only|always|not|lose|go|give|get|live|eat)\b/i.test(side) ||
      (verbForm(side.split(' ')[0] ?? '')?.form === 'base' && /\s/.test(side)),
  );
  const [x, y] = options.map((side) => ({ words: turnAround(side) }));
  if (deed[0] && deed[1]) return { xv: x, yv: y };
  return deed[0] || deed[1] ? {} : { xn: x, yn: y };
}

/** Without its mark and what trails after it. */
const bareOf = (text: string): string =>
  text
    .replace(
      /(?<!\s|[?!.]|\p{Extended_Pictographic}|\uFE0F)(?:\s|[?!.]|\p{Extended_Pictographic}|\uFE0F)+$/u,
      '',
    )
    .trim();

/** `which case kept you up?` is `the case that kept me up`. */
function keptOf(text: string): string | undefined {
  const match = latin(
    /^(?:which|what) (\p{L}+) (kept|made|got|brought|changed|taught|gave|scared|convinced) (.{3,40})$/iu,
  ).exec(bareOf(text));
  return match ? `the ${match[1]} that ${match[2]} ${match[3]}` : undefined;
}

/** `what's a red flag you ignore?` is `a red flag I ignore`. */
function wholeOf(question: Question): Slot | undefined {
  const text = bareOf(question.text);
  const whole =
    /^(?:(?:so|and|but|ok|okay|honestly|hey|also|then|well)[,\s]+)*what(?:'s|s| is| was)\s+((?:a|an|one|the|something)\s.{4,60})$/i.exec(
      text,
    )?.[1] ?? keptOf(text);
  return whole &&
    !/[,;:]| or |\b(?:doing|like|going|happening|gotta|do|does|to (?:get|have|be|see|make))\b/.test(whole)
    ? { words: meFrom(whole) }
    : undefined;
}

/** `what's the worst date you've been on?` is `worst date`. */
function echoOf(question: Question): Slot | undefined {
  const echo =
    /\b((?:most \p{L}+|worst|best|weirdest|funniest|favou?rite|first|last|biggest|strangest|scariest|proudest|go-to|guilty)\s+[\p{L}' -]{3,28}?)(?=\s+(?:you|you've|u|to|that|for|of|ever|so)\b|[?,.!;:)]|\s*\p{Extended_Pictographic}|$)/iu.exec(
      question.text,
    )?.[1];
  return echo &&
    !/\b(?:is|are|do|does|and|or|me|us|i|would|about|to|with|if|when|warn|say|think)\b/i.test(echo)
    ? {
        words: echo
          .toLowerCase()
          .replace(/\b(?:joburg|cape town|durban|pretoria|kzn|sa|africa|south)\b/g, (place) =>
            place.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
          ),
      }
    : undefined;
}

/** `anything happier?` is named again as `something happier`. */
function someOf(question: Question): Slot | undefined {
  const what = latin(/\b(?:some|any)(thing|where) ((?:really |more |less |to )?\p{L}+)/iu).exec(
    question.text,
  );
  return what?.[2] && !/^(?:you|that|i|about|about|else|for|in|on|with)\b/i.test(what[2])
    ? { words: `some${what[1]} ${what[2].toLowerCase()}` }
    : undefined;
}

/** Company is asked for, not an answer. */
const ENTERTAIN =
  /\b(?:entertain|distract|amuse) me\b|\bcheer me up\b|\b(?:talk to me|keep me company|send (?:me )?(?:conversation|memes|jokes|help))\b/i;

/** `tell me a secret`: asked for without a question. */
const TELL = /(?:^|[.!?,]\s*)(?:now |so |okay |go on )?tell me (?:a|an|one|some|your|more about you)\b/i;

/** `can't decide between the gym or a nap`, `debating between the chicken and the lasagne`: two sides without a question. */
function dilemma(plain: string): readonly [string, string] | undefined {
  const match =
    /\b(?:decide|choose|torn|choosing|deciding|debating|hesitating|stuck) between (.{3,40}?) (?:or|and) (.{3,40}?)(?=[.?!,;]|$)/i.exec(
      plain,
    );
  return match?.[1] && match[2] ? [turnAround(match[1]), turnAround(match[2])] : undefined;
}

/** `you good?`, `are you ok`: they look after the reader. */
const CHECKING =
  /^\W*(?:(?:hey|so|and|are|r|is everything)\s+)*(?:you|u|everything) (?:good|ok|okay|alright|all right|fine|holding up|doing ok)\W*$/i;

/** A plan is on the table, and a wink about a word of it would be in the way. */
const ARRANGING = ['logistics', 'plan_propose', 'plan_confirm', 'plan_reschedule', 'plan_decline'] as const;

const AFTER =
  /\b(?:what happened|how (?:did|was|were|is|are)\b|how'?s\b|did (?:you|u|they|he|she|it|your|ur|the|anyone|anybody)\b|(?:have|had) (?:you|u|they)\b|has (?:he|she|it|your|the|anyone)\b|was (?:it|he|she|your)\b|were (?:you|they)\b|(?:are|is) (?:you|u|they|he|she|it|your \w+) (?:ok|okay|alright|all right|still|feeling|better|any|doing|healing|home|hurt)|any (?:news|word|better|update)|what did (?:he|she|they|your|the|you|u)\b|what was it)/i;
/** Their own doings are told by `I` and `my`, and ask nothing. */
const TELLS = /\b(?:i|i'?m|i'?ve|my|me|we|our|us)\b/i;

/** They ask how it is with something that the reader has just told of. */
const isAskedAfter = (reading: Reading, question: Question): boolean =>
  (reading.intents.has('caring') || (TELLS.test(reading.mine) && !reading.mine.includes('?'))) &&
  reading.mine !== '' &&
  AFTER.test(question.text) &&
  !/\bplease|\bwould you|\bwill you|\b(?:with|to) me\b/i.test(question.text);

/** The lines that name what the question is about, before the kind of question is looked at. */
function keyed(reading: Reading, question: Question, places: Slots, weight: number): Candidate[] {
  const found: Candidate[] = [];
  const seed = seedOf(reading, question.text);
  const kind = askKind(question);
  const named = keyOf(reading, question);
  // `when did you get it`: it is what the reader told of.
  const back =
    named || !/\b(?:it|that|this|one|they|them|there|he|she|him|her|he's|she's)\b/i.test(question.text)
      ? undefined
      : mineOf(reading);
  const key = named ?? (back ? { words: back } : undefined);
  const add = (lines: readonly AnswerLine[], most: number, points: number, extra: Slots = {}) => {
    let left = most;
    for (const [move, tone, line] of shuffled(lines, seed + lines.length)) {
      if (left === 0) return;
      const text = fill(line, { ...places, ...extra });
      if (!text) continue;
      left--;
      found.push({ text, move, tone, weight: points, answers: true, ...(key ? { about: key.words } : {}) });
    }
  };
  const hypothetical = hypotheticalOf(question);
  if (hypothetical) {
    const { core, ifI, ifYou } = hypothetical;
    add(HYPOTHETICAL_LINES, 6, weight + 1, {
      core: { words: core },
      ifI: { words: ifI },
      ifYou: { words: ifYou },
    });
    return found;
  }
  if (CHECKING.test(question.text)) {
    add(CHECK_LINES, 4, weight + 1);
    return found;
  }
  if (isEarnest(reading) || kind === 'deep' || registerOf(reading) === 'serious') {
    if (places.qc) add(EARNEST_CLAUSE, 3, weight + 0.9);
    if (key) add(EARNEST_LINES, 4, weight + 0.7, { key });
    return found;
  }
  if (key && isAskedAfter(reading, question)) {
    add(ASKED_AFTER_LINES, 5, weight + 0.7, { key });
    return found;
  }
  if (kind === 'advice' || kind === 'recommend') {
    if (key) add(ADVICE_LINES, 4, weight + 0.6, { key });
    return found;
  }
  if (question.kind === 'plan') {
    if (key) add(PLAN_KEY_LINES, 4, weight + 0.6, { key });
    else add(PLAN_OPEN_LINES, 3, weight + 0.2);
    return found;
  }
  if (key && ARRANGING.some((intent) => reading.intents.has(intent))) {
    add(PRACTICAL_LINES, 5, weight + 0.6, { key });
    return found;
  }
  const sides = sidesOf(question);
  const salient = salientOf(reading);
  const asked = salient.find(
    ({ start, kind: known }) => known && start >= question.start && start < question.end,
  );
  if (sides && kind !== 'rather')
    add(SIDES_LINES, 3, weight + 0.7, { x: { words: sides[0] }, y: { words: sides[1] } });
  if (kind === 'judge' && asked)
    add(JUDGE_LINES, 3, weight + 0.7, { x: { words: asked.words, plural: asked.plural } });
  if (key && !PASSES.test(key.words) && isReadersToTell(key.words, question)) {
    if (SLOTTED.test(kind)) add(KEY_LINES, 2, weight + 0.3, { key });
    add(KEY_WINKS, 3, weight + 0.1, { key });
  }
  if (places.qc && (kind === 'why' || kind === 'ever' || kind === 'tell'))
    add(CLAUSE_LINES, 1, weight + 0.25);
  return found;
}

/** What is theirs they know best, and a favour or a thing between the two is no subject to have views on. */
const isReadersToTell = (key: string, { text }: Question): boolean =>
  !/^your\b/i.test(key) &&
  /\b(?:you|your|u|ur|you're|you've|how (?:did|was|were|went))\b/i.test(text) &&
  !NOT_TO_TELL.test(text);
const NOT_TO_TELL =
  /^\W*(?:(?:so|and|but|ok|hey|or|then)[ ,]+)*(?:(?:can|could|will|would|shall|should|may|must|am|is|was|were) (?:i|we|it|that|this|he|she|they|the|there|your)\b|(?:can|could|will) (?:you|u)\b|(?:did|do|have|are) (?:you|u) (?:get|got|take|put|bring|brought|leave|left|still|already|want|need|wanna|free|coming|home)\b|(?:when|what time) )/i;

/** Says when, not what about: `the best thing you ate this week`. */
const PASSES =
  /^(?:my )?(?:week|day|days|night|morning|evening|weekend|friday|saturday|sunday|plans?|news|need|home|people|times?)$/i;

/** They want a defence, with a wink. */
const EXPLAIN =
  /\b(?:explain (?:yourself|that|this)|defend yourself|justify (?:yourself|that|this)|elaborate|what do (?:you|u) have to say for (?:yourself|urself)|how do (?:you|u) plead|any last words|account for yourself|i (?:want|need|demand|deserve) (?:answers|an explanation))\b/i;

/**
 * @param rest remarks about the rest of their message: `how was yours?` after a story is answered in half a line, and the other half is
 * about the story
 */
export function aboutQuestion(reading: Reading, rest: readonly string[]): Candidate[] {
  const { questions } = reading;
  // Beside a bare question there is no rest to come back to.
  const asked = questions.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const remarks = reading.style.words - asked < 4 ? [] : rest;
  // In a long message the last question is the one that is left standing.
  const main = reading.style.words > 60 ? questions.at(-1) : questions[0];
  const found: Candidate[] = [];
  const addAll = (lines: readonly AnswerLine[], weight: number, places: Slots = {}) => {
    for (const [move, tone, line] of lines) {
      const text = fill(line, places);
      if (text) found.push({ text, move, tone, weight, answers: true });
    }
  };
  const sides = dilemma(reading.plain);
  if (sides) addAll(DILEMMA_LINES, 3.6, { x: { words: sides[0] }, y: { words: sides[1] } });
  if (ENTERTAIN.test(reading.plain)) addAll(ENTERTAIN_LINES, 3.4);
  if (EXPLAIN.test(reading.plain) && registerOf(reading) === 'light') addAll(DEFENCE_LINES, 3.6);
  if (!main && TELL.test(reading.plain)) addAll(ANSWER_LINES.tell, 3.4);
  if (!main) return found;
  const rapid = rapidSides(reading);
  if (rapid) addAll(RAPID_LINES, 4.2, { x: { words: rapid[0] }, y: { words: rapid[1] } });
  const light = registerOf(reading) === 'light';
  for (const question of questions.slice(0, 4)) {
    const kind = askKind(question);
    const places = placesOfQuestion(question, reading);
    const weight = question === main ? 3 : 2.7;
    found.push(...keyed(reading, question, places, weight));
    const word = askWord(question, kind);
    if (word)
      for (const [move, tone, line] of shuffled(WORD_LINES[word], seedOf(reading, question.text)))
        if (light || !isTone(tone, 'light')) addAll([[move, tone, line]], weight);
    if (word === 'knowing' || word === 'what if' || word === 'as a child') continue;
    const halves = kind === 'state' || kind === 'back' ? remarks : [];
    shuffled(ANSWER_LINES[kind], seedOf(reading, question.text)).forEach(([move, tone, line], index) => {
      const filled = fill(line, places);
      const remark = halves[index % Math.max(halves.length, 1)];
      // One question a reply: the line's own is dropped for the one about their story.
      const lead = remark && filled?.replace(/\s*[^.!?]*\?$/, '').trim();
      if (remark && (!lead || lead.length < 9)) return;
      const text = lead ? `${lead} ${remark}` : filled;
      if (!text || (!light && isTone(tone, 'light'))) return;
      found.push({
        text,
        move,
        tone,
        weight:
          weight +
          // A line that names nothing of the question fits any.
          (lead ? 0.4 : NAMES_IT.test(line) ? 0.6 : FITS_ITS_KIND.test(kind) ? -0.2 : -0.7),
        answers: true,
      });
    });
  }
  if (light && questions.some((question) => SLOTTED.test(askKind(question))))
    found.push(...withQuote(reading));
  return found;
}

const NAMES_IT = /\{(?:qc|qn|echo|whole|x|y|xn|yn|xv|yv|some|options)\}/;
const FITS_ITS_KIND = /^(?:rather|permission|deal|guess|rhetorical|back|state|recommend|advice|am I right)$/;
/** Their question wants a fact of the reader's, so a gap stands well in the answer. */
const SLOTTED = /^(?:other|pick|ever|why|amount|job|place|opinion)$/;

/** Beside the question they told something with a point: the answer and a word about that. */
function withQuote(reading: Reading): Candidate[] {
  const [best] = quotesOf(reading);
  if (!best || best.points < POINTED) return [];
  return shuffled(QUOTED_ANSWERS, seedOf(reading, best.words)).flatMap(([move, tone, line]) => {
    const text = fill(line, { quote: { words: best.words } });
    return text ? [{ text, move, tone, weight: 3.1, answers: true, about: 'their words' }] : [];
  });
}
