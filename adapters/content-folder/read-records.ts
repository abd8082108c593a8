import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { ContentKind } from "../../domain/content-sync/content-kind.ts";
import { SourceError } from "../../domain/content-sync/source-error.ts";

/** One record of a file, under the file's own names. */
export type ContentRecord = Record<string, unknown>;
export type ContentFile = { name: string; records: ContentRecord[]; editedAt: Date };

/** The entries of a kind: `KIND.json`, a list of objects, or `KIND.csv`, whose first line has the names. Null: no such file. */
export async function readRecords(folder: string, kind: ContentKind): Promise<ContentFile | null> {
  for (const [name, read] of [
    [`${kind}.json`, readJson],
    [`${kind}.csv`, readCsv],
  ] as const) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) continue;
    return { name, records: read(name, await readFile(path, "utf8")), editedAt: found.mtime };
  }
  return null;
}

function readJson(name: string, text: string): ContentRecord[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new SourceError(`${name} is no JSON: ${(error as Error).message}`);
  }
  const isRecord = (entry: unknown) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry);
  if (!Array.isArray(parsed) || !parsed.every(isRecord)) {
    throw new SourceError(`${name} must be a list of objects`);
  }
  return parsed;
}

function readCsv(name: string, text: string): ContentRecord[] {
  try {
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    throw new SourceError(`${name} is no CSV: ${(error as Error).message}`);
  }
}
