/** Frames of a scroll: what the compositor presented and dropped, and the pace at which the page was asked to draw. */

/** Frames of a screen with 60 of them a second are this far apart; the browser rounds to hundredths. */
export const FRAME_MS = 16.7;

export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  /** Named one way or the other by the browser's version. */
  args?: { chrome_frame_reporter?: FrameReport; frame_reporter?: FrameReport };
}
interface FrameReport {
  state: string;
  affects_smoothness?: boolean;
}

export interface Frames {
  /** That were to be shown; those without anything new are left out. */
  wanted: number;
  dropped: number;
}

/** Counts the frames of one renderer process. */
export function framesOf(events: readonly TraceEvent[], pid: number): Frames {
  const states = events
    .filter((event) => event.name === 'PipelineReporter' && event.pid === pid)
    .flatMap(({ args }) => args?.chrome_frame_reporter ?? args?.frame_reporter ?? [])
    .filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED');
  return {
    wanted: states.length,
    dropped: states.filter(
      ({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness !== false,
    ).length,
  };
}

/** Times of frames vary by some tenths of a millisecond around the pace of the screen; half a frame late is a frame missed. */
const LATE = 1.5;

/** The share of frames before which none was missed, from the times that the page was given for them. */
export function shareInTime(times: readonly number[]): number {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return gaps.length === 0 ? 0 : gaps.filter((gap) => gap <= LATE * FRAME_MS).length / gaps.length;
}
