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
import { type OwnRequest, withProgress } from "./own-request.ts";
import type { PromisedTimes } from "./promised-times.ts";

type Needs = SecurityPorts & { quotes: QuoteRequestRepository; contactAfter: ContactAfter };
type ViewQuoteRequest = { id: QuoteRequestId; by: Principal; receipts: readonly ReceiptId[] };
/** The request as the caller may see it; `as`: their role. */
export type ViewedRequest =
  | ({ as: "owner" | "admin" } & OwnRequest)
  | { as: "builder"; request: QuoteRequest }
  | { as: "receipt"; request: QuoteRequest; promise: PromisedTimes | null };
type Answer = Result<ViewedRequest, RequestNotFound>;

/** The request's exhibitor, an admin, an assigned builder or the holder of its receipt opens a request. */
export function viewQuoteRequest(ports: Needs) {
  const { quotes, clock, contactAfter } = ports;
  return async ({ id, by, receipts }: ViewQuoteRequest): Promise<Answer> => {
    const admin = isAdmin(by) ? by : null;
    const request = await quotes.find(id);
    // another exhibitor's request looks missing, so that ids can't be probed
    const missing = refuse({ kind: "quote-request-not-found" } as const);
    if (!request) return missing;
    const whole = async (as: "owner" | "admin"): Promise<Answer> => {
      const [own] = await withProgress(quotes, [request], clock.now());
      return own ? ok({ as, ...own }) : missing;
    };
    if (ownsRequest(by, request)) return whole("owner");
    if (admin) {
      await noteRequestViewed(ports)({ adminId: admin.user.id, requestId: request.id });
      return whole("admin");
    }
    const builder = assignedBuilder(by, request);
    if (builder) {
      return ok({ as: "builder", request: await readBy(request, builder.id) });
    }
    const held = receipts.length > 0 && (await quotes.holdsReceipt(id, receipts, clock.now()));
    if (!held) return missing;
    const [promise = null] = await quotes.listPromisedTimes([id]);
    return ok({ as: "receipt", request, promise });
  };

  async function readBy(request: QuoteRequest, builderId: BuilderId): Promise<QuoteRequest> {
    if (contactAfter === "assigned") return request;
    const found = await quotes.findCase(request.id);
    const sees = found && seesContact(contactAfter, found, builderId);
    return sees ? request : withoutContact(request);
  }
}
