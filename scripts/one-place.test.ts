import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const isSource = /\.tsx?$/;
/** Tests and what only they use, styles beside their component, and migrations, which a command writes. */
const isExempt =
  /\.(test|contract)\.tsx?$|\.css\.ts$|(^|\/)examples\.ts$|\/(test|e2e|contracts|migrations|\.react-router)\//;

const sources = ["domain", "adapters", "app-server", "web", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => isSource.test(path));
const files = sources.filter((path) => !isExempt.test(path));

test("no production file declares or multiplies out the units of time that domain/shared/time/time-units.ts has", () => {
  const declares =
    /\bconst (minute|hour|day)(Ms)? = \d|\b(3_600_000|86_400_000|3600000|86400000)\b/;
  // pages write short waits as numbers: a shared file of one line would be a script of its own
  const multiplies = /\* (60 \* 1000|1000 \* 60|60_?000)\b/;
  const isOwn = (path: string) => {
    const text = readFileSync(path, "utf8");
    return declares.test(text) || (!path.startsWith("web/") && multiplies.test(text));
  };
  expect(files.filter(isOwn)).toEqual(["domain/shared/time/time-units.ts"]);
});

test("no production file writes a day of UTC or the form of an id itself", () => {
  const day = /\.toISOString\(\)\s*\.slice\(0, 10\)/;
  const id = /\[0-9a-f\]\{8\}(\(|-\[)/;
  const isOwn = (path: string) => [day, id].some((each) => each.test(readFileSync(path, "utf8")));
  expect(files.filter(isOwn)).toEqual(["domain/shared/id.ts", "domain/shared/time/utc-day.ts"]);
});

test("no test waits by a bound of its own: adapters/system/test/patience.ts has those for what hangs", () => {
  // of a wait, of a test's options, or behind a test; endurance tests take what they take
  const bound = /\btimeout: [1-9][\d_]{3,}|^\s*\}, [1-9][\d_]{3,}\);$/m;
  const tests = sources.filter((path) => /(?<!endurance)\.test\.tsx?$/.test(path));
  // a click there is tried again and again
  const tries = ["web/e2e/quote-dashboards.e2e.test.ts"];
  const own = tests.filter((path) => bound.test(readFileSync(path, "utf8")));
  expect(own.sort()).toEqual(tries);
});
