import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, max, member } from "../accounts/examples.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import { answeredCase, bea, carl, sentRequest } from "../quotes/examples.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { reviewBuilder } from "./review-builder.ts";

const waiting = { ...sentRequest, id: "0190b000-0000-7000-8000-0000000000fe" as QuoteRequestId };

/** Declines Bea's Booths, which has quoted for one request and was asked to quote another. */
async function decline(reviewState: "approved" | "pending-review") {
  const fakes = openTestPorts({ cases: [answeredCase, { request: waiting, responses: [] }] });
  const before = { ...beasBooths, reviewState, held: null, earlier: null };
  const reviews = { findProfile: async () => before, decideProfile: async () => {} };
  const ports = { ...fakes, reviews } as never;
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

test("a builder who was never approved has no invitations to end", async () => {
  expect((await decline("pending-review")).waiting).toContain(bea);
});
