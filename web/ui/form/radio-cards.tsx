import type { ComponentProps, ReactNode } from "react";
import { Fieldset } from "./fieldset.tsx";
import { card, cards, description, input, min as minVar } from "./radio-cards.css.ts";

type Props = {
  legend: string;
  /** Id of the first radio button, where links to the question lead. */
  id?: string;
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
  "className" | "style" | "type" | "value" | "min" | "required" | "defaultValue" | "id"
>;

/** Radio buttons as cards. */
export function RadioCards({
  legend,
  id,
  options,
  required = false,
  hint,
  error,
  min = "9rem",
  defaultValue,
  ...rest
}: Props) {
  return (
    <Fieldset legend={legend} {...(id && { id })} required={required} hint={hint} error={error}>
      <div className={cards} style={{ [minVar.slice(4, -1)]: min }}>
        {options.map((option, at) => (
          <label key={option.value} className={card}>
            <input
              {...rest}
              id={at === 0 ? id : undefined}
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
