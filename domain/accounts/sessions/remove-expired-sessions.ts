import type { Clock } from "../../shared/time/clock.ts";
import type { SessionRepository } from "../ports.ts";

/** Deletes expired sessions. Returns their number. */
export function removeExpiredSessions({
  clock,
  sessions,
}: {
  clock: Clock;
  sessions: SessionRepository;
}) {
  return () => sessions.removeExpired(clock.now());
}
