import { expect, test } from "vitest";
import { createMemoryMessageRepository } from "../../../adapters/memory/message-repository.ts";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, member, otto } from "../../accounts/examples.ts";
import { type Principal, visitor } from "../../accounts/principal.ts";
import { newMessage } from "../../messages/new-message.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { now, pendingRequest } from "../examples.ts";
import { claimByMailLink } from "./claim-by-mail-link.ts";

/** The owner of a request that was sent with Ada's address while signed out, after a caller opened a link of an email. */
async function ownerAfter(by: Principal, { to = ada.email, days = 1 } = {}) {
  const request = { ...pendingRequest, userId: null };
  const fakes = openTestPorts({ cases: [{ request, responses: [] }] });
  const addressee = { name: null, address: to };
  const letter = {
    kind: "account-notice",
    to: addressee,
    change: "restored",
    reason: null,
  } as const;
  const at = new Date(now.getTime() - days * dayMs);
  const message = newMessage(fakes, letter, { at, dedupeKey: null });
  const messages = createMemoryMessageRepository([message]);
  await claimByMailLink({ ...fakes, messages })({ id: message.id, by });
  return (await fakes.quotes.find(request.id))?.userId;
}

test("a link of an email to a member's own address gives them what was sent from it while signed out", async () => {
  expect(await ownerAfter(member(ada), { to: "Ada@Exhibits.example" })).toBe(ada.id);
});

test.each<[string, Principal, Parameters<typeof ownerAfter>[1]]>([
  ["to another address", member(ada), { to: otto.email }],
  ["that another member opens", member(otto), {}],
  ["that a visitor opens", visitor, {}],
  ["that is thirty days old", member(ada), { days: 30 }],
  ["to an address that is not proven", member({ ...ada, emailVerifiedAt: null }), {}],
])("a link of an email %s gives no one a request", async (_, by, link) => {
  expect(await ownerAfter(by, link)).toBeNull();
});
