/** Words of the chat's own pages that the contract and the catalogue of errors do not fix. */
export const CHAT_COPY = {
  heading: 'Chat with Cyrano',
  /** Name of the frame and of its page. */
  frame: 'Cyrano',
  fullScreen: 'Full screen',
  loading: 'Cyrano is on the way…',
  retry: 'Retry',
  toLogin: 'Taking you to the sign-in…',
  toPricing: 'Taking you to the plans…',
} as const;
