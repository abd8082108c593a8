import type { Clock } from "../../shared/clock.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";
import { needsReauthentication } from "./needs-reauthentication.ts";
import {
  type ReauthenticationMethod,
  reauthenticationMethods,
} from "./reauthentication-methods.ts";

/** Whether what cannot be taken back may be done now, and else in which ways to prove that it is them. */
export type ReauthenticationState = {
  isFresh: boolean;
  ways: ReauthenticationMethod[];
  hasPasskey: boolean;
};

export function readReauthentication({ clock }: { clock: Clock }) {
  return async ({ by }: { by: Principal }): Promise<Result<ReauthenticationState, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const isFresh = !needsReauthentication(by, clock.now());
    return ok({ isFresh, ways: reauthenticationMethods(by), hasPasskey: by.proof.hasPasskey });
  };
}
