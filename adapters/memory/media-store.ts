import { type Media, type MediaKey, mediaPrefix } from "../../domain/pictures/media.ts";
import type { MediaStore } from "../../domain/pictures/ports.ts";
import { keyOfMedia } from "../media/key-of-media.ts";

/** Files in memory, for tests. */
export function createMemoryMediaStore(): MediaStore & { storedAt: Map<MediaKey, Date> } {
  const storedAt = new Map<MediaKey, Date>();
  const stored = new Map<MediaKey, Media>();
  return {
    /** When the bytes of a key were last stored; tests may change it. */
    storedAt,
    keyOf: keyOfMedia,
    async put(media) {
      const key = keyOfMedia(media);
      storedAt.set(key, new Date());
      stored.set(key, { ...media, bytes: media.bytes.slice() });
      return key;
    },
    has: async (key) => stored.has(key),
    get: async (key) => stored.get(key) ?? null,
    delete: async (key) => void stored.delete(key),
    async *listOld(firstByte, before) {
      for (const key of [...stored.keys()]) {
        const at = storedAt.get(key);
        if (key.startsWith(mediaPrefix(firstByte)) && at && at < before) yield key;
      }
    },
  };
}
