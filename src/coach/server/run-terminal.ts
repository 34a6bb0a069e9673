/** What `terminal.ts` does, with the streams and the settings given: so a test needs no process for each call. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { inspect, parseArgs } from 'node:util';
import { TONES } from '#coach';
import { TASKS, type TaskName } from './task-names.ts';
import type { TaskResult } from './tasks.ts';

/** What is used of `process`. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable;
  stdout: Writable & { columns?: number; isTTY?: boolean };
  stderr: Writable;
}

const HELP = `Usage: npm run -s coach -- [options] "the message they sent"

  --task NAME     advice (default), emotions, starters, rewrite or insights
  --tone NAME     ${TONES.join(', ')}
  --message TEXT  with --task rewrite: the message that the draft answers
  --json          the answer as JSON
  --explain       with advice: the file and line of each reply, what matched, its points
  --jsonl         a JSON request a line on standard input, an answer a line
  --help          this page

The text means: for advice the message, or the conversation as "me: … / them: …", their message last;
for emotions any text, for starters your notes about them, for rewrite your draft, for insights the
conversation as "them: … / me: …".
`;

class UsageFault extends Error {}

function readArguments(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        task: { type: 'string', default: 'advice' },
        tone: { type: 'string' },
        message: { type: 'string' },
        json: { type: 'boolean', default: false },
        explain: { type: 'boolean', default: false },
        jsonl: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (cause) {
    const told = cause instanceof Error ? (cause.message.split(/[.\n]/)[0] ?? '') : 'unknown option';
    throw new UsageFault(told, { cause });
  }
}

const isTask = (name: string): name is TaskName => (TASKS as readonly string[]).includes(name);

const clock = (): number => performance.now();

type Run = (task: TaskName, request: unknown) => Promise<TaskResult>;

/** The coach takes a second to load: only once the call is known to be right. */
const loadTasks = () => import('./tasks.ts');

/** Feelings are read here; all else may be asked of somebody else. */
async function runner(task: TaskName, { env }: Terminal): Promise<Run> {
  const { runByEngine, runTask } = await loadTasks();
  if (task === 'emotions') return async (task, request) => runTask(task, request, clock);
  const { terminalEngine } = await import('./terminal-engine.ts');
  const chosen = await terminalEngine(env, clock);
  if (!chosen.ok) throw new UsageFault(chosen.faults.join('; '));
  return (_task, request) => runByEngine(task, request, chosen.engine);
}

/** One after the other, so that answers come in the order of their questions. */
async function answerLines(task: TaskName, tone: string | undefined, terminal: Terminal): Promise<void> {
  const run = await runner(task, terminal);
  const { stdin, stdout } = terminal;
  for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answer = await answerLine(run, task, tone, line, terminal);
    // A slow reader holds us back instead of filling memory.
    if (!stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise<void>((resolve) => stdout.once('drain', resolve));
  }
}

async function answerLine(
  run: Run,
  task: TaskName,
  tone: string | undefined,
  line: string,
  { stderr }: Terminal,
): Promise<object> {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { error: { code: 'invalid-json', message: 'This line is not valid JSON.' } };
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return { error: { code: 'invalid-request', message: 'A request is a JSON object.' } };
  const given = request as { id?: unknown };
  const id = typeof given.id === 'string' || typeof given.id === 'number' ? { id: given.id } : {};
  try {
    const result = await run(task, tone ? { tone, ...request } : request);
    return result.ok ? result.value : { ...id, error: result.fault };
  } catch (cause) {
    stderr.write(`${inspect(cause)}\n`);
    return { ...id, error: { code: 'coach-failed', message: 'The coach could not finish this one.' } };
  }
}

async function answer(argv: string[], terminal: Terminal): Promise<void> {
  const { stdout, env } = terminal;
  const { values, positionals } = readArguments(argv);
  if (values.help) {
    stdout.write(HELP);
    return;
  }
  const { task, tone } = values;
  if (!isTask(task)) throw new UsageFault(`Unknown task '${task}', choose one of ${TASKS.join(', ')}`);
  if (tone !== undefined && !(TONES as readonly string[]).includes(tone))
    throw new UsageFault(`Unknown tone '${tone}', choose one of ${TONES.join(', ')}`);
  if (values.jsonl) {
    if (positionals.length > 0)
      throw new UsageFault('--jsonl reads its requests from standard input, leave out the text');
    await answerLines(task, tone, terminal);
    return;
  }
  if (values.explain && task !== 'advice')
    throw new UsageFault('--explain goes with a message that wants advice');
  if (positionals.length === 0) throw new UsageFault('Give the message as one argument in quotes, or --help');
  if (positionals.length > 1) throw new UsageFault('Give one text only, in quotes');
  const { requestFrom } = await loadTasks();
  const options = {
    ...(tone ? { tone } : {}),
    ...(values.message === undefined ? {} : { message: values.message }),
  };
  if (values.explain) {
    const { explainAdvice } = await import('./explained.ts');
    const explained = explainAdvice(requestFrom(task, positionals[0] ?? '', options));
    if (!explained.ok) throw new UsageFault(explained.fault.message);
    const told = values.json ? JSON.stringify(explained.value, null, 2) : explained.text;
    stdout.write(`${told}\n`);
    return;
  }
  const run = await runner(task, terminal);
  const result = await run(task, requestFrom(task, positionals[0] ?? '', options));
  if (!result.ok) throw new UsageFault(result.fault.message);
  const paper = {
    columns: stdout.columns ?? 80,
    colour: stdout.isTTY === true && !env.NO_COLOR,
  };
  stdout.write(`${values.json ? JSON.stringify(result.value, null, 2) : result.readable(paper)}\n`);
}

/** @returns the exit code; a wrong call is one line on `stderr` */
export async function runTerminal(argv: string[], terminal: Terminal): Promise<0 | 1> {
  try {
    await answer(argv, terminal);
    return 0;
  } catch (cause) {
    if (!(cause instanceof UsageFault)) throw cause;
    terminal.stderr.write(`coach: ${cause.message}.\n`);
    return 1;
  }
}
