import { type BareCommand, type Command, type CommandEntry, OperatorFault } from './command.ts';

/** Every command there is: a file in `commands/` and a line here. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'list',
    summary:
      'Subscriptions, the one that ends first at the top, payments in review, open refunds, money asked back',
    takes: '',
    load: async () => (await import('./commands/list.ts')).list,
  },
  {
    name: 'show',
    summary: 'One subscription, by e-mail address, user id or payment id',
    takes: '<e-mail or id>',
    load: async () => (await import('./commands/show.ts')).show,
  },
  {
    name: 'refund',
    summary: 'Gives a payment back, whole, and ends what it had opened; a dry run unless --apply',
    takes: '<payment id or checkout id>',
    load: async () => (await import('./commands/refund.ts')).refundCommand,
  },
  {
    name: 'reconcile',
    summary: 'Looks at every payment and refund that is open; settles one as you found it in the portal',
    takes: '[checkout id]',
    load: async () => (await import('./commands/reconcile.ts')).reconcileCommand,
  },
  {
    name: 'stats',
    summary: 'How many came, chose a plan, paid and asked for replies, day by day',
    takes: '',
    load: async () => (await import('./commands/stats.ts')).stats,
  },
  {
    name: 'grant',
    summary: 'Gives somebody a plan without a payment; a dry run unless --apply',
    takes: '<e-mail or id> <weekly|monthly|yearly>',
    load: async () => (await import('./commands/grant.ts')).grant,
  },
  {
    name: 'extend',
    summary: "Adds days to somebody's plan; a dry run unless --apply",
    takes: '<e-mail or id> <days>',
    load: async () => (await import('./commands/extend.ts')).extend,
  },
  {
    name: 'report',
    summary:
      'The money, from the ledger: taken, given back, net; by plan, provider, day or month, or a row a payment',
    takes: '',
    load: async () => (await import('./commands/report.ts')).report,
  },
  {
    name: 'import-users',
    summary: 'Takes over the people of a Firebase Auth export; a dry run unless --apply',
    takes: '<export.json>',
    load: async () => (await import('./commands/import-users.ts')).importUsersCommand,
  },
  {
    name: 'import-subscriptions',
    summary: 'Takes over Firestore subscription documents; a dry run unless --apply',
    takes: '<documents.json>',
    load: async () => (await import('./commands/import-subscriptions.ts')).importSubscriptionsCommand,
  },
  {
    name: 'export',
    summary: 'Everything held about one person, as JSON; nothing in it opens their account',
    takes: '<e-mail or id>',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  {
    name: 'delete',
    summary: 'Closes an account at once and has it erased after 7 days; a dry run unless --apply',
    takes: '<e-mail or id>',
    load: async () => (await import('./commands/delete.ts')).deleteCommand,
  },
  {
    name: 'backup',
    summary: 'Copies the embedded database and its secrets into a folder, while the server runs',
    takes: '<new folder>',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'Puts a backup into an empty DATA_DIR; purchases are on hold until payments are reconciled',
    takes: '[folder of a backup]',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
];

export function findCommand(name: string): CommandEntry {
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

const call = (entry: CommandEntry): string => [entry.name, entry.takes].filter(Boolean).join(' ');

export const help = (): string =>
  [
    'Usage: npm run -s operator -- <command> [options]',
    '',
    lines(COMMANDS.map((entry) => [call(entry), entry.summary])),
    '',
    'Each command tells its options with --help and takes --as NAME: who acts, for the audit trail of those that change',
    'something. They use the settings of the server (environment, .env) and may run beside it. Standard output holds the',
    'answer only.',
  ].join('\n');

const AS_HELP = ['--as NAME', 'who acts, for the audit trail (the user of this machine)'] as const;

/** Whether the audit trail may have it. */
const isRecorded = (command: Command | BareCommand): boolean =>
  'runBare' in command || command.changes !== undefined;

export function helpOf(entry: CommandEntry, command: Command | BareCommand): string {
  const options = isRecorded(command) ? [...command.optionHelp, AS_HELP] : command.optionHelp;
  return [
    `Usage: npm run -s operator -- ${call(entry)}${options.length ? ' [options]' : ''}`,
    '',
    entry.summary,
    ...(options.length ? ['', lines(options)] : []),
  ].join('\n');
}
