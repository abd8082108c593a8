import type { ReactNode, Ref } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { quoteFormSteps, type StepIndex } from "../../form/quote-form-fields.ts";
import {
  fields,
  previous,
  stepHeading,
  stepNavigation,
  stepsOnly,
  wizardStep,
} from "../quote-wizard.css.ts";

type Props = {
  step: StepIndex;
  current: StepIndex;
  level: 2 | 3;
  headingRef: Ref<HTMLElement>;
  onPrevious(): void;
  /** The button that submits the form, on the last step. */
  submit?: ReactNode;
  children: ReactNode;
};

/**
 * One step of the wizard. Without scripts all steps are stacked, and the last one's button submits
 * the form.
 */
export function WizardStep({ step, current, level, headingRef, onPrevious, ...rest }: Props) {
  const { id, title } = quoteFormSteps[step];
  const { isAlive } = useQuoteForm();
  const Heading = `h${level}` as const;
  return (
    <section
      className={wizardStep}
      data-current={step === current || undefined}
      aria-labelledby={`quote-${id}`}
    >
      <Heading id={`quote-${id}`} className={stepHeading} tabIndex={-1} ref={headingRef as never}>
        {title}
      </Heading>
      <div className={fields}>{rest.children}</div>
      <div className={stepNavigation} data-last={rest.submit ? true : undefined}>
        {step > 0 && (
          <div className={`${stepsOnly} ${previous}`}>
            <Button onClick={onPrevious}>Previous</Button>
          </div>
        )}
        {rest.submit ?? (
          <Button tone="accent" type="submit" disabled={!isAlive}>
            Next
          </Button>
        )}
      </div>
    </section>
  );
}
