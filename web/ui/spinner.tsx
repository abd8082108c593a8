import { spinner } from "./spinner.css.ts";
import { VisuallyHidden } from "./text/visually-hidden.tsx";

/** Something is on its way. With a label it says what; without, its neighbor does. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <span className={spinner} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
