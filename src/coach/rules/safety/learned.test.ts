import { describe, expect, it } from 'vitest';
import type { FlagKind } from '../contract.ts';
import type { Models } from '../models.ts';
import { normalise } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { settleAction, suspectedFlags } from './learned.ts';

/** A reader that suspects one kind in every message and would always rather support. */
const wary = (kind: FlagKind, score = 1): Models =>
  ({
    suspicions: (plain: string) => [{ kind, score, start: 0, end: plain.length }],
    actions: () => [{ label: 'support', score: 1 }],
  }) as unknown as Models;
const suspected = (kind: FlagKind, message: string) =>
  suspectedFlags(normalise(message), [], wary(kind), new Set(), false, true).flags.map((flag) => flag.kind);

describe('what the trained reader suspects', () => {
  it.each([
    { score: 0.63, alone: true, foreign: false, severity: undefined },
    { score: 0.63, alone: false, foreign: false, severity: 'danger' },
    { score: 0.63, alone: true, foreign: true, severity: 'danger' },
    { score: 0.7, alone: true, foreign: false, severity: 'caution' },
    { score: 0.83, alone: true, foreign: false, severity: 'danger' },
  ])('$score sure of blackmail, alone: $alone, another language: $foreign gives $severity', (row) => {
    const { flags } = suspectedFlags(
      normalise('and the other thing about thursday, not the nice version'),
      [],
      wary('scam_blackmail', row.score),
      new Set(),
      row.foreign,
      row.alone,
    );
    expect(flags[0]?.severity).toBe(row.severity);
  });

  inOneTest([
    ['no_contact_request', 'please stop sending me podcasts about keto'],
    ['no_contact_request', "Please don't send flowers to the office again, the whole floor asked"],
    ['no_contact_request', "don't call me touchy, it hurts"],
    ['coercive_control', 'When you told your friends that I was "the backup plan" I cried in the Uber'],
    ['stalking', 'reception wont let me up without your flat number'],
    ['sexual_pressure', 'a bit shy about my scars'],
    ['scam_crypto', 'my brother trades forex and never stops talking'],
    ['no_contact_request', 'The tone of your last message seemed a bit short, did I say something?'],
    ['self_harm', "I don't see a future with us"],
    ['underage', "I'm cleaning my cupboard and found a letter from my gr 8 boyfriend"],
    [
      'scam_romance_script',
      "I'm a widow, 2 years. I still wear the ring on my right hand. I hope that's not strange to you",
    ],
  ] as const)('is held back as %s: %s', (kind, message) => {
    expect(suspected(kind, message)).toEqual([]);
  });

  inOneTest([
    ['no_contact_request', 'stop sending me podcasts, leave me alone'],
    ['no_contact_request', 'did I say something? whatever, leave me alone'],
    ['self_harm', "I don't see a future"],
    ['underage', 'my gr 8 boyfriend dumped me'],
    ['scam_romance_script', "I'm a widow, captain of a vessel. I hope that's not strange to you"],
    ['no_contact_request', "no more voice notes, don't send flowers, done. finished. klaar"],
    ['no_contact_request', "don't call me after this, we are done"],
    ['coercive_control', "I told you I don't want you talking to him and you liked his photo"],
    ['no_contact_request', "Please don't send flowers to the office. I don't want any contact with you"],
    ['no_contact_request', "don't call me Friday or ever"],
    ['coercive_control', 'It hurts when you go out with your friends. I need you to stay home with me'],
    ['coercive_control', "I'm not asking you to decide but I can't see you being with men at work"],
    ['coercive_control', "Not asking you to answer now. I'll be at your gate at six"],
    ['coercive_control', "I checked flights. You come here or it's finished"],
    ['coercive_control', "you unfollowed me. You'll see what that costs"],
    ['threat', 'You shouted at me and I felt small. My brothers want a word with you, they are on their way'],
    ['threat', 'You told her what I told you in confidence, and everyone should see what you sent me'],
    ['self_harm', "they retrenched the whole team. I'm standing on the roof of the parking garage"],
    ['underage', "like i'm 16 lol no really i am"],
    ['sexual_pressure', 'are you wearing it in that photo for me? turn around next time'],
    ['sexual_pressure', "you owe me a new shirt and you know how you'll work it off"],
    ['stalking', 'the guard will let me in, I am waiting until you come home'],
    ['sexual_pressure', 'shy about my body so you send first'],
    ['threat', 'tell the guard to let me in or you will regret it'],
  ] as const)('stands as %s: %s', (kind, message) => {
    expect(suspected(kind, message)).toEqual([kind]);
  });

  it('a threat to the face of the reader is no cry for help', () => {
    const settled = (message: string) =>
      settleAction('safety', new Set<FlagKind>(['threat']), normalise(message), [], wary('threat'));
    expect(settled("I'll hurt you if you leave")).toBe('safety');
    expect(settled('he said he would find me')).toBe('support');
  });
});
