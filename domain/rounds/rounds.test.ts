import { expect, it } from "vitest";
import { createMemoryMessageRepository } from "../../adapters/memory/message-repository.ts";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, carl as carlUser, max, member, otto } from "../accounts/examples.ts";
import { actByLink } from "../assignment/response-link/test/act-by-link.ts";
import { beasBooths, carlsStands } from "../builder-profiles/examples.ts";
import { createQuotes } from "../quotes/create-quotes.ts";
import { acceptResponse } from "../quotes/decision/accept-response.ts";
import { answeredCase, beasResponse, carlsResponse } from "../quotes/examples.ts";
import { listAssignedRequests } from "../quotes/for-builders/list-assigned-requests.ts";
import { responseLinkOf } from "../quotes/response-link.ts";
import { reviseResponse } from "../quotes/responses/revise-response.ts";
import { createRounds } from "./create-rounds.ts";
import { reminderTime } from "./open-round.ts";

const by = member(ada);
const [byBea, byCarl] = [member(beaUser, beasBooths), member(carlUser, carlsStands)];
const requestId = answeredCase.request.id;
const both = [beasResponse, carlsResponse].map(({ id }) => ({ responseId: id, lines: [] }));

function open(offers = both) {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const rounds = createRounds(fakes);
  const hours = (count: number) => new Date(fakes.clock.at.getTime() + count * 3_600_000);
  const wanted = { requestId, offers, text: "Your last word?", endsAt: hours(24) };
  const partOf = async (id: string) =>
    (await fakes.quotes.findCase(requestId))?.responses.find((each) => each.id === id)?.round;
  return {
    fakes,
    rounds,
    hours,
    wanted,
    partOf,
    opened: () => rounds.openRound({ ...wanted, by }),
  };
}

it("a round asks each builder by themselves; when all have answered the exhibitor hears of it [R22]", async () => {
  const { fakes, rounds, opened, partOf } = open();
  expect(await opened()).toMatchObject({ value: { number: 1, offers: 2 } });
  expect(fakes.letters()).toEqual(
    [beaUser, carlUser].map(({ email }) => `round-opened to ${email}`),
  );
  // nothing in a builder's email or part mentions the others
  const [toBea] = fakes.outbox.map(({ letter }) => JSON.stringify(letter));
  expect(toBea).not.toContain(carlsStands.name);
  expect(JSON.stringify(await partOf(beasResponse.id))).not.toContain(carlsResponse.id);

  await rounds.letOfferStand({ responseId: beasResponse.id, by: byBea });
  await rounds.letOfferStand({ responseId: beasResponse.id, by: byBea });
  expect(fakes.letters()).toHaveLength(2);
  const changes = { quotedAmount: 40_000_00 };
  await reviseResponse(fakes)({ responseId: carlsResponse.id, changes, by: byCarl });
  expect(fakes.letters().slice(2).sort()).toEqual([
    `response-revised to ${ada.email}`,
    `round-closed to ${ada.email}`,
  ]);
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({ revised: 1, stands: 1, silent: 0 });
  expect(await partOf(beasResponse.id)).toMatchObject({ answer: "stands", isLate: false });
  expect(await partOf(carlsResponse.id)).toMatchObject({ answer: "revised", isLate: false });
});

it("a round of so many hours begins by the server's clock [R22]", async () => {
  const { fakes, rounds, hours, wanted } = open();
  const { endsAt: _, ...asked } = wanted;
  for (const wrong of [{}, { hours: 3 }, { hours: 73 }]) {
    expect(await rounds.openRound({ ...asked, ...wrong, by })).toMatchObject({
      refusal: { kind: "round-times-invalid" },
    });
  }
  expect(await rounds.openRound({ ...asked, hours: 4, by })).toMatchObject({
    value: { endsAt: hours(4) },
  });
  expect(fakes.letters()).toHaveLength(2);
});

