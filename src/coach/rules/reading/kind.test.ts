import { describe, expect, it } from 'vitest';
import { inOneTest } from '../testing.ts';
import { kindOfMessage, mediaKind } from './kind.ts';

describe('the outer form of a message', () => {
  inOneTest([
    ['', 'empty'],
    ['This message was deleted', 'empty'],
    ['[photo]', 'media'],
    ['🎤 1:12', 'media'],
    ['[gif: a goose chasing a postman]', 'media'],
    ['holiday-snap.png (deleted)', 'media'],
    ['[video] look at him go', 'photo-with-words'],
    ['here is the shed [image] do not laugh', 'photo-with-words'],
    ['photo 2 of 4: the aftermath', 'photo-with-words'],
    ['🤨📸?', 'emoji'],
    ['🇮🇹 🍝', 'emoji'],
    ['qwdkjf jkdlkf', 'gibberish'],
    ['#VALUE! #REF!', 'gibberish'],
    ['4 4 19 2 ,,', 'gibberish'],
    ['?', 'gibberish'],
    ['brb', 'words'],
    ['hmmmm', 'words'],
    ['mthatha then nkosi', 'words'],
    ['19:30', 'words'],
  ])('%j is %s', (message, kind) => {
    expect(kindOfMessage(message)).toBe(kind);
  });

  it('knows a voice note from a photo', () => {
    expect(mediaKind('[voice note 0:09]')).toBe('voice');
    expect(mediaKind('📷')).toBe('photo');
  });
});
