/** What a conversation shows so far: each with its exact words and how sure it is. Never a diagnosis, never a percentage. */
import type { Insight, InsightsRequest, InsightsResponse } from './contract.ts';
import { topicsOf } from './reading/notes.ts';
import { read } from './reading/read.ts';
import { wordsOf } from './reading/text.ts';
import { matchTopics } from './topics/match.ts';

export function insights(request: InsightsRequest): InsightsResponse {
  const turns = request.conversation ?? [];
  const theirs = turns.filter(({ from }) => from === 'them');
  const mine = turns.filter(({ from }) => from === 'me');
  const found: Insight[] = [];
  const add = (title: string, detail: string, evidence: string, confidence: Insight['confidence']) => {
    if (evidence.trim()) found.push({ title, detail, evidence, confidence });
  };
  const readings = theirs.map((turn, index) => ({
    turn,
    reading: read({
      message: turn.text,
      conversation: turns.slice(0, Math.max(0, turns.indexOf(theirs[index] ?? turn))),
    }),
  }));

  for (const { reading } of readings)
    for (const flag of reading.flags.filter(({ severity }) => severity !== 'info').slice(0, 1))
      add('Something to be careful about', flag.advice, flag.evidence, 'high');

  const open = openQuestion(turns);
  if (open) add('A question of theirs is still open', 'Answering it is the easiest next step.', open, 'high');

  const asking = readings.filter(({ reading }) => reading.questions.length > 0);
  const first = asking[0];
  if (theirs.length >= 2 && first) {
    const share = asking.length / theirs.length;
    add(
      share >= 0.5 ? 'They keep asking' : 'They ask now and then',
      `${asking.length} of their ${theirs.length} messages ask you something. People who ask follow-up questions tend to be interested; it is a hint, not a proof.`,
      first.reading.text.quote(first.reading.questions[0]?.start ?? 0, first.reading.questions[0]?.end ?? 0),
      theirs.length >= 5 ? 'medium' : 'low',
    );
  }
  const theirWords = theirs.reduce((sum, turn) => sum + wordsOf(turn.text).length, 0);
  const myWords = mine.reduce((sum, turn) => sum + wordsOf(turn.text).length, 0);
  if (theirs.length >= 2 && mine.length >= 2 && myWords > 0) {
    const ratio = theirWords / theirs.length / (myWords / mine.length);
    const longest = [...(ratio < 0.6 ? mine : theirs)].sort((a, b) => b.text.length - a.text.length)[0];
    if (ratio < 0.6)
      add(
        'You write more than they do',
        'Shorter messages with one thing to answer may bring it closer to even.',
        excerpt(longest?.text ?? ''),
        'medium',
      );
    else if (ratio > 1.6)
      add(
        'They write more than you do',
        'They give you plenty to take up; pick one detail and go deeper.',
        excerpt(longest?.text ?? ''),
        'medium',
      );
    else
      add(
        'You write about as much as each other',
        'Matching length tends to go with mutual interest.',
        excerpt(longest?.text ?? ''),
        'low',
      );
  }
  const subjects = readings.flatMap(({ turn, reading }) =>
    topicsOf(reading).map((topic) => ({ topic, turn })),
  );
  const subject =
    subjects.find(({ topic, turn }) =>
      subjects.some((other) => other.topic === topic && other.turn !== turn),
    ) ?? subjects[0];
  if (subject) {
    const evidence =
      new RegExp(subject.topic.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i').exec(subject.turn.text)?.[0] ??
      '';
    add(
      `A subject that is theirs: ${subject.topic}`,
      'Coming back to it shows that you listened.',
      evidence,
      'medium',
    );
  }
  const joking = readings.find(
    ({ reading }) => reading.intents.has('tease') || reading.intents.has('humour'),
  );
  if (joking)
    add('Humour works here', 'They joke, so a light answer is welcome.', excerpt(joking.turn.text), 'medium');
  const limit = readings.find(({ reading }) => reading.constraints.length > 0);
  const constraint = limit?.reading.constraints[0];
  if (constraint)
    add('A limit to keep', `They told you: ${constraint.name}. Plan with it.`, constraint.quote, 'high');

  const notes = request.about?.them ?? '';
  const mineNotes = request.about?.me ?? '';
  const shared = matchTopics(notes).find(({ topic }) => topic.words.test(mineNotes));
  if (shared) add('Common ground', `Both sets of notes mention ${shared.word}.`, shared.quote, 'medium');
  else {
    const known = matchTopics(notes)[0];
    if (known && !turns.some((turn) => known.topic.words.test(turn.text)))
      add(
        `Not talked about yet: ${known.word}`,
        'It is in your notes about them and has not come up.',
        known.quote,
        'medium',
      );
  }
  return { ...(request.id === undefined ? {} : { id: request.id }), insights: found.slice(0, 6) };
}

function openQuestion(turns: NonNullable<InsightsRequest['conversation']>): string | undefined {
  const last = turns.at(-1);
  if (last?.from !== 'them') return undefined;
  const reading = read({ message: last.text });
  const question = reading.questions.at(-1);
  return question && reading.text.quote(question.start, question.end);
}

const excerpt = (text: string): string =>
  text.length <= 80
    ? text.trim()
    : text.slice(0, text.lastIndexOf(' ', 80) > 20 ? text.lastIndexOf(' ', 80) : 80);
