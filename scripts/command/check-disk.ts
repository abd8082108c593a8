import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { freeBytes } from "../../adapters/system/free-bytes.ts";
import { leastFreeBytes } from "../../app-server/open-media.ts";
import type { Check } from "./check.ts";

const gigabyte = 1e9;

/** Checks that DATA_DIR is writable, and how much space is left. */
export async function checkDisk(dataDir: string): Promise<Check> {
  const about = "disk";
  const place = resolve(dataDir);
  const probe = join(place, `.doctor-${randomUUID()}`);
  try {
    await mkdir(place, { recursive: true });
    await writeFile(probe, "");
    await rm(probe);
    const free = await freeBytes(place);
    if (free === null) return { level: "ok", about, found: `${place} can be written to` };
    const found = `${place} can be written to, ${(free / gigabyte).toFixed(1)} GB free`;
    if (free > 2 * gigabyte) return { level: "ok", about, found };
    const todo = "make room: pictures and their copies are kept there";
    return { level: free > leastFreeBytes ? "warn" : "fail", about, found, todo };
  } catch (error) {
    const todo = "name a folder in DATA_DIR that this account may write to";
    return { level: "fail", about, found: (error as Error).message, todo };
  }
}
