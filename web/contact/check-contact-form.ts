import "../../app-server/contract/zod-without-eval.ts";
import { contactForm } from "../../app-server/contract/contact/contact-messages.ts";
import type { ContactFormValues } from "./contact-form-values.ts";

type Checked =
  | { ok: true; form: ReturnType<typeof contactForm.parse> }
  | { ok: false; errors: { field: string; message: string }[] };

/** Validates the form by the rules of the API, which load only when there is something to check. */
export function checkContactForm(typed: ContactFormValues): Checked {
  const parsed = contactForm.safeParse(typed);
  if (parsed.success) return { ok: true, form: parsed.data };
  const { issues } = parsed.error;
  return {
    ok: false,
    errors: issues.map(({ path, message }) => ({ field: path.join("."), message })),
  };
}
