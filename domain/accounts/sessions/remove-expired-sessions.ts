import type { Clock } from "../../shared/time/clock.ts";
import type { SessionRepository } from "../ports.ts";

/** The system's own clean-up. Answers how many sessions were over. */
export function removeExpiredSessions({
  clock,
  sessions,
}: {
  clock: Clock;
  sessions: SessionRepository;
}) {
  return () => sessions.removeExpired(clock.now());
}
