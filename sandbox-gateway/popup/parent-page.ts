/** The page around the frame: it is heard only when its origin is one the gateway allows, and told nothing before. */
import type { FromFrame, ToFrame } from './messages.ts';
import { originAllowed } from './origins.ts';

const allowedParents = (document.body.dataset.allowedParents ?? '').split(' ');
/** The origin that opened the form, once it has; everything is told to this origin alone. */
let parentOrigin: string | null = null;

export function tellParent(message: FromFrame): void {
  if (parentOrigin !== null) window.parent.postMessage(message, parentOrigin);
}

/** Calls back once, with the first order of an allowed parent. */
export function whenOpened(open: (message: ToFrame) => void): void {
  window.addEventListener('message', (event: MessageEvent) => {
    const isParent = window.parent !== window && event.source === window.parent;
    if (!isParent || !originAllowed(event.origin, allowedParents)) return;
    const message = event.data as ToFrame;
    if (message?.source !== 'sandbox-sdk' || message.type !== 'open' || parentOrigin !== null) return;
    parentOrigin = event.origin;
    open(message);
  });
}
