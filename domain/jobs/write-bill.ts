import type { Message } from "../messages/ports.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { OwnBill } from "./find-bill.ts";
import type { JobSide } from "./job.ts";
import type { ChangeNeeds } from "./raise-change.ts";

/** The email to the side whose confirmation of the bill is missing. */
export async function writeBill(
  ports: ChangeNeeds,
  { found: { request }, quote, closeOut, priced }: OwnBill,
  { billed, to }: { billed: number; to: JobSide },
  at: Date,
): Promise<Message[]> {
  const key = `bill-waits/${quote.id}/${closeOut.version}/${to}`;
  const difference = billed - priced.baseline;
  const bill = { responseId: quote.id, billed, currency: quote.currency, isConfirmed: false };
  if (to === "builder") {
    return writeToBuilders(ports, [quote.builderId], {
      request,
      at,
      key: () => key,
      compose: (letter) => ({ kind: "bill-confirmed", ...letter, bill }),
    });
  }
  const [builder] = await ports.builders.findMany([quote.builderId]);
  const builderName = builder?.name ?? "The builder";
  return [
    writeToExhibitor(ports, request, { key, at }, (letter) => ({
      kind: "bill-waits",
      ...letter,
      builderName,
      bill,
      difference,
    })),
  ];
}

/** The email to the builder of a delivered booth: time for the bill. */
export function writeDelivered(
  ports: ChangeNeeds,
  { request, quote }: { request: QuoteRequest; quote: QuoteResponse },
  at: Date,
): Promise<Message[]> {
  return writeToBuilders(ports, [quote.builderId], {
    request,
    at,
    key: () => `bill-opens/${quote.id}/${at.getTime()}`,
    compose: (letter) => ({ kind: "bill-opens", ...letter, responseId: quote.id }),
  });
}
