import { formatRand, PLAN_TYPES, PLANS } from '#plans';
import { brandName } from '#ui';

/** `R99.99 per week`, as the catalogue has it. */
const [weekly, monthly, yearly] = PLAN_TYPES.map(
  (type) => `${formatRand(PLANS[type].amountInCents)} ${PLANS[type].per}`,
);

export const pricingMeta = () => ({
  title: `Pricing · ${brandName()}`,
  description:
    'Weekly, monthly or yearly. Every plan has everything. You pay once and nothing renews by itself.',
  path: '/pricing',
});

export const pricing = {
  title: 'Cyrano for a week, a month or a year',
  /** The last words lead to the list of them. */
  lede: {
    before: 'Every plan has unlimited conversations, message analysis and ',
    link: 'five more features',
  },
  pledges: ['Nothing renews', '30-day money-back', 'Card payment by %%CARD_PROVIDER%%'],
  member: 'Already a member?',
  login: 'Login Here',
  /** In the place of both for whoever is signed in. */
  signedIn: 'You are signed in.',
  account: 'Go to your account',
  included: 'In every plan',
  /** The eighth cell beside the seven features. */
  seen: {
    before: 'Not sure yet?',
    link: 'See a message read and answered',
    href: '/',
    back: 'Back to the plans',
  },
  before: {
    title: 'Before you pay',
    facts: [
      {
        icon: 'lock',
        title: 'What you paste',
        text: '%%WHO_READS%% We keep a message only with a person you add, for as long as you say.',
        link: 'How we treat messages',
        href: '/privacy#messages',
      },
      {
        icon: 'once',
        title: 'Pay once',
        text: `${weekly}, ${monthly} or ${yearly}, paid once. Nothing comes off or on top when you pay.`,
        link: null,
        href: null,
      },
      {
        icon: 'return',
        title: '30-day money-back',
        text: 'Not for you? Write to us',
        link: 'How refunds work',
        href: '/terms#refunds',
      },
      {
        icon: 'card',
        title: 'Your card',
        text: 'Handled by %%CARD_PROVIDER%%. Its number never reaches us.',
        link: 'Who we are',
        href: '/terms#who',
      },
    ],
    /** Where the operator has set an address. */
    writeTo: ' at %%SUPPORT_EMAIL%%',
    within: ' within 30 days.',
    /** Where the operator has said who sells. */
    soldBy: 'Sold by %%SELLER%%.',
  },
} as const;
