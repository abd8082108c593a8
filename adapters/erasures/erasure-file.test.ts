import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Erasure } from "../../domain/privacy/ports.ts";
import { createErasureFile, erasureFileIn, readErasureFile } from "./erasure-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boothwright-erasures-"));
});
afterAll(() => rm(folder, { recursive: true }));

const at = new Date("2026-11-22T10:00:00.000Z");
const erasure = (end: number): Erasure => ({
  kind: "account",
  id: `0190a000-0000-7000-8000-00000000000${end}`,
  at,
});

test("add() adds what is missing, once, and reading it gives it back", async () => {
  const path = erasureFileIn(join(folder, "new"));
  expect(await readErasureFile(path)).toEqual([]);
  const file = createErasureFile(path);
  await file.add([erasure(1)]);
  await file.add([erasure(1), erasure(2)]);
  await file.add([]);
  expect(await readErasureFile(path)).toEqual([erasure(1), erasure(2)]);
  expect((await readFile(path, "utf8")).match(/account/g)).toHaveLength(2);
});

test("a line that was cut off is passed over, and the next one is whole", async () => {
  const path = erasureFileIn(folder);
  await createErasureFile(path).add([erasure(1)]);
  await appendFile(path, '\n{"kind":"acc');
  expect(await readErasureFile(path)).toEqual([erasure(1)]);
  await createErasureFile(path).add([erasure(2)]);
  expect(await readErasureFile(path)).toEqual([erasure(1), erasure(2)]);
});
