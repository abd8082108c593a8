import { hourMs } from "../../domain/shared/time/time-units.ts";
import { type BackupRecord, readBackupRecord } from "./backup-record.ts";
import type { Check } from "./check.ts";

const about = "backup";

type Checked = { dataDir: string; isProduction: boolean; now: Date };

/** Checks that the last backup succeeded, and how long ago it was. */
export async function checkBackup({ dataDir, isProduction, now }: Checked): Promise<Check> {
  return judgeBackup(await readBackupRecord(dataDir), { isProduction, now });
}

export function judgeBackup(
  record: BackupRecord | null,
  { isProduction, now }: Omit<Checked, "dataDir">,
): Check {
  if (record === null && !isProduction)
    return { level: "ok", about, found: "none was made here, and development needs none" };
  if (record === null) {
    const todo = "run `backup` every night, unless the database is backed up by other means";
    return { level: "warn", about, found: "`backup` never ran with this DATA_DIR", todo };
  }
  const { to, startedAt, endedAt, problem, lastGoodAt } = record;
  const good = lastGoodAt ? `the last good one is of ${lastGoodAt}` : "there is no good one yet";
  if (problem !== null) {
    const todo = "mend that, and run `backup` again";
    return {
      level: "fail",
      about,
      found: `to ${to} at ${endedAt} failed: ${problem}; ${good}`,
      todo,
    };
  }
  if (endedAt === null) {
    const found = `to ${to} began at ${startedAt} and has not ended; ${good}`;
    const isOverdue = now.getTime() - Date.parse(startedAt) > 6 * hourMs;
    if (!isOverdue) return { level: "ok", about, found };
    return { level: "fail", about, found, todo: "it was killed, or hangs: run `backup` again" };
  }
  const found = `to ${to} at ${endedAt} went well`;
  const isOld = now.getTime() - Date.parse(endedAt) > 26 * hourMs;
  if (!isOld || !isProduction) return { level: "ok", about, found };
  return { level: "warn", about, found, todo: "that is more than a day ago: look at its cron job" };
}
