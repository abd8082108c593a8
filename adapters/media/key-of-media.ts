import { createHash } from "node:crypto";
import { type Media, type MediaKey, mediaKeyOf } from "../../domain/pictures/media.ts";

/** Key of a file: the SHA-256 of its bytes, and its type. */
export function keyOfMedia({ bytes, contentType }: Media): MediaKey {
  return mediaKeyOf(createHash("sha256").update(bytes).digest("hex"), contentType);
}
