import { CONFIRMATION_CODE, SANDBOX_CARDS } from '../cards.ts';
import { groupNumber } from './card-fields.ts';

/** The frame's document. It holds no inline script or style, and every address in it is relative. */
export function cardDocument(allowedParents: readonly string[]): string {
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card payment</title>
<link rel="stylesheet" href="card.css">
<script type="module" src="card-form.js"></script>
</head>
<body data-allowed-parents="${escapeHtml(allowedParents.join(' '))}">
<main id="sheet" aria-labelledby="title">
  <header>
    <h1 id="title">Card payment</h1>
    <p class="badge">Sandbox</p>
    <p class="bill"><span class="what"><span id="payee"></span><span id="description"></span></span><strong id="amount"></strong></p>
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
${SANDBOX_CARDS.map((card) => cardItem(card.number, card.says)).join('\n')}
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
