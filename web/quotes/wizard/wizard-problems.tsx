import { Notice } from "../../ui/feedback/notice.tsx";
import type { QuoteFormErrors } from "../form/quote-form-errors.ts";
import { type QuoteFormField, quoteFormSteps } from "../form/quote-form-fields.ts";
import { problemList, problems } from "./quote-wizard.css.ts";

type Props = {
  errors: QuoteFormErrors;
  /** The server's error for the whole form. */
  failure: string | null;
  /** Scripts are there: without them nothing else leads to the field. */
  isAlive: boolean;
  onGo(field: QuoteFormField): void;
};

const order = quoteFormSteps.flatMap(({ fields }) => [...fields]);

/**
 * Errors to fix before continuing, announced on change; each links to its field. A single error is
 * shown at its field, which gets the focus.
 */
export function WizardProblems({ errors, failure, isAlive, onGo }: Props) {
  const wrong = order.filter((field) => errors[field]);
  if (isAlive && wrong.length === 1) return <div className={problems} />;
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
                      event.preventDefault(); // its step may be out of sight
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
