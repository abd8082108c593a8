import { createBrowserTest } from "./create-browser-test.ts";

const plenty = "1000000";

/**
 * A test at an app that other files use too, before or after: it only adds what nobody counts,
 * such as a request or an account of its own. Starting an app takes longer than most tests.
 */
export const sharedAppTest = createBrowserTest("worker", async () => ({
  env: { ANONYMOUS_WRITES_PER_HOUR: plenty, SIGN_IN_LINKS_PER_HOUR: plenty },
}));
