import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { dayOf, eventName, type ServerEvent } from '#analytics';
import type { Tables } from '#database';
import { isoTime } from '#kit';
import type { Hit } from '../rules/contract.ts';
import type { KnownPath } from '../rules/paths.ts';
import { createVisitors } from './visitors.ts';
import { isCounted } from './who-is-counted.ts';

export interface RecorderDeps {
  db: Kysely<Tables>;
  clock: () => number;
  /** Off for load tests. */
  rateLimits: boolean;
}

/** A request, as far as counting looks at it. */
export interface Asking {
  address: string;
  headers: Headers;
}

export type Recorded = 'counted' | 'left-out' | 'too-many';

export interface Recorder {
  /** Counts one hit, unless whoever asks must not or wishes not to be counted. */
  record(asking: Asking, hit: Hit): Promise<Recorded>;
  /** Counts what the server itself did in answering a request. Never fails and never keeps the answer waiting. */
  note(asking: Asking, event: ServerEvent, path: KnownPath): void;
  /** Waits for what `note` began. */
  settled(): Promise<void>;
}

/** Of one address in one minute; a whole office behind one address stays under it. */
export const HITS_A_MINUTE = 300;

export function createRecorder(deps: RecorderDeps): Recorder {
  const { db, clock } = deps;
  const namesOf = createVisitors(db);
  const underWay = new Set<Promise<unknown>>();

  async function record(asking: Asking, hit: Hit): Promise<Recorded> {
    if (!isCounted(asking.headers)) return 'left-out';
    const nowMs = clock();
    const day = dayOf(nowMs);
    const userAgent = asking.headers.get('user-agent') ?? '';
    const { visitor, sender } = await namesOf(day, { address: asking.address, userAgent });
    return db.transaction().execute(async (tx) => {
      if (deps.rateLimits && (await hitsThisMinute(tx, sender, nowMs)) > HITS_A_MINUTE) return 'too-many';
      await tx
        .insertInto('analytics_hits')
        .values({
          id: randomUUID(),
          day,
          visitor,
          kind: hit.kind,
          name: hit.kind === 'event' ? hit.name : '',
          label: hit.kind === 'event' ? hit.label : '',
          value: hit.kind === 'event' ? hit.value : null,
          path: hit.path,
        })
        .execute();
      return 'counted';
    });
  }

  return {
    record,
    note(asking, event, path) {
      const hit: Hit = { kind: 'event', name: eventName(event), label: event.label, value: null, path };
      const writing = record(asking, hit)
        .catch((error: unknown) => console.error('analytics: one event was not counted', error))
        .finally(() => underWay.delete(writing));
      underWay.add(writing);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}

/** Counts this one too. Rows, because several nodes share one limit. */
async function hitsThisMinute(tx: Transaction<Tables>, sender: string, nowMs: number): Promise<number> {
  const { hits } = await tx
    .insertInto('analytics_limits')
    .values({ sender, minute: isoTime(nowMs).slice(0, 16), hits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['sender', 'minute'])
        .doUpdateSet((row) => ({ hits: row('analytics_limits.hits', '+', 1) })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
}
