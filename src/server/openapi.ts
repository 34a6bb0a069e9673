import { z } from 'zod';
import { OPERATIONS, type Operation, problemSchema, type Who } from './openapi-operations.ts';

/**
 * The wire in OpenAPI 3.1, made from the very schemas that parse it. A test holds it against the routes that are
 * mounted: none may be missing, none made up.
 */

const SECURITY: Readonly<Record<Who, Record<string, string[]>[]>> = {
  anyone: [],
  ticket: [],
  cookie: [{ session: [] }],
  user: [{ bearer: [] }, { session: [] }],
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

/** @param brandName the product's name @param publicUrl its origin */
export function openApi(brandName: string, publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, operation] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(method, path, operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: brandName, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'repartee.session' },
      },
      schemas: { Error: jsonSchema(problemSchema, 'output') },
    },
  };
}

const contentOf = (answer: z.ZodType | string, operation: Operation) =>
  typeof answer === 'string'
    ? { [answer]: { schema: { type: 'string' } } }
    : {
        ...json(answer, 'output'),
        ...(operation.stream ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
      };

/** What stores is refused while nothing can be stored. */
const refusalsOf = (method: string, path: string, { refusals = [] }: Operation): readonly number[] =>
  method === 'GET' ||
  /^\/api\/(?:coach\/(?:advice|starters|rewrite|insights)|analytics|payments)/.test(path) ||
  refusals.includes(503)
    ? refusals
    : [...refusals, 503];

function operationObject(method: string, path: string, operation: Operation) {
  const answers = Object.entries(operation.answers).map(([code, answer]) => [
    code,
    {
      description: 'Success',
      ...(answer === null ? {} : { content: contentOf(answer, operation) }),
    },
  ]);
  const refusals = refusalsOf(method, path, operation).map((code) => [
    String(code),
    {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = (operation.query ?? []).map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string' },
  }));
  const parameters = [...inPath, ...query];
  return {
    summary: operation.summary,
    ...(parameters.length ? { parameters } : {}),
    ...(operation.body ? { requestBody: { required: true, content: json(operation.body, 'input') } } : {}),
    responses: Object.fromEntries([...answers, ...refusals]),
    security: SECURITY[operation.who],
  };
}
