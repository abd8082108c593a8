import { decodeText } from "../../../domain/shared/files/decode-text.ts";
import { importBounds } from "../../../domain/supply/import/builder-row.ts";

/** The text of a file, or why it can't be taken. */
export async function readCsvFile(file: Blob): Promise<{ text: string } | { problem: string }> {
  if (file.size > importBounds.characters) {
    return { problem: `The file is larger than ${importBounds.characters / 1000} KB. Split it` };
  }
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
