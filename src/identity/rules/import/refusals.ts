/** Why a file does not bring somebody back, nor what they bought. `day` is `2026-11-21`. */
export const erasedWhy = (day: string): string => `erased on request on ${day}; not imported`;
