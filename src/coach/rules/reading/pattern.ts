/**
 * A pattern that ignores case, compiled without the `u` flag where its source allows: folding all of Unicode makes compiling it four times
 * as slow, and a fresh process compiles every pattern before its first answer. Letters are then those of Latin scripts, accents included.
 */
export function pattern(source: string, flags = ''): RegExp {
  const latin = source
    .replaceAll('[\\p{L}\\p{N}]', '[a-z0-9\\u00c0-\\u024f]')
    .replaceAll('[\\p{L}]', '[a-z\\u00c0-\\u024f]')
    .replaceAll('\\p{L}', '[a-z\\u00c0-\\u024f]');
  const needsUnicode = /\\[pP]\{|\\u\{|[\u{10000}-\u{10FFFF}]/u.test(latin) || /\[[^\]]*\[a-z/.test(latin);
  return needsUnicode ? new RegExp(source, `iu${flags}`) : new RegExp(latin, `i${flags}`);
}
