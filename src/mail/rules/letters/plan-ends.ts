import { type Letter, writeLetter } from '../letter.ts';
import { letterDay, letterTime } from './dates.ts';

/**
 * To somebody whose plan ends soon, or has ended: when, that nothing renews, and the way back.
 *
 * @param about.plan its name: `Weekly`
 * @param about.hasEnded it is over; else it ends then
 * @param about.isLongest no longer plan can be bought while it runs
 * @param about.offUrl a page with a button that switches these letters off
 * @param about.offNowUrl the same by one POST, for the mail program's own button (RFC 8058)
 */
export function planEndsLetter(about: {
  brand: string;
  plan: string;
  endsAtMs: number;
  hasEnded: boolean;
  isLongest: boolean;
  pricingUrl: string;
  chatUrl: string;
  offUrl: string;
  offNowUrl: string;
}): Letter {
  const { brand, hasEnded, isLongest } = about;
  const plan = about.plan.toLowerCase();
  const unsubscribe = {
    label: 'Switch these reminders off',
    url: about.offUrl,
    oneClickUrl: about.offNowUrl,
  };
  const footnote = `${brand} writes three days and one day before a plan ends, and when it has ended.`;
  if (hasEnded)
    return writeLetter({
      brand,
      subject: `Your ${plan} plan has ended`,
      paragraphs: [
        `Your ${plan} plan ended on ${letterTime(about.endsAtMs)}. Nothing was charged, and nothing renews by itself.`,
        'Your account stays, with all that you had Cyrano remember. Come back whenever you need the next line.',
      ],
      action: { label: 'See the plans', url: about.pricingUrl },
      unsubscribe,
      footnote,
    });
  return writeLetter({
    brand,
    subject: `Your ${plan} plan ends on ${letterDay(about.endsAtMs)}`,
    paragraphs: [
      `Your ${plan} plan runs until ${letterTime(about.endsAtMs)}. It ends by itself then: nothing is charged, and nothing renews.`,
      isLongest
        ? 'You can choose a plan again once it has ended.'
        : `You can choose a plan again once it has ended. A longer plan can be bought now; it takes the place of this one and counts its days from the payment.`,
    ],
    action: { label: 'Open Cyrano', url: about.chatUrl },
    ...(isLongest ? {} : { also: { label: 'See the plans', url: about.pricingUrl } }),
    unsubscribe,
    footnote,
  });
}
