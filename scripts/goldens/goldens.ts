import { existsSync } from "node:fs";
import { runCommand } from "../command/run-command.ts";
import { WrongUse } from "../command/wrong-use.ts";
import { compareGoldens } from "./compare-goldens.ts";
import { makeGoldens } from "./make-goldens.ts";

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
