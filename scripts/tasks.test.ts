import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tasks } from "../deno.json" with { type: "json" };

/** Steps of other tasks. */
const steps = ["installed", "built"];

test("README names every task of deno.json, and no other", () => {
  const readme = readFileSync("README.md", "utf8");
  const table = readme.slice(readme.indexOf("## Commands"), readme.indexOf("## The code"));
  const named = table.match(/(?<=`(?:deno task )?)[a-z][a-z:-]+(?=`| [A-Z]+`)/g) ?? [];
  const all = Object.keys(tasks).filter((name) => !steps.includes(name));
  expect([...new Set(named)].filter((name) => name !== "deno").sort()).toEqual(all.sort());
});
