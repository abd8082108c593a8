import { expect, test } from "vitest";
import { printReport } from "./print-report.ts";

test("printReport() says of a dry run that nothing was changed, and of a sync that all is up to date [P01]", () => {
  const at = new Date("2026-11-21T10:00:00.000Z");
  const lastLine = (isDryRun: boolean) =>
    printReport({
      source: "notion",
      outcome: "done",
      isDryRun,
      startedAt: at,
      endedAt: at,
      kinds: [],
      changes: [],
      problems: [],
      conflicts: [],
    }).at(-1);
  expect(lastLine(true)).toBe("Dry run. Nothing was changed (0.0 s)");
  expect(lastLine(false)).toBe("Everything is up to date (0.0 s)");
});
