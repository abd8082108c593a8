import type { QuoteCase } from "./ports.ts";
import type { QuoteStep } from "./quote-step.ts";

/** The whole case after a step: changed responses in their place, new ones first. */
export function applyStep(before: QuoteCase, step: QuoteStep): QuoteCase {
  const changed = new Map(step.responses.map((response) => [response.id, response]));
  const kept = before.responses.map((response) => changed.get(response.id) ?? response);
  const known = new Set(before.responses.map((response) => response.id));
  const added = step.responses.filter((response) => !known.has(response.id));
  return { request: step.request, responses: [...added, ...kept] };
}
