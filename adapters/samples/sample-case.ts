import type { QuoteCase } from "../../domain/quotes/ports.ts";
import type { QuoteResponse } from "../../domain/quotes/quote-response.ts";

/** A request with every response to it, and the former versions of those. */
export type SampleCase = QuoteCase & { earlier?: QuoteResponse[] };
