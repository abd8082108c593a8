import type { ApiCalls } from "../contract/api-calls.ts";
import { blogHandlers } from "./blog.ts";
import { favouriteHandlers } from "./favourites.ts";
import type { HandlersOf } from "./handler.ts";
import { tradeShowHandlers } from "./trade-shows.ts";

/** The handler of every call. */
export const apiHandlers: HandlersOf<ApiCalls> = {
  ...blogHandlers,
  ...tradeShowHandlers,
  ...favouriteHandlers,
};
