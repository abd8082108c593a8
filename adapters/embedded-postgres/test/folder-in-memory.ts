import { statfsSync } from "node:fs";

/**
 * In-memory file system on Linux: copying a database of 500 files takes a tenth of the time on
 * disk.
 */
const memory = "/dev/shm";
const enoughRoom = 2 ** 30;

/** A folder in memory for a test's database; undefined when the system has no room for it. */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize < enoughRoom ? undefined : memory;
  } catch {
    return undefined;
  }
}
