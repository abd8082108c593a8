import type { Media, MediaKey } from "../../domain/pictures/media.ts";
import type { MediaStore } from "../../domain/pictures/ports.ts";
import { keyOfMedia } from "../media/key-of-media.ts";

/** Files in memory, for tests. */
export function createMemoryMediaStore(): MediaStore {
  const kept = new Map<MediaKey, Media>();
  return {
    keyOf: keyOfMedia,
    async put(media) {
      const key = keyOfMedia(media);
      kept.set(key, { ...media, bytes: media.bytes.slice() });
      return key;
    },
    get: async (key) => kept.get(key) ?? null,
    delete: async (key) => void kept.delete(key),
  };
}
