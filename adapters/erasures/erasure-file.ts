import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Erasure, type ErasureFile, erasedKinds } from "../../domain/privacy/ports.ts";

type Line = { kind: Erasure["kind"]; id: string; at: string };

/** The path of the copy of the journal. */
export const erasureFileIn = (dataDir: string) => join(dataDir, "erasures.jsonl");

/**
 * A file of lines of JSON that is only ever added to, so that no restore of the database takes lines away. A disk that takes
 * nothing is reported: the erasure is done and in the database's journal, and the next hour adds its line.
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

const keyOf = ({ kind, id }: Erasure) => `${kind}/${id}`;

// It begins with a line break: it never continues a line that was cut off.
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
