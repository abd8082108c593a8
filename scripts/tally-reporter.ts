import type { Reporter, TestModule } from "vitest/node";

/** Ends every run with one plain line, for machines and for hurried people. */
export default class TallyReporter implements Reporter {
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
    console.log(`\n${count.passed} passed, ${count.failed + errors.length} failed`);
  }
}
