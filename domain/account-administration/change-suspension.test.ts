import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, max, member, people } from "../accounts/examples.ts";
import { answeredCase, bea, carl, sentRequest } from "../quotes/examples.ts";
import type { QuoteRequestId, UserId } from "../shared/id.ts";
import { changeSuspension } from "./change-suspension.ts";

const waiting = { ...sentRequest, id: "0190b000-0000-7000-8000-0000000000fd" as QuoteRequestId };

/** Bea's Booths has quoted for one request and was asked to quote another; `isDone`: the account is not as wanted already. */
async function change(userId: UserId, reason: string | null, isDone = true, users = people) {
  const cases = [answeredCase, { request: waiting, responses: [] }];
  const fakes = openTestPorts({ cases, users });
  const accountAdministration = { suspend: async () => isDone, restore: async () => isDone };
  const ports = { ...fakes, accountAdministration } as never;
  const answer = await changeSuspension(ports)({ userId, reason, by: member(max) });
  const assigned = async (id: QuoteRequestId) => (await fakes.quotes.find(id))?.assignedBuilders;
  return {
    ok: answer.ok,
    letters: fakes.letters(),
    quoted: await assigned(answeredCase.request.id),
    waiting: await assigned(waiting.id),
  };
}

test("a suspended builder is asked for no quote anymore, and what they quoted stands", async () => {
  const after = await change(beaUser.id, "Insurance has lapsed");
  expect([after.ok, after.waiting]).toEqual([true, [carl]]);
  expect(after.quoted).toContain(bea);
  expect(after.letters).toContain(`invitation-removed to ${beaUser.email}`);
});

test("suspending again ends the invitations that an interrupted suspension left, and says that nothing else changed", async () => {
  const suspended = people.map((user) => ({ ...user, suspendedAt: user.createdAt }));
  const after = await change(beaUser.id, "Spam", false, suspended);
  expect([after.ok, after.waiting]).toEqual([false, [carl]]);
  expect(after.quoted).toContain(bea);
});

test.each([
  ["restored", beaUser.id, null, true],
  ["not suspended after all", beaUser.id, "Spam", false],
  ["an exhibitor's and is suspended", ada.id, "Spam", true],
] as const)("no invitation ends when the account is %s", async (_, userId, reason, isDone) => {
  const after = await change(userId, reason, isDone);
  expect([after.ok, after.waiting, after.letters]).toEqual([isDone, [bea, carl], []]);
});
