import { Hono } from "hono";
import { wholeListLimit } from "../../domain/shared/page.ts";
import { exhibitBuilderListQuery, toExhibitBuilderBody } from "../contract/exhibit-builders.ts";
import { nextPageLink } from "./next-page-link.ts";
import type { Scope } from "./scope.ts";
import { validate } from "./validate.ts";
import { createWholeList } from "./whole-list.ts";

/** The builders as small cards, the best first. */
export function exhibitBuilderRoutes() {
  const answerWhole = createWholeList();

  return new Hono<Scope>().get("/", validate("query", exhibitBuilderListQuery), async (c) => {
    const { core } = c.var;
    const { page, limit = wholeListLimit } = c.req.valid("query");
    async function read() {
      const stretch = { offset: (page - 1) * limit, limit };
      const { builders, hasMore } = await core.listExhibitBuilders(stretch);
      const link = hasMore ? nextPageLink(c, page + 1, limit) : null;
      return { items: builders.map(toExhibitBuilderBody), link };
    }
    if (Object.keys(c.req.query()).length === 0) {
      return answerWhole(c, { version: core.buildersVersion, read });
    }
    const { items, link } = await read();
    return c.json(items, 200, link ? { link } : {});
  });
}
