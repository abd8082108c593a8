import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every TypeScript file of the layers below `baseDir` that git does not ignore, with its path from there. */
export function sourceFiles(layers: readonly string[], baseDir: string) {
  // generated types are written while this runs, so that their folder is not walked
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...layers];
  return execFileSync("git", listed, { cwd: baseDir, encoding: "utf8" })
    .split("\0")
    .filter((path) => /\.tsx?$/.test(path) && existsSync(join(baseDir, path)))
    .map((path) => ({ path, text: readFileSync(join(baseDir, path), "utf8") }));
}
