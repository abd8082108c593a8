import { accountCalls } from "./accounts/account-calls.ts";
import { mailChoiceCalls } from "./accounts/mail-choices.ts";
import { passkeyCalls } from "./accounts/passkey-calls.ts";
import { peopleCalls } from "./accounts/people.ts";
import { signInCalls } from "./accounts/sign-in-calls.ts";
import { adminCalls } from "./admin/admin-calls.ts";
import { contentCalls } from "./admin/content-calls.ts";
import { setupCalls } from "./admin/setup-calls.ts";
import { supplyCalls } from "./admin/supply-calls.ts";
import { attachmentCalls } from "./attachments/attachments.ts";
import { blogCalls } from "./blog/blog-calls.ts";
import { builderCalls } from "./builders/builder-calls.ts";
import { inviteCalls } from "./builders/invite-calls.ts";
import type { CallRows } from "./call.ts";
import { changesCalls } from "./changes.ts";
import { commissionCalls } from "./commission/commission-calls.ts";
import { contactCalls } from "./contact/contact-calls.ts";
import { dashboardCalls } from "./dashboard/dashboard-calls.ts";
import { favouriteCalls } from "./favourites.ts";
import { figuresCalls } from "./figures-calls.ts";
import { jobCalls } from "./jobs/job-calls.ts";
import { moderationCalls } from "./moderation/moderation-calls.ts";
import { portfolioCalls } from "./portfolio/portfolio-calls.ts";
import { promiseCalls } from "./promise/promise-calls.ts";
import { promiseQueueCalls } from "./promise/promise-queue-calls.ts";
import { questionCalls } from "./questions/question-calls.ts";
import { planCalls } from "./quotes/plan-calls.ts";
import { quoteCalls } from "./quotes/quote-calls.ts";
import { quoteResponseCalls } from "./quotes/quote-response-calls.ts";
import { respondCalls } from "./quotes/respond-calls.ts";
import { rateCalls } from "./rates/rate-calls.ts";
import { ratingCalls } from "./ratings/rating-calls.ts";
import { tradeShowCalls } from "./trade-shows/trade-show-calls.ts";
import { vettingCalls } from "./vetting/vetting-calls.ts";

/** All calls that the server's pages and the browser make, by address. */
export const apiCalls = {
  ...planCalls,
  ...quoteCalls,
  ...quoteResponseCalls,
  ...questionCalls,
  ...jobCalls,
  ...commissionCalls,
  ...rateCalls,
  ...ratingCalls,
  ...vettingCalls,
  ...attachmentCalls,
  ...respondCalls,
  ...dashboardCalls,
  ...changesCalls,
  ...adminCalls,
  ...contentCalls,
  ...setupCalls,
  ...moderationCalls,
  ...portfolioCalls,
  ...builderCalls,
  ...blogCalls,
  ...tradeShowCalls,
  ...favouriteCalls,
  ...contactCalls,
  ...peopleCalls,
  ...supplyCalls,
  ...inviteCalls,
  ...figuresCalls,
  ...promiseCalls,
  ...promiseQueueCalls,
  ...signInCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...mailChoiceCalls,
} satisfies CallRows;

export type ApiCalls = typeof apiCalls;
