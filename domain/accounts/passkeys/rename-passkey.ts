import type { PasskeyId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn, PasskeyNotFound } from "../refusals.ts";
import type { PasskeyRepository } from "./passkey-ports.ts";

type RenamePasskey = { id: PasskeyId; name: string; by: Principal };

/** A member renames one of their passkeys. */
export function renamePasskey({ passkeys }: { passkeys: PasskeyRepository }) {
  return async ({
    id,
    name,
    by,
  }: RenamePasskey): Promise<Result<null, NotSignedIn | PasskeyNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const isDone = await passkeys.rename({ id, userId: by.user.id, name });
    return isDone ? ok(null) : refuse({ kind: "passkey-not-found" });
  };
}
