import { type Currency, currencyOffer, formatPrice, isCurrency } from '#plans';

/** Where the choice is remembered; it outlives a sign-out. The checkout reads the same key. */
export const CURRENCY_KEY = 'currency';

/** What a price reads: the page's own words for rand, exact; whole units marked as near for the rest. */
export function priceText(amountInCents: number, currency: Currency, randText: string): string {
  return currency === 'ZAR' ? randText : formatPrice(amountInCents, currency);
}

/** The remembered currency; rand for everyone else, whatever their browser speaks. */
export function rememberedCurrency(storage: () => Pick<Storage, 'getItem'>): Currency {
  try {
    const kept = storage().getItem(CURRENCY_KEY);
    return isCurrency(kept) ? kept : 'ZAR';
  } catch {
    return 'ZAR';
  }
}

/** The currency to offer, once: only to somebody who has not chosen and whose language suggests another. */
export function offeredCurrency(kept: Currency, locale: string): Currency | null {
  return kept === 'ZAR' ? currencyOffer(locale) : null;
}

function remember(currency: Currency): void {
  try {
    localStorage.setItem(CURRENCY_KEY, currency);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}

export function startCurrency(root: ParentNode): void {
  const select = root.querySelector<HTMLSelectElement>('select[data-currency]');
  if (!select) return;
  const prices = [...root.querySelectorAll<HTMLElement>('[data-cents]')].map((element) => ({
    element,
    amountInCents: Number(element.dataset.cents),
    randText: element.textContent,
  }));
  // What is charged stands beside every price that is only near.
  const exact = [...root.querySelectorAll<HTMLElement>('[data-charged]')];
  const offer = root.querySelector<HTMLButtonElement>('[data-currency-offer]');
  const show = (currency: Currency) => {
    select.value = currency;
    for (const line of exact) line.hidden = currency === 'ZAR';
    for (const { element, amountInCents, randText } of prices) {
      element.textContent = priceText(amountInCents, currency, randText);
    }
  };
  const choose = (currency: Currency) => {
    remember(currency);
    show(currency);
    offer?.classList.add('invisible');
  };
  select.addEventListener('change', () => isCurrency(select.value) && choose(select.value));

  const kept = rememberedCurrency(() => localStorage);
  // The page is in rand already, unless the browser has put back what was chosen before a reload.
  if (kept !== 'ZAR' || select.value !== 'ZAR') show(kept);
  const suggested = offeredCurrency(kept, navigator.language);
  if (offer && suggested) {
    offer.textContent = `${offer.dataset.currencyOffer} ${suggested}`;
    offer.classList.remove('invisible');
    offer.addEventListener('click', () => choose(suggested));
  }
}
