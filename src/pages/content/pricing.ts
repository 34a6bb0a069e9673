import { brandName } from '#ui';

export const pricingMeta = () => ({
  title: `Pricing · ${brandName()}`,
  description:
    'Weekly, monthly or yearly. Every plan has everything. You pay once and nothing renews by itself.',
  path: '/pricing',
});

export const pricing = {
  title: 'Pick how long you want a prompter',
  lede: 'Every plan has everything. You pay once, it runs out by itself, and nobody charges you again without asking.',
  member: 'Already a member?',
  login: 'Login Here',
  refund: '30-day money-back',
} as const;
