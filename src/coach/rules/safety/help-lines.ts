/**
 * Every help line the product names, in this one place.
 * Pages of 2020-25; the operator re-verifies them before launch and on every release.
 */
export type HelpLine = { readonly name: string; readonly contact: string; readonly where: string };

export const HELP_LINES = {
  crisis: { name: 'SADAG', contact: '0800 567 567 (SMS 31393)', where: 'South Africa' },
  violence: { name: 'GBV Command Centre', contact: '0800 428 428', where: 'South Africa' },
  police: { name: 'Police', contact: '10111', where: 'South Africa' },
  fraud: { name: 'SAFPS Yima fraud line', contact: '083 123 7226', where: 'South Africa' },
} as const satisfies Record<string, HelpLine>;

const tell = (line: HelpLine): string => `${line.name} ${line.contact}`;

export const CRISIS_HELP = `${tell(HELP_LINES.crisis)} in South Africa, day and night; elsewhere, the local emergency number.`;
export const VIOLENCE_HELP = `${tell(HELP_LINES.violence)} or the ${tell(HELP_LINES.police).toLowerCase()} in South Africa; elsewhere, the local emergency number.`;
export const FRAUD_HELP = `${tell(HELP_LINES.fraud)} in South Africa, or your bank's fraud desk.`;
export const POLICE_HELP = `the ${tell(HELP_LINES.police).toLowerCase()} in South Africa; elsewhere, the local emergency number.`;
