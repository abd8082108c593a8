import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ContentEntity, fieldsOf } from "../../domain/content-sync/content-entity.ts";
import { contentKinds } from "../../domain/content-sync/content-kind.ts";

/**
 * Writes content as a folder that can be imported, one file per kind, with `at` as the time of the
 * last edit. Returns the file names.
 */
export async function writeContentFolder(
  folder: string,
  content: readonly ContentEntity[],
  at: Date,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const kind of contentKinds) {
    const records = content
      .filter((each) => each.kind === kind)
      .map((each) => ({ id: each.entity.id, ...fieldsOf(each) }));
    const name = `${kind}.json`;
    const path = join(folder, name);
    await writeFile(path, `${JSON.stringify(records, null, 2)}\n`, { flag: "wx" });
    await utimes(path, at, at);
    names.push(name);
  }
  return names;
}
