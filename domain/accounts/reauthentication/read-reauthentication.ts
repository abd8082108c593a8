import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { needsReauthentication } from "../needs-reauthentication.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";
import {
  type ReauthenticationMethod,
  reauthenticationMethods,
} from "./reauthentication-methods.ts";

/** Whether sensitive actions are allowed now, and otherwise the methods to re-authenticate. */
export type ReauthenticationState = {
  isFresh: boolean;
  ways: ReauthenticationMethod[];
  hasPasskey: boolean;
};

/** A member reads whether they have re-authenticated recently, and which methods they may use. */
export function readReauthentication({ clock }: { clock: Clock }) {
  return async ({ by }: { by: Principal }): Promise<Result<ReauthenticationState, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const isFresh = !needsReauthentication(by, clock.now());
    return ok({
      isFresh,
      ways: reauthenticationMethods(by),
      hasPasskey: by.reauthentication.hasPasskey,
    });
  };
}
