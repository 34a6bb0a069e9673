/**
 * The card form inside the frame (`card-form.js`, a module). It takes orders only from its parent, and only when
 * that page's origin is one the gateway allows; what is typed goes to the gateway and nowhere else.
 */
import { type CardField, type CardProblem, groupExpiry, groupNumber, readCard } from './card-fields.ts';
import type { FromFrame, ToFrame, TokenResult } from './messages.ts';
import { originAllowed } from './origins.ts';

type FormField = CardField | 'code';
type Refusal = { errorCode?: string; displayMessage?: string; field?: string };
type TokenAnswer = TokenResult & { confirmation: 'required' | 'none' };
type Answer = { ok: true; token: TokenAnswer } | { ok: false; refusal: Refusal };

const UNKNOWN_CARD = 'This is not one of the sandbox cards below. Never type a real card here.';
const NO_ANSWER = 'The gateway could not be reached. Please try again.';

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The card form has no #${id}.`);
  return found;
}

const cardStep = element('card-step', HTMLFormElement);
const codeStep = element('code-step', HTMLFormElement);
const cardList = element('sandbox-cards', HTMLDetailsElement);
const fields: Record<FormField, HTMLInputElement> = {
  number: element('number', HTMLInputElement),
  expiry: element('expiry', HTMLInputElement),
  cvc: element('cvc', HTMLInputElement),
  code: element('code', HTMLInputElement),
};
const fillButtons = [...cardList.querySelectorAll<HTMLButtonElement>('button[data-number]')];
const sandboxNumbers = new Set(fillButtons.map((button) => button.dataset.number));
const allowedParents = (document.body.dataset.allowedParents ?? '').split(' ');

/** The page that opened the form, once it has; everything is told to this origin alone. */
let order: { parentOrigin: string; publicKey: string } | null = null;
/** The token that waits for its code. */
let waiting: TokenAnswer | null = null;

function tell(message: FromFrame): void {
  if (order !== null) window.parent.postMessage(message, order.parentOrigin);
}

window.addEventListener('message', (event: MessageEvent) => {
  const isParent = window.parent !== window && event.source === window.parent;
  if (!isParent || !originAllowed(event.origin, allowedParents)) return;
  const message = event.data as ToFrame;
  if (message?.source !== 'sandbox-sdk' || message.type !== 'open' || order !== null) return;
  order = { parentOrigin: event.origin, publicKey: message.publicKey };
  show(message);
  tell({ source: 'sandbox-card', type: 'opened' });
  new ResizeObserver(tellSize).observe(element('sheet', HTMLElement));
  fields.number.focus();
});

function show(message: ToFrame): void {
  if (message.theme !== undefined) document.documentElement.dataset.theme = message.theme;
  element('payee', HTMLElement).textContent = message.name ?? '';
  element('description', HTMLElement).textContent = message.description ?? '';
  element('amount', HTMLElement).textContent = amountText(message.amountInCents, message.currency);
  for (const id of ['card-fields', 'code-fields']) element(id, HTMLFieldSetElement).disabled = false;
}

function amountText(amountInCents: number, currency: string): string {
  const amount = (amountInCents / 100).toFixed(2);
  return currency === 'ZAR' ? `R${amount}` : `${currency} ${amount}`;
}

function tellSize(): void {
  const { height } = element('sheet', HTMLElement).getBoundingClientRect();
  tell({ source: 'sandbox-card', type: 'size', heightInPixels: height });
}

function showProblem(field: FormField, message: string): void {
  element(`${field}-problem`, HTMLElement).textContent = message;
  if (message === '') fields[field].removeAttribute('aria-invalid');
  else fields[field].setAttribute('aria-invalid', 'true');
}

function showFormProblem(step: 'card' | 'code', message: string): void {
  element(`${step}-problem-summary`, HTMLElement).textContent = message;
}

function setBusy(step: HTMLFormElement, busy: boolean): void {
  step.setAttribute('aria-busy', String(busy));
  const submit = step.querySelector<HTMLButtonElement>('button[type=submit]');
  // Not `disabled`: that would drop the keyboard focus. A second press is ignored below.
  submit?.setAttribute('aria-disabled', String(busy));
}

const isBusy = (step: HTMLFormElement) => step.getAttribute('aria-busy') === 'true';

