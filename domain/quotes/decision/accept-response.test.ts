import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { withStaleWrites } from "../../../adapters/memory/test/with-stale-writes.ts";
import { ada, bea as beaUser, carl as carlUser, member } from "../../accounts/examples.ts";
import { beasBooths, builderProfiles, doraDisplays } from "../../builder-profiles/examples.ts";
import { lineOf } from "../../offers/examples.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import type { Award, Debrief } from "../award.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carl,
  carlsResponse,
  invitation,
  now,
  offer,
} from "../examples.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { reviseResponse } from "../responses/revise-response.ts";
import { acceptResponse } from "./accept-response.ts";
import { declineResponse } from "./decline-response.ts";

const by = member(ada);
const responseId = beasResponse.id;
const idOf = (number: number) => `0190d000-0000-7000-8000-00000000000${number}` as QuoteResponseId;
const alreadyAccepted = {
  ok: false,
  refusal: { kind: "response-already-accepted", attempted: "accept this quote" },
};

it("acceptResponse() accepts this offer, declines the others, and mails everyone", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const result = await acceptResponse(fakes)({ responseId, by });
  const stored = await fakes.quotes.findCaseOfResponse(responseId);
  expect(stored?.responses.map(({ status }) => status)).toEqual(["declined", "accepted"]);
  expect(stored?.request.status).toBe("in-progress");
  expect(result).toEqual({ ok: true, value: stored?.responses[1] });
  expect(fakes.letters()).toEqual([
    `response-accepted to ${beaUser.email}`,
    `response-declined to ${carlUser.email}`,
    `acceptance-record to ${answeredCase.request.email}`,
  ]);
});

it("acceptResponse() mails its builder the link that needs no sign-in [Q20]", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await acceptResponse(fakes)({ responseId, by });
  const { invitedAt, linkVersion } = invitation(bea);
  expect(fakes.outbox[0]?.letter).toMatchObject({
    kind: "response-accepted",
    builderId: bea,
    link: { invitedAt: invitedAt.toISOString(), linkVersion },
  });
});

it("acceptResponse() mails every builder who was asked and has no pending quote", async () => {
  const { request } = answeredCase;
  const invited = [...request.invitations, invitation(doraDisplays.id)];
  const asked = {
    ...request,
    assignedBuilders: [bea, carl, doraDisplays.id],
    invitations: invited,
  };
  const withdrawn = { ...carlsResponse, status: "declined" as const, withdrawnAt: now };
  const fakes = openTestPorts({
    cases: [{ request: asked, responses: [withdrawn, beasResponse] }],
  });
  await acceptResponse(fakes)({ responseId, by });
  expect(fakes.letters()).toEqual([
    `response-accepted to ${beaUser.email}`,
    `request-decided to ${carlUser.email}`,
    `request-decided to ${doraDisplays.email}`,
    `acceptance-record to ${request.email}`,
  ]);
});

it("acceptResponse() gives the exhibitor a record of what was accepted", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await acceptResponse(fakes)({ responseId, by });
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({
    kind: "acceptance-record",
    builderName: beasBooths.name,
    quotedAmount: beasResponse.quotedAmount,
    estimatedTimeline: beasResponse.estimatedTimeline,
    validUntil: beasResponse.validUntil.toISOString(),
    responseMessage: beasResponse.responseMessage,
  });
});

it("acceptResponse() refuses an offer whose time has passed, before the sweep has been by", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  fakes.clock.at = beasResponse.validUntil;
  expect(await acceptResponse(fakes)({ responseId, by })).toEqual({
    ok: false,
    refusal: { kind: "quote-response-state", status: "expired", attempted: "accept this quote" },
  });
  expect(await fakes.quotes.findCaseOfResponse(responseId)).toEqual(answeredCase);
});

it("acceptResponse() stores another offer whose time has passed as expired, not declined", async () => {
  const over = { ...carlsResponse, validUntil: answeredCase.request.createdAt };
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses: [over, beasResponse] }] });
  await acceptResponse(fakes)({ responseId, by });
  const stored = await fakes.quotes.findCaseOfResponse(responseId);
  expect(stored?.responses[0]?.status).toBe("expired");
  expect(fakes.letters()).toEqual([
    `response-accepted to ${beaUser.email}`,
    `request-decided to ${carlUser.email}`,
    `acceptance-record to ${answeredCase.request.email}`,
  ]);
});

