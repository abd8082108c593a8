import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Every TypeScript file of the layers under `baseDir` that git does not ignore, by its path from
 * there.
 */
export function sourceFiles(layers: readonly string[], baseDir: string) {
  // asks git instead of walking the folders, since generated types are written meanwhile
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...layers];
  return execFileSync("git", listed, { cwd: baseDir, encoding: "utf8" })
    .split("\0")
    .filter((path) => /\.tsx?$/.test(path) && existsSync(join(baseDir, path)))
    .map((path) => ({ path, text: readFileSync(join(baseDir, path), "utf8") }));
}
