import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import denoJson from "../deno.json" with { type: "json" };

/** Steps of other tasks. */
const steps = ["installed", "packaged", "built"];

type Task = string | { command?: string; dependencies?: string[] };
const all = Object.entries<Task>(denoJson.tasks).map(([name, task]) => ({
  name,
  command: (typeof task === "string" ? task : task.command) ?? "",
  dependencies: typeof task === "string" ? [] : (task.dependencies ?? []),
}));

test("an operator's command prints what it does, and no line of the runtime's", () => {
  const commands = all.filter(({ command }) => /^(\w+=\w+ )?deno run .*scripts\//.test(command));
  const development =
    /scripts\/(bench|smoke-test|upgrade|build|calendar|count-lines|mutate|boundaries|install)/;
  for (const { name, command } of commands) {
    if (!development.test(command)) expect(command, name).toContain("--quiet");
  }
  expect(commands.length).toBeGreaterThan(8);
});

test("every task installs the packages that a new clone lacks", () => {
  const installs = /^deno install|scripts\/install\.ts/;
  // it reads deno.lock alone
  for (const { name, command, dependencies } of all.filter(({ name }) => name !== "sbom")) {
    const own = installs.test(command.replace(/^deno run -A (--quiet )?/, ""));
    expect(own || dependencies.length > 0, name).toBe(true);
  }
});

test("README names every task of deno.json, and no other", () => {
  const readme = readFileSync("README.md", "utf8");
  const table = readme.slice(readme.indexOf("## Commands"), readme.indexOf("## The code"));
  const named = table.match(/(?<=`(?:deno task )?)[a-z][a-z:-]+(?=`| [A-Z]+`)/g) ?? [];
  const wanted = all.map(({ name }) => name).filter((name) => !steps.includes(name));
  expect([...new Set(named)].filter((name) => name !== "deno").sort()).toEqual(wanted.sort());
});
