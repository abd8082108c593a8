/** Time for a client; tests replace it so that they need not wait. */
export type Timing = {
  now(): number;
  sleep(ms: number): Promise<void>;
};

/** Starts calls one after another, at most this many per second, and none during a `pause`. */
export function createThrottle(perSecond: number, { now, sleep }: Timing) {
  const pauseMs = 1_000 / perSecond;
  let nextAt = 0;

  return {
    async next(): Promise<void> {
      const at = Math.max(now(), nextAt);
      nextAt = at + pauseMs;
      if (at > now()) await sleep(at - now());
    },
    /** Pauses all calls for `ms` milliseconds. */
    pause(ms: number) {
      nextAt = Math.max(nextAt, now() + ms);
    },
  };
}
