import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Folders whose texts people read. */
const folders = ["web", "app-server", "adapters/mail", "domain"];
const isOther = /\.(test|contract)\.|\/(e2e|test|dev-ui)\//;

/** Times, numbers and money are put into words in these files, each in one way. */
const formatters = new Set([
  "domain/shared/money/money-text.ts",
  "domain/shared/text/count-text.ts",
  "domain/shared/time/write-in-zone.ts",
  // reads a zone's clocks to count with them
  "domain/shared/time/zone-time.ts",
]);
const byHand = [
  /\.toLocale(Date|Time)?String\(/,
  /\.toFixed\(/,
  /Intl\.(NumberFormat|DateTimeFormat)\((?!\)\.resolvedOptions)/,
  // "$" before a number that is formatted in place
  /\$\$\{(format|count|Math|cents|dollars|amount)/i,
];

test("times, numbers and money are formatted by one helper each", () => {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.tsx?$/.test(path) && !isOther.test(path) && !formatters.has(path))
      .flatMap((path) =>
        readFileSync(path, "utf8")
          .split("\n")
          .map((line) => line.replace(/^\s*(\*|\/\/|\/\*).*/, ""))
          .flatMap((line) => (byHand.some((each) => each.test(line)) ? [`${path}: ${line}`] : [])),
      ),
  );
  expect(found).toEqual([]);
});

test("decisions are numbered and have one form", () => {
  const form = ["What we faced", "What we chose", "What it costs", "When to look again"];
  for (const name of readdirSync("docs/decisions")) {
    const [title = "", ...lines] = readFileSync(`docs/decisions/${name}`, "utf8").split("\n");
    expect(title, name).toContain(`# ${name.slice(0, 3)}: `);
    const headings = lines.filter((line) => line.startsWith("## ")).map((line) => line.slice(3));
    expect(headings, name).toEqual(form);
  }
});
