import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { StatementNumbers } from "../../domain/commission/ports.ts";

/** Path of the journal of statements' numbers, which a restore of the database doesn't roll back. */
export const statementFileIn = (dataDir: string) => join(dataDir, "statements.jsonl");

type Line = { year: number; sequence: number };

/** An append-only file of JSON lines: the number of each statement. */
export function createStatementFile(path: string): StatementNumbers {
  const read = async (): Promise<Line[]> => {
    const text = await readFile(path, "utf8").catch((error: { code?: string }) => {
      if (error.code === "ENOENT") return "";
      throw error;
    });
    return text.split("\n").flatMap(readLine);
  };
  return {
    read,
    async add({ year, sequence }) {
      const known = await read();
      if (known.some((line) => line.year === year && line.sequence >= sequence)) return;
      await mkdir(dirname(path), { recursive: true });
      // starts with a line break, so that it never continues a truncated line
      const line = `\n${JSON.stringify({ year, sequence } satisfies Line)}`;
      await appendFile(path, line, { mode: 0o600, flush: true });
    },
  };
}

function readLine(text: string): Line[] {
  try {
    const { year, sequence } = JSON.parse(text) as Line;
    return Number.isInteger(year) && Number.isInteger(sequence) ? [{ year, sequence }] : [];
  } catch {
    return [];
  }
}
