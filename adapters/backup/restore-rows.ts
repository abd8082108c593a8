import type { Readable } from "node:stream";
import type pg from "pg";
import { doneMigrations } from "../postgres/server/pending-migrations.ts";
import type { BackupHeader, BackupTotals, TableEnd } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { markAsCopy } from "./become-copy.ts";
import { readBackup } from "./read-backup.ts";
import { assertSameVersion } from "./same-version.ts";
import { type StoredTable, storedTables } from "./stored-tables.ts";
import { countAndSum, insertLines, plainTexts, setTriggers, truncate } from "./table-sql.ts";
import { together } from "./with-client.ts";

/**
 * Replaces all rows by a backup's, in one transaction of `client`. At the end the database
 * recomputes counts and sums; a difference rolls back. The tables must be of the backup's version.
 * Marks the database as a copy, and drops the job queue, which refers to emails that are gone.
 */
export function restoreRows(client: pg.Client, source: Readable, now: Date): Promise<BackupTotals> {
  return together(client, async () => {
    for (const statement of plainTexts) await client.query(statement);
    const totals = await restoreAll(client, source);
    await markAsCopy(client, now);
    await client.query("drop schema if exists pgboss cascade");
    return totals;
  });
}

async function restoreAll(client: pg.Client, source: Readable): Promise<BackupTotals> {
  const tables = await storedTables(client);
  const restored = new Set<string>();
  let table: StoredTable | undefined;

  const totals = await readBackup(source, {
    async start({ migrations }: BackupHeader) {
      assertSameVersion(await doneMigrations(client), migrations);
      // Triggers maintain counts that the backup contains too, and forbid emptying append-only
      // tables.
      for (const each of tables) await client.query(setTriggers(each, "disable"));
      await client.query(truncate(tables));
    },
    async table(name, columns) {
      table = tables.find((each) => each.name === name);
      const known = table?.columns.map((column) => column.name);
      if (!table || restored.has(name) || JSON.stringify(known) !== JSON.stringify(columns))
        throw new BackupProblem(`The database has no such table as the backup's ${name}`);
      restored.add(name);
    },
    async rows(lines) {
      if (table) await client.query(insertLines(table), [`[${lines.join(",")}]`]);
    },
    async endOfTable({ rows, sum, sequences }: TableEnd) {
      if (!table) return;
      const counted = await client.query<{ rows: number; sum: string }>(countAndSum(table));
      if (counted.rows[0]?.rows !== rows || counted.rows[0]?.sum !== sum)
        throw new BackupProblem(`${table.name} is not what it was: nothing was restored`);
      for (const { name, value, isCalled } of sequences) {
        if (!table.sequences.includes(name)) continue;
        await client.query("select setval($1::regclass, $2, $3)", [name, value, isCalled]);
      }
    },
  });
  const missing = tables.filter(({ name }) => !restored.has(name));
  if (missing.length > 0)
    throw new BackupProblem(`The backup lacks ${missing.map(({ name }) => name).join(", ")}`);
  // a table can't be altered while deferred constraints of its rows are pending
  await client.query("set constraints all immediate");
  for (const each of tables) await client.query(setTriggers(each, "enable"));
  return totals;
}
