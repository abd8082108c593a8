import { test } from "vitest";
import { openSeededDatabase } from "../../app-server/test/seeded-database.ts";
import { startApp } from "./start-app.ts";

/** Settings of the site under test. */
export const siteName = "Stands & Söhne";
export const siteAccent = "#0a7f5a";
export const siteLogo = "web/public/icon-192.png";

/**
 * A test of the production build's answers, without a browser, on an app shared with other files:
 * `world` is its database with all test people. Visitors may send two requests an hour, which one
 * test does.
 */
export const seededAppTest = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs off this pattern
  .extend("world", { scope: "worker" }, async ({}, { onCleanup }) => {
    const world = await openSeededDatabase();
    onCleanup(world.close);
    return world;
  })
  .extend("app", { scope: "worker" }, async ({ world }, { onCleanup }) => {
    const app = await startApp({
      env: {
        ...world.env,
        SITE_NAME: siteName,
        SITE_ACCENT: siteAccent,
        SITE_LOGO: siteLogo,
        ANONYMOUS_WRITES_PER_HOUR: "2",
        // no test here awaits a job, and a worker that looks for some takes processor time all along
        RUN_WORKER: "false",
      },
    });
    onCleanup(app.stop);
    return app;
  });
