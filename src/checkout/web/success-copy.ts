/** Words of /success, a file of its own so that the checkout does not carry them. */
export const SUCCESS_COPY = {
  heading: 'Payment Successful!',
  plan: 'Plan',
  email: 'Email',
  go: 'Go to Chat Now',
  left: (seconds: number) =>
    `The chat opens by itself in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
} as const;
