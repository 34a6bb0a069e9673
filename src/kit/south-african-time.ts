/** Times as a clock in South Africa shows them, where the shop is: UTC+2 all year. */
const IN_PLACE = { timeZone: 'Africa/Johannesburg' } as const;

/** @example southAfricanDay(0) // '1 January 1970' */
export const southAfricanDay = (atMs: number): string =>
  new Intl.DateTimeFormat('en-ZA', { ...IN_PLACE, day: 'numeric', month: 'long', year: 'numeric' }).format(
    atMs,
  );

/** @example southAfricanTime(0) // '1 January 1970 at 02:00' */
export const southAfricanTime = (atMs: number): string => {
  const time = new Intl.DateTimeFormat('en-ZA', { ...IN_PLACE, hour: '2-digit', minute: '2-digit' });
  return `${southAfricanDay(atMs)} at ${time.format(atMs)}`;
};
