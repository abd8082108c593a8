import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import type { Core } from "../../../domain/core.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { blogPostBody, toBlogPostBody } from "../../contract/blog/blog.ts";
import { builderBody, toBuilderBody } from "../../contract/builders/builders.ts";
import {
  exhibitBuilderBody,
  toExhibitBuilderBody,
} from "../../contract/builders/exhibit-builders.ts";
import { projectBody, toProjectBody } from "../../contract/portfolio/portfolio.ts";
import { published } from "../../contract/published.ts";
import { toTradeShowBody, tradeShowBody } from "../../contract/trade-shows/trade-shows.ts";
import type { PortfolioStaleCache } from "../../services/portfolio-stale-cache.ts";
import type { System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";
import { createCachedListResponse } from "./cached-list-response.ts";

type Source = {
  /** Schema of the fields of each item that the list publishes. */
  body: z.ZodType;
  version(core: Core): Promise<string>;
  /** `next` are the query parameters, beside the limit, for the items after the first 10,000. */
  read(core: Core): Promise<{ items: unknown[]; next: Record<string, string> | null }>;
  sourceOf?(core: Core): Promise<string | null>;
  samples?(): unknown[];
};

const everything = { offset: 0, limit: maxListItems };

/**
 * Lists that return everything when requested without a query; registered before the calls that
 * paginate and filter them.
 */
export function cachedListRoutes(copies: PortfolioStaleCache, system: System) {
  const whole = (source: Source) => answerWith(createCachedListResponse(system), source);
  return new Hono<AppEnv>()
    .get(
      "/portfolio",
      whole({
        body: projectBody,
        version: (core) => core.portfolio.portfolioVersion(),
        async read(core) {
          const page = { limit: maxListItems, after: null };
          const { items, next } = await core.portfolio.listPortfolio({ page });
          return { items: items.map(toProjectBody), next: next ? { after: next } : null };
        },
        sourceOf: (core) => copies.sourceOf(core),
        samples: () => copies.samples().map(toProjectBody),
      }),
    )
    .get(
      "/builders",
      whole({
        body: builderBody,
        version: (core) => core.builderProfiles.buildersVersion(),
        async read(core) {
          const { builders, hasMore } = await core.builderProfiles.listBuilders(everything);
          return { items: builders.map(toBuilderBody), next: hasMore ? { page: "2" } : null };
        },
      }),
    )
    .get(
      "/exhibit-builders",
      whole({
        body: exhibitBuilderBody,
        version: (core) => core.builderProfiles.buildersVersion(),
        async read(core) {
          const { builders, hasMore } = await core.builderProfiles.listExhibitBuilders(everything);
          return {
            items: builders.map(toExhibitBuilderBody),
            next: hasMore ? { page: "2" } : null,
          };
        },
      }),
    )
    .get(
      "/blog",
      whole({
        body: blogPostBody,
        version: (core) => core.blog.blogVersion(),
        async read(core) {
          const { posts, hasMore } = await core.blog.listBlogPage({
            page: 1,
            size: maxListItems,
          });
          return { items: posts.map(toBlogPostBody), next: hasMore ? { page: "2" } : null };
        },
      }),
    )
    .get(
      "/trade-shows",
      whole({
        body: tradeShowBody,
        version: (core) => core.tradeShows.tradeShowsVersion(),
        async read(core) {
          const { shows, hasMore } = await core.tradeShows.listTradeShows();
          return { items: shows.map(toTradeShowBody), next: hasMore ? { page: "2" } : null };
        },
      }),
    );
}

function answerWith(
  answerWhole: ReturnType<typeof createCachedListResponse>,
  { body, version, read, sourceOf, samples }: Source,
) {
  const list = z.array(body);
  return createMiddleware<AppEnv>((c, next) => {
    const { core } = c.var;
    if (Object.keys(c.req.query()).length > 0) return next();
    return answerWhole(c, {
      version: () => version(core),
      async read() {
        const { items, next } = await read(core);
        const search = next && new URLSearchParams({ limit: `${maxListItems}`, ...next });
        return {
          items: published(list, items),
          link: search && `<${c.req.path}?${search}>; rel="next"`,
        };
      },
      ...(sourceOf && { sourceOf: () => sourceOf(core) }),
      ...(samples && { samples: () => published(list, samples()) }),
    });
  });
}
