import { dayMs, hourMs, minuteMs } from "../../shared/time/time-units.ts";
import type { UserType } from "../user.ts";
import {
  absoluteDays,
  adminAbsoluteHours,
  adminIdleMinutes,
  idleDays,
  type Session,
} from "./session.ts";

/** When the session expires if it isn't used again: idle time after the last use, limited by its maximum age. */
export function sessionEnd(
  { createdAt, lastSeenAt }: Pick<Session, "createdAt" | "lastSeenAt">,
  userType: UserType,
): Date {
  const isAdmin = userType === "admin";
  const idle = lastSeenAt.getTime() + (isAdmin ? adminIdleMinutes * minuteMs : idleDays * dayMs);
  const absolute =
    createdAt.getTime() + (isAdmin ? adminAbsoluteHours * hourMs : absoluteDays * dayMs);
  return new Date(Math.min(idle, absolute));
}
