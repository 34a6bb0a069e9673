/** What Cyrano remembers, stored: every text sealed for its owner and its row. */
export { memoryBelongings } from './belongings.ts';
export { ownMessages } from './own-messages.ts';
export { findSettings } from './owner.ts';
export { startPurge } from './purge.ts';
export { recall } from './recall.ts';
export { memoryRoutes } from './routes.ts';
export { createSeals } from './seals.ts';
