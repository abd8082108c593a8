import { expect, test } from "vitest";
import { ada, member, otto } from "../accounts/examples.ts";
import { visitor } from "../accounts/principal.ts";
import { by as admin, hoursIn, openTestEvaluation, requestId } from "./test-evaluation.ts";

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
