import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
};

/** A labeled field that searches while text is typed. */
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
