import { type Letter, writeLetter } from '../letter.ts';
import { letterTime } from './dates.ts';

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const FREE =
  'This costs you nothing, and no card is kept. Your plan ends by itself then and never renews by itself.';

/**
 * To somebody whom we gave a plan.
 *
 * @param about.plan its name: `Monthly`
 * @param about.inPlaceOf the name of the shorter plan that ran until now, if one did
 */
export const planGrantedLetter = (about: {
  brand: string;
  chatUrl: string;
  plan: string;
  days: number;
  untilMs: number;
  inPlaceOf: string | null;
}): Letter => {
  const instead = about.inPlaceOf
    ? ` It takes the place of the ${about.inPlaceOf.toLowerCase()} plan that you had.`
    : '';
  return writeLetter({
    brand: about.brand,
    subject: `${inDays(about.days)} of ${about.brand}, from us to you`,
    paragraphs: [
      `We gave you our ${about.plan.toLowerCase()} plan. It is open now, and runs until ${letterTime(about.untilMs)}.${instead}`,
      FREE,
    ],
    action: { label: 'Open Cyrano', url: about.chatUrl },
    footnote: 'You have nothing to pay and nothing to do. If you do not know why you got this, just ask us.',
  });
};

/**
 * To somebody whose plan we made longer.
 *
 * @param about.ran false where it had run out, and is open again
 */
export const planExtendedLetter = (about: {
  brand: string;
  chatUrl: string;
  plan: string;
  days: number;
  beforeMs: number;
  untilMs: number;
  ran: boolean;
}): Letter => {
  const [plan, days, until] = [about.plan.toLowerCase(), inDays(about.days), letterTime(about.untilMs)];
  return writeLetter({
    brand: about.brand,
    subject: about.ran ? `Your plan runs ${days} longer` : `Your plan is open again for ${days}`,
    paragraphs: [
      about.ran
        ? `We added ${days} to your ${plan} plan. It now runs until ${until}, instead of ${letterTime(about.beforeMs)}.`
        : `We opened your ${plan} plan again, for ${days} from now: until ${until}.`,
      FREE,
    ],
    action: { label: 'Open Cyrano', url: about.chatUrl },
    footnote: 'You have nothing to pay and nothing to do. If you do not know why you got this, just ask us.',
  });
};
