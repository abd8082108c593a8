import { type FieldTable, mapFields } from "../../../domain/shared/fields.ts";

/** A form field whose value is a text until the form is submitted. */
export type TextField<Name extends string> = {
  name: Name;
  label: string;
  hint?: string;
  isRequired?: boolean;
  type?: "date" | "url";
  /** Options, which make the field a select. */
  options?: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  placeholder?: string;
};

/** The parsed value of typed texts, or errors by field. */
export type Typed<Name extends string, Value> =
  | { value: Value; errors: Partial<Record<Name, string>> }
  | { value: null; errors: Partial<Record<Name, string>> };

type Issue = { path: readonly PropertyKey[]; message: string };

/** The first error message of each field. */
export function issuesByField(error: { issues: readonly Issue[] } | undefined) {
  const found = (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
  return Object.fromEntries(found.toReversed()) as Record<string, string>;
}

/** Options of a select, from labels by value. */
export function optionsOf(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

/** Inputs of a table's fields. `placeholders` are labels of the empty options of its selects. */
export function textFieldsOf<Table extends FieldTable>(
  table: Table,
  placeholders: { [Name in keyof Table]?: string } = {},
): TextField<keyof Table & string>[] {
  const inputs = mapFields(table, (field, name) => {
    const { kind, label = "", hint, required = false } = field;
    const placeholder = placeholders[name];
    return {
      name,
      label,
      ...(hint && { hint }),
      ...(kind === "day" && { type: "date" as const }),
      ...(kind === "url" && { type: "url" as const }),
      ...(kind === "option"
        ? { options: optionsOf(field.options), ...(placeholder && { placeholder }) }
        : { isRequired: required }),
    };
  });
  return Object.values(inputs);
}
