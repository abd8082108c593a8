import type { FoundBuildersBody } from "../../../app-server/contract/admin/found-builders.ts";

export type BuilderOption = { value: string; label: string; hint?: string };

type Candidates = {
  /** Search results. */
  found: FoundBuildersBody["builders"];
  /** Builders selected from earlier results; they stay when the search changes. */
  picked: readonly BuilderOption[];
  assigned: readonly string[];
  /** Names of the assigned builders by id; a deleted builder has none. */
  names: ReadonlyMap<string, string>;
  /** Ids of suggested builders, which have a list of their own. */
  suggested: ReadonlySet<string>;
  /** Whether a name is searched for: then only matching builders are shown. */
  isSearch: boolean;
};

/**
 * The checkboxes below the suggestions: assigned and selected builders first, then search results.
 */
export function builderOptions({
  found,
  picked,
  assigned,
  names,
  suggested,
  isSearch,
}: Candidates) {
  const listed = found.map(({ notionId, name, city, country }) => ({
    value: notionId,
    label: name,
    hint: [city, country].filter(Boolean).join(", "),
  }));
  const standing = assigned.map((value): BuilderOption => {
    const label = names.get(value);
    return label ? { value, label } : { value, label: "Unknown Builder", hint: "No longer listed" };
  });
  const all = isSearch ? listed : [...standing, ...picked, ...listed];
  // Each option keeps its first position and its latest label.
  const options = new Map(all.map((option) => [option.value, option]));
  return [...options.values()].filter(({ value }) => !suggested.has(value));
}
