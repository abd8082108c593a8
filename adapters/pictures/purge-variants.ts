import type { MediaStore } from "../../domain/pictures/ports.ts";
import type { DiskCache } from "./disk-cache.ts";

/** A store of which no copy outlives the original on this machine. */
export function purgingVariants(media: MediaStore, cache: DiskCache): MediaStore {
  return {
    ...media,
    async delete(key) {
      await media.delete(key);
      await cache.forget(key.slice(0, 32));
    },
  };
}
