import * as z from "zod";
import type { PromisedTimes } from "../../../domain/quotes/own-requests/promised-times.ts";
import type { ViewedRequest } from "../../../domain/quotes/own-requests/view-quote-request.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { promisedTimesBody, toPromisedTimesBody } from "./promised-times.ts";
import {
  quoteRequestBody,
  receiptBody,
  toAssignedQuoteBody,
  toQuoteRequestBody,
  toReceiptBody,
} from "./quote-requests.ts";
import { progressFields, toProgressFields } from "./request-progress.ts";

const promise = promisedTimesBody.optional();

/**
 * `promise` has the due times and the expected number of quotes; missing for builders, and for
 * requests of earlier versions. Builders get none of the fields that say how far the request is.
 */
export const viewedRequestBody = quoteRequestBody.extend({
  promise,
  ...z.object(progressFields).partial().shape,
});
export type ViewedRequestBody = z.infer<typeof viewedRequestBody>;
export const viewedReceiptBody = receiptBody.extend({ promise });
export type ViewedReceiptBody = z.infer<typeof viewedReceiptBody>;

/**
 * A request with the fields that the reader may see. `builderId` is the reader's own profile, if
 * any.
 */
export function toViewedRequestBody(
  viewed: ViewedRequest,
  builderId: BuilderId | undefined,
): ViewedRequestBody | ViewedReceiptBody {
  const { request } = viewed;
  if (viewed.as === "builder" && builderId) return toAssignedQuoteBody(request, builderId);
  if (viewed.as === "owner" || viewed.as === "admin") {
    return {
      ...toQuoteRequestBody(request),
      ...promisedFields(viewed.promise),
      ...toProgressFields(viewed),
    };
  }
  return {
    ...toReceiptBody(request),
    ...promisedFields(viewed.as === "receipt" ? viewed.promise : null),
  };
}

function promisedFields(promised: PromisedTimes | null) {
  return promised && { promise: toPromisedTimesBody(promised) };
}
