/**
 * The card form (`card-form.js`, a module): in the popup's frame, where the parent page says what is paid and gets the
 * token; or as the page of an order, where the card pays it. What is typed goes to the gateway and nowhere else.
 */
import {
  amountText,
  type CardField,
  type CardProblem,
  groupExpiry,
  groupNumber,
  readCard,
} from './card-fields.ts';
import { NO_ANSWER, type OrderAnswer, type Refusal, send, type TokenAnswer } from './gateway-calls.ts';
import type { ToFrame } from './messages.ts';
import { tellParent, whenOpened } from './parent-page.ts';

type FormField = CardField | 'code';

const UNKNOWN_CARD = 'This is not one of the sandbox cards below. Never type a real card here.';
const PAID = 'This is paid. You can close this page.';
const CANCELLED = 'Nothing was paid. You can close this page.';

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
/** The order that this page is for; without one, the parent page says what is paid. */
const { order, paid } = document.body.dataset;
let { publicKey = '' } = document.body.dataset;
/** The token that waits for its code. */
let waiting: TokenAnswer | null = null;

whenOpened((message) => {
  show(message);
  tellParent({ source: 'sandbox-card', type: 'opened' });
  new ResizeObserver(tellSize).observe(element('sheet', HTMLElement));
  fields.number.focus();
});
if (order !== undefined) start();

function start(): void {
  for (const id of ['card-fields', 'code-fields'])
    element(id, HTMLFieldSetElement).disabled = paid !== undefined;
  if (paid !== undefined) showFormProblem('card', PAID);
}

/** An order's page has its bill already. */
function show(message: ToFrame): void {
  if (message.theme !== undefined) document.documentElement.dataset.theme = message.theme;
  if (order !== undefined) return;
  publicKey = message.publicKey;
  element('payee', HTMLElement).textContent = message.name ?? '';
  element('description', HTMLElement).textContent = message.description ?? '';
  element('amount', HTMLElement).textContent = amountText(message.amountInCents, message.currency);
  for (const id of ['card-fields', 'code-fields']) element(id, HTMLFieldSetElement).disabled = false;
}

function tellSize(): void {
  const { height } = element('sheet', HTMLElement).getBoundingClientRect();
  tellParent({ source: 'sandbox-card', type: 'size', heightInPixels: height });
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

async function done(token: TokenAnswer): Promise<void> {
  const { id, source } = token;
  if (order === undefined) return tellParent({ source: 'sandbox-card', type: 'done', token: { id, source } });
  const step = codeStep.hidden ? cardStep : codeStep;
  setBusy(step, true);
  const answer = await send<OrderAnswer>(`pay/${order}/card`, publicKey, { token: id });
  setBusy(step, false);
  if (!answer.ok) return startAgain(answer.refusal);
  const { reference, number, leadsTo } = answer.value;
  tellParent({ source: 'sandbox-card', type: 'paid', reference, number });
  leave(leadsTo, PAID);
}

async function cancel(): Promise<void> {
  tellParent({ source: 'sandbox-card', type: 'cancelled' });
  if (order === undefined || window.parent !== window) return;
  const answer = await send<OrderAnswer>(`pay/${order}/cancel`, publicKey, {});
  leave(answer.ok ? answer.value.leadsTo : null, CANCELLED);
}

/** Back to the shop, where it said where that is; a page in a frame stays, its parent acts. */
function leave(leadsTo: string | null, otherwise: string): void {
  if (window.parent !== window) return;
  if (leadsTo !== null) {
    window.location.assign(leadsTo);
    return;
  }
  showFormProblem('card', otherwise);
  element('card-fields', HTMLFieldSetElement).disabled = true;
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
  const answer = await send<TokenAnswer>('v1/tokens', publicKey, { card: typed });
  setBusy(cardStep, false);
  if (!answer.ok) return showRefusal('card', answer.refusal);
  if (answer.value.confirmation === 'none') return done(answer.value);
  waiting = answer.value;
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
  const answer = await send<TokenAnswer>(`v1/tokens/${encodeURIComponent(waiting.id)}/confirm`, publicKey, {
    code,
  });
  setBusy(codeStep, false);
  if (answer.ok) return done(answer.value);
  if (answer.refusal.errorCode === 'confirmation_failed') return startAgain(answer.refusal);
  showRefusal('code', answer.refusal);
  fields.code.select();
}

/** The token is dead, another card can be tried: too many wrong codes, or the card was refused. */
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
  button.addEventListener('click', () => void cancel());
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
  if (event.key === 'Escape' && window.parent !== window) void cancel();
});
