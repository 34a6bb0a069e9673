import { formatPrice, PLANS } from '#plans';

/**
 * The words on the pictures that a chat or a feed shows beside a link. They are drawn when the pages are built, so the
 * product's name, which an operator may change later, is not among them. Lines are broken by hand.
 */
export const sharePictures = {
  home: {
    title: ['Never stuck', 'for the *next line*', 'again.'],
    under: 'Paste the message. Get three replies that are about it.',
    received: ['so when do I get to', 'meet this famous dog?'],
    reply: ['He’s free Saturday.', 'I could be persuaded.'],
  },
  'choose-us': {
    title: ['From *“seen”*', 'to “see you', 'Saturday”'],
    under: 'What they feel, what they ask, what to answer.',
    received: ['so are you always this', 'late with answers?'],
    reply: ['Only for messages worth', 'a second draft.'],
  },
  pricing: {
    title: ['Pick *how long*', 'you want', 'a prompter'],
    under: 'You pay once. Nothing renews by itself.',
    received: [`Weekly ${formatPrice(PLANS.weekly.amountInCents, 'ZAR')}`],
    reply: [
      `Monthly ${formatPrice(PLANS.monthly.amountInCents, 'ZAR')}`,
      `Yearly ${formatPrice(PLANS.yearly.amountInCents, 'ZAR')}`,
    ],
  },
} as const;

/** A page that has a picture of its own; the others show that of the front page. */
export type SharePicture = keyof typeof sharePictures;

/** Width and height of each picture, in pixels: what the big networks crop to. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
