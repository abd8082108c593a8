import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { decodeText } from "../../domain/shared/files/decode-text.ts";

/**
 * Reads a text file of the operator's. Rejects with the system's reason, or when it isn't UTF-8.
 */
export async function readTextFile(path: string): Promise<string> {
  return decoded(path, await readFile(path));
}

/** Reads a file of the operator's synchronously. Throws with the system's reason. */
export const readFileOfOperator = (path: string): Uint8Array<ArrayBuffer> => readFileSync(path);

/** Reads a text file synchronously, before anything else starts. */
export function readTextFileSync(path: string): string {
  return decoded(path, readFileSync(path));
}

function decoded(path: string, bytes: Uint8Array): string {
  const read = decodeText(bytes, { name: path, as: "UTF-8" });
  if ("problem" in read) throw new Error(read.problem);
  return read.text;
}
