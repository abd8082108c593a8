import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import {
  type QuoteRequestBody,
  type ReceiptBody,
  toAssignedQuoteBody,
  toQuoteRequestBody,
  toReceiptBody,
} from "./quote-requests.ts";

type Viewed = { as: "owner" | "admin" | "builder" | "receipt"; request: QuoteRequest };

/** A request, as much of it as the reader may see. `builderId` is the reader's own profile, if any. */
export function toViewedRequestBody(
  { as, request }: Viewed,
  builderId: BuilderId | undefined,
): QuoteRequestBody | ReceiptBody {
  if (as === "owner" || as === "admin") return toQuoteRequestBody(request);
  if (as === "builder" && builderId) return toAssignedQuoteBody(request, builderId);
  return toReceiptBody(request);
}
