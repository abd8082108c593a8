import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { isForEarlierBrief } from "../brief-version.ts";
import { answeredCase, beasResponse, carlsResponse } from "../examples.ts";
import { letOfferStand } from "./let-offer-stand.ts";

const by = member(beaUser, beasBooths);
const responseId = beasResponse.id;

/** The brief was changed after the quote, and the exhibitor asks for a best and final offer. */
function given(booth = answeredCase.request.boothSize) {
  const fakes = openTestPorts();
  const request = { ...answeredCase.request, briefVersion: 2 };
  const round = {
    id: "0190e000-0000-7000-8000-000000000001",
    number: 1,
    text: "Your last word?",
    lines: [],
    openedAt: fakes.clock.at.toISOString(),
    isLate: false,
    cancelledAt: null,
    endsAt: new Date(fakes.clock.at.getTime() + 24 * 3_600_000).toISOString(),
    remindAt: null,
    answer: null,
    answeredAt: null,
    closedAt: null,
  } as never;
  const ownRates = { graphics: 900_00 };
  const responses = [carlsResponse, { ...beasResponse, ownRates, confirmedBrief: 1, round }];
  const ports = openTestPorts({ cases: [{ request, responses }] });
  const { boothSize } = request;
  const quotes: typeof ports.quotes = {
    ...ports.quotes,
    listBriefVersions: async () =>
      [booth, boothSize].map((size, index) => ({
        ...request,
        boothSize: size,
        version: index + 1,
      })),
  };
  return { request, letStand: letOfferStand({ ...ports, quotes }) };
}

test("a quote that its builder lets stand is for the brief that they read [R21] [R22]", async () => {
  const { request, letStand } = given();
  const stale = await letStand({ responseId, briefVersion: 1, by });
  expect(stale).toMatchObject({ refusal: { kind: "brief-changed-meanwhile" } });
  const stands = await letStand({ responseId, briefVersion: 2, by });
  expect(stands).toMatchObject({ value: { round: { answer: "stands" }, confirmedBrief: 2 } });
  expect(stands.ok && isForEarlierBrief(stands.value, request)).toBe(false);
});

test("an answer without a version confirms no brief, and the version may follow [R21] [R22]", async () => {
  const { letStand } = given();
  expect(await letStand({ responseId, by })).toMatchObject({ value: { confirmedBrief: 1 } });
  const later = await letStand({ responseId, briefVersion: 2, by });
  expect(later).toMatchObject({ value: { confirmedBrief: 2 } });
});

test("a quote that stands for a booth of another size has no own rates of the earlier one [R10] [R22]", async () => {
  const same = await given().letStand({ responseId, briefVersion: 2, by });
  expect(same).toMatchObject({ value: { ownRates: { graphics: 900_00 } } });
  const stands = await given("10x10").letStand({ responseId, briefVersion: 2, by });
  expect(stands.ok && stands.value.ownRates).toEqual({});
});
