import { expect, it } from "vitest";
import { createMemoryMessageRepository } from "../../../adapters/memory/message-repository.ts";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, member } from "../../accounts/examples.ts";
import type { MessageId } from "../../shared/id.ts";
import { acceptResponse } from "../decision/accept-response.ts";
import { answeredCase, beasResponse, carlsResponse, now } from "../examples.ts";
import type { QuoteCase } from "../ports.ts";
import { readMailLink } from "./read-mail-link.ts";

/** Fakes where Bea's quote was accepted, and the record of it that went to Ada. */
async function acceptedHouse(found: QuoteCase = answeredCase) {
  const fakes = openTestPorts({ cases: [found] });
  await acceptResponse(fakes)({ responseId: beasResponse.id, by: member(ada) });
  const record = fakes.outbox.find(({ letter }) => letter.kind === "acceptance-record");
  if (!record) throw new Error("No record was written");
  const messages = createMemoryMessageRepository(fakes.outbox);
  return { read: readMailLink({ ...fakes, messages }), clock: fakes.clock, id: record.id };
}

it("readMailLink() says whom the message was for, the show, and how many quotes stand", async () => {
  const { read, id } = await acceptedHouse();
  expect(await read({ id })).toEqual({
    email: answeredCase.request.email,
    kind: "acceptance-record",
    tradeShowName: answeredCase.request.tradeShowName,
    quotes: 1,
  });
});

it("readMailLink() counts no quote that is declined, withdrawn or expired", async () => {
  const expired = { ...carlsResponse, validUntil: now };
  const { read, id } = await acceptedHouse({ ...answeredCase, responses: [expired, beasResponse] });
  expect(await read({ id })).toMatchObject({ quotes: 1 });
});

it("readMailLink() returns nothing of an unknown message, nor after thirty days", async () => {
  const { read, id, clock } = await acceptedHouse();
  expect(await read({ id: "0190e000-0000-7000-8000-0000000000ff" as MessageId })).toBeNull();
  clock.at = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000 - 1);
  expect(await read({ id })).not.toBeNull();
  clock.at = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000);
  expect(await read({ id })).toBeNull();
});
