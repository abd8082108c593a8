import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkBoundaries } from "./check-boundaries.ts";

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "boothwright-boundaries-"));
});
afterEach(() => rmSync(house, { recursive: true }));

async function violationsOf(from: string, to: string) {
  const isOurs = /^(domain|adapters|app-server|web|scripts)\//.test(to);
  const depth = "../".repeat(from.split("/").length - 1);
  if (isOurs) write(to, "export const thing = 1;");
  write(from, `import { thing } from "${isOurs ? depth : ""}${to}";\nexport const it = thing;`);
  const { violations } = await checkBoundaries([from.split("/")[0] ?? ""], house);
  return violations;
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

test.each([
  ["domain/a.ts", "adapters/memory/b.ts"],
  ["domain/a.ts", "zod"],
  ["domain/a.ts", "node:fs"],
  ["adapters/postgres/a.ts", "app-server/b.ts"],
  ["adapters/memory/a.ts", "pg"],
  ["adapters/a.ts", "zod"],
  ["app-server/contract/a.ts", "app-server/b.ts"],
  ["app-server/contract/a.ts", "hono"],
  ["app-server/a.ts", "web/home/b.ts"],
  ["app-server/a.ts", "node:fs"],
  ["app-server/http/a.ts", "adapters/memory/b.ts"],
  ["app-server/calls/a.ts", "app-server/http/b.ts"],
  ["app-server/services/a.ts", "app-server/http/b.ts"],
  ["app-server/services/a.ts", "adapters/memory/b.ts"],
  ["app-server/a.ts", "pg"],
  ["scripts/a.ts", "web/home/b.ts"],
  ["web/a.ts", "app-server/http/b.ts"],
  ["web/a.ts", "adapters/memory/b.ts"],
  ["web/a.ts", "hono"],
  ["web/a.ts", "node:fs"],
  ["web/ui/a.ts", "web/quotes/b.ts"],
  ["domain/accounts/a.ts", "domain/quotes/b.ts"],
  ["web/accounts/a.ts", "web/quotes/b.ts"],
  ["domain/not-listed/a.ts", "domain/shared/b.ts"],
])("%s may not import %s", async (from, to) => {
  expect(await violationsOf(from, to)).not.toEqual([]);
});

test.each([
  ["domain/quotes/a.ts", "domain/shared/b.ts"],
  ["domain/quotes/responses/a.ts", "domain/quotes/b.ts"],
  ["domain/assignment/a.ts", "domain/quotes/responses/b.ts"],
  ["adapters/postgres/a.ts", "domain/b.ts"],
  ["adapters/postgres/a.ts", "node:fs"],
  ["app-server/contract/a.ts", "domain/b.ts"],
  ["app-server/a.ts", "web/context.ts"],
  ["app-server/runtime/serve-x.ts", "node:fs"],
  ["scripts/a.ts", "adapters/memory/b.ts"],
  ["web/a.ts", "app-server/contract/b.ts"],
])("%s may import %s", async (from, to) => {
  expect(await violationsOf(from, to)).toEqual([]);
});

test("no two files may import each other", async () => {
  write("domain/a.ts", 'import { b } from "./b.ts";\nexport const a = () => b;');
  write("domain/b.ts", 'import { a } from "./a.ts";\nexport const b = () => a;');
  const { violations } = await checkBoundaries(["domain"], house);
  expect(violations).toContainEqual(expect.stringMatching(/^no-cycles/));
});
