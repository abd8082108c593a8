import CircleAlert from "lucide-react/icons/circle-alert";
import { error, errorIcon } from "./field.css.ts";

/** A field's error, below it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={error}>
      <CircleAlert size={16} aria-hidden="true" className={errorIcon} />
      {children}
    </p>
  );
}
