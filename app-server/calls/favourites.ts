import {
  type favouriteCalls,
  toFavouriteBody,
  toToggledFavouriteBody,
} from "../contract/favourites.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";

/** Handlers for favorites: projects and builders. */
export const favouriteHandlers: HandlersOf<typeof favouriteCalls> = {
  "GET /api/favorites": ({ core, by }) =>
    mapped(core.favourites.listFavourites({ by }), (all) => all.map(toFavouriteBody)),
  "GET /api/favorites/check/:itemType": async ({ core, by }, { params, query }) => {
    const { itemType } = params;
    const favorited = await core.favourites.checkFavourites({ itemType, itemIds: query.ids, by });
    return ok({ itemType, favorited });
  },
  "GET /api/favorites/check/:itemType/:itemId": async ({ core, by }, { params }) => {
    const { itemType, itemId } = params;
    const marked = await core.favourites.checkFavourites({ itemType, itemIds: [itemId], by });
    return ok({ isFavorited: marked.length > 0, itemType, itemId });
  },
  "GET /api/favorites/count/:itemType/:itemId": async ({ core }, { params: item }) =>
    ok({ count: await core.favourites.countFavourites({ item }) }),
  "POST /api/favorites/toggle": ({ core, by }, { body: item }) =>
    mapped(core.favourites.toggleFavourite({ item, by }), toToggledFavouriteBody),
};
