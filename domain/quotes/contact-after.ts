import type { BuilderId } from "../shared/id.ts";
import { mapDetailTexts } from "./brief-details.ts";
import { type FreeText, type MaskedFacts, maskContacts, maskFacts } from "./mask-contacts.ts";
import type { QuoteCase } from "./ports.ts";
import type { QuoteRequest } from "./quote-request.ts";
import { type OptionalText, optionalTexts } from "./quote-request-form.ts";

/** When a builder gets the exhibitor's contact data: with the invitation, or once they won. */
export const contactMoments = ["assigned", "awarded"] as const;
export type ContactAfter = (typeof contactMoments)[number];

/** Replaces contact data in texts, for readers who don't get it yet. */
export const contactMask = "[contact data is shown after acceptance]";

type Standing = {
  responses: readonly Pick<QuoteCase["responses"][number], "builderId" | "status">[];
};

/** Whether the builder may have the exhibitor's contact data. */
export function seesContact(
  contactAfter: ContactAfter,
  { responses }: Standing,
  builderId: BuilderId,
): boolean {
  const hasWon = (one: Standing["responses"][number]) =>
    one.builderId === builderId && one.status === "accepted";
  return contactAfter === "assigned" || responses.some(hasWon);
}

/** Fields hidden from a builder without contact data: personal data, links, and admins' texts. */
const hidden = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  jobTitle: null,
  designLink: null,
  notes: null,
} as const satisfies Partial<QuoteRequest>;

/**
 * Free texts of a request that aren't in the form's lists or in `hidden`. Omitting one is a type
 * error.
 */
const ownTexts: Record<
  Exclude<FreeText, keyof MaskedFacts | OptionalText | keyof typeof hidden>,
  true
> = { cancelReason: true, eventDay: true };

/**
 * The request as read by a builder without contact data: no personal data or links, texts masked.
 */
export function withoutContact(request: QuoteRequest): QuoteRequest {
  const names = [...optionalTexts, ...(Object.keys(ownTexts) as (keyof typeof ownTexts)[])];
  const texts = names.map((name) => {
    const text = request[name];
    return [name, text && masked(text)];
  });
  return {
    ...request,
    ...maskFacts(request, masked),
    brief: mapDetailTexts(request.brief, masked),
    ...(Object.fromEntries(texts) as Pick<QuoteRequest, (typeof names)[number]>),
    ...hidden,
  };
}

/** The request that a builder's own quote answers, as that builder reads it. */
export function requestOfQuote(
  { request, response }: { request: QuoteRequest; response: QuoteCase["responses"][number] },
  contactAfter: ContactAfter,
): QuoteRequest {
  const sees = seesContact(contactAfter, { responses: [response] }, response.builderId);
  return sees ? request : withoutContact(request);
}

/** The text with contact data masked, for readers who don't get it yet. */
export function masked(text: string): string {
  return maskContacts(text, [], contactMask);
}
