import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { keepsMedia, keysOf } from "../contracts/media-store.contract.ts";
import { createDiskMediaStore } from "./disk-media-store.ts";

const folder = await mkdtemp(join(tmpdir(), "media-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("pictures on the disk", () => {
  keepsMedia(
    async () => createDiskMediaStore(folder),
    (key, at) => utimes(join(folder, key.slice(0, 2), key), at, at),
  );

  it("listOld() removes drafts of writes that a crash interrupted, once they are old [R43]", async () => {
    const media = createDiskMediaStore(folder);
    const key = await media.put({ bytes: new Uint8Array(9), contentType: "image/webp" });
    const inside = join(folder, key.slice(0, 2));
    const [old, young] = [`${key}.1.draft`, `${key}.2.draft`];
    for (const name of [old, young]) await writeFile(join(inside, name), "half");
    await utimes(join(inside, old), 0, 0);
    const first = Number.parseInt(key.slice(0, 2), 16);
    expect(await keysOf(media.listOld(first, 60_000))).toEqual([]);
    const names = await readdir(inside);
    expect(names).toContain(young);
    expect(names).not.toContain(old);
    await rm(join(inside, young));
  });

  it("put() leaves no drafts behind", async () => {
    const media = createDiskMediaStore(folder);
    await media.put({ bytes: new Uint8Array(9), contentType: "image/webp" });
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.endsWith(".draft"))).toEqual([]);
    expect(names.some((name) => name.endsWith(".webp"))).toBe(true);
  });

  it("put() throws when the folder cannot be written", async () => {
    const media = createDiskMediaStore("/dev/null/media");
    const put = media.put({ bytes: new Uint8Array(9), contentType: "image/webp" });
    await expect(put).rejects.toThrow();
  });
});
