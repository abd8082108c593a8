import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { userTypes } from "../../../domain/accounts/user.ts";
import { settleInvitations } from "../../../domain/assignment/settle-invitations.ts";
import { statusAt } from "../../../domain/quotes/quote-response.ts";
import { isOpen, requestStatuses } from "../../../domain/quotes/request-state.ts";
import { listTradeShows } from "../../../domain/trade-shows/list-trade-shows.ts";
import { showStatuses } from "../../../domain/trade-shows/show-status.ts";
import { createPostgresBuilderProfileRepository } from "../builder-profile-repository.ts";
import { openTestTables } from "../open-test-tables.ts";
import { createPostgresQuoteRequestRepository } from "../quote-request-repository.ts";
import { createPostgresReviewRepository } from "../review-repository.ts";
import { runSql } from "../run-sql.ts";
import { createPostgresTradeShowRepository } from "../trade-show-repository.ts";
import { createPostgresUserRepository } from "../user-repository.ts";
import { loadSamples } from "./load-samples.ts";

const tables = await openTestTables();
beforeEach(() => tables.empty());
afterAll(() => tables.close());

const now = new Date("2026-11-21T10:00:00.000Z");
const load = () => loadSamples(tables.newEm(), now);
const everything = { limit: 100, after: null };

describe("loadSamples()", () => {
  it("gives three people to sign in as, the builder with an approved profile", async () => {
    expect(await load()).toBe(true);
    const users = createPostgresUserRepository(tables.newEm());
    for (const type of userTypes) {
      const user = await users.findByEmail(`${type}@example.com`);
      expect(user).toMatchObject({ userType: type, emailVerifiedAt: now });
    }
    const builder = await users.findByEmail("builder@example.com");
    const profiles = await createPostgresBuilderProfileRepository(tables.newEm()).listApproved();
    expect(profiles).toHaveLength(30);
    expect(profiles.filter(({ userId }) => userId === builder?.id)).toHaveLength(1);
    expect(new Set(profiles.map(({ region }) => region)).size).toBe(6);
  });

  it("gives shows around the world and the year, marked as samples", async () => {
    await load();
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
    await load();
    const quotes = createPostgresQuoteRequestRepository(tables.newEm());
    const { items } = await quotes.listAll({ group: null }, everything);
    expect(items).toHaveLength(18);
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

  it("gives letters that failed or wait, reviews to decide, and marks", async () => {
    await load();
    const count = async (sql: string) =>
      Number((await runSql<{ n: number }>(tables.newEm(), `select count(*) n from ${sql}`))[0]?.n);
    expect(await count("invitation where delivery = 'failed'")).toBe(3);
    expect(await count("message where state = 'failed' and last_error is not null")).toBe(3);
    expect(await count("message where state = 'queued' and attempts > 0")).toBe(2);
    const { profiles, projects } = await createPostgresReviewRepository(tables.newEm()).list(20);
    expect(profiles.map(({ earlier }) => earlier !== null)).toEqual([true, true, false]);
    expect(projects.map(({ project }) => project.featuredRequested)).toEqual([false, true]);
    expect(await count("review where reason is not null")).toBe(1);
    expect(await count("interest")).toBe(5);
    expect(await count("invitation where declined_at is not null")).toBe(1);
    expect(await count("favourite where item_type = 'builder'")).toBe(3);
    expect(await count("favourite where item_type = 'portfolio_project'")).toBe(7);
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
