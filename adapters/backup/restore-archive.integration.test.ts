import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { migrationsList } from "../postgres/migrations/list.ts";
import { openTestTables } from "../postgres/test/open-test-tables.ts";
import { testNow } from "../system/test/test-time.ts";
import { restore } from "./restore.ts";
import { testTool } from "./test/test-tool.ts";

const tables = await openTestTables();
const folder = await mkdtemp(join(tmpdir(), "boothwright-archive-"));
const path = process.env.PATH;
afterAll(async () => {
  process.env.PATH = path;
  await tables.close();
  await rm(folder, { recursive: true });
});

const file = join(folder, "other.dump");

/** As if `pg_restore` found these migrations in the archive. */
async function restored(names: string[]) {
  const rows = names.map((name, at) => `printf '${at}\\t${name}\\t2026-11-21\\n'`);
  await testTool(folder, "pg_restore", 99, rows.join("\n"), join(folder, "called"));
  return restore({ url: tables.url, file, replace: true, now: testNow() });
}

test("restore() takes an archive of pg_dump over tables of its version only", async () => {
  await writeFile(file, "PGDMP");
  process.env.PATH = `${folder}:${path}`;
  const names = migrationsList.map(({ name }) => name);
  await expect(restored([...names, "Migration29990101000000_later"])).rejects.toThrow(
    /of different versions/,
  );
  expect(await restored(names)).toBe(`Restored ${file}`);
});
