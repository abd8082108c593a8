import { type MediaKey, mediaTypeOf } from "../pictures/media.ts";
import { attachmentLimits } from "./attachment.ts";

/** Path separators, control characters, noncharacters, and bidirectional marks. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;
const unnamed = "file";
/** Characters read of an uploaded name, which may be of any length. */
const maxRead = 1_000;

/** The uploaded name without a path, with the extension of the stored type. */
export function fileNameOf(given: string, key: MediaKey): string {
  const extension = key.slice(key.indexOf("."));
  const base = given
    .slice(0, maxRead)
    .normalize("NFC")
    .replace(unsafe, " ")
    .replace(/\.[A-Za-z0-9]{1,5}\s*$/, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, "");
  const room = attachmentLimits.name - extension.length;
  return `${[...base].slice(0, room).join("").trimEnd() || unnamed}${extension}`;
}

/** Whether browsers can show the file in a page: it is a picture. */
export function isPicture(key: MediaKey): boolean {
  return mediaTypeOf(key) !== "application/pdf";
}
