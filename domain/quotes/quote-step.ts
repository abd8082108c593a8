import type { QuoteChange } from "./ports.ts";

/** Result of one state rule: the request, and the responses that are new or changed. */
export type QuoteStep = Required<Pick<QuoteChange, "request" | "responses">>;
