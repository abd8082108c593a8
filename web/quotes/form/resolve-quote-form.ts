import type { Resolver } from "react-hook-form";
import { preload, untilLoaded } from "../../lazy/until-loaded.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

const load = () => import("./quote-form-resolver.ts");

/** The wizard's validation rules, which are larger than the wizard: loaded on first use. */
export const resolveQuoteForm: Resolver<QuoteFormValues> = async (values, context, options) => {
  const { quoteFormResolver } = await untilLoaded(load);
  return quoteFormResolver(values, context, options);
};

/** Preloads the validation rules; after a failure they are loaded again on use. */
export function preloadQuoteFormRules() {
  preload(load);
}
