/**
 * `npm run operator -- <command>`: what the operator does from a terminal. Standard output holds answers only; a fault
 * that the operator can mend is one line on standard error and exit 1.
 */
import { parseArgs } from 'node:util';
import { type BareCommand, type Command, type CommandEntry, type Given, OperatorFault } from './command.ts';
import { findCommand, help, helpOf } from './registry.ts';

// What is written here holds people's addresses: for this user's eyes only.
process.umask(0o077);

const say = (line: string) => process.stderr.write(`${line}\n`);
const answer = (text: string) => process.stdout.write(`${text}\n`);

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

async function main([name, ...args]: string[]): Promise<void> {
  if (name === '--help' || name === '-h' || name === 'help') return void answer(help());
  if (name === undefined) throw new OperatorFault('Say which command, or --help');
  const entry = findCommand(name);
  const command = await entry.load();
  const given = readGiven(entry, command, args);
  if (given.values.help) return void answer(helpOf(entry, command));
  // The database's drivers too are loaded only where there is something to ask it.
  const { actorOf, runRecorded } = await import('./acts.ts');
  const { isOlderDatabase, openPlace, placeFault, readPlaceSettings } = await import('./open-place.ts');
  const by = actorOf(given.values);
  const asFault = (cause: unknown, storage?: Parameters<typeof placeFault>[1]): unknown =>
    isOlderDatabase(cause)
      ? new OperatorFault(OLDER_DATABASE, { cause })
      : (placeFault(cause, storage) ?? cause);
  if ('runBare' in command) {
    const settings = readPlaceSettings();
    return void answer(
      await command
        .runBare(given, { settings, by, say, open: () => openPlace(say) })
        .catch((cause: unknown) => {
          throw asFault(cause);
        }),
    );
  }
  const place = await openPlace(say).catch((cause: unknown) => {
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

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0);
  throw fault;
});

try {
  await main(process.argv.slice(2));
} catch (cause) {
  if (cause instanceof OperatorFault) for (const line of cause.message.split('\n')) say(`operator: ${line}.`);
  else console.error(cause);
  process.exitCode = 1;
}
