import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import { readBuilderToken } from "../../../../domain/quotes/builder-token.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import { boothFeatures, budgetRanges, serviceTypes } from "../../../../domain/quotes/options.ts";
import { formatCount } from "../../../format.ts";
import { lazyComponent } from "../../../lazy/lazy-component.tsx";
import { Chips } from "../../../ui/data/chips.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { offeredOptions } from "../../form/offered-options.ts";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { quoteFieldLabels } from "../../form/quote-form-fields.ts";
import { readPrefill } from "../../form/quote-form-prefill.ts";
import { serviceTypeTitle } from "../../request/service-type-title.ts";
import { designLink } from "../quote-wizard.css.ts";
import { EasyToQuote } from "./easy-to-quote.tsx";
import { QuoteChoice, QuoteField } from "./quote-field.tsx";

const MaskedBrief = lazyComponent(async () => (await import("./masked-brief.tsx")).default);

/** Step 2: requirements and budget. */
export function BoothRequirementsStep() {
  const { form, served, errors, isAlive, isMasked, moreBudgets } = useQuoteForm();
  const hasDesign = useWatch({ control: form.control, name: "hasDesign" });
  return (
    <>
      <QuoteChoice
        name="serviceType"
        options={offeredOptions(serviceTypes, [served.serviceType], serviceTypeTitle)}
        min="13rem"
      />
      <QuoteChoice
        name="budget"
        hint="Total budget, in US dollars"
        options={offeredOptions(budgetRanges, [served.budget, ...moreBudgets])}
        min="13rem"
      />
      <Chips
        {...form.register("features")}
        id="quote-features"
        legend={quoteFieldLabels.features}
        options={offeredOptions(boothFeatures, served.features, serviceTypeTitle)}
        defaultValues={served.features}
        hint="Select everything the booth needs"
        error={errors.features}
      />
      <PreferredBuilders />
      <QuoteField
        name="additionalRequirements"
        hint={`Anything a builder should know. Up to ${formatCount(limits.additionalRequirements)} characters`}
      >
        {(control) => <TextArea {...control} />}
      </QuoteField>
      {isMasked && (
        <Suspense fallback={null}>
          <MaskedBrief />
        </Suspense>
      )}
      <div>
        <Checkbox
          {...form.register("hasDesign")}
          id="quote-hasDesign"
          label={quoteFieldLabels.hasDesign}
          defaultChecked={served.hasDesign}
        />
        {(hasDesign || !isAlive) && (
          <div className={designLink}>
            <QuoteField
              name="designLink"
              hint="A link builders can open, such as a shared folder or file"
            >
              {(control) => <TextInput {...control} inputMode="url" placeholder="https://…" />}
            </QuoteField>
          </div>
        )}
      </div>
      <EasyToQuote />
    </>
  );
}

/** The builders from whose pages the exhibitor came, as checkboxes; nothing when there are none. */
function PreferredBuilders() {
  const { form, served, errors } = useQuoteForm();
  const [address] = useSearchParams();
  const chosen = useWatch({ control: form.control, name: "preferredBuilders" });
  const known = [
    ...readPrefill(address).builders,
    ...served.preferredBuilders,
    ...(form.formState.defaultValues?.preferredBuilders ?? []),
    ...chosen,
  ];
  const options = [...new Set(known)].flatMap((value) => {
    const builder = readBuilderToken(value ?? "");
    return value && builder ? [{ value, label: builder.name }] : [];
  });
  if (options.length === 0) return null;
  return (
    <Chips
      {...form.register("preferredBuilders")}
      legend={quoteFieldLabels.preferredBuilders}
      options={options}
      defaultValues={served.preferredBuilders}
      hint="If they fit your booth, they come first when builders are chosen. Other builders don't see this."
      error={errors.preferredBuilders}
    />
  );
}
