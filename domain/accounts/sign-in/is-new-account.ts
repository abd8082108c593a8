import { hourMs } from "../../shared/time/time-units.ts";

/** Whether the account was created within the last hour; then its role may still be asked for. */
export function isNewAccount(createdAt: Date | string, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < hourMs;
}
