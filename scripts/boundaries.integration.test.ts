import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBoundaries } from "./check-boundaries.ts";

const forbidden = [
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
  ["domain/quotes/letters/a.ts", "domain/quotes/responses/b.ts"],
  ["web/ui/action/a.ts", "web/ui/text/b.ts"],
  ["domain/not-listed/a.ts", "domain/shared/b.ts"],
  ["adapters/postgres/portfolio/a.ts", "adapters/postgres/builders/b.ts"],
  ["adapters/postgres/promise/a.ts", "adapters/postgres/quotes/b.ts"],
  ["adapters/postgres/not-listed/a.ts", "adapters/postgres/sql/b.ts"],
  ["adapters/postgres/sql/a.ts", "adapters/embedded-postgres/b.ts"],
  ["app-server/http/a.ts", "app-server/runtime/b.ts"],
  ["app-server/contract/rates/a.ts", "app-server/contract/quotes/b.ts"],
] as const;

const allowed = [
  ["domain/quotes/a.ts", "domain/shared/b.ts"],
  ["domain/quotes/responses/a.ts", "domain/quotes/b.ts"],
  ["domain/assignment/a.ts", "domain/quotes/responses/b.ts"],
  ["adapters/postgres/a.ts", "domain/b.ts"],
  ["adapters/postgres/quotes/a.ts", "adapters/postgres/promise/b.ts"],
  ["app-server/runtime/a.ts", "app-server/http/middleware/b.ts"],
  ["adapters/postgres/a.ts", "node:fs"],
  ["adapters/embedded-postgres/a.ts", "adapters/postgres/sql/b.ts"],
  ["app-server/contract/a.ts", "domain/b.ts"],
  ["app-server/a.ts", "web/context.ts"],
  ["app-server/runtime/serve-x.ts", "node:fs"],
  ["scripts/a.ts", "adapters/memory/b.ts"],
  ["web/a.ts", "app-server/contract/b.ts"],
] as const;

/** A fakes with a file for each of these imports, looked through once: that takes a third of a second. */
const fakes = mkdtempSync(join(tmpdir(), "boothwright-boundaries-"));
let found: string[];
beforeAll(async () => {
  for (const [at, [from, to]] of [...forbidden, ...allowed].entries()) {
    const isOurs = /^(domain|adapters|app-server|web|scripts)\//.test(to);
    const depth = "../".repeat(from.split("/").length - 1);
    if (isOurs) write(to, "export const thing = 1;");
    const line = `import { thing } from "${isOurs ? depth : ""}${to}";`;
    write(numbered(from, at), `${line}\nexport const it = thing;`);
  }
  write("domain/one.ts", 'import { other } from "./other.ts";\nexport const one = () => other;');
  write("domain/other.ts", 'import { one } from "./one.ts";\nexport const other = () => one;');
  const layers = ["domain", "adapters", "app-server", "web", "scripts"];
  found = (await checkBoundaries(layers, fakes)).violations;
});
afterAll(() => rmSync(fakes, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(fakes, path)), { recursive: true });
  writeFileSync(join(fakes, path), text);
}

/** Several of these imports stand in files of one name. */
const numbered = (path: string, at: number) => path.replace(/\.ts$/, `${at}.ts`);
const violationsOf = (from: string, at: number) =>
  found.filter((words) => words.includes(`: ${numbered(from, at)} may not import `));

test.each(forbidden.map(([from, to], at) => [from, to, at] as const))(
  "%s may not import %s",
  (from, _, at) => expect(violationsOf(from, at)).not.toEqual([]),
);

test.each(allowed.map(([from, to], at) => [from, to, forbidden.length + at] as const))(
  "%s may import %s",
  (from, _, at) => expect(violationsOf(from, at)).toEqual([]),
);

test("no two files may import each other", () => {
  expect(found).toContainEqual(expect.stringMatching(/^no-cycles: domain\/one/));
});
