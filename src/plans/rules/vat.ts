/** The standard rate of value-added tax in South Africa (Value-Added Tax Act 89 of 1991, section 7), in percent. */
export const VAT_PERCENT = 15;

/** The tax that stands in a price which includes it, in whole cents. */
export const vatInCents = (amountInCents: number): number =>
  Math.round((amountInCents * VAT_PERCENT) / (100 + VAT_PERCENT));
