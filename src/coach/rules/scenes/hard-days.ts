/** Feelings told by what happened, the heavier first. Good news stands among them. */
import { scenesIn } from '../situations/guards/index.ts';
import type { Scene } from './scene.ts';

export const PANIC_SCENES: readonly Scene[] = scenesIn('panic');
export const FEELING_SCENES: readonly Scene[] = scenesIn('hard days');

/** Whatever else a word in them brings to mind. */
export const SURE_FEELING_SCENES: readonly Scene[] = FEELING_SCENES.filter(({ name }) =>
  /^(?:uneasy|fond of|happy and afraid|a parent grows|relapsed|an old hurt|turned away|the children are|a child leaves|after he moved|nerves before|passed over)/.test(
    name,
  ),
);
