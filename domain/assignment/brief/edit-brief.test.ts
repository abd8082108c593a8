import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, carl as carlUser, max, member } from "../../accounts/examples.ts";
import { carlsStands } from "../../builder-profiles/examples.ts";
import { confirmBrief } from "../../quotes/brief/confirm-brief.ts";
import { answeredCase, beasResponse, carl, carlsResponse } from "../../quotes/examples.ts";
import { reviseResponse } from "../../quotes/responses/revise-response.ts";
import { editBrief } from "./edit-brief.ts";

const by = member(ada);
const requestId = answeredCase.request.id;
const respondBy = new Date("2027-01-05T12:00:00.000Z");
const invitations = answeredCase.request.invitations.map((each) => ({ ...each, respondBy }));
/** Bea has quoted, Carl has yet to. */
const half = {
  request: { ...answeredCase.request, invitations },
  responses: [beasResponse],
};

it("editBrief() stores both versions, emails every asked builder, and leaves quotes as they are [R21]", async () => {
  const fakes = openTestPorts({ cases: [half] });
  const changes = { boothSize: "30x30", features: ["storage", "meeting-room"] };
  const edited = await editBrief(fakes)({ requestId, version: 1, changes, by });
  expect(edited).toMatchObject({ value: { boothSize: "30x30", briefVersion: 2 } });
  expect(fakes.letters()).toEqual(
    [beaUser, carlUser].map(({ email }) => `brief-changed to ${email}`),
  );
  // features in another order are the same features
  expect(fakes.outbox[0]?.letter).toMatchObject({ changes: { fields: ["boothSize"] } });
  const versions = await fakes.quotes.listBriefVersions(requestId);
  expect(versions.map(({ version, boothSize }) => [version, boothSize])).toEqual([
    [1, "20x20"],
    [2, "30x30"],
  ]);
  expect((await fakes.quotes.findCase(requestId))?.responses).toEqual([beasResponse]);
});

it("editBrief() tells builders of a changed detail as of any other field [S18]", async () => {
  const fakes = openTestPorts({ cases: [half] });
  const changes = { brief: { decisionDay: "2027-01-20", pitch: "quote-only" as const } };
  const edited = await editBrief(fakes)({ requestId, version: 1, changes, by });
  expect(edited).toMatchObject({ value: { brief: changes.brief, briefVersion: 2 } });
  expect(fakes.outbox[0]?.letter).toMatchObject({
    changes: { fields: ["decisionDay", "pitch"] },
  });
  const versions = await fakes.quotes.listBriefVersions(requestId);
  expect(versions.map(({ brief }) => brief)).toEqual([{}, changes.brief]);
});

it("editBrief() changes date, venue and type as well, and what follows from them [W21]", async () => {
  const request = { ...half.request, openSides: ["left", "front"] };
  const fakes = openTestPorts({ cases: [{ ...half, request }] });
  const changes = { eventDate: "June 3, 2027", venue: "Moscone Center", industry: "inline" };
  const edited = await editBrief(fakes)({ requestId, version: 1, changes, by });
  expect(edited).toMatchObject({
    value: { ...changes, eventDay: "2027-06-03", openSides: [], briefVersion: 2 },
  });
  expect(fakes.outbox[0]?.letter).toMatchObject({
    changes: { fields: ["eventDate", "venue", "industry", "openSides"] },
    request: { venue: "Moscone Center" },
  });
  const back = { industry: "peninsula", openSides: ["left", "right", "front"] };
  const again = await editBrief(fakes)({ requestId, version: 2, changes: back, by });
  expect(again).toMatchObject({ value: { ...back, venue: "Moscone Center" } });
  const versions = await fakes.quotes.listBriefVersions(requestId);
  expect(versions.map(({ industry, openSides }) => [industry, openSides.length])).toEqual([
    ["island", 2],
    ["inline", 0],
    ["peninsula", 3],
  ]);
});

it("editBrief() takes a changed size only if it can be drawn, and leaves a stored one alone [W21]", async () => {
  const request = { ...half.request, boothSize: "about 400 square feet" };
  const fakes = openTestPorts({ cases: [{ ...half, request }] });
  const edit = (boothSize: string) =>
    editBrief(fakes)({ requestId, version: 1, changes: { boothSize, budget: "150000+" }, by });
  expect(await edit("huge")).toEqual({ ok: false, refusal: { kind: "booth-size-unreadable" } });
  expect(await edit("custom")).toMatchObject({ ok: false });
  expect(fakes.letters()).toEqual([]);
  expect(await edit("about 400 square feet")).toMatchObject({ value: { budget: "150000+" } });
  const drawn = { boothSize: "6 x 9 m" };
  const metric = await editBrief(fakes)({ requestId, version: 2, changes: drawn, by });
  expect(metric).toMatchObject({ value: drawn });
});

