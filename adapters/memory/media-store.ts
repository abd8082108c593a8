import { type Media, type MediaKey, mediaPrefix } from "../../domain/pictures/media.ts";
import type { MediaStore } from "../../domain/pictures/ports.ts";
import { keyOfMedia } from "../media/key-of-media.ts";
import { fileTime } from "../system/file-time.ts";

/** In-memory files for tests, dated by `now`. */
export function createMemoryMediaStore(
  now: () => Date = fileTime,
): MediaStore & { storedAt: Map<MediaKey, Date> } {
  const storedAt = new Map<MediaKey, Date>();
  const stored = new Map<MediaKey, Media>();
  return {
    /** When each key's bytes were last stored; tests may change it. */
    storedAt,
    keyOf: keyOfMedia,
    async put(media) {
      const key = keyOfMedia(media);
      storedAt.set(key, now());
      stored.set(key, { ...media, bytes: media.bytes.slice() });
      return key;
    },
    has: async (key) => stored.has(key),
    get: async (key) => stored.get(key) ?? null,
    delete: async (key) => void stored.delete(key),
    async *listOld(firstByte, olderThanMs) {
      for (const key of [...stored.keys()]) {
        const at = storedAt.get(key);
        if (
          key.startsWith(mediaPrefix(firstByte)) &&
          at &&
          now().getTime() - at.getTime() > olderThanMs
        )
          yield key;
      }
    },
  };
}
