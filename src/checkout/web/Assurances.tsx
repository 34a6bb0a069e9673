import { cardsMark, sellerMark } from '#ui';
import { CHECKOUT_COPY } from './copy.ts';

/** Who takes the card and who sells: one quiet line right under the button. Nobody is named whom the operator has not named. */
export function WhoTakesTheCard() {
  const { before, after, soldBy, who } = CHECKOUT_COPY.card;
  const seller = sellerMark();
  return (
    <p className="sign">
      <span>
        {before}
        <b>{cardsMark()}</b>
        {after}
        {seller ? soldBy : ' '}
        <a href="/terms#who" target="_blank" rel="noreferrer" className="inline-block font-semibold text-ink">
          {seller || who}
        </a>
        {seller && '.'}
      </span>
    </p>
  );
}

/** What somebody wants to know with a thumb over the button. */
export function Assurances() {
  return (
    <ul className="grid gap-2.5">
      <li className="sign once">
        <span>
          <b>{CHECKOUT_COPY.onceTitle}</b> {CHECKOUT_COPY.once}
        </span>
      </li>
      <li className="sign back">
        <span>
          <b>{CHECKOUT_COPY.refund}</b>{' '}
          <a href="/terms#refunds" target="_blank" rel="noreferrer" className="whitespace-nowrap">
            {CHECKOUT_COPY.refundLink}
          </a>
        </span>
      </li>
    </ul>
  );
}
