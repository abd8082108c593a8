import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { dayMs } from "../domain/shared/time/time-units.ts";

/** Days for which tabs that were open at a deployment can still load the scripts of their build. */
export const keptDays = 7;

/**
 * Moves the assets of the build that is about to be replaced from `client/assets` to
 * `earlier/assets`, marked with the current time, and deletes those replaced more than `keptDays`
 * ago.
 */
export function keepAssets(build: string, now: Date): void {
  const [present, earlier] = ["client", "earlier"].map((name) => join(build, name, "assets"));
  if (!present || !earlier || !existsSync(present)) return;
  mkdirSync(earlier, { recursive: true });
  for (const name of readdirSync(present)) {
    const kept = join(earlier, name);
    renameSync(join(present, name), kept);
    utimesSync(kept, now, now);
  }
  for (const name of readdirSync(earlier)) {
    const kept = join(earlier, name);
    if (now.getTime() - statSync(kept).mtimeMs > keptDays * dayMs) rmSync(kept);
  }
}
