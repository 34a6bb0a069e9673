import type { Writable } from 'node:stream';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { Settings } from '#server/settings';

/** Something the operator can mend; its message is one clear line, and the command ends with 1. */
export class OperatorFault extends Error {}

/** What is used of `process`: a test gives its own, and needs no process for each command. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  /** The folder whose `.env` is read. */
  cwd(): string;
  stdout: Writable;
  stderr: Writable;
}

/** What a command works with. */
export interface Place {
  db: Kysely<Tables>;
  settings: Settings;
  nowMs: number;
  /** Who acts, for the audit trail. */
  by: string;
  /** A line beside the answer, on standard error. */
  say(line: string): void;
  /**
   * Says in the audit trail what the command is about, and how it ended where `done` does not tell it.
   * @param subject a user, checkout or payment id; never a name or an address
   */
  about(subject: string, outcome?: string): Promise<void>;
}

export interface Given {
  /** By name of the option; a flag is true or absent. */
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
}

/** A line of `--help`, and where the command is. */
export interface CommandEntry {
  name: string;
  summary: string;
  /** What stands after the name: `<e-mail or id>`. */
  takes: string;
  /** Some commands need half of the server, so only the one that is called is loaded. */
  load(): Promise<Command | BareCommand>;
}

export interface Command {
  /** How many arguments without a name it takes. */
  arguments: { least: number; most: number };
  options: ParseArgsOptionsConfig;
  /** A line each for the command's own `--help`. */
  optionHelp: readonly (readonly [option: string, says: string])[];
  /** Whether it changes something when it is called so; left out where it never does. Such calls stand in the audit trail. */
  changes?(given: Given): boolean;
  /** The answer, as standard output gets it. */
  run(given: Given, place: Place): Promise<string>;
}

/** What a command has that works before there is a database. */
export interface BarePlace extends Pick<Place, 'settings' | 'by' | 'say'> {
  /** The database of the settings, where the command finds that it needs it; it is the command's to close. */
  open(): Promise<Pick<Place, 'db' | 'nowMs'> & { close(): Promise<void> }>;
}

/** A command that opens no database of its own. */
export interface BareCommand extends Omit<Command, 'run' | 'changes'> {
  runBare(given: Given, place: BarePlace): Promise<string>;
}

/** Of commands that change something when told to. */
export const whenApplied = ({ values }: Given): boolean => values.apply === true;

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
