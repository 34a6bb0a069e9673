/** What `main.ts` does, with the streams and the settings given: so a test needs no process for each command. */
import { inspect, parseArgs } from 'node:util';
import {
  type BareCommand,
  type Command,
  type CommandEntry,
  type Given,
  OperatorFault,
  type Terminal,
} from './command.ts';
import { findCommand, help, helpOf } from './registry.ts';

function readGiven({ name, takes }: CommandEntry, command: Command | BareCommand, args: string[]): Given {
  let given: Given;
  try {
    given = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...command.options,
        // Also where nothing is recorded: whoever always says who acts need not know which commands only read.
        as: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }) as Given;
  } catch (cause) {
    const told = cause instanceof Error ? (cause.message.split(/[.\n]/)[0] ?? '') : 'unknown option';
    throw new OperatorFault(`${told}; see ${name} --help`, { cause });
  }
  const { least, most } = command.arguments;
  const count = given.positionals.length;
  if (given.values.help !== true && (count < least || count > most))
    throw new OperatorFault(
      count > most ? `${name} takes no '${given.positionals[most]}'` : `${name} needs ${takes}`,
    );
  return given;
}

async function act([name, ...args]: string[], terminal: Terminal): Promise<void> {
  const say = (line: string) => void terminal.stderr.write(`${line}\n`);
  const answer = (text: string) => void terminal.stdout.write(`${text}\n`);
  if (name === '--help' || name === '-h' || name === 'help') return answer(help());
  if (name === undefined) throw new OperatorFault('Say which command, or --help');
  const entry = findCommand(name);
  const command = await entry.load();
  const given = readGiven(entry, command, args);
  if (given.values.help) return answer(helpOf(entry, command));
  // The database's drivers too are loaded only where there is something to ask it.
  const { actorOf, runRecorded } = await import('./acts.ts');
  const { isOlderDatabase, openPlace, placeFault, readPlaceSettings } = await import('./open-place.ts');
  const by = actorOf(given.values);
  const asFault = (cause: unknown, storage?: Parameters<typeof placeFault>[1]): unknown =>
    isOlderDatabase(cause)
      ? new OperatorFault(OLDER_DATABASE, { cause })
      : (placeFault(cause, storage) ?? cause);
  if ('runBare' in command) {
    const settings = readPlaceSettings(terminal);
    return answer(
      await command
        .runBare(given, { settings, by, say, open: () => openPlace(say, terminal) })
        .catch((cause: unknown) => {
          throw asFault(cause);
        }),
    );
  }
  const place = await openPlace(say, terminal).catch((cause: unknown) => {
    throw placeFault(cause) ?? cause;
  });
  try {
    answer(await runRecorded(entry.name, command, given, { ...place, by }));
  } catch (cause) {
    throw asFault(cause, place.storage);
  } finally {
    await place.close();
  }
}

const OLDER_DATABASE =
  'The database is older than this version; start the server once to bring it up to date';

/** @returns the exit code; a fault that the operator can mend is one line on `stderr` */
export async function runOperator(args: string[], terminal: Terminal): Promise<0 | 1> {
  try {
    await act(args, terminal);
    return 0;
  } catch (cause) {
    const told =
      cause instanceof OperatorFault
        ? cause.message.split('\n').map((line) => `operator: ${line}.`)
        : [inspect(cause)];
    for (const line of told) terminal.stderr.write(`${line}\n`);
    return 1;
  }
}
