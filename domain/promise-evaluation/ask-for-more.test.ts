import { expect, test } from "vitest";
import { ada, member, otto } from "../accounts/examples.ts";
import { visitor } from "../accounts/principal.ts";
import { by as admin, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

const by = member(ada);
type House = ReturnType<typeof openTestEvaluation>;

async function open(fitting: number, mode: "off" | "suggest" | "auto" = "auto"): Promise<House> {
  const house = openTestEvaluation({ fitting });
  house.setPromiseMode(mode);
  await house.evaluateAt(0.01);
  await house.deliverAll();
  return house;
}
const asked = async (house: House) => (await house.read()).request.assignedBuilders.length;
const stateOf = async (house: House) => (await house.promise()).outlook?.state;

test("after a missed promise the exhibitor asks for more builders, who get their usual time to answer [Q28]", async () => {
  const house = await open(20);
  const [first] = (await house.read()).request.assignedBuilders;
  if (!first) throw new Error("No builder is invited");
  house.clock.at = hoursIn(3);
  await house.quote(first);
  await house.evaluateAt(48.1);
  expect(await house.promise()).toMatchObject({
    standing: "missed",
    outlook: { state: "missed", countable: 1 },
  });
  const before = await asked(house);
  expect(before).toBe(9);
  expect(await house.core.askForMore({ requestId, by })).toEqual({
    ok: true,
    value: { builders: 3, mode: "auto" },
  });
  // of twelve at most; a day and more to answer, although all quotes were due an hour before
  const late = (await house.read()).request.invitations.slice(before);
  expect(late.map(({ respondBy }) => respondBy)).toEqual([1, 2, 3].map(() => hoursIn(72.1)));
});

test("five in time release the others; who asks for more gets them invited again, with a new email [Q14]", async () => {
  const house = await open(20);
  const { request } = await house.read();
  house.clock.at = hoursIn(3);
  for (const builderId of request.assignedBuilders.slice(0, 5)) await house.quote(builderId);
  await house.evaluateAt(3.1);
  expect(await stateOf(house)).toBe("complete");
  const released = (await house.read()).request.invitations.filter(({ releasedAt }) => releasedAt);
  expect(released).toHaveLength(4);
  house.clock.at = hoursIn(4);
  const more = await house.core.askForMore({ requestId, by });
  expect(more).toMatchObject({ ok: true, value: { mode: "auto" } });
  const { request: after, promise } = await house.read();
  expect(after.invitations.filter(({ releasedAt }) => releasedAt)).toEqual([]);
  expect(after.invitations.filter(({ wave }) => wave === 2).length).toBeGreaterThanOrEqual(4);
  expect(promise.quotesWanted).toBe(7);
  expect(promise.all.outcome).toBe("open");
  expect(await house.events()).toContain("more-asked");
  await house.evaluateAt(4.2);
  expect((await house.read()).request.invitations.filter(({ releasedAt }) => releasedAt)).toEqual(
    [],
  );
});

test("the wish is stored although the request is saved between reading and writing it", async () => {
  const house = await open(20);
  const { change } = house.promises;
  let others = 2;
  house.promises.change = async (id, decide) => {
    if (others > 0) {
      others -= 1;
      const { request } = await house.read();
      await house.quotes.save({ request: { ...request, notes: `${others}` } });
    }
    return change(id, decide);
  };
  const { quotesWanted } = await house.promise();
  expect(quotesWanted).toBeNull();
  expect(await house.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  expect((await house.promise()).quotesWanted).toBeGreaterThan(5);
  expect((await house.events()).filter((kind) => kind === "more-asked")).toHaveLength(1);
});

test("in mode suggest further builders are proposed to an admin, and none is invited yet", async () => {
  const house = await open(20, "suggest");
  const { builderIds, version } = await house.proposal();
  await house.core.inviteProposed({
    ...{ requestId, version, by: admin },
    builderIds: builderIds.slice(0, 6),
  });
  const before = await asked(house);
  const more = await house.core.askForMore({ requestId, by });
  expect(more).toMatchObject({ ok: true, value: { mode: "suggest" } });
  expect(await asked(house)).toBe(before);
  expect(await house.promise()).toMatchObject({ standing: "waiting" });
});

test("in mode suggest released builders are proposed first, and invited again once an admin confirms it", async () => {
  const house = await open(20, "suggest");
  await house.core.inviteProposed({ requestId, ...(await house.proposal()), by: admin });
  await house.deliverAll();
  const all = (await house.read()).request.assignedBuilders;
  expect(all).toHaveLength(9);
  house.clock.at = hoursIn(3);
  for (const builderId of all.slice(0, 5)) await house.quote(builderId);
  const rest = all.slice(5);
  const ended = await house.core.endProposed({ requestId, builderIds: rest, by: admin });
  expect(ended).toEqual({ ok: true, value: { ended: 4 } });

  house.clock.at = hoursIn(4);
  expect(await house.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  const released = async () =>
    (await house.read()).request.invitations.filter(({ releasedAt }) => releasedAt).length;
  expect(await released()).toBe(4);
  const proposal = await house.proposal();
  expect(proposal.builderIds.slice(0, 4).toSorted()).toEqual(rest.toSorted());
  const emails = () => house.letters().filter((one) => one.startsWith("invitation to")).length;
  const before = emails();
  await house.core.inviteProposed({ requestId, ...proposal, by: admin });
  expect([await released(), emails() - before]).toEqual([0, proposal.builderIds.length]);
  const fresh = (await house.read()).request.invitations.filter(({ wave }) => wave === 2);
  expect(fresh.map(({ invitedAt }) => invitedAt)).toEqual(fresh.map(() => hoursIn(4)));
  // confirmed twice, they are invited once
  await house.core.inviteProposed({ requestId, ...proposal, by: admin });
  expect(emails() - before).toBe(proposal.builderIds.length);
});

test("a builder who began, fell silent and was released has not begun when asked again", async () => {
  const house = await open(20);
  const all = (await house.read()).request.assignedBuilders;
  const [begun, fifth] = all;
  if (!(begun && fifth)) throw new Error("No builder is invited");
  house.clock.at = hoursIn(1);
  expect(await house.byLink(begun, { kind: "acknowledge" })).toBe("done");
  house.clock.at = hoursIn(3);
  for (const builderId of all.slice(2, 6)) await house.quote(builderId);
  await house.evaluateAt(27);
  expect((await house.invitationOf(begun)).lapsedAt).toEqual(hoursIn(27));
  house.clock.at = hoursIn(28);
  await house.quote(fifth);
  await house.evaluateAt(28.1);
  expect((await house.invitationOf(begun)).releasedAt).toEqual(hoursIn(28.1));
  house.clock.at = hoursIn(29);
  expect(await house.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  expect(await house.invitationOf(begun)).toMatchObject({
    ...{ invitedAt: hoursIn(29), acknowledgedAt: null, lapsedAt: null, releasedAt: null },
  });
});

test("a builder who has quoted after all is not asked again", async () => {
  const house = await open(20);
  const all = (await house.read()).request.assignedBuilders;
  house.clock.at = hoursIn(3);
  for (const builderId of all.slice(0, 5)) await house.quote(builderId);
  await house.evaluateAt(3.1);
  const [late] = all.slice(5);
  if (!late) throw new Error("No builder was released");
  await house.quote(late);
  house.clock.at = hoursIn(4);
  await house.core.askForMore({ requestId, by });
  expect((await house.invitationOf(late)).invitedAt).toEqual(hoursIn(0.01));
});

test("says why no further builder can be asked: the most are invited, or as many are at work as may be", async () => {
  const most = await open(20);
  await most.evaluateAt(8.2);
  expect(await asked(most)).toBe(12);
  expect(await most.core.askForMore({ requestId, by })).toEqual({
    ok: false,
    refusal: { kind: "most-invited", builders: 12 },
  });
  const busy = await open(20);
  busy.clock.at = hoursIn(1);
  for (const builderId of (await busy.read()).request.assignedBuilders.slice(0, 7)) {
    expect(await busy.byLink(builderId, { kind: "acknowledge" })).toBe("done");
  }
  expect(await busy.core.askForMore({ requestId, by })).toEqual({
    ok: false,
    refusal: { kind: "all-at-work", builders: 7 },
  });
});

test.each([
  ["no builder is left", "no-candidates", () => open(0)],
  ["the promise is switched off", "mode-off", () => open(20, "off")],
])("is refused when %s", async (_, kind, opened) => {
  const house = await opened();
  if (kind === "no-candidates") {
    await house.core.askForMore({ requestId, by });
  }
  expect(await house.core.askForMore({ requestId, by })).toEqual({ ok: false, refusal: { kind } });
});

test("only the exhibitor and admins ask; to others the request looks missing", async () => {
  const house = await open(20);
  const refusalOf = async (who: Parameters<typeof house.core.askForMore>[0]["by"]) => {
    const answer = await house.core.askForMore({ requestId, by: who });
    return answer.ok ? null : answer.refusal.kind;
  };
  expect([await refusalOf(visitor), await refusalOf(member(otto))]).toEqual([
    "not-signed-in",
    "quote-request-not-found",
  ]);
});

test("an exhibitor stops further builders from being asked; asking for more takes it back", async () => {
  const house = await open(20);
  const before = await asked(house);
  expect(await house.core.stopAsking({ requestId, by })).toEqual({ ok: true, value: null });
  const { request, promise } = await house.read();
  expect([promise.quotesWanted, promise.all.outcome]).toEqual([0, "open"]);
  const events = await house.events();
  for (const hours of [9, 13, 20]) await house.evaluateAt(hours);
  expect(await asked(house)).toBe(before);
  expect((await house.read()).promise.told).not.toContain("few");
  expect((await house.read()).promise.told).not.toContain("no-builders-left");
  // once is enough
  await house.core.stopAsking({ requestId, by });
  const stops = (all: string[]) => all.filter((kind) => kind === "more-asked").length;
  expect(stops(await house.events())).toBe(stops(events));
  // those who were asked may still quote
  const [first] = request.assignedBuilders;
  if (!first) throw new Error("No builder is invited");
  await house.quote(first);

  expect(await house.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  expect(await asked(house)).toBeGreaterThan(before);
});

test("the wish to stop wins over an evaluation that is under way", async () => {
  const house = await open(20);
  const before = await asked(house);
  const { save } = house.quotes;
  let isStopped = false;
  house.quotes.save = async (change) => {
    if (!isStopped) {
      isStopped = true;
      expect((await house.core.stopAsking({ requestId, by })).ok).toBe(true);
    }
    return save(change);
  };
  // nine stay silent: without the wish the next best would be asked
  await house.evaluateAt(9);
  await house.evaluateAt(9.1);
  expect([isStopped, await asked(house)]).toEqual([true, before]);
});

test("only the exhibitor and admins stop it, and only while builders can be asked", async () => {
  const house = await open(20);
  const stop = (who: typeof by | typeof visitor) => house.core.stopAsking({ requestId, by: who });
  expect(await stop(visitor)).toMatchObject({ refusal: { kind: "not-signed-in" } });
  expect(await stop(member(otto))).toMatchObject({ refusal: { kind: "quote-request-not-found" } });
  expect((await stop(admin)).ok).toBe(true);
  const off = await open(20, "off");
  expect(await off.core.stopAsking({ requestId, by })).toMatchObject({
    refusal: { kind: "mode-off" },
  });
});
