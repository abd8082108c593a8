import type { Media } from "../pictures/media.ts";
import type { ImageProcessor } from "../pictures/ports.ts";
import type { PictureBroken, PictureTooManyPixels } from "../pictures/refusals.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { ScanState } from "./attachment.ts";
import { pdfHeadAt } from "./pdf-head.ts";
import type { FileScanner } from "./ports.ts";
import type { AttachmentUnknown } from "./refusals.ts";

export type UnreadableFile = AttachmentUnknown | PictureBroken | PictureTooManyPixels;

/**
 * The file as it is stored: a PDF as it is, a picture re-encoded without metadata. The content
 * decides, not the name.
 */
export async function judgeFile(
  imageProcessor: ImageProcessor,
  bytes: Uint8Array,
): Promise<Result<Media, UnreadableFile>> {
  const pdf = { bytes, contentType: "application/pdf" } as const;
  const headAt = pdfHeadAt(bytes);
  if (headAt === 0) return ok(pdf);
  const picture = await imageProcessor.clean(bytes);
  // a picture that contains a PDF header is a picture, and is re-encoded
  if (picture === "not-a-picture") {
    return headAt === null ? refuse({ kind: "attachment-unknown" }) : ok(pdf);
  }
  if (typeof picture !== "string") return ok(picture);
  return refuse({ kind: picture === "broken" ? "picture-broken" : "picture-too-many-pixels" });
}

/** The scan state of a new file. */
export function firstScan({ contentType }: Media, scanner: FileScanner | null): ScanState {
  if (contentType !== "application/pdf") return "not-needed";
  return scanner ? "queued" : "not-scanned";
}
