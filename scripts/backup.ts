import { stat } from "node:fs/promises";
import process from "node:process";
import { backUp } from "../adapters/backup/back-up.ts";
import { BackupProblem } from "../adapters/backup/backup-problem.ts";
import { openServer } from "../adapters/embedded-postgres/open-server.ts";
import { backUpPictures, picturesBeside } from "../adapters/media/back-up-pictures.ts";
import { findPrimary } from "../adapters/postgres/server/find-primary.ts";
import { type Config, readConfig } from "../app-server/config.ts";
import { recordBackup } from "./command/backup-record.ts";
import { runCommand } from "./command/run-command.ts";
import { siteClock } from "./command/site-clock.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Writes everything in the database into one file, as of one moment, and the pictures into another, while servers go on.

  deno task backup FILE                       the pictures of DATA_DIR go into FILE.pictures.tar
  deno task backup FILE --without-pictures    for who copies DATA_DIR/media and DATA_DIR/files by other means
  deno task backup FILE --built-in            never uses pg_dump
  deno task backup -                          the database alone, to standard output (built-in)

With pg_dump of the server's version or a later one at hand, the file is its archive. Else it is a built-in copy:
compressed lines of JSON with counts and sums. Both files are read again and checked before they are called done; what goes to
standard output is read again on its way, and \`restore --check FILE\` checks the file as it arrived.
How it went is written to DATA_DIR/backup.json, and \`doctor\` says when the last one failed.
FILE must not exist yet. It holds people's data: keep it as secret as the database.
Pictures in the bucket of MEDIA_URL are not copied: back the bucket up where it is.
Uses DATABASE_URL, or the database in DATA_DIR (.data). See also: restore.`;

await runCommand({
  help,
  options: { "built-in": { type: "boolean" }, "without-pictures": { type: "boolean" } },
  async run({ positionals, values, signal }) {
    const [name, ...rest] = positionals;
    if (!name || rest.length > 0)
      throw new WrongUse("Give one file, such as boothwright-2026-11-21.backup");
    const config = readConfig(process.env);
    const file = name === "-" ? null : name;
    const withPictures = file !== null && values["without-pictures"] !== true;
    const builtIn = values["built-in"] === true;
    await recordBackup(config.dataDir, name, async () => {
      if (withPictures && !config.bucket) await assertFree(picturesBeside(file));
      await database({ config, file, builtIn, signal });
      const said = await pictures(config, withPictures ? file : null, signal);
      for (const line of said) console.error(line);
    });
    return 0;
  },
});

type Copy = { config: Config; file: string | null; builtIn: boolean; signal: AbortSignal };

async function database({ config, ...how }: Copy): Promise<void> {
  const server = await openServer(config);
  try {
    const done = await backUp({
      ...how,
      url: await findPrimary(server.url),
      now: siteClock().now(),
    });
    // on standard error, because standard output may be the backup itself
    console.error(done);
  } finally {
    await server.release();
  }
}

/**
 * Backs up the pictures. Runs after the database's backup, so that every picture named there is
 * included.
 */
async function pictures(
  { bucket, dataDir }: Config,
  file: string | null,
  signal: AbortSignal,
): Promise<string[]> {
  if (bucket) {
    const { host, pathname } = new URL(bucket.url);
    return [`Pictures are in the bucket ${host}${pathname} and not in this backup: back it up too`];
  }
  const folder = `${dataDir}/media`;
  if (file === null)
    return [`Pictures are not in this backup: copy ${folder} and ${dataDir}/files too`];
  return backUpPictures({
    folder,
    filesFolder: `${dataDir}/files`,
    file: picturesBeside(file),
    signal,
  });
}

async function assertFree(path: string) {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupProblem(`${path} is there already: name a new file`);
}
