import process from "node:process";
import { loadSamples } from "../adapters/postgres/samples/load-samples.ts";
import { systemClock } from "../adapters/system/clock.ts";
import { CannotStart } from "../app-server/cannot-start.ts";
import { readConfig } from "../app-server/config.ts";
import { openTables } from "./command/open-tables.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Loads the samples into an empty database: people, builders, projects, shows, posts, and quote requests in every state.

  deno task seed
  deno task seed --in-production     for a demonstration: with APP_ENV=production nothing is loaded without it

It never touches a database that holds anything. In development the server does the same at its first start.
The sample people are exhibitor@, builder@ and admin@example.com: in production nobody reads their mail, so nobody signs in as
them. Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

await runCommand({
  help,
  options: { "in-production": { type: "boolean" } },
  async run({ positionals, values }) {
    if (positionals.length > 0) throw new WrongUse("seed takes no words");
    const config = readConfig(process.env);
    if (config.isProduction && !values["in-production"])
      throw new CannotStart(
        "APP_ENV is production: samples would stand among what is real. Add --in-production if that is wanted",
      );
    const loaded = await openTables(config, "seed", ({ orm }) =>
      loadSamples(orm.em.fork(), systemClock.now()),
    );
    if (!loaded)
      throw new CannotStart("The database holds something already; samples go into an empty one");
    console.log("The samples are loaded");
    return 0;
  },
});
