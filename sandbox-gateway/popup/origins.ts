/** Which pages may frame the card form: exact origins, or any port of a host written as `http://localhost:*`. */

const PATTERN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::(?:\d{1,5}|\*))?$/i;

/** An origin as it may stand in a content policy, with nothing that could break out of it. */
export function isOriginPattern(text: string): boolean {
  return PATTERN.test(text);
}

/** Whether `origin` (as a message event gives it) is one of the patterns. */
export function originAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.endsWith(':*')) return origin === pattern;
    const host = pattern.slice(0, -2);
    return origin === host || (origin.startsWith(`${host}:`) && /^\d+$/.test(origin.slice(host.length + 1)));
  });
}
