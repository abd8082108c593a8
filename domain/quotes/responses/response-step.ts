import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";

/** A step that changes one response and only the `updatedAt` of the request. */
export type ResponseStep = { request: QuoteRequest; changed: QuoteResponse };
