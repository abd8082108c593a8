import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Free bytes for this account on a folder's disk, even before the folder exists; null when the
 * system doesn't say.
 */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === "ENOENT";
    return isMissing && dirname(folder) !== folder ? freeBytes(dirname(folder)) : null;
  }
}
