import type { QuoteCase } from "../../domain/quotes/ports.ts";
import type { QuoteResponse } from "../../domain/quotes/quote-response.ts";

/** A request with all its responses and their earlier revisions. */
export type SampleCase = QuoteCase & { earlier?: QuoteResponse[] };
