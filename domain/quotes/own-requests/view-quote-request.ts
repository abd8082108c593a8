import { isAdmin, type Principal } from "../../accounts/principal.ts";
import { noteRequestViewed } from "../../security-events/note-request-viewed.ts";
import type { SecurityPorts } from "../../security-events/note-security-event.ts";
import type { BuilderId, QuoteRequestId, ReceiptId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { type ContactAfter, seesContact, withoutContact } from "../contact-after.ts";
import { assignedBuilder } from "../for-builders/assigned-builder.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { RequestNotFound } from "../refusals.ts";
import type { PromisedTimes } from "./promised-times.ts";

type Needs = SecurityPorts & { quotes: QuoteRequestRepository; contactAfter: ContactAfter };
type ViewQuoteRequest = { id: QuoteRequestId; by: Principal; receipts: readonly ReceiptId[] };
/** `as`: the caller's role, which decides how much of the request they may see. */
type View = {
  as: "owner" | "admin" | "builder" | "receipt";
  request: QuoteRequest;
  /** Null for builders, and for requests of earlier versions. */
  promise: PromisedTimes | null;
};

/** The request's exhibitor, an admin, an assigned builder or the holder of its receipt opens a request. */
export function viewQuoteRequest(ports: Needs) {
  const { quotes, clock, contactAfter } = ports;
  return async ({ id, by, receipts }: ViewQuoteRequest): Promise<Result<View, RequestNotFound>> => {
    const admin = isAdmin(by) ? by : null;
    const request = await quotes.find(id);
    // another exhibitor's request looks missing, so that ids can't be probed
    if (!request) return refuse({ kind: "quote-request-not-found" });
    const promised = async (as: View["as"]) => {
      const [promise = null] = await quotes.listPromisedTimes([id]);
      return ok({ as, request, promise });
    };
    if (ownsRequest(by, request)) return promised("owner");
    if (admin) {
      await noteRequestViewed(ports)({ adminId: admin.user.id, requestId: request.id });
      return promised("admin");
    }
    const builder = assignedBuilder(by, request);
    if (builder) {
      return ok({ as: "builder", request: await readBy(request, builder.id), promise: null });
    }
    const held = receipts.length > 0 && (await quotes.holdsReceipt(id, receipts, clock.now()));
    return held ? promised("receipt") : refuse({ kind: "quote-request-not-found" });
  };

  async function readBy(request: QuoteRequest, builderId: BuilderId): Promise<QuoteRequest> {
    if (contactAfter === "assigned") return request;
    const found = await quotes.findCase(request.id);
    const sees = found && seesContact(contactAfter, found, builderId);
    return sees ? request : withoutContact(request);
  }
}
