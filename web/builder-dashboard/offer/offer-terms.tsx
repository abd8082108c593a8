import { useWatch } from "react-hook-form";
import type { OfferFormApi } from "../../quotes/lines/offer-form-api.ts";
import { QuoteTermFields } from "../../quotes/terms/quote-term-fields.tsx";

/** The terms in the quote dialog. Only a price range has a high end. */
export function OfferTerms({ form }: { form: OfferFormApi }) {
  const firmness = useWatch({ control: form.control, name: "terms.firmness" });
  const { errors } = form.formState;
  return (
    <QuoteTermFields
      bind={(term) => form.register(`terms.${term}`)}
      error={(term) => errors.terms?.[term]?.message as string | undefined}
      hasHighEnd={firmness === "range"}
    />
  );
}
