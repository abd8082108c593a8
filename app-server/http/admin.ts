import { Hono } from "hono";
import { toSearchText } from "../../domain/assignment/request-search.ts";
import {
  adminQuotesQuery,
  assignmentForm,
  builderNameQuery,
  csvQuery,
  isSearch,
  quoteNotesForm,
  sendAgainForm,
  toAdminQuotesBody,
  toAssignmentMessage,
  toFoundBuildersBody,
  toFoundQuotesBody,
  toRequestSearch,
  toViewedQuoteBody,
} from "../contract/admin.ts";
import { auditQuery, toAuditBody } from "../contract/audit.ts";
import { toSyncStateBody } from "../contract/content-sync.ts";
import { toProblem } from "../contract/problem.ts";
import { reasonForm } from "../contract/quote-responses.ts";
import { toSuggestedBuildersBody } from "../contract/suggested-builders.ts";
import { adminsOnly } from "./admins-only.ts";
import { answer } from "./answer.ts";
import { pathId } from "./path-id.ts";
import { problem } from "./problem-response.ts";
import { quotesCsv } from "./quotes-csv.ts";
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
    const query = c.req.valid("query");
    if (isSearch(query)) {
      const found = await core.searchQuotes({ by, ...toRequestSearch(query) });
      return answer(c, found, toFoundQuotesBody);
    }
    const { status, limit, after } = query;
    const page = { limit, after };
    const result = await core.listQuotesForAdmin({ by, group: status ?? null, page });
    return answer(c, result, toAdminQuotesBody);
  })
  .get("/quotes.csv", validate("query", csvQuery), async (c) => {
    const { core, by } = c.var;
    const { status, search } = c.req.valid("query");
    const filter = { group: status ?? null, search: toSearchText(search) };
    const result = await core.exportQuotes({ by, ...filter });
    if (!result.ok) return problem(c, toProblem(result.refusal));
    const day = new Date().toISOString().slice(0, 10);
    return c.body(quotesCsv(result.value), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="quote-requests-${day}.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  })
  .get("/builders", validate("query", builderNameQuery), async (c) => {
    const { core, by } = c.var;
    const { search = "" } = c.req.valid("query");
    return answer(c, await core.findBuilders({ search, by }), toFoundBuildersBody);
  })
  .get("/audit", validate("query", auditQuery), async (c) => {
    const { core, by } = c.var;
    const { kind, id, ...page } = c.req.valid("query");
    const filter = { objectKind: kind ?? null, objectId: id ?? null };
    return answer(c, await core.listAuditEvents({ by, filter, page }), toAuditBody);
  })
  .get("/quotes/:id", async (c) => {
    const { core, by } = c.var;
    const result = await core.viewQuoteForAdmin({ requestId: pathId(c), by });
    return answer(c, result, toViewedQuoteBody);
  })
  .get("/quotes/:id/suggested-builders", async (c) => {
    const { core, by } = c.var;
    const result = await core.listSuggestedBuilders({ requestId: pathId(c), by });
    return answer(c, result, toSuggestedBuildersBody);
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
  .post("/quotes/:id/erase", async (c) => {
    const { core, by } = c.var;
    const result = await core.eraseRequest({ requestId: pathId(c), by });
    return answer(c, result, () => ({ message: "The person is erased from the request" }));
  })
  .post("/quotes/:id/cancel", validate("json", reasonForm), async (c) => {
    const { core, by } = c.var;
    const { reason } = c.req.valid("json");
    const result = await core.cancelRequest({ requestId: pathId(c), reason, by });
    return answer(c, result, () => ({ message: "Quote request cancelled" }));
  })
  .post("/quotes/:id/reopen", validate("json", reasonForm), async (c) => {
    const { core, by } = c.var;
    const { reason } = c.req.valid("json");
    const result = await core.reopenRequest({ requestId: pathId(c), reason, by });
    return answer(c, result, () => ({ message: "Quote request reopened" }));
  });
