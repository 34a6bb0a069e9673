/** What a page keeps of a press on a plan until its script is alive. */
export interface EarlyPress {
  /** The form of the first press; the later ones are the same wish. */
  form: HTMLFormElement | null;
  /** Ends the keeping: from now on the page's script hears every press itself. */
  stop: () => void;
}

export type PageWithEarlyPress = { earlyPress?: EarlyPress };

/**
 * Keeps the first press on a plan. Runs inside the page as its own text, before anything else is there: it may use nothing of this module
 * (`EARLY_PRESS_SCRIPT`). Where the script does not come within four seconds, the form is sent as it would be without any script.
 */
function keepEarlyPress(): void {
  const early: EarlyPress = {
    form: null,
    stop: () => document.removeEventListener('submit', keep),
  };
  function keep(event: Event) {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-choose-plan]')) return;
    event.preventDefault();
    if (early.form) return;
    early.form = form;
    setTimeout(() => early.form?.submit(), 4_000);
  }
  document.addEventListener('submit', keep);
  (window as PageWithEarlyPress).earlyPress = early;
}

/** The text of an inline script; the content policy names it by its hash. */
export const EARLY_PRESS_SCRIPT = `(${keepEarlyPress})()`;

/** Ends the keeping and presses once more what was pressed too early, now that the page's script hears it. */
export function replayEarlyPress(page: PageWithEarlyPress): void {
  const { earlyPress } = page;
  if (!earlyPress) return;
  earlyPress.stop();
  const { form } = earlyPress;
  earlyPress.form = null;
  form?.requestSubmit();
}
