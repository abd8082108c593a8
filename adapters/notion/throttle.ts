/** Time as a client sees it, so that tests need not wait. */
export type Timing = {
  now(): number;
  sleep(ms: number): Promise<void>;
};

/** Lets one call begin after another, so many a second at most, and none before `hold` is over. */
export function createThrottle(perSecond: number, { now, sleep }: Timing) {
  const pauseMs = 1_000 / perSecond;
  let nextAt = 0;

  return {
    async turn(): Promise<void> {
      const at = Math.max(now(), nextAt);
      nextAt = at + pauseMs;
      if (at > now()) await sleep(at - now());
    },
    /** Somebody asked us to be quiet for a while. */
    hold(ms: number) {
      nextAt = Math.max(nextAt, now() + ms);
    },
  };
}
