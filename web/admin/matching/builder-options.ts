import type { FoundBuildersBody } from "../../../app-server/contract/admin/found-builders.ts";

export type BuilderOption = { value: string; label: string; hint?: string };

type Candidates = {
  /** Search results. */
  found: FoundBuildersBody["builders"];
  /** Selected from earlier results: they stay while searching on. */
  picked: readonly BuilderOption[];
  assigned: readonly string[];
  /** Names of the assigned builders; a deleted builder is missing. */
  names: ReadonlyMap<string, string>;
  /** They have a list of their own. */
  suggested: ReadonlySet<string>;
  /** Looked for by name: then only who was found is shown. */
  isSearch: boolean;
};

/** The builders to tick below the suggestions: those assigned and picked so far, then who was found. */
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
