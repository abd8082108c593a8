import type { Resolver } from "react-hook-form";
import type { QuoteFormValues } from "./quote-form-fields.ts";

const load = () => import("./quote-form-resolver.ts");

/** The wizard's rules, which weigh more than the wizard: loaded when there is something to judge. */
export const resolveQuoteForm: Resolver<QuoteFormValues> = async (values, context, options) => {
  const { quoteFormResolver } = await load();
  return quoteFormResolver(values, context, options);
};

/** Fetches the rules ahead of time; without them now, they are asked for again when needed. */
export function preloadQuoteFormRules() {
  load().catch(() => {});
}
