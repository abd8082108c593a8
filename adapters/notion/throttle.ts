/** Time as a client sees it, so that tests need not wait. */
export type Timing = {
  now(): number;
  sleep(ms: number): Promise<void>;
};

/** Starts calls one after the other, at most this many per second, and none before a `pause` ends. */
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
