import { useEffect, useRef } from 'react';
import { areKeysOn } from './key-setting.ts';
import { type Key, keyOf, stepped } from './keys.ts';

/** What is done by a key that no control on the screen has as its own. */
export type KeyActions = Partial<Record<Key, () => void>>;

/** A field that takes letters, or something on top that has keys of its own. */
function isTyping(): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.isContentEditable) return true;
  if (focused?.matches('input:not([type=radio], [type=checkbox], [type=file]), textarea, select'))
    return true;
  return document.querySelector('dialog[open], [role=alertdialog], [role=menu]') !== null;
}

const inSight = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());

/** Presses the control, or puts the focus into it where it is a field. */
function use(control: HTMLElement): void {
  control.focus();
  if (control.matches('input, textarea, select, [role=tab]')) return;
  // A menu opens by a key of its own.
  if (control.getAttribute('aria-haspopup') === 'menu')
    control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  else control.click();
}

/** Suggestions are walked through by the button that copies, or the gap to fill before. */
function walk(by: 1 | -1): void {
  const items = inSight('[data-item]');
  const now = items.findIndex((item) => item.contains(document.activeElement));
  enter(items[stepped(now, by, items.length)]);
}

function enter(item: HTMLElement | undefined): void {
  item?.querySelector<HTMLElement>('[data-key=c]:enabled, [data-gap]')?.focus();
  item?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus on the first suggestion in sight: its copy button, or the gap to fill before. */
export const enterFirstItem = (): void => enter(inSight('[data-item]')[0]);

/**
 * Single keys for all of Cyrano. A control has a key by `data-key`; within the suggestion that has the focus its own
 * controls come first, else the first on the screen is meant.
 */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = keyOf(event, isTyping());
      if (key === null || !areKeysOn()) return;
      const act = latest.current[key];
      const item = document.activeElement?.closest<HTMLElement>('[data-item]');
      const controls = inSight(`[data-key="${CSS.escape(key)}"]`);
      const control = controls.find((each) => item?.contains(each)) ?? controls[0];
      if (key === 'j' || key === 'k') walk(key === 'j' ? 1 : -1);
      else if (act) act();
      else if (control) use(control);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
