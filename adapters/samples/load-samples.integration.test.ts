import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { userTypes } from "../../domain/accounts/user.ts";
import { settleInvitations } from "../../domain/assignment/invitations/settle-invitations.ts";
import { noBuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import { anywhere } from "../../domain/builder-profiles/wanted/whereabouts.ts";
import { fieldsOf } from "../../domain/content-sync/content-entity.ts";
import type { ContentKind } from "../../domain/content-sync/content-kind.ts";
import { readPromiseSummary } from "../../domain/promise/ledger/read-promise-summary.ts";
import { requestTimeLine } from "../../domain/quotes/own-requests/request-time-line.ts";
import { statusAt } from "../../domain/quotes/quote-response.ts";
import { isOpen, requestStatuses } from "../../domain/quotes/request-state.ts";
import { listTradeShows } from "../../domain/trade-shows/list-trade-shows.ts";
import { showStatuses } from "../../domain/trade-shows/show-fields.ts";
import { createPostgresUserRepository } from "../postgres/accounts/user-repository.ts";
import { createPostgresBuilderProfileRepository } from "../postgres/builders/builder-profile-repository.ts";
import { type ContentRows, toContentEntity } from "../postgres/content/content-row.ts";
import { takeSyncLock } from "../postgres/content/take-sync-lock.ts";
import { createPostgresModerationRepository } from "../postgres/operations/moderation-repository.ts";
import { createPostgresPromiseLedger } from "../postgres/promise/promise-ledger.ts";
import { createPostgresPromisePolicies } from "../postgres/promise/promise-policies.ts";
import { createPostgresQuoteRequestRepository } from "../postgres/quotes/quote-request-repository.ts";
import { openTestTables } from "../postgres/test/open-test-tables.ts";
import { runSql } from "../postgres/test/test-sql.ts";
import { createPostgresTradeShowRepository } from "../postgres/trade-shows/trade-show-repository.ts";
import { loadSamples } from "./load-samples.ts";
import { sampleContent } from "./sample-content.ts";
import { syncSampleContent } from "./sync-sample-content.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const now = new Date("2026-11-21T10:00:00.000Z");
const load = () => loadSamples({ ...tables, now });
const everything = { limit: 100, after: null };

describe("what loadSamples() brings", () => {
  beforeAll(async () => {
    await tables.empty();
    expect(await load()).toBe(true);
  });

  it("gives three people to sign in as, the builder with an approved profile", async () => {
    const users = createPostgresUserRepository(tables.newEm());
    for (const type of userTypes) {
      const user = await users.findByEmail(`${type}@example.com`);
      expect(user).toMatchObject({ userType: type, emailVerifiedAt: now });
    }
    const builder = await users.findByEmail("builder@example.com");
    const repository = createPostgresBuilderProfileRepository(tables.newEm());
    const everyone = { filter: noBuilderFilter, where: anywhere, offset: 0, limit: 100, images: 0 };
    const profiles = await repository.search(everyone);
    expect(profiles).toHaveLength(30);
    expect(profiles.filter(({ userId }) => userId === builder?.id)).toHaveLength(1);
    expect(new Set(profiles.map(({ region }) => region)).size).toBe(6);
  });

  it("gives shows around the world and the year, marked as samples", async () => {
    const { shows } = await listTradeShows({
      tradeShows: createPostgresTradeShowRepository(tables.newEm()),
      clock: { now: () => now },
    })();
    expect(shows.length).toBeGreaterThanOrEqual(40);
    const statuses = new Set(shows.map(({ status }) => status));
    for (const status of showStatuses) expect(statuses).toContain(status);
    expect(new Set(shows.map(({ region }) => region)).size).toBeGreaterThanOrEqual(5);
    expect(shows.filter(({ startDate }) => startDate === null)).toHaveLength(1);
    for (const { startDate, endDate, registrationDeadline, body } of shows) {
      expect(body).toContain("Sample entry");
      if (!startDate || !endDate) continue;
      expect(startDate > "2026-11-01" && startDate <= "2028-05-21").toBe(true);
      expect(endDate > startDate).toBe(true);
      expect(registrationDeadline === null || registrationDeadline < startDate).toBe(true);
    }
  });

  it("gives requests whose invitations, states and responses fit together", async () => {
    const quotes = createPostgresQuoteRequestRepository(tables.newEm());
    const { items } = await quotes.listAll({ group: null }, everything);
    expect(items).toHaveLength(19);
    expect(items.filter(({ userId }) => userId === null)).toHaveLength(3);
    const seen = new Set(items.map(({ status }) => status));
    for (const status of requestStatuses) expect(seen).toContain(status);
    const kinds = new Set<string>();
    for (const request of items) {
      const { id, invitations, assignedBuilders, createdAt, status } = request;
      const standing = invitations.filter(({ removedAt }) => removedAt === null);
      expect(standing.map(({ builderId }) => builderId)).toEqual(assignedBuilders);
      expect(createdAt < now && createdAt <= request.updatedAt && request.updatedAt < now).toBe(
        true,
      );
      expect(request.closedAt !== null).toBe(!isOpen(status));
      if (isOpen(status)) expect(settleInvitations(request).status).toBe(status);
      const responses = (await quotes.findCase(id))?.responses ?? [];
      for (const response of responses) {
        kinds.add(response.withdrawnAt ? "withdrawn" : response.status);
        if (response.revision > 1) kinds.add("revised");
        expect(assignedBuilders).toContain(response.builderId);
        expect(response.createdAt > createdAt && response.createdAt < now).toBe(true);
        expect(statusAt(response, now)).toBe(response.status);
        expect(response.attachments.every((link) => link.startsWith("https://"))).toBe(true);
      }
      const accepted = responses.filter((response) => response.status === "accepted");
      if (status === "completed") expect(accepted).toHaveLength(1);
      if (accepted.length > 0)
        expect(responses.some((response) => response.status === "pending")).toBe(false);
    }
    expect([...kinds].sort()).toEqual(
      ["accepted", "declined", "expired", "pending", "revised", "withdrawn"].sort(),
    );
    const versions = await runSql(
      tables.newEm(),
      `select r.id from quote_response r join quote_response_version v on v.quote_response_id = r.id
       group by r.id having count(*) <> r.revision or max(v.revision) <> r.revision`,
    );
    expect(versions).toEqual([]);
  });

  it("shows the promise kept, at risk, missed and with few builders, marked in the ledger [Q35]", async () => {
    const states = await runSql(
      tables.newEm(),
      `select outlook ->> 'state' as state, standing, all_target ->> 'outcome' as outcome, next_evaluation_at as due
       from quote_promise order by 1`,
    );
    expect(states).toEqual([
      { state: "at-risk", standing: "at-risk", outcome: "open", due: null },
      { state: "complete", standing: "on-track", outcome: "kept", due: null },
      { state: "few", standing: "at-risk", outcome: "open", due: null },
      { state: "missed", standing: "missed", outcome: "missed", due: null },
    ]);
    const summary = await readPromiseSummary({
      promiseLedger: createPostgresPromiseLedger(tables.newEm()),
      promisePolicies: createPostgresPromisePolicies(tables.newEm()),
      clock: { now: () => now },
    })({ days: 30 });
    expect(summary).toMatchObject({ sample: true, settled: 0, all: { kept: 0, missed: 0 } });
  });

  it("gives letters that failed or wait, reviews to decide, and marks", async () => {
    const count = async (sql: string) =>
      Number((await runSql<{ n: number }>(tables.newEm(), `select count(*) n from ${sql}`))[0]?.n);
    expect(await count("invitation where delivery = 'failed'")).toBe(3);
    expect(await count("message where state = 'failed' and last_error is not null")).toBe(3);
    expect(await count("message where state = 'queued' and attempts > 0")).toBe(2);
    const { profiles, projects } = await createPostgresModerationRepository(tables.newEm()).list(
      20,
    );
    expect(profiles.map(({ earlier }) => earlier !== null)).toEqual([true, true, false]);
    expect(projects.map(({ project }) => project.featuredRequested)).toEqual([false, true]);
    expect(await count("review where reason is not null")).toBe(1);
    expect(await count("interest")).toBe(5);
    expect(await count("invitation where declined_at is not null")).toBe(1);
    expect(await count("favourite where item_type = 'builder'")).toBe(3);
    expect(await count("favourite where item_type = 'portfolio_project'")).toBe(7);
  });

  it("brings the content in as any folder comes in, each thing whole and under its own id", async () => {
    const rows = await runSql<{
      kind: ContentKind;
      item: ContentRows[ContentKind];
      is_sample: boolean | null;
    }>(
      tables.newEm(),
      `select kind, item, (item ->> 'is_sample')::boolean as is_sample
       from content_page p cross join lateral (
         select to_jsonb(b) - 'search_text' from builder b where b.id = p.item_id
         union all select to_jsonb(j) - 'terms' - 'booth_area' from portfolio_project j where j.id = p.item_id
         union all select to_jsonb(t) - 'search_text' - 'last_day' from trade_show t where t.id = p.item_id
         union all select to_jsonb(a) from blog_post a where a.id = p.item_id
       ) found (item) where p.source = 'samples'`,
    );
    const byId = new Map(
      rows.map(({ kind, item }) => {
        const content = toContentEntity(kind, item);
        return [content.entity.id as string, fieldsOf(content)];
      }),
    );
    const content = sampleContent(now);
    expect(byId.size).toBe(content.length);
    for (const each of content) expect(byId.get(each.entity.id)).toEqual(fieldsOf(each));
    expect(rows.filter(({ is_sample }) => is_sample)).toHaveLength(120);
    const [sync] = await runSql(tables.newEm(), "select source, outcome from content_sync");
    expect(sync).toEqual({ source: "samples", outcome: "done" });
  });

  it("gives the exhibitor requests that mostly keep what they promise, and a few that are late", async () => {
    const quotes = createPostgresQuoteRequestRepository(tables.newEm());
    const { items } = await quotes.listAll({ group: null }, everything);
    const own = items.filter(({ userId }) => userId !== null);
    const isLate = await Promise.all(
      own.map(async (request) => {
        const answers = await quotes.listAnswers([request.id]);
        const { promises } = requestTimeLine(request, answers, now);
        return promises.some(({ standing }) => standing === "late");
      }),
    );
    const late = isLate.filter(Boolean).length;
    expect(late).toBeGreaterThanOrEqual(2);
    expect(late).toBeLessThan(own.length / 3);
  });

  it("gives a trail of what was done to the requests, by people who exist, in their time", async () => {
    const trail = await runSql<{ action: string; actors: number; strange: number }>(
      tables.newEm(),
      `select e.action, count(u.id)::int as actors,
         count(*) filter (where u.id is null or q.id is null or e.at < q.created_at or e.at > $1)::int as strange
       from audit_event e left join users u on u.id = e.actor_id
         left join quote_request q on q.id::text = e.object_id
       where e.object_kind = 'quote-request'
       group by e.action`,
      [now],
    );
    expect(trail.filter(({ strange }) => strange > 0)).toEqual([]);
    const actions = trail.map(({ action }) => action);
    for (const action of ["assigned", "annotated", "completed", "cancelled"]) {
      expect(actions).toContain(`quote-request.${action}`);
    }
    for (const action of ["sent", "revised", "withdrawn", "accepted"]) {
      expect(actions).toContain(`quote-response.${action}`);
    }
  });
});

describe("loadSamples()", () => {
  beforeEach(() => tables.empty());

  it("goes on where someone was killed between the content and the people", async () => {
    await syncSampleContent({ ...tables, now });
    expect(await runSql(tables.newEm(), "select from users")).toEqual([]);
    expect(await load()).toBe(true);
    expect(await runSql(tables.newEm(), "select from portfolio_project")).toHaveLength(122);
    expect(await load()).toBe(false);
  });

  it("waits for a sync that is at work", async () => {
    const release = await takeSyncLock(tables.url);
    const loading = load();
    const isAsked = async () => {
      const sql = `select from pg_stat_activity
        where datname = current_database() and application_name = 'boothwright sync'`;
      return (await runSql(tables.newEm(), sql)).length > 1;
    };
    await expect.poll(isAsked, { interval: 5 }).toBe(true);
    await release?.();
    expect(await loading).toBe(true);
  });

  it("twice, even at the same time, loads once", async () => {
    const loaded = await Promise.all([load(), load(), load()]);
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await load()).toBe(false);
  });

  it("leaves a database alone that holds anything", async () => {
    await tables.fill();
    expect(await load()).toBe(false);
  });
});
