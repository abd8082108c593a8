import type { ComponentProps, ReactNode } from "react";
import { Fieldset } from "./fieldset.tsx";
import { card, cards, description, input, min as minVar } from "./radio-cards.css.ts";

type Props = {
  legend: string;
  options: readonly { value: string; label: string; description?: string; picture?: ReactNode }[];
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Minimum width of a card, as a CSS length. */
  min?: string;
  /** Initial value in an uncontrolled form. */
  defaultValue?: string;
} & Omit<
  ComponentProps<"input">,
  "className" | "style" | "type" | "value" | "min" | "required" | "defaultValue"
>;

/** Radio buttons as cards. */
export function RadioCards({
  legend,
  options,
  required = false,
  hint,
  error,
  min = "9rem",
  defaultValue,
  ...rest
}: Props) {
  return (
    <Fieldset legend={legend} required={required} hint={hint} error={error}>
      <div className={cards} style={{ [minVar.slice(4, -1)]: min }}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              {...rest}
              type="radio"
              value={option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === option.value
              }
              aria-invalid={error ? true : undefined}
              className={input}
            />
            {option.picture}
            {option.label}
            {option.description && <span className={description}>{option.description}</span>}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
