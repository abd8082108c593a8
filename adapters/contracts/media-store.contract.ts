import { expect, it } from "vitest";
import type { Media, MediaKey } from "../../domain/pictures/media.ts";
import type { MediaStore } from "../../domain/pictures/ports.ts";
import { fileTime } from "../system/file-time.ts";

const mediaOf = (text: string): Media => ({
  bytes: new TextEncoder().encode(text),
  contentType: "image/webp",
});
const missing = `${"0".repeat(32)}.webp` as MediaKey;

export async function keysOf(listed: AsyncIterable<MediaKey>): Promise<MediaKey[]> {
  const keys: MediaKey[] = [];
  for await (const key of listed) keys.push(key);
  return keys;
}

/** Contract of `MediaStore`. `age` makes bytes look as if they had been stored then. */
export function keepsMedia(
  open: () => Promise<MediaStore>,
  age: (key: MediaKey, at: Date) => Promise<unknown>,
) {
  it("get() answers what put() stored, byte for byte, and null for what no one put there", async () => {
    const media = await open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    const key = await media.put({ bytes, contentType: "image/png" });
    expect(key).toMatch(/^[0-9a-f]{32}\.png$/);
    const found = await media.get(key);
    expect(found?.contentType).toBe("image/png");
    expect(Buffer.from(found?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
    expect(await media.get(missing)).toBeNull();
    expect([await media.has(key), await media.has(missing)]).toEqual([true, false]);
  });

  it("put() names by content: the same bytes once, others apart, also at the same time", async () => {
    const media = await open();
    const same = await Promise.all(["a", "a", "a", "b"].map((text) => media.put(mediaOf(text))));
    expect(new Set(same).size).toBe(2);
    expect(same[0]).toBe(same[2]);
    expect(new TextDecoder().decode((await media.get(same[0] as MediaKey))?.bytes)).toBe("a");
  });

  it("delete() removes one and is content when it is gone", async () => {
    const media = await open();
    const [gone, stays] = [await media.put(mediaOf("gone")), await media.put(mediaOf("stays"))];
    await media.delete(gone);
    await media.delete(gone);
    expect(await media.get(gone)).toBeNull();
    expect(await media.get(stays)).not.toBeNull();
  });

  it("listOld() has the keys of a first byte that were last stored so long ago [R43]", async () => {
    const media = await open();
    const byte = 0xab;
    const planted: MediaKey[] = [];
    for (let at = 0; planted.length < 4; at++) {
      const file = mediaOf(`listed ${at}`);
      if (media.keyOf(file).startsWith("ab")) planted.push(await media.put(file));
    }
    const [again, young, ...old] = planted as [MediaKey, MediaKey, ...MediaKey[]];
    const listed = async (first: number) => (await keysOf(media.listOld(first, 60_000))).sort();
    expect(await listed(byte)).toEqual([]);
    for (const key of [again, ...old]) await age(key, new Date(fileTime().getTime() - 120_000));
    expect(await listed(byte)).toEqual([again, ...old].sort());
    expect(await listed((byte + 1) % 256)).toEqual([]);
    const found = await media.get(again);
    if (found) await media.put(found);
    expect(await listed(byte)).toEqual(old.toSorted());
    expect(await media.get(young)).not.toBeNull();
  });
}
