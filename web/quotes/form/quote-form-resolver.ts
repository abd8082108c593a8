import "../../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { quoteRequestForm } from "../../../app-server/contract/quotes/quote-requests.ts";
import { boothSideErrors } from "./asked-booth-size.ts";
import { sentDetails, weightFieldOf } from "./brief-detail-values.ts";
import { inputOfDetail } from "./quote-form-errors.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";
import { toQuoteRequestForm } from "./to-quote-request-form.ts";

const byContract = zodResolver(quoteRequestForm) as unknown as Resolver<QuoteFormValues>;

/** Validates the wizard by the schema that the server uses, and the sides of a custom booth. */
export const quoteFormResolver: Resolver<QuoteFormValues> = async (values, context, options) => {
  const form = toQuoteRequestForm(values) as QuoteFormValues;
  const judged = await byContract(form, context, options);
  const { brief, ...plain } = judged.errors as Record<string, object | undefined>;
  const { criteria = [] } = sentDetails(values);
  const details = Object.entries(brief ?? {}).flatMap(([name, error]): [string, object][] =>
    Array.isArray(error)
      ? error.flatMap((each, place) => {
          const criterion = name === "criteria" && criteria?.[place]?.criterion;
          return each ? [[criterion ? weightFieldOf(criterion) : name, each.weight ?? each]] : [];
        })
      : [[inputOfDetail(name), error]],
  );
  const sides = Object.entries(boothSideErrors(values));
  if (details.length + sides.length === 0) return judged;
  const errors = sides.map(([field, message]) => [field, { type: "size", message }]);
  return { values: {}, errors: { ...plain, ...Object.fromEntries([...details, ...errors]) } };
};
