import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const loaders = new Set(["lazyComponent", "untilLoaded", "preload"]);

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** The functions that hold an `import()`, with what each is given to or called. */
function lateImports(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, "utf8"));
  const unheard: string[] = [];
  const given = new Set<string>();
  const named: { name: string; at: number }[] = [];
  walk(program as unknown as Node, [], (node, above) => {
    if (node.type === "CallExpression" && loaders.has(String((node.callee as Node).name))) {
      for (const argument of node.arguments as Node[])
        if (argument.type === "Identifier") given.add(String(argument.name));
    }
    if (node.type !== "ImportExpression") return;
    const functionAt = above.findLastIndex(({ type }) => /Function/.test(type));
    const holder = above[functionAt - 1];
    if (holder?.type === "CallExpression" && loaders.has(String((holder.callee as Node).name))) {
      return;
    }
    if (holder?.type === "VariableDeclarator") {
      named.push({ name: String((holder.id as Node).name), at: node.start });
    } else unheard.push(`${path} at ${node.start}`);
  });
  const dropped = named.filter(({ name }) => !given.has(name));
  return [...unheard, ...dropped.map(({ at }) => `${path} at ${at}`)];
}

function walk(node: Node, above: Node[], visit: (node: Node, above: Node[]) => void): void {
  visit(node, above);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each?.type === "string") walk(each, [...above, node], visit);
    }
  }
}

test("every script that comes late is loaded in the one place that hears when it can't be [X02]", () => {
  const paths = readdirSync("web", { recursive: true, encoding: "utf8" })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|\.react-router|e2e\/|\.config\./.test(name),
    )
    .map((name) => `web/${name}`)
    .filter((path) => readFileSync(path, "utf8").includes("import("));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.flatMap(lateImports)).toEqual([]);
});
