import { decodeText } from "../../../domain/shared/files/decode-text.ts";
import { importBounds } from "../../../domain/supply/import/builder-row.ts";

/** The text of a CSV file, or the reason why it can't be imported. */
export async function readCsvFile(file: Blob): Promise<{ text: string } | { problem: string }> {
  if (file.size > importBounds.characters) {
    return { problem: `The file is larger than ${importBounds.characters / 1000} KB. Split it` };
  }
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
