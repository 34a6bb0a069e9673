import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { coachMetrics } from './coach-metrics.ts';

it('tells how the tasks ended, who waits and how workers came up', async () => {
  const registry = new Registry();
  const coach = coachMetrics(registry);
  coach.started(1.5, true);
  coach.task('advice', 'done', 0.01);
  coach.task('advice', 'too-long', 1);
  coach.task('insights', 'no-room', undefined);
  coach.waiting(3);
  coach.started(2.5, false);
  coach.startFailed();
  const lines = (await registry.metrics()).split('\n');
  for (const line of [
    'repartee_coach_tasks_total{outcome="done"} 1',
    'repartee_coach_tasks_total{outcome="too-long"} 1',
    'repartee_coach_tasks_total{outcome="no-room"} 1',
    // There before it ever happened.
    'repartee_coach_tasks_total{outcome="crashed"} 0',
    'repartee_coach_task_duration_seconds_count{task="advice"} 2',
    'repartee_coach_waiting_tasks 3',
    'repartee_coach_workers_replaced_total 1',
    'repartee_coach_worker_start_failures_total 1',
    'repartee_coach_worker_start_seconds 2.5',
  ])
    expect(lines).toContain(line);
  expect(lines.join()).not.toContain('task="insights"');
});
