/** The offer's countdown starts here at every visit and is not kept (spec section 9). */
export const COUNTDOWN_SECONDS = 24 * 60 * 60;

/** `86400` reads `24:00:00`; never below zero. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const parts = [left / 3600, (left % 3600) / 60, left % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** Seconds left after a time on the page, rounded up so that the first second shows the whole. */
export function secondsLeft(elapsedMs: number): number {
  return Math.max(0, Math.ceil(COUNTDOWN_SECONDS - elapsedMs / 1000));
}

export function startCountdown(root: ParentNode): void {
  const clocks = [...root.querySelectorAll('[data-countdown]')];
  if (clocks.length === 0) return;
  const startedAtMs = performance.now();
  const timer = setInterval(() => {
    const left = secondsLeft(performance.now() - startedAtMs);
    for (const clock of clocks) clock.textContent = formatCountdown(left);
    if (left === 0) clearInterval(timer);
  }, 1000);
}
