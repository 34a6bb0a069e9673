/** The moves with which a limit is met, each as a list of wordings. */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
export const respect = (...wordings: readonly Wording[]): Line[] => lines('respect the limit', wordings);
export const other = (...wordings: readonly Wording[]): Line[] => lines('offer another way', wordings);
export const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
export const space = (...wordings: readonly Wording[]): Line[] => lines('give space', wordings);
export const own = (...wordings: readonly Wording[]): Line[] => lines('own it', wordings);
export const see = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
export const answer = (...wordings: readonly Wording[]): Line[] => lines('answer, then return', wordings);
