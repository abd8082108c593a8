import type { BuilderId } from "../shared/id.ts";
import { type FreeText, type MaskedFacts, maskContacts, maskFacts } from "./mask-contacts.ts";
import type { QuoteCase } from "./ports.ts";
import type { QuoteRequest } from "./quote-request.ts";
import { type OptionalText, optionalTexts } from "./quote-request-form.ts";

/** When a builder gets the exhibitor's contact data: with the invitation, or once they won. */
export const contactMoments = ["assigned", "awarded"] as const;
export type ContactAfter = (typeof contactMoments)[number];

/** Stands for contact data in a text whose reader does not get it yet, and says when they will. */
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

/** Hidden from a builder who does not get contact data yet: people, links, and the words of admins. */
const hidden = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  jobTitle: null,
  designLink: null,
  notes: null,
} as const satisfies Partial<QuoteRequest>;

/** Texts of a request that neither the form's lists nor `hidden` have. One that is missing here does not compile. */
const ownTexts: Record<
  Exclude<FreeText, keyof MaskedFacts | OptionalText | keyof typeof hidden>,
  true
> = { cancelReason: true, eventDay: true };

/** The request for a builder who does not get contact data yet: without people and links, its texts masked. */
export function withoutContact(request: QuoteRequest): QuoteRequest {
  const names = [...optionalTexts, ...(Object.keys(ownTexts) as (keyof typeof ownTexts)[])];
  const texts = names.map((name) => {
    const text = request[name];
    return [name, text && masked(text)];
  });
  return {
    ...request,
    ...maskFacts(request, masked),
    ...(Object.fromEntries(texts) as Pick<QuoteRequest, (typeof names)[number]>),
    ...hidden,
  };
}

/** The request of a builder's own quote as that builder reads it. */
export function requestOfQuote(
  { request, response }: { request: QuoteRequest; response: QuoteCase["responses"][number] },
  contactAfter: ContactAfter,
): QuoteRequest {
  const sees = seesContact(contactAfter, { responses: [response] }, response.builderId);
  return sees ? request : withoutContact(request);
}

/** A text as it is read by those who do not get contact data yet. */
export function masked(text: string): string {
  return maskContacts(text, [], contactMask);
}
