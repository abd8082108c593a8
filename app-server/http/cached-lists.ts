import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Core } from "../../domain/core.ts";
import { wholeListLimit } from "../../domain/shared/page.ts";
import { toBlogPostBody } from "../contract/blog.ts";
import { toTradeShowBody } from "../contract/trade-shows.ts";
import type { Scope } from "./scope.ts";
import { createWholeList } from "./whole-list.ts";

type Source = {
  version(core: Core): Promise<string>;
  read(core: Core): Promise<{ items: unknown[]; hasMore: boolean }>;
};

/** The lists that answer everything when nothing is asked of them, in front of the calls that page and filter them. */
export function cachedListRoutes() {
  return new Hono<Scope>()
    .get(
      "/blog",
      whole({
        version: (core) => core.blogVersion(),
        async read(core) {
          const { posts, hasMore } = await core.listBlogPage({ page: 1, size: wholeListLimit });
          return { items: posts.map(toBlogPostBody), hasMore };
        },
      }),
    )
    .get(
      "/trade-shows",
      whole({
        version: (core) => core.tradeShowsVersion(),
        async read(core) {
          const { shows, hasMore } = await core.listTradeShows();
          return { items: shows.map(toTradeShowBody), hasMore };
        },
      }),
    );
}

function whole({ version, read }: Source) {
  const answerWhole = createWholeList();
  return createMiddleware<Scope>((c, next) => {
    const { core } = c.var;
    if (Object.keys(c.req.query()).length > 0) return next();
    const nextPage = `<${c.req.path}?page=2&limit=${wholeListLimit}>; rel="next"`;
    return answerWhole(c, {
      version: () => version(core),
      async read() {
        const { items, hasMore } = await read(core);
        return { items, link: hasMore ? nextPage : null };
      },
    });
  });
}
