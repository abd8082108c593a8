import { Hono } from "hono";
import { toTradeShowBody } from "../contract/trade-shows.ts";
import { answer } from "./answer.ts";
import { pathId } from "./path-id.ts";
import type { Scope } from "./scope.ts";

/** What everybody may read: trade shows. */
export const catalogueRoutes = new Hono<Scope>()
  .get("/trade-shows", async (c) =>
    c.json((await c.var.core.listTradeShows()).map(toTradeShowBody)),
  )
  .get("/trade-shows/:id", async (c) =>
    answer(c, await c.var.core.viewTradeShow({ id: pathId(c) }), toTradeShowBody),
  );
