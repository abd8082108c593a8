import { Hono } from "hono";
import {
  acceptForm,
  declineForm,
  newQuoteResponse,
  offerRevision,
  toOfferVersionBody,
  toQuoteResponseBody,
} from "../contract/quote-responses.ts";
import { answer } from "./answer.ts";
import { asId, pathId } from "./path-id.ts";
import type { Scope } from "./scope.ts";
import { signedInOnly } from "./signed-in-only.ts";
import { validate } from "./validate.ts";

const asOfNow = (response: Parameters<typeof toQuoteResponseBody>[0]) =>
  toQuoteResponseBody(response, new Date());

/** A builder's offers: made, revised and withdrawn by the builder, accepted and declined by the exhibitor. */
export const quoteResponseRoutes = new Hono<Scope>()
  .use(signedInOnly)
  .post("/", validate("json", newQuoteResponse), async (c) => {
    const { core, by } = c.var;
    const { quoteRequestId, ...offer } = c.req.valid("json");
    const result = await core.respondToRequest({ requestId: asId(quoteRequestId), offer, by });
    return answer(c, result, asOfNow, 201);
  })
  .patch("/:id", validate("json", offerRevision), async (c) => {
    const { core, by } = c.var;
    const { revision, ...changes } = c.req.valid("json");
    const result = await core.reviseResponse({ responseId: pathId(c), changes, revision, by });
    return answer(c, result, asOfNow);
  })
  .get("/:id/versions", async (c) => {
    const { core, by } = c.var;
    const result = await core.listVersions({ responseId: pathId(c), by });
    return answer(c, result, (versions) => versions.map(toOfferVersionBody));
  })
  .post("/:id/withdraw", async (c) => {
    const { core, by } = c.var;
    return answer(c, await core.withdrawResponse({ responseId: pathId(c), by }), asOfNow);
  })
  .post("/:id/accept", validate("json", acceptForm), async (c) => {
    const { core, by } = c.var;
    const seen = c.req.valid("json");
    return answer(c, await core.acceptResponse({ responseId: pathId(c), ...seen, by }), asOfNow);
  })
  .post("/:id/ask-price", async (c) => {
    const { core, by } = c.var;
    return answer(c, await core.askForPrice({ responseId: pathId(c), by }), asOfNow);
  })
  .post("/:id/decline", validate("json", declineForm), async (c) => {
    const { core, by } = c.var;
    const said = c.req.valid("json");
    return answer(c, await core.declineResponse({ responseId: pathId(c), ...said, by }), asOfNow);
  });
