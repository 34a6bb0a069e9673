import { expect, test } from 'vitest';
import { foreignIntents, readActs, withForeignIntents } from './foreign-acts.ts';
import { asksIn } from './foreign-questions.ts';

test('a no, a limit and a loss lead over everything else', () => {
  expect(readActs("je préfère qu'on ne s'embrasse pas ce soir, ça te va ?", 'fr')[0]).toBe('pace');
  expect(readActs('Nee dankie, ek stel nie belang nie', 'af')[0]).toBe('close');
  expect(readActs('Umama ushonile izolo', 'zu')[0]).toBe('grief');
  expect(readActs('Mi dispiace ma ho conosciuto un altro', 'it')[0]).toBe('close');
});

test('a bare yes is one only when nothing else is said', () => {
  expect(readActs('Ewe', 'xh')).toContain('yes');
  expect(readActs('ja ons kom saam met die kinders', 'af')).not.toContain('yes');
});

test('acts stand for intents, and English keeps what it was told', () => {
  expect(foreignIntents('Asihambe siyophuza ikhofi', 'zu')).toContain('plan_propose');
  const told = [{ intent: 'affirm' as const, quote: 'ok' }];
  expect(withForeignIntents(told, 'ok', 'en')).toBe(told);
  expect(withForeignIntents(told, 'Merci beaucoup', 'fr').map(({ intent }) => intent)).toEqual(['thanks']);
});

test('a question is one without its mark too', () => {
  expect(asksIn('wat maak jy vanaand', 'af')).toBe(true);
  expect(asksIn('unjani wena', 'zu')).toBe(true);
  expect(asksIn('ho visto che fai il pane', 'it')).toBe(false);
});
