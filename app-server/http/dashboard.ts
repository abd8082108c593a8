import { Hono } from "hono";
import {
  toAssignedQuotesBody,
  toAvailableQuotesBody,
  toOwnQuotesBody,
  toOwnResponsesBody,
} from "../contract/dashboard.ts";
import { pageQuery } from "../contract/page.ts";
import { answer } from "./answer.ts";
import { ownBuilderId } from "./own-builder-id.ts";
import type { Scope } from "./scope.ts";
import { signedInOnly } from "./signed-in-only.ts";
import { validate } from "./validate.ts";

const page = validate("query", pageQuery);

/** The lists of the exhibitor's and the builder's dashboards. */
export const dashboardRoutes = new Hono<Scope>()
  .use(signedInOnly)
  .get("/overview", async (c) => {
    const { core, by } = c.var;
    return answer(c, await core.readOverview({ by }), (figures) => figures);
  })
  .get("/quotes", page, async (c) => {
    const { core, by } = c.var;
    return answer(
      c,
      await core.listOwnRequests({ by, page: c.req.valid("query") }),
      toOwnQuotesBody,
    );
  })
  .get("/assigned-quotes", page, async (c) => {
    const { core, by } = c.var;
    const result = await core.listAssignedRequests({ by, page: c.req.valid("query") });
    return answer(c, result, (found) => toAssignedQuotesBody(found, ownBuilderId(by), new Date()));
  })
  .get("/available-quote-requests", page, async (c) => {
    const { core, by } = c.var;
    const result = await core.listAvailableRequests({ by, page: c.req.valid("query") });
    return answer(c, result, toAvailableQuotesBody);
  })
  .get("/quote-responses", page, async (c) => {
    const { core, by } = c.var;
    const result = await core.listOwnResponses({ by, page: c.req.valid("query") });
    return answer(c, result, (found) => toOwnResponsesBody(found, new Date()));
  });
