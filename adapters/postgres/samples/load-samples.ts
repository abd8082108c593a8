import type { EntityManager } from "@mikro-orm/postgresql";
import { toBlogPostRow } from "../blog-post-mapper.ts";
import { toBuilderRow } from "../builder-profile-mapper.ts";
import { insertRows } from "../insert-rows.ts";
import { toPortfolioProjectRow } from "../portfolio-project-mapper.ts";
import { toInvitationRows, toQuoteRequestRow } from "../quote-request-mapper.ts";
import { toQuoteResponseRow, toQuoteResponseVersionRow } from "../quote-response-mapper.ts";
import { runSql } from "../run-sql.ts";
import { toTradeShowRow } from "../trade-show-mapper.ts";
import { toUserRow } from "../user-mapper.ts";
import { sampleBlogPosts } from "./sample-blog-posts.ts";
import { sampleBuilders } from "./sample-builders.ts";
import { sampleProjects } from "./sample-projects.ts";
import { sampleQuotes } from "./sample-quotes.ts";
import { sampleTradeShows } from "./sample-trade-shows.ts";
import { sampleUsers } from "./sample-users.ts";

/** Any number that no other lock of ours has. */
const lock = 719_204_118;

/** Puts sample people, builders, shows and requests into an empty database, and says whether it did. */
export function loadSamples(em: EntityManager, now: Date): Promise<boolean> {
  return em.transactional(async (em) => {
    await runSql(em, "select pg_advisory_xact_lock($1)", [lock]);
    if (!(await isEmpty(em))) return false;

    const users = sampleUsers(now);
    const builders = sampleBuilders(now, users.builder.id);
    const shows = sampleTradeShows(now);
    const cases = sampleQuotes({ exhibitor: users.exhibitor, builders, shows, now });
    const requests = cases.map(({ request }) => request);
    const responses = cases.flatMap((each) => each.responses);

    await insertRows(em, "users", Object.values(users).map(toUserRow));
    const builderRows = builders.map((builder) => toBuilderRow(builder));
    await insertRows(em, "builder", builderRows);
    const projectRows = sampleProjects(now, builders).map((each) => toPortfolioProjectRow(each));
    await insertRows(em, "portfolio_project", projectRows);
    const showRows = shows.map((show) => toTradeShowRow(show, now));
    await insertRows(em, "trade_show", showRows);
    const posts = sampleBlogPosts(now).map((post) => toBlogPostRow(post));
    await insertRows(em, "blog_post", posts);
    await insertRows(em, "quote_request", requests.map(toQuoteRequestRow));
    await insertRows(em, "invitation", requests.flatMap(toInvitationRows));
    await insertRows(em, "quote_response", responses.map(toQuoteResponseRow));
    await insertRows(em, "quote_response_version", responses.map(toQuoteResponseVersionRow));
    return true;
  });
}

async function isEmpty(em: EntityManager): Promise<boolean> {
  const found = await runSql(
    em,
    `select 1 where exists (select from users) or exists (select from builder)
       or exists (select from trade_show) or exists (select from quote_request)
       or exists (select from portfolio_project)`,
  );
  return found.length === 0;
}
