/** Every rule of danger, in the order they are looked for. The rules of a kind are tried until one holds. */
import { ACCOUNTS_RULES } from './rules/accounts.ts';
import { ADDRESS_RULES } from './rules/address.ts';
import { APPROACH_RULES } from './rules/approach.ts';
import { BRIEF_RULES } from './rules/brief.ts';
import { CARE_RULES } from './rules/care.ts';
import { DESPAIR_RULES } from './rules/despair.ts';
import { INJECTION_RULES } from './rules/injection.ts';
import { LANGUAGE_RULES } from './rules/languages.ts';
import { LAST_WORD_RULES } from './rules/last-words.ts';
import { LURKING_RULES } from './rules/lurking.ts';
import { MENACE_RULES } from './rules/menace.ts';
import { MINOR_RULES } from './rules/minors.ts';
import { MONEY_RULES } from './rules/money.ts';
import { OUTRIGHT_RULES } from './rules/outright.ts';
import { OWNERSHIP_RULES } from './rules/ownership.ts';
import { PARTING_RULES } from './rules/partings.ts';
import { PLAIN_RULES } from './rules/plain.ts';
import { PRESSURE_RULES } from './rules/pressure.ts';
import { ROUNDABOUT_RULES } from './rules/roundabout.ts';
import type { SafetyRule } from './rules/rule.ts';
import { SECRET_MEETING_RULES } from './rules/secret-meetings.ts';
import { SOUTH_AFRICAN_RULES } from './rules/south-african.ts';
import { SWEET_RULES } from './rules/sweetly.ts';
import { TOLD_SHORTLY_RULES } from './rules/told-shortly.ts';
import { UNASKED_RULES } from './rules/unasked.ts';
import { UNSAID_RULES } from './rules/unsaid.ts';

export const SAFETY_RULES: readonly SafetyRule[] = [
  ...CARE_RULES,
  ...MENACE_RULES,
  ...ACCOUNTS_RULES,
  ...MONEY_RULES,
  ...APPROACH_RULES,
  ...SECRET_MEETING_RULES,
  ...PRESSURE_RULES,
  ...INJECTION_RULES,
  ...LANGUAGE_RULES,
  ...SOUTH_AFRICAN_RULES,
  ...PLAIN_RULES,
  ...BRIEF_RULES,
  ...PARTING_RULES,
  ...MINOR_RULES,
  ...DESPAIR_RULES,
  ...LURKING_RULES,
  ...OWNERSHIP_RULES,
  ...UNASKED_RULES,
  ...SWEET_RULES,
  ...UNSAID_RULES,
  ...TOLD_SHORTLY_RULES,
  ...LAST_WORD_RULES,
  ...OUTRIGHT_RULES,
  ...ADDRESS_RULES,
  ...ROUNDABOUT_RULES,
];
