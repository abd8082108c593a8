/** Timeout in ms for waits in tests: a limit for hanging, not for a machine's speed. */
export const patienceMs = 120_000;

/** Timeout in ms for a test or its set-up: longer than any wait within. */
export const testMs = 600_000;
