import { expect, test } from "vitest";
import { ada, member, otto } from "../accounts/examples.ts";
import { visitor } from "../accounts/principal.ts";
import {
  by as admin,
  asConfirmed,
  hoursIn,
  openTestEvaluation,
  requestId,
} from "./test/test-evaluation.ts";

const by = member(ada);
type TestData = ReturnType<typeof openTestEvaluation>;

async function open(fitting: number, mode: "off" | "suggest" | "auto" = "auto"): Promise<TestData> {
  const fakes = openTestEvaluation({ fitting });
  fakes.setPromiseMode(mode);
  await fakes.evaluateAt(0.01);
  await fakes.deliverAll();
  return fakes;
}
const asked = async (fakes: TestData) => (await fakes.read()).request.assignedBuilders.length;
const stateOf = async (fakes: TestData) => (await fakes.promise()).outlook?.state;

test("after a missed promise the exhibitor asks for more builders, who get their usual time to answer [Q28]", async () => {
  const fakes = await open(20);
  const [first] = (await fakes.read()).request.assignedBuilders;
  if (!first) throw new Error("No builder is invited");
  fakes.clock.at = hoursIn(3);
  await fakes.quote(first);
  await fakes.evaluateAt(48.1);
  expect(await fakes.promise()).toMatchObject({
    standing: "missed",
    outlook: { state: "missed", countable: 1 },
  });
  const before = await asked(fakes);
  expect(before).toBe(9);
  expect(await fakes.core.askForMore({ requestId, by })).toEqual({
    ok: true,
    value: { builders: 3, mode: "auto" },
  });
  // of twelve at most; a day and more to answer, although all quotes were due an hour before
  const late = (await fakes.read()).request.invitations.slice(before);
  expect(late.map(({ respondBy }) => respondBy)).toEqual([1, 2, 3].map(() => hoursIn(72.1)));
});

test("five in time release the others; who asks for more gets them invited again, with a new email [Q14]", async () => {
  const fakes = await open(20);
  const { request } = await fakes.read();
  fakes.clock.at = hoursIn(3);
  for (const builderId of request.assignedBuilders.slice(0, 5)) await fakes.quote(builderId);
  await fakes.evaluateAt(3.1);
  expect(await stateOf(fakes)).toBe("complete");
  const released = (await fakes.read()).request.invitations.filter(({ releasedAt }) => releasedAt);
  expect(released).toHaveLength(4);
  fakes.clock.at = hoursIn(4);
  const more = await fakes.core.askForMore({ requestId, by });
  expect(more).toMatchObject({ ok: true, value: { mode: "auto" } });
  const { request: after, promise } = await fakes.read();
  expect(after.invitations.filter(({ releasedAt }) => releasedAt)).toEqual([]);
  expect(after.invitations.filter(({ wave }) => wave === 2).length).toBeGreaterThanOrEqual(4);
  expect(promise.quotesWanted).toBe(7);
  expect(promise.all.outcome).toBe("open");
  expect(await fakes.events()).toContain("more-asked");
  await fakes.evaluateAt(4.2);
  expect((await fakes.read()).request.invitations.filter(({ releasedAt }) => releasedAt)).toEqual(
    [],
  );
});

