import type { Clock } from "../shared/time/clock.ts";
import { noteSecurityEvent } from "./note-security-event.ts";
import type { SecurityLog } from "./security-event.ts";
import type { SecurityTally } from "./security-tally.ts";

/** Ports that these use cases need. */
export type SecurityEventsPorts = {
  clock: Clock;
  securityLog: SecurityLog;
  /** Of the whole process. */
  securityTally: SecurityTally;
};

/** The use cases: the log of security events. */
export function createSecurityEvents(ports: SecurityEventsPorts) {
  return {
    noteSecurityEvent: noteSecurityEvent(ports),
  };
}
