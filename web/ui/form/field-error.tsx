import CircleAlert from "lucide-react/icons/circle-alert";
import { error, errorIcon } from "./field.css.ts";

/** The error message below a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={error}>
      <CircleAlert size={16} aria-hidden="true" className={errorIcon} />
      {children}
    </p>
  );
}
