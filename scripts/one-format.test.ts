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

const pagesOfDecisions = readdirSync("docs/decisions").filter((name) => name !== "README.md");

test("decisions are numbered, have a date, one form and a row of the index", () => {
  const form = ["What we faced", "What we chose", "What it costs", "When to look again"];
  const index = readFileSync("docs/decisions/README.md", "utf8");
  for (const name of pagesOfDecisions) {
    const [title = "", ...lines] = readFileSync(`docs/decisions/${name}`, "utf8").split("\n");
    expect(title, name).toContain(`# ${name.slice(0, 3)}: `);
    expect(lines.join("\n"), name).toMatch(/^\*In force since \d{4}-\d\d-\d\d\./m);
    const headings = lines.filter((line) => line.startsWith("## ")).map((line) => line.slice(3));
    expect(headings.slice(0, 4), name).toEqual(form);
    expect([[], ["What else is decided here"]], name).toContainEqual(headings.slice(4));
    expect(index, name).toContain(`](${name})`);
  }
});

test("each decision that code or a paper cites has a page", () => {
  const numbers = new Set(pagesOfDecisions.map((name) => name.slice(0, 3)));
  const roots = ["adapters", "app-server", "web", "domain", "scripts", "docs", "deploy", ".ci"];
  const paths = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8", withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|md|ya?ml|css)$|^run$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  const cited = /(?:\bdecisions?\s(?:and\s)?|docs\/decisions\/)((?:\d{3}(?:, | and |, and )?)+)/gi;
  const found = [...paths, "README.md", "domain/README.md"].flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(cited)]
      .flatMap(([, list = ""]) => list.match(/\d{3}/g) ?? [])
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: decision ${number}`),
  );
  expect(found).toEqual([]);
});
