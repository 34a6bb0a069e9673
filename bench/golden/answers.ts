/** A thread of its own: answers its share of the requests and sends each answer back as a line. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AdviceRequest } from '#coach';
import { advise } from '#coach/engine';
import { models } from '../../src/coach/server/models.ts';

const { requests } = workerData as { readonly requests: ReadonlyArray<readonly [number, AdviceRequest]> };
for (const [at, request] of requests)
  parentPort?.postMessage([at, JSON.stringify(advise(request, models()))]);
