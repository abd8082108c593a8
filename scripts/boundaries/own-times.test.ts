import { expect, test } from "vitest";
import { ownTimesIn } from "./own-times.ts";

test.each([
  "const at = new Date();",
  "const at = new Date;",
  "const text = Date();",
  "const at = new globalThis.Date();",
  "const ms = Date.now();",
  "const read = { now: Date.now };",
  'const ms = Date["now"]();',
  'import { systemClock } from "../system/clock-and-ids.ts";',
  'import { systemClock as clock, uuids } from "../system/clock-and-ids.ts";',
  "const { now } = Date;",
  "const { now: read } = globalThis.Date;",
  "const ms = performance.timeOrigin + performance.now();",
  "const text = formatter.format();",
  "const at = Temporal.Now.instant();",
  "const text = new Intl.DateTimeFormat().format();",
  "const at = sql`now()`;",
  'const at = "select NOW ( )";',
  "const at = sql`select 1, current_timestamp`;",
  "const at = `where day < current_date`;",
  "const at = `select localtimestamp`;",
  "const at = `select clock_timestamp()`;",
  "const at = `select 'now'::timestamptz`;",
  "const at = `select 'today'::date`;",
  "const at = `where day < date 'today'`;",
])("a file that is not on the list may not say %s [one clock]", (text) => {
  expect(ownTimesIn("domain/a.ts", `// first\n${text}`)).toEqual([
    expect.stringMatching(/^domain\/a\.ts:2 reads the (machine|database)'s time$/),
  ]);
});

test.each([
  "const at = new Date(0);",
  "const at = clock.now();",
  "const at = now();",
  "const ms = performance.now();",
  "// new Date() and now() in words",
  "const day = new Intl.DateTimeFormat().format(at);",
])("but any file may say %s [one clock]", (text) => {
  expect(ownTimesIn("domain/a.ts", text)).toEqual([]);
});

test("a test reads the machine's time, and its statements get a moment [one clock]", () => {
  const text =
    "const at = new Date();\nawait sql(`select now()`);\nawait sql(`update pgboss.job set start_after = now()`);";
  expect(ownTimesIn("domain/a.test.ts", text)).toEqual([
    "domain/a.test.ts:2 reads the database's time",
  ]);
});
