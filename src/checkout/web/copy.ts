/** Words of the checkout that the spec does not fix. */
export const CHECKOUT_COPY = {
  heading: 'Checkout',
  reviewing: 'Your order',
  once: 'Paid once. Nothing renews by itself.',
  refund: '30-day money-back: ',
  refundLink: 'how refunds work',
  cardNote: 'Your card details go to the card provider only. We never see them.',
  rand: 'The charge is in rand; other currencies are a guide.',
  change: 'Choose another plan',
  busy: 'Processing…',
  opening: 'Opening the card form…',
  popup: 'Finish in the card form.',
  charging: 'Asking your bank. Please keep this page open.',
  confirming: 'Your payment is being confirmed',
  confirmingLine:
    'We have not heard back from the card provider yet. This page moves on by itself, and you need not pay again.',
  review: 'Somebody is looking into your payment',
  reviewLine:
    'The card provider cannot tell us yet whether the money moved. Please do not pay again: we settle it and your plan starts as soon as it is clear.',
  offline: 'You seem to be offline. We keep asking as soon as the line is back.',
  later: 'You can leave this page; come back here to see how it went.',
  saveMending: 'It is being put right by itself, and this page then opens the chat. Please do not pay again.',
  saveReview: 'Somebody is putting it right, and this page then opens the chat. Please do not pay again.',
  support: 'Support:',
  applied: 'Payment received. Taking you to the chat…',
  noAnswer: 'Network error. Please check your internet connection and try again.',
  retry: 'Try again',
} as const;
