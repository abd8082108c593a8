import { createBrowserTest } from "./create-browser-test.ts";

/**
 * A test at an app that other files use too, before or after: it only adds what nobody counts,
 * such as a request or an account of its own. Starting an app takes longer than most tests.
 */
export const sharedAppTest = createBrowserTest("worker");
