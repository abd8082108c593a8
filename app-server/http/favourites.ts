import { Hono } from "hono";
import {
  favouriteIdsQuery,
  favouriteItem,
  favouriteKind,
  toFavouriteBody,
  toToggledFavouriteBody,
} from "../contract/favourites.ts";
import { answer } from "./answer.ts";
import type { Scope } from "./scope.ts";
import { signedInOnly } from "./signed-in-only.ts";
import { validate } from "./validate.ts";

/** Marks on projects and builders. */
export function favouriteRoutes() {
  return new Hono<Scope>()
    .get("/", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.listFavourites({ by }), (all) => all.map(toFavouriteBody));
    })
    .get(
      "/check/:itemType",
      validate("param", favouriteKind),
      validate("query", favouriteIdsQuery),
      async (c) => {
        const { itemType } = c.req.valid("param");
        const { ids: itemIds } = c.req.valid("query");
        const { core, by } = c.var;
        const favorited = await core.checkFavourites({ itemType, itemIds, by });
        return c.json({ itemType, favorited });
      },
    )
    .get("/check/:itemType/:itemId", validate("param", favouriteItem), async (c) => {
      const { itemType, itemId } = c.req.valid("param");
      const { core, by } = c.var;
      const marked = await core.checkFavourites({ itemType, itemIds: [itemId], by });
      return c.json({ isFavorited: marked.length > 0, itemType, itemId });
    })
    .get("/count/:itemType/:itemId", validate("param", favouriteItem), async (c) => {
      const item = c.req.valid("param");
      return c.json({ count: await c.var.core.countFavourites({ item }) });
    })
    .post("/toggle", signedInOnly, validate("json", favouriteItem), async (c) => {
      const { core, by } = c.var;
      const item = c.req.valid("json");
      return answer(c, await core.toggleFavourite({ item, by }), toToggledFavouriteBody);
    });
}
