/** Who asks, who writes how much, and how that changes. Counts of what stands there, never percentages. */
import type { Insight } from '../contract.ts';
import { counted, excerpt, leavesOpen, mean, type ReadTurn, sureness, type Talk } from './turns.ts';

const HINT = 'It is a hint, not a proof: people also write less when they are busy.';
const withQuestions = (turns: readonly ReadTurn[]) => turns.filter(({ asks }) => asks.length > 0);

export function openQuestion({ turns }: Talk): Insight | undefined {
  const lastMine = turns.map(({ from }) => from).lastIndexOf('me');
  const waiting = turns.slice(lastMine + 1).filter(({ asks }) => asks.length > 0);
  const asked = waiting.at(-1)?.asks.at(-1);
  const many = waiting.flatMap(({ asks }) => asks).length;
  return asked
    ? {
        title: 'A question of theirs is still open',
        detail:
          many > 1
            ? `They asked ${counted(many)} things since you last wrote; answering this one first is the easiest next step.`
            : 'Answering it is the easiest next step.',
        evidence: asked,
        confidence: 'high',
      }
    : undefined;
}

const OFFERS =
  /^\W*(?:how about |what about |maybe |on |at |this |next |tomorrow|tonight|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\b|\d{1,2}(?::\d\d)? ?(?:am|pm)?\b)/i;

/** A question of theirs that the reader's next turn passed over: it only laughed or asked back. */
export function passedOver({ turns }: Talk): Insight | undefined {
  for (const [index, turn] of turns.entries()) {
    const next = turns[index + 1];
    if (turn.from !== 'them' || turn.asks.length === 0 || next?.from !== 'me') continue;
    // One word can be an answer; a laugh or a question back is none.
    const said = next.asks
      .reduce((rest, ask) => rest.replace(ask, ''), next.text)
      .replace(/\b(?:lo+l|(?:ha)+h?|hehe|lmao|ok(?:ay)?|k|nice|cool|wow|oh|mm+|eish|same)\b/gi, '');
    if (/[\p{L}\p{N}]{2,}/u.test(said)) continue;
    // `Friday?` answers a when.
    if (/\bw?h(?:en|ere|ich|at time|at day)\b/i.test(turn.asks.at(-1) ?? '') && OFFERS.test(next.text))
      continue;
    return {
      title: 'A question of theirs went past',
      detail: `They asked it, and your next message was "${excerpt(next.text)}". Coming back to it shows that you read it.`,
      evidence: turn.asks.at(-1) ?? '',
      confidence: 'medium',
    };
  }
  return undefined;
}

export function whoAsks(talk: Talk): Insight | undefined {
  const { theirs, mine } = talk;
  if (theirs.length < 2 || mine.length < 2) return undefined;
  const they = withQuestions(theirs);
  const you = withQuestions(mine);
  const counts = `${counted(they.length)} of their ${theirs.length} messages ${they.length === 1 ? 'asks' : 'ask'} you something, ${counted(you.length)} of your ${mine.length} ${you.length === 1 ? 'asks' : 'ask'} them`;
  const told = `${counts[0]?.toUpperCase()}${counts.slice(1)}.`;
  const confidence = sureness(talk, they.length === 0 || you.length === 0);
  if (they.length === 0 && you.length >= 2)
    return {
      title: 'You do the asking',
      detail: `${told} Try telling something of yours and leaving the question out once, and see whether they ask. ${HINT}`,
      evidence: you.at(-1)?.asks.at(-1) ?? '',
      confidence,
    };
  if (you.length === 0 && they.length >= 2)
    return {
      title: 'They do the asking',
      detail: `${told} People who ask are liked more, so a question back would even it out.`,
      evidence: they.at(-1)?.asks.at(-1) ?? '',
      confidence,
    };
  if (they.length > 0 && you.length > 0)
    return {
      title:
        they.length > you.length * 2
          ? 'They ask more than you do'
          : you.length > they.length * 2
            ? 'You ask more than they do'
            : 'You both ask',
      detail: `${told} ${they.length > you.length * 2 ? 'A follow-up question about one of their answers would even it out.' : you.length > they.length * 2 ? 'Answers of your own, unasked, leave them room to ask.' : 'Taking turns like that tends to go with liking.'}`,
      evidence: they.at(-1)?.asks.at(-1) ?? '',
      confidence,
    };
  return {
    title: 'Nobody asks much',
    detail: `${told} One question about something they said gives them a reason to write.`,
    evidence: excerpt(theirs.at(-1)?.text ?? ''),
    confidence,
  };
}

