import { type ActionFunctionArgs, redirect } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { quoteRequestForm } from "../../app-server/contract/quotes/quote-requests.ts";
import { apiContext, nowContext } from "../context.ts";
import { readForm, refuseForm } from "../read-form.ts";
import { boothSideErrors } from "./form/asked-booth-size.ts";
import { pageFormKey } from "./form/page-form-key.ts";
import type { QuoteFormAnswer } from "./form/quote-form-answer.ts";
import { quoteFormErrors } from "./form/quote-form-errors.ts";
import { toQuoteRequestForm } from "./form/to-quote-request-form.ts";
import { typedQuoteForm } from "./form/typed-quote-form.ts";
import { quoteSuccessPath } from "./success/quote-success-path.ts";

const checkFields = "Please check all required fields are filled correctly.";
const tryAgain = "Please check your information and try again.";

/**
 * Handles the quote form of browsers without JavaScript: redirects to the success page, or returns
 * the typed values and errors.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = typedQuoteForm(await readForm(request));
  const form = toQuoteRequestForm(typed);
  const parsed = quoteRequestForm.safeParse(form);
  const issues = parsed.error?.issues ?? [];
  const found = issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const errors = { ...quoteFormErrors(found), ...boothSideErrors(typed) };
  if (Object.keys(errors).length > 0 || !parsed.success) {
    return refuseForm<QuoteFormAnswer>({ typed, errors, message: checkFields }, 400);
  }
  try {
    const key = await pageFormKey(form, context.get(nowContext));
    const submitted = await context
      .get(apiContext)
      .call("POST /api/quote-requests", { body: form, idempotencyKey: key });
    return redirect(quoteSuccessPath(submitted), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = ApiError.wordsOf(error, tryAgain);
    return refuseForm<QuoteFormAnswer>(
      { typed, errors: quoteFormErrors(error.problem?.errors), message },
      error.status,
    );
  }
}
