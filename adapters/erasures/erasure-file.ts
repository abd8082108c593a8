import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Erasure, type ErasureFile, erasedKinds } from "../../domain/privacy/ports.ts";

type Line = { kind: Erasure["kind"]; id: string; at: string };

/** Path of the journal's copy. */
export const erasureFileIn = (dataDir: string) => join(dataDir, "erasures.jsonl");

/**
 * An append-only file of JSON lines, which a restore of the database doesn't roll back. Write
 * errors are reported, not thrown: the erasure is done and journaled in the database, and the
 * hourly cleanup adds the line.
 */
export function createErasureFile(
  path: string,
  report: (error: unknown) => void = console.error,
): ErasureFile {
  return {
    add: (erasures) => addMissing(erasures).catch(report),
  };

  async function addMissing(erasures: readonly Erasure[]): Promise<void> {
    const known = new Set((await readErasureFile(path)).map(keyOf));
    const missing = erasures.filter((erasure) => !known.has(keyOf(erasure)));
    if (missing.length === 0) return;
    await mkdir(dirname(path), { recursive: true });
    await appendFile(path, missing.map(lineOf).join(""), { mode: 0o600, flush: true });
  }
}

/**
 * Erasures stored in the file; empty when it doesn't exist. A last line truncated by a crash is
 * skipped; the next copy writes it again.
 */
export async function readErasureFile(path: string): Promise<Erasure[]> {
  const text = await readFile(path, "utf8").catch((error: { code?: string }) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap(readLine);
}

const keyOf = ({ kind, id, at }: Erasure) => `${kind}/${id}/${at.toISOString()}`;

// starts with a line break, so that it never continues a truncated line
const lineOf = ({ kind, id, at }: Erasure) =>
  `\n${JSON.stringify({ kind, id, at: at.toISOString() } satisfies Line)}`;

function readLine(line: string): Erasure[] {
  try {
    const { kind, id, at } = JSON.parse(line) as Line;
    return erasedKinds.includes(kind) ? [{ kind, id, at: new Date(at) }] : [];
  } catch {
    return [];
  }
}
