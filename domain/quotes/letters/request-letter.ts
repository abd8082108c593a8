import type { Addressee, Letter } from "../../messages/letter.ts";
import type { RequestFacts, ToExhibitor } from "../../messages/letter-facts.ts";
import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
import { exactSize, readBoothSize } from "../booth-size-text.ts";
import { factsForBuilders, maskWords } from "../mask-contacts.ts";
import type { QuoteRequest } from "../quote-request.ts";

/**
 * A message to the address in the request's form. An unverified address gets no text from the form.
 * `key`: dedupe key; without `dueAt` it is due at once.
 */
export function writeToExhibitor(
  ports: { ids: Ids },
  request: QuoteRequest,
  { key, at, dueAt = at }: { key: string; at: Date; dueAt?: Date },
  compose: (facts: ToExhibitor & { to: Addressee }) => Letter,
): Message {
  const { firstName, lastName, email } = request;
  const to = { name: `${firstName} ${lastName}`, address: email };
  const letter = compose({ to, request: requestFacts(request), firstName });
  const shown = isProven(request) ? letter : withoutForm(letter);
  return newMessage(ports, shown, { at, dueAt, dedupeKey: key, quoteRequestId: request.id });
}

/** Whether the form's address is verified as the sender's. */
export function isProven({ emailState }: Pick<QuoteRequest, "emailState">): boolean {
  return emailState === "proven";
}

/** Facts of a request for an email; null for an unverified address. */
export function provenFacts(request: QuoteRequest) {
  return isProven(request) ? { ...requestFacts(request), firstName: request.firstName } : null;
}

/** The letter without names and facts typed into the form. A record keeps the sizes of both booths, if they are only sizes. */
function withoutForm(letter: Letter): Letter {
  const to = { name: null, address: letter.to.address };
  if (!("firstName" in letter)) return { ...letter, to };
  const { quoteRequestId } = letter.request;
  const request = { quoteRequestId, tradeShowName: "", eventDate: "", venue: "", boothSize: "" };
  const shown = { ...letter, to, firstName: "", request };
  if (!("earlierBrief" in shown && shown.earlierBrief)) return shown;
  const { earlierBrief } = shown;
  return {
    ...shown,
    request: { ...request, boothSize: sizeAlone(letter.request.boothSize) },
    earlierBrief: { ...earlierBrief, boothSize: sizeAlone(earlierBrief.boothSize) },
  };
}

/** The size if it is nothing but width and depth; else empty. */
function sizeAlone(size: string): string {
  return readBoothSize(size) || exactSize(size) ? size : "";
}

/** Facts of a request for emails, as the exhibitor typed them. */
export function requestFacts(request: QuoteRequest): RequestFacts {
  const { id, tradeShowName, eventDate, venue, boothSize } = request;
  return { quoteRequestId: id, tradeShowName, eventDate, venue, boothSize };
}

/** Facts of a request for emails to builders, contact data masked. */
export function requestFactsForBuilders(request: QuoteRequest): RequestFacts {
  return requestFacts({ ...request, ...factsForBuilders(request) });
}

/** The exhibitor's reason for emails to builders, without contact data and the exhibitor's name. */
export function reasonForBuilders(reason: string | null, request: QuoteRequest): string | null {
  return reason && maskWords(reason, request);
}
