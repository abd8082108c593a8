import * as z from "zod";
import {
  type Favourite,
  favouriteLimits,
  favouriteTypes,
} from "../../domain/favourites/favourite.ts";
import { exhibitBuilderBody, toExhibitBuilderBody } from "./builders/exhibit-builders.ts";
import type { CallRows } from "./call.ts";
import { idText } from "./fields/text.ts";
import { messageBody } from "./message.ts";
import { projectCardBody } from "./portfolio/portfolio.ts";

const itemType = z.enum(favouriteTypes, `Item type must be one of ${favouriteTypes.join(", ")}`);

/** The subject of a favorite: a project or a builder. */
const favouriteItem = z.object({ itemType, itemId: idText });

const favouriteKind = z.object({ itemType });

/** Ids separated by commas. */
const favouriteIdsQuery = z.object({
  ids: z
    .string("Ids must be a comma-separated list")
    .max(favouriteLimits.asked * 40, `Ids must be ${favouriteLimits.asked} or fewer`)
    .transform((text) => text.toLowerCase().split(",").filter(Boolean)),
});

const favouriteCheckBody = z.object({
  isFavorited: z.boolean(),
  itemType,
  itemId: z.string(),
});

/** Ids of those items that the caller has favorited. */
const favouriteStatesBody = z.object({ itemType, favorited: z.array(z.string()) });

const favouriteCountBody = z.object({ count: z.int() });

const toggledFavouriteBody = messageBody.extend({ action: z.enum(["added", "removed"]) });
export type ToggledFavouriteBody = z.infer<typeof toggledFavouriteBody>;

/** A favorite with its subject; both subjects are null when it is no longer public. */
const favouriteBody = z.object({
  itemType,
  itemId: z.string(),
  createdAt: z.string(),
  project: projectCardBody.nullable(),
  builder: exhibitBuilderBody.nullable(),
});
export type FavouriteBody = z.infer<typeof favouriteBody>;

export function toFavouriteBody({ createdAt, builder, ...favourite }: Favourite): FavouriteBody {
  return {
    ...favourite,
    createdAt: createdAt.toISOString(),
    builder: builder && toExhibitBuilderBody(builder),
  };
}

export function toToggledFavouriteBody(action: "added" | "removed"): ToggledFavouriteBody {
  const message = action === "added" ? "Added to favorites" : "Removed from favorites";
  return { action, message };
}

const tag = "Favourites";

export const favouriteCalls = {
  "GET /api/favorites": {
    tag,
    summary: "List your favorites, newest first",
    answer: z.array(favouriteBody),
    problems: [401],
  },
  "GET /api/favorites/check/:itemType": {
    tag,
    summary: "Check which of several items are your favorites",
    params: favouriteKind,
    query: favouriteIdsQuery,
    answer: favouriteStatesBody,
  },
  "GET /api/favorites/check/:itemType/:itemId": {
    tag,
    summary: "Check whether an item is your favorite; always false for visitors",
    params: favouriteItem,
    answer: favouriteCheckBody,
  },
  "GET /api/favorites/count/:itemType/:itemId": {
    tag,
    summary: "Count the people who favorited an item",
    params: favouriteItem,
    answer: favouriteCountBody,
  },
  "POST /api/favorites/toggle": {
    tag,
    summary: "Add or remove a favorite",
    callers: "members",
    body: favouriteItem,
    answer: toggledFavouriteBody,
    problems: [404, 409],
  },
} satisfies CallRows;
