import { needsReauthentication } from "../accounts/needs-reauthentication.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import { requestForAdmin } from "../assignment/requests/request-for-admin.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { copyErasures } from "./copy-erasures.ts";
import { type EraseNeeds, eraseStoredRequest } from "./erase-stored-request.ts";
import type { ErasureFile } from "./ports.ts";

type Needs = EraseNeeds & { erasureFile: ErasureFile };
type EraseRequest = { requestId: QuoteRequestId; by: Principal };
type Answer = Result<null, NotSignedIn | NotAllowed | ReauthenticationNeeded | RequestNotFound>;

/**
 * An admin erases the person from a request for good, after a recent re-authentication. Builders
 * who hold the data are asked by email to delete it. Idempotent.
 */
export function eraseRequest(ports: Needs) {
  const { quotes, clock } = ports;
  return async ({ requestId, by }: EraseRequest): Promise<Answer> => {
    const asked = await requestForAdmin(quotes, { requestId, by });
    if (!asked.ok) return asked;
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (needsReauthentication(by, clock.now())) return refuse({ kind: "fresh-proof-needed" });
    await eraseStoredRequest(ports)({ requestId, reason: "wish", actorId: by.user.id });
    await copyErasures(ports)();
    return ok(null);
  };
}
