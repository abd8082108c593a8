import { expect, test } from "vitest";
import { createMemoryMediaStore } from "../../adapters/memory/media-store.ts";
import type { MediaKey } from "./media.ts";
import { sweepPictures } from "./sweep-pictures.ts";

test("sweepPictures() forgets the pictures that it deleted, and fails with the one that the store refused", async () => {
  const media = createMemoryMediaStore();
  const put = (text: string) =>
    media.put({ bytes: new TextEncoder().encode(text), contentType: "image/webp" });
  const [stuck, ...others] = [await put("a"), await put("b"), await put("c")];
  const forgotten: MediaKey[] = [];
  const none = async () => {};
  const sweep = sweepPictures({
    media: {
      async delete(key) {
        if (key === stuck) throw new Error("Access denied");
        await media.delete(key);
      },
    },
    pictures: {
      listUnused: async () => (stuck ? [stuck, ...others] : []),
      async forget(key, _before, dispose) {
        await dispose(key);
        forgotten.push(key);
      },
    },
    linkedPictures: { noteShown: none, forgetUnshown: none },
    clock: { now: () => new Date() },
  });
  await expect(sweep()).rejects.toThrow("Access denied");
  expect(forgotten).toEqual(others);
});
