import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { showToast } from "../ui/feedback/toast-store.ts";
import {
  type ContactFormErrors,
  contactFields,
  contactFormErrors,
  typedContactForm,
} from "./contact-form-values.ts";
import { checkFields, notSent } from "./contact-words.ts";

/** Milliseconds for which "Message Sent!" stays before the form is empty again. */
const confirmationMs = 3000;

/** State of the contact form, which is sent over REST. Typed input survives a failure. */
export function useContactForm(firstErrors: ContactFormErrors) {
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  /**
   * True from a press until the message is refused or the form is cleared; the mutation's own state
   * updates too late to stop a double press.
   */
  const isUnderWay = useRef(false);
  const [errors, setErrors] = useState(firstErrors);
  const [isSent, setSent] = useState(false);

  function refuse(found: ContactFormErrors, words: string) {
    isUnderWay.current = false;
    setErrors(found);
    showToast({ title: "Message Not Sent", description: words, tone: "critical" });
    const first = contactFields.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const sending = useMutation({
    async mutationFn(data: FormData) {
      const typed = typedContactForm(data);
      const { checkContactForm } = await untilLoaded(() => import("./check-contact-form.ts"));
      const checked = checkContactForm(typed);
      if (!checked.ok) return contactFormErrors(checked.errors);
      await fetchApi.call("POST /api/contact-messages", { body: checked.form });
      return null;
    },
    onSuccess(found) {
      if (found) return refuse(found, checkFields);
      setErrors({});
      setSent(true);
    },
    onError(error) {
      const found = error instanceof ApiError ? contactFormErrors(error.problem?.errors) : {};
      refuse(found, ApiError.wordsOf(error, notSent));
    },
  });

  useEffect(() => {
    if (!isSent) return;
    confirmation.current?.focus();
    const timer = setTimeout(() => {
      form.current?.reset();
      setSent(false);
      isUnderWay.current = false;
    }, confirmationMs);
    return () => clearTimeout(timer);
  }, [isSent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sending.mutate(new FormData(event.currentTarget));
  }

  return { form, confirmation, errors, isSent, isPending: sending.isPending, submit };
}
