import { boothFeatures, boothSizes, exhibitTypes } from "../../domain/quotes/options.ts";
import { Chips } from "../ui/data/chips.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { CheckboxGroup } from "../ui/form/checkbox-group.tsx";
import { DateInput } from "../ui/form/date-input.tsx";
import { Field } from "../ui/form/field.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Specimen } from "./specimen.tsx";

const email = "Valid email address is required";

/** All inputs. `scheme` keeps the two halves' names unique. */
export function FieldsSpecimen({ scheme }: { scheme: string }) {
  return (
    <Specimen name="Fields">
      <Field label="Trade show" required hint="As it is announced">
        {(control) => <TextInput {...control} placeholder="CES 2027" />}
      </Field>
      <Field label="Email" required error={email}>
        {(control) => <TextInput {...control} type="email" defaultValue="ana@" />}
      </Field>
      <Field label="Company">
        {(control) => <TextInput {...control} disabled defaultValue="Acme" />}
      </Field>
      <Field label="Event date">{(control) => <DateInput {...control} />}</Field>
      <Field label="Booth size" required>
        {(control) => <Select {...control} options={boothSizes} placeholder="Choose a size" />}
      </Field>
      <Field label="Message">{(control) => <TextArea {...control} rows={3} />}</Field>
      <Checkbox label="Send me updates" hint="At most one a week" defaultChecked />
      <Checkbox label="Not now" disabled />
      <Chips
        legend="Features"
        name={`${scheme}-features`}
        options={boothFeatures}
        defaultValues={["counter"]}
      />
      <CheckboxGroup
        legend="Builders"
        name={`${scheme}-builders`}
        options={[
          { value: "a", label: "Atlas Exhibits", hint: "Las Vegas, NV" },
          { value: "b", label: "Boothworks", hint: "Chicago, IL" },
        ]}
        error="Choose at least one"
      />
      <RadioCards
        legend="Exhibit type"
        name={`${scheme}-type`}
        options={exhibitTypes}
        defaultValue="island"
        required
      />
    </Specimen>
  );
}
