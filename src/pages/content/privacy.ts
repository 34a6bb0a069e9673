import { brandName } from '#ui';
import { type LegalPage, lastUpdated } from './legal.ts';
import { usAt } from './seller.ts';

export const privacyMeta = () => ({
  title: `Privacy · ${brandName()}`,
  description: 'What we know about you, why, for how long, and how to have it shown, corrected or erased.',
  path: '/privacy',
});

export const privacy = (): LegalPage => ({
  title: 'Privacy',
  updated: lastUpdated,
  short: [
    'We keep what is needed to sign you in, to take a payment and to give you what you paid for.',
    'Your card number never reaches us.',
    'What you paste is used to answer you, and for nothing else. It is kept only where you ask Cyrano to remember a person.',
    'We sell nothing about you and show no adverts.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `The seller of ${brandName()}, named here, is the responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA).`,
        { facts: 'seller' },
        `Write to ${usAt.privacy} about anything on this page. The information officer answers there.`,
      ],
    },
    {
      id: 'what',
      title: 'What we keep, and why',
      blocks: [
        {
          list: [
            'Your account: e-mail address, your name if you give one, and your password in a form that cannot be read back. If you sign in with Google also the name, the photo and the account number that it tells us. Needed to sign you in.',
            'Your consent: that you said you are 18 or older and accepted the terms, which version, and when. Needed to prove it.',
            'Your plan and payments: which plan, from when to when, the amount, the payment ID and the state of the payment. Needed for our contract with you and for tax.',
            'Sign-ins: when, and from which address and browser. Needed to protect your account.',
            'Visits, as numbers only: how often each page is opened and each step is taken on a day, without cookies. To count people and not clicks, your address and browser become a code that is made with a random key and kept for that day; then key and codes are erased and only the numbers stay. A browser that asks not to be tracked is not counted.',
          ],
        },
        'Without these we cannot give you the service. We ask for nothing about your race, health, religion, politics or sex life, and ask you not to paste such things.',
      ],
    },
    {
      id: 'messages',
      title: 'The messages you paste',
      blocks: [
        'What you paste is sent to our server over an encrypted connection, read by the assistant, which is a program, and answered. No person of ours reads it. A message on its own is not kept once it is answered. We use it for your answers only: not for adverts, not for profiles, and not to train anything without asking you first.',
        'If you add a person under “People”, Cyrano keeps what you write with them: the name, your notes, and the messages of both sides, so that the next answer knows what was said. Under “My voice” it keeps what you tell it about yourself and how you write; it reads that from your own kept messages only when you press “Learn from my messages”. All of it is stored encrypted, for 30 days unless you choose nothing, 7 days, or until deleted. You delete a message, a person or everything at once under “Memory and privacy”; backups that were made before hold the encrypted form until they run out.',
        'A message was written by somebody who did not sign up here. Leave out their name, number, address and employer; the replies do not need them.',
        '%%WHO_ELSE_READS%%',
      ],
    },
    {
      id: 'cards',
      title: 'Card payments',
      blocks: [
        'Payments go through a card provider. Your card number, its expiry date and its code go straight from your browser to the provider. We get only whether it worked, an amount and a payment ID.',
      ],
    },
    {
      id: 'browser',
      title: 'Cookies and your browser’s storage',
      blocks: [
        'One cookie keeps you signed in; it is necessary and goes when you sign out. Another lives for minutes while you sign in with Google or a passkey. Your browser also remembers your chosen plan, the currency you like to see, the tone and goal you chose for each person, and a copy of your name and subscription for display. Signing out clears all of it but the currency and other settings of the screen.',
        'Your browser also keeps a page of ours that it shows without a connection. If you switch on “Read people offline” under “Memory and privacy”, it keeps names, notes and messages of your latest people too, without encryption, until you switch it off, sign out or delete your account. What you share with us from another app stays in the tab until you ask for replies to it.',
        'Pages load no files from other companies, but for the card provider’s form on the checkout page. Analytics by an outside company run only if the operator has set them up and you have said yes.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      blocks: [
        'Only those who work for us: the card provider, the company that runs our servers, the one that delivers our e-mail and, where connected, the language model. Some may be outside South Africa; then only where the law there or a contract protects you as POPIA does (section 72). We hand information to authorities only when the law compels us.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      blocks: [
        {
          list: [
            'Account and consent: until you delete the account. Access ends at once and everything is erased after 7 days; until then you can change your mind.',
            'What Cyrano remembers: 30 days, or as long as you have chosen; with the account it goes too.',
            'Payments: five years, as tax law asks. When you delete the account your name and address are taken out of them.',
            'That you were erased: a code made of your account number and address with a secret key, and the day. Nobody can read them back from it. It stays, so that no file of an older system brings you back.',
            'Technical logs: 30 days at most.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may at any time:',
        {
          list: [
            'ask what we hold about you, and get a copy;',
            'have it corrected;',
            'have it erased;',
            'object to a use of it, or take back a consent;',
            'complain to the Information Regulator of South Africa (inforegulator.org.za).',
          ],
        },
        'On your account page you can take a copy of everything, correct your name and address, and delete the account, at any hour and without asking us.',
        `For anything else write to ${usAt.privacy}. It is free, and we answer within 30 days. We may ask you to show that the account is yours. No decision with legal effect on you is made by a computer alone.`,
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      blocks: [
        'Connections are encrypted, passwords are hashed, secrets are kept apart from data, and few people have access. If somebody gets at your information all the same, we tell you and the Information Regulator as soon as we reasonably can (section 22 of POPIA).',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The service is for people of 18 and older. We do not knowingly keep information about children; if you believe that we do, tell us and we erase it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If this page changes, the date at the top changes. Where the change matters to you we write to you first.',
      ],
    },
  ],
});
