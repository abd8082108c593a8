import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "./checkbox.tsx";
import { Fieldset } from "./fieldset.tsx";

type Props = {
  legend: string;
  options: readonly { value: string; label: string; hint?: ReactNode }[];
  /** Controlled values; without them the group is uncontrolled. */
  values?: readonly string[];
  onValuesChange?: (values: string[]) => void;
  hint?: ReactNode;
  error?: string | undefined;
} & Omit<ComponentProps<"input">, "className" | "style" | "type" | "value">;

/** A group of checkboxes, each with an optional hint. */
export function CheckboxGroup({
  legend,
  options,
  values,
  onValuesChange,
  hint,
  error,
  ...rest
}: Props) {
  const toggled = (value: string) =>
    values?.includes(value)
      ? values.filter((other) => other !== value)
      : [...(values ?? []), value];
  return (
    <Fieldset legend={legend} hint={hint} error={error}>
      {options.map((option) => (
        <Checkbox
          {...rest}
          key={option.value}
          value={option.value}
          label={option.label}
          hint={option.hint}
          {...(values && {
            checked: values.includes(option.value),
            onChange: () => onValuesChange?.(toggled(option.value)),
          })}
        />
      ))}
    </Fieldset>
  );
}
