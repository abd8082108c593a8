/** How long a test waits for what comes at once at rest, in ms: a bound for what hangs, not for how fast a machine is. */
export const patienceMs = 120_000;

/** How long one test, or what prepares it, may take, in ms: more than any wait in it. */
export const testMs = 600_000;
