/** Words of the checkout that the spec does not fix. */
export const CHECKOUT_COPY = {
  heading: 'Checkout',
  wait: 'One moment…',
  order: (plan: string, duration: string) => `${plan} access, ${duration}`,
  rows: { starts: 'Starts', ends: 'Ends on', for: 'Account', has: 'Includes', total: 'Total' },
  has: 'All seven features',
  starts: 'When you pay',
  pay: (amount: string) => `Pay ${amount}`,
  active: {
    heading: 'Active Subscription',
    line: (plan: string | null, date: string | null) =>
      `${plan === null ? 'Your plan' : `Your ${plan} plan`} runs until ${date ?? 'further notice'}. There is nothing to pay.`,
    back: 'Return to Chat',
  },
  upgrade: {
    title: 'Upgrade Your Plan',
    line: (from: string, to: string, duration: string) =>
      `Your ${from} plan still runs. ${to} takes its place and its ${duration} start with the payment.`,
    forfeit: (days: number, from: string) =>
      days === 1 ? `Your last day of ${from} ends now.` : `Your remaining ${days} days of ${from} end now.`,
  },
  /** Under the button: who takes the card, and who sells. */
  card: {
    before: 'The card form by ',
    after: ' opens next and you confirm there. Your card number never reaches us.',
    soldBy: 'Sold by ',
    who: 'Who we are',
  },
  onceTitle: 'Paid once.',
  once: 'Nothing renews. The receipt is in your account.',
  refund: '30-day money-back.',
  refundLink: 'How refunds work',
  /** ECT Act, section 43: the order is looked over, and can be changed, before the last step. */
  check: 'Check plan, account and total first. Paying accepts the ',
  terms: 'terms',
  rand: 'Charged in rand.',
  change: 'Choose another plan',
  busy: 'Processing…',
  opening: 'Opening the card form…',
  popup: 'Finish in the card form.',
  leaving: 'Taking you to the card page…',
  charging: 'Asking your bank. Please keep this page open.',
  applied: 'Payment received. Taking you to the chat…',
  notCharged: 'You have not been charged.',
  noAnswer: 'Network error. Please check your internet connection and try again.',
  retry: 'Try again',
} as const;
