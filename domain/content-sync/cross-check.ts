import type { PropertyProblem } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import type { Fields } from "./field-rule.ts";

/** Takes out what contradicts itself, and says so: an end before its beginning, a maximum below its minimum. */
export function crossCheck(kind: ContentKind, fields: Fields): PropertyProblem[] {
  if (kind === "trade-shows") return inOrder(fields, "startDate", "endDate");
  if (kind === "builders") return inOrder(fields, "minimumProjectBudget", "maximumProjectBudget");
  return [];
}

function inOrder(fields: Fields, first: string, second: string): PropertyProblem[] {
  const [least, most] = [fields[first] ?? null, fields[second] ?? null];
  if (least === null || most === null || least <= most) return [];
  delete fields[second];
  return [{ property: second, message: `is before ${first}: ${most} and ${least}` }];
}
