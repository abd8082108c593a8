import { useEffect, useRef } from "react";

/** Ref for a form: after a refusal the first field with an error gets the focus. */
export function useFocusInvalid(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);
  return form;
}
