import { adminCalls } from "./admin-calls.ts";
import { blogCalls } from "./blog-calls.ts";
import { builderCalls } from "./builder-calls.ts";
import type { CallRows } from "./call.ts";
import { changesCalls } from "./changes.ts";
import { contactCalls } from "./contact-calls.ts";
import { dashboardCalls } from "./dashboard-calls.ts";
import { favouriteCalls } from "./favourites.ts";
import { figuresCalls } from "./figures-calls.ts";
import { peopleCalls } from "./people.ts";
import { portfolioCalls } from "./portfolio-calls.ts";
import { quoteCalls } from "./quote-calls.ts";
import { reviewCalls } from "./review-calls.ts";
import { tradeShowCalls } from "./trade-show-calls.ts";

/** Every call that the server's pages and the browser make by its address. */
export const apiCalls = {
  ...quoteCalls,
  ...dashboardCalls,
  ...changesCalls,
  ...adminCalls,
  ...reviewCalls,
  ...portfolioCalls,
  ...builderCalls,
  ...blogCalls,
  ...tradeShowCalls,
  ...favouriteCalls,
  ...contactCalls,
  ...peopleCalls,
  ...figuresCalls,
} satisfies CallRows;

export type ApiCalls = typeof apiCalls;
