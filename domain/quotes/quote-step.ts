import type { QuoteChange } from "./ports.ts";

/** The result of a state rule: the request, and new or changed responses. */
export type QuoteStep = Required<Pick<QuoteChange, "request" | "responses">>;
