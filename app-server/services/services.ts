import { createKnownBrowsers, type KnownBrowsers } from "./known-browsers.ts";
import { createMessageTokens, type MessageTokens } from "./message-tokens.ts";
import {
  createPortfolioStaleCache,
  type PortfolioStaleCache,
  type Samples,
} from "./portfolio-stale-cache.ts";
import { createPromiseSummaries, type PromiseSummaries } from "./promise-summaries.ts";
import { type ChangeLimit, createChangeLimit } from "./rate-limits/change-limit.ts";
import { createEmailLimit, type EmailLimit } from "./rate-limits/email-limit.ts";
import {
  createWriteLimit,
  type RateLimiters,
  type WriteLimit,
} from "./rate-limits/rate-limiter.ts";
import { createReceipts, type Receipts } from "./receipts.ts";
import { createResponseLinkTokens, type ResponseLinkTokens } from "./response-link-tokens.ts";
import { createSiteLinkTokens, type SiteLinkTokens } from "./site-link-tokens.ts";
import type { System } from "./system.ts";

/** Services that handlers share besides the core; created once per process. */
export type Services = {
  limiters: RateLimiters;
  receipts: Receipts;
  knownBrowsers: KnownBrowsers;
  /** Tokens of links that lead to a page, and of those that turn off a topic of emails. */
  mailLinks: MessageTokens;
  unsubscribeLinks: MessageTokens;
  /** Tokens of links in invitations. */
  responseLinks: ResponseLinkTokens;
  /** Tokens of links for the crews of jobs. */
  siteLinks: SiteLinkTokens;
  portfolioStaleCache: PortfolioStaleCache;
  writeLimit: WriteLimit;
  changeLimit: ChangeLimit;
  emailLimit: EmailLimit;
  hash: System["hash"];
  promiseSummaries: PromiseSummaries;
};

type Needs = {
  system: System;
  limiters: RateLimiters;
  /** Projects to show when none can be read. */
  samples: Samples;
};

/**
 * Creates what handlers share besides the use cases: rate limits, tokens, receipts and caches, one
 * of each per process.
 */
export function createServices({ system, limiters, samples }: Needs): Services {
  return {
    limiters,
    hash: system.hash,
    receipts: createReceipts(system),
    knownBrowsers: createKnownBrowsers(system),
    mailLinks: createMessageTokens(system, "mail-link"),
    unsubscribeLinks: createMessageTokens(system, "unsubscribe"),
    responseLinks: createResponseLinkTokens(system),
    siteLinks: createSiteLinkTokens(system),
    portfolioStaleCache: createPortfolioStaleCache(samples, system),
    writeLimit: createWriteLimit(limiters),
    changeLimit: createChangeLimit(limiters),
    emailLimit: createEmailLimit(limiters),
    promiseSummaries: createPromiseSummaries(() => system.now().getTime()),
  };
}
