/** A list as a text with one a line. */
export const asText = (list: readonly string[]): string => list.join('\n');

/** The lines of a text that say something, without marks of a list, each once. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
      .filter(Boolean),
  ),
];
