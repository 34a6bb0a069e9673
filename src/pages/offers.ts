import { PLAN_FEATURES, PLAN_TYPES, PLANS, priceInRand } from '#plans';

/**
 * What is sold, for search engines: schema.org's Product with an offer a plan. Prices come from the catalogue, so that
 * what a search shows is what is charged. Names known only at run time are marks that the server fills in, spelled for JSON.
 */
export const offerFacts = () => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: '%%JSON_BRAND_NAME%%',
  description: PLAN_FEATURES.join(', '),
  brand: { '@type': 'Brand', name: '%%JSON_BRAND_NAME%%' },
  image: '%%PUBLIC_URL%%/share/pricing.png',
  offers: PLAN_TYPES.map((type) => ({
    '@type': 'Offer',
    name: PLANS[type].name,
    price: priceInRand(PLANS[type]).toFixed(2),
    priceCurrency: PLANS[type].currency,
    availability: 'https://schema.org/InStock',
    url: '%%PUBLIC_URL%%/pricing',
    eligibleDuration: { '@type': 'QuantitativeValue', value: PLANS[type].days, unitCode: 'DAY' },
  })),
});
