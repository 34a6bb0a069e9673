import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { inOneTest } from '../testing.ts';
import { readConstraints } from './constraints.ts';
import { emotionsSaid } from './emotions.ts';
import { kindOfMessage } from './kind.ts';
import { readLanguage } from './language.ts';
import { readTimes } from './times.ts';

describe('language', () => {
  inOneTest([
    ['just got home, you?', 'en'],
    ['Hola, ¿cómo estás hoy?', 'es'],
    ['salut, ça va ? tu fais quoi demain', 'fr'],
    ['Wie geht es dir heute? Hast du Lust auf Kaffee?', 'de'],
    ['Oi, tudo bem com você?', 'pt'],
    ['Ciao, come stai oggi?', 'it'],
    ['Hoe gaan dit met jou vandag?', 'af'],
    ['Sawubona, unjani namhlanje?', 'zu'],
    ['Molo, ndiyabulela kakhulu', 'xh'],
    ['Привет, как дела?', 'ru'],
    ['お元気ですか', 'ja'],
    ['Lekker braai hey, you keen?', 'en-ZA'],
    ['I love croissants and déjà vu', 'en'],
  ])('%s is %s', (message, tag) => {
    expect(readLanguage(message).tag).toBe(tag);
  });

  it('borrows the language of the conversation where the message has none', () => {
    expect(
      read({ message: '😂', conversation: [{ from: 'me', text: '¿Qué hiciste hoy por la tarde?' }] }).language
        .base,
    ).toBe('es');
  });
});

describe('form', () => {
  inOneTest([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['sdkfjh qwlkjh zzxcv', 'gibberish'],
    ['🎥 Video (0:12)', 'media'],
    ['IMG_0001.jpg', 'media'],
    ['<Media omitted>', 'media'],
    ['[photo] my new hat', 'photo-with-words'],
    ['🔥🔥', 'emoji'],
    ['hmm', 'words'],
    ['Rhythm & blues', 'words'],
  ])('%j is %s', (message, kind) => {
    expect(kindOfMessage(message)).toBe(kind);
  });
});

describe('times', () => {
  inOneTest([
    ["Friday's out but Sunday works", { Friday: 'out', Sunday: 'offered' }],
    ["I can't do Monday, how about Wednesday?", { Monday: 'out', Wednesday: 'offered' }],
    ["Can't wait for Friday", { Friday: 'offered' }],
    ['I cannot do Friday', { Friday: 'out' }],
    ['I can not do Friday, not Monday either', { Friday: 'out', Monday: 'out' }],
    ['Could do Saturday or Sunday', { Saturday: 'offered', Sunday: 'offered' }],
  ])('%s', (message, polarity) => {
    expect(Object.fromEntries(readTimes(message).map((time) => [time.text, time.polarity]))).toEqual(
      polarity,
    );
  });
});

describe('intents', () => {
  inOneTest([
    ['Can we move dinner to Friday?', 'plan_reschedule'],
    ['keen to grab sushi on Thursday?', 'plan_propose'],
    ["See you at 7, I've booked a table", 'plan_confirm'],
    ["I just don't feel a spark, sorry", 'rejection_hard'],
    ["I think it's best if we leave it here", 'rejection_hard'],
    ["I'd rather not share my number yet", 'boundary'],
    ['sorry I vanished for weeks', 'ghost_return'],
    ['so are we exclusive?', 'define_relationship'],
    ['haha ok', 'low_effort'],
    ['you sound like a bot', 'testing'],
    ['Your second photo made me laugh', 'opener'],
    ['My granny passed away on Monday', 'grief'],
  ] as const)('%s is %s', (message, intent) => {
    expect(read({ message }).intents).toContain(intent);
  });

  inOneTest([
    ["Not that I'm not keen, work is just mad", 'rejection_hard'],
    ['my phone died', 'grief'],
    ["I'd rather not share my WhatsApp yet", 'off_platform'],
  ] as const)('%s is not %s', (message, intent) => {
    expect(read({ message }).intents).not.toContain(intent);
  });
});

describe('interest', () => {
  inOneTest([
    ['k', 'low'],
    ['I had so much fun! When can I see you again?', 'high'],
    ['asdfgh jklqwe', 'unclear'],
    ['Not feeling a spark, sorry', 'low'],
  ])('%s is %s', (message, level) => {
    expect(read({ message }).interest.level).toBe(level);
  });
});

describe('emotions and limits', () => {
  inOneTest([
    ['I am so proud of you', 'pride'],
    ['so sorry about last night', 'remorse'],
    ['haha stop it 😂', 'amusement'],
    ['this is disgusting', 'disgust'],
    ['the 14:20 leaves from platform two', 'neutral'],
  ])('%s carries %s', (message, label) => {
    expect(emotionsSaid(read({ message }).emotions)).toContain(label);
  });

  it('does not take a negated feeling for a feeling', () => {
    expect(emotionsSaid(read({ message: 'I am not angry at all' }).emotions)).not.toContain('anger');
  });

  inOneTest([
    ["I'm allergic to prawns", 'sushi and paella'],
    ["I don't drink", 'a wine bar'],
    ["I'm vegan", 'a steak'],
    ["I'd rather not share my WhatsApp yet", 'give me your number'],
  ])('%s rules out %s', (message, suggestion) => {
    expect(readConstraints([message]).some(({ forbids }) => forbids.test(suggestion))).toBe(true);
  });
});
