import type { EventEmitter } from 'node:events';

/**
 * Resolves when the process is asked to end. systemd tells every process of a unit, and the launcher passes on what it was
 * told: a second SIGTERM says nothing new, and must not cut a charge off. A second Ctrl-C does.
 */
export const askedToEnd = (signals: EventEmitter): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGHUP']) signals.on(signal, () => resolve());
    signals.once('SIGINT', () => resolve());
  });
