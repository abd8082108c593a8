import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { SignInCalls } from "../../web/context.ts";
import { problemOf } from "../contract/problem.ts";
import { accountRoutes } from "./accounts.ts";
import { adminRoutes } from "./admin.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { noStore } from "./no-store.ts";
import { problem } from "./problem-response.ts";
import { quoteRequestRoutes } from "./quote-requests.ts";
import { quoteResponseRoutes } from "./quote-responses.ts";
import type { Receipts } from "./receipts.ts";
import type { Scope } from "./scope.ts";
import type { WriteLimiter } from "./write-limit.ts";

type Needs = {
  receipts: Receipts;
  anonymousWrites: WriteLimiter;
  signInOf(c: Context<Scope>): SignInCalls;
};

/** Many times the largest form, and far from hurting. */
const largestBodyBytes = 256 * 1024;

/** Every REST call, under /api. */
export function apiRoutes({ receipts, anonymousWrites, signInOf }: Needs) {
  const tooLarge = problemOf("too-large", 413, "That is more text than any form holds");
  return new Hono<Scope>()
    .use(noStore)
    .use(bodyLimit({ maxSize: largestBodyBytes, onError: (c) => problem(c, tooLarge) }))
    .route("/", accountRoutes(signInOf))
    .route("/", catalogueRoutes)
    .route("/quote-requests", quoteRequestRoutes(receipts, anonymousWrites))
    .route("/quote-responses", quoteResponseRoutes)
    .route("/dashboard", dashboardRoutes)
    .route("/admin", adminRoutes);
}
