/**
 * A table looked up by a word that somebody wrote. It inherits nothing: a message that says `constructor` finds no row,
 * where a plain object would hand out its own machinery.
 */
export const wordTable = <T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T | undefined>> =>
  Object.assign(Object.create(null) as Record<string, T>, rows);
