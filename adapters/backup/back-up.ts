import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, rename, rm, stat } from "node:fs/promises";
import process from "node:process";
import { PassThrough, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { isPooled } from "../postgres/server/pooler.ts";
import type { BackupTotals } from "./backup-format.ts";
import { backupLines } from "./backup-lines.ts";
import { BackupProblem } from "./backup-problem.ts";
import { runTool, tablesInArchive, toolVersion } from "./postgres-tools.ts";
import { intoNothing, readBackup } from "./read-backup.ts";
import { withClient } from "./with-client.ts";

/** Null for standard output. */
type BackUp = {
  url: string;
  file: string | null;
  builtIn: boolean;
  now: Date;
  signal?: AbortSignal | undefined;
};

const onlyOwner = 0o600;

/**
 * Writes a backup, verifies it, and returns a sentence for the operator. The file gets its final
 * name only when complete.
 */
export async function backUp({ url, file, builtIn, now, signal }: BackUp): Promise<string> {
  await assertOurs(url);
  if (file === null) {
    const totals = await writeAndRead({ url, now, to: process.stdout, signal });
    return `Wrote ${wordsOf(totals)} to standard output, read again on the way and found whole`;
  }
  if (await exists(file)) throw new BackupProblem(`${file} is there already: name a new file`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const made =
      (builtIn || isPooled(url) ? null : await dump(url, part)) ??
      (await copy(url, now, part, signal));
    await rename(part, file);
    const { size } = await stat(file);
    return `Wrote ${file}: ${made}, ${(size / 1e6).toFixed(1)} MB, read again and found whole`;
  } catch (error) {
    await rm(part, { force: true });
    const { code, message } = error as { code?: string; message: string };
    const isOfTheFile = ["ENOENT", "EACCES", "EPERM", "ENOSPC", "EROFS", "EISDIR"].includes(
      code ?? "",
    );
    throw isOfTheFile ? new BackupProblem(`Cannot write ${file}: ${message}`) : error;
  }
}

/** Dumps with PostgreSQL's own program; null when none is installed that is new enough. */
async function dump(url: string, path: string): Promise<string | null> {
  const [version, restores] = await Promise.all([
    toolVersion("pg_dump"),
    toolVersion("pg_restore"),
  ]);
  const needed = await serverVersion(url);
  if (version === null || restores === null || Math.min(version, restores) < needed) return null;
  const { code, said } = await runTool("pg_dump", url, ["--format=custom", `--file=${path}`]);
  if (code !== 0) throw new BackupProblem(`pg_dump failed: ${said}`);
  await chmod(path, onlyOwner);
  const tables = await tablesInArchive(path);
  if (tables === null) throw new BackupProblem("pg_restore cannot read what pg_dump wrote");
  return `an archive of pg_dump ${version} with ${tables} tables`;
}

async function copy(url: string, now: Date, path: string, signal?: AbortSignal): Promise<string> {
  const to = createWriteStream(path, { mode: onlyOwner, flags: "wx" });
  const written = await writeLines({ url, now, to, signal });
  const read = await readBackup(createReadStream(path), intoNothing);
  assertSame(written, read, "The file does not hold what was written: is the disk sound?");
  return `a built-in copy of ${wordsOf(read)}`;
}

type Write = { url: string; now: Date; to: Writable; signal?: AbortSignal | undefined };

/** Verifies a backup written to a pipe: reads the stream while it is written, since a pipe cannot be re-read. */
async function writeAndRead({ signal, ...write }: Write): Promise<BackupTotals> {
  const copied = new PassThrough();
  const failed = new AbortController();
  const reading = readBackup(copied, intoNothing).catch((error) => {
    failed.abort(error);
    throw error;
  });
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  async function* tee(source: AsyncIterable<Uint8Array>) {
    for await (const piece of source) {
      if (!copied.write(piece)) await once(copied, "drain", { signal: either });
      yield piece;
    }
    copied.end();
  }
  const writing = writeLines({ ...write, signal: either, tee }).catch((error) => {
    copied.destroy(error);
    throw error;
  });
  const [written, read] = await Promise.all([writing, reading]);
  assertSame(written, read, "What went to standard output is not what was in the database");
  return written;
}

type Tee = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

async function writeLines({
  url,
  now,
  to,
  signal,
  tee = (source) => source,
}: Write & { tee?: Tee }): Promise<BackupTotals> {
  let totals: BackupTotals = { tables: 0, rows: 0 };
  async function* lines() {
    totals = yield* backupLines(url, now);
  }
  await pipeline(Readable.from(lines()), createGzip(), tee, to, { signal });
  return totals;
}

function assertSame(written: BackupTotals, read: BackupTotals, otherwise: string): void {
  if (read.rows !== written.rows || read.tables !== written.tables)
    throw new BackupProblem(otherwise);
}

/** Throws for a database without our tables: a backup of nothing would look like one of the site. */
async function assertOurs(url: string): Promise<void> {
  const isOurs = await withClient(url, async (client) => {
    const { rows } = await client.query(
      "select to_regclass('mikro_orm_migrations') is not null as ours",
    );
    return rows[0]?.ours === true;
  });
  if (!isOurs)
    throw new BackupProblem("The database has no tables of the site: look at DATABASE_URL");
}

function serverVersion(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query("show server_version_num");
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

const wordsOf = ({ tables, rows }: BackupTotals) => `${rows} rows in ${tables} tables`;
