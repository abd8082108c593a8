import type { Browser } from "playwright-core";
import { inject, test } from "vitest";
import { noLimits } from "../../app-server/test/test-limits.ts";
import { launchChromium } from "./launch-chromium.ts";
import { type ContextOptions, createPagePool, type OpenBrowser } from "./page-pool.ts";
import { createSampledDatabase } from "./sampled-database.ts";
import { type AppOptions, startApp } from "./start-app.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

type OnCleanup = (step: () => Promise<void>) => void;

/** A worker's browsers, for all tests that are made here; the last of them to end closes them. */
const browsers = new Map<boolean, Promise<Browser>>();
let usersOfBrowsers = 0;

/** Long tests and saved screens always have their pictures. */
const openBrowser: OpenBrowser = ({ hasPictures: isAsked }) => {
  const hasPictures = isAsked || inject("isLong") !== false || "PICTURES" in process.env;
  const browser =
    browsers.get(hasPictures) ??
    launchChromium({ hasPictures, executablePath: inject("chromium") });
  browsers.set(hasPictures, browser);
  return browser;
};

async function closeBrowsers() {
  const closing = [...browsers.values()].map(async (browser) => (await browser).close());
  browsers.clear();
  await Promise.all(closing);
}

/**
 * A test with the production build and a browser: `visitor` is one person, `arrive()` brings more. `reader` is one whose
 * browser runs no scripts: enough for what a page says as it is served, and a third of the cost.
 * The app is a file's own, or one for all files of a worker.
 */
export function createBrowserTest(
  whose: "file" | "worker",
  appOptions: (onCleanup: OnCleanup) => Promise<AppOptions> = async () => ({}),
) {
  const scope = whose as "worker"; // Vitest's types are the same for both, but know no "either"
  return (
    test
      // the reporter says once why these tests did not run, and ends the run red
      .extend("hasBrowser", { auto: true }, ({ skip }) => {
        if (inject("chromium") === "") skip("Chromium is missing");
        return true;
      })
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs off this pattern
      .extend("openBrowser", { scope: "worker" }, ({}, { onCleanup }) => {
        usersOfBrowsers++;
        // tests of different files end side by side: a context never ends when its browser is closed meanwhile
        onCleanup(async () => {
          usersOfBrowsers--;
          if (usersOfBrowsers === 0) await closeBrowsers();
        });
        return openBrowser;
      })
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs off this pattern
      .extend("app", { scope }, async ({}, { onCleanup }) => {
        const steps: (() => Promise<void>)[] = [];
        onCleanup(async () => {
          for (const step of steps.reverse()) await step();
        });
        const { env, ...options } = await appOptions((step) => steps.push(step));
        const database = await createSampledDatabase();
        steps.push(database.drop);
        const roles = { DATABASE_URL: database.appUrl, MIGRATE_DATABASE_URL: database.url };
        const unlimited = { ...roles, ...noLimits };
        const app = await startApp({ ...options, env: { ...unlimited, ...env } });
        steps.push(app.stop);
        return app;
      })
      .extend("pages", { scope }, ({ app, openBrowser }, { onCleanup }) => {
        const pages = createPagePool(openBrowser, app);
        onCleanup(pages.close);
        return pages;
      })
      .extend("arrive", async ({ pages }, { onCleanup }) => {
        const visitors: Visitor[] = [];
        onCleanup(async () => {
          for (const visitor of visitors) await visitor.leave();
        });
        return async (options?: ContextOptions) => {
          const visitor = await createVisitor(pages, options);
          visitors.push(visitor);
          return visitor;
        };
      })
      .extend("visitor", ({ arrive }) => arrive())
      .extend("reader", ({ arrive }) => arrive({ javaScriptEnabled: false }))
  );
}
