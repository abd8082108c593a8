import type { BrowserContextOptions } from "playwright-core";
import { test } from "vitest";
import { launchChromium } from "./launch-chromium.ts";
import { createSampledDatabase } from "./sampled-database.ts";
import { type AppOptions, startApp } from "./start-app.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/**
 * A test with the production build and a browser. One app a file; `browserTest.override(
 * "appOptions", { env })` starts it otherwise. `visitor` is one person, `arrive()` brings more.
 */
export const browserTest = test
  .extend("appOptions", { scope: "file" }, (): AppOptions => ({}))
  .extend("app", { scope: "file" }, async ({ appOptions }, { onCleanup }) => {
    const database = await createSampledDatabase();
    const env = { DATABASE_URL: database.url, ...appOptions.env };
    const app = await startApp({ ...appOptions, env });
    onCleanup(async () => {
      await app.stop();
      await database.drop();
    });
    return app;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs off this pattern
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await launchChromium();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("arrive", async ({ app, browser }, { onCleanup }) => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      for (const visitor of visitors) await visitor.leave();
    });
    return async (options?: BrowserContextOptions) => {
      const visitor = await createVisitor(browser, app.origin, options);
      visitors.push(visitor);
      return visitor;
    };
  })
  .extend("visitor", ({ arrive }) => arrive());
