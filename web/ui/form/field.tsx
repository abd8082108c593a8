import { type ReactNode, useId } from "react";
import { field, hint as hintStyle, label as labelStyle, required as star } from "./field.css.ts";
import { FieldError } from "./field-error.tsx";

/** Ids that connect a control to its field's label, hint and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

type Props = {
  label: string;
  id?: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A labeled control: label above, hint and error below. */
export function Field({ label, id, required = false, hint, error, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={field}>
      <label htmlFor={controlId} className={labelStyle}>
        {label}
        {required && (
          <span className={star} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