it("a round that fails to end does not keep others from ending [R22]", async () => {
  const id = "0190c000-0000-7000-8000-00000000ffff" as typeof requestId;
  const other = {
    request: { ...answeredCase.request, id },
    responses: answeredCase.responses.map((response, index) => ({
      ...response,
      id: `0190d000-0000-7000-8000-00000000fff${index}` as typeof response.id,
      quoteRequestId: id,
    })),
  };
  const fakes = openTestPorts({ cases: [answeredCase, other] });
  const rounds = createRounds(fakes);
  const endsAt = new Date(fakes.clock.at.getTime() + 24 * 3_600_000);
  for (const { request, responses } of [answeredCase, other]) {
    const offers = responses.map((response) => ({ responseId: response.id, lines: [] }));
    const wanted = { requestId: request.id, offers, text: "Your last word?", endsAt };
    expect(await rounds.openRound({ ...wanted, by })).toMatchObject({ ok: true });
  }
  fakes.clock.at = endsAt;
  const { findCase } = fakes.quotes;
  fakes.quotes.findCase = async (wanted) => {
    if (wanted === requestId) throw new Error("broken");
    return findCase(wanted);
  };
  await expect(rounds.endRounds()).rejects.toThrow("broken");
  expect(fakes.letters()).toContain(`round-closed to ${ada.email}`);
  fakes.quotes.findCase = findCase;
  expect(await rounds.endRounds()).toBe(1);
});

it("a round ends by the clock, after one reminder; a revision after it is marked [R22]", async () => {
  const { fakes, rounds, hours, opened, partOf } = open();
  await opened();
  await rounds.letOfferStand({ responseId: beasResponse.id, by: byBea });
  const remindAt = new Date((await partOf(carlsResponse.id))?.remindAt ?? "");
  fakes.clock.at = remindAt;
  await rounds.endRounds();
  await rounds.endRounds();
  expect(fakes.letters().slice(2)).toEqual([`round-ends to ${carlUser.email}`]);
  fakes.clock.at = hours(24);
  expect(await rounds.endRounds()).toBe(1);
  expect(await rounds.endRounds()).toBe(0);
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({ kind: "round-closed", silent: 1 });
  const late = await rounds.letOfferStand({ responseId: carlsResponse.id, by: byCarl });
  expect(late).toMatchObject({ refusal: { kind: "round-not-open" } });
  const changes = { quotedAmount: 40_000_00 };
  await reviseResponse(fakes)({ responseId: carlsResponse.id, changes, by: byCarl });
  expect(await partOf(carlsResponse.id)).toMatchObject({ answer: null, isLate: true });
});

it("contact data in the exhibitor's words is hidden from builders where they get it after the award [R22] [R25]", async () => {
  const text = "Your last word? Call +1 555 010 0199";
  const hidden = "Your last word? Call [contact data is shown after acceptance]";
  for (const [contactAfter, shown] of [
    ["assigned", text],
    ["awarded", hidden],
  ] as const) {
    const { fakes, wanted } = open();
    const messages = createMemoryMessageRepository(fakes.outbox);
    const ports = { ...fakes, messages, contactAfter };
    const [quotes, rounds] = [createQuotes(ports), createRounds(ports)];
    await rounds.openRound({ ...wanted, text, by });
    const page = { limit: 10, after: null };
    const { id: responseId } = beasResponse;
    const changes = { quotedAmount: 40_000_00 };
    const answers = await Promise.all([
      quotes.listResponses({ requestId, by: byBea }),
      quotes.listOwnResponses({ by: byBea, page }),
      listAssignedRequests(ports)({ by: byBea, page }),
    ]);
    answers.push(
      (await rounds.letOfferStand({ responseId, by: byBea })) as never,
      (await quotes.reviseResponse({ responseId, changes, revision: 99, by: byBea })) as never,
      (await quotes.reviseResponse({ responseId, changes, by: byBea })) as never,
      (await quotes.withdrawResponse({ responseId, by: byBea })) as never,
    );
    for (const answer of answers) expect(JSON.stringify(answer)).toContain(`"text":"${shown}"`);
    const own = await quotes.listResponses({ requestId, by });
    expect(JSON.stringify(own)).toContain(text);
  }
});

