import { createContext, useContext } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { WizardExtras } from "./quote-draft.ts";
import type { QuoteFormErrors } from "./quote-form-errors.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

type QuoteForm = {
  form: UseFormReturn<QuoteFormValues>;
  served: QuoteFormValues;
  errors: QuoteFormErrors;
  /** False before hydration, when scripts must not change the form. */
  isAlive: boolean;
  /** Whether contact data is hidden from builders at first. */
  isMasked: boolean;
  /** Budgets to offer beside those of the list. */
  moreBudgets: readonly string[];
  extras: WizardExtras;
  setExtras(changes: Partial<WizardExtras>): void;
};

export const QuoteFormContext = createContext<QuoteForm | null>(null);

/** The wizard's form, for the fields within it. */
export function useQuoteForm(): QuoteForm {
  const form = useContext(QuoteFormContext);
  if (!form) throw new Error("A quote field stands outside the quote wizard");
  return form;
}
