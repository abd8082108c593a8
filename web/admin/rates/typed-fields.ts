import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";

/** A field that holds text until the form is sent. */
export type TextField<Name extends string> = {
  name: Name;
  label: string;
  hint?: string;
  isRequired?: boolean;
  type?: "date" | "url";
  /** To choose from. */
  options?: readonly { value: string; label: string }[];
  /** Stands for the empty choice. */
  placeholder?: string;
};

/** Typed texts as a value to send, or with the errors by field. */
export type Typed<Name extends string, Value> =
  | { value: Value; errors: Partial<Record<Name, string>> }
  | { value: null; errors: Partial<Record<Name, string>> };

/** Whole cents; null for an empty text, and for one that is no amount. */
export function readAmount(text: string, onError: (message: string) => void): number | null {
  if (text.trim() === "") return null;
  const cents = parseDollars(text);
  if (cents === null) onError("Enter an amount such as 95.50");
  return cents;
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** The first message for each field of a refused form. */
export function issuesByField(error: { issues: readonly Issue[] } | undefined) {
  const found = (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
  return Object.fromEntries(found.toReversed()) as Record<string, string>;
}

/** Values with their words, as a select has them. */
export function optionsOf(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
