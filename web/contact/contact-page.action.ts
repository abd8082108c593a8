import { type ActionFunctionArgs, redirect } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { apiContext } from "../context.ts";
import { readForm, refuseForm } from "../read-form.ts";
import { checkContactForm } from "./check-contact-form.ts";
import {
  type ContactFormErrors,
  type ContactFormValues,
  contactFormErrors,
  typedContactForm,
} from "./contact-form-values.ts";
import { checkFields, notSent } from "./contact-words.ts";

/** The answer to an invalid form: typed values and errors. */
export type ContactFormAnswer = {
  typed: ContactFormValues;
  errors: ContactFormErrors;
  message: string;
};

/**
 * Handles the contact form of browsers without JavaScript: sends the message, or returns the typed
 * values and errors.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = typedContactForm(await readForm(request));
  const checked = checkContactForm(typed);
  if (!checked.ok) {
    return refuseForm<ContactFormAnswer>(
      { typed, errors: contactFormErrors(checked.errors), message: checkFields },
      400,
    );
  }
  try {
    await context.get(apiContext).call("POST /api/contact-messages", { body: checked.form });
    return redirect("/contact?sent=1#contact-form", 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = contactFormErrors(error.problem?.errors);
    return refuseForm<ContactFormAnswer>(
      { typed, errors, message: ApiError.wordsOf(error, notSent) },
      error.status,
    );
  }
}
