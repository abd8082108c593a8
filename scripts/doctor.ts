import process from "node:process";
import { openServer } from "../adapters/embedded-postgres/open-server.ts";
import { DatabaseProblem } from "../adapters/postgres/sql/database-problem.ts";
import { readConfig } from "../app-server/config.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";
import type { Check } from "./command/check.ts";
import { checkBackup } from "./command/check-backup.ts";
import { checkBucket } from "./command/check-bucket.ts";
import { checkDatabase } from "./command/check-database.ts";
import { checkDisk } from "./command/check-disk.ts";
import { checkMail } from "./command/check-mail.ts";
import { checkNotion } from "./command/check-notion.ts";
import { checkProviders } from "./command/check-providers.ts";
import { checkScanner } from "./command/check-scanner.ts";
import { checkSender } from "./command/check-sender.ts";
import { checkSettings } from "./command/check-settings.ts";
import { checkStandbys } from "./command/check-standbys.ts";
import { runCommand } from "./command/run-command.ts";
import { siteClock } from "./command/site-clock.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Looks at the settings and at everything that they name, and says what is wrong and what to do about it.

  deno task doctor

One line each: ok, warn (works, but look at it) or fail. It sends nothing, and changes nothing but for two probes, an empty
file in DATA_DIR and one in the bucket of MEDIA_URL, which it deletes at once.
The exit code is 1 when something failed.`;

await runCommand({
  help,
  async run({ positionals }) {
    if (positionals.length > 0) throw new WrongUse("doctor takes no words");
    const checks = await checkAll();
    for (const check of checks) console.log(lineOf(check));
    return checks.some(({ level }) => level === "fail") ? 1 : 0;
  },
});

async function checkAll(): Promise<Check[]> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const todo = "set them right; docs/operating/settings.md has a table of all";
    return [{ level: "fail", about: "settings", found: error.message, todo }];
  }
  const now = siteClock().now();
  const [disk, backup, bucket, mail, sender, providers, notion, scanner] = await Promise.all([
    checkDisk(config.dataDir),
    checkBackup({ ...config, now }),
    checkBucket(config.bucket),
    checkMail(config),
    checkSender(config),
    checkProviders(config.providers),
    checkNotion(config),
    checkScanner(config),
  ]);
  const settings = checkSettings(config, process.env);
  const outside = [mail, ...sender, ...providers, ...notion, ...bucket, scanner];
  return [...settings, ...(await database(config)), ...outside, disk, backup];
}

async function database(config: ReturnType<typeof readConfig>): Promise<Check[]> {
  try {
    const server = await openServer(config);
    try {
      return [
        ...(await checkDatabase(server, config)),
        ...(await checkStandbys(config.databaseReadUrl, server.url)),
      ];
    } finally {
      await server.release();
    }
  } catch (error) {
    const isKnown = error instanceof DatabaseProblem;
    const found = isKnown ? error.found : (error as Error).message;
    const todo =
      (isKnown && error.todo) || "look at DATABASE_URL, at the server and at what lies between";
    return [{ level: "fail", about: "database", found, todo }];
  }
}

function lineOf({ level, about, found, todo }: Check): string {
  const line = `${level.padEnd(4)}  ${about.padEnd(10)}  ${found}`;
  return (todo ? `${line}. To do: ${todo}` : line).replaceAll(/\s*\n\s*/g, " ");
}
