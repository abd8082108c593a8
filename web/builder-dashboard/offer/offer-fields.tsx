import { Controller, useWatch } from "react-hook-form";
import type { AskedWork } from "../../../domain/offers/required-scope.ts";
import { CurrencyField } from "../../quotes/lines/currency-field.tsx";
import { LineEditor } from "../../quotes/lines/line-editor.tsx";
import { LogisticsFields } from "../../quotes/lines/logistics-fields.tsx";
import type { OfferFormApi } from "../../quotes/lines/offer-form-api.ts";
import { OfferWordFields } from "../../quotes/terms/offer-word-fields.tsx";
import { QuoteTermFields } from "../../quotes/terms/quote-term-fields.tsx";
import { Tabs } from "../../ui/data/tabs.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { FillLines } from "./fill/fill-lines.tsx";
import { GapRatesChoice } from "./fill/gap-rates-choice.tsx";

type Props = {
  form: OfferFormApi;
  requestId: string;
  asked: AskedWork;
  /** Categories that the exhibitor asked to have priced. */
  toPrice: readonly string[];
  /** Whether the standing quote was sent with gap rates. */
  sentGapRates: boolean;
};

/** All fields of a quote: one price or lines, dates, validity, and texts. */
export function OfferFields({ form, sentGapRates, ...asks }: Props) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Controller
        control={control}
        name="pricing"
        render={({ field: { value, onChange } }) => (
          <Tabs
            label="How you price it"
            value={value}
            onValueChange={onChange}
            tabs={[
              {
                value: "single",
                label: "One price",
                content: (
                  <Field
                    label="Amount in US dollars"
                    hint="Total for the whole job, e.g. 12,500. Leave blank only if you need more information first."
                    error={errors.quotedAmount?.message}
                  >
                    {(control) => (
                      <TextInput
                        {...control}
                        {...register("quotedAmount")}
                        inputMode="decimal"
                        autoComplete="off"
                      />
                    )}
                  </Field>
                ),
              },
              {
                value: "itemized",
                label: "Itemized",
                content: (
                  <Stack gap="medium">
                    <CurrencyField form={form} />
                    <LineEditor
                      form={form}
                      asked={asks.asked}
                      toPrice={asks.toPrice}
                      fill={(onRows) => (
                        <FillLines
                          form={form}
                          requestId={asks.requestId}
                          asked={asks.asked}
                          onRows={onRows}
                        />
                      )}
                    />
                    <GapRatesChoice form={form} {...asks} startsOn={sentGapRates} />
                  </Stack>
                ),
              },
            ]}
          />
        )}
      />
      <LogisticsFields form={form} />
      <OfferTerms form={form} />
      <OfferWordFields bind={register} error={(word) => errors[word]?.message} />
    </>
  );
}

/** The fields for terms in the quote dialog. Only a price range has a high end. */
function OfferTerms({ form }: { form: OfferFormApi }) {
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
