import { expect, it } from 'vitest';
import type { Engine } from '#coach';
import { writerOf } from './engine-words.ts';

const engine = (part: Partial<Engine>): Engine => ({
  name: 'local',
  model: null,
  degraded: false,
  ms: 1,
  ...part,
});

it.each<[string, Engine | null, string | null, string]>([
  ['an answer still on its way', null, 'api.example', ''],
  ['the local coach', engine({}), null, 'Local coach'],
  ['the local coach where a model was wanted', engine({ degraded: true }), 'api.example', 'Local coach'],
  ['a model', engine({ name: 'llm', model: 'm' }), 'api.example', 'api.example'],
  [
    'some by a model',
    engine({ name: 'llm', model: 'm', degraded: true }),
    'api.example',
    'api.example or local coach',
  ],
  ['a model whose host is not known', engine({ name: 'llm', model: 'm' }), null, 'm'],
])('%s', (_name, by, host, words) => expect(writerOf(by, host)).toBe(words));
