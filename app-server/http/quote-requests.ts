import { type Context, Hono } from "hono";
import { problemOf, toProblem } from "../contract/problem.ts";
import { quoteRequestForm, toQuoteRequestBody } from "../contract/quote-requests.ts";
import { reasonForm, toReceivedResponseBody } from "../contract/quote-responses.ts";
import { toViewedRequestBody } from "../contract/viewed-request.ts";
import { answer } from "./answer.ts";
import type { ConfirmationLimit } from "./confirmation-limit.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { ownBuilderId } from "./own-builder-id.ts";
import { pathId } from "./path-id.ts";
import { problem } from "./problem-response.ts";
import type { Receipts } from "./receipts.ts";
import type { Scope } from "./scope.ts";
import { signedInOnly } from "./signed-in-only.ts";
import { validate } from "./validate.ts";
import { limitAnonymousWrites, type WriteLimiter } from "./write-limit.ts";

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** Asking for quotes, and reading what came of it. */
export function quoteRequestRoutes(
  receipts: Receipts,
  limiter: WriteLimiter,
  isConfirmed: ConfirmationLimit,
) {
  return new Hono<Scope>()
    .post("/", limitAnonymousWrites(limiter), validate("json", quoteRequestForm), async (c) => {
      const { core, by, cookies } = c.var;
      const form = c.req.valid("json");
      const key = c.req.header("idempotency-key");
      if (key !== undefined && !keyPattern.test(key)) {
        const words = "Idempotency-Key must be 1 to 255 printable ASCII characters";
        return problem(c, problemOf("invalid-input", 400, words));
      }

      const idempotency = key === undefined ? null : idempotencyKey(key, form, by);
      const mayConfirm = await isConfirmed(form.email, by);
      const result = await core.submitQuoteRequest({ form, by, idempotency, mayConfirm });
      if (!result.ok) return problem(c, toProblem(result.refusal));

      const { request, receiptId, replayed } = result.value;
      receipts.add(cookies, receiptId);
      if (replayed) c.header("idempotent-replayed", "true");
      return c.json({ quoteRequest: toQuoteRequestBody(request) }, 201);
    })
    .get("/:id", async (c) => {
      const { core, by, cookies } = c.var;
      const held = receipts.read(cookies);
      const result = await core.viewQuoteRequest({ id: pathId(c), by, receipts: held });
      return answer(c, result, (viewed) => toViewedRequestBody(viewed, ownBuilderId(by)));
    })
    .get("/:id/responses", async (c) => {
      const { core, by } = c.var;
      const now = new Date();
      return answer(c, await core.listResponses({ requestId: pathId(c), by }), (received) =>
        received.map((one) => toReceivedResponseBody(one, now)),
      );
    })
    .post("/:id/cancel", signedInOnly, validate("json", reasonForm), async (c) => {
      const { core, by } = c.var;
      const { reason } = c.req.valid("json");
      const result = await core.cancelRequest({ requestId: pathId(c), reason, by });
      return answer(c, result, toQuoteRequestBody);
    })
    .post("/:id/decline", signedInOnly, validate("json", reasonForm), async (c) => {
      const { core, by } = c.var;
      const { reason } = c.req.valid("json");
      const result = await core.declineInvitation({ requestId: pathId(c), reason, by });
      return answer(c, result, () => ({ message: "Invitation declined" }));
    })
    .post("/:id/interest", signedInOnly, (c) => tellInterest(c, true))
    .delete("/:id/interest", signedInOnly, (c) => tellInterest(c, false));
}

async function tellInterest(c: Context<Scope>, isInterested: boolean) {
  const { core, by } = c.var;
  const result = await core.showInterest({ requestId: pathId(c), isInterested, by });
  const words = isInterested ? "We have noted your interest" : "Your interest is taken back";
  return answer(c, result, () => ({ message: words }));
}
