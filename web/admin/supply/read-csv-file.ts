import { importBounds } from "../../../domain/supply/import/builder-row.ts";

/** The text of a file, or why it can't be taken. */
export async function readCsvFile(file: Blob): Promise<{ text: string } | { problem: string }> {
  if (file.size > importBounds.characters) {
    return { problem: `The file is larger than ${importBounds.characters / 1000} KB. Split it` };
  }
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { text: decoder.decode(await file.arrayBuffer()) };
  } catch {
    return { problem: "The file isn't UTF-8. Save it as “CSV UTF-8” and choose it again" };
  }
}
