import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../postgres/test/test-database.ts";
import { backUp } from "./back-up.ts";
import { checkBackup } from "./check-backup.ts";
import { restore } from "./restore.ts";
import { contentOf } from "./test/test-content.ts";
import { fillWithOddText, loosenTables } from "./test/test-odd-text.ts";

const now = new Date("2026-11-22T03:15:00.000Z");
let source: Awaited<ReturnType<typeof createTestDatabase>>;
let target: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let file: string;

beforeAll(async () => {
  [source, target] = [await createTestDatabase(), await createTestDatabase()];
  for (const { url } of [source, target]) await loosenTables(url);
  expect(await fillWithOddText(source.url)).toBeGreaterThan(150);
  folder = await mkdtemp(join(tmpdir(), "boothwright-odd-"));
  file = join(folder, "odd.gz");
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await source.drop();
  await target.drop();
});

// a database is copied, restored and summed up in each test

test("a backup holds every separator of lines in every text column of every table", async () => {
  await backUp({ url: source.url, file, builtIn: true, now });
  expect(await checkBackup(file)).toContain("is whole");
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).not.toMatch(/[\u2028\u2029\r]/);

  await restore({ url: target.url, file, replace: true, now });
  expect(await contentOf(target.url)).toEqual(await contentOf(source.url));
});

test("a backup of an earlier version, with separators as they are, is whole and comes back", async () => {
  const earlier = join(folder, "earlier.gz");
  const text = gunzipSync(await readFile(file)).toString();
  await writeFile(earlier, gzipSync(asWrittenEarlier(text)));
  expect(await checkBackup(earlier)).toContain("is whole");

  await restore({ url: target.url, file: earlier, replace: true, now });
  expect(await contentOf(target.url)).toEqual(await contentOf(source.url));
});

/** Both separators unescaped, and the sums over the lines to match. */
function asWrittenEarlier(text: string): string {
  let hash = createHash("sha256");
  const lines = text.split("\n").map((line) => {
    if (line.startsWith("[")) {
      const raw = line.replaceAll(
        /(?<!\\)((?:\\\\)*)\\u202([89])/g,
        (_, before, which) => before + (which === "8" ? "\u2028" : "\u2029"),
      );
      hash.update(`${raw}\n`);
      return raw;
    }
    if (!line.includes('"endOf"')) return line;
    const sum = hash.digest("hex");
    hash = createHash("sha256");
    return JSON.stringify({ ...JSON.parse(line), sha256: sum });
  });
  expect(lines.join("\n")).toContain("\u2028");
  return lines.join("\n");
}
