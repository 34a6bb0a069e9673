import { type CopiedPerson, type OfflineCopy, withoutRunOut } from '#device';
import { OFFLINE_COPY_KEY } from '#device/keys';
import { changeOfflineCopy, readOfflineCopy } from '#device/web';
import { offlinePage } from '../content/offline.ts';

/** Shows what is kept on this device of the account that is signed in on it, read only. */
export async function showKeptPeople(page: Document): Promise<void> {
  const owner = ownerHere();
  if (owner === null) return;
  try {
    const nowMs = Date.now();
    const copy = await readOfflineCopy(owner);
    if (!copy) return;
    // The device may have been without a network for longer than things are kept.
    await changeOfflineCopy(owner, (kept) => withoutRunOut(kept, nowMs));
    fill(page, withoutRunOut(copy, nowMs));
  } catch {
    // This storage cannot be read: the page says what it says without it.
  }
}

/** The account whose conversations this device keeps, as the screens remember it; a sign-out takes both. */
function ownerHere(): string | null {
  try {
    return localStorage.getItem(OFFLINE_COPY_KEY) === null ? null : localStorage.getItem('userId');
  } catch {
    return null;
  }
}

const day = (at: string | number) =>
  new Date(at).toLocaleDateString('en-ZA', { day: 'numeric', month: 'long', year: 'numeric' });

function fill(page: Document, { people, fullAtMs }: OfflineCopy): void {
  const section = page.querySelector<HTMLElement>('[data-people]');
  const list = section?.querySelector('[data-list]');
  if (!section || !list) return;
  list.append(...people.map((person) => personItem(section, person)));
  const asOf = section.querySelector('[data-as-of]');
  if (asOf)
    asOf.textContent =
      people.length === 0 ? offlinePage.nobody : fullAtMs ? offlinePage.asOf(day(fullAtMs)) : '';
  section.hidden = false;
  // The picture leaves its room to them.
  if (people.length > 0) page.querySelector('[data-art]')?.remove();
}

/** A copy of a pattern in the page. */
function patternOf(section: HTMLElement, name: string): HTMLElement {
  const pattern = section.querySelector<HTMLTemplateElement>(`template[${name}]`);
  return pattern?.content.firstElementChild?.cloneNode(true) as HTMLElement;
}

function write(within: HTMLElement, name: string, text: string): void {
  const element = within.querySelector<HTMLElement>(`[${name}]`);
  if (!element) return;
  element.textContent = text;
  element.hidden = text === '';
}

function personItem(section: HTMLElement, person: CopiedPerson): HTMLElement {
  const { name, notes, turns, lastTurnAt } = person;
  const item = patternOf(section, 'data-person');
  write(item, 'data-mark', [...name.trim()][0]?.toLocaleUpperCase() ?? '');
  write(item, 'data-name', name);
  const about = [turns.length > 0 ? offlinePage.count(turns.length) : '', lastTurnAt ? day(lastTurnAt) : ''];
  write(item, 'data-about', about.filter(Boolean).join(' · ') || offlinePage.noTurns);
  write(item, 'data-notes', notes);
  const list = item.querySelector<HTMLElement>('[data-turns]');
  list?.setAttribute('aria-label', offlinePage.messagesWith(name));
  // Drawn when somebody is opened: a long list of people stays quick.
  item.querySelector('details')?.addEventListener(
    'toggle',
    () => {
      list?.append(...turns.map((_turn, index) => turnItem(section, person, index)));
    },
    { once: true },
  );
  return item;
}

function turnItem(section: HTMLElement, { name, turns }: CopiedPerson, index: number): HTMLElement {
  const turn = turns[index];
  const item = patternOf(section, 'data-turn');
  item.dataset.from = turn?.from ?? 'them';
  const isNew = turns[index - 1]?.from !== turn?.from;
  write(item, 'data-who', isNew ? (turn?.from === 'me' ? offlinePage.you : name) : '');
  write(item, 'data-text', turn?.text ?? '');
  return item;
}
