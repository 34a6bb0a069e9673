/**
 * Sixty messages that nobody had seen, answered by a model from our prompt alone and played back by a peer on loopback.
 * The folder `blind` holds the messages, the recorded answers and what two readers gave each reply without knowing whose it was.
 */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type AdviceRequest, adviceRequestSchema, REPLIES_DEFAULT_COUNT } from '#coach';
import { createRedactor } from '../../src/coach/rules/redaction/redactor.ts';
import { textsOf } from '../../src/coach/rules/written/prompt.ts';
import { llmEngine } from '../../src/coach/server/llm/engine.ts';
import { type Peer, say, startPeer } from '../../src/coach/server/llm/testing.ts';
import { inProcess, WORK } from '../../src/coach/server/work/work.ts';

const messageSchema = adviceRequestSchema.and(z.object({ id: z.string() }));
/** `question` is what was asked of the model: the replies, or the second question about replies in doubt. */
const answerSchema = z.object({
  id: z.string(),
  question: z.enum(['replies', 'second']),
  answer: z.string(),
});
/** `of` tells whose reply it was: shown by the whole way, one of the model's first three, or one of the local coach's three. */
const verdictSchema = z.object({
  id: z.string(),
  of: z.array(z.enum(['shown', 'bare', 'local'])),
  text: z.string(),
  scores: z.array(z.number().min(1).max(5)).length(2),
});

export type BlindMessage = z.infer<typeof messageSchema>;
type Answer = z.infer<typeof answerSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
/** A question that no recorded answer exists for: what a model has to be asked before the set is whole. */
type Open = {
  readonly id: string;
  readonly question: Answer['question'];
  readonly system: string;
  readonly user: string;
};
export type Played = {
  readonly id: string;
  readonly action: string;
  readonly shown: readonly string[];
  readonly bare: readonly string[];
  readonly local: readonly string[];
};

const HERE = new URL('./blind/', import.meta.url);
const linesOf = <T>(name: string, schema: z.ZodType<T>, folder: URL): T[] => {
  const file = new URL(name, folder);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => schema.parse(JSON.parse(line)));
};

/** @param folder where `messages.jsonl`, `answers.jsonl` and `verdicts.jsonl` lie */
export const readBlind = (folder: URL = HERE) => ({
  messages: linesOf('messages.jsonl', messageSchema, folder),
  answers: linesOf('answers.jsonl', answerSchema, folder),
  verdicts: linesOf('verdicts.jsonl', verdictSchema, folder),
});

const askedOf = (body: string): { system: string; user: string } => {
  const { messages } = JSON.parse(body) as { messages: Array<{ role: string; content: string }> };
  const of = (role: string) =>
    messages
      .filter((one) => one.role === role)
      .map(({ content }) => content)
      .join('\n\n');
  // Worked pairs are told as earlier turns of the conversation with the model, so all of it is kept in its order.
  const talk = messages.filter(({ role }) => role !== 'system');
  return {
    system: of('system'),
    user: talk.map(({ role, content }) => `${role}: ${content}`).join('\n\n'),
  };
};

/** The model's own first three, as a product without our checks would show them: with the names that it was not told. */
const bareOf = (answer: string | undefined, request: AdviceRequest): string[] => {
  if (answer === undefined) return [];
  const { replies } = z
    .object({ replies: z.array(z.object({ text: z.string() })) })
    .parse(JSON.parse(answer));
  const texts = textsOf(request);
  const redactor = createRedactor(texts);
  // Placeholders are numbered as they come up, in the order in which the prompt tells the texts.
  for (const text of texts) redactor.hide(text);
  return replies.slice(0, REPLIES_DEFAULT_COUNT).map(({ text }) => redactor.restore(text).text);
};

/** Plays the set through the whole way. @returns what is shown for each message, and the questions that lack an answer */
export async function play(
  messages: readonly BlindMessage[],
  answers: readonly Answer[],
): Promise<{ played: Played[]; open: Open[] }> {
  const peer = await startPeer();
  const engine = llmEngine({
    baseUrl: peer.url,
    model: 'recorded',
    apiKey: undefined,
    timeoutMs: 60_000,
    verify: 'doubtful',
    run: inProcess,
    clock: () => performance.now(),
    observe: () => {},
  });
  const open: Open[] = [];
  try {
    const played: Played[] = [];
    for (const { id, ...request } of messages) {
      const recorded = (question: Answer['question']) =>
        answers.find((one) => one.id === id && one.question === question)?.answer;
      answerFrom(peer, recorded, (question, asked) => open.push({ id, question, ...askedOf(asked) }));
      const { analysis, replies } = await engine.whole(request, { signal: new AbortController().signal });
      played.push({
        id,
        action: analysis.action,
        shown: replies.map(({ text }) => text),
        bare: bareOf(recorded('replies'), request),
        local: WORK.advice(request).replies.map(({ text }) => text),
      });
    }
    return { played, open };
  } finally {
    engine.close();
    await peer.close();
  }
}

/** The recorded answer where there is one; else no replies, and nothing refused. */
function answerFrom(
  peer: Peer,
  recorded: (question: Answer['question']) => string | undefined,
  missing: (question: Answer['question'], body: string) => void,
): void {
  peer.behave((response, asked) => {
    const question = askedOf(asked.body).system.includes('"refuse"') ? 'second' : 'replies';
    const answer = recorded(question);
    if (answer === undefined) missing(question, asked.body);
    return say(answer ?? (question === 'second' ? '{"refuse":[]}' : '{"replies":[]}'))(response, asked);
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** Means of both readers for what each way shows, over the replies that were judged. */
export function blindFigures(played: readonly Played[], verdicts: readonly Verdict[]) {
  const scoreOf = (id: string, text: string) =>
    verdicts.find((one) => one.id === id && one.text === text)?.scores;
  const figuresOf = (way: 'shown' | 'bare' | 'local', of: readonly Played[]) => {
    const sets = of.map((one) => one[way].map((text) => scoreOf(one.id, text)));
    const scores = sets.flat().filter((one) => one !== undefined);
    const best = sets.flatMap((set) => {
      const means = set.filter((one) => one !== undefined).map(mean);
      return means.length > 0 ? [Math.max(...means)] : [];
    });
    return {
      replies: scores.length,
      unjudged: sets.flat().length - scores.length,
      mean: mean(scores.flat()),
      meanOfBest: mean(best),
      first: mean(scores.map(([score]) => score as number)),
      second: mean(scores.map(([, score]) => score as number)),
    };
  };
  // Where the rules answer alone, no model was asked: there is nothing to compare.
  const asked = played.filter(({ bare }) => bare.length > 0);
  return {
    asked: asked.length,
    shown: figuresOf('shown', asked),
    bare: figuresOf('bare', asked),
    local: figuresOf('local', asked),
    alone: figuresOf(
      'shown',
      played.filter(({ bare }) => bare.length === 0),
    ),
  };
}
