import { Hono } from "hono";
import {
  adminQuotesQuery,
  assignmentForm,
  quoteNotesForm,
  sendAgainForm,
  toAdminQuotesBody,
  toAssignmentMessage,
} from "../contract/admin.ts";
import { toSyncStateBody } from "../contract/content-sync.ts";
import { reasonForm } from "../contract/quote-responses.ts";
import { adminsOnly } from "./admins-only.ts";
import { answer } from "./answer.ts";
import { pathId } from "./path-id.ts";
import type { Scope } from "./scope.ts";
import { validate } from "./validate.ts";

/** What admins see and do. */
export const adminRoutes = new Hono<Scope>()
  .use(adminsOnly)
  .get("/dashboard", async (c) => {
    const { core, by } = c.var;
    return answer(c, await core.readAdminStats({ by }), (stats) => stats);
  })
  .get("/content-sync", async (c) => {
    const { core, by } = c.var;
    return answer(c, await core.readSyncState({ by }), toSyncStateBody);
  })
  .get("/quotes", validate("query", adminQuotesQuery), async (c) => {
    const { core, by } = c.var;
    const { status, ...page } = c.req.valid("query");
    const result = await core.listQuotesForAdmin({ by, group: status ?? null, page });
    return answer(c, result, toAdminQuotesBody);
  })
  .patch("/quotes/:id", validate("json", quoteNotesForm), async (c) => {
    const { core, by } = c.var;
    const form = c.req.valid("json");
    const result = await core.annotateRequest({ requestId: pathId(c), ...form, by });
    return answer(c, result, () => ({ message: "Quote request updated" }));
  })
  .post("/quotes/:id/assign", validate("json", assignmentForm), async (c) => {
    const { core, by } = c.var;
    const form = c.req.valid("json");
    const result = await core.assignBuilders({ requestId: pathId(c), ...form, by });
    return answer(c, result, toAssignmentMessage);
  })
  .post("/quotes/:id/send-again", validate("json", sendAgainForm), async (c) => {
    const { core, by } = c.var;
    const builderIds = c.req.valid("json").builderIds ?? null;
    const result = await core.sendAgain({ requestId: pathId(c), builderIds, by });
    return answer(c, result, () => ({ message: "Invitations are being sent again" }));
  })
  .post("/quotes/:id/complete", async (c) => {
    const { core, by } = c.var;
    const result = await core.completeRequest({ requestId: pathId(c), by });
    return answer(c, result, () => ({ message: "Quote request completed" }));
  })
  .post("/quotes/:id/cancel", validate("json", reasonForm), async (c) => {
    const { core, by } = c.var;
    const { reason } = c.req.valid("json");
    const result = await core.cancelRequest({ requestId: pathId(c), reason, by });
    return answer(c, result, () => ({ message: "Quote request cancelled" }));
  });
