import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { confirmBrief } from "../brief/confirm-brief.ts";
import { answeredCase, beasResponse, carlsResponse } from "../examples.ts";
import { reviseResponse } from "../responses/revise-response.ts";
import { acceptResponse } from "./accept-response.ts";
import { askForPrice } from "./ask-for-price.ts";

const by = member(ada);
const responseId = beasResponse.id;
const unpriced = { ...beasResponse, quotedAmount: null, responseMessage: "x".repeat(40) };
const refused = (kind: string) => ({ ok: false, refusal: { kind } });

it("askForPrice() mails the builder once for each revision, and remembers when", async () => {
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses: [unpriced] }] });
  const asked = await askForPrice(fakes)({ responseId, by });
  expect(asked).toMatchObject({ ok: true, value: { priceAskedAt: fakes.clock.at } });
  // the builder may take back what they sent no longer than before
  expect(asked).toMatchObject({ value: { updatedAt: unpriced.updatedAt } });
  expect(fakes.letters()).toEqual([`price-asked to ${beaUser.email}`]);
  const again = await askForPrice(fakes)({ responseId, by });
  expect(again).toMatchObject(refused("price-already-asked"));

  const revise = reviseResponse(fakes);
  const changes = { responseMessage: "y".repeat(40) };
  const revised = await revise({ responseId, changes, by: member(beaUser, beasBooths) });
  expect(revised).toMatchObject({ ok: true, value: { priceAskedAt: null } });
  expect(await askForPrice(fakes)({ responseId, by })).toMatchObject({ ok: true });
});

it("askForPrice() asks for no price that is there, nor after another quote was accepted", async () => {
  const fakes = openTestPorts({
    cases: [{ ...answeredCase, responses: [carlsResponse, unpriced] }],
  });
  const carls = carlsResponse.id;
  const known = await askForPrice(fakes)({ responseId: carls, by });
  expect(known).toMatchObject(refused("quote-has-price"));
  await acceptResponse(fakes)({ responseId: carls, by });
  const late = await askForPrice(fakes)({ responseId, by });
  expect(late).toMatchObject(refused("response-already-accepted"));
});

it("askForPrice() mails the builder for the price of a changed brief once a day, and for none that is up to date [W01]", async () => {
  const request = { ...answeredCase.request, briefVersion: 2 };
  const fakes = openTestPorts({ cases: [{ request, responses: [beasResponse] }] });
  const ask = () => askForPrice(fakes)({ responseId, wanted: "updated", by });
  expect(await ask()).toMatchObject({
    value: { updateAskedAt: fakes.clock.at, priceAskedAt: null, updatedAt: beasResponse.updatedAt },
  });
  expect(await ask()).toMatchObject(refused("price-already-asked"));
  expect(fakes.outbox.map(({ letter }) => letter)).toMatchObject([
    { kind: "update-asked", quotedAmount: beasResponse.quotedAmount },
  ]);
  fakes.clock.at = new Date(fakes.clock.at.getTime() + dayMs);
  expect(await ask()).toMatchObject({ ok: true });
  expect(fakes.letters()).toHaveLength(2);

  const confirm = { responseId, briefVersion: 2, by: member(beaUser, beasBooths) };
  expect(await confirmBrief(fakes)(confirm)).toMatchObject({ value: { updateAskedAt: null } });
  expect(await ask()).toMatchObject(refused("quote-up-to-date"));
});

it("an answer without an amount or of nothing is asked for a price, and cannot be accepted; one of a cent can [Y09]", async () => {
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses: [unpriced] }] });
  const accept = acceptResponse(fakes);
  expect(await accept({ responseId, by })).toMatchObject(refused("quote-without-price"));
  const of = (quotedAmount: number) =>
    openTestPorts({ cases: [{ ...answeredCase, responses: [{ ...unpriced, quotedAmount }] }] });
  const free = of(0);
  expect(await acceptResponse(free)({ responseId, by })).toMatchObject(
    refused("quote-without-price"),
  );
  expect(await askForPrice(free)({ responseId, by })).toMatchObject({ ok: true });
  expect(await askForPrice(of(1))({ responseId, by })).toMatchObject(refused("quote-has-price"));
  expect(await acceptResponse(of(1))({ responseId, by })).toMatchObject({ ok: true });
});
