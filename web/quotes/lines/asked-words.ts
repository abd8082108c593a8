import { type Category, categoryFacts } from "../../../domain/offers/category.ts";

/** An exhibitor's request for lines in one sentence. */
export function askedWords({ linesAsked }: { linesAsked: readonly string[] }): string {
  if (linesAsked.length === 0) return "The exhibitor asks you to itemize this quote";
  const labels = linesAsked.map((category) => categoryFacts(category as Category).label);
  return `The exhibitor asks for the price of: ${labels.join(", ")}`;
}
