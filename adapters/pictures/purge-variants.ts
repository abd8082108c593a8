import type { MediaStore } from "../../domain/pictures/ports.ts";
import type { DiskCache } from "./disk-cache.ts";

/** A media store that deletes cached variants with their original. */
export function purgingVariants(media: MediaStore, cache: DiskCache): MediaStore {
  return {
    ...media,
    async delete(key) {
      await media.delete(key);
      await cache.forget(key.slice(0, 32));
    },
  };
}
