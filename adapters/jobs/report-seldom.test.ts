import { expect, test } from "vitest";
import { reportSeldom } from "./report-seldom.ts";

test("reportSeldom() passes the same complaint on once a minute, others at once", () => {
  const reported: unknown[] = [];
  let now = 0;
  const report = reportSeldom(
    (error) => reported.push(error),
    () => now,
  );
  const away = (worker: string) => new Error(`Away (Queue: a, Worker: ${worker})`);

  const first = away("1");
  report(first);
  report(away("2"));
  report("Full");
  now = 59_999;
  report(away("1"));
  expect(reported).toEqual([first, "Full"]);
  now = 60_000;
  report(away("3"));
  expect(reported).toHaveLength(3);
});
