/** The one answer where the coach has no room or a request takes too long: 503 `coach-busy` with `Retry-After`. */
export class CoachBusy extends Error {
  readonly code = 'coach-busy';
  readonly retryAfterSeconds: number;

  /** @param why what the reader can do about it depends on it */
  constructor(why: 'no-room' | 'too-long', retryAfterSeconds: number) {
    const when = `Try again in ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}`;
    super(
      why === 'no-room'
        ? `Cyrano is busy right now. ${when}.`
        : `Cyrano could not finish this in time. ${when}, or with a shorter text.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
