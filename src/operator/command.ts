import type { ParseArgsOptionsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { Settings } from '#server/settings';

/** Something the operator can mend; its message is one clear line, and the command ends with 1. */
export class OperatorFault extends Error {}

/** What a command works with. */
export interface Place {
  db: Kysely<Tables>;
  settings: Settings;
  nowMs: number;
  /** A line beside the answer, on standard error. */
  say(line: string): void;
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
  load(): Promise<Command>;
}

export interface Command {
  /** How many arguments without a name it takes. */
  arguments: { least: number; most: number };
  options: ParseArgsOptionsConfig;
  /** A line each for the command's own `--help`. */
  optionHelp: readonly (readonly [option: string, says: string])[];
  /** The answer, as standard output gets it. */
  run(given: Given, place: Place): Promise<string>;
}

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
