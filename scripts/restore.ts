import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import process from "node:process";
import { checkBackup } from "../adapters/backup/check-backup.ts";
import { readErasures } from "../adapters/backup/read-erasures.ts";
import { restore } from "../adapters/backup/restore.ts";
import { openServer } from "../adapters/embedded-postgres/open-server.ts";
import { erasureFileIn, readErasureFile } from "../adapters/erasures/erasure-file.ts";
import { picturesBeside } from "../adapters/media/back-up-pictures.ts";
import { readMediaArchive } from "../adapters/media/read-media-archive.ts";
import { openDatabase } from "../adapters/postgres/server/orm.ts";
import { run } from "../adapters/postgres/sql/run.ts";
import { clockOf } from "../adapters/system/clock-and-ids.ts";
import type { Config } from "../app-server/config.ts";
import { readConfig } from "../app-server/config.ts";
import { openFiles, openMedia } from "../app-server/open-media.ts";
import type { MediaKey } from "../domain/pictures/media.ts";
import type { Erasure } from "../domain/privacy/ports.ts";
import { replayErasures } from "../domain/privacy/replay-erasures.ts";
import { erasurePorts } from "./command/erasure-ports.ts";
import { runCommand } from "./command/run-command.ts";
import { withStandardInput } from "./command/with-standard-input.ts";
import { WrongUse } from "./command/wrong-use.ts";

const help = `Restores what \`backup\` wrote, whichever way it wrote it. All of the database or, when anything is wrong, nothing.

  deno task restore FILE                       into an empty database; its tables are made if need be
  deno task restore FILE --replace             EVERYTHING in the database is lost, and what is in FILE takes its place
  deno task restore FILE --without-pictures    leaves FILE.pictures.tar alone
  deno task restore FILE --erasures JOURNAL    also erases again what another machine's erasures.jsonl names
  deno task restore FILE --check               reads both files to their end, says whether they are whole, restores nothing
  deno task restore - < FILE                   the database alone, from standard input, with the options above

Stop servers and workers first. A built-in copy is counted and summed up by the database itself before it counts as restored;
one of an earlier version is brought up to date. An archive of pg_dump needs pg_restore of the same version or a later one.
The pictures of FILE.pictures.tar are put where pictures are stored now: DATA_DIR/media, or the bucket of MEDIA_URL. Those that
are there stay. People who were erased since the backup are erased again: DATA_DIR/erasures.jsonl and the database that is
replaced tell who. Standard input is kept in DATA_DIR while it is restored. The database is marked as a copy: no email leaves it, and no
promise is evaluated, until you run \`release-mail\`.
Uses the role of MIGRATE_DATABASE_URL, or that of DATABASE_URL where it owns the tables; or the database in DATA_DIR (.data).`;

const boolean = { type: "boolean" } as const;

await runCommand({
  help,
  options: {
    replace: boolean,
    "without-pictures": boolean,
    check: boolean,
    erasures: { type: "string" },
  },
  async run({ positionals, values, signal }) {
    const [name, ...rest] = positionals;
    if (!name || rest.length > 0) throw new WrongUse("Give the one file that `backup` wrote");
    const asked: Asked = {
      replace: values.replace === true,
      check: values.check === true,
      erasures: typeof values.erasures === "string" ? values.erasures : null,
      signal,
    };
    if (name === "-") {
      const { dataDir } = readConfig(process.env);
      // a backup is read twice, but standard input can be read only once
      return withStandardInput(dataDir, signal, (file) => restoreFrom(file, null, asked));
    }
    const archive = picturesBeside(name);
    const isThere = await stat(archive).then(
      () => true,
      () => false,
    );
    const withPictures = isThere && values["without-pictures"] !== true;
    const code = await restoreFrom(name, withPictures ? archive : null, asked);
    if (!isThere && !asked.check && !readConfig(process.env).bucket)
      console.log(`There is no ${archive}: bring the pictures back yourself, if there were any`);
    return code;
  },
});

type Asked = { replace: boolean; check: boolean; erasures: string | null; signal: AbortSignal };

/**
 * Restores or checks a backup file, with its archive of pictures if there is one. Returns the exit
 * code.
 */
async function restoreFrom(file: string, archive: string | null, asked: Asked): Promise<number> {
  const { replace, check, signal } = asked;
  if (check) console.log(await checkBackup(file));
  // before anything is changed
  const found = archive && (await readMediaArchive(createReadStream(archive), async () => {}));
  if (check) {
    console.log(
      found
        ? `${archive} is whole, pictures: ${found.pictures}`
        : "There are no pictures beside it that were looked at",
    );
    return 0;
  }
  const config = readConfig(process.env);
  const journals = [erasureFileIn(config.dataDir)];
  if (asked.erasures !== null) {
    await stat(asked.erasures).catch(() => {
      throw new WrongUse(`There is no ${asked.erasures}`);
    });
    journals.push(asked.erasures);
  }
  const server = await openServer(config);
  try {
    const erasures = (await Promise.all(journals.map(readErasureFile))).flat();
    // the database about to be replaced may have later erasures
    erasures.push(...(await readErasures(server.migrateUrl)));
    console.log(
      await restore({
        url: server.migrateUrl,
        appUrl: server.url,
        file,
        replace,
        now: clockOf(config.clock).now(),
        signal,
      }),
    );
    console.log(
      "No email leaves this copy, and no promise is evaluated: when it is to be the site, run `release-mail`",
    );
    if (erasures.length > 0) console.log(await eraseAgain(server.url, config, erasures));
  } finally {
    await server.release();
  }
  if (archive !== null) {
    const media = openMedia(config);
    const files = openFiles(config);
    const isNamed = await namedFiles(server.url);
    const { pictures } = await readMediaArchive(createReadStream(archive), async (each, root) => {
      if (root === "media") await media.put(each);
      // a request's file that was erased again stays erased
      else if (isNamed(files.keyOf(each))) await files.put(each);
    });
    console.log(`Restored pictures: ${pictures}, each checked by its name`);
  }
  return 0;
}

/** Repeats the erasures that were made since the backup. */
async function eraseAgain(url: string, config: Config, erasures: Erasure[]): Promise<string> {
  const clock = clockOf(config.clock);
  const orm = openDatabase(url, { applicationName: "boothwright restore", clock });
  try {
    const { accounts, requests } = await replayErasures(erasurePorts(orm, config))(erasures);
    return `Erased again, as the erasure journal says: accounts ${accounts}, quote requests ${requests}`;
  } finally {
    await orm.close();
  }
}

/** A function that tells whether the restored database names a file. */
async function namedFiles(url: string): Promise<(key: MediaKey) => boolean> {
  const orm = openDatabase(url, { applicationName: "boothwright restore" });
  try {
    const rows = await run(orm.em.fork(), (db) => db.selectFrom("attachment").select("media_key"));
    const keys = new Set(rows.map((row) => row.media_key));
    return (key) => keys.has(key);
  } finally {
    await orm.close();
  }
}
