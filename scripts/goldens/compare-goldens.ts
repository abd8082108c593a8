import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const linesShown = 40;

/** Prints what differs, file by file, and says whether nothing does. */
export function compareGoldens(before: string, after: string): boolean {
  const [had, has] = [filesIn(before), filesIn(after)];
  let differences = 0;
  for (const file of [...new Set([...had, ...has])].sort()) {
    const [old, now] = [join(before, file), join(after, file)];
    if (!has.has(file)) console.log(`gone: ${file}`);
    else if (!had.has(file)) console.log(`new: ${file}`);
    else if (readFileSync(old).equals(readFileSync(now))) continue;
    else console.log(`differs: ${file}\n${differenceOf(old, now)}`);
    differences += 1;
  }
  console.log(
    differences === 0 ? `All ${has.size} files are equal` : `${differences} files differ`,
  );
  return differences === 0;
}

function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, "/").length)),
  );
}

function differenceOf(old: string, now: string): string {
  const { stdout } = spawnSync("diff", ["-U2", old, now], { encoding: "utf8" });
  const lines = stdout.split("\n").slice(2);
  const more = lines.length - linesShown;
  return [...lines.slice(0, linesShown), ...(more > 0 ? [`… ${more} more lines`] : [])].join("\n");
}
