import { TextInput } from "../../../ui/form/text-input.tsx";
import { pair } from "../quote-wizard.css.ts";
import { QuoteField } from "./quote-field.tsx";

/** Both sides of a booth whose size is not on the list. */
export function CustomSizeFields() {
  return (
    <div className={pair}>
      <QuoteField name="boothWidth" required hint="In feet, along the main aisle">
        {(control) => <TextInput {...control} inputMode="numeric" placeholder="24" />}
      </QuoteField>
      <QuoteField name="boothDepth" required hint="In feet, from the aisle back">
        {(control) => <TextInput {...control} inputMode="numeric" placeholder="36" />}
      </QuoteField>
    </div>
  );
}
