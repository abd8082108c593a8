import { categoryFacts } from "../offers/category.ts";
import { changedTerms } from "../offers/quote-terms.ts";
import { withoutDetailTexts } from "../quotes/brief-details.ts";
import { cancel } from "../quotes/own-requests/cancel-request.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import { blankTexts } from "../quotes/quote-request-form.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";

/** Replaces personal data. The address is reserved, so that no one can verify it. */
const erasedPerson = {
  firstName: "Erased",
  lastName: "Person",
  email: "erased@erased.invalid",
  phone: "erased",
  company: "Erased",
  jobTitle: null,
};

/**
 * Erases the person from a request: names, contacts and all free texts, also in quotes. An open
 * request is canceled and its builders are removed. Show, booth, budget, states, amounts and dates
 * stay as anonymous figures.
 */
export function erase(found: QuoteCase, now: Date): QuoteCase {
  const closed = cancel(found, null, now);
  const request = closed.ok ? closed.value.request : found.request;
  const changed = closed.ok ? closed.value.responses : [];
  const latest = found.responses.map(
    (response) => changed.find(({ id }) => id === response.id) ?? response,
  );
  return {
    request: {
      ...request,
      ...erasedPerson,
      userId: null,
      emailUpdates: false,
      ...blankTexts,
      brief: withoutDetailTexts(request.brief),
      notes: null,
      cancelReason: null,
      assignedBuilders: [],
      invitations: request.invitations.map((invitation) => ({
        ...invitation,
        removedAt: invitation.removedAt ?? now,
        declineReason: null,
      })),
      updatedAt: now,
      erasedAt: now,
    },
    responses: latest.map(withoutWords),
  };
}

function withoutWords(response: QuoteResponse): QuoteResponse {
  const lines = response.lines.map((line) => ({
    ...line,
    label: categoryFacts(line.category).label,
    note: null,
  }));
  const award = response.award && { ...response.award, note: null };
  const round = response.round && { ...response.round, text: "" };
  return {
    ...response,
    lines,
    award,
    round,
    responseMessage: null,
    terms: changedTerms(response.terms, { paymentTerms: null }),
    attachments: [],
    declineReason: null,
  };
}
