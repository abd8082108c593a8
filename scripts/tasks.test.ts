import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tasks } from "../deno.json" with { type: "json" };

/** Steps of other tasks. */
const steps = ["installed", "built"];

test("an operator's command prints what it does, and no line of the runtime's", () => {
  const commands = Object.entries(tasks).filter(
    ([, task]) => typeof task === "string" && /^(\w+=\w+ )?deno run .*scripts\//.test(task),
  );
  const development = /scripts\/(bench|story|build)/;
  for (const [name, task] of commands) {
    if (!development.test(`${task}`)) expect(task, name).toContain("--quiet");
  }
  expect(commands.length).toBeGreaterThan(8);
});

test("README names every task of deno.json, and no other", () => {
  const readme = readFileSync("README.md", "utf8");
  const table = readme.slice(readme.indexOf("## Commands"), readme.indexOf("## The code"));
  const named = table.match(/(?<=`(?:deno task )?)[a-z][a-z:-]+(?=`| [A-Z]+`)/g) ?? [];
  const all = Object.keys(tasks).filter((name) => !steps.includes(name));
  expect([...new Set(named)].filter((name) => name !== "deno").sort()).toEqual(all.sort());
});
