import { type ReactNode, useId } from "react";
import { required as star } from "./field.css.ts";
import { FieldError } from "./field-error.tsx";
import {
  error as errorStyle,
  fieldset,
  hint as hintStyle,
  legend as legendStyle,
} from "./fieldset.css.ts";

type Props = {
  legend: string;
  id?: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** A group of controls for one question. */
export function Fieldset({ legend, id: givenId, required = false, hint, error, children }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className={fieldset} aria-describedby={described || undefined}>
      <legend className={legendStyle}>
        {legend}
        {required && (
          <span className={star} aria-hidden="true">
            {" *"}
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <div className={errorStyle}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
