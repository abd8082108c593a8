import { relative } from "node:path";
import process from "node:process";
import type { Reporter, TestModule } from "vitest/node";
import { inWords } from "./calendar/moments.ts";
import { adoptOrphans, processorSeconds } from "./processor-time.ts";

const shown = 10;

/** Prints the slowest files, the processor time and a one-line summary after every run. */
export default class TallyReporter implements Reporter {
  onInit(): void {
    adoptOrphans();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: 0 };
    for (const module of modules) {
      // a file that does not load has no tests to count
      if (module.state() === "failed" && module.errors().length > 0) count.failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed" || state === "failed") count[state]++;
      }
    }
    for (const words of momentsIn(modules)) console.log(`\n${words}`);
    if (modules.length > 1) console.log(`\nSlowest files\n${slowest(modules).join("\n")}`);
    const seconds = processorSeconds();
    if (seconds !== undefined) console.log(`\nProcessor time: ${seconds.toFixed(0)} s`);
    // a run without its browser tests fails, whatever the other tests say
    const withoutBrowser = modules.some(
      ({ project }) => project.getProvidedContext().chromium === "",
    );
    if (withoutBrowser) {
      console.log(
        "\nChromium is missing: the tests that need it did not run. Install chromium or set CHROMIUM_PATH.",
      );
      count.failed++;
      process.exitCode = 1;
    }
    console.log(`\n${count.passed} passed, ${count.failed + errors.length} failed`);
  }
}

/** The calendar moments at which the day's projects ran, without duplicates. */
function momentsIn(modules: readonly TestModule[]): string[] {
  const words = modules.flatMap(({ project: { name, config } }) => {
    const { TEST_MOMENT: from, TZ: zone, LC_ALL: locale } = config.env ?? {};
    return from && zone && locale
      ? [`${name} tests ran at ${inWords({ from, zone, locale })}`]
      : [];
  });
  return [...new Set(words)];
}

/** One line per file: seconds for its imports, hooks and tests, and its path. */
function slowest(modules: readonly TestModule[]): string[] {
  const timed = modules.map((module) => {
    const { collectDuration, duration } = module.diagnostic();
    return { path: relative(process.cwd(), module.moduleId), ms: collectDuration + duration };
  });
  const longestFirst = timed.sort((a, b) => b.ms - a.ms).slice(0, shown);
  return longestFirst.map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${path}`);
}
