import "../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { quoteRequestForm } from "../../app-server/contract/quote-requests.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";
import { toQuoteRequestForm } from "./to-quote-request-form.ts";

const byContract = zodResolver(quoteRequestForm) as unknown as Resolver<QuoteFormValues>;

/** Judges the wizard by the schema that judges the request on the server. */
export const quoteFormResolver: Resolver<QuoteFormValues> = (values, context, options) =>
  byContract(toQuoteRequestForm(values) as QuoteFormValues, context, options);
