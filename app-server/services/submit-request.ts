import type { Principal } from "../../domain/accounts/principal.ts";
import type { IdempotencyKey } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteRequestForm } from "../../domain/quotes/quote-request-form.ts";
import { type Outcome, toProblem } from "../contract/problem.ts";
import {
  giveBackEach,
  type RateLimiter,
  type RateLimiters,
  takeEach,
  type WriteLimit,
} from "./rate-limits/rate-limiter.ts";
import type { Receipts } from "./receipts.ts";
import type { RequestScope } from "./request-scope.ts";
import type { System } from "./system.ts";

type Needs = Pick<System, "hash"> & {
  limiters: RateLimiters;
  writeLimit: WriteLimit;
  receipts: Receipts;
};

type Submitted = { request: QuoteRequest; isConfirmationMailed: boolean; replayed: boolean };

/** Takes a request for quotes within the limits, for the REST call and for the page's own form alike. */
export function createSubmitRequest({ limiters, writeLimit, receipts, hash }: Needs) {
  /** None for an address that the sender has proven to read: it can't be used to fill a stranger's mailbox. */
  function confirmationKeys(email: string, { by, clientAddress }: RequestScope) {
    const recipient = email.toLowerCase();
    const isOwn = by.kind === "member" && by.user.emailVerifiedAt && by.user.email === recipient;
    if (isOwn) return [];
    const sender = by.kind === "member" ? `account ${by.user.id}` : `address ${clientAddress}`;
    return [
      [limiters.confirmations, recipient],
      [limiters.confirmationsOfDay, recipient],
      [limiters.confirmationsOfSender, sender],
    ] satisfies [RateLimiter, string][];
  }

  return async (
    scope: RequestScope,
    { form, timeZone }: { form: QuoteRequestForm; timeZone: string | null },
    key: string | undefined,
  ): Promise<Outcome<Submitted>> => {
    const { core, by, cookies } = scope;
    const idempotency = key === undefined ? null : idempotencyKey(hash, { key, form, by });
    const isNew = (result: Awaited<ReturnType<typeof core.quotes.submitQuoteRequest>>) =>
      result.ok && !result.value.replayed;

    async function submit() {
      const keys = confirmationKeys(form.email, scope);
      const mayConfirm = (await takeEach(keys)) === null;
      let counts = false;
      try {
        const result = await core.quotes.submitQuoteRequest({
          ...{ form, timeZone, by, idempotency, mayConfirm },
        });
        counts = isNew(result);
        return result;
      } finally {
        if (mayConfirm && !counts) await giveBackEach(keys);
      }
    }

    const written = await writeLimit("request", { ...scope, email: form.email }, submit, isNew);
    if (!written.ok) return written;
    if (!written.value.ok) return { ok: false, problem: toProblem(written.value.refusal) };
    const { request, receiptId, isConfirmationMailed, replayed } = written.value.value;
    receipts.add(cookies, receiptId);
    return { ok: true, value: { request, isConfirmationMailed, replayed } };
  };
}
export type SubmitRequest = ReturnType<typeof createSubmitRequest>;

/** People's keys do not meet: each account has its own, and so have all visitors together. */
function idempotencyKey(
  hash: System["hash"],
  { key, form, by }: { key: string; form: QuoteRequestForm; by: Principal },
): IdempotencyKey {
  const scope = `quote-request/${by.kind === "member" ? by.user.id : "visitor"}`;
  // the validated form lists its fields in a fixed order
  const bodyHash = hash(JSON.stringify(form));
  return { scope, key, bodyHash };
}
