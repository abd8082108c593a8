import process from "node:process";
import { restore } from "../adapters/postgres/backup/restore.ts";
import { openServer } from "../adapters/postgres/open-server.ts";
import { readConfig } from "../app-server/config.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Restores what \`backup\` wrote, whichever way it wrote it. All of it or, when anything is wrong, nothing.

  deno task restore FILE                into an empty database; its tables are made if need be
  deno task restore FILE --replace      EVERYTHING in the database is lost, and what is in FILE takes its place

Stop servers and workers first. A built-in copy is counted and summed up by the database itself before it counts as restored;
one of an earlier version is brought up to date. An archive of pg_dump needs pg_restore of the same version or a later one.
Letters that were unsent at the time of the backup are sent once a worker runs.
Pictures are files: copy DATA_DIR/media back too.
Uses DATABASE_URL, or the database in DATA_DIR (.data).`;

await runCommand({
  help,
  options: { replace: { type: "boolean" } },
  async run({ positionals, values }) {
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw new WrongUse("Give the one file that `backup` wrote");
    const server = await openServer(readConfig(process.env));
    try {
      const replace = values.replace === true;
      console.log(await restore({ url: server.url, file, replace }));
      return 0;
    } finally {
      await server.release();
    }
  },
});
