import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { keepsMedia } from "../contracts/media-store.contract.ts";
import { createDiskMediaStore } from "./disk-media-store.ts";

const folder = await mkdtemp(join(tmpdir(), "media-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("pictures on the disk", () => {
  keepsMedia(async () => createDiskMediaStore(folder));

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
