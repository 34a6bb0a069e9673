/** Words while it is not known how a payment ended, a file of its own so that the checkout does not carry them. */
export const CONFIRMING_COPY = {
  confirming: 'Your payment is being confirmed',
  confirmingLine:
    'We have not heard back from the card provider yet. This page moves on by itself, and you need not pay again.',
  review: 'Somebody is looking into your payment',
  reviewLine:
    'The card provider cannot tell us yet whether the money moved. Please do not pay again: we settle it and your plan starts as soon as it is clear.',
  offline: 'You seem to be offline. We keep asking as soon as the line is back.',
  later: 'You can leave this page; come back here to see how it went.',
  unpaid: 'Left the card page without paying?',
  saveMending: 'It is being put right by itself, and this page then opens the chat. Please do not pay again.',
  saveReview: 'Somebody is putting it right, and this page then opens the chat. Please do not pay again.',
  support: 'Support:',
} as const;
