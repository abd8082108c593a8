import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";
import type { CleanPicture, ImageProcessor, PictureProblem } from "../../domain/pictures/ports.ts";
import type { Queue } from "../../domain/shared/concurrency-limiter.ts";
import { loadSharp } from "./load-sharp.ts";
import { pictureKind } from "./picture-kind.ts";

const input = { limitInputPixels: pictureBounds.pixels, failOn: "error" } as const;
const timeout = { seconds: 30 };

/** Draws pictures with sharp, each when its turn comes. */
export function createSharpImageProcessor(queue: Queue): ImageProcessor {
  return { clean: (bytes) => queue.run(() => clean(bytes)) };
}

async function clean(bytes: Uint8Array): Promise<CleanPicture | PictureProblem> {
  if (!pictureKind(bytes)) return "not-a-picture";
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
    if (width * height > pictureBounds.pixels) return "too-many-pixels";
    const side = pictureBounds.keptSide;
    // metadata (place, camera, owner) is not written
    const kept = await sharp(bytes, input)
      .timeout(timeout)
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 86, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: kept.data,
      contentType: "image/webp",
      width: kept.info.width,
      height: kept.info.height,
      color: await colorOf(kept.data),
    };
  } catch {
    // valid header, invalid content
    return "broken";
  }
}

/** The colour of a picture from afar; null when parts of it can be seen through. */
async function colorOf(bytes: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp();
  const { isOpaque } = await sharp(bytes).stats();
  if (!isOpaque) return null;
  const pixel = await sharp(bytes).removeAlpha().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return pixel.subarray(0, 3).toString("hex");
}
