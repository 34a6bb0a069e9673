/** What they say of themselves, where a pattern alone does not say it: their job, what they love, a no that answers a question about them. */

import { filledWith, type Slot } from '../../words/fill.ts';
import { has, type Situation } from '../situation.ts';

const JOBS =
  '(?:nurse|teacher|doctor|lawyer|attorney|accountant|engineer|software (?:developer|engineer)|developer|programmer|designer|graphic designer|chef|waiter|waitress|barista|bartender|hairdresser|electrician|plumber|carpenter|mechanic|builder|architect|photographer|journalist|writer|editor|musician|artist|social worker|psychologist|therapist|physio(?:therapist)?|pharmacist|paramedic|vet|vet nurse|dentist|police officer|cop|firefighter|pilot|flight attendant|farmer|estate agent|real estate agent|project manager|manager|analyst|data (?:analyst|scientist)|consultant|scientist|researcher|lecturer|personal trainer|sales (?:rep|manager)|truck driver|driver|cashier|secretary|receptionist|personal assistant|translator|librarian|banker|midwife|nanny|au pair|carer|auditor|marketer|copywriter|web developer|beautician|baker|florist|tour guide|security guard|occupational therapist|radiographer|tutor|principal|admin (?:clerk|assistant))';

const JOB = new RegExp(`\\b${JOBS}\\b`, 'i');

const ajobOf = (plain: string): Slot | undefined => {
  const job = JOB.exec(plain)?.[0].toLowerCase();
  return filledWith(job && `${/^[aeiou]/.test(job) ? 'an' : 'a'} ${job}`);
};

/** Where the model hears little effort and no refusal in it, the short answers say what it was about. */
const noOfThemselves = (situation: Situation): Situation => ({
  ...situation,
  when: (r) => situation.when(r) && (has(r, 'rejection_hard', 'rejection_soft') || !has(r, 'low_effort')),
});

const withJob = (situation: Situation): Situation => ({
  ...situation,
  slots: (r) => ({ ...situation.slots?.(r), ajob: ajobOf(r.plain) }),
});

export const PLAIN_SELF_CODE = {
  'plain: no, as an answer about themselves': noOfThemselves,
  'plain: their job': withJob,
} as const;
