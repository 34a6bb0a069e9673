import { describe, expect, test } from 'vitest';
import { advise } from '../advise.ts';
import { readActs } from '../reading/foreign-acts.ts';
import { dayIn } from './days.ts';
import { nounsIn } from './nouns.ts';

const replies = (message: string) => advise({ message }).replies.map(({ text }) => text);

describe('nouns', () => {
  test('turn round and keep their article', () => {
    expect(nounsIn('mi abuela te vio', 'es')[0]?.phrase).toBe('tu abuela');
    expect(nounsIn('je lis la carte des desserts', 'fr').map(({ phrase }) => phrase)).toContain(
      'les desserts',
    );
    expect(nounsIn('ti va un gelato', 'it')[0]?.phrase).toBe('il gelato');
    expect(nounsIn('ek sien jou hond', 'af')[0]).toMatchObject({ phrase: 'my hond', readers: true });
  });
  test('what they do not drink is not offered', () => {
    expect(nounsIn('eu não bebo café, mas suco sim', 'pt').map(({ bare }) => bare)).not.toContain('café');
  });
  test('the last day stands, as after a no to another', () => {
    expect(dayIn('vrydag lukt niet, zondag?', 'nl')).toBe('zondag');
  });
});

describe('answers', () => {
  test('a limit is met with respect and no plan', () => {
    for (const text of replies(
      "je préfère qu'on ne s'embrasse pas ce soir, j'ai besoin de temps, ça te va ?",
    ))
      expect(text).not.toMatch(/verre|quelle heure|pourquoi/i);
  });
  test.each([
    ['annem dün öldü', /sorry|heart/i],
    ["j'ai enterré ma soeur samedi", /perdre|pense|pensées/i],
    ['papà non ce l’ha fatta', /dispiace|abbraccio|penso|capito/i],
    ['mijn vader heeft niet lang meer', /begrijp|anders|luister/i],
    ['babai im vdiq dje', /english/i],
  ])('nobody cheers at %s', (message, kind) => {
    for (const text of replies(message)) expect(text).toMatch(kind);
  });
  test.each(['estoy muerta de cansancio', 'je suis mort de rire', 'ngisebenza esibhedlela'])(
    'nobody died: %s',
    (message) => {
      expect(
        readActs(message, message.startsWith('e') ? 'es' : message.startsWith('j') ? 'fr' : 'zu'),
      ).not.toEqual(expect.arrayContaining(['grief']));
    },
  );
  test('a no is taken', () => {
    for (const text of replies('Nee dankie, ek stel nie belang nie. Sterkte.'))
      expect(text).not.toContain('?');
  });
  test('a plan is taken up with its day', () => {
    expect(replies('Ti va un gelato domenica al porto?').join(' ')).toMatch(/domenica/i);
    expect(replies('Asihambe siyophuza ikhofi ngoMgqibelo?').join(' ')).toMatch(/ngoMgqibelo/i);
  });
  test('a language that is not written gets simple English about what could be read', () => {
    expect(replies("Cumartesi Kadıköy'de çay içelim mi?").join(' ')).toMatch(/tea/i);
  });
  test('grief is answered in its language, without a question about plans', () => {
    expect(readActs('mi abuelo falleció el domingo', 'es')[0]).toBe('grief');
    expect(replies('Mi abuelo falleció el domingo').join(' ')).toMatch(/siento/i);
  });
});
