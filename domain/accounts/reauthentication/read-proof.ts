import type { Clock } from "../../shared/clock.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";
import { needsFreshProof } from "./needs-fresh-proof.ts";
import { type ProofWay, proofWays } from "./proof-ways.ts";

/** Whether what cannot be taken back may be done now, and else in which ways to prove that it is them. */
export type ProofState = { isFresh: boolean; ways: ProofWay[]; hasPasskey: boolean };

export function readProof({ clock }: { clock: Clock }) {
  return async ({ by }: { by: Principal }): Promise<Result<ProofState, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const isFresh = !needsFreshProof(by, clock.now());
    return ok({ isFresh, ways: proofWays(by), hasPasskey: by.proof.hasPasskey });
  };
}
