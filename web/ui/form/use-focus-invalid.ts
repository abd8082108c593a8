import { useEffect, useRef } from "react";

/** For the form: after a refusal the focus goes to the first field that has an error. */
export function useFocusInvalid(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);
  return form;
}
