import * as z from "zod";
import {
  type Favourite,
  favouriteLimits,
  favouriteTypes,
} from "../../domain/favourites/favourite.ts";
import { messageBody } from "./admin.ts";
import type { Call } from "./call.ts";
import { exhibitBuilderBody, toExhibitBuilderBody } from "./exhibit-builders.ts";
import { projectCardBody } from "./portfolio.ts";
import { idText } from "./text.ts";

const itemType = z.enum(favouriteTypes, `Item type must be one of ${favouriteTypes.join(", ")}`);

/** What is marked: a project or a builder. */
export const favouriteItem = z.object({ itemType, itemId: idText });

export const favouriteKind = z.object({ itemType });

/** Ids with commas between them. */
export const favouriteIdsQuery = z.object({
  ids: z
    .string("Ids must be a list with commas")
    .max(favouriteLimits.asked * 40, `Ids must be ${favouriteLimits.asked} or fewer`)
    .transform((text) => text.toLowerCase().split(",").filter(Boolean)),
});

export const favouriteCheckBody = z.object({
  isFavorited: z.boolean(),
  itemType,
  itemId: z.string(),
});
export type FavouriteCheckBody = z.infer<typeof favouriteCheckBody>;

/** Those of the ids that the caller has marked. */
export const favouriteStatesBody = z.object({ itemType, favorited: z.array(z.string()) });
export type FavouriteStatesBody = z.infer<typeof favouriteStatesBody>;

export const favouriteCountBody = z.object({ count: z.int() });
export type FavouriteCountBody = z.infer<typeof favouriteCountBody>;

export const toggledFavouriteBody = messageBody.extend({ action: z.enum(["added", "removed"]) });
export type ToggledFavouriteBody = z.infer<typeof toggledFavouriteBody>;

/** A mark, with what it is on; both are null when that is no longer public. */
export const favouriteBody = z.object({
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

/** The calls about favourites. */
export const favouriteCalls: Call[] = [
  {
    method: "get",
    path: "/api/favorites",
    tag: "Favourites",
    summary: "What you have marked, newest first",
    answer: { status: 200, body: z.array(favouriteBody) },
    problems: [401],
  },
  {
    method: "get",
    path: "/api/favorites/check/{itemType}",
    tag: "Favourites",
    summary: "Which of a page of items you have marked",
    query: favouriteIdsQuery,
    answer: { status: 200, body: favouriteStatesBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/favorites/check/{itemType}/{itemId}",
    tag: "Favourites",
    summary: "Whether you have marked it; a visitor has marked nothing",
    answer: { status: 200, body: favouriteCheckBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/favorites/count/{itemType}/{itemId}",
    tag: "Favourites",
    summary: "How many people have marked it",
    answer: { status: 200, body: favouriteCountBody },
    problems: [],
  },
  {
    method: "post",
    path: "/api/favorites/toggle",
    tag: "Favourites",
    summary: "Mark it, or take the mark away",
    body: favouriteItem,
    answer: { status: 200, body: toggledFavouriteBody },
    problems: [401, 404, 409],
  },
];
