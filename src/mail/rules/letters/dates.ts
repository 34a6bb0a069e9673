/** `28 November 2026 at 19:04`, as a clock in South Africa shows it. */
export const letterTime = (atMs: number): string => {
  const inPlace = { timeZone: 'Africa/Johannesburg' } as const;
  const day = new Intl.DateTimeFormat('en-ZA', { ...inPlace, dateStyle: 'long' }).format(atMs);
  const time = new Intl.DateTimeFormat('en-ZA', { ...inPlace, hour: '2-digit', minute: '2-digit' }).format(
    atMs,
  );
  return `${day} at ${time}`;
};
