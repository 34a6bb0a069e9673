/** One benchmark. What `run` returns is written as JSON; `print` takes tables and lines for people. */
export type Bench<Part extends string = string> = {
  /** What of it can be run alone. */
  readonly parts: readonly Part[];
  /** It takes an hour and more, so that it runs only where it is named. */
  readonly onlyByName?: boolean;
  run(parts: readonly Part[], print: (text: string) => void): object | Promise<object>;
};

/** A wrong argument: told in one line. */
export class UsageFault extends Error {}

/** What the arguments ask for: a name with some or all of its parts; without a name, all there is. */
export function chosen(
  args: readonly string[],
  benches: Readonly<Record<string, Bench>>,
): Array<{ name: string; bench: Bench; parts: readonly string[] }> {
  const [name, ...parts] = args;
  if (name === undefined)
    return Object.entries(benches)
      .filter(([, bench]) => !bench.onlyByName)
      .map(([each, bench]) => ({ name: each, bench, parts: bench.parts }));
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench)
    throw new UsageFault(`Unknown benchmark "${name}". There are: ${Object.keys(benches).join(', ')}.`);
  const unknown = parts.find((part) => !bench.parts.includes(part));
  if (unknown !== undefined)
    throw new UsageFault(`Unknown part "${unknown}" of ${name}. There are: ${bench.parts.join(', ')}.`);
  return [{ name, bench, parts: parts.length > 0 ? parts : bench.parts }];
}
