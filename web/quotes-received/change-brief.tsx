import { type FormEvent, useEffect, useEffectEvent, useReducer, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useRouteLoaderData } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { statedDetails } from "../../domain/quotes/brief-details.ts";
import { knownSides } from "../../domain/quotes/open-sides.ts";
import { eventDay } from "../../domain/quotes/submit/event-day.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import { budgetRange } from "../../domain/shared/money/budget-range.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { formatMoney } from "../format.ts";
import { type TypedDetailField, typedDetailLabels } from "../quotes/form/brief-detail-values.ts";
import { noExtras, type WizardExtras } from "../quotes/form/quote-draft.ts";
import { QuoteFormContext } from "../quotes/form/quote-form-context.ts";
import { quoteFormErrors } from "../quotes/form/quote-form-errors.ts";
import type { QuoteFormField, QuoteFormValues } from "../quotes/form/quote-form-fields.ts";
import { preloadQuoteFormRules, resolveQuoteForm } from "../quotes/form/resolve-quote-form.ts";
import { toQuoteFormValues } from "../quotes/form/to-quote-form-values.ts";
import { serviceTypeTitle } from "../quotes/request/service-type-title.ts";
import { BoothPreview } from "../quotes/wizard/booth-preview.tsx";
import { fields, layout, sheet } from "../quotes/wizard/quote-wizard.css.ts";
import { BoothRequirementsStep } from "../quotes/wizard/steps/booth-requirements-step.tsx";
import { EventFields } from "../quotes/wizard/steps/event-details-step.tsx";
import { Button } from "../ui/action/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { useReportDirtyForm } from "../ui/overlay/dirty-forms.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { briefOf, changedFields, changeWords, isDetail, sentFields } from "./brief-form.ts";

type Props = {
  request: OwnQuoteBody;
  /** Quotes that become out of date with a change; undefined while loading. */
  freshQuotes: number | undefined;
};

/**
 * The brief of an open request in the wizard's own fields, with the drawing. It starts with the
 * stored brief, and again after each change; typed input survives a refusal.
 */
export function ChangeBrief({ request, freshQuotes }: Props) {
  const [based, setBased] = useState(request);
  return (
    <BriefForm
      key={based.briefVersion}
      based={based}
      request={request}
      freshQuotes={freshQuotes}
      onBased={setBased}
    />
  );
}

type FormProps = Props & {
  /** The brief that the form starts with. */
  based: OwnQuoteBody;
  onBased: (request: OwnQuoteBody) => void;
};

function BriefForm({ based, request, freshQuotes, onBased }: FormProps) {
  const isAlive = useIsAlive();
  const isMasked = useRouteLoaderData<{ contactAfter?: string }>("root")?.contactAfter != null;
  const [served] = useState(() => formValuesOf(based));
  const form = useForm<QuoteFormValues>({ defaultValues: served, resolver: resolveQuoteForm });
  const [extras, setExtras] = useReducer(
    (former: WizardExtras, changes: Partial<WizardExtras>) => ({ ...former, ...changes }),
    { ...noExtras, pressedSides: knownSides(based.openSides) },
  );
  const values = useWatch({ control: form.control, compute: (typed: QuoteFormValues) => typed });
  const before = briefOf(served, knownSides(based.openSides));
  const after = briefOf(values, extras.pressedSides);
  const changed = changedFields(before, after);
  const isDirty = changed.length > 0;
  useReportDirtyForm(isDirty);

  // the version that the form is based on, until the reader has looked at a newer one
  const [version, setVersion] = useState(based.briefVersion);
  const isOutdated = version < request.briefVersion;
  const rebase = useEffectEvent(() => onBased(request));
  const isStale = based.briefVersion < request.briefVersion && !isDirty;
  useEffect(() => {
    if (isStale) rebase();
  }, [isStale]);

  const save = useChange({
    call: () =>
      fetchApi.call("PATCH /api/quote-requests/:id", {
        params: { id: request.id },
        body: { version, ...sentFields(after, changed) },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Brief changed", description: "We've emailed your builders what changed." },
    failed: { title: "Brief not changed", couldNot: "change the brief" },
    onDone: (saved) => onBased({ ...request, ...saved }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isDirty || isOutdated || save.isPending) return;
    const names: QuoteFormField[] = changed.flatMap((field) =>
      field === "openSides"
        ? []
        : field === "boothSize"
          ? sizeFields
          : isDetail(field)
            ? detailInputs
            : field,
    );
    if (!(await form.trigger(names, { shouldFocus: true }))) return;
    await save.mutateAsync().catch((error) => {
      if (!(error instanceof ApiError)) return;
      const errors = Object.entries(quoteFormErrors(error.problem?.errors));
      for (const [field, message] of errors) {
        form.setError(field as QuoteFormField, { type: "server", message });
      }
    });
  }

  const messages = Object.entries(form.formState.errors);
  const errors = Object.fromEntries(messages.map(([field, error]) => [field, error.message]));
  return (
    <QuoteFormContext
      value={{
        form,
        served,
        errors,
        isAlive,
        isMasked,
        moreBudgets: widerBudgets(based),
        extras,
        setExtras,
      }}
    >
      <div className={layout}>
        <form
          className={sheet}
          aria-label="Change the brief"
          onSubmit={submit}
          onFocus={preloadQuoteFormRules}
          noValidate
        >
          <Heading level={2} size="card">
            Change the brief
          </Heading>
          <div className={fields}>
            <EventFields
              whenPast="You can still save it."
              {...(isDay(served.eventDate) ? {} : { dateHint: `It says ${served.eventDate}` })}
            />
            <BoothRequirementsStep />
          </div>
          {isOutdated && isDirty && (
            <Notice
              tone="caution"
              title="The brief was changed elsewhere"
              action={
                <Button size="small" onClick={() => setVersion(request.briefVersion)}>
                  Save mine over it
                </Button>
              }
            >
              {`It now says ${request.boothSize}, ${serviceTypeTitle(request.serviceType)}. Your changes are still here.`}
            </Notice>
          )}
          <Inline justify="between" align="center" gap="medium" wrap>
            <Text>{changeWords(freshQuotes, request.assignedBuilders.length)}</Text>
            <Button
              type="submit"
              tone="accent"
              pending={save.isPending}
              disabled={!isDirty || isOutdated}
            >
              {save.isPending ? "Saving..." : "Save the brief"}
            </Button>
          </Inline>
        </form>
        <BoothPreview step={0} />
      </div>
    </QuoteFormContext>
  );
}

const detailInputs = Object.keys(typedDetailLabels) as TypedDetailField[];
const sizeFields = ["boothSize", "boothWidth", "boothDepth", "boothUnit"] as const;

/** The stored brief as the wizard's values; a date in words as its day, where it names one. */
function formValuesOf(request: OwnQuoteBody): QuoteFormValues {
  const { budget, eventDate, preferredBuilders } = request;
  return toQuoteFormValues({
    ...request,
    brief: statedDetails(request.brief),
    preferredBuilders: preferredBuilders as BuilderId[],
    budget: budget ?? "",
    eventDate: eventDay(eventDate) ?? eventDate,
  });
}

const isDay = (text: string) => eventDay(text) === text;

/** Budgets that would bring more builders. */
function widerBudgets({ budget, promise }: OwnQuoteBody): string[] {
  const { minimum } = budgetRange(budget) ?? { minimum: 0 };
  return (promise?.outlook?.widenings ?? []).flatMap((widening) =>
    widening.kind === "budget"
      ? `${formatMoney(minimum * 100)} – ${formatMoney(widening.upToDollars * 100)}`
      : [],
  );
}
