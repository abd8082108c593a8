import { Notice } from "../../ui/feedback/notice.tsx";
import type { QuoteFormErrors } from "../form/quote-form-errors.ts";
import { type QuoteFormField, quoteFormSteps } from "../form/quote-form-fields.ts";
import { problemList, problems } from "./quote-wizard.css.ts";

type Props = {
  errors: QuoteFormErrors;
  /** The server's error for the whole form. */
  failure: string | null;
  /** Whether the page is hydrated; before that, only links lead to fields with errors. */
  isAlive: boolean;
  onGo(field: QuoteFormField): void;
};

const order = quoteFormSteps.flatMap(({ fields }) => [...fields]);

/**
 * The server's error; without scripts also every field's error, linked to its field. With scripts
 * each error is shown at its field only, which gets the focus.
 */
export function WizardProblems({ errors, failure, isAlive, onGo }: Props) {
  const wrong = isAlive ? [] : order.filter((field) => errors[field]);
  const title =
    wrong.length === 0
      ? failure
      : `Please check ${wrong.length === 1 ? "one field" : `${wrong.length} fields`}`;
  return (
    <div className={problems}>
      {title && (
        <Notice tone="critical" title={title}>
          {wrong.length > 0 && (
            <ul className={problemList}>
              {wrong.map((field) => (
                <li key={field}>
                  <a
                    href={`#quote-${field}`}
                    onClick={(event) => {
                      event.preventDefault(); // its step may be hidden
                      onGo(field);
                    }}
                  >
                    {errors[field]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
