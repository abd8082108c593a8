import { useRouteLoaderData, useSearchParams } from "react-router";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Button } from "../../ui/action/button.tsx";
import { Cached } from "../../ui/cached-markup.tsx";
import { Stepper } from "../../ui/feedback/stepper.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { QuoteFormAnswer } from "../form/quote-form-answer.ts";
import { QuoteFormContext } from "../form/quote-form-context.ts";
import { quoteFormSteps, type StepIndex } from "../form/quote-form-fields.ts";
import { preloadQuoteFormRules } from "../form/resolve-quote-form.ts";
import { BoothPreview } from "./booth-preview.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { form, layout, sheet, stepsOnly } from "./quote-wizard.css.ts";
import { BoothRequirementsStep } from "./steps/booth-requirements-step.tsx";
import { ContactInfoStep } from "./steps/contact-info-step.tsx";
import { EventDetailsStep } from "./steps/event-details-step.tsx";
import { WizardStep } from "./steps/wizard-step.tsx";
import { useQuoteWizard } from "./use-quote-wizard.ts";
import { WizardProblems } from "./wizard-problems.tsx";

type Props = {
  /** The server's answer to this form when sent without scripts. */
  answer?: QuoteFormAnswer | undefined;
  /** Level of the steps' headings. */
  level?: 2 | 3;
};

const formId = "quote-wizard";
const noMore: readonly string[] = [];

/** The quote request in three steps; one long form without scripts. */
export function QuoteWizard(props: Props) {
  const [address] = useSearchParams();
  const isVisitors = useCurrentUser() === null;
  const isMasked = useRouteLoaderData<{ contactAfter?: string }>("root")?.contactAfter != null;
  // not cached when contact data is masked: the preview depends on the site's settings
  const isForAll = isVisitors && !isMasked && !props.answer && address.size === 0;
  return (
    <Cached as="div" className={layout} of={isForAll && ["quote wizard", props.level]}>
      {() => <Wizard {...props} isMasked={isMasked} />}
    </Cached>
  );
}

function Wizard({ answer, level = 3, isMasked }: Props & { isMasked: boolean }) {
  const { fields, steps, headings, ...wizard } = useQuoteWizard(formId, answer);
  const stepProps = (step: StepIndex) => ({
    step,
    level,
    current: steps.step,
    headingRef: (element: HTMLElement | null) => {
      headings.current[step] = element;
    },
    onPrevious: () => steps.go((step - 1) as StepIndex),
  });
  return (
    <QuoteFormContext value={{ ...fields, isMasked, moreBudgets: noMore }}>
      <div className={sheet}>
        <form
          id={formId}
          className={form}
          method="post"
          action="/quote"
          noValidate
          onSubmit={wizard.onSubmit}
          onFocus={preloadQuoteFormRules}
          data-alive={fields.isAlive || undefined}
          data-whole={answer ? true : undefined}
          data-moved={steps.hasMoved || undefined}
        >
          <div className={stepsOnly}>
            <Stepper
              steps={quoteFormSteps.map(({ title }) => ({ title }))}
              current={steps.step}
              completed={new Set<number>(steps.completed)}
              onSelect={(step) => steps.go(step as StepIndex)}
            />
          </div>
          {wizard.offer && <DraftOffer {...wizard.offer} />}
          <WizardProblems
            errors={fields.errors}
            failure={wizard.failure}
            isAlive={fields.isAlive}
            onGo={wizard.goTo}
          />
          <WizardStep {...stepProps(0)}>
            <EventDetailsStep />
          </WizardStep>
          <WizardStep {...stepProps(1)}>
            <BoothRequirementsStep />
          </WizardStep>
          <WizardStep
            {...stepProps(2)}
            submit={
              <Button tone="accent" type="submit" pending={wizard.isPending}>
                {wizard.isPending ? "Submitting..." : "Submit Quote Request"}
              </Button>
            }
          >
            <ContactInfoStep />
          </WizardStep>
          <Text tone="muted" size="small">
            Your contact details go only to the builders who are matched with your request.
          </Text>
        </form>
      </div>
      <BoothPreview step={steps.step} />
    </QuoteFormContext>
  );
}
