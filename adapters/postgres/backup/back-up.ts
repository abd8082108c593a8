import { createReadStream, createWriteStream } from "node:fs";
import { access, chmod, rename, rm, stat } from "node:fs/promises";
import process from "node:process";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import type { BackupTotals } from "./backup-format.ts";
import { backupLines } from "./backup-lines.ts";
import { BackupProblem } from "./backup-problem.ts";
import { runTool, tablesInArchive, toolVersion } from "./postgres-tools.ts";
import { readBackup } from "./read-backup.ts";

/** `file` null: standard output. */
type BackUp = {
  url: string;
  file: string | null;
  builtIn: boolean;
  now: Date;
  signal?: AbortSignal | undefined;
};

const onlyOwner = 0o600;

/** Writes a backup, checks it, and says in a sentence what was done. A file appears under its name only when it is whole. */
export async function backUp({ url, file, builtIn, now, signal }: BackUp): Promise<string> {
  if (file === null) {
    const totals = await writeLines(url, now, process.stdout, signal);
    return `Wrote ${wordsOf(totals)} to standard output, which was not read again: see \`restore --check\``;
  }
  if (await exists(file)) throw new BackupProblem(`${file} is there already: name a new file`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const made = (builtIn ? null : await dump(url, part)) ?? (await copy(url, now, part, signal));
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

/** With PostgreSQL's own program; null when there is none that is new enough. */
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
  const written = await writeLines(
    url,
    now,
    createWriteStream(path, { mode: onlyOwner, flags: "wx" }),
    signal,
  );
  const nothing = () => Promise.resolve();
  const into = { start: nothing, table: nothing, rows: nothing, endOfTable: nothing };
  const read = await readBackup(createReadStream(path), into);
  if (read.rows !== written.rows || read.tables !== written.tables)
    throw new BackupProblem("The file does not hold what was written: is the disk sound?");
  return `a built-in copy of ${wordsOf(read)}`;
}

async function writeLines(
  url: string,
  now: Date,
  to: Writable,
  signal?: AbortSignal,
): Promise<BackupTotals> {
  let totals: BackupTotals = { tables: 0, rows: 0 };
  async function* lines() {
    totals = yield* backupLines(url, now);
  }
  await pipeline(Readable.from(lines()), createGzip(), to, { signal });
  return totals;
}

async function serverVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query("show server_version_num");
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } finally {
    await client.end().catch(() => {});
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

const wordsOf = ({ tables, rows }: BackupTotals) => `${rows} rows in ${tables} tables`;
