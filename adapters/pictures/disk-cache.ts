import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { isMissing } from "../media/is-missing.ts";
import { writeWholeFile } from "../media/write-whole-file.ts";
import { fileAgeMs, fileTime } from "../system/file-time.ts";

type Options = {
  folder: string;
  /** Approximate maximum size of all files together. */
  maxBytes: number;
  /** Receives disk write errors; the generated file is used anyway. */
  report?: (error: unknown) => void;
};
export type DiskCache = ReturnType<typeof createDiskCache>;

const touchAfterMs = hourMs;

/** Disk cache of files that can be generated again. Evicts the least recently used ones. */
export function createDiskCache({ folder, maxBytes, report = console.error }: Options) {
  const making = new Map<string, Promise<Uint8Array | null>>();
  /** Bytes in use, as far as this process knows; null before the first scan. */
  let used: number | null = null;
  let sweeping: Promise<void> | undefined;

  async function read(path: string): Promise<Uint8Array | null> {
    try {
      const bytes = await readFile(path);
      const { mtime } = await stat(path);
      if (fileAgeMs(mtime) > touchAfterMs) await utimes(path, fileTime(), fileTime());
      return bytes;
    } catch (error) {
      if (!isMissing(error)) report(error);
      return null;
    }
  }

  async function keep(path: string, bytes: Uint8Array): Promise<void> {
    try {
      await writeWholeFile(path, bytes);
      if (used !== null) used += bytes.byteLength;
      if (used === null || used > maxBytes) await sweep();
    } catch (error) {
      report(error);
    }
  }

  function sweep(): Promise<void> {
    sweeping ??= makeRoom().finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  }

  async function makeRoom(): Promise<void> {
    const files = await list(folder);
    used = files.reduce((sum, { size }) => sum + size, 0);
    if (used <= maxBytes) return;
    // evicts some more than needed, so that not every new file triggers a sweep
    for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (used <= maxBytes * 0.8) break;
      await rm(path, { force: true });
      used -= size;
    }
  }

  return {
    /** Deletes all files whose names begin with this prefix of at least two characters. */
    async forget(beginning: string): Promise<void> {
      const shelf = join(folder, beginning.slice(0, 2));
      const names = await readdir(shelf).catch(() => []);
      for (const name of names) {
        if (name.startsWith(beginning)) await rm(join(shelf, name), { force: true });
      }
    },

    /**
     * Returns the file of this name; generates it if missing, once for all concurrent callers. Null
     * when it can't be generated.
     */
    async through(name: string, make: () => Promise<Uint8Array | null>) {
      const path = join(folder, name.slice(0, 2), name);
      const found = making.get(name);
      if (found) return await found;
      const made = (async () => {
        const cached = await read(path);
        if (cached) return cached;
        const bytes = await make();
        if (bytes) await keep(path, bytes);
        return bytes;
      })();
      making.set(name, made);
      try {
        return await made;
      } finally {
        making.delete(name);
      }
    },
  };
}

/** All files in the folder; another process may delete some meanwhile. */
async function list(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const facts = await stat(path).catch(() => null);
      return facts ? [{ path, size: facts.size, mtimeMs: facts.mtimeMs }] : [];
    }),
  );
  return found.flat();
}
