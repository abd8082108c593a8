import { setTimeout as sleep } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { toUserRow } from "../postgres/accounts/user-repository.ts";
import { toBuilderRow } from "../postgres/builders/builder-profile-mapper.ts";
import { toMessageRow } from "../postgres/messages/write-messages.ts";
import { toPortfolioProjectRow } from "../postgres/portfolio/portfolio-project-mapper.ts";
import { toPromiseEventRow, toQuotePromiseRow } from "../postgres/promise/promise-mapper.ts";
import { readCurrentPolicy } from "../postgres/promise/promise-policies.ts";
import {
  toInvitationRows,
  toQuoteRequestRow,
} from "../postgres/quote-cases/quote-request-mapper.ts";
import {
  toQuoteResponseRow,
  toQuoteResponseVersionRow,
} from "../postgres/quote-cases/quote-response-mapper.ts";
import { insertRows } from "../postgres/sql/rows.ts";
import { run } from "../postgres/sql/run.ts";
import { sampleAuditRows } from "./sample-audit-rows.ts";
import { sampleBuilders } from "./sample-builders.ts";
import { sampleFavouriteRows } from "./sample-favourite-rows.ts";
import { sampleFurtherQuotes } from "./sample-further-quotes.ts";
import { sampleInterests } from "./sample-interests.ts";
import { sampleLetters } from "./sample-letters.ts";
import { sampleNewcomers } from "./sample-newcomers.ts";
import { sampleProjects } from "./sample-projects.ts";
import { samplePromises } from "./sample-promises.ts";
import { sampleQuotes } from "./sample-quotes.ts";
import { sampleReviewRows } from "./sample-review-rows.ts";
import { sampleTradeShows } from "./sample-trade-shows.ts";
import { sampleUsers } from "./sample-users.ts";
import { sampleWaitingProjects } from "./sample-waiting-projects.ts";
import { type Options, sampleSource, syncSampleContent } from "./sync-sample-content.ts";

/** Arbitrary number, distinct from our other advisory locks. */
const lock = 719_204_118;
const pauseMs = 100;
/**
 * Maximum waits for a running sync. Filling an empty database takes less, so a longer one has
 * crashed or isn't a sample sync.
 */
const maxPauses = 600;

/**
 * Fills an empty database with samples and returns whether it did: first the content, like any
 * content folder, then the people and their requests in one transaction. After a crash in between,
 * the next call does the rest.
 */
export async function loadSamples(options: Options): Promise<boolean> {
  const { newEm, now } = options;
  for (let pauses = 0; await holdsSamplesAtMost(newEm()); pauses += 1) {
    if (await syncSampleContent(options)) {
      return newEm().transactional((em) => loadPeople(em, now));
    }
    if (pauses === maxPauses) break;
    await sleep(pauseMs);
  }
  return false;
}

async function loadPeople(em: EntityManager, now: Date): Promise<boolean> {
  await run(em, (db) =>
    db.selectNoFrom(({ fn, val }) => fn("pg_advisory_xact_lock", [val(lock)]).as("locked")),
  );
  if (!(await holdsSamplesAtMost(em))) return false;

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
  for (const { id, userId } of builders.filter(({ userId }) => userId !== null)) {
    await run(em, (db) => db.updateTable("builder").set({ user_id: userId }).where("id", "=", id));
  }
  const profileRows = newcomers.map(({ profile }) => toBuilderRow(profile));
  await insertRows(em, "builder", profileRows);
  const projectRows = waiting.projects.map((project) =>
    toPortfolioProjectRow(project, {
      featuredRequested: project.reviewState === "pending-review",
    }),
  );
  await insertRows(em, "portfolio_project", projectRows);
  const admin = users.admin.id;
  await insertRows(em, "review", sampleReviewRows({ newcomers, builders, waiting, admin, now }));
  await insertRows(em, "favourite", sampleFavouriteRows({ users, builders, published, now }));
  await insertRows(em, "quote_request", requests.map(toQuoteRequestRow));
  await insertRows(em, "invitation", requests.flatMap(toInvitationRows));
  await insertRows(em, "interest", sampleInterests(requests, builders));
  await insertRows(em, "quote_response", responses.map(toQuoteResponseRow));
  const versions = [...cases.flatMap(({ earlier }) => earlier ?? []), ...responses];
  await insertRows(em, "quote_response_version", versions.map(toQuoteResponseVersionRow));
  const letters = sampleLetters(requests, builders, now);
  await insertRows(em, "message", letters.map(toMessageRow));
  const { promises, events } = samplePromises(cases, await readCurrentPolicy(em), now);
  await insertRows(em, "quote_promise", promises.map(toQuotePromiseRow));
  await insertRows(em, "promise_event", events.map(toPromiseEventRow));
  await insertRows(em, "audit_event", sampleAuditRows(cases, { ...users, builders }));
  return true;
}

/** Whether the database is empty, or contains sample content without the people. */
async function holdsSamplesAtMost(em: EntityManager): Promise<boolean> {
  const found = await run(em, (db) => {
    const content = db
      .selectFrom(
        db
          .selectFrom("builder")
          .select(sql<string>`id`.as("id"))
          .unionAll(db.selectFrom("portfolio_project").select(sql<string>`id`.as("id")))
          .unionAll(db.selectFrom("trade_show").select(sql<string>`id`.as("id")))
          .unionAll(db.selectFrom("blog_post").select(sql<string>`id`.as("id")))
          .as("content"),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("content_page as p")
              .whereRef("p.item_id", "=", "content.id")
              .where("p.source", "=", sampleSource),
          ),
        ),
      );
    return db
      .selectNoFrom(sql.lit(1).as("found"))
      .where(({ or, exists, selectFrom }) =>
        or([exists(selectFrom("users")), exists(selectFrom("quote_request")), exists(content)]),
      );
  });
  return found.length === 0;
}
