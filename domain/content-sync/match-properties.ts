import { rulesOf } from "./content-fields.ts";
import type { ContentKind } from "./content-kind.ts";

/** Property names set by the operator, by kind and field. */
export type PropertyMapping = Partial<Record<ContentKind, Record<string, string>>>;

/**
 * Maps fields to the source's properties. A name set by the operator must match exactly; otherwise
 * "Booth Cost Range", "booth_cost_range" and "boothCostRange" are equal.
 */
export function matchProperties(
  kind: ContentKind,
  properties: readonly string[],
  mapping: PropertyMapping,
): Map<string, string> {
  const found = new Map<string, string>();
  const byName = new Map(properties.map((property) => [plain(property), property]));
  for (const [field, rule] of Object.entries(rulesOf(kind))) {
    const given = mapping[kind]?.[field];
    const property =
      given === undefined
        ? [field, ...(rule.names ?? [])].map((name) => byName.get(plain(name))).find(Boolean)
        : properties.find((each) => each === given);
    if (property) found.set(field, property);
  }
  return found;
}

/** A name in lower case without spaces and punctuation. */
export function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
