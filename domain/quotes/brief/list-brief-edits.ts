import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { assignedBuilder } from "../for-builders/assigned-builder.ts";
import { ownsRequest } from "../own-requests/owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { RequestNotFound } from "../refusals.ts";
import { type BriefEdit, briefEdits } from "./brief-version.ts";

type ListBriefEdits = { requestId: QuoteRequestId; by: Principal };

/** The changes of a brief, the latest first, for its exhibitor, assigned builders and admins. */
export function listBriefEdits({ quotes }: { quotes: QuoteRequestRepository }) {
  return async ({
    requestId,
    by,
  }: ListBriefEdits): Promise<Result<BriefEdit[], NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const request = await quotes.find(requestId);
    if (!request || !(ownsRequest(by, request) || isAdmin(by) || assignedBuilder(by, request))) {
      return refuse({ kind: "quote-request-not-found" });
    }
    return ok(briefEdits(await quotes.listBriefVersions(requestId)));
  };
}
