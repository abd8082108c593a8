import { minuteMs } from "../shared/time/time-units.ts";
import { type Member, needsPasskey } from "./principal.ts";
import { reauthenticationMinutes } from "./reauthentication/reauthentication.ts";

/**
 * True when a sensitive action requires re-authentication: the last one is too old, or an admin
 * with a passkey signed in without it.
 */
export function needsReauthentication(member: Member, now: Date): boolean {
  const ageMs = now.getTime() - member.reauthentication.at.getTime();
  if (ageMs >= reauthenticationMinutes * minuteMs) return true;
  return needsPasskey(member);
}
