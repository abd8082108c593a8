import { type MediaKey, mediaTypeOf } from "../pictures/media.ts";
import { attachmentLimits } from "./attachment.ts";

/** Path separators, control characters, code points that are no characters, and marks that turn the direction of a text. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;
const unnamed = "file";
/** Characters that are read of a name: an upload sets no bound of its own. */
const maxRead = 1_000;

/** The name that a file came with, as a bare name with the extension of what is stored. */
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
