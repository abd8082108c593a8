import { mediaTypeOf } from "../../domain/pictures/media.ts";
import type { ImageVariant, ImageVariants, MediaStore } from "../../domain/pictures/ports.ts";
import type { ConcurrencyLimiter } from "../../domain/shared/concurrency-limiter.ts";
import type { DiskCache } from "./disk-cache.ts";
import { loadSharp } from "./load-sharp.ts";

const formats = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true },
} as const;

type Needs = { media: MediaStore; cache: DiskCache; queue: ConcurrencyLimiter };

/** Stored pictures in other widths and formats, each generated once and cached. */
export function createImageVariants({ media, cache, queue }: Needs): ImageVariants {
  async function draw({ key, named, width, format }: ImageVariant) {
    const original = await media.get(key);
    if (!original) return null;
    return await queue.run(async () => {
      const sharp = await loadSharp();
      const picture = sharp(original.bytes).timeout({ seconds: 30 });
      // the declared size comes from the URL, which anyone can forge
      const size = await picture.metadata();
      if (size.width !== named.width || size.height !== named.height) return null;
      if (width !== null) picture.resize({ width, withoutEnlargement: true });
      if (format === "jpeg") picture.flatten({ background: "#fff" });
      const bytes = await picture.toFormat(format, formats[format]).toBuffer();
      return new Uint8Array(bytes);
    });
  }

  return {
    async read(wanted) {
      const { key, named, width, format } = wanted;
      const isAsKept = width === null && mediaTypeOf(key) === `image/${format}`;
      if (isAsKept) return (await media.get(key))?.bytes ?? null;
      const size = `${named.width}x${named.height}`;
      const name = `${key.slice(0, 32)}-${size}-${width ?? "own"}.${format}`;
      return await cache.through(name, () => draw(wanted));
    },
  };
}
