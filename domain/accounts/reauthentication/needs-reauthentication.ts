import { type Member, needsPasskey } from "../principal.ts";
import { reauthenticationMinutes } from "./reauthentication.ts";

/**
 * Whether somebody has to prove anew that it is them, before what is dangerous: their last proof is too old, or they are
 * an admin who has a passkey and came in without it.
 */
export function needsReauthentication(member: Member, now: Date): boolean {
  const ageMs = now.getTime() - member.proof.at.getTime();
  if (ageMs >= reauthenticationMinutes * 60 * 1000) return true;
  return needsPasskey(member);
}
