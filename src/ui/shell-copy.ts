export const skipLabel = 'Skip to the page';

export const footerLine =
  'For adults, 18 and over. You write your own story; this only helps with the next line.';

export const footerLinks = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/account', label: 'Account' },
  { href: '/terms#who', label: 'Who we are' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
] as const;
