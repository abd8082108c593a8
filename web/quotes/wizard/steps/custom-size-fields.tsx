import { boothUnits } from "../../../../domain/quotes/submit/custom-booth-size.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { Inline } from "../../../ui/layout/inline.tsx";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { sizeFields } from "../quote-wizard.css.ts";
import { QuoteField } from "./quote-field.tsx";

/** Common sizes in feet that are not in the list. */
const commonSizes = [
  [10, 30],
  [20, 30],
  [20, 40],
  [30, 50],
] as const;

/** Fields for both sides of a booth whose size is not in the list. */
export function CustomSizeFields() {
  const { form, isAlive } = useQuoteForm();
  function choose(width: number, depth: number) {
    const sides = { boothWidth: `${width}`, boothDepth: `${depth}`, boothUnit: "ft" };
    for (const field of ["boothUnit", "boothWidth", "boothDepth"] as const) {
      const shouldValidate = form.getFieldState(field).invalid;
      form.setValue(field, sides[field], { shouldDirty: true, shouldValidate });
    }
  }
  return (
    <>
      {isAlive && (
        <fieldset aria-label="Common sizes">
          <Inline gap="small">
            {commonSizes.map(([width, depth]) => (
              <Button key={`${width}x${depth}`} onClick={() => choose(width, depth)}>
                {width} × {depth} ft
              </Button>
            ))}
          </Inline>
        </fieldset>
      )}
      <div className={sizeFields}>
        <QuoteField name="boothWidth" required hint="Along the main aisle">
          {(control) => <TextInput {...control} inputMode="decimal" placeholder="24" />}
        </QuoteField>
        <QuoteField name="boothDepth" required hint="From the aisle back">
          {(control) => <TextInput {...control} inputMode="decimal" placeholder="36" />}
        </QuoteField>
        <QuoteField name="boothUnit">
          {(control) => <Select {...control} options={boothUnits} />}
        </QuoteField>
      </div>
    </>
  );
}
