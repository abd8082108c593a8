import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** A file of the operator's. Rejects with the code that the system gives. */
export function readTextFile(path: string): Promise<string> {
  return readFile(path, "utf8");
}

/** The same before anything else starts. Throws with the code that the system gives. */
export function readTextFileSync(path: string): string {
  return readFileSync(path, "utf8");
}
