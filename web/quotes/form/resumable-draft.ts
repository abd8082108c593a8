import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { tryStorage } from "../../browser-storage.ts";
import { resumableDraftName } from "../../session/forget-request-draft.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { withoutContact } from "./account-contact.ts";
import { type QuoteDraft, readQuoteDraft, writeQuoteDraft } from "./quote-draft.ts";
import { quoteDraftStorage } from "./quote-draft-storage.ts";
import { emptyQuoteForm, type QuoteFormValues } from "./quote-form-fields.ts";

const lifetimeMs = 7 * dayMs;

/** Leaves out everything that may identify a person: others may use this browser. */
const impersonal = (values: QuoteFormValues): QuoteFormValues => ({
  ...withoutContact(values),
  additionalRequirements: emptyQuoteForm.additionalRequirements,
  hasDesign: emptyQuoteForm.hasDesign,
  designLink: emptyQuoteForm.designLink,
});

/** A draft as another tab may resume it: without personal data, for the person who was signed in, or for anyone who is not. */
export function writeResumableDraft(draft: QuoteDraft, userId: string | null, now: Date): string {
  const stored = JSON.parse(writeQuoteDraft({ ...draft, values: impersonal(draft.values) }));
  return JSON.stringify({ ...stored, userId, savedAt: now.getTime() });
}

/** The draft in a stored text; null when it is older than seven days, another person's, or empty. */
export function readResumableDraft(
  text: string | null,
  userId: string | null,
  now: Date,
): QuoteDraft | null {
  const draft = readQuoteDraft(text);
  if (draft === null) return null;
  const stored = JSON.parse(text ?? "null");
  if (stored.userId !== null && stored.userId !== userId) return null;
  if (!(now.getTime() - stored.savedAt < lifetimeMs)) return null;
  return JSON.stringify(draft.values) === JSON.stringify(emptyQuoteForm) ? null : draft;
}

/** Stores it in this browser, across tabs. No-op without storage. */
export const resumableDraftStorage = {
  read: (userId: string | null): QuoteDraft | null =>
    tryStorage(() =>
      readResumableDraft(localStorage.getItem(resumableDraftName), userId, browserNow()),
    ),
  write: (draft: QuoteDraft, userId: string | null) =>
    tryStorage(() =>
      localStorage.setItem(resumableDraftName, writeResumableDraft(draft, userId, browserNow())),
    ),
  clear: () => tryStorage(() => localStorage.removeItem(resumableDraftName)),
};

/** True when this browser holds something of theirs that was not sent yet, in this tab or for another one. */
export function holdsUnsentRequest(userId: string | null): boolean {
  return quoteDraftStorage.holdsTyping() || resumableDraftStorage.read(userId) !== null;
}
