import type { Ref } from "react";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";

type Option = { value: string; label: string };
type SearchProps = {
  id: string;
  label?: string;
  name?: string;
  placeholder: string;
  /** The value in the URL. */
  value: string | null;
  ref?: Ref<HTMLInputElement> | undefined;
};
type SelectProps = {
  id: string;
  name: string;
  label: string;
  options: readonly Option[];
  /** The value in the URL. A missing one means "all". */
  value: string | null;
};

/** The search field of a filter form; its text is a URL parameter. */
export function SearchFilter({
  id,
  label = "Search",
  name = "search",
  placeholder,
  value,
  ref,
}: SearchProps) {
  return (
    <Field label={label} id={id}>
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          type="search"
          name={name}
          maxLength={100}
          autoComplete="off"
          placeholder={placeholder}
          defaultValue={value ?? ""}
        />
      )}
    </Field>
  );
}

/** A select of a filter form; its value is a URL parameter. */
export function SelectFilter({ id, name, label, options, value }: SelectProps) {
  return (
    <Field label={label} id={id}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? "all"} options={options} />
      )}
    </Field>
  );
}

export const anyOption: Option = { value: "all", label: "All" };

/** The options, plus the selected value if it is not among them, as when it comes from the URL. */
export function withChosen(
  options: readonly Option[],
  chosen: string | null,
  labelOf: (value: string) => string = (value) => value,
): readonly Option[] {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: labelOf(chosen) }];
}
