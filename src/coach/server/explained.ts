/** `npm run coach -- --explain`: what made each reply, for the people who mend the coach. */
import { adviceRequestSchema } from '#coach';
import { type ExplainedFlag, type ExplainedReply, type Explanation, explain } from '#coach/engine';
import type { Match } from '../rules/prefilter/prefilter.ts';
import type { Entry } from '../rules/situations/entry.ts';
import { asWritten, createLineSources, keyOfPattern, type LineSource } from './line-sources.ts';
import { models } from './models.ts';
import { parsed, type TaskFault } from './tasks.ts';

type Explained =
  | { readonly ok: true; readonly value: Explanation; readonly text: string }
  | { readonly ok: false; readonly fault: TaskFault };

/** By the local coach: what a language model writes has nothing of this. */
export function explainAdvice(request: unknown): Explained {
  const given = parsed(adviceRequestSchema, request);
  if (!given.ok) return given;
  const value = explain(given.value, models());
  return { ok: true, value, text: explanationText(value) };
}

const PATTERN_SHOWN = 160;

const cut = (text: string): string =>
  text.length > PATTERN_SHOWN ? `${text.slice(0, PATTERN_SHOWN)}…` : text;

const points = (value: number): string => value.toFixed(2);

function explanationText({ action, intents, flags, replies }: Explanation): string {
  const { ofLine, ofPattern } = createLineSources();
  const out = [
    `action ${action}; intents ${intents.join(', ') || 'none'}; flags ${flags.map(({ kind }) => kind).join(', ') || 'none'}`,
    ...flags.map((flag) => flagText(flag, ofPattern)),
  ];
  let told = '';
  for (const reply of replies) {
    const sources = ofLine(reply.template, reply.madeBy);
    const beaten = beatenText(reply);
    out.push(
      '',
      reply.text,
      `  made by   ${reply.madeBy} (${reply.move}, ${reply.tone})`,
      ...sources.map(sourceText),
      ...templateText(reply, sources[0]?.entry?.compiled),
      ...reply.matched.map((match) => matchText(match, sources[0]?.entry?.compiled, ofPattern)),
      `  points    ${pointsText(reply)}`,
      // Most replies were chosen from the same candidates.
      ...(beaten.join() === told ? [] : beaten),
    );
    told = beaten.join();
  }
  return out.join('\n');
}

/** A kind of danger is a file; its rule is told by its line, or by how it begins where it is put together. */
function flagText(
  { kind, evidence, learned, matched: [match] }: ExplainedFlag,
  ofPattern: (source: string) => string | undefined,
): string {
  const file = `src/coach/rules/safety/dangers/${kind.replaceAll('_', '-')}.ts`;
  const rule = match ? (ofPattern(match.pattern) ?? `${file}, ${cut(match.pattern)}`) : file;
  return `  flag      ${kind}: ${JSON.stringify(evidence)} by ${learned ? `the trained reader alone (${file})` : rule}`;
}

const sourceText = ({ at, entry }: LineSource): string =>
  entry
    ? `  written   ${at}, in "${entry.id}" (line ${entry.at.split(':').at(-1)}${entry.compiled ? `, guard ${entry.compiled.guard}` : ''})`
    : `  written   ${at}`;

function templateText({ template, slots }: ExplainedReply, entry: Entry | undefined): string[] {
  if (!template) return [];
  const written = asWritten(template);
  const told = Object.entries(slots).flatMap(([name, words]) => {
    if (!written.includes(`{${name}`)) return [];
    if (entry?.where && name in entry.where)
      return [`  slot      {${name}}: its condition in \`where\` holds`];
    return words.trim() === '' ? [] : [`  slot      {${name}} = ${words}`];
  });
  return [`  template  ${written}`, ...told];
}

/** By the key of the entry, or by the guard or code: there it is told where. */
function matchText(
  { pattern, words }: Match,
  entry: Entry | undefined,
  ofPattern: (source: string) => string | undefined,
): string {
  const key = keyOfPattern(entry, pattern) ?? ofPattern(pattern) ?? cut(pattern);
  return `  matched   ${JSON.stringify(words)} by ${key}`;
}

function pointsText({ points: sum, parts }: ExplainedReply): string {
  const counted = Object.entries(parts)
    .filter(([, part]) => part !== 0)
    .map(([name, part]) => `${name} ${points(part)}`);
  return counted.length === 0 ? 'none: placed without ranking' : `${points(sum)}: ${counted.join(', ')}`;
}

const beatenText = ({ beat }: ExplainedReply): string[] =>
  beat.map((one) => `  beat      ${points(one.points)} ${one.text} (${one.madeBy})`);
