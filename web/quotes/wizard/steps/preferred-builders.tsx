import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import { readBuilderToken } from "../../../../domain/quotes/builder-token.ts";
import { Chips } from "../../../ui/data/chips.tsx";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { quoteFieldLabels } from "../../form/quote-form-fields.ts";
import { readPrefill } from "../../form/quote-form-prefill.ts";

/** The builders that the exhibitor came from, to include or leave out; nothing when they came from none. */
export function PreferredBuilders() {
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
