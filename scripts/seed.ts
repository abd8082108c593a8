import process from "node:process";
import { writeContentFolder } from "../adapters/content-folder/write-content-folder.ts";
import { loadSamples } from "../adapters/samples/load-samples.ts";
import { sampleContent } from "../adapters/samples/sample-content.ts";
import { readConfig } from "../app-server/config.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";
import { openTables } from "./command/open-tables.ts";
import { runCommand } from "./command/run-command.ts";
import { siteClock } from "./command/site-clock.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Loads the samples into an empty database: people, builders, projects, shows, posts, and quote requests in every state.

  deno task seed
  deno task seed --in-production     for a demonstration: with APP_ENV=production nothing is loaded without it
  deno task seed --as-folder PATH    writes the sample content into a new folder instead, for \`sync-content --folder PATH\`:
                                     an example of how such a folder looks, to begin from

It never touches a database that holds anything. In development the server does the same at its first start.
The sample people are exhibitor@, builder@ and admin@example.com: in production their
mail cannot be read, so no one can sign in as them. Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

await runCommand({
  help,
  options: { "in-production": { type: "boolean" }, "as-folder": { type: "string" } },
  async run({ positionals, values }) {
    if (positionals.length > 0) throw new WrongUse("seed takes no words");
    const folder = values["as-folder"];
    if (typeof folder === "string") return asFolder(folder);
    const config = readConfig(process.env);
    if (config.isProduction && !values["in-production"])
      throw new StartupError(
        "APP_ENV is production: samples would stand among what is real. Add --in-production if that is wanted",
      );
    const loaded = await openTables(config, "seed", ({ orm, url }) =>
      loadSamples({
        url,
        newEm: () => orm.em.fork(),
        now: siteClock().now(),
        place: config.dataDir,
      }),
    );
    if (!loaded)
      throw new StartupError("The database holds something already; samples go into an empty one");
    console.log("The samples are loaded");
    return 0;
  },
});

async function asFolder(folder: string): Promise<number> {
  const now = siteClock().now();
  try {
    const names = await writeContentFolder(folder, sampleContent(now), now);
    console.log(`Wrote ${names.join(", ")} into ${folder}`);
    return 0;
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw new StartupError(`${path} is there already: name a new folder`);
    throw new StartupError(`Cannot write ${folder}: ${message}`);
  }
}
