import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { emptyQuoteForm, type QuoteFormValues } from "./quote-form-fields.ts";

const contactFields = ["firstName", "lastName", "email", "phone", "company", "jobTitle"] as const;

/** Values of the wizard's contact step from an account. */
function accountContact(user: CurrentUserBody): Partial<QuoteFormValues> {
  const entries = contactFields.map((field) => [
    field,
    (user[field] ?? "").slice(0, limits[field]),
  ]);
  return Object.fromEntries(entries);
}

/** Fills the contact step from the account, unless it has any value. */
export function fillContact(
  values: QuoteFormValues,
  user: CurrentUserBody | null,
): QuoteFormValues {
  const isEmpty = contactFields.every((field) => values[field].trim() === "");
  return user && isEmpty ? { ...values, ...accountContact(user) } : values;
}

/** The form with an empty contact step. */
export function withoutContact(values: QuoteFormValues): QuoteFormValues {
  const empty = contactFields.map((field) => [field, emptyQuoteForm[field]]);
  return { ...values, ...Object.fromEntries(empty) };
}
