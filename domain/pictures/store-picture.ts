import type { UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { addPictureAddress, type StoredPicture } from "./picture-address.ts";
import { pictureBounds } from "./picture-bounds.ts";
import type { ImageProcessor, MediaStore, PictureProblem, PictureRepository } from "./ports.ts";
import type { PictureRefusal } from "./refusals.ts";

type Needs = {
  media: MediaStore;
  imageProcessor: ImageProcessor;
  pictures: Pick<PictureRepository, "noteUpload">;
  clock: Clock;
};

const refusalOf: Record<PictureProblem, PictureRefusal> = {
  "not-a-picture": { kind: "picture-unknown" },
  broken: { kind: "picture-broken" },
  "too-many-pixels": { kind: "picture-too-many-pixels" },
};

/**
 * Re-encodes a picture to WebP and stores it under its content hash, recorded as uploaded by this
 * account or by a sync. Removed a day after its last use.
 */
export function storePicture({ media, imageProcessor, pictures, clock }: Needs) {
  return async (
    bytes: Uint8Array,
    userId: UserId | null,
  ): Promise<Result<StoredPicture, PictureRefusal>> => {
    if (bytes.byteLength > pictureBounds.bytes) return refuse({ kind: "picture-too-large" });
    const picture = await imageProcessor.clean(bytes);
    if (typeof picture === "string") return refuse(refusalOf[picture]);
    const { width, height, color } = picture;
    const file = { bytes: picture.bytes, contentType: picture.contentType };
    const key = media.keyOf(file);
    // first, so that a concurrent sweep of the same picture ends before its bytes are stored
    await pictures.noteUpload({ key, userId, at: clock.now() });
    await media.put(file);
    return ok(addPictureAddress({ key, width, height, color }));
  };
}
