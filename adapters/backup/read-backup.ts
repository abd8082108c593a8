import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { BackupHeader, BackupTotals, TableEnd } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { readLines } from "./read-lines.ts";

/** Receives a backup while it is read. Calls are awaited in order. */
type Into = {
  start(header: BackupHeader): Promise<void>;
  table(name: string, columns: string[]): Promise<void>;
  /** Some hundred lines, each a JSON array. */
  rows(lines: string[]): Promise<void>;
  endOfTable(end: TableEnd): Promise<void>;
};

const linesAtOnce = 500;
const nothing = () => Promise.resolve();
/** Discards the rows, to check that a backup is complete. */
export const intoNothing: Into = {
  start: nothing,
  table: nothing,
  rows: nothing,
  endOfTable: nothing,
};

/**
 * Reads a built-in backup to its end and verifies all sums. Throws a BackupProblem when it is
 * damaged or not a backup.
 */
export async function readBackup(source: Readable, into: Into): Promise<BackupTotals> {
  const unpacked = createGunzip();
  source.on("error", (error) => unpacked.destroy(error));
  try {
    return await readParts(readLines(source.pipe(unpacked)), into);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!code?.startsWith("Z_")) throw error;
    throw new BackupProblem(`The backup is damaged, or is none: ${message}`);
  } finally {
    source.destroy();
  }
}

async function readParts(lines: AsyncIterable<string>, into: Into): Promise<BackupTotals> {
  let isStarted = false;
  let isEnded = false;
  let table: OpenTable | null = null;
  const totals = { tables: 0, rows: 0 };

  for await (const line of lines) {
    if (table !== null && line.startsWith("[")) {
      await table.add(line);
      continue;
    }
    const said = parse(line);
    if (isEnded) throw new BackupProblem("The backup is damaged: something follows its end");
    if (!isStarted) {
      await into.start(asHeader(said));
      isStarted = true;
    } else if (table === null && typeof said.table === "string") {
      table = openTable(said.table, into);
      await into.table(said.table, said.columns as string[]);
    } else if (table !== null && said.endOf === table.name) {
      totals.tables += 1;
      totals.rows += await table.close(said);
      table = null;
    } else if (table === null && said.end === true) {
      if (said.tables !== totals.tables || said.rows !== totals.rows)
        throw new BackupProblem("The backup is damaged: its tables are not all there");
      isEnded = true;
    } else {
      throw new BackupProblem("The backup is damaged: a line is not where it belongs");
    }
  }
  // reads to the end of the file, where the compression's checksum is
  if (isEnded) return totals;
  throw new BackupProblem("The backup has no end: it was cut off");
}

type Said = Record<string, unknown>;
type OpenTable = ReturnType<typeof openTable>;

/** Passes on the rows of a table, and verifies them against its end. */
function openTable(name: string, into: Into) {
  const hash = createHash("sha256");
  let waiting: string[] = [];
  let counted = 0;

  async function flush() {
    if (waiting.length > 0) await into.rows(waiting);
    waiting = [];
  }
  return {
    name,
    async add(line: string) {
      hash.update(`${line}\n`);
      counted += 1;
      waiting.push(line);
      if (waiting.length === linesAtOnce) await flush();
    },
    /** Returns the number of rows. */
    async close(said: Said): Promise<number> {
      await flush();
      if (said.rows !== counted || said.sha256 !== hash.digest("hex"))
        throw new BackupProblem(`The backup is damaged: ${name} is not as it was written`);
      await into.endOfTable(said as TableEnd);
      return counted;
    },
  };
}

function asHeader(said: Said): BackupHeader {
  if (said.boothwright === "backup" && said.format === 1) return said as BackupHeader;
  throw new BackupProblem("This is no backup, or one of a format that this version does not know");
}

function parse(line: string): Said {
  try {
    const said = JSON.parse(line);
    if (said !== null && typeof said === "object") return said;
  } catch {
    // reported below
  }
  throw new BackupProblem("This is no backup, or a damaged one");
}
