import { expect, it } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, member } from "../accounts/examples.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import { acceptResponse } from "./decision/accept-response.ts";
import { now, offer, pendingRequest, sentRequest } from "./examples.ts";
import { asLastDay, endOfOffer, lastDayLag, lastDayOf } from "./last-day.ts";
import { respondToRequest } from "./responses/respond-to-request.ts";
import { reviseResponse } from "./responses/revise-response.ts";

it.each([
  ["2027-01-31", "America/Los_Angeles", "2027-02-01T07:59:59.000Z"],
  ["2027-07-31", "America/Los_Angeles", "2027-08-01T06:59:59.000Z"],
  // clocks are put forward and back on these days
  ["2027-03-14", "America/Los_Angeles", "2027-03-15T06:59:59.000Z"],
  ["2027-11-07", "America/Los_Angeles", "2027-11-08T07:59:59.000Z"],
  ["2027-01-31", "Pacific/Kiritimati", "2027-01-31T09:59:59.000Z"],
  ["2027-01-31", "Etc/GMT+12", "2027-02-01T11:59:59.000Z"],
  ["2027-01-31", "Asia/Kolkata", "2027-01-31T18:29:59.000Z"],
  ["2027-01-31", "UTC", "2027-01-31T23:59:59.000Z"],
])("a quote valid until %s ends in %s at %s [X08]", (day, timeZone, end) => {
  const validUntil = asLastDay(day);
  expect(lastDayOf(validUntil)).toBe(day);
  const lastDayLagMs = lastDayLag(validUntil, timeZone);
  expect(endOfOffer({ validUntil, lastDayLagMs }).toISOString()).toBe(end);
});

it("an end that is a moment is that moment everywhere [X08]", () => {
  for (const iso of ["2027-01-31T23:59:58.000Z", "2027-01-31T23:59:59.001Z"]) {
    const validUntil = new Date(iso);
    expect(lastDayOf(validUntil)).toBeNull();
    expect(endOfOffer({ validUntil, lastDayLagMs: 8 * 3_600_000 })).toEqual(validUntil);
  }
});

it("a quote can be sent, revised and accepted on its last day, while that lasts where the exhibitor is [X08]", async () => {
  const fakes = openTestPorts();
  const receipt = { id: sentRequest.id as never, expiresAt: now };
  await fakes.quotes.submit({
    request: pendingRequest,
    receipt,
    messages: [],
    idempotency: null,
    timeZone: "America/Los_Angeles",
  });
  await fakes.quotes.save({ request: { ...sentRequest, version: 1 } });
  const by = member(beaUser, beasBooths);
  const onLastDay = { ...offer, validUntil: asLastDay("2027-01-31") };
  const respond = () =>
    respondToRequest(fakes)({ requestId: sentRequest.id, offer: onLastDay, by });

  fakes.clock.at = new Date("2027-02-01T08:00:00Z");
  expect(await respond()).toMatchObject({ refusal: { kind: "validity-in-the-past" } });
  // four o'clock in the afternoon of January 31
  fakes.clock.at = new Date("2027-02-01T00:00:00Z");
  const sent = await respond();
  if (!sent.ok) throw new Error(sent.refusal.kind);
  expect(sent.value).toMatchObject({
    validUntil: asLastDay("2027-01-31"),
    lastDayLagMs: 28_800_000,
  });
  const responseId = sent.value.id;
  const revise = (changes: { validUntil?: Date; responseMessage?: string }) =>
    reviseResponse(fakes)({ responseId, changes, by });

  expect(await revise({ responseMessage: "Today only" })).toMatchObject({ ok: true });
  expect(await revise({ validUntil: asLastDay("2027-01-30") })).toMatchObject({ ok: false });
  fakes.clock.at = new Date("2027-02-01T07:59:58Z");
  expect(await fakes.quotes.expireResponses(fakes.clock.at)).toBe(0);
  const accept = () => acceptResponse(fakes)({ responseId, revision: 2, by: member(ada) });
  expect(await accept()).toMatchObject({ value: { status: "accepted" } });
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({ validUntil: "2027-01-31T23:59:59.000Z" });
});
