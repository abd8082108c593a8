import { spinner } from "./spinner.css.ts";
import { VisuallyHidden } from "./text/visually-hidden.tsx";

/** A loading indicator. Without a label the text beside it says what is loading. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <span className={spinner} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
