import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["domain", "adapters", "app-server", "web", "scripts"];
const files = ["package.json", "deno.lock"];
const isLeftOut = /\.test\.tsx?$|^web[\\/](e2e|\.react-router)[\\/]/;

/** A hash of all source files of a build. */
export function hashSources(): string {
  const hash = createHash("sha256");
  for (const path of [...folders.filter(existsSync).flatMap(filesIn), ...files]) {
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isLeftOut.test(path))
    .sort();
}
