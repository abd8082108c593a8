import type { QuoteChange } from "./ports.ts";

/** What one step of the main job decided: the request as it is now, and the responses that are new or changed. */
export type QuoteStep = Required<Pick<QuoteChange, "request" | "responses">>;
