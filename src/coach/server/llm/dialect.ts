/** What an endpoint takes of OpenAI's chat completions. Servers of one's own and newer models each leave something out, and refuse what they do not know. */
import type { Refusal } from './failures.ts';

export type Dialect = {
  /** `response_format`: the schema, JSON of any shape, or none. */
  readonly format: 'schema' | 'json' | 'none';
  readonly limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  readonly temperature: boolean;
  readonly reasoning: boolean;
  /** Some templates know no system role: then the instructions stand at the head of the question. */
  readonly system: 'apart' | 'joined';
};

export type Question = {
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the answer. */
  readonly schema: object;
  readonly temperature?: number | undefined;
  readonly maxTokens?: number | undefined;
};

export const FULL: Dialect = {
  format: 'schema',
  limit: 'max_tokens',
  temperature: true,
  reasoning: true,
  system: 'apart',
};
const BARE = { format: 'none', limit: 'none', temperature: false, reasoning: false } as const;

/** The body of a call. */
export function bodyIn(dialect: Dialect, model: string, question: Question, stream: boolean): object {
  const { system, user, schema, temperature, maxTokens } = question;
  return {
    model,
    messages:
      dialect.system === 'apart'
        ? [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ]
        : [{ role: 'user', content: `${system}\n\n${user}` }],
    ...(dialect.format === 'schema'
      ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }
      : dialect.format === 'json'
        ? { response_format: { type: 'json_object' } }
        : {}),
    ...(dialect.temperature && temperature !== undefined ? { temperature } : {}),
    ...(dialect.limit !== 'none' && maxTokens !== undefined ? { [dialect.limit]: maxTokens } : {}),
    // A model that thinks is to think shortly: somebody waits.
    ...(dialect.reasoning ? { reasoning_effort: 'low' } : {}),
    ...(stream ? { stream: true } : {}),
  };
}

const BAD_REQUEST = [400, 422];
/** Refusals that are about who asks, for what, or how often. */
const NOT_ABOUT_FIELDS = [401, 402, 403, 404, 408, 413, 429];

/** What to leave out after a refusal that names it. */
const NAMED: ReadonlyArray<readonly [RegExp, (dialect: Dialect) => Partial<Dialect> | null]> = [
  [
    /response[_ ]?format|json[_ ]?schema|json[_ ]?object|structured|\bschema|grammar|guided/i,
    ({ format }) =>
      format === 'schema' ? { format: 'json' } : format === 'json' ? { format: 'none' } : null,
  ],
  [
    /max_completion_tokens/i,
    ({ limit }) => (limit === 'max_tokens' ? { limit: 'max_completion_tokens' } : null),
  ],
  [/max_(?:completion_)?tokens/i, ({ limit }) => (limit === 'none' ? null : { limit: 'none' })],
  [/temperature/i, ({ temperature }) => (temperature ? { temperature: false } : null)],
  [/reasoning/i, ({ reasoning }) => (reasoning ? { reasoning: false } : null)],
  [
    /system (?:role|message|prompt|instruction)|roles? .{0,30}(?:system|alternat)/i,
    ({ system }) => (system === 'apart' ? { system: 'joined' } : null),
  ],
];

/**
 * How to ask again after a refusal: without what it names, or with nothing but the question where it names nothing.
 * @returns null where asking otherwise is of no use
 */
export function nextDialect(dialect: Dialect, { status, says }: Refusal): Dialect | null {
  if (NOT_ABOUT_FIELDS.includes(status)) return null;
  for (const [pattern, without] of NAMED) {
    const change = pattern.test(says) ? without(dialect) : null;
    if (change) return { ...dialect, ...change };
  }
  const isBare = Object.entries(BARE).every(([key, value]) => dialect[key as keyof typeof BARE] === value);
  return BAD_REQUEST.includes(status) && !isBare ? { ...dialect, ...BARE } : null;
}
