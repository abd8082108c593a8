import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, max, member, people } from "../accounts/examples.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import { answeredCase, bea, carl, sentRequest } from "../quotes/examples.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import type { HeldProfile } from "./ports.ts";
import type { ProfileDecision } from "./review.ts";
import { reviewBuilder } from "./review-builder.ts";

const waiting = { ...sentRequest, id: "0190b000-0000-7000-8000-0000000000fe" as QuoteRequestId };

/** Declines Bea's Booths, which has quoted for one request and was asked to quote another. */
async function decline(reviewState: "approved" | "declined") {
  const fakes = openTestPorts({ cases: [answeredCase, { request: waiting, responses: [] }] });
  const before = { ...beasBooths, reviewState, held: null, earlier: null };
  const moderation = { findProfile: async () => before, decideProfile: async () => {} };
  const ports = { ...fakes, moderation } as never;
  const decision = { id: bea, decision: "decline", reason: "No insurance", seen: null } as const;
  expect(await reviewBuilder(ports)({ ...decision, by: member(max) })).toMatchObject({ ok: true });
  const assigned = async (id: QuoteRequestId) => (await fakes.quotes.find(id))?.assignedBuilders;
  return {
    letters: fakes.letters(),
    quoted: await assigned(answeredCase.request.id),
    waiting: await assigned(waiting.id),
  };
}

test("a builder taken off the site is asked for no quote anymore, and what they quoted stands", async () => {
  const after = await decline("approved");
  expect(after.waiting).toEqual([carl]);
  expect(after.quoted).toContain(bea);
  expect(after.letters).toContain(`invitation-removed to ${beaUser.email}`);
});

test("declining again ends the invitations that an interrupted decision left", async () => {
  expect((await decline("declined")).waiting).toEqual([carl]);
});

/** Decides on Bea's Booths, whose new name waits, having looked at it or not; `decided` is what is stored. */
async function decideOnNewName(decision: ProfileDecision, hasLooked: boolean, at?: Date) {
  const users = people.map((user) =>
    user.id === beaUser.id && at ? { ...user, suspendedAt: at } : user,
  );
  const before: HeldProfile = { ...beasBooths, held: { name: "Other Firm" } };
  const decided: HeldProfile[] = [];
  const moderation = {
    findProfile: async () => before,
    decideProfile: async ({ profile }: { profile: HeldProfile }) => void decided.push(profile),
  };
  const fakes = openTestPorts({ users });
  const ports = { ...fakes, moderation } as never;
  const seen = hasLooked ? before.updatedAt : null;
  const request = { id: beasBooths.id, decision, reason: "Not yours", seen, by: member(max) };
  const answer = await reviewBuilder(ports)(request);
  const kept = decided.map(({ name, held }) => ({ name, held }));
  return {
    answer,
    decided: kept,
    letters: fakes.letters(),
    states: decided.map((one) => one.reviewState),
  };
}

test("held changes are published by an approval of the version that was looked at, and by nothing else", async () => {
  const published = [{ name: "Other Firm", held: null }];
  expect((await decideOnNewName("approve", true)).decided).toEqual(published);
  const stillHeld = [{ name: beasBooths.name, held: { name: "Other Firm" } }];
  expect((await decideOnNewName("approve", false)).decided).toEqual(stillHeld);
  expect((await decideOnNewName("decline", true)).decided).toEqual(stillHeld);
  expect((await decideOnNewName("decline", false)).decided).toEqual(stillHeld);
});

test("the builder of a suspended account is not approved, and can be declined", async () => {
  const at = new Date("2027-01-03T08:00:00.000Z");
  const refused = { ok: false, refusal: { kind: "builder-suspended" } };
  expect(await decideOnNewName("approve", true, at)).toMatchObject({
    answer: refused,
    decided: [],
  });
  expect((await decideOnNewName("decline", true, at)).answer).toMatchObject({ ok: true });
});

test("a held change is refused while the published profile stays, only in the version that was looked at [W15]", async () => {
  const kept = await decideOnNewName("keep", true);
  expect(kept.decided).toEqual([{ name: beasBooths.name, held: null }]);
  expect(kept.states).toEqual(["approved"]);
  await expect(decideOnNewName("keep", false)).rejects.toThrow(StaleWriteError);
});
