type Value = string | boolean | readonly string[] | null | undefined;

/** Fields whose typed value differs from the stored one, by label, in the form's order. */
export function formDifferences<Field extends string>(
  labels: Record<Field, string>,
  typed: Partial<Record<Field, Value>>,
  stored: Partial<Record<Field, Value>>,
): { label: string; there: string }[] {
  const fields = Object.keys(labels) as Field[];
  return fields
    .filter((field) => textOf(typed[field]) !== textOf(stored[field]))
    .map((field) => ({ label: labels[field], there: textOf(stored[field]) || "Empty" }));
}

function textOf(value: Value): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return (typeof value === "string" ? value : (value ?? []).join(", ")).trim();
}
