import { cardsMark, sellerMark } from '#ui';
import { CHECKOUT_COPY } from './copy.ts';

const { card } = CHECKOUT_COPY;

/**
 * What somebody wants to know with a thumb over the button, right under it: who takes the card, that it is paid once, how it comes back and
 * who sells. Nobody is named whom the operator has not named.
 */
export function Assurances() {
  const seller = sellerMark();
  return (
    <ul className="mt-2 grid gap-2.5">
      <li className="sign">
        <span>
          {card.before}
          <b>{cardsMark()}</b>
          {card.after}
        </span>
      </li>
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
      <li className="sign person">
        <span>
          {seller && card.soldBy}
          <a href="/terms#who" target="_blank" rel="noreferrer" className="font-semibold text-ink">
            {seller || card.who}
          </a>
        </span>
      </li>
    </ul>
  );
}
