import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { forgetRequestDraft } from "../../session/forget-request-draft.ts";
import { withoutContact } from "../form/account-contact.ts";
import { noExtras, type QuoteDraft, type WizardExtras } from "../form/quote-draft.ts";
import { quoteDraftStorage } from "../form/quote-draft-storage.ts";
import type { QuoteFormValues } from "../form/quote-form-fields.ts";
import { type QuoteFormPrefill, showOfAddress } from "../form/quote-form-prefill.ts";
import { restoredQuoteForm } from "../form/restored-quote-form.ts";
import { resumableDraftStorage } from "../form/resumable-draft.ts";
import { typedQuoteForm } from "../form/typed-quote-form.ts";
import type { WizardProgress } from "./use-wizard-steps.ts";

type DraftedForm = {
  form: UseFormReturn<QuoteFormValues>;
  formId: string;
  served: QuoteFormValues;
  /** Whether the server has just answered this form: its values are newer than any draft. */
  isAnswered: boolean;
  wish: QuoteFormPrefill;
  /** The member who was signed in when the form was served. */
  user: CurrentUserBody | null;
  progress: WizardProgress;
  extras: WizardExtras;
  resume(progress: WizardProgress, extras: WizardExtras): void;
};

const onServer = typeof document === "undefined";

/**
 * Restores the draft after a reload and then saves it on changes, with the idempotency key of its
 * submission.
 */
export function useQuoteDraft({
  form,
  formId,
  served,
  wish,
  user,
  progress,
  extras,
  resume,
  isAnswered,
}: DraftedForm) {
  // fields become controlled on mount: read first what was typed before
  const [typed] = useState(() => (onServer ? null : readForm(formId)));
  const key = useRef("");
  const userId = user?.id ?? null;
  // a draft from another tab; stored until the visitor accepts or rejects it
  const [offered, setOffered] = useState<QuoteDraft | null>(null);

  const save = (values: QuoteFormValues) => {
    const draft = { values, ...progress, key: key.current, prefilled: wish, extras };
    quoteDraftStorage.write(draft);
    const isTyped = ownWords(values) !== ownWords(served);
    if (offered === null && isTyped) resumableDraftStorage.write(draft, userId);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first paint
  useLayoutEffect(() => {
    // clears another person's draft before it could be restored; what is restored here is saved
    // again
    forgetRequestDraft(userId);
    const draft = isAnswered ? null : quoteDraftStorage.read();
    if (!isAnswered && !quoteDraftStorage.holdsTyping()) {
      setOffered(resumableDraftStorage.read(userId));
    }
    key.current = draft?.key ?? crypto.randomUUID();
    form.reset(restoredQuoteForm({ served, typed, draft, wish, user }));
    const isNewShow = wish.show !== null && wish.show !== draft?.prefilled.show;
    const { step, completed } = draft ?? progress;
    const former = draft?.extras ?? noExtras;
    resume(
      { step, completed },
      isNewShow ? { ...former, filledShow: showOfAddress(wish, former.filledShow) } : former,
    );
  }, []);

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => latestSave.current(values),
      }),
    [form],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place and the extras are part of the draft
  useEffect(() => {
    latestSave.current(form.getValues());
  }, [progress.step, progress.completed, extras]);

  return {
    key: () => key.current,
    /** For when the server knows this key with another body: the form becomes a new request. */
    renewKey() {
      key.current = crypto.randomUUID();
      latestSave.current(form.getValues());
      return key.current;
    },
    forget() {
      quoteDraftStorage.clear();
      resumableDraftStorage.clear();
    },
    isOffered: offered !== null,
    /** Continues with the draft of another tab. */
    takeOffered() {
      if (offered === null) return;
      const values = restoredQuoteForm({ served, typed: null, draft: offered, wish, user });
      form.reset(values, { keepDefaultValues: true });
      resume({ step: offered.step, completed: offered.completed }, offered.extras);
      setOffered(null);
    },
    declineOffered() {
      resumableDraftStorage.clear();
      setOffered(null);
    },
  };
}

const ownWords = (values: QuoteFormValues) => JSON.stringify(withoutContact(values));

function readForm(formId: string): QuoteFormValues | null {
  const element = document.getElementById(formId);
  return element instanceof HTMLFormElement ? typedQuoteForm(new FormData(element)) : null;
}
