/**
 * Leaves of a built stylesheet what one page can use. A plain page carries its styles in itself, so that nothing has to be fetched before
 * it can be drawn, and a page that fits into the first packets of a connection is on screen a round trip sooner than one that does not.
 * Cautious: only what surely never applies goes, by class name; what a selector says inside `:not()`, `:is()` and the like is not asked.
 */

/** @typedef {{ prelude: string, body?: string, inner?: Rule[] }} Rule `inner` for rules that hold rules, `body` for the text of others */

const HOLDS_RULES = /^@(?:media|supports|layer|container|scope|starting-style)\b/;

/** Where the text that begins at `from` ends: at one of `stops`, outside strings, brackets and escapes. */
function endOf(css, from, stops) {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const sign = css[at];
    if (sign === '\\') at++;
    else if (sign === '"' || sign === "'") {
      for (at++; at < css.length && css[at] !== sign; at++) if (css[at] === '\\') at++;
    } else if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (depth === 0 && stops.includes(sign)) return at;
  }
  return css.length;
}

/** Where the block that opens at `open` is closed. */
function closeOf(css, open) {
  let depth = 0;
  for (let at = open; at < css.length; at = endOf(css, at + 1, '{}')) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}

/** @param {string} css minified, without nested style rules @returns {Rule[]} */
export function parseRules(css) {
  const rules = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (let at = 0; at < text.length; ) {
    const stop = endOf(text, at, '{;');
    const prelude = text.slice(at, stop).trim();
    if (text[stop] !== '{') {
      if (prelude !== '') rules.push({ prelude });
      at = stop + 1;
      continue;
    }
    const close = closeOf(text, stop);
    const body = text.slice(stop + 1, close);
    rules.push(HOLDS_RULES.test(prelude) ? { prelude, inner: parseRules(body) } : { prelude, body });
    at = close + 1;
  }
  return rules;
}

/** @param {Rule[]} rules @returns {string} */
export const writeRules = (rules) =>
  rules
    .map(({ prelude, body, inner }) =>
      inner ? `${prelude}{${writeRules(inner)}}` : body === undefined ? `${prelude};` : `${prelude}{${body}}`,
    )
    .join('');

function splitAt(text, sign) {
  const parts = [];
  for (let at = 0; at <= text.length; ) {
    const stop = endOf(text, at, sign);
    parts.push(text.slice(at, stop));
    at = stop + 1;
  }
  return parts;
}

/** The classes that an element must have for this selector, as they stand in HTML. */
function classesOf(selector) {
  let plain = '';
  for (let at = 0, depth = 0; at < selector.length; at++) {
    const sign = selector[at];
    if (sign === '\\') {
      if (depth === 0) plain += sign + (selector[at + 1] ?? '');
      at++;
      continue;
    }
    if (sign === '(' || sign === '[') depth++;
    if (depth === 0) plain += sign;
    if (sign === ')' || sign === ']') depth--;
  }
  return [...plain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name]) =>
    name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, sign) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );
}

function keepUsed(rules, used) {
  return rules.flatMap((rule) => {
    if (rule.inner) {
      const inner = keepUsed(rule.inner, used);
      return inner.length > 0 ? [{ ...rule, inner }] : [];
    }
    if (rule.prelude.startsWith('@')) return [rule];
    const selectors = splitAt(rule.prelude, ',').filter((selector) => classesOf(selector).every(used));
    return selectors.length > 0 ? [{ ...rule, prelude: selectors.join(',') }] : [];
  });
}

const NAMED = /^@(?:keyframes|property)\s+(\S+)$/;
const everyRule = (rules) => rules.flatMap((rule) => (rule.inner ? everyRule(rule.inner) : [rule]));
const mapRules = (rules, change) =>
  rules.flatMap((rule) => {
    if (!rule.inner) return change(rule);
    const inner = mapRules(rule.inner, change);
    return inner.length > 0 ? [{ ...rule, inner }] : [];
  });

/** Values, movements and registered properties that nothing left names any more. */
function dropUnnamed(rules) {
  const named = new Set();
  for (const { prelude, body = '' } of everyRule(rules)) {
    if (prelude.startsWith('@property')) continue;
    for (const declaration of splitAt(body, ';')) {
      const colon = declaration.indexOf(':');
      const isOwn = declaration.trimStart().startsWith('--');
      // A name counts where it is read; of a property of the framework's own also where it is set.
      const text = isOwn ? declaration.slice(colon) : declaration;
      for (const [name] of text.matchAll(/--[\w-]+|[A-Za-z][\w-]*/g)) named.add(name);
    }
  }
  return mapRules(rules, (rule) => {
    const [, name] = NAMED.exec(rule.prelude) ?? [];
    if (name !== undefined) return named.has(name) ? [rule] : [];
    if (rule.prelude.startsWith('@') || rule.body === undefined) return [rule];
    const kept = splitAt(rule.body, ';').filter((declaration) => {
      const own = /^\s*(--[\w-]+):/.exec(declaration);
      return declaration.trim() !== '' && (own === null || named.has(own[1]));
    });
    return kept.length > 0 ? [{ ...rule, body: kept.join(';') }] : [];
  });
}

/**
 * @param {string} css minified styles of the page
 * @param {(name: string) => boolean} used whether the page, or its script, has an element of this class
 * @returns {string}
 */
export function pruneStyles(css, used) {
  let rules = keepUsed(parseRules(css), used);
  for (let before = ''; before !== writeRules(rules); ) {
    before = writeRules(rules);
    rules = dropUnnamed(rules);
  }
  return writeRules(rules);
}
