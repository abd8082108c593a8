import { createDiskCache } from "../adapters/pictures/disk-cache.ts";
import { createSharpImageProcessor } from "../adapters/pictures/image-processor.ts";
import { createImageVariants } from "../adapters/pictures/image-variants.ts";
import { purgingVariants } from "../adapters/pictures/purge-variants.ts";
import { createPngRenderer } from "../adapters/pictures/render-png.ts";
import { createConcurrencyLimiter } from "../domain/shared/concurrency-limiter.ts";
import type { Config } from "./config.ts";
import { openMedia } from "./open-media.ts";

/**
 * Stored pictures, the image processor, and other widths and formats, which are cached on this
 * machine's disk.
 */
export function openPictures(config: Pick<Config, "bucket" | "dataDir" | "pictureCacheMb">) {
  const originals = openMedia(config);
  // two at a time, so that page requests are still answered meanwhile
  const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 1_000, longestMs: 15_000 });
  const cache = createDiskCache({
    folder: `${config.dataDir}/cache`,
    maxBytes: config.pictureCacheMb * 1024 * 1024,
  });
  const media = purgingVariants(originals, cache);
  return {
    media,
    imageProcessor: createSharpImageProcessor(queue),
    pictures: createImageVariants({ media, cache, queue }),
    renderPng: createPngRenderer({ media, cache, queue }),
  };
}
