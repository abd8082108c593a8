import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";
import type { CleanPicture, ImageProcessor, PictureProblem } from "../../domain/pictures/ports.ts";
import type { ConcurrencyLimiter } from "../../domain/shared/concurrency-limiter.ts";
import { loadSharp } from "./load-sharp.ts";

const kinds = [
  { kind: "jpeg", starts: [0xff, 0xd8, 0xff], at: 0 },
  { kind: "png", starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0 },
  { kind: "gif", starts: [0x47, 0x49, 0x46, 0x38], at: 0 },
  { kind: "webp", starts: [0x57, 0x45, 0x42, 0x50], at: 8 },
  { kind: "avif", starts: [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69], at: 4 },
] as const;

/** Detects the type from the first bytes; null for unsupported ones, which no decoder gets. */
function pictureKind(bytes: Uint8Array): (typeof kinds)[number]["kind"] | null {
  const found = kinds.find(({ starts, at }) =>
    starts.every((byte, index) => bytes[at + index] === byte),
  );
  return found?.kind ?? null;
}

const input = { limitInputPixels: pictureBounds.pixels, failOn: "error" } as const;
const timeout = { seconds: 30 };

/** Processes pictures with sharp, through a queue. */
export function createSharpImageProcessor(queue: ConcurrencyLimiter): ImageProcessor {
  return {
    clean: (bytes) => queue.run(() => clean(bytes)),
    shrink: (bytes, side) => queue.run(() => shrink(bytes, side)),
  };
}

async function clean(bytes: Uint8Array): Promise<CleanPicture | PictureProblem> {
  if (!pictureKind(bytes)) return "not-a-picture";
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
    if (width * height > pictureBounds.pixels) return "too-many-pixels";
    const side = pictureBounds.keptSide;
    // drops metadata (place, camera, owner)
    const encoded = await sharp(bytes, input)
      .timeout(timeout)
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 86, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: encoded.data,
      contentType: "image/webp",
      width: encoded.info.width,
      height: encoded.info.height,
      color: await colorOf(encoded.data),
    };
  } catch {
    // valid header, invalid content
    return "broken";
  }
}

async function shrink(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return await sharp(bytes, input)
    .timeout(timeout)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}

/** A picture's average color; null when it has transparent parts. */
async function colorOf(bytes: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp();
  const { isOpaque } = await sharp(bytes).stats();
  if (!isOpaque) return null;
  const pixel = await sharp(bytes).removeAlpha().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return pixel.subarray(0, 3).toString("hex");
}