export function lengths(talk: Talk): Insight | undefined {
  const { theirs, mine } = talk;
  if (theirs.length < 2 || mine.length < 2) return undefined;
  const they = mean(theirs.map(({ words }) => words));
  const you = mean(mine.map(({ words }) => words));
  const longest = (turns: readonly ReadTurn[]) =>
    excerpt([...turns].sort((a, b) => b.words - a.words)[0]?.text ?? '');
  const confidence = sureness(talk, they > you * 3 || you > they * 3);
  if (you >= 4 && they < you * 0.55)
    return {
      title: 'You write more than they do',
      detail: `Shorter messages with one thing to answer may bring it closer to even. ${HINT}`,
      evidence: longest(mine),
      confidence,
    };
  if (they >= 4 && you < they * 0.55)
    return {
      title: 'They write more than you do',
      detail: 'They give you plenty to take up. Pick one detail of it and go deeper.',
      evidence: longest(theirs),
      confidence,
    };
  if (they <= 4 && you <= 4)
    return {
      title: 'Short messages on both sides',
      detail:
        'Neither of you gives the other much to answer. One story of three sentences, with a question at the end, can change that.',
      evidence: excerpt(theirs.at(-1)?.text ?? ''),
      confidence,
    };
  return {
    title: 'You write about as much as each other',
    detail: 'Matching length tends to go with mutual interest, though it proves nothing.',
    evidence: longest(theirs),
    confidence: 'low',
  };
}

/** Their messages, the first half beside the second. */
export function energy(talk: Talk): Insight | undefined {
  const { theirs } = talk;
  if (theirs.length < 5) return undefined;
  const half = Math.floor(theirs.length / 2);
  const early = theirs.slice(0, half);
  const late = theirs.slice(-half);
  const before = mean(early.map(({ words }) => words));
  const after = mean(late.map(({ words }) => words));
  const asked = withQuestions(early).length - withQuestions(late).length;
  const confidence = theirs.length >= 8 ? 'medium' : 'low';
  if (before >= 6 && after < before * 0.55)
    return {
      title: 'Their messages have got shorter',
      detail: `${asked > 0 ? 'They also ask less than at first. ' : ''}A lighter message, a plan, or a day of quiet tells more than another long one. ${HINT}`,
      evidence: excerpt([...late].sort((a, b) => a.words - b.words)[0]?.text ?? ''),
      confidence,
    };
  // An answer that puts off gives nothing, however long it is.
  const given = mean(late.map((turn) => (leavesOpen(turn) ? 0 : turn.words)));
  if (given >= 6 && given > before * 1.7)
    return {
      title: 'Their messages have got longer',
      detail: `${asked < 0 ? 'They also ask more than at first. ' : ''}Something in the later part suits them; stay with it.`,
      evidence: excerpt(
        late.filter((turn) => !leavesOpen(turn)).sort((a, b) => b.words - a.words)[0]?.text ?? '',
      ),
      confidence,
    };
  return undefined;
}

/** The reader wrote last, perhaps more than once. */
export function waiting({ turns }: Talk): Insight | undefined {
  const reversed = [...turns].reverse();
  const run = reversed.findIndex(({ from }) => from === 'them');
  const count = run < 0 ? turns.length : run;
  const last = turns.at(-1);
  if (!last || count === 0 || turns.length < 2) return undefined;
  return count === 1 && last.asks.length > 0
    ? {
        title: 'The turn is theirs',
        detail:
          'You asked last. Give it time before you write again; one light nudge after a day or two is plenty.',
        evidence: last.asks.at(-1) ?? excerpt(last.text),
        confidence: 'high',
      }
    : count >= 2
      ? {
          title: `You wrote ${counted(count)} times in a row`,
          detail:
            'The turn is theirs. Another message on top tends to feel like pressure, so leave room now.',
          evidence: excerpt(last.text),
          confidence: 'high',
        }
      : undefined;
}