it("editBrief() gives who has yet to quote more time once, and moves no due time [R21]", async () => {
  const fakes = openTestPorts({ cases: [half] });
  const promised = (await fakes.promises.find(requestId))?.promise;
  const untilOf = async () =>
    (await fakes.quotes.find(requestId))?.invitations.map((each) => each.respondBy?.getTime());
  await editBrief(fakes)({ requestId, version: 1, changes: { boothSize: "30x30" }, by });
  const first = await untilOf();
  expect(first?.[0]).toBe(respondBy.getTime());
  expect(first?.[1]).toBeGreaterThan(respondBy.getTime());
  expect(first?.[1]).toBeLessThan(promised?.allDueAt.getTime() ?? 0);
  fakes.clock.at = new Date(fakes.clock.at.getTime() + 3_600_000);
  await editBrief(fakes)({ requestId, version: 2, changes: { boothSize: "40x50" }, by });
  expect(await untilOf()).toEqual(first);
  const { firstDueAt, allDueAt } = (await fakes.promises.find(requestId))?.promise ?? {};
  expect([firstDueAt, allDueAt]).toEqual([promised?.firstDueAt, promised?.allDueAt]);
});

it("editBrief() of the same brief changes nothing; of an outdated one it is refused [R21]", async () => {
  const fakes = openTestPorts({ cases: [half] });
  const { boothSize, features } = half.request;
  const same = { boothSize, features: [...features].reverse() };
  const edited = await editBrief(fakes)({ requestId, version: 1, changes: same, by });
  expect(edited).toMatchObject({ ok: true, value: { briefVersion: 1 } });
  expect(fakes.letters()).toEqual([]);
  const stale = await editBrief(fakes)({ requestId, version: 2, changes: same, by });
  expect(stale).toMatchObject({ refusal: { kind: "brief-changed-meanwhile" } });
  const admin = await editBrief(fakes)({ requestId, version: 1, changes: same, by: member(max) });
  expect(admin).toMatchObject({ refusal: { kind: "quote-request-not-found" } });
});

it("reviseResponse() from a form that was opened before the change is for the earlier brief [R21]", async () => {
  const revised = async (briefVersion: number | null) => {
    const fakes = openTestPorts({ cases: [{ ...half, responses: [carlsResponse] }] });
    await editBrief(fakes)({ requestId, version: 1, changes: { boothSize: "30x30" }, by });
    const answer = await reviseResponse(fakes)({
      responseId: carlsResponse.id,
      briefVersion,
      by: member(carlUser, carlsStands),
      changes: { responseMessage: "Another word" },
    });
    return answer.ok && answer.value.confirmedBrief;
  };
  expect([await revised(1), await revised(2), await revised(9), await revised(null)]).toEqual([
    1, 2, 2, 2,
  ]);
});

it("confirmBrief() is its builder's alone and emails the exhibitor once [R21]", async () => {
  const fakes = openTestPorts({ cases: [{ ...half, responses: [carlsResponse, beasResponse] }] });
  await editBrief(fakes)({ requestId, version: 1, changes: { boothSize: "30x30" }, by });
  const ofBea = { responseId: beasResponse.id, briefVersion: 2 };
  const byCarl = member(carlUser, carlsStands);
  expect(await confirmBrief(fakes)({ ...ofBea, by: byCarl })).toMatchObject({
    refusal: { kind: "quote-response-not-found" },
  });
  const own = { responseId: carlsResponse.id, briefVersion: 2, by: byCarl };
  const confirmed = await confirmBrief(fakes)(own);
  expect(confirmed).toMatchObject({ value: { builderId: carl, confirmedBrief: 2, revision: 1 } });
  await confirmBrief(fakes)(own);
  expect(fakes.letters().slice(2)).toEqual([`offer-confirmed to ${ada.email}`]);
});

it("own rates for gaps outlive a change of the brief as far as they hold for the new booth [R10] [R21]", async () => {
  const rates = ["flooring", "graphics"] as const;
  const [area, lump] = [10_00, 900_00];
  const ownRates = { flooring: 400 * area, graphics: lump };
  const own = [carlsResponse, beasResponse].map((response) => ({ ...response, ownRates }));
  const outcome = async (
    changes: { boothSize?: string; designLink?: string },
    act: (fakes: ReturnType<typeof openTestPorts>) => Promise<unknown>,
  ) => {
    const fakes = openTestPorts({ cases: [{ ...half, responses: own }] });
    await fakes.rates.replaceRates(
      carl,
      rates.map((category) => ({
        category,
        minimum: null,
        note: null,
        validFrom: null,
        ...(category === "flooring"
          ? ({ unit: "sq-ft", unitPrice: area } as const)
          : ({ unit: "lot", unitPrice: lump } as const)),
      })),
    );
    await editBrief(fakes)({ requestId, version: 1, changes, by });
    await act(fakes);
    const found = await fakes.quotes.findCase(requestId);
    const carls = found?.responses.find(({ id }) => id === carlsResponse.id);
    return [carls?.confirmedBrief, carls?.ownRates];
  };
  const given = { responseId: carlsResponse.id, by: member(carlUser, carlsStands) };
  const confirmed = (fakes: ReturnType<typeof openTestPorts>) =>
    confirmBrief(fakes)({ ...given, briefVersion: 2 });
  const revised = (fakes: ReturnType<typeof openTestPorts>) =>
    reviseResponse(fakes)({ ...given, changes: { responseMessage: "Another word" } });
  for (const act of [confirmed, revised]) {
    expect(await outcome({ boothSize: "20x30" }, act)).toEqual([2, { graphics: lump }]);
    // neither another spelling nor another field changes a quantity
    expect(await outcome({ boothSize: "20 x 20" }, act)).toEqual([2, ownRates]);
    expect(await outcome({ designLink: "https://files.example/new" }, act)).toEqual([2, ownRates]);
  }
});
