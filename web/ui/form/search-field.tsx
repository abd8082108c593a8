import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
};

/** A labeled search field that searches while typing. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
