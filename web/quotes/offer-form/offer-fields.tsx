import type { ReactNode } from "react";
import { Controller, useWatch } from "react-hook-form";
import { Tabs } from "../../ui/data/tabs.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { LogisticsFields } from "../terms/logistics-fields.tsx";
import { OfferWordFields } from "../terms/offer-word-fields.tsx";
import { QuoteTermFields } from "../terms/quote-term-fields.tsx";
import type { OfferDraftForm } from "./use-offer-draft.ts";

type Props = {
  offer: Pick<OfferDraftForm, "form" | "bind" | "isEntering">;
  /** Whether the quote to revise has lines. */
  hasLines: boolean;
  /** The fields of an itemized price. */
  lines: ReactNode;
  files: ReactNode;
};

/**
 * All fields of a quote: one price or lines, texts and dates, files, figures for the show's bill, and terms.
 * Without scripts there is one price, and the lines of an itemized quote stay as they are.
 */
export function OfferFields({ offer, hasLines, lines, files }: Props) {
  const { form, bind, isEntering } = offer;
  const { errors } = form.formState;
  const isAlive = useIsAlive();
  return (
    <>
      {!isAlive && hasLines ? (
        <LinesStay />
      ) : (
        <>
          <Controller
            control={form.control}
            name="pricing"
            render={({ field: { value, onChange } }) => (
              <Tabs
                label="How you price it"
                value={isAlive ? value : "single"}
                onValueChange={onChange}
                tabs={[
                  { value: "single", label: "One price", content: <AmountField {...offer} /> },
                  { value: "itemized", label: "Itemized", content: isAlive && lines },
                ]}
              />
            )}
          />
          <noscript>Itemizing your quote needs JavaScript.</noscript>
        </>
      )}
      <div hidden={isEntering}>
        <Stack gap="medium">
          <OfferWordFields bind={bind} error={(word) => errors[word]?.message} />
          {files}
          {(isAlive || !hasLines) && (
            <>
              <LogisticsFields {...offer} />
              <OfferTerms {...offer} />
            </>
          )}
        </Stack>
      </div>
    </>
  );
}

function LinesStay() {
  return (
    <>
      <Text tone="muted">The lines, price and terms of your itemized quote stay as they are.</Text>
      <noscript>
        Changing them here needs JavaScript. You can also sign in and open the request on your
        dashboard.
      </noscript>
    </>
  );
}

function AmountField({ form, bind }: Props["offer"]) {
  return (
    <Field
      label="Amount in US dollars"
      hint="Total for the whole job, e.g. 12,500. Leave blank only if you need more information first."
      error={form.formState.errors.quotedAmount?.message}
    >
      {(control) => (
        <TextInput {...control} {...bind("quotedAmount")} inputMode="decimal" autoComplete="off" />
      )}
    </Field>
  );
}

/** The fields for terms. Only a price range has a high end; without scripts its field stays. */
function OfferTerms({ form, bind }: Props["offer"]) {
  const firmness = useWatch({ control: form.control, name: "terms.firmness" });
  const isAlive = useIsAlive();
  const { errors } = form.formState;
  return (
    <QuoteTermFields
      bind={(term) => bind(`terms.${term}`)}
      error={(term) => errors.terms?.[term]?.message as string | undefined}
      hasHighEnd={!isAlive || firmness === "range"}
    />
  );
}
