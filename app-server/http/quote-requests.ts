import { type Context, Hono } from "hono";
import { problemOf } from "../contract/problem.ts";
import {
  quoteRequestForm,
  toQuoteRequestBody,
  toSubmittedBody,
} from "../contract/quote-requests.ts";
import { reasonForm, toReceivedResponseBody } from "../contract/quote-responses.ts";
import { toViewedRequestBody } from "../contract/viewed-request.ts";
import { answer } from "./answer.ts";
import { ownBuilderId } from "./own-builder-id.ts";
import { pathId } from "./path-id.ts";
import { problem } from "./problem-response.ts";
import type { Receipts } from "./receipts.ts";
import type { Scope } from "./scope.ts";
import { signedInOnly } from "./signed-in-only.ts";
import type { SubmitRequest } from "./submit-request.ts";
import { validate } from "./validate.ts";

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** Asking for quotes, and reading what came of it. */
export function quoteRequestRoutes(receipts: Receipts, submitRequest: SubmitRequest) {
  return new Hono<Scope>()
    .post("/", validate("json", quoteRequestForm), async (c) => {
      const key = c.req.header("idempotency-key");
      if (key !== undefined && !keyPattern.test(key)) {
        const words = "Idempotency-Key must be 1 to 255 printable ASCII characters";
        return problem(c, problemOf("invalid-input", 400, words));
      }

      const submitted = await submitRequest(c.var, c.req.valid("json"), key);
      if (!submitted.ok) return problem(c, submitted.problem);
      if (submitted.value.replayed) c.header("idempotent-replayed", "true");
      return c.json(toSubmittedBody(submitted.value), 201);
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
