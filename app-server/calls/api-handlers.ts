import type { ApiCalls } from "../contract/api-calls.ts";
import { accountHandlers } from "./accounts.ts";
import { adminHandlers } from "./admin.ts";
import { attachmentHandlers } from "./attachments.ts";
import { blogHandlers } from "./blog.ts";
import { builderHandlers } from "./builders.ts";
import { commissionHandlers } from "./commission.ts";
import { contactHandlers } from "./contact-messages.ts";
import { contentHandlers } from "./content.ts";
import { dashboardHandlers } from "./dashboard.ts";
import { favouriteHandlers } from "./favourites.ts";
import { figuresHandlers } from "./figures.ts";
import type { HandlersOf } from "./handler.ts";
import { jobHandlers } from "./jobs.ts";
import { moderationHandlers } from "./moderation.ts";
import { passkeyHandlers } from "./passkeys.ts";
import { peopleHandlers } from "./people.ts";
import { planHandlers } from "./plans.ts";
import { portfolioHandlers } from "./portfolio.ts";
import { promiseHandlers } from "./promise.ts";
import { promiseQueueHandlers } from "./promise-queue.ts";
import { questionHandlers } from "./questions.ts";
import { quoteResponseHandlers } from "./quote-responses.ts";
import { quoteHandlers } from "./quotes.ts";
import { rateHandlers } from "./rates.ts";
import { ratingHandlers } from "./ratings.ts";
import { respondHandlers } from "./respond.ts";
import { setupHandlers } from "./setup.ts";
import { signInHandlers } from "./sign-in.ts";
import { inviteHandlers, supplyHandlers } from "./supply.ts";
import { tradeShowHandlers } from "./trade-shows.ts";
import { vettingHandlers } from "./vetting.ts";

/** The handlers of all calls, by address. */
export const apiHandlers: HandlersOf<ApiCalls> = {
  ...quoteHandlers,
  ...quoteResponseHandlers,
  ...questionHandlers,
  ...jobHandlers,
  ...commissionHandlers,
  ...rateHandlers,
  ...ratingHandlers,
  ...vettingHandlers,
  ...attachmentHandlers,
  ...respondHandlers,
  ...dashboardHandlers,
  ...adminHandlers,
  ...contentHandlers,
  ...setupHandlers,
  ...moderationHandlers,
  ...planHandlers,
  ...portfolioHandlers,
  ...builderHandlers,
  ...blogHandlers,
  ...tradeShowHandlers,
  ...favouriteHandlers,
  ...contactHandlers,
  ...peopleHandlers,
  ...supplyHandlers,
  ...inviteHandlers,
  ...figuresHandlers,
  ...promiseHandlers,
  ...promiseQueueHandlers,
  ...signInHandlers,
  ...accountHandlers,
  ...passkeyHandlers,
};
