import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Bytes that a folder's disk has left for this account, also before the folder is made; null: the system does not say. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === "ENOENT";
    return isMissing && dirname(folder) !== folder ? freeBytes(dirname(folder)) : null;
  }
}
