import { ok, type Result, refuse } from "../shared/result.ts";
import { addPictureAddress, type StoredPicture } from "./picture-address.ts";
import { pictureBounds } from "./picture-bounds.ts";
import type { ImageProcessor, MediaStore, PictureProblem } from "./ports.ts";
import type { PictureRefusal } from "./refusals.ts";

type Needs = { media: MediaStore; imageProcessor: ImageProcessor };

const refusalOf: Record<PictureProblem, PictureRefusal> = {
  "not-a-picture": { kind: "picture-unknown" },
  broken: { kind: "picture-broken" },
  "too-many-pixels": { kind: "picture-too-many-pixels" },
};

/** Validates by content, re-encodes to WebP, stores under its hash (duplicates once). */
export function storePicture({ media, imageProcessor }: Needs) {
  return async (bytes: Uint8Array): Promise<Result<StoredPicture, PictureRefusal>> => {
    if (bytes.byteLength > pictureBounds.bytes) return refuse({ kind: "picture-too-large" });
    const picture = await imageProcessor.clean(bytes);
    if (typeof picture === "string") return refuse(refusalOf[picture]);
    const { width, height, color } = picture;
    const key = await media.put({ bytes: picture.bytes, contentType: picture.contentType });
    return ok(addPictureAddress({ key, width, height, color }));
  };
}
