import { expect, it } from 'vitest';
import { framesOf, shareInTime, type TraceEvent } from './frames.ts';

const frame = (state: string, more: Partial<TraceEvent> = {}, affects_smoothness = true): TraceEvent => ({
  name: 'PipelineReporter',
  ph: 'b',
  ts: 0,
  pid: 7,
  args: { chrome_frame_reporter: { state, affects_smoothness } },
  ...more,
});

it('counts frames of one page that had something new, and those of them that were dropped and seen to be', () => {
  const events = [
    frame('STATE_PRESENTED_ALL'),
    frame('STATE_PRESENTED_PARTIAL'),
    frame('STATE_NO_UPDATE_DESIRED'),
    frame('STATE_DROPPED'),
    frame('STATE_DROPPED', {}, false),
    frame('STATE_DROPPED', { pid: 8 }),
    frame('STATE_DROPPED', { name: 'Other' }),
    { name: 'PipelineReporter', ph: 'e', ts: 1, pid: 7 },
  ];
  expect(framesOf(events, 7)).toEqual({ wanted: 4, dropped: 1 });
});

it.each([
  ['all in time', [0, 16.67, 33.33], 1],
  ['one late', [0, 16.67, 50], 0.5],
  ['nothing drawn', [], 0],
])('tells the share of frames in time: %s', (_about, times, share) => {
  expect(shareInTime(times)).toBe(share);
});
