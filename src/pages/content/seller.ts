/**
 * Who runs this installation. The values are known only when the server starts: it writes them over these marks in
 * the finished pages (and `not set` over those that the operator left out).
 */
export const seller = {
  name: '%%SELLER_NAME%%',
  address: '%%SELLER_ADDRESS%%',
  phone: '%%SELLER_PHONE%%',
  registration: '%%SELLER_REGISTRATION%%',
  supportEmail: '%%SUPPORT_EMAIL%%',
  privacyEmail: '%%PRIVACY_EMAIL%%',
} as const;

/** Whom to write to, for the middle of a sentence: `us at help@example.com`, or `us` where no address is set. */
export const usAt = { support: '%%US_AT_SUPPORT%%', privacy: '%%US_AT_PRIVACY%%' } as const;

export const sellerFacts: readonly { term: string; value: string }[] = [
  { term: 'Seller', value: seller.name },
  { term: 'Registration number', value: seller.registration },
  { term: 'Address', value: seller.address },
  { term: 'Telephone', value: seller.phone },
  { term: 'Support', value: seller.supportEmail },
  { term: 'Privacy', value: seller.privacyEmail },
];
