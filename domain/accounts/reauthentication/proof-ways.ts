import type { Member } from "../principal.ts";

export const allProofWays = ["passkey", "email"] as const;
export type ProofWay = (typeof allProofWays)[number];

/** How somebody can prove that it is them, the strongest first. For an admin with a passkey nothing less will do. */
export function proofWays({ user, proof }: Member): ProofWay[] {
  if (!proof.hasPasskey) return ["email"];
  return user.userType === "admin" ? ["passkey"] : ["passkey", "email"];
}
