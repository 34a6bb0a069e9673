import { formatRand, PLAN_TYPES, PLANS } from '#plans';
import { brandName } from '#ui';
import { type LegalPage, lastUpdated } from './legal.ts';
import { seller, usAt } from './seller.ts';

export const termsMeta = () => ({
  title: `Terms · ${brandName()}`,
  description: 'What you get, what you pay, how you get your money back, and what we ask of you.',
  path: '/terms',
});

const planLines = PLAN_TYPES.map((type) => {
  const { name, amountInCents, days } = PLANS[type];
  return `${name}: ${formatRand(amountInCents)} for ${days} days.`;
});

export const terms = (): LegalPage => ({
  title: 'Terms of use',
  updated: lastUpdated,
  short: [
    'You must be 18 or older.',
    'You pay once, by card, in rand. There are no automatic renewals.',
    'You may cancel within 7 days without a reason, and ask for your money back within 30 days.',
    'Replies are suggestions. You decide what you send.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who you deal with',
      blocks: [
        `${brandName()} is an online service that suggests replies for conversations in dating. It is run and sold by the seller named here. These details are given as section 43 of the Electronic Communications and Transactions Act 25 of 2002 (the ECT Act) asks.`,
        { facts: 'seller' },
        'By making an account or by paying you accept these terms. You can save or print this page with your browser. It is also the full record of what was agreed, together with the payment confirmation.',
      ],
    },
    {
      id: 'age',
      title: 'You must be 18 or older',
      blocks: [
        'The service is for adults only. You may not use it if you are under 18, and you may not use it to write to anybody under 18. Where a message suggests that somebody may be under 18, no suggestions are given. We close accounts of people under 18 when we learn of them.',
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      blocks: [
        'While your plan runs you may paste messages and get suggested replies, an analysis of the message, conversation starters, better versions of your own drafts, and impressions of the way somebody writes. The assistant inside is called Cyrano.',
        'Everything it gives you is made by a computer program. It can misread a joke, a mood or a person. Nothing it says is a promise about how somebody will answer, and it is not advice from a doctor, a lawyer or a therapist. Read before you send: what you send is yours.',
        'We try to keep the service running day and night. It can be down for repairs or for reasons outside our control. If we cannot give you the service for a large part of your plan, ask us for your money back for that part.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Give an e-mail address that is yours and keep your password to yourself. One account is for one person. Tell us at once if somebody else has got into it.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        'These are the plans, all taxes included:',
        { list: planLines },
        'Every plan has every feature. A plan starts when your payment is confirmed and ends by itself after its days.',
        'Payments go through a card provider. You enter your card number in the provider’s own form; it never reaches us and we do not keep it. Every charge is in South African rand (ZAR). Amounts shown in other currencies are a rough help for the eye; your bank sets the real rate.',
        'You see the plan, the price and the end date before you pay, and you can go back and correct your choice until you press the pay button.',
      ],
    },
    {
      id: 'renewals',
      title: 'No automatic renewals',
      blocks: [
        'There are no automatic renewals. We keep no card to charge and will never take a second payment unless you start one yourself. When your plan ends, your access to the chat ends. Your account stays.',
      ],
    },
    {
      id: 'upgrade',
      title: 'Changing to a longer plan',
      blocks: [
        'While a plan runs you may buy a longer one, not the same or a shorter one. The longer plan takes the place of the running one and counts its days from the new payment.',
      ],
    },
    {
      id: 'refunds',
      title: 'Cancelling and refunds',
      blocks: [
        'Cooling off: under section 44 of the ECT Act you may cancel within 7 days of buying, without giving a reason and without a penalty. We keep to this even if you have already used the service.',
        'Money back: for 30 days after you pay you may also ask for your money back because the service is not for you.',
        `In both cases press “Ask for my money back” beside the receipt on your account page. If you cannot sign in, have a link mailed to you at %%PUBLIC_URL%%/refund, or write to ${usAt.support} from the address of your account. We pay back the full price to the card you paid with, within 30 days of your request and usually much sooner. Your access ends when the refund is made.`,
        'If money left your account but your plan did not start, write to us with the payment ID that you were shown. We check with the card provider, then start the plan or pay you back.',
        'Your rights under the Consumer Protection Act 68 of 2008 stand beside these terms and are not made smaller by them.',
      ],
    },
    {
      id: 'fair',
      title: 'What we ask of you',
      blocks: [
        'Be decent to the person at the other end. You may not use the service to:',
        {
          list: [
            'write to somebody who has said that they want no contact;',
            'threaten, stalk, blackmail, insult or pressure anybody;',
            'cheat people out of money, or pretend to be another real person;',
            'send large numbers of messages, resell the service or run it through a program;',
            'break into it, overload it or get around its limits.',
          ],
        },
        'Paste only what you may share. Leave out names, numbers and addresses; the replies do not need them.',
        'If you break these rules in a serious way we may close your account. We tell you why, and you may answer.',
      ],
    },
    {
      id: 'ours-and-yours',
      title: 'What is ours and what is yours',
      blocks: [
        'What you paste stays yours, and you may use the replies as you like. The service itself, its name, its design and its programs stay ours.',
      ],
    },
    {
      id: 'liability',
      title: 'When something goes wrong',
      blocks: [
        'We answer for damage that we cause on purpose or by gross negligence, and wherever the law says that we must. Beyond that we do not answer for what comes of a message you chose to send, and our liability is limited to what you paid for the plan that was running.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change these terms. The date at the top then changes. A plan that you have already paid for runs to its end under the terms you accepted.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        `The law of South Africa applies. Write to ${usAt.support} first; most things are settled in a few e-mails. If they are not, you may go to the National Consumer Commission or to a court. We subscribe to no other code of conduct or dispute body.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Support: ${seller.supportEmail}. Questions about personal information: ${seller.privacyEmail}.`,
      ],
    },
  ],
});
