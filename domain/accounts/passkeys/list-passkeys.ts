import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";
import type { Passkey } from "./passkey.ts";
import type { PasskeyRepository } from "./passkey-ports.ts";

/** A member lists their passkeys, oldest first. */
export function listPasskeys({ passkeys }: { passkeys: PasskeyRepository }) {
  return async ({ by }: { by: Principal }): Promise<Result<Passkey[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok(await passkeys.listOf(by.user.id));
  };
}
