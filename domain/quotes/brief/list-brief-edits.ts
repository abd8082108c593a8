import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { type BriefChange, type BriefEdit, briefEdits } from "../brief-version.ts";
import { type ContactAfter, masked, seesContact } from "../contact-after.ts";
import { assignedBuilder } from "../for-builders/assigned-builder.ts";
import { isBudgetRange } from "../mask-contacts.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { RequestNotFound } from "../refusals.ts";

type Needs = { quotes: QuoteRequestRepository; contactAfter: ContactAfter };
type ListBriefEdits = { requestId: QuoteRequestId; by: Principal };

/** The exhibitor, an assigned builder or an admin lists the changes of a brief, latest first. */
export function listBriefEdits({ quotes, contactAfter }: Needs) {
  return async ({
    requestId,
    by,
  }: ListBriefEdits): Promise<Result<BriefEdit[], NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    const seesAll = found && (ownsRequest(by, found.request) || isAdmin(by));
    const builder = found && assignedBuilder(by, found.request);
    if (!found || !(seesAll || builder)) return refuse({ kind: "quote-request-not-found" });
    const edits = briefEdits(await quotes.listBriefVersions(requestId));
    const isMasked = !seesAll && builder && !seesContact(contactAfter, found, builder.id);
    return ok(isMasked ? edits.map(maskedEdit) : edits);
  };
}

/** An edit as read by a builder without contact data. */
function maskedEdit(edit: BriefEdit): BriefEdit {
  const maskedText = (text: string) => (isBudgetRange(text) ? text : masked(text));
  const shown = (value: BriefChange["from"]) =>
    typeof value === "string" ? maskedText(value) : (value?.map(masked) ?? null);
  const changes = edit.changes.map(({ field, from, to }) => ({
    field,
    from: shown(from),
    to: shown(to),
  }));
  return { ...edit, changes };
}
