import { sha256 } from "../../adapters/system/sha256.ts";
import type { UserId } from "../../domain/shared/id.ts";

/** Stands for an account in log lines: who has its id can find its lines, and nobody else learns whose they are. */
export function accountMark(id: UserId): string {
  return sha256(id).slice(0, 16);
}
