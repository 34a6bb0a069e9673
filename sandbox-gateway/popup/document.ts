import { CONFIRMATION_CODE, FAULTY_CARDS, SANDBOX_CARDS, type SandboxCard } from '../cards.ts';
import { amountText, groupNumber } from './card-fields.ts';

/** The popup's document, for a frame that waits to be told what is paid. */
export const cardDocument = (allowedParents: readonly string[]): string =>
  formDocument({
    // The popup's script is relative to the gateway itself.
    root: '',
    data: { allowedParents: allowedParents.join(' ') },
    bill: { payee: '', description: '', amount: '' },
    cards: SANDBOX_CARDS,
  });

/** The page of an order that the merchant's server began; in a frame only for those who may frame it. */
export const orderDocument = (order: {
  id: string;
  publicKey: string;
  payee: string;
  description: string;
  amountInCents: number;
  currency: string;
  isPaid: boolean;
  framedBy: readonly string[];
}): string =>
  formDocument({
    root: '../',
    data: {
      order: order.id,
      publicKey: order.publicKey,
      allowedParents: order.framedBy.join(' '),
      ...(order.isPaid ? { paid: 'true' } : {}),
    },
    bill: { ...order, amount: amountText(order.amountInCents, order.currency) },
    cards: [...SANDBOX_CARDS, ...FAULTY_CARDS],
  });

/** It holds no inline script or style, and every address in it is relative. */
function formDocument(page: {
  root: string;
  data: Record<string, string>;
  bill: { payee: string; description: string; amount: string };
  cards: readonly SandboxCard[];
}): string {
  const { root, bill } = page;
  const data = Object.entries({ root, ...page.data }).map(
    ([name, value]) =>
      ` data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(value)}"`,
  );
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card payment</title>
<link rel="stylesheet" href="${root}card.css">
<script type="module" src="${root}card-form.js"></script>
</head>
<body${data.join('')}>
<main id="sheet" aria-labelledby="title">
  <header>
    <h1 id="title">Card payment</h1>
    <p class="badge">Sandbox</p>
    <p class="bill"><span class="what"><span id="payee">${escapeHtml(bill.payee)}</span><span id="description">${escapeHtml(bill.description)}</span></span><strong id="amount">${escapeHtml(bill.amount)}</strong></p>
  </header>
  <p class="note">No real money moves here, so never type a real card.</p>

  <form id="card-step" novalidate>
    <fieldset id="card-fields" disabled>
      <legend class="unseen">Your card</legend>
      ${input({ id: 'number', label: 'Card number', mode: 'numeric', autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242', maxLength: 23 })}
      <div class="pair">
        ${input({ id: 'expiry', label: 'Expiry', mode: 'numeric', autocomplete: 'cc-exp', placeholder: 'MM/YY', maxLength: 9 })}
        ${input({ id: 'cvc', label: 'CVC', mode: 'numeric', autocomplete: 'cc-csc', placeholder: '123', maxLength: 3 })}
      </div>
      <p id="card-problem-summary" class="problem" role="alert"></p>
      <div class="actions">
        <button type="submit" class="primary">Pay</button>
        <button type="button" class="quiet" data-cancel>Cancel</button>
      </div>
    </fieldset>
  </form>

  <form id="code-step" novalidate hidden>
    <fieldset id="code-fields" disabled>
      <legend class="step">One more step</legend>
      <p id="code-hint" class="hint">Your bank sent six digits to your phone. In the sandbox they are always ${CONFIRMATION_CODE}.</p>
      ${input({ id: 'code', label: 'Code', mode: 'numeric', autocomplete: 'one-time-code', placeholder: '', maxLength: 12, hint: 'code-hint' })}
      <p id="code-problem-summary" class="problem" role="alert"></p>
      <div class="actions">
        <button type="submit" class="primary">Confirm</button>
        <button type="button" class="quiet" data-cancel>Cancel</button>
      </div>
    </fieldset>
  </form>

  <details id="sandbox-cards">
    <summary>Sandbox cards</summary>
    <p class="hint">Any future date, any three digits on the back. Tap a number to fill it in.</p>
    <ul>
${page.cards.map((card) => cardItem(card.number, card.says)).join('\n')}
    </ul>
  </details>
</main>
</body>
</html>
`;
}

function input(field: {
  id: string;
  label: string;
  mode: string;
  autocomplete: string;
  placeholder: string;
  maxLength: number;
  hint?: string;
}): string {
  const { id, label, mode, autocomplete, placeholder, maxLength, hint } = field;
  const describedBy = [hint, `${id}-problem`].filter(Boolean).join(' ');
  return `<div class="field">
        <label for="${id}">${label}</label>
        <input id="${id}" name="${id}" type="text" inputmode="${mode}" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${maxLength}" spellcheck="false" aria-describedby="${describedBy}">
        <p id="${id}-problem" class="problem" aria-live="polite"></p>
      </div>`;
}

function cardItem(number: string, says: string): string {
  return `      <li><button type="button" class="fill" data-number="${number}">${groupNumber(number)}</button> <span>${escapeHtml(says)}</span></li>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
