import type * as z from "zod";
import type { PromisedTimes } from "../../../domain/quotes/own-requests/promised-times.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { promisedTimesBody, toPromisedTimesBody } from "./promised-times.ts";
import {
  quoteRequestBody,
  receiptBody,
  toAssignedQuoteBody,
  toQuoteRequestBody,
  toReceiptBody,
} from "./quote-requests.ts";

type Viewed = {
  as: "owner" | "admin" | "builder" | "receipt";
  request: QuoteRequest;
  promise: PromisedTimes | null;
};

const promise = promisedTimesBody.optional();

/**
 * `promise` has the due times and the expected number of quotes; missing for builders, and for
 * requests of earlier versions.
 */
export const viewedRequestBody = quoteRequestBody.extend({ promise });
export type ViewedRequestBody = z.infer<typeof viewedRequestBody>;
export const viewedReceiptBody = receiptBody.extend({ promise });
export type ViewedReceiptBody = z.infer<typeof viewedReceiptBody>;

/**
 * A request with the fields that the reader may see. `builderId` is the reader's own profile, if
 * any.
 */
export function toViewedRequestBody(
  { as, request, promise }: Viewed,
  builderId: BuilderId | undefined,
): ViewedRequestBody | ViewedReceiptBody {
  if (as === "builder" && builderId) {
    return toAssignedQuoteBody(request, builderId);
  }
  const isWhole = as === "owner" || as === "admin";
  const body = isWhole ? toQuoteRequestBody(request) : toReceiptBody(request);
  return { ...body, ...(promise && { promise: toPromisedTimesBody(promise) }) };
}
