import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { tryStorage } from "../../browser-storage.ts";
import { resumableDraftName } from "../../session/forget-request-draft.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { withoutContact } from "./account-contact.ts";
import { wordedDetails } from "./brief-detail-values.ts";
import { type QuoteDraft, readQuoteDraft, writeQuoteDraft } from "./quote-draft.ts";
import { quoteDraftStorage } from "./quote-draft-storage.ts";
import { emptyQuoteForm, type QuoteFormValues } from "./quote-form-fields.ts";

const lifetimeMs = 7 * dayMs;

/** Removes everything that may identify a person: others may use this browser. */
const impersonal = (values: QuoteFormValues): QuoteFormValues => ({
  ...withoutContact(values),
  additionalRequirements: emptyQuoteForm.additionalRequirements,
  hasDesign: emptyQuoteForm.hasDesign,
  designLink: emptyQuoteForm.designLink,
  ...Object.fromEntries(wordedDetails.map((name) => [name, ""])),
});

/**
 * The draft in a form that another tab may resume: without personal data, and only for the same
 * signed-in member, or for visitors if no one was signed in.
 */
export function writeResumableDraft(draft: QuoteDraft, userId: string | null, now: Date): string {
  const stored = JSON.parse(writeQuoteDraft({ ...draft, values: impersonal(draft.values) }));
  return JSON.stringify({ ...stored, userId, savedAt: now.getTime() });
}

/**
 * Parses a stored draft; null when it is older than seven days, belongs to another person, or is
 * empty.
 */
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

/** Stores the draft in this browser, across tabs. No-op without storage. */
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

/** Whether this browser stores an unsent request of this member, from this tab or another one. */
export function holdsUnsentRequest(userId: string | null): boolean {
  return quoteDraftStorage.holdsTyping() || resumableDraftStorage.read(userId) !== null;
}
