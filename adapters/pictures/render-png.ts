import { createHash } from "node:crypto";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import type { MediaStore } from "../../domain/pictures/ports.ts";
import type { ConcurrencyLimiter } from "../../domain/shared/concurrency-limiter.ts";
import type { DiskCache } from "./disk-cache.ts";
import { loadSharp } from "./load-sharp.ts";

type Sheet = {
  /** Our own SVG, never uploaded content. */
  svg: string;
  /** A picture stored by this site, drawn on top. */
  photo: { url: string; left: number; top: number; width: number; height: number } | null;
};
export type PngRenderer = (sheet: Sheet) => Promise<Uint8Array<ArrayBuffer>>;

type Needs = { media: MediaStore; cache: DiskCache; queue: ConcurrencyLimiter };

/** Renders drawings to PNG; equal drawings once. */
export function createPngRenderer({ media, cache, queue }: Needs): PngRenderer {
  async function print({ svg, photo }: Sheet) {
    const stored = photo && readPictureAddress(photo.url);
    const original = stored && (await media.get(stored.key));
    return await queue.run(async () => {
      const sharp = await loadSharp();
      const sheet = sharp(new TextEncoder().encode(svg)).timeout({ seconds: 30 });
      if (photo && original) {
        const { left, top, width, height } = photo;
        const input = await sharp(original.bytes)
          .resize(width, height)
          .flatten({ background: "#fff" })
          .toBuffer();
        sheet.composite([{ input, left, top }]);
      }
      // dithered with few colors: half the size
      return new Uint8Array(await sheet.png({ palette: true, quality: 90, effort: 3 }).toBuffer());
    });
  }

  return async (sheet) => {
    const hash = createHash("sha256").update(`${sheet.svg}\n${sheet.photo?.url}`).digest("hex");
    const printed = await cache.through(`${hash.slice(0, 32)}-sheet.png`, () => print(sheet));
    if (!printed) throw new Error("A sheet is always printed");
    return printed as Uint8Array<ArrayBuffer>;
  };
}
