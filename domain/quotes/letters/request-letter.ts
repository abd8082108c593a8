import type { Addressee, Letter } from "../../messages/letter.ts";
import type { RequestFacts } from "../../messages/letter-facts.ts";
import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
import { factsForBuilders, maskWords } from "../mask-contacts.ts";
import type { QuoteRequest } from "../quote-request.ts";

/**
 * A message to the address in the request's form, without a word from the form unless the address is proven to be the sender's.
 * `key` is the dedupe key; without `dueAt` it is due at once.
 */
export function writeToExhibitor(
  ports: { ids: Ids },
  request: QuoteRequest,
  { key, at, dueAt = at }: { key: string; at: Date; dueAt?: Date },
  compose: (to: Addressee) => Letter,
): Message {
  const to = { name: `${request.firstName} ${request.lastName}`, address: request.email };
  const letter = compose(to);
  const shown = isProven(request) ? letter : withoutForm(letter);
  return newMessage(ports, shown, { at, dueAt, dedupeKey: key, quoteRequestId: request.id });
}

/** Whether the address in the form is proven to be its sender's. */
export function isProven({ emailState }: Pick<QuoteRequest, "emailState">): boolean {
  return emailState === "proven";
}

/** Facts for emails that tell an unproven address nothing of the request: null there. */
export function provenFacts(request: QuoteRequest) {
  return isProven(request) ? { ...requestFacts(request), firstName: request.firstName } : null;
}

/** The letter without names and facts that were typed into the form. */
function withoutForm(letter: Letter): Letter {
  const to = { name: null, address: letter.to.address };
  if (!("firstName" in letter)) return { ...letter, to };
  const { quoteRequestId } = letter.request;
  const request = { quoteRequestId, tradeShowName: "", eventDate: "", venue: "", boothSize: "" };
  const shown = { ...letter, to, firstName: "", request };
  return "earlierBrief" in shown && shown.earlierBrief
    ? { ...shown, earlierBrief: { ...shown.earlierBrief, boothSize: "" } }
    : shown;
}

/** Facts of the request that every email may contain, as the exhibitor typed them. */
export function requestFacts(request: QuoteRequest): RequestFacts {
  const { id, tradeShowName, eventDate, venue, boothSize } = request;
  return { quoteRequestId: id, tradeShowName, eventDate, venue, boothSize };
}

/** The facts for emails to builders, with contact data in them hidden. */
export function requestFactsForBuilders(request: QuoteRequest): RequestFacts {
  return requestFacts({ ...request, ...factsForBuilders(request) });
}

/** The exhibitor's reason in an email to builders, without contact data and the exhibitor's name. */
export function reasonForBuilders(reason: string | null, request: QuoteRequest): string | null {
  return reason && maskWords(reason, request);
}
