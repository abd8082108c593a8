import type { ComponentProps, ReactNode } from "react";
import { Fieldset } from "../form/fieldset.tsx";
import { chip, chips, input, mark } from "./chips.css.ts";

type Props = {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Initial selection of an uncontrolled list (a form without scripts). */
  defaultValues?: readonly string[];
  /** Values of the disabled options. */
  closed?: readonly string[];
  hint?: ReactNode;
  error?: string | undefined;
} & Omit<ComponentProps<"input">, "className" | "style" | "type" | "value" | "defaultChecked">;

/** A multiple choice. Every checkbox has the same name, as `register()` requires. */
export function Chips({ legend, id, options, defaultValues, closed, hint, error, ...rest }: Props) {
  return (
    <Fieldset legend={legend} id={id} hint={hint} error={error}>
      <div className={chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={chip}>
            <input
              {...rest}
              disabled={closed?.includes(value)}
              type="checkbox"
              value={value}
              defaultChecked={defaultValues?.includes(value)}
              className={input}
            />
            <span className={mark} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
