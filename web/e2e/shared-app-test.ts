import { createBrowserTest } from "./create-browser-test.ts";

/**
 * A test on an app shared with other files: it only adds data that no other test counts, such as
 * its own request or account. Starting an app takes longer than most tests.
 */
export const sharedAppTest = createBrowserTest("worker");
