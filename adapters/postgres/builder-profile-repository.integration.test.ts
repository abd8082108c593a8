import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { bea } from "../../domain/accounts/examples.ts";
import {
  beasBooths,
  builderProfiles,
  carlsStands,
  doraDisplays,
} from "../../domain/builder-profiles/examples.ts";
import { summaryOf } from "../../domain/builder-profiles/summary-of.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import { createPostgresBuilderProfileRepository } from "./builder-profile-repository.ts";
import { openTestTables } from "./open-test-tables.ts";
import { runSql } from "./run-sql.ts";

const tables = await openTestTables();
beforeEach(() => tables.fill());
afterAll(() => tables.close());

const newRepository = () => createPostgresBuilderProfileRepository(tables.newEm());
const change = (facts: string, { id }: { id: BuilderId }) =>
  runSql(tables.newEm(), `update builder set ${facts} where id = $1`, [id]);

describe("PostgreSQL builder profiles", () => {
  it("listApproved() keeps every field, by name", async () => {
    expect(await newRepository().listApproved()).toEqual(builderProfiles);
  });

  it("listApproved() has only those that are approved and public; countApproved() counts the approved", async () => {
    await change("review_state = 'declined'", beasBooths);
    await change("public = false", carlsStands);
    expect(await newRepository().listApproved()).toEqual([doraDisplays]);
    expect(await newRepository().countApproved()).toBe(2);
  });

  it("findMany() finds the unapproved too, with the account's address or else the contact's", async () => {
    await change("review_state = 'pending-review'", beasBooths);
    const ids = [beasBooths.id, doraDisplays.id, "no-uuid" as BuilderId];
    const found = await newRepository().findMany(ids);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      ...summaryOf(beasBooths),
      reviewState: "pending-review",
      invitationEmail: bea.email,
      rating: 0,
      reviewCount: 0,
    });
    expect(found).toContainEqual({
      ...summaryOf(doraDisplays),
      invitationEmail: doraDisplays.email,
      rating: 0,
      reviewCount: 0,
    });
    expect(await newRepository().findMany(["x" as BuilderId])).toEqual([]);
  });
});
