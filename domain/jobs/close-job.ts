import { complete } from "../quotes/decision/complete.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { Closing, QuoteCase } from "../quotes/ports.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { NothingToComplete, RequestNotOpen } from "../quotes/refusals.ts";
import type { UserId } from "../shared/id.ts";
import { ok, type Result } from "../shared/result.ts";
import { changesAt, type PricedJob } from "./change-steps.ts";
import {
  accuracyOf,
  agreedByCategory,
  billedTotal,
  type CloseOut,
  isConfirmed,
} from "./close-out.ts";
import type { ChangeNeeds } from "./raise-change.ts";

type Bill = {
  found: QuoteCase;
  quote: QuoteResponse;
  priced: PricedJob;
  closeOut: CloseOut;
};

/** The total of the bill, and its difference from the quote in hundredths of a percent. */
export function figuresOf({ quote, priced, closeOut }: Omit<Bill, "found">, now: Date) {
  const { baseline } = priced;
  const changes = changesAt(priced, now);
  const agreed = agreedByCategory({ lines: quote.lines, baseline }, changes);
  const billed = billedTotal(closeOut, agreed);
  return { billed, accuracy: accuracyOf(baseline, changes, billed) };
}

/**
 * Closes the job, which completes its request, in one save: `confirmedBy` is the side whose yes was
 * missing; null: the time is over. Both sides get one email.
 */
export async function closeJob(
  ports: ChangeNeeds,
  bill: Bill,
  { confirmedBy, actorId }: { confirmedBy: Closing["confirmedBy"]; actorId: UserId | null },
): Promise<Result<null, RequestNotOpen | NothingToComplete>> {
  const { found, quote, closeOut } = bill;
  const now = ports.clock.now();
  const step = complete(found, now);
  if (!step.ok) return step;
  const request = step.value;
  const { billed, accuracy } = figuresOf(bill, now);
  const { version } = closeOut;
  const facts = {
    responseId: quote.id,
    billed,
    currency: quote.currency,
    isConfirmed: confirmedBy === "exhibitor" || isConfirmed(closeOut, "exhibitor"),
  };
  const key = `request-closed/${request.id}/${now.getTime()}`;
  const toExhibitor = writeToExhibitor(ports, request, { key, at: now }, (letter) => ({
    kind: "request-closed",
    ...letter,
    outcome: "completed",
    bill: facts,
  }));
  const toBuilder = await writeToBuilders(ports, [quote.builderId], {
    request,
    at: now,
    key: () => `job-closed/${quote.id}/${now.getTime()}`,
    compose: (letter) => ({ kind: "job-closed", ...letter, bill: facts }),
  });
  const detail = { jobId: quote.id, version, confirmedBy };
  await ports.quotes.save({
    request,
    messages: [toExhibitor, ...toBuilder],
    closing: { confirmedBy, version, accuracy },
    review: "open",
    audit: { actorId, action: "quote-request.completed", detail },
  });
  return ok(null);
}
