import type { Clock } from "../shared/time/clock.ts";
import type { SecurityEvent, SecurityLog } from "./security-event.ts";
import type { SecurityTally } from "./security-tally.ts";

export type SecurityPorts = {
  securityLog: SecurityLog;
  securityTally: SecurityTally;
  clock: Clock;
};

/** Writes a security event down, unless the same sender has caused it too often within the hour to say more. */
export function noteSecurityEvent({ securityLog, securityTally, clock }: SecurityPorts) {
  return async (event: SecurityEvent): Promise<void> => {
    const { action, actorId, accountId = null, from } = event;
    const account = actorId ?? accountId;
    const now = clock.now();
    // those with an account have lines of their own, which a flood of visitors cannot use up
    const kind = `${action} ${account ? "account" : "visitor"}`;
    const counted = securityTally(kind, account ?? from.address ?? "nowhere", now);
    if (counted) await securityLog.add({ ...event, ...counted }, now);
  };
}
