import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaTypeOf, readMediaKey } from "../../domain/pictures/media.ts";
import { isMissing } from "./is-missing.ts";
import { keyOfMedia } from "./key-of-media.ts";
import { blockSize, tarHeader } from "./tar-header.ts";

/** Totals of a picture archive. `damaged` files don't match the hash in their name and are left out. */
export type MediaTotals = { pictures: number; bytes: number; damaged: string[] };

/** The folders of pictures and, if there is one, of private files. */
export type MediaRoots = { media: string; files?: string };

/**
 * All stored pictures and files as a tar archive, one after the other. Concurrent changes are
 * allowed.
 */
export async function* mediaArchive(roots: MediaRoots): AsyncGenerator<Uint8Array, MediaTotals> {
  const totals: MediaTotals = { pictures: 0, bytes: 0, damaged: [] };
  yield* filesOf("media", roots.media, totals);
  if (roots.files) yield* filesOf("files", roots.files, totals);
  yield new Uint8Array(2 * blockSize);
  return totals;
}

async function* filesOf(root: string, folder: string, totals: MediaTotals) {
  for (const part of await namesIn(folder)) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue;
    for (const name of await namesIn(join(folder, part))) {
      const key = readMediaKey(name);
      if (!key?.startsWith(part)) continue;
      const path = join(folder, part, name);
      const bytes = await readFile(path).catch((error) => {
        if (!isMissing(error)) throw error;
        return null;
      });
      if (!bytes) continue;
      if (keyOfMedia({ bytes, contentType: mediaTypeOf(key) }) !== key) {
        totals.damaged.push(path);
        continue;
      }
      yield tarHeader(`${root}/${part}/${key}`, bytes.byteLength);
      yield bytes;
      yield new Uint8Array((blockSize - (bytes.byteLength % blockSize)) % blockSize);
      totals.pictures += 1;
      totals.bytes += bytes.byteLength;
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
