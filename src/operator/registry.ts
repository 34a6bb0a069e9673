import { type Command, OperatorFault } from './command.ts';
import { deleteCommand } from './commands/delete.ts';
import { exportCommand } from './commands/export.ts';
import { importSubscriptionsCommand } from './commands/import-subscriptions.ts';
import { importUsersCommand } from './commands/import-users.ts';
import { list } from './commands/list.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';

/** Every command there is: a file in `commands/` and a line here. */
export const COMMANDS: readonly Command[] = [
  list,
  show,
  stats,
  importUsersCommand,
  importSubscriptionsCommand,
  exportCommand,
  deleteCommand,
];

export function findCommand(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  if (command) return command;
  throw new OperatorFault(
    `There is no command '${name}'. There are: ${COMMANDS.map((one) => one.name).join(', ')}`,
  );
}

const lines = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const call = (command: Command): string => [command.name, command.takes].filter(Boolean).join(' ');

export const help = (): string =>
  [
    'Usage: npm run -s operator -- <command> [options]',
    '',
    lines(COMMANDS.map((command) => [call(command), command.summary])),
    '',
    'Each command tells its options with --help. They use the settings of the server (environment, .env) and may run',
    'beside it. Standard output holds the answer only.',
  ].join('\n');

export const helpOf = (command: Command): string =>
  [
    `Usage: npm run -s operator -- ${call(command)}${command.optionHelp.length ? ' [options]' : ''}`,
    '',
    command.summary,
    ...(command.optionHelp.length ? ['', lines(command.optionHelp)] : []),
  ].join('\n');