/** Regroups what was typed and keeps the caret behind the same digit. */
function regroup(input: HTMLInputElement, group: (typed: string) => string): void {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
  const grouped = group(input.value);
  if (grouped === input.value) return;
  input.value = grouped;
  if (atEnd) return;
  let place = 0;
  for (let seen = 0; place < grouped.length && seen < digitsBefore; place += 1) {
    if (/\d/.test(grouped.charAt(place))) seen += 1;
  }
  input.setSelectionRange(place, place);
}

async function send(path: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-public-key': order?.publicKey ?? '' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return response.ok
      ? { ok: true, token: answer as TokenAnswer }
      : { ok: false, refusal: answer as Refusal };
  } catch {
    return { ok: false, refusal: { displayMessage: NO_ANSWER } };
  }
}

function showRefusal(step: 'card' | 'code', refusal: Refusal): void {
  const message = refusal.displayMessage ?? NO_ANSWER;
  const field = (Object.keys(fields) as FormField[]).find((name) => name === refusal.field);
  if (field === undefined) {
    showFormProblem(step, message);
    return;
  }
  showProblem(field, message);
  fields[field].focus();
}

function done(token: TokenAnswer): void {
  tell({ source: 'sandbox-card', type: 'done', token: { id: token.id, source: token.source } });
}

async function pay(): Promise<void> {
  const typed = { number: fields.number.value, expiry: fields.expiry.value, cvc: fields.cvc.value };
  const problems = cardProblems(typed);
  for (const field of ['number', 'expiry', 'cvc'] as const) {
    showProblem(field, problems.find((problem) => problem.field === field)?.message ?? '');
  }
  showFormProblem('card', '');
  const [first] = problems;
  if (first !== undefined) {
    fields[first.field].focus();
    return;
  }
  setBusy(cardStep, true);
  const answer = await send('v1/tokens', { card: typed });
  setBusy(cardStep, false);
  if (!answer.ok) return showRefusal('card', answer.refusal);
  if (answer.token.confirmation === 'none') return done(answer.token);
  waiting = answer.token;
  cardStep.hidden = true;
  cardList.hidden = true;
  codeStep.hidden = false;
  fields.code.focus();
}

/** The fields' own rules, and a real card is stopped here: its number never leaves the page. */
function cardProblems(typed: Record<CardField, string>): Pick<CardProblem, 'field' | 'message'>[] {
  const read = readCard(typed, new Date());
  if (!read.ok) return read.problems;
  return sandboxNumbers.has(read.card.number) ? [] : [{ field: 'number', message: UNKNOWN_CARD }];
}

async function confirm(): Promise<void> {
  if (waiting === null) return;
  const code = fields.code.value.replace(/\s/g, '');
  showProblem('code', code === '' ? 'Enter the six digits.' : '');
  showFormProblem('code', '');
  if (code === '') {
    fields.code.focus();
    return;
  }
  setBusy(codeStep, true);
  const answer = await send(`v1/tokens/${encodeURIComponent(waiting.id)}/confirm`, { code });
  setBusy(codeStep, false);
  if (answer.ok) return done(answer.token);
  if (answer.refusal.errorCode === 'confirmation_failed') return startAgain(answer.refusal);
  showRefusal('code', answer.refusal);
  fields.code.select();
}

/** Too many wrong codes: the token is dead, another card can be tried. */
function startAgain(refusal: Refusal): void {
  waiting = null;
  fields.code.value = '';
  codeStep.hidden = true;
  cardStep.hidden = false;
  cardList.hidden = false;
  showFormProblem('card', refusal.displayMessage ?? NO_ANSWER);
  fields.number.focus();
}

fields.number.addEventListener('input', () => regroup(fields.number, groupNumber));
fields.expiry.addEventListener('input', () => regroup(fields.expiry, groupExpiry));
for (const field of Object.keys(fields) as FormField[]) {
  fields[field].addEventListener('input', () => showProblem(field, ''));
}
cardStep.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isBusy(cardStep)) void pay();
});
codeStep.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isBusy(codeStep)) void confirm();
});
for (const button of document.querySelectorAll('button[data-cancel]')) {
  button.addEventListener('click', () => tell({ source: 'sandbox-card', type: 'cancelled' }));
}
for (const button of fillButtons) {
  button.addEventListener('click', () => {
    fields.number.value = groupNumber(button.dataset.number ?? '');
    showProblem('number', '');
    const empty = [fields.expiry, fields.cvc].find((input) => input.value === '');
    (empty ?? fields.number).focus();
  });
}
// Keys pressed inside a frame never reach the dialog around it.
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ source: 'sandbox-card', type: 'cancelled' });
});
