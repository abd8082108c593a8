import { sha256 } from "../../adapters/system/sha256.ts";
import type { UserId } from "../../domain/shared/id.ts";

/** Stands for an account in log lines: with the account's id its lines can be found, and without it they name no one. */
export function accountMark(id: UserId): string {
  return sha256(id).slice(0, 16);
}
