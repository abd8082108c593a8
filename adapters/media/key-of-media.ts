import { createHash } from "node:crypto";
import { type Media, type MediaKey, mediaKeyOf } from "../../domain/pictures/media.ts";

/** The key of such a file: from the SHA-256 of its bytes, and what it is. */
export function keyOfMedia({ bytes, contentType }: Media): MediaKey {
  return mediaKeyOf(createHash("sha256").update(bytes).digest("hex"), contentType);
}
