import type { Resolver } from "react-hook-form";
import { preload, untilLoaded } from "../../lazy/until-loaded.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

const load = () => import("./quote-form-resolver.ts");

/** The wizard's rules, which weigh more than the wizard: loaded when there is something to judge. */
export const resolveQuoteForm: Resolver<QuoteFormValues> = async (values, context, options) => {
  const { quoteFormResolver } = await untilLoaded(load);
  return quoteFormResolver(values, context, options);
};

/** Preloads the validation rules; on failure they are loaded again when needed. */
export function preloadQuoteFormRules() {
  preload(load);
}
