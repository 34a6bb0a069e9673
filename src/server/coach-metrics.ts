import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type ObservePool, POOL_OUTCOMES } from '#coach/server';

/** The coach's worker pool for the operator's monitoring. Labels are names of tasks and outcomes, never a person or a text. */
export function coachMetrics(registry: Registry): ObservePool {
  const registers = [registry];
  const tasks = new Counter({
    name: 'repartee_coach_tasks_total',
    help: 'Tasks of the coach by how they ended: done, failed (a fault of ours), too-long and crashed (the worker was replaced), no-room and waited (refused), left (the caller went)',
    labelNames: ['outcome'] as const,
    registers,
  });
  const taskSeconds = new Histogram({
    name: 'repartee_coach_task_duration_seconds',
    help: 'Time that a task took in its worker, without waiting for one',
    labelNames: ['task'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  const waiting = new Gauge({
    name: 'repartee_coach_waiting_tasks',
    help: 'Tasks that wait for a worker of the coach now',
    registers,
  });
  const replaced = new Counter({
    name: 'repartee_coach_workers_replaced_total',
    help: 'Workers that came up in place of one that a task had ended',
    registers,
  });
  const startFailures = new Counter({
    name: 'repartee_coach_worker_start_failures_total',
    help: 'Workers that could not be loaded',
    registers,
  });
  const startSeconds = new Gauge({
    name: 'repartee_coach_worker_start_seconds',
    help: 'What the newest worker took from its start until it was warm',
    registers,
  });
  // All of them from the start, so that an alert on one that never happened yet has something to look at.
  for (const outcome of POOL_OUTCOMES) tasks.inc({ outcome }, 0);
  return {
    task(name, outcome, seconds) {
      tasks.inc({ outcome });
      if (seconds !== undefined) taskSeconds.observe({ task: name }, seconds);
    },
    waiting: (count) => waiting.set(count),
    started(seconds, isFirst) {
      startSeconds.set(seconds);
      if (!isFirst) replaced.inc();
    },
    startFailed: () => startFailures.inc(),
  };
}
