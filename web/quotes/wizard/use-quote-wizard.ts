import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { closeFailureToast, showToast } from "../../ui/feedback/toast-store.ts";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { fillContact } from "../form/account-contact.ts";
import { missingContactFields } from "../form/missing-contact-fields.ts";
import { noExtras, type WizardExtras } from "../form/quote-draft.ts";
import type { QuoteFormAnswer } from "../form/quote-form-answer.ts";
import { type QuoteFormErrors, quoteFormErrors } from "../form/quote-form-errors.ts";
import {
  emptyQuoteForm,
  type QuoteFormField,
  type QuoteFormValues,
  quoteFormSteps,
} from "../form/quote-form-fields.ts";
import {
  prefill,
  type QuoteFormPrefill,
  readPrefill,
  showOfAddress,
} from "../form/quote-form-prefill.ts";
import { resolveQuoteForm } from "../form/resolve-quote-form.ts";
import { toQuoteRequestForm } from "../form/to-quote-request-form.ts";
import { submissionFailure } from "../submission-failure.ts";
import { firstStepOf } from "./first-step-of.ts";
import { pressedFor } from "./steps/open-edges.ts";
import { useQuoteDraft } from "./use-quote-draft.ts";
import { useSubmitQuoteRequest } from "./use-submit-quote-request.ts";
import { useWizardSteps } from "./use-wizard-steps.ts";

const allFields = Object.keys(emptyQuoteForm) as QuoteFormField[];

/** The wizard's logic: steps, validation, draft and submission. */
export function useQuoteWizard(formId: string, answer: QuoteFormAnswer | undefined) {
  const isAlive = useIsAlive();
  const [search] = useSearchParams();
  const wish = readPrefill(search);
  const current = useCurrentUser();
  const [user] = useState(current);
  const [served] = useState(
    () => answer?.typed ?? prefill(fillContact(emptyQuoteForm, user), wish),
  );
  const form = useForm<QuoteFormValues>({ defaultValues: served, resolver: resolveQuoteForm });
  const headings = useRef<(HTMLElement | null)[]>([]);
  const isBusy = useRef(false);
  const [failure, setFailure] = useState(answer?.message ?? null);
  const [extras, setExtras] = useReducer(
    (former: WizardExtras, changes: Partial<WizardExtras>) => ({ ...former, ...changes }),
    noExtras,
  );

  const steps = useWizardSteps(({ field }) => {
    if (field) return form.setFocus(field);
    const heading = headings.current[steps.step];
    heading?.focus({ preventScroll: true });
    heading?.closest("form")?.scrollIntoView();
  });
  const { step, completed } = steps;
  const progress = { step, completed };
  const isAnswered = answer !== undefined;
  const draft = useQuoteDraft({
    form,
    formId,
    served,
    isAnswered,
    wish,
    user,
    progress,
    extras,
    resume(stored, storedExtras) {
      steps.resume(stored);
      setExtras(storedExtras);
    },
  });
  useDeferredPrefill(form, wish, extras, setExtras);
  const submission = useSubmitQuoteRequest(draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's answer came with the page
  useLayoutEffect(() => {
    if (answer) showErrors(answer.errors);
  }, []);

  function showErrors(errors: QuoteFormErrors) {
    for (const field of allFields) {
      if (errors[field]) form.setError(field, { type: "server", message: errors[field] });
    }
    goToFirst(Object.keys(errors));
  }

  const invalidFields = () => allFields.filter((field) => form.getFieldState(field).invalid);

  function goToFirst(fields: readonly string[]) {
    const first = firstStepOf(fields);
    if (first) steps.go(first.step, first.field);
  }

  async function next() {
    const { fields } = quoteFormSteps[step];
    if (await form.trigger([...fields])) {
      closeFailureToast();
      return steps.complete(step);
    }
    showToast({
      title: "Please complete all required fields",
      description: "Fill out all required information before proceeding to the next step.",
      tone: "critical",
    });
    goToFirst(invalidFields().filter((field) => (fields as readonly string[]).includes(field)));
  }

  async function submit() {
    const missing = missingContactFields(form.getValues());
    const isValid = await form.trigger();
    if (missing.length > 0) {
      const list = missing.map(({ label }) => label).join(", ");
      const description = `Please fill in: ${list}`;
      showToast({ title: "Required Fields Missing", description, tone: "critical" });
      return goToFirst(missing.map(({ field }) => field));
    }
    if (!isValid) {
      const description = "Please check all required fields are filled correctly.";
      showToast({ title: "Validation Error", description, tone: "critical" });
      return goToFirst(invalidFields());
    }
    const values = form.getValues();
    const openSides = [...pressedFor(extras.pressedSides, values.industry)];
    await submission.mutateAsync({ ...toQuoteRequestForm(values), openSides }).catch((error) => {
      setFailure(submissionFailure(error));
      if (error instanceof ApiError) showErrors(quoteFormErrors(error.problem?.errors));
    });
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    await (step < 2 ? next() : submit()).catch(rulesMissing).finally(() => {
      isBusy.current = false;
    });
  }

  const messages = Object.entries(form.formState.errors).map(([field, error]) => [
    field,
    error.message,
  ]);
  const errors: QuoteFormErrors = isAlive ? Object.fromEntries(messages) : (answer?.errors ?? {});

  return {
    fields: { form, served, errors, isAlive, extras, setExtras },
    steps,
    headings,
    failure,
    isPending: submission.isPending,
    offer: draft.isOffered && {
      onContinue() {
        draft.takeOffered();
        steps.aim();
      },
      onStartOver() {
        draft.declineOffered();
        steps.aim();
      },
    },
    goTo: (field: QuoteFormField) => goToFirst([field]),
    onSubmit,
  };
}

/** Says that the script with the rules did not load, so the form was not validated. */
function rulesMissing() {
  showToast({
    title: "We couldn't check the form",
    description: "Check your connection and try again. Everything you typed is still here.",
    tone: "critical",
  });
}

/** Applies the URL's prefill after mount, for shows chosen on the form's own page. */
function useDeferredPrefill(
  form: UseFormReturn<QuoteFormValues>,
  wish: QuoteFormPrefill,
  { filledShow }: WizardExtras,
  setExtras: (changes: Partial<WizardExtras>) => void,
) {
  const former = useRef(wish);
  const { show, date = null, venue = null } = wish;
  const names = wish.builders.join("\n");
  const apply = useEffectEvent((now: QuoteFormPrefill) => {
    const values = form.getValues();
    const filled = prefill(values, now, former.current, filledShow);
    if (now.show && now.show !== former.current.show)
      setExtras({ filledShow: showOfAddress(now, filledShow) });
    former.current = { show: now.show, builders: now.builders };
    for (const field of Object.keys(filled) as QuoteFormField[]) {
      if (`${filled[field]}` === `${values[field]}`) continue;
      form.setValue(field, filled[field], { shouldDirty: true, shouldValidate: false });
    }
  });
  useEffect(() => {
    apply({ show, date, venue, builders: names.split("\n").filter(Boolean) });
  }, [show, date, venue, names]);
}
