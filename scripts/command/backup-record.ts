import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { siteClock } from "./site-clock.ts";

const record = z.object({
  /** The file that `backup` was told to write; "-" for standard output. */
  to: z.string(),
  startedAt: z.iso.datetime(),
  /** Null while it runs, and permanently when it was killed. */
  endedAt: z.iso.datetime().nullable(),
  /** The reason why it failed, in a sentence; null on success. */
  problem: z.string().nullable(),
  lastGoodAt: z.iso.datetime().nullable(),
});

/** The result of the last run of `backup`. */
export type BackupRecord = z.infer<typeof record>;

/** Runs a backup and records its result in DATA_DIR, which survives a database outage. */
export async function recordBackup(
  dataDir: string,
  to: string,
  backUp: () => Promise<void>,
): Promise<void> {
  const now = () => siteClock().now().toISOString();
  const lastGoodAt = (await readBackupRecord(dataDir))?.lastGoodAt ?? null;
  const begun = { to, startedAt: now(), endedAt: null, problem: null, lastGoodAt };
  await write(dataDir, begun);
  try {
    await backUp();
  } catch (error) {
    await write(dataDir, { ...begun, endedAt: now(), problem: (error as Error).message });
    throw error;
  }
  const endedAt = now();
  await write(dataDir, { ...begun, endedAt, lastGoodAt: endedAt });
}

/** Null when `backup` was never run with this DATA_DIR. */
export async function readBackupRecord(dataDir: string): Promise<BackupRecord | null> {
  const text = await readFile(place(dataDir), "utf8").catch(() => "null");
  try {
    return record.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const place = (dataDir: string) => join(dataDir, "backup.json");

/** Only warns on failure: a backup is useful even without its record. */
async function write(dataDir: string, record: BackupRecord): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${place(dataDir)}.new`, JSON.stringify(record), { mode: 0o600 });
    await rename(`${place(dataDir)}.new`, place(dataDir));
  } catch (error) {
    console.error(`Cannot record this backup for doctor: ${(error as Error).message}`);
  }
}
