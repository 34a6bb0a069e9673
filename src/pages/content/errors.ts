export type TroubleCopy = {
  code?: string;
  title: string;
  text: string;
  ways: readonly { href: string; label: string }[];
};

export const loading = 'One moment…';

export const notFound: TroubleCopy = {
  code: '404',
  title: 'Even the prompter has no line for this',
  text: 'There is no page at this address. It may have moved, or a letter went missing on the way.',
  ways: [
    { href: '/', label: 'Go to the front page' },
    { href: '/pricing', label: 'See the plans' },
  ],
};

export const broken: TroubleCopy = {
  title: 'This page lost its thread',
  text: 'Something on our side went wrong. Nothing was paid by this. Load the page again, or start from the front.',
  ways: [{ href: '/', label: 'Go to the front page' }],
};
