import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { pair } from "../quote-wizard.css.ts";
import { QuoteField } from "./quote-field.tsx";

/** Step 3: contact data. */
export function ContactInfoStep() {
  const { form, served } = useQuoteForm();
  return (
    <>
      <div className={pair}>
        <QuoteField name="firstName" required>
          {(control) => <TextInput {...control} autoComplete="given-name" />}
        </QuoteField>
        <QuoteField name="lastName" required>
          {(control) => <TextInput {...control} autoComplete="family-name" />}
        </QuoteField>
      </div>
      <div className={pair}>
        <QuoteField name="email" required hint="Your quotes are sent here">
          {(control) => <TextInput {...control} type="email" autoComplete="email" />}
        </QuoteField>
        <QuoteField name="phone" required hint="Include the country code if you're outside the US">
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
        </QuoteField>
      </div>
      <div className={pair}>
        <QuoteField name="company" required>
          {(control) => <TextInput {...control} autoComplete="organization" />}
        </QuoteField>
        <QuoteField name="jobTitle">
          {(control) => <TextInput {...control} autoComplete="organization-title" />}
        </QuoteField>
      </div>
      <Checkbox
        {...form.register("emailUpdates")}
        id="quote-emailUpdates"
        label="Send me updates and trade show tips by email"
        defaultChecked={served.emailUpdates}
      />
    </>
  );
}
