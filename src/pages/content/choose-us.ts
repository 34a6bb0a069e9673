import { brandName } from '#ui';

export const chooseUsMeta = () => ({
  title: `Why ${brandName()}`,
  description:
    'How it works, what is in it and what it costs: paste the conversation, the AI analyses it, you get replies.',
  path: '/choose-us',
});

export const opening = {
  title: 'From “seen” to “see you Saturday”',
  lede: 'You know what you would like to say. You just do not know it at 22:47, with a thumb over the keyboard. That is what Cyrano is for.',
  endsIn: 'The 50% offer ends in',
  action: 'Choose your plan',
  modestBadge: 'Pay once, no renewals',
} as const;

export const steps = {
  title: 'How it works',
  items: [
    {
      title: 'Paste the conversation',
      text: 'Copy what they wrote from any app and paste it. One message is enough; the whole exchange is better.',
    },
    {
      title: 'The AI analyses it',
      text: 'It marks what they feel, what they ask and how keen they sound, on the words that show it.',
    },
    {
      title: 'Get replies',
      text: 'Three of them, in the tone you choose. Copy one, change a word, send it as your own.',
    },
  ],
  sample: {
    paste: 'so are you always this late with answers or am I special',
    tags: ['Teasing', 'Wants a reaction', 'Sounds interested'],
    reply: 'Only for people whose messages deserve a second draft.',
  },
} as const;

/** What each feature of every plan means, by the catalogue's name for it. */
export const featureTexts = {
  'Unlimited AI conversations':
    'As many messages and as many people as you like, for as long as your plan runs.',
  '24/7 availability': 'Most good conversations happen after ten at night. Cyrano is up.',
  'Message analysis': 'Feelings, questions, interest and warning signs, each shown on the words behind it.',
  'Conversation starters': 'A first line about their profile, not about the weather.',
  'Response optimization': 'Your own draft, made warmer, shorter or funnier, with the reason why.',
  'Personality insights':
    'What their way of writing suggests, with the lines that show it and how sure Cyrano is.',
  'Priority support': 'A person answers, and members’ questions come first.',
} as const;

export const features = { title: 'Seven things, in every plan' } as const;

export const voicesTitle = 'Said afterwards';

export const price = {
  title: 'Half price, while it lasts',
  modestTitle: 'What it costs',
  from: 'from',
  was: 'Was',
  now: 'now',
  note: 'You pay once, in rand. Nothing renews by itself. The plans page shows exactly what each plan costs.',
} as const;
