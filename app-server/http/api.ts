import { type Context, Hono } from "hono";
import type { AccountCalls, SignInCalls } from "../../web/context.ts";
import { apiHandlers } from "../calls/api-handlers.ts";
import { callRoutes } from "../calls/over-http.ts";
import { apiCalls } from "../contract/api-calls.ts";
import { calls } from "../contract/calls.ts";
import { accountRoutes } from "./accounts.ts";
import { adminRoutes } from "./admin.ts";
import { cachedListRoutes } from "./cache/cached-lists.ts";
import type { PortfolioCopies } from "./cache/portfolio-copies.ts";
import { idNeededRoutes } from "./id-needed.ts";
import { knownCalls } from "./known-calls.ts";
import { mailChoiceRoutes } from "./mail-choices.ts";
import { fewLongReads } from "./middleware/few-long-reads.ts";
import type { MailLimit } from "./middleware/mail-limit.ts";
import { noStore } from "./middleware/no-store.ts";
import type { RateLimiters } from "./middleware/rate-limiter.ts";
import type { WriteLimit } from "./middleware/write-limit.ts";
import { ownAccountRoutes } from "./own-account.ts";
import { ownPasskeyRoutes, passkeySignInRoutes } from "./passkeys.ts";
import { pictureUploadRoutes } from "./picture-uploads.ts";
import { profileRoutes } from "./profile.ts";
import { proofRoutes } from "./proof.ts";
import { providerSignInRoutes } from "./provider-sign-in.ts";
import type { Receipts } from "./receipts.ts";
import type { Scope } from "./scope.ts";
import type { SubmitRequest } from "./submit-request.ts";

type Needs = {
  receipts: Receipts;
  portfolioCopies: PortfolioCopies;
  limiters: RateLimiters;
  writeLimit: WriteLimit;
  mailLimit: MailLimit;
  submitRequest: SubmitRequest;
  signInOf(c: Context<Scope>): SignInCalls;
  accountOf(c: Context<Scope>): AccountCalls;
};

/** Every REST call, under /api. */
export function apiRoutes(needs: Needs) {
  const { receipts, portfolioCopies, signInOf, accountOf } = needs;
  const { limiters, writeLimit, mailLimit, submitRequest } = needs;
  const services = { receipts, portfolioCopies, writeLimit, submitRequest };
  return new Hono<Scope>()
    .use(noStore)
    .use(knownCalls(calls))
    .use(fewLongReads())
    .route("/", idNeededRoutes)
    .route("/", cachedListRoutes(portfolioCopies))
    .route("/", callRoutes(apiCalls, apiHandlers, services))
    .route("/", accountRoutes(signInOf))
    .route("/auth", providerSignInRoutes(limiters.providerSignIns))
    .route("/auth/user", profileRoutes(accountOf, limiters.typeSwitches))
    .route("/auth/user", ownAccountRoutes())
    .route("/auth/user/mail", mailChoiceRoutes())
    .route("/auth/user/passkeys", ownPasskeyRoutes())
    .route("/auth/user/proof", proofRoutes(mailLimit))
    .route("/login/passkey", passkeySignInRoutes(limiters.passkeyQuestions))
    .route("/pictures", pictureUploadRoutes(limiters.uploads))
    .route("/admin", adminRoutes);
}
