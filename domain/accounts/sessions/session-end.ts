import type { UserType } from "../user.ts";
import {
  absoluteDays,
  adminAbsoluteHours,
  adminIdleMinutes,
  idleDays,
  type Session,
} from "./session.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** When the session expires if it isn't used again: idle time after the last use, limited by its maximum age. */
export function sessionEnd(
  { createdAt, lastSeenAt }: Pick<Session, "createdAt" | "lastSeenAt">,
  userType: UserType,
): Date {
  const isAdmin = userType === "admin";
  const idle = lastSeenAt.getTime() + (isAdmin ? adminIdleMinutes * minute : idleDays * day);
  const absolute = createdAt.getTime() + (isAdmin ? adminAbsoluteHours * hour : absoluteDays * day);
  return new Date(Math.min(idle, absolute));
}
