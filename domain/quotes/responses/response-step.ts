import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "./quote-response.ts";

/** A step that changes one response, and the request no more than its time. */
export type ResponseStep = { request: QuoteRequest; changed: QuoteResponse };
