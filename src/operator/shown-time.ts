/** A stored time for an operator's eyes: `2026-11-21 22:46 UTC`. */
export const shownTime = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
