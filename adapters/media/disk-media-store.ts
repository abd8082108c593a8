import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  type MediaKey,
  mediaPrefix,
  mediaTypeOf,
  readMediaKey,
} from "../../domain/pictures/media.ts";
import type { MediaStore } from "../../domain/pictures/ports.ts";
import { StorageAwayError } from "../../domain/pictures/storage-away.ts";
import { fileAgeMs } from "../system/file-time.ts";
import { freeBytes } from "../system/free-bytes.ts";
import { isMissing } from "./is-missing.ts";
import { keyOfMedia } from "./key-of-media.ts";
import { draftEnding, writeWholeFile } from "./write-whole-file.ts";

/**
 * Stores files in a local folder with 256 subfolders. Several processes may share it. Refuses
 * writes that would leave fewer than `leastFree` bytes free.
 */
export function createDiskMediaStore(folder: string, leastFree = 0): MediaStore {
  const pathOf = (key: MediaKey) => join(folder, key.slice(0, 2), key);
  return {
    keyOf: keyOfMedia,
    async put(media) {
      const key = keyOfMedia(media);
      if (leastFree > 0) await assertRoom(folder, media.bytes.length + leastFree);
      await writeWholeFile(pathOf(key), media.bytes).catch((error) => {
        throw new StorageAwayError(error);
      });
      return key;
    },
    has: (key) => stat(pathOf(key)).then(() => true, goneIsFalse),
    async get(key) {
      try {
        return { bytes: await readFile(pathOf(key)), contentType: mediaTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async *listOld(firstByte, olderThanMs) {
      const inside = join(folder, mediaPrefix(firstByte));
      for (const name of await namesIn(inside)) {
        const path = join(inside, name);
        const isOld = await stat(path).then(
          ({ mtime }) => fileAgeMs(mtime) > olderThanMs,
          goneIsFalse,
        );
        if (!isOld) continue;
        const key = readMediaKey(name);
        if (key) yield key;
        // left by a write that a crash interrupted
        else if (name.endsWith(draftEnding)) await rm(path, { force: true });
      }
    },
  };
}

async function assertRoom(folder: string, needed: number) {
  const free = await freeBytes(folder);
  if (free !== null && free < needed)
    throw new StorageAwayError(new Error(`${folder} has only ${free} bytes left`));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function goneIsFalse(error: unknown): false {
  if (isMissing(error)) return false;
  throw error;
}
