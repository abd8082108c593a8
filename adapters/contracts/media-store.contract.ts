import { expect, it } from "vitest";
import type { Media, MediaKey } from "../../domain/pictures/media.ts";
import type { MediaStore } from "../../domain/pictures/ports.ts";

const mediaOf = (text: string): Media => ({
  bytes: new TextEncoder().encode(text),
  contentType: "image/webp",
});
const nobody = `${"0".repeat(32)}.webp` as MediaKey;

/** Contract of `MediaStore`. */
export function keepsMedia(open: () => Promise<MediaStore>) {
  it("get() answers what put() kept, byte for byte, and null for what nobody put there", async () => {
    const media = await open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    const key = await media.put({ bytes, contentType: "image/png" });
    expect(key).toMatch(/^[0-9a-f]{32}\.png$/);
    const found = await media.get(key);
    expect(found?.contentType).toBe("image/png");
    expect(Buffer.from(found?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
    expect(await media.get(nobody)).toBeNull();
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
}
