import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFiles, textOf } from './tracked-files.ts';

/** Rooms whose words are kept apart from their components, so that another language needs no change of code. */
const ROOMS = /^src\/(?:pages|checkout\/web|chat\/web|coach\/web|plans\/web|analytics\/web)\/.*\.tsx$/;
/** For those who build, never translated. */
const EXEMPT = new Set(['src/pages/routes/gallery.tsx']);
/** Attributes that are read or heard. */
const SAID = new Set([
  'label',
  'title',
  'alt',
  'placeholder',
  'hint',
  'error',
  'message',
  'heading',
  'aria-label',
]);
const isWord = (text: string) => /\p{L}{2,}/u.test(text);

/** What a component says by itself: text between tags, texts in braces, and attributes that are read or heard. */
function wordsOf(path: string, code: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const note = (text: string) => {
    if (isWord(text)) found.push(`${path}: ${text.trim().replace(/\s+/g, ' ')}`);
  };
  /** Texts that an expression may come to; what is only compared or called with is not said. */
  const noteSaid = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) note(node.text);
    else if (ts.isTemplateExpression(node)) {
      note([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '));
    } else if (ts.isConditionalExpression(node)) {
      noteSaid(node.whenTrue);
      noteSaid(node.whenFalse);
    } else if (ts.isParenthesizedExpression(node)) noteSaid(node.expression);
    else if (ts.isBinaryExpression(node) && ['&&', '||', '??', '+'].includes(node.operatorToken.getText())) {
      if (node.operatorToken.getText() === '+') noteSaid(node.left);
      noteSaid(node.right);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text);
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      noteSaid(node.expression);
    if (ts.isJsxAttribute(node) && SAID.has(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) note(value.text);
      else if (value && ts.isJsxExpression(value)) noteSaid(value.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe('the words of the screens', () => {
  const files = projectFiles().filter((path) => ROOMS.test(path) && !EXEMPT.has(path));

  it('stand in copy files and not in components', () => {
    expect(files.length).toBeGreaterThan(25);
    expect(files.flatMap((path) => wordsOf(path, textOf(path)))).toEqual([]);
  });

  it.each([
    ['<p>Hello there</p>', 'Hello there'],
    ["<p>{'Hello there'}</p>", 'Hello there'],
    ['<p>{left} {left === 1 ? `second` : `seconds`}</p>', 'second'],
    [`<p>{late && \`Late by \${days} days\`}</p>`, 'Late by'],
    ['<Spinner label="One moment" />', 'One moment'],
    ["<img alt={big ? 'A stage' : copy.small} />", 'A stage'],
    ['<>Hi you</>', 'Hi you'],
  ])('are found: %s', (jsx, words) => {
    expect(wordsOf('x.tsx', `const a = ${jsx};`).join()).toContain(words);
  });

  it.each([
    '<p className="grid gap-2">{copy.hello}</p>',
    '<p role="status">{state.at === "idle" && copy.hello}</p>',
    '<data>24:00:00</data>',
    '<p>“{quote}”, {name}</p>',
  ])('are not suspected: %s', (jsx) => {
    expect(wordsOf('x.tsx', `const a = ${jsx};`)).toEqual([]);
  });
});
