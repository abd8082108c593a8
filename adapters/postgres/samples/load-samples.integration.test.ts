import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { userTypes } from "../../../domain/accounts/user.ts";
import { listTradeShows } from "../../../domain/trade-shows/list-trade-shows.ts";
import { showStatuses } from "../../../domain/trade-shows/show-status.ts";
import { createPostgresBuilderProfileRepository } from "../builder-profile-repository.ts";
import { openTestTables } from "../open-test-tables.ts";
import { createPostgresQuoteRequestRepository } from "../quote-request-repository.ts";
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
    expect(items).toHaveLength(6);
    expect(items.filter(({ userId }) => userId === null)).toHaveLength(1);
    expect(await quotes.countByGroup()).toEqual({
      pending: 2,
      assigned: 2,
      completed: 1,
      cancelled: 1,
    });
    for (const { id, invitations, assignedBuilders, createdAt, status } of items) {
      expect(invitations.map(({ builderId }) => builderId)).toEqual(assignedBuilders);
      expect(createdAt < now).toBe(true);
      const responses = (await quotes.findCase(id))?.responses ?? [];
      const accepted = responses.filter((response) => response.status === "accepted");
      expect(accepted).toHaveLength(status === "completed" ? 1 : 0);
      for (const { builderId, createdAt: sentAt } of responses) {
        expect(assignedBuilders).toContain(builderId);
        expect(sentAt > createdAt && sentAt < now).toBe(true);
      }
    }
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
