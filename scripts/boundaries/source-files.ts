import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every TypeScript file of the layers below `baseDir`, with its path from there. */
export function sourceFiles(layers: readonly string[], baseDir: string) {
  return layers.flatMap((layer) =>
    readdirSync(join(baseDir, layer), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(baseDir.length + 1))
      .filter((path) => !/(^|\/)(node_modules|\.react-router)\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(baseDir, path), "utf8") })),
  );
}
