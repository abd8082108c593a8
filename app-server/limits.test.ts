import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { type Limit, limitTable } from "./limits.ts";

const guide = readFileSync("docs/operating.md", "utf8");
const inWords = { 1: "hour", 24: "day" };

test("limitTable() is the table in the operator's guide, row by row", () => {
  const table: Record<string, Limit> = limitTable(readConfig({}));
  const rows = Object.values(table).map(
    ({ counts, by, amount, hours, over }) =>
      `| ${counts} | ${by} | ${amount.toLocaleString("en-US")} | ${inWords[hours]} | ${over} |`,
  );
  const [, section = ""] = guide.split("\n## Limits\n");
  const documented = section
    .split("\n## ")[0]
    ?.match(/^\| .* \|$/gm)
    ?.slice(2);
  expect(documented).toEqual(rows);
});
