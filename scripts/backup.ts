import process from "node:process";
import { backUp } from "../adapters/postgres/backup/back-up.ts";
import { openServer } from "../adapters/postgres/open-server.ts";
import { systemClock } from "../adapters/system/clock.ts";
import { readConfig } from "../app-server/config.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Writes everything in the database into one file, as of one moment, while servers go on working.

  deno task backup FILE
  deno task backup FILE --built-in     never uses pg_dump
  deno task backup -                   writes to standard output (built-in)

With pg_dump of the server's version or a later one at hand, the file is its archive. Else it is a built-in copy:
compressed lines of JSON with counts and sums. Either is read again and checked before it is called done.
FILE must not exist yet. It holds people's data: keep it as secret as the database.
Pictures are files and not in it: copy DATA_DIR/media too, after this (or back up the bucket of MEDIA_URL).
Uses DATABASE_URL, or the database in DATA_DIR (.data). See also: restore.`;

await runCommand({
  help,
  options: { "built-in": { type: "boolean" } },
  async run({ positionals, values }) {
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw new WrongUse("Give one file, such as backup-2026-11-21.gz");
    const config = readConfig(process.env);
    const server = await openServer(config);
    try {
      const done = await backUp({
        url: server.url,
        file: file === "-" ? null : file,
        builtIn: values["built-in"] === true,
        now: systemClock.now(),
      });
      // standard output may be the backup itself
      console.error(done);
      return 0;
    } finally {
      await server.release();
    }
  },
});
