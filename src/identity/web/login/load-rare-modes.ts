import { loadInTime } from '#ui';

/** The rarer modes come with the press that asks for them, in one file; a finger or the focus on its button is warning enough. */
export const loadRareModes = () => loadInTime(() => import('./rare-modes.ts'));

/** For the buttons that lead there. */
export const warmUp = {
  onFocus: () => void loadRareModes().catch(() => {}),
  onPointerEnter: () => void loadRareModes().catch(() => {}),
};
