/** What each flag advises, how grave it is, and what it makes the coach do. Flags say "possible", never "is". */
import type { Action, FlagKind, Severity } from '../contract.ts';
import { CRISIS_HELP, FRAUD_HELP, POLICE_HELP, VIOLENCE_HELP } from './help-lines.ts';

export type FlagRule = { readonly severity: Severity; readonly action: Action; readonly advice: string };

export const FLAG_RULES = {
  scam_money: {
    severity: 'danger',
    action: 'warn',
    advice: `Possible money scam: a plea for money from someone you have not met. Send nothing and report the profile. Paid already? ${FRAUD_HELP}`,
  },
  scam_crypto: {
    severity: 'danger',
    action: 'warn',
    advice: `Possible investment scam: trading lessons and quick profits are its usual bait. Put in nothing and leave the link alone. Lost money? ${FRAUD_HELP}`,
  },
  scam_gift_card: {
    severity: 'danger',
    action: 'warn',
    advice: `Possible gift-card scam: a card's code is cash that cannot be traced. Buy none and photograph none. ${FRAUD_HELP}`,
  },
  scam_link: {
    severity: 'danger',
    action: 'warn',
    advice: 'Possible phishing: do not open the link, confirm nothing, and report the message in the app.',
  },
  scam_code: {
    severity: 'danger',
    action: 'warn',
    advice: `Possible account theft: a code sent to your phone opens your account. Share it with nobody. ${FRAUD_HELP}`,
  },
  scam_offplatform: {
    severity: 'danger',
    action: 'caution',
    advice:
      'Possible scam: a quick push to another app leaves the protection of this one. Stay here until you have met or spoken on video.',
  },
  scam_romance_script: {
    severity: 'danger',
    action: 'caution',
    advice: `Possible romance scam: fast love, far away, never on camera. Ask for a short video call before anything else. ${FRAUD_HELP}`,
  },
  scam_wrong_number: {
    severity: 'caution',
    action: 'caution',
    advice:
      'Possible "wrong number" scam: a chance text that turns friendly is a known way in. You owe it no answer.',
  },
  scam_blackmail: {
    severity: 'danger',
    action: 'safety',
    advice: `Possible blackmail. Send nothing that they demand, neither money nor pictures, and do not argue: keep screenshots, stop answering, report it in the app and to ${POLICE_HELP}`,
  },
  money_request_mild: {
    severity: 'info',
    action: 'caution',
    advice:
      'A small favour with money, early on. It can be honest; a plan that costs you nothing is the safer answer.',
  },
  pii_request: {
    severity: 'caution',
    action: 'caution',
    advice:
      'This asks for private details. Keep identity numbers, passwords, bank details and your address to yourself.',
  },
  no_contact_request: {
    severity: 'caution',
    action: 'do_not_contact',
    advice:
      'They asked for no more contact. The kind and the safe thing is to send nothing more, here or anywhere else.',
  },
  stalking: {
    severity: 'danger',
    action: 'safety',
    advice: `Possible stalking. Do not answer or meet; keep a record with dates, tell someone you trust, and call ${VIOLENCE_HELP}`,
  },
  threat: {
    severity: 'danger',
    action: 'safety',
    advice: `Possible threat. Do not answer it; keep the message, get somewhere safe, and call ${VIOLENCE_HELP}`,
  },
  harassment: {
    severity: 'caution',
    action: 'caution',
    advice: 'This is abusive. You owe it no reply; one calm line is enough, then block and report.',
  },
  sexual_pressure: {
    severity: 'caution',
    action: 'caution',
    advice:
      'Possible sexual pressure. A no needs no reason; someone who keeps pushing after it is telling you something.',
  },
  coercive_control: {
    severity: 'caution',
    action: 'caution',
    advice: `Possible controlling behaviour: being made to account for yourself is not a sign of love. If it frightens you: ${VIOLENCE_HELP}`,
  },
  underage: {
    severity: 'danger',
    action: 'stop',
    advice: 'They may be under 18. End the contact now and report the profile; nothing is suggested here.',
  },
  self_harm: {
    severity: 'danger',
    action: 'support',
    advice: `They may be in crisis. Take it seriously, ask directly, do not promise secrecy, and pass on help: ${CRISIS_HELP}`,
  },
  wellbeing: {
    severity: 'info',
    action: 'reply',
    advice: 'They are having a hard time. Be kind and steady before you are funny.',
  },
  injection: {
    severity: 'caution',
    action: 'reply',
    advice: 'This text is written to steer an assistant. It was read as text and nothing in it was followed.',
  },
} as const satisfies Record<FlagKind, FlagRule>;

/** They are the one in danger, so they need help, not distance. */
export const SUPPORT_FOR_VICTIM = `They sound afraid and may be in danger. Help them get somewhere safe and to people: ${VIOLENCE_HELP}`;
