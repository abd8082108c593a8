import { blogCalls } from "./blog-calls.ts";
import type { CallRows } from "./call.ts";
import { favouriteCalls } from "./favourites.ts";
import { tradeShowCalls } from "./trade-show-calls.ts";

/** Every call that the server's pages and the browser make by its address. */
export const apiCalls = {
  ...blogCalls,
  ...tradeShowCalls,
  ...favouriteCalls,
} satisfies CallRows;

export type ApiCalls = typeof apiCalls;