it("a revision by link of an earlier quote is refused without contact data or names in the round's words [R22] [Q22]", async () => {
  const { fakes, rounds, wanted } = open();
  await rounds.openRound({ ...wanted, text: "Your last word? Call Ada, +1 555 010 0199", by });
  const request = (await fakes.quotes.findCase(requestId))?.request ?? answeredCase.request;
  const asked = request.invitations.find(({ builderId }) => builderId === beasBooths.id);
  const link = asked && responseLinkOf(request, asked);
  const changes = { quotedAmount: 40_000_00 };
  const act = { kind: "revise", changes, revision: 99, briefVersion: null } as const;
  expect(await actByLink(fakes)({ link: link ?? null, act })).toMatchObject({
    refusal: {
      kind: "quote-revised-meanwhile",
      current: { round: { text: "Your last word? Call [hidden], [hidden]" } },
    },
  });
});

it("a second round is opened by an admin only, and none while one is open [R22]", async () => {
  const { fakes, rounds, hours, wanted, opened } = open();
  const byAdmin = () => rounds.openRound({ ...wanted, endsAt: hours(24), by: member(max) });
  expect(await byAdmin()).toMatchObject({ refusal: { kind: "quote-request-not-found" } });
  await opened();
  expect(await opened()).toMatchObject({ refusal: { kind: "round-limit" } });
  expect(await byAdmin()).toMatchObject({ refusal: { kind: "round-still-open" } });
  fakes.clock.at = hours(24);
  expect(await byAdmin()).toMatchObject({ value: { number: 2 } });
});

it("openRound() wants pending quotes, and an end in 4 to 72 hours [R22]", async () => {
  const { fakes, rounds, hours, wanted } = open();
  for (const endsAt of [hours(3), hours(73)]) {
    expect(await rounds.openRound({ ...wanted, endsAt, by })).toMatchObject({
      refusal: { kind: "round-times-invalid" },
    });
  }
  const strangers = await rounds.openRound({ ...wanted, by: member(otto) });
  expect(strangers).toMatchObject({ refusal: { kind: "quote-request-not-found" } });
  await acceptResponse(fakes)({ responseId: beasResponse.id, by });
  expect(await rounds.openRound({ ...wanted, by })).toMatchObject({
    refusal: { kind: "response-already-accepted" },
  });
});

it("cancelRound() is the exhibitor's and admins', and mails the builders [R22]", async () => {
  const { fakes, rounds, opened } = open();
  const made = await opened();
  const roundId = made.ok ? made.value.id : expect.fail("no round");
  expect(await rounds.cancelRound({ roundId, by: byBea })).toMatchObject({
    refusal: { kind: "round-not-found" },
  });
  expect(await rounds.cancelRound({ roundId, by })).toEqual({ ok: true, value: null });
  expect(fakes.letters().slice(2)).toEqual(
    [carlUser, beaUser].map(({ email }) => `round-cancelled to ${email}`),
  );
  expect(await rounds.cancelRound({ roundId, by })).toMatchObject({
    refusal: { kind: "round-not-open" },
  });
});

it("an award ends a round without further emails [R22]", async () => {
  const { fakes, rounds, hours, opened } = open();
  await opened();
  await acceptResponse(fakes)({ responseId: beasResponse.id, by });
  const before = fakes.letters().length;
  fakes.clock.at = hours(24);
  await rounds.endRounds();
  expect(fakes.letters()).toHaveLength(before);
  expect(await rounds.endRounds()).toBe(0);
});

const week = {
  timeZone: "UTC",
  workDays: [1, 2, 3, 4, 5],
  workFrom: "08:00",
  workUntil: "18:00",
  daysOff: [],
};
it.each([
  ["within working hours", "2027-01-05T10:00Z", "2027-01-06T16:00Z", "2027-01-06T12:00Z"],
  ["the evening before", "2027-01-05T10:00Z", "2027-01-06T10:00Z", "2027-01-05T17:00Z"],
])("reminderTime() is %s [R22]", (_, from, until, at) => {
  const times = { from: new Date(from), until: new Date(until) };
  expect(reminderTime(week, times)).toEqual(new Date(at));
});

it("reminderTime() is none for a round of four hours", () => {
  const from = new Date("2027-01-05T10:00Z");
  expect(reminderTime(week, { from, until: new Date("2027-01-05T14:00Z") })).toBeNull();
});
