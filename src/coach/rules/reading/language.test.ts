import { expect, test } from 'vitest';
import { readLanguage } from './language.ts';

const tags = (lines: Record<string, string>) =>
  Object.fromEntries(Object.keys(lines).map((line) => [line, readLanguage(line).tag]));

test('names the language of short messages', () => {
  const lines = {
    'Waar is jy nou?': 'af',
    'Ngiyabonga kakhulu, lala kahle': 'zu',
    'Ndiyavuya ukukwazi': 'xh',
    'Ke a leboha, o phela jwang?': 'st',
    '¿Qué haces mañana?': 'es',
    "T'es où ?": 'fr',
    'Você mora onde?': 'pt',
    'Was machst du heute?': 'de',
    'Ti va un gelato?': 'it',
    'Wat doe je vanavond?': 'nl',
    'Merhaba, nasılsın?': 'tr',
    'Cześć, co słychać?': 'pl',
    'Habari yako leo?': 'sw',
    'annem dün öldü': 'tr',
    'se murió mi papá ayer': 'es',
    'meri maa kal guzar gayi': 'hi',
    'babai im vdiq dje': 'und',
    こんにちは: 'ja',
  };
  expect(tags(lines)).toEqual(lines);
});

test('takes English, netspeak and loan words for no other language', () => {
  const lines = {
    'im outside': 'en',
    'no cap fr fr': 'en',
    'was it fun?': 'en',
    'lol ok': 'en',
    'kind of': 'en',
    'sourdough starter kombucha kefir': 'en',
    'howzit, lekker braai hey': 'en-ZA',
    'Hayi wena, stop lying, nobody does that for fun': 'en-ZA',
    'eish the robots are out again': 'en-ZA',
  };
  expect(tags(lines)).toEqual(lines);
});

test('a message that tells nothing stays in the language of its thread', () => {
  expect(readLanguage('😂😂', 'af').tag).toBe('af');
  expect(readLanguage('ja', 'af').tag).toBe('af');
  expect(readLanguage('[photo]').tag).toBe('en');
});
