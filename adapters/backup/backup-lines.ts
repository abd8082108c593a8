import { createHash } from "node:crypto";
import type pg from "pg";
import { doneMigrations } from "../postgres/server/pending-migrations.ts";
import type {
  BackupEnd,
  BackupHeader,
  BackupTotals,
  TableEnd,
  TableStart,
} from "./backup-format.ts";
import { type StoredTable, storedTables } from "./stored-tables.ts";
import { countAndSum, plainTexts, selectLines } from "./table-sql.ts";
import { openClient } from "./with-client.ts";

const rowsAtOnce = 500;

/**
 * The whole database at one moment as JSON lines, in chunks. Doesn't block writers. The job queue
 * is left out, since workers find unsent messages in their table.
 */
export async function* backupLines(url: string, now: Date): AsyncGenerator<string, BackupTotals> {
  const client = await openClient(url);
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    // overrides the role's setting, since a large table takes long
    await client.query("set local statement_timeout = 0");
    for (const statement of plainTexts) await client.query(statement);
    const { rows } = await client.query("show server_version");
    const header: BackupHeader = {
      boothwright: "backup",
      format: 1,
      createdAt: now.toISOString(),
      server: String(rows[0]?.server_version),
      migrations: await doneMigrations(client),
    };
    yield lineOf(header);
    const tables = await storedTables(client);
    let total = 0;
    for (const table of tables) total += yield* tableLines(client, table);
    const end: BackupEnd = { end: true, tables: tables.length, rows: total };
    yield lineOf(end);
    await client.query("commit");
    return { tables: tables.length, rows: total };
  } finally {
    await client.end().catch(() => {});
  }
}

async function* tableLines(client: pg.Client, table: StoredTable): AsyncGenerator<string, number> {
  const columns = table.columns.map(({ name }) => name);
  yield lineOf({ table: table.name, columns } satisfies TableStart);

  const hash = createHash("sha256");
  let count = 0;
  await client.query(`declare copied no scroll cursor for ${selectLines(table)}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from copied`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => `${escapeSeparators(line)}\n`).join("");
    hash.update(lines);
    count += rows.length;
    yield lines;
  }
  await client.query("close copied");

  const { rows } = await client.query<{ rows: number; sum: string }>(countAndSum(table));
  const [counted] = rows;
  if (counted?.rows !== count) throw new Error(`${table.name} has changed within its snapshot`);
  const sequences = [];
  for (const name of table.sequences) {
    const { rows } = await client.query(`select last_value::text as value, is_called from ${name}`);
    sequences.push({ name, value: rows[0].value, isCalled: rows[0].is_called });
  }
  const sha256 = hash.digest("hex");
  yield lineOf({
    endOf: table.name,
    rows: count,
    sum: counted.sum,
    sha256,
    sequences,
  } satisfies TableEnd);
  return count;
}

/**
 * Also escapes the two Unicode line separators, so that every program sees one row per line; in
 * JSON they are equal.
 */
const escapeSeparators = (line: string) =>
  line.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

const lineOf = (value: object) => `${JSON.stringify(value)}\n`;
