import { type Member, needsPasskey } from "../principal.ts";
import { freshProofMinutes } from "./proof.ts";

/**
 * Whether somebody has to prove anew that it is them, before what is dangerous: their last proof is too old, or they are
 * an admin who has a passkey and came in without it.
 */
export function needsFreshProof(member: Member, now: Date): boolean {
  const ageMs = now.getTime() - member.proof.at.getTime();
  if (ageMs >= freshProofMinutes * 60 * 1000) return true;
  return needsPasskey(member);
}
