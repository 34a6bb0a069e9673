/** One benchmark. What `run` returns is written as JSON; `print` takes tables and lines for people. */
export type Bench<Part extends string = string> = {
  /** What of it can be run alone. */
  readonly parts: readonly Part[];
  /** It takes an hour and more, so that it runs only where it is named. */
  readonly onlyByName?: boolean;
  /** Whole numbers that may be said of it, `--checkouts 200`. */
  readonly flags?: readonly string[];
  /** One that judges answers `failed`, and ends the program with 1. */
  run(
    parts: readonly Part[],
    print: (text: string) => void,
    flags?: Readonly<Record<string, number>>,
  ): BenchResult | Promise<BenchResult>;
};

type BenchResult = object & { failed?: boolean };

/** A wrong argument: told in one line. */
export class UsageFault extends Error {}

/** What the arguments ask for: a name with some or all of its parts; without a name, all there is. */
export function chosen(
  args: readonly string[],
  benches: Readonly<Record<string, Bench>>,
): Array<{ name: string; bench: Bench; parts: readonly string[]; flags: Record<string, number> }> {
  const [name, ...rest] = args;
  if (name === undefined)
    return Object.entries(benches)
      .filter(([, bench]) => !bench.onlyByName)
      .map(([each, bench]) => ({ name: each, bench, parts: bench.parts, flags: {} }));
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench)
    throw new UsageFault(`Unknown benchmark "${name}". There are: ${Object.keys(benches).join(', ')}.`);
  const { parts, flags } = split(rest, bench.flags ?? []);
  const unknown = parts.find((part) => !bench.parts.includes(part));
  if (unknown !== undefined)
    throw new UsageFault(`Unknown part "${unknown}" of ${name}. There are: ${bench.parts.join(', ')}.`);
  return [{ name, bench, parts: parts.length > 0 ? parts : bench.parts, flags }];
}

function split(args: readonly string[], known: readonly string[]) {
  const parts: string[] = [];
  const flags: Record<string, number> = {};
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const flag = known.find((one) => arg === `--${one}`);
    if (flag === undefined) {
      parts.push(arg);
      continue;
    }
    const value = args[++at] ?? '';
    if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageFault(`--${flag} takes a whole number.`);
    flags[flag] = Number(value);
  }
  return { parts, flags };
}
