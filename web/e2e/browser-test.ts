import { createBrowserTest } from "./create-browser-test.ts";

/** A test in a file that has an app for itself, and may change what it likes. */
export const browserTest = createBrowserTest("file");
