import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderMigrationsList } from "./render-migrations-list.ts";

const folder = "adapters/postgres/migrations";

test("renderMigrationsList() names every migration of the folder as list.ts does", () => {
  const list = readFileSync(`${folder}/list.ts`, "utf8");
  expect(list).toBe(renderMigrationsList(readdirSync(folder)));
});

test("renderMigrationsList() keeps the order of time, and leaves out what is no migration", () => {
  const list = renderMigrationsList([
    "Migration2_b.ts",
    "list.ts",
    ".snapshot.json",
    "Migration1_a.ts",
  ]);
  expect(list).toContain(
    '  { name: "Migration1_a", class: Migration1_a },\n  { name: "Migration2_b"',
  );
  expect(list).not.toContain("snapshot");
});
