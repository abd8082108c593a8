import "../../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { quoteRequestForm } from "../../../app-server/contract/quotes/quote-requests.ts";
import { boothSideErrors } from "./asked-booth-size.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";
import { toQuoteRequestForm } from "./to-quote-request-form.ts";

const byContract = zodResolver(quoteRequestForm) as unknown as Resolver<QuoteFormValues>;

/** Validates the wizard by the schema that the server uses, and the sides of a custom booth. */
export const quoteFormResolver: Resolver<QuoteFormValues> = async (values, context, options) => {
  const form = toQuoteRequestForm(values) as QuoteFormValues;
  const judged = await byContract(form, context, options);
  const sides = Object.entries(boothSideErrors(values));
  if (sides.length === 0) return judged;
  const errors = sides.map(([field, message]) => [field, { type: "size", message }]);
  return { values: {}, errors: { ...judged.errors, ...Object.fromEntries(errors) } };
};
