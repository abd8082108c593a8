import type { Clock } from "../shared/time/clock.ts";
import type { SecurityEvent, SecurityLog } from "./security-event.ts";
import type { SecurityTally } from "./security-tally.ts";

export type SecurityPorts = {
  securityLog: SecurityLog;
  securityTally: SecurityTally;
  clock: Clock;
};

/** Records a security event, unless the same sender has caused too many within the hour. */
export function noteSecurityEvent({ securityLog, securityTally, clock }: SecurityPorts) {
  return async (event: SecurityEvent): Promise<void> => {
    const { action, actorId, accountId = null, from } = event;
    const account = actorId ?? accountId;
    const now = clock.now();
    // accounts are counted apart from visitors, so that a flood of visitors can't use up their
    // lines
    const kind = `${action} ${account ? "account" : "visitor"}`;
    const counted = securityTally(kind, account ?? from.address ?? "nowhere", now);
    if (counted) await securityLog.add({ ...event, ...counted }, now);
  };
}
