import { type Context, Hono } from "hono";
import type { AccountCalls, SignInCalls } from "../../web/context.ts";
import { accountRoutes } from "./accounts.ts";
import { adminRoutes } from "./admin.ts";
import { blogRoutes } from "./blog.ts";
import { builderRoutes } from "./builders.ts";
import { changesRoutes } from "./changes.ts";
import type { ConfirmationLimit } from "./confirmation-limit.ts";
import { contactMessageRoutes } from "./contact-messages.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { exhibitBuilderRoutes } from "./exhibit-builders.ts";
import { favouriteRoutes } from "./favourites.ts";
import { fewLongReads } from "./few-long-reads.ts";
import { mailChoiceRoutes } from "./mail-choices.ts";
import { noStore } from "./no-store.ts";
import { ownAccountRoutes } from "./own-account.ts";
import { ownPasskeyRoutes, passkeySignInRoutes } from "./passkeys.ts";
import { pictureUploadRoutes } from "./picture-uploads.ts";
import { portfolioRoutes } from "./portfolio.ts";
import type { PortfolioCopies } from "./portfolio-copies.ts";
import { profileRoutes } from "./profile.ts";
import { proofRoutes } from "./proof.ts";
import { providerSignInRoutes } from "./provider-sign-in.ts";
import { quoteRequestRoutes } from "./quote-requests.ts";
import { quoteResponseRoutes } from "./quote-responses.ts";
import type { Receipts } from "./receipts.ts";
import { reviewRoutes } from "./reviews.ts";
import type { Scope } from "./scope.ts";
import type { SignInLimit } from "./sign-in-limit.ts";
import { tradeShowRoutes } from "./trade-shows.ts";
import type { WriteLimiter } from "./write-limit.ts";

type Needs = {
  receipts: Receipts;
  anonymousWrites: WriteLimiter;
  isConfirmed: ConfirmationLimit;
  portfolioCopies: PortfolioCopies;
  providersByClient: WriteLimiter;
  uploads: WriteLimiter;
  /** Questions to passkeys, by client address. */
  passkeyQuestions: WriteLimiter;
  /** Changes of the account type, by account. */
  typeSwitches: WriteLimiter;
  /** Letters that prove who somebody is. */
  links: SignInLimit;
  signInOf(c: Context<Scope>): SignInCalls;
  accountOf(c: Context<Scope>): AccountCalls;
};

/** Every REST call, under /api. */
export function apiRoutes(needs: Needs) {
  const { receipts, anonymousWrites, portfolioCopies, signInOf, accountOf, ...limits } = needs;
  return new Hono<Scope>()
    .use(noStore)
    .use(fewLongReads())
    .route("/", accountRoutes(signInOf))
    .route("/auth", providerSignInRoutes(limits.providersByClient))
    .route("/auth/user", profileRoutes(accountOf, limits.typeSwitches))
    .route("/auth/user", ownAccountRoutes())
    .route("/auth/user/mail", mailChoiceRoutes())
    .route("/auth/user/passkeys", ownPasskeyRoutes())
    .route("/auth/user/proof", proofRoutes(limits.links))
    .route("/login/passkey", passkeySignInRoutes(limits.passkeyQuestions))
    .route("/blog", blogRoutes())
    .route("/builders", builderRoutes())
    .route("/changes", changesRoutes)
    .route("/contact-messages", contactMessageRoutes(anonymousWrites))
    .route("/exhibit-builders", exhibitBuilderRoutes())
    .route("/portfolio", portfolioRoutes(portfolioCopies))
    .route("/pictures", pictureUploadRoutes(limits.uploads))
    .route("/trade-shows", tradeShowRoutes())
    .route("/favorites", favouriteRoutes())
    .route("/quote-requests", quoteRequestRoutes(receipts, anonymousWrites, limits.isConfirmed))
    .route("/quote-responses", quoteResponseRoutes)
    .route("/dashboard", dashboardRoutes)
    .route("/admin", reviewRoutes)
    .route("/admin", adminRoutes);
}
