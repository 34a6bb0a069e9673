/** Words of /success, a file of its own so that the checkout does not carry them. */
export const SUCCESS_COPY = {
  heading: 'Payment Successful!',
  plan: 'Plan',
  email: 'Email',
  go: 'Go to Chat Now',
  left: (seconds: number) =>
    `The chat opens by itself in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  paidTwice: 'You paid twice',
  givenBack: 'Given back',
  plans: 'See the plans',
  checking: {
    heading: 'Checking your payment',
    line: 'You are back from the card page. We are asking the card provider how the payment went; this page moves on by itself.',
  },
  still: {
    heading: 'Still checking',
    line: 'The card provider has not told us yet how the payment went. Please do not pay again: your plan starts as soon as we know.',
    later: 'You can close this page. We go on asking, and your account shows how it ended.',
  },
  unpaid: {
    line: 'Left the card page without paying? Say so, and you can choose again. Should a payment turn up after all, it starts your plan, or goes back to you if you have bought one meanwhile.',
    say: 'I did not pay',
  },
  notPaid: {
    heading: 'Not paid',
    none: 'No payment has reached us, so nothing has started. If you did pay, stay here or come back: your plan starts by itself.',
    /** @param why a sentence, such as `Your card was declined.` */
    because: (why: string) => `${why} You have not been charged.`,
    again: 'Back to checkout',
    plans: 'Choose another plan',
  },
} as const;
