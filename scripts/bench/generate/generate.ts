import process from "node:process";
import { openServer } from "../../../adapters/embedded-postgres/open-server.ts";
import { migrateUp } from "../../../adapters/postgres/server/migrate-up.ts";
import { openDatabase } from "../../../adapters/postgres/server/orm.ts";
import { run } from "../../../adapters/postgres/sql/run.ts";
import { readConfig } from "../../../app-server/config.ts";
import { StartupError } from "../../../app-server/runtime/startup-error.ts";
import { runCommand } from "../../command/run-command.ts";
import { siteClock } from "../../command/site-clock.ts";
import { WrongUse } from "../../command/wrong-use.ts";
import { generateBuilders } from "./generate-builders.ts";
import { generateLedger } from "./generate-ledger.ts";
import { generatePeople } from "./generate-people.ts";
import { generateProjects } from "./generate-projects.ts";
import { generateRequests } from "./generate-requests.ts";
import { generateShows } from "./generate-shows.ts";

const help = `Fills an EMPTY database with very many made-up builders, shows, projects and requests, and the
ledger of their promises, to see how the site bears them.

  deno task generate [--projects 100000] [--builders 20000] [--shows 20000] [--requests 20000]

They are the samples over and over with other names, places and days, the same ones at each run; all are marked as samples.
Takes a few minutes and some gigabytes. Name a database of its own in DATABASE_URL, or a folder of its own in DATA_DIR.`;

const defaults = { projects: 100_000, builders: 20_000, shows: 20_000, requests: 20_000 };

await runCommand({
  help,
  options: {
    projects: { type: "string" },
    builders: { type: "string" },
    shows: { type: "string" },
    requests: { type: "string" },
  },
  async run({ positionals, values }) {
    if (positionals.length > 0) throw new WrongUse("generate takes no words");
    const count = (name: keyof typeof defaults) => {
      const number = Number(values[name] ?? defaults[name]);
      if (!Number.isInteger(number) || number < 0 || number > 10_000_000)
        throw new WrongUse(`--${name} must be a whole number up to 10000000`);
      return number;
    };
    const counts = {
      builders: count("builders"),
      shows: count("shows"),
      projects: count("projects"),
      requests: count("requests"),
    };
    const { databaseUrl, dataDir, isProduction } = readConfig(process.env);
    if (isProduction) throw new StartupError("APP_ENV is production: this is for a test machine");
    await fill({ databaseUrl, dataDir }, counts);
    return 0;
  },
});

async function fill(where: Parameters<typeof openServer>[0], counts: typeof defaults) {
  const server = await openServer(where);
  try {
    await migrateUp(server.migrateUrl, server.url);
    const options = { applicationName: "boothwright generate", statementTimeoutMs: 0 };
    const orm = openDatabase(server.url, options);
    const em = orm.em.fork();
    const people = await run(em, (db) => db.selectFrom("users").limit(1));
    const profiles = await run(em, (db) => db.selectFrom("builder").limit(1));
    if (people.length + profiles.length > 0)
      throw new StartupError("The database holds something already: name an empty one");
    const now = siteClock().now();
    const builders = await generateBuilders(em, counts.builders, now);
    await generateShows(em, counts.shows, now);
    await generateProjects(em, counts.projects, { builders, now });
    await generateRequests(em, counts.requests, now);
    // a builder with a typical number of projects: the first ones have more, the more there are
    await generatePeople(em, now, builders[Math.floor(counts.builders / 2)] ?? null);
    await generateLedger(em, counts.requests, now);
    console.log("Tidying up");
    await orm.close();
    // only the tables' owner may
    const owner = openDatabase(server.migrateUrl, options);
    await owner.em.fork().execute("vacuum analyze");
    await owner.close();
  } finally {
    await server.release();
  }
}
