import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, carl as carlUser, max, member } from "../../accounts/examples.ts";
import { answeredCase, beasResponse, carlsResponse, pendingRequest } from "../examples.ts";
import { requestStatuses } from "../request-state.ts";
import { expireResponses } from "../responses/expire-responses.ts";
import { cancelRequest } from "./cancel-request.ts";

const requestId = pendingRequest.id;
const toBuilders = [
  `request-cancelled to ${beaUser.email}`,
  `request-cancelled to ${carlUser.email}`,
];

it("cancelRequest() by its exhibitor declines the pending offers and mails the builders", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const result = await cancelRequest(fakes)({ requestId, reason: "No budget", by: member(ada) });
  const stored = await fakes.quotes.findCase(requestId);
  expect(result).toEqual({ ok: true, value: stored?.request });
  expect(stored?.request).toMatchObject({ status: "cancelled", cancelReason: "No budget" });
  expect(stored?.responses.map(({ status }) => status)).toEqual(["declined", "declined"]);
  expect(fakes.letters()).toEqual(toBuilders);
});

it("cancelRequest() by an admin mails the exhibitor too", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await cancelRequest(fakes)({ requestId, reason: null, by: member(max) });
  expect(fakes.letters()).toEqual([...toBuilders, `request-closed to ${pendingRequest.email}`]);
});

it("cancelRequest() keeps an accepted offer as it is", async () => {
  const responses = [carlsResponse, { ...beasResponse, status: "accepted" as const }];
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses }] });
  await cancelRequest(fakes)({ requestId, reason: null, by: member(ada) });
  const stored = await fakes.quotes.findCase(requestId);
  expect(stored?.responses.map(({ status }) => status)).toEqual(["declined", "accepted"]);
  // Carl heard of the acceptance then
  expect(fakes.letters()).toEqual([`request-cancelled to ${beaUser.email}`]);
  expect(fakes.outbox[0]?.letter).toMatchObject({ wasAccepted: true });
});

it.each(requestStatuses)("cancelRequest() from %s", async (status) => {
  const fakes = openTestPorts({
    cases: [{ request: { ...pendingRequest, status }, responses: [] }],
  });
  const result = await cancelRequest(fakes)({ requestId, reason: null, by: member(ada) });
  expect(result.ok).toBe(!["completed", "cancelled"].includes(status));
  if (!result.ok) expect(result.refusal).toMatchObject({ kind: "quote-request-state", status });
});

it("expireResponses() ends what is over now", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  expect(await expireResponses(fakes)()).toBe(0);
  fakes.clock.at = beasResponse.validUntil;
  expect(await expireResponses(fakes)({})).toBe(2);
});
