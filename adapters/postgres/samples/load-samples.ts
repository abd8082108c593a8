import type { EntityManager } from "@mikro-orm/postgresql";
import { toBlogPostRow } from "../blog-post-mapper.ts";
import { toBuilderRow } from "../builder-profile-mapper.ts";
import { insertRows } from "../insert-rows.ts";
import { toMessageRow } from "../message-mapper.ts";
import { toPortfolioProjectRow } from "../portfolio-project-mapper.ts";
import { toInvitationRows, toQuoteRequestRow } from "../quote-request-mapper.ts";
import { toQuoteResponseRow, toQuoteResponseVersionRow } from "../quote-response-mapper.ts";
import { runSql } from "../run-sql.ts";
import { toTradeShowRow } from "../trade-show-mapper.ts";
import { toUserRow } from "../user-mapper.ts";
import { sampleBlogPosts } from "./sample-blog-posts.ts";
import { sampleBuilders } from "./sample-builders.ts";
import { sampleFavouriteRows } from "./sample-favourite-rows.ts";
import { sampleFurtherQuotes } from "./sample-further-quotes.ts";
import { sampleInterests } from "./sample-interests.ts";
import { sampleLetters } from "./sample-letters.ts";
import { sampleNewcomers } from "./sample-newcomers.ts";
import { sampleProjects } from "./sample-projects.ts";
import { sampleQuotes } from "./sample-quotes.ts";
import { sampleReviewRows } from "./sample-review-rows.ts";
import { sampleTradeShows } from "./sample-trade-shows.ts";
import { sampleUsers } from "./sample-users.ts";
import { sampleWaitingProjects } from "./sample-waiting-projects.ts";

/** Any number that no other lock of ours has. */
const lock = 719_204_118;

/** Puts sample people, builders, shows, requests and all that belongs to them into an empty database, and says whether it did. */
export function loadSamples(em: EntityManager, now: Date): Promise<boolean> {
  return em.transactional(async (em) => {
    await runSql(em, "select pg_advisory_xact_lock($1)", [lock]);
    if (!(await isEmpty(em))) return false;

    const users = sampleUsers(now);
    const builders = sampleBuilders(now, users.builder.id);
    const shows = sampleTradeShows(now);
    const cast = { exhibitor: users.exhibitor, builders, shows, now };
    const cases = [...sampleQuotes(cast), ...sampleFurtherQuotes(cast)];
    const newcomers = sampleNewcomers(now);
    const published = sampleProjects(now, builders);
    const waiting = sampleWaitingProjects(now, published);
    const requests = cases.map(({ request }) => request);
    const responses = cases.flatMap((each) => each.responses);

    const people = [...Object.values(users), ...newcomers.map(({ user }) => user)];
    await insertRows(em, "users", people.map(toUserRow));
    const profiles = [...builders, ...newcomers.map(({ profile }) => profile)];
    const builderRows = profiles.map((builder) => toBuilderRow(builder));
    await insertRows(em, "builder", builderRows);
    const projectRows = [...published, ...waiting.projects].map((project) =>
      toPortfolioProjectRow(project, {
        featuredRequested: project.reviewState === "pending-review",
      }),
    );
    await insertRows(em, "portfolio_project", projectRows);
    const admin = users.admin.id;
    await insertRows(em, "review", sampleReviewRows({ newcomers, builders, waiting, admin, now }));
    await insertRows(em, "favourite", sampleFavouriteRows({ users, builders, published, now }));
    const showRows = shows.map((show) => toTradeShowRow(show, now));
    await insertRows(em, "trade_show", showRows);
    const posts = sampleBlogPosts(now).map((post) => toBlogPostRow(post));
    await insertRows(em, "blog_post", posts);
    await insertRows(em, "quote_request", requests.map(toQuoteRequestRow));
    await insertRows(em, "invitation", requests.flatMap(toInvitationRows));
    await insertRows(em, "interest", sampleInterests(requests, builders));
    await insertRows(em, "quote_response", responses.map(toQuoteResponseRow));
    const versions = [...cases.flatMap(({ earlier }) => earlier ?? []), ...responses];
    await insertRows(em, "quote_response_version", versions.map(toQuoteResponseVersionRow));
    const letters = sampleLetters(requests, builders, now);
    await insertRows(em, "message", letters.map(toMessageRow));
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
