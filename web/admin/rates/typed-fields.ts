import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";

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

/**
 * Parses a typed amount to whole cents. Returns null for an empty text; for an invalid one, too,
 * after calling `onError`.
 */
export function readAmount(text: string, onError: (message: string) => void): number | null {
  if (text.trim() === "") return null;
  const cents = parseDollars(text);
  if (cents === null) onError("Enter an amount such as 95.50");
  return cents;
}

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
