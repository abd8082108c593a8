import process from "node:process";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { patienceMs, testMs } from "./adapters/system/test/patience.ts";
import { envAt, mainBrowserTests, momentsOfDay } from "./scripts/calendar/moments.ts";
import { legalTexts } from "./web/legal-texts.config.ts";

// one time for all processes of a run: see adapters/system/test/test-time.ts
process.env.TEST_SINCE ??= new Date().toISOString();

const everywhere = "{domain,adapters,app-server,web,scripts}";
const integration = `${everywhere}/**/*.integration.test.{ts,tsx}`;
const e2e = `${everywhere}/**/*.e2e.test.ts`;
const soak = `${everywhere}/**/*.soak.test.ts`;
const endurance = `${everywhere}/**/*.endurance.test.ts`;

// CI names the day, and takes two of the calendar's moments by it
const { TEST_DAY: day, TEST_BROWSER: browserTests } = process.env;
const ofDay = day ? momentsOfDay(Number(day)) : undefined;

/**
 * What waits for a database or a clock leaves time of a core to a third one, and to the build, which is made meanwhile.
 * What needs the build comes after.
 */
const duringBuild = { maxWorkers: 3, sequence: { groupOrder: 0 } };
/** These files the runtime reads itself: none needs a plugin, and Vite's one process would keep all workers waiting. */
const readByRuntime = (files: RegExp) => ({ server: { deps: { external: [files] } } });
const afterBuild = {
  ...readByRuntime(/\.ts$/),
  sequence: { groupOrder: 1 },
  globalSetup: "./web/e2e/test-server.ts",
  setupFiles: "./web/e2e/until-prepared.ts",
};

/** Five kinds of tests, told apart by their file names; `docs/testing.md` says what each is for. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), legalTexts],
  // a database at work and a build would keep the watcher, and so every test, from their own work
  server: { watch: null },
  test: {
    pool: "forks",
    // files of a worker share its modules: a process and an import for each would take most of the time
    isolate: false,
    // an app, a database and a browser each: on two cores a third one takes more from the others than it gives
    maxWorkers: 2,
    expect: { poll: { timeout: patienceMs } },
    testTimeout: testMs,
    hookTimeout: testMs,
    reporters: ["default", "./scripts/tally-reporter.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [`${everywhere}/**/*.test.{ts,tsx}`],
          exclude: [integration, e2e, soak, endurance],
          env: ofDay && envAt(ofDay.unit),
          // Vite transforms files in web, because the plugin of their styles does; the runtime reads all others
          ...readByRuntime(/^(?!.*\/web\/).*\.ts$/),
          ...duringBuild,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: [integration],
          ...readByRuntime(/\.ts$/),
          ...duringBuild,
          globalSetup: "./adapters/postgres/test/test-server.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: browserTests === "main" ? mainBrowserTests : [e2e],
          provide: { isLong: false },
          // a question to a page, asked by role, costs a browser 50 ms
          expect: { poll: { timeout: patienceMs, interval: 150 } },
          ...afterBuild,
        },
      },
      {
        extends: true,
        test: {
          name: "soak",
          include: [soak],
          env: ofDay && envAt(ofDay.soak),
          provide: { isLong: true },
          ...afterBuild,
        },
      },
      {
        extends: true,
        test: {
          name: "endurance",
          include: [endurance],
          testTimeout: 3_600_000,
          ...afterBuild,
        },
      },
    ],
  },
});
