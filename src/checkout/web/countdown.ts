/** Counts whole seconds down to none; returns the way to stop. `onSecond` hears each number after the first. */
export function startCountdown(
  seconds: number,
  onSecond: (left: number) => void,
  onDone: () => void,
): () => void {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    onSecond(left);
    if (left > 0) return;
    clearInterval(timer);
    onDone();
  }, 1_000);
  return () => clearInterval(timer);
}
