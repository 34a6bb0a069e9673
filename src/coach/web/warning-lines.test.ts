import { describe, expect, it } from 'vitest';
import type { Flag } from '#coach';
import { piecesOf, warningsOf } from './warning-lines.ts';

const flag = (kind: Flag['kind'], severity: Flag['severity'], advice: string): Flag => ({
  kind,
  severity,
  evidence: kind,
  advice,
});
const FRAUD = "SAFPS Yima fraud line 083 123 7226 in South Africa, or your bank's fraud desk.";
const VIOLENCE =
  'GBV Command Centre 0800 428 428 or the police 10111 in South Africa; elsewhere, the local emergency number.';

describe('the warnings of a message', () => {
  it('stand gravest first; one help line is named once, and what led to it goes too', () => {
    const shown = warningsOf([
      flag('sexual_pressure', 'caution', 'A no needs no reason.'),
      flag('scam_money', 'danger', `Send nothing. Paid already? ${FRAUD}`),
      flag('scam_crypto', 'danger', `Put in nothing. Lost money? ${FRAUD}`),
    ]);
    expect(shown.map(({ flag, advice, open }) => [flag.kind, advice, open])).toEqual([
      ['scam_money', `Send nothing. Paid already? ${FRAUD}`, true],
      ['scam_crypto', 'Put in nothing.', false],
      ['sexual_pressure', 'A no needs no reason.', false],
    ]);
  });

  it('keep a help line that none before them names, and show it at once where it is a danger', () => {
    const shown = warningsOf([
      flag('threat', 'danger', `Do not answer it, and call ${VIOLENCE}`),
      flag('self_harm', 'danger', 'Pass on help: SADAG 0800 567 567 (SMS 31393) in South Africa.'),
      flag('coercive_control', 'caution', `No sign of love. If it frightens you: ${VIOLENCE}`),
    ]);
    expect(shown.map(({ open }) => open)).toEqual([true, true, false]);
    expect(shown[1]?.advice).toContain('0800 567 567');
    expect(shown[2]?.advice).toBe('No sign of love.');
  });

  it.each([
    [FRAUD, ['tel:0831237226']],
    [VIOLENCE, ['tel:0800428428', 'tel:10111']],
    ['SADAG 0800 567 567 (SMS 31393) in South Africa, day and night.', ['tel:0800567567']],
    ['Do not open the link, confirm nothing.', []],
  ])('give every number as one that can be called: %s', (advice, dials) => {
    const pieces = piecesOf(advice);
    expect(pieces.map(({ text }) => text).join('')).toBe(advice);
    expect(pieces.flatMap(({ dial }) => dial ?? [])).toEqual(dials);
  });
});