test("the wish is stored although the request is saved between reading and writing it", async () => {
  const fakes = await open(20);
  const { change } = fakes.promises;
  let others = 2;
  fakes.promises.change = async (id, decide) => {
    if (others > 0) {
      others -= 1;
      const { request } = await fakes.read();
      await fakes.quotes.save({ request: { ...request, notes: `${others}` } });
    }
    return change(id, decide);
  };
  const { quotesWanted } = await fakes.promise();
  expect(quotesWanted).toBeNull();
  expect(await fakes.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  expect((await fakes.promise()).quotesWanted).toBeGreaterThan(5);
  expect((await fakes.events()).filter((kind) => kind === "more-asked")).toHaveLength(1);
});

test("in mode suggest further builders are proposed to an admin, and none is invited yet", async () => {
  const fakes = await open(20, "suggest");
  const { builderIds, version } = await fakes.proposal();
  await fakes.core.inviteBuilders({
    requestId,
    proposalVersion: version,
    by: admin,
    add: builderIds.slice(0, 6),
  });
  const before = await asked(fakes);
  const more = await fakes.core.askForMore({ requestId, by });
  expect(more).toMatchObject({ ok: true, value: { mode: "suggest" } });
  expect(await asked(fakes)).toBe(before);
  expect(await fakes.promise()).toMatchObject({ standing: "waiting" });
});

test("in mode suggest released builders are proposed first, and invited again once an admin confirms it", async () => {
  const fakes = await open(20, "suggest");
  await fakes.core.inviteBuilders({ requestId, ...asConfirmed(await fakes.proposal()), by: admin });
  await fakes.deliverAll();
  const all = (await fakes.read()).request.assignedBuilders;
  expect(all).toHaveLength(9);
  fakes.clock.at = hoursIn(3);
  for (const builderId of all.slice(0, 5)) await fakes.quote(builderId);
  const rest = all.slice(5);
  const ended = await fakes.core.endProposed({ requestId, builderIds: rest, by: admin });
  expect(ended).toEqual({ ok: true, value: { ended: 4 } });

  fakes.clock.at = hoursIn(4);
  expect(await fakes.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  const released = async () =>
    (await fakes.read()).request.invitations.filter(({ releasedAt }) => releasedAt).length;
  expect(await released()).toBe(4);
  const proposal = await fakes.proposal();
  expect(proposal.builderIds.slice(0, 4).toSorted()).toEqual(rest.toSorted());
  const emails = () => fakes.letters().filter((one) => one.startsWith("invitation to")).length;
  const before = emails();
  await fakes.core.inviteBuilders({ requestId, ...asConfirmed(proposal), by: admin });
  expect([await released(), emails() - before]).toEqual([0, proposal.builderIds.length]);
  const fresh = (await fakes.read()).request.invitations.filter(({ wave }) => wave === 2);
  expect(fresh.map(({ invitedAt }) => invitedAt)).toEqual(fresh.map(() => hoursIn(4)));
  // confirmed twice, they are invited once
  await fakes.core.inviteBuilders({ requestId, ...asConfirmed(proposal), by: admin });
  expect(emails() - before).toBe(proposal.builderIds.length);
});

test("a builder who began, fell silent and was released has not begun when asked again", async () => {
  const fakes = await open(20);
  const all = (await fakes.read()).request.assignedBuilders;
  const [begun, fifth] = all;
  if (!(begun && fifth)) throw new Error("No builder is invited");
  fakes.clock.at = hoursIn(1);
  expect(await fakes.byLink(begun, { kind: "acknowledge" })).toBe("done");
  fakes.clock.at = hoursIn(3);
  for (const builderId of all.slice(2, 6)) await fakes.quote(builderId);
  await fakes.evaluateAt(27);
  expect((await fakes.invitationOf(begun)).lapsedAt).toEqual(hoursIn(27));
  fakes.clock.at = hoursIn(28);
  await fakes.quote(fifth);
  await fakes.evaluateAt(28.1);
  expect((await fakes.invitationOf(begun)).releasedAt).toEqual(hoursIn(28.1));
  fakes.clock.at = hoursIn(29);
  expect(await fakes.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  expect(await fakes.invitationOf(begun)).toMatchObject({
    invitedAt: hoursIn(29),
    acknowledgedAt: null,
    lapsedAt: null,
    releasedAt: null,
  });
});

test("a builder who has quoted after all is not asked again", async () => {
  const fakes = await open(20);
  const all = (await fakes.read()).request.assignedBuilders;
  fakes.clock.at = hoursIn(3);
  for (const builderId of all.slice(0, 5)) await fakes.quote(builderId);
  await fakes.evaluateAt(3.1);
  const [late] = all.slice(5);
  if (!late) throw new Error("No builder was released");
  await fakes.quote(late);
  fakes.clock.at = hoursIn(4);
  await fakes.core.askForMore({ requestId, by });
  expect((await fakes.invitationOf(late)).invitedAt).toEqual(hoursIn(0.01));
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
  const fakes = await opened();
  if (kind === "no-candidates") {
    await fakes.core.askForMore({ requestId, by });
  }
  expect(await fakes.core.askForMore({ requestId, by })).toEqual({ ok: false, refusal: { kind } });
});

test("only the exhibitor and admins ask; to others the request looks missing", async () => {
  const fakes = await open(20);
  const refusalOf = async (who: Parameters<typeof fakes.core.askForMore>[0]["by"]) => {
    const answer = await fakes.core.askForMore({ requestId, by: who });
    return answer.ok ? null : answer.refusal.kind;
  };
  expect([await refusalOf(visitor), await refusalOf(member(otto))]).toEqual([
    "not-signed-in",
    "quote-request-not-found",
  ]);
});

test("an exhibitor stops further builders from being asked; asking for more takes it back", async () => {
  const fakes = await open(20);
  const before = await asked(fakes);
  expect(await fakes.core.stopAsking({ requestId, by })).toEqual({ ok: true, value: null });
  const { request, promise } = await fakes.read();
  expect([promise.quotesWanted, promise.all.outcome]).toEqual([0, "open"]);
  const events = await fakes.events();
  for (const hours of [9, 13, 20]) await fakes.evaluateAt(hours);
  expect(await asked(fakes)).toBe(before);
  expect((await fakes.read()).promise.told).not.toContain("few");
  expect((await fakes.read()).promise.told).not.toContain("no-builders-left");
  // once is enough
  await fakes.core.stopAsking({ requestId, by });
  const stops = (all: string[]) => all.filter((kind) => kind === "more-asked").length;
  expect(stops(await fakes.events())).toBe(stops(events));
  // those who were asked may still quote
  const [first] = request.assignedBuilders;
  if (!first) throw new Error("No builder is invited");
  await fakes.quote(first);

  expect(await fakes.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  expect(await asked(fakes)).toBeGreaterThan(before);
});

test("the wish to stop wins over an evaluation that is under way", async () => {
  const fakes = await open(20);
  const before = await asked(fakes);
  const { save } = fakes.quotes;
  let isStopped = false;
  fakes.quotes.save = async (change) => {
    if (!isStopped) {
      isStopped = true;
      expect((await fakes.core.stopAsking({ requestId, by })).ok).toBe(true);
    }
    return save(change);
  };
  // nine stay silent: without the wish the next best would be asked
  await fakes.evaluateAt(9);
  await fakes.evaluateAt(9.1);
  expect([isStopped, await asked(fakes)]).toEqual([true, before]);
});

test("only the exhibitor and admins stop it, and only while builders can be asked", async () => {
  const fakes = await open(20);
  const stop = (who: typeof by | typeof visitor) => fakes.core.stopAsking({ requestId, by: who });
  expect(await stop(visitor)).toMatchObject({ refusal: { kind: "not-signed-in" } });
  expect(await stop(member(otto))).toMatchObject({ refusal: { kind: "quote-request-not-found" } });
  expect((await stop(admin)).ok).toBe(true);
  const off = await open(20, "off");
  expect(await off.core.stopAsking({ requestId, by })).toMatchObject({
    refusal: { kind: "mode-off" },
  });
});
