import { hourMs } from "../../shared/time/time-units.ts";

/** Made within the last hour: what its person comes for may still be asked. */
export function isNewAccount(createdAt: Date | string, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < hourMs;
}
