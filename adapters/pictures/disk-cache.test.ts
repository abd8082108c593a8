import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDiskCache } from "./disk-cache.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (size: number) => new Uint8Array(size);
const names = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

it("through() makes a file once for all who ask, also in the next process", async () => {
  const cache = createDiskCache({ folder, maxBytes: 1_000 });
  const make = vi.fn(async () => bytes(10));
  const all = await Promise.all([1, 2, 3].map(() => cache.through("aa-1", make)));
  expect(all.map((each) => each?.byteLength)).toEqual([10, 10, 10]);
  const next = createDiskCache({ folder, maxBytes: 1_000 });
  expect((await next.through("aa-1", make))?.byteLength).toBe(10);
  expect(make).toHaveBeenCalledTimes(1);
});

it("through() keeps nothing of what cannot be made, and tries again", async () => {
  const cache = createDiskCache({ folder, maxBytes: 1_000 });
  expect(await cache.through("aa-1", async () => null)).toBeNull();
  await expect(cache.through("aa-1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await cache.through("aa-1", async () => bytes(3)))?.byteLength).toBe(3);
});

it("through() lets go of what was not asked for longest when there is too much", async () => {
  const cache = createDiskCache({ folder, maxBytes: 1_000 });
  for (const name of ["aa-1", "bb-2", "cc-3"]) await cache.through(name, async () => bytes(300));
  const longAgo = new Date(Date.now() - 7_200_000);
  for (const name of ["aa-1", "bb-2"]) {
    await utimes(join(folder, name.slice(0, 2), name), longAgo, longAgo);
  }
  await cache.through("aa-1", async () => bytes(1));
  await cache.through("dd-4", async () => bytes(200));
  expect(await names()).toEqual(["aa-1", "cc-3", "dd-4"]);
});

it("through() answers although the disk cannot be written", async () => {
  const report = vi.fn();
  const cache = createDiskCache({ folder: "/dev/null/cache", maxBytes: 1_000, report });
  expect((await cache.through("aa-1", async () => bytes(3)))?.byteLength).toBe(3);
  expect(report).toHaveBeenCalled();
});
