import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../command/run-command.ts";
import { WrongUse } from "../command/wrong-use.ts";
import { makeGoldens } from "./make-goldens.ts";

const linesShown = 40;

/** Prints the differences file by file, and returns whether there are none. */
function compareGoldens(before: string, after: string): boolean {
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

const help = `Saves the pages, answers and emails of the samples, or compares two such folders, to prove that a change keeps them.

  deno task goldens make FOLDER             saves them in FOLDER, which is replaced
  deno task goldens compare BEFORE AFTER    prints each difference; exit code 1 when there is one

FOLDER is best one below .data, out of the repository. Needs a build, which the task makes.`;

await runCommand({
  help,
  async run({ positionals }) {
    const [command, folder = "", other = "", ...rest] = positionals;
    if (command === "make" && folder !== "" && other === "") {
      const count = await makeGoldens(folder);
      console.log(`Wrote ${count} files into ${folder}`);
      return 0;
    }
    if (command !== "compare" || other === "" || rest.length > 0)
      throw new WrongUse("Say make FOLDER, or compare BEFORE AFTER");
    for (const one of [folder, other])
      if (!existsSync(one)) throw new WrongUse(`There is no folder ${one}`);
    return compareGoldens(folder, other) ? 0 : 1;
  },
});
