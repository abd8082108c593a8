import type { FoundBuildersBody } from "../../../app-server/contract/admin.ts";

export type BuilderOption = { value: string; label: string; hint?: string };

type Known = {
  /** What the search has found. */
  found: FoundBuildersBody["builders"];
  /** Chosen from what was found before: they stay when something else is looked for. */
  picked: readonly BuilderOption[];
  assigned: readonly string[];
  /** The names of those who are assigned; one that is missing is not known any more. */
  names: ReadonlyMap<string, string>;
  /** They have a list of their own. */
  suggested: ReadonlySet<string>;
  /** Looked for by name: then only who was found is shown. */
  isSearch: boolean;
};

/** The builders to tick below the suggestions: those assigned and picked so far, then who was found. */
export function builderOptions({ found, picked, assigned, names, suggested, isSearch }: Known) {
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
  // Each stands where it comes first, and says what is known last.
  const options = new Map(all.map((option) => [option.value, option]));
  return [...options.values()].filter(({ value }) => !suggested.has(value));
}
