import type { Addressee, Letter } from "../../messages/letter.ts";
import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
import type { QuoteRequest } from "../quote-request.ts";

/** A message to the address in the request's form. `key` is the dedupe key. */
export function writeToExhibitor(
  ports: { ids: Ids },
  request: QuoteRequest,
  { key, at }: { key: string; at: Date },
  compose: (to: Addressee) => Letter,
): Message {
  const to = { name: `${request.firstName} ${request.lastName}`, address: request.email };
  return newMessage(ports, compose(to), { at, dedupeKey: key, quoteRequestId: request.id });
}