it("acceptResponse() accepts one of two, one after the other and at the same time", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const acceptCarls = () => acceptResponse(fakes)({ responseId: carlsResponse.id, by });
  const quotes = withStaleWrites(fakes.quotes, acceptCarls);
  expect(await acceptResponse({ ...fakes, quotes })({ responseId, by })).toEqual(alreadyAccepted);
  expect(await acceptCarls()).toEqual(alreadyAccepted);
  const stored = await fakes.quotes.findCaseOfResponse(responseId);
  expect(stored?.responses.map(({ status }) => status)).toEqual(["accepted", "declined"]);
});

it.each([
  ["accepts", acceptResponse],
  [
    "declines",
    (fakes: Parameters<typeof declineResponse>[0]) => {
      const decide = declineResponse(fakes);
      return (said: Omit<Parameters<typeof decide>[0], "reason">) =>
        decide({ ...said, reason: null });
    },
  ],
] as const)("the exhibitor %s only the revision that was looked at", async (_, decide) => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const dearer = { ...offer, quotedAmount: 888_888_00 };
  const revise = () =>
    reviseResponse(fakes)({ responseId, changes: dearer, by: member(beaUser, beasBooths) });
  const current = { revision: 2, status: "pending", quotedAmount: 888_888_00 };
  const refused = { ok: false, refusal: { kind: "quote-revised-meanwhile", current } };

  // Revised between the load and the save of the one who decides.
  const quotes = withStaleWrites(fakes.quotes, revise);
  expect(await decide({ ...fakes, quotes })({ responseId, revision: 1, by })).toMatchObject(
    refused,
  );
  for (const revision of [1, 3, null]) {
    expect(await decide(fakes)({ responseId, revision, by })).toMatchObject(refused);
  }
  expect(fakes.letters()).toHaveLength(1);
  expect(await decide(fakes)({ responseId, revision: 2, by })).toMatchObject({ ok: true });
});

it("acceptResponse() succeeds when the builder's profile is gone, without a mail to it", async () => {
  const profiles = builderProfiles.filter((profile) => profile !== beasBooths);
  const responses = [beasResponse];
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses }], profiles });
  expect((await acceptResponse(fakes)({ responseId, by })).ok).toBe(true);
  expect(fakes.letters()).not.toContain(`response-accepted to ${beaUser.email}`);
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({ builderName: null });
});

it("declineResponse() declines this offer with the reason, leaves the other, and mails its builder", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await declineResponse(fakes)({ responseId, reason: "Too dear", by });
  const stored = await fakes.quotes.findCaseOfResponse(responseId);
  expect(stored?.responses[0]).toEqual(carlsResponse);
  expect(stored?.responses[1]).toMatchObject({ status: "declined", declineReason: "Too dear" });
  expect(fakes.outbox[0]?.letter).toMatchObject({ kind: "response-declined", reason: "Too dear" });
});

it("acceptResponse() mails the losers no name, no amount and no note of the award [R32]", async () => {
  const [dora, planted] = [doraDisplays.id, 98_765_43];
  const of = (response: QuoteResponse, amount: number) => ({
    ...response,
    quotedAmount: amount,
    lines: [lineOf("structure", { label: "Planted label", amount })],
    responseMessage: "Planted message",
  });
  const third = { ...carlsResponse, id: idOf(3), builderId: dora };
  const responses = [of(third, 1_500_00), of(carlsResponse, 1_000_00), of(beasResponse, planted)];
  const request = { ...answeredCase.request, features: [], serviceType: "exhibit-stand-rental" };
  const fakes = openTestPorts({ cases: [{ request, responses }] });
  const award: Award = { reasons: ["price"], note: "Planted note", tellPriceBand: true };
  await acceptResponse(fakes)({ responseId, award, by });
  const lost = fakes.outbox.filter(({ letter }) => letter.kind === "response-declined");
  expect(lost).toHaveLength(2);
  for (const { letter } of lost) {
    const { debrief } = letter as { debrief?: Debrief };
    expect(debrief?.place).toMatchObject({ of: 3 });
    expect(JSON.stringify(letter)).not.toMatch(/planted|9876543|98,?765|Bea/i);
  }
});
