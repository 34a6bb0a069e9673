/** Their question is taken up: with a place for the reader's own answer, in play, or handed back. */
import { askKind, optionsOf } from '../reading/asks.ts';
import type { Question } from '../reading/questions.ts';
import type { Reading } from '../reading/read.ts';
import { turnAround } from '../reading/text.ts';
import { ANSWER_LINES, DILEMMA_LINES, ENTERTAIN_LINES } from './answer-lines.ts';
import type { Candidate } from './candidate.ts';
import { fill, type Place, type Places } from './fill.ts';
import { clause, meFrom, needOf } from './places.ts';
import { shuffled } from './shuffle.ts';

/** How the question is named again, where an answer would otherwise stand alone. */
function placesOfQuestion(question: Question, reading: Reading): Places {
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

/** Without its mark and what trails after it. */
const bareOf = (text: string): string =>
  text.replace(/(?:\s|[?!.]|\p{Extended_Pictographic}|\uFE0F)+$/u, '').trim();

/** `which case kept you up?` is `the case that kept me up`. */
function keptOf(text: string): string | undefined {
  const match =
    /^(?:which|what) (\p{L}+) (kept|made|got|brought|changed|taught|gave|scared|convinced) (.{3,40})$/iu.exec(
      bareOf(text),
    );
  return match ? `the ${match[1]} that ${match[2]} ${match[3]}` : undefined;
}

/** `what's a red flag you ignore?` is `a red flag I ignore`. */
function wholeOf(question: Question): Place | undefined {
  const text = bareOf(question.text);
  const whole =
    /^(?:(?:so|and|but|ok|okay|honestly|hey|also|then|well)[,\s]+)*what(?:'s|s| is| was)\s+((?:a|an|one|the|something)\s.{4,60})$/i.exec(
      text,
    )?.[1] ?? keptOf(text);
  return whole && !/[,;:]| or |\b(?:doing|like|going|happening)\b/.test(whole)
    ? { words: meFrom(whole) }
    : undefined;
}

/** `what's the worst date you've been on?` is `worst date`. */
function echoOf(question: Question): Place | undefined {
  const echo =
    /\b((?:most \p{L}+|worst|best|weirdest|funniest|favou?rite|first|last|biggest|strangest|scariest|proudest|go-to|guilty)\s+[\p{L}' -]{3,28}?)(?=\s+(?:you|you've|u|to|that|for|of|ever|so)\b|[?,.!;:)]|\s*\p{Extended_Pictographic}|$)/iu.exec(
      question.text,
    )?.[1];
  return echo && !/\b(?:is|are|do|does|and|or)\b/i.test(echo)
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
function someOf(question: Question): Place | undefined {
  const what = /\b(?:some|any)(thing|where) ((?:really |more |less |to )?\p{L}+)/iu.exec(question.text);
  return what?.[2] && !/^(?:you|that|i|about|about|else|for|in|on|with)\b/i.test(what[2])
    ? { words: `some${what[1]} ${what[2].toLowerCase()}` }
    : undefined;
}

/** Company is asked for, not an answer. */
const ENTERTAIN =
  /\b(?:entertain|distract|amuse) me\b|\bcheer me up\b|\b(?:talk to me|keep me company|send (?:me )?(?:conversation|memes|jokes|help))\b/i;

/** `tell me a secret`: asked for without a question. */
const TELL = /(?:^|[.!?,]\s*)(?:now |so |okay |go on )?tell me (?:a|an|one|some|your|more about you)\b/i;

/** `can't decide between the gym or a nap`: two sides without a question. */
function dilemma(plain: string): readonly [string, string] | undefined {
  const match =
    /\b(?:decide|choose|torn|choosing|deciding) between (.{3,40}?) (?:or|and) (.{3,40}?)(?=[.?!,;]|$)/i.exec(
      plain,
    );
  return match?.[1] && match[2] ? [turnAround(match[1]), turnAround(match[2])] : undefined;
}

/** `asks` are questions about the rest of their message, for the second half. */
export function aboutQuestion(reading: Reading, asks: readonly string[]): Candidate[] {
  const { questions } = reading;
  // In a long message the last question is the one that is left standing.
  const main = reading.style.words > 60 ? questions.at(-1) : questions[0];
  const found: Candidate[] = [];
  const sides = dilemma(reading.plain);
  if (sides)
    for (const [move, tone, line] of DILEMMA_LINES) {
      const text = fill(line, { x: { words: sides[0] }, y: { words: sides[1] } });
      if (text) found.push({ text, move, tone, weight: 3.6, answers: true });
    }
  if (ENTERTAIN.test(reading.plain))
    for (const [move, tone, text] of ENTERTAIN_LINES)
      found.push({ text, move, tone, weight: 3.4, answers: true });
  if (!main && TELL.test(reading.plain))
    for (const [move, tone, text] of ANSWER_LINES.tell)
      found.push({ text, move, tone, weight: 3.4, answers: true });
  if (!main) return found;
  for (const question of questions.slice(0, 3)) {
    const kind = askKind(question);
    const places = placesOfQuestion(question, reading);
    const weight = question === main ? 3 : 2.5;
    shuffled(ANSWER_LINES[kind], reading.plain + question.text).forEach(([move, tone, line], index) => {
      const text = fill(line, places);
      if (!text) return;
      const add = (words: string, points: number) =>
        found.push({ text: words, move, tone, weight: points, answers: true });
      const ask = asks[index % Math.max(asks.length, 1)];
      const asking = /\?$/.test(text);
      if (ask) {
        // One question a reply: the line's own is dropped for the one about their story.
        const lead = asking ? text.replace(/\s*[^.!?]*\?$/, '').trim() : text;
        const handsOver =
          /\b(?:you first|you start|you go first|guess|your turn|first|warmer|ask me)\b/i.test(lead);
        if (lead.length > 8 && !handsOver && (asking || lead.includes('[')))
          add(`${lead} ${ask}`, weight + 0.4);
      }
      // `I have a question first` needs the question.
      if (!ask && !asking && (kind === 'back' || kind === 'state') && !text.includes('[')) return;
      add(
        text,
        (asking || !ask ? weight : weight - 1.2) + (/\{(?:qc|qn|echo|whole|x|y|some)\}/.test(line) ? 0.8 : 0),
      );
    });
  }
  return found;
}
