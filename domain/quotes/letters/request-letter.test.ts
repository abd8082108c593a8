import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, member } from "../../accounts/examples.ts";
import { writeInvitations } from "../../assignment/invitations/write-invitations.ts";
import { writeReleases, writeReminders } from "../../promise-evaluation/write-reminders.ts";
import { writeRoundLetters } from "../../rounds/write-round-letters.ts";
import { writeBriefChange } from "../brief/write-brief-change.ts";
import { briefVersionOf } from "../brief-version.ts";
import { askForLines } from "../decision/ask-for-lines.ts";
import { askForPrice } from "../decision/ask-for-price.ts";
import { answeredCase, bea, beasResponse, carlsResponse, now, sentRequest } from "../examples.ts";
import { cancelRequest } from "../own-requests/cancel-request.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { writeDecision } from "./write-decision.ts";
import { writeDeclines } from "./write-declines.ts";

const typed = {
  tradeShowName: "Expo, call 555-010-4711",
  venue: "Hall 3, ask Ada Lovelace",
  company: "Engines Ltd, ada@engines.example",
  serviceType: "www.engines.example",
};
const declineReason = "Too late, Ada will call you: 555-010-4711";
const declined = { ...carlsResponse, status: "declined" as const, declineReason };

async function lettersAbout(request: QuoteRequest) {
  const ports = openTestPorts({ cases: [{ request, responses: [beasResponse] }] });
  const changes = { asked: [], notAsked: [], fields: ["venue"] };
  const accepted = { ...beasResponse, status: "accepted" as const };
  const written = await Promise.all([
    writeInvitations(ports, request, [bea], now),
    writeReminders(ports, request, [bea], now),
    writeReleases(ports, request, [bea], now, true),
    writeBriefChange(ports, { request, responses: [] }, changes, now),
    writeDeclines(ports, request, [declined], now),
    writeDecision(ports, { request, accepted, others: [], briefs: [] }, now),
  ]);
  return written.flat().map(({ letter }) => letter);
}

test("emails to builders hide contact data that was typed into the facts; the winner's and the exhibitor's do not [Q22]", async () => {
  const letters = await lettersAbout({ ...sentRequest, ...typed });
  const kinds = letters.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["invitation", "request-decided"]));
  for (const { to: _, ...letter } of letters) {
    const all = JSON.stringify(letter);
    const isRaw = letter.kind === "response-accepted" || letter.kind === "acceptance-record";
    expect([letter.kind, all.includes("4711")]).toEqual([letter.kind, isRaw]);
    if (isRaw) continue;
    for (const secret of ["Lovelace", "engines.example"]) expect(all).not.toContain(secret);
    expect(letter).toMatchObject({ request: { tradeShowName: "Expo, call [hidden]" } });
  }
});

test("reasons of exhibitors are without contact data and their name in emails to builders [Q22]", async () => {
  const request = { ...sentRequest, firstName: "Ada", lastName: "Lovelace" };
  const ports = openTestPorts({ cases: [{ request, responses: [beasResponse] }] });
  await cancelRequest(ports)({ requestId: request.id, reason: declineReason, by: member(ada) });
  const letters = [
    ...(await writeDeclines(ports, request, [declined], now)),
    ...ports.outbox.filter(({ letter }) => letter.kind === "request-cancelled"),
  ];
  expect(letters.length).toBeGreaterThan(1);
  for (const { letter } of letters) {
    expect(letter).toMatchObject({ reason: "Too late, [hidden] will call you: [hidden]" });
  }
  // admins and the exhibitor read it as it was typed
  expect((await ports.quotes.find(request.id))?.cancelReason).toBe(declineReason);
});

test("an address that isn't proven gets no name and no fact from the form", async () => {
  const request = { ...sentRequest, emailState: "unproven" as const };
  const letters = await lettersAbout(request);
  const record = letters.find(({ kind }) => kind === "acceptance-record");
  expect(record).toMatchObject({
    to: { name: null, address: request.email },
    firstName: "",
    request: { quoteRequestId: request.id, tradeShowName: "" },
    quotedAmount: beasResponse.quotedAmount,
  });
  for (const typed of ["Ada", request.tradeShowName, request.venue, request.boothSize]) {
    expect(JSON.stringify({ ...record, to: null })).not.toContain(typed);
  }
});

test("the record names both booths of a changed brief to any address, but no words in their place [W01]", async () => {
  const request = { ...sentRequest, emailState: "unproven" as const, briefVersion: 2 };
  const recordOf = async (before: string, boothSize: string) => {
    const briefs = [briefVersionOf({ ...request, boothSize: before, briefVersion: 1 }, now)];
    const accepted = { ...beasResponse, status: "accepted" as const };
    const decided = { request: { ...request, boothSize }, accepted, others: [], briefs };
    const letters = await writeDecision(openTestPorts(), decided, now);
    return letters.map(({ letter }) => letter).find(({ kind }) => kind === "acceptance-record");
  };
  expect(await recordOf("20x20", "20x30 ft (6 x 9 m)")).toMatchObject({
    request: { tradeShowName: "", boothSize: "20x30 ft (6 x 9 m)" },
    earlierBrief: { boothSize: "20x20" },
  });
  expect(await recordOf("Big, buy now", "As big as it gets")).toMatchObject({
    request: { boothSize: "" },
    earlierBrief: { boothSize: "", changed: ["boothSize"] },
  });
});

test("emails that ask a builder for something carry the link of their invitation [R14] [R15] [R21]", async () => {
  const unpriced = { ...beasResponse, quotedAmount: null };
  const ports = openTestPorts({ cases: [{ ...answeredCase, responses: [unpriced] }] });
  const { request } = answeredCase;
  const asked = { responseId: beasResponse.id, by: member(ada) };
  await askForPrice(ports)(asked);
  await askForLines(ports)({ ...asked, ask: "itemize" });
  const round = {
    id: "round" as never,
    number: 1,
    text: "Your best?",
    lines: [],
    remindAt: null,
    openedAt: now.toISOString(),
    endsAt: now.toISOString(),
    isLate: false,
    answer: null,
    answeredAt: null,
    closedAt: null,
    cancelledAt: null,
  };
  const responses = [{ ...beasResponse, round }];
  const changes = { asked: [], notAsked: [], fields: ["venue"] };
  const rounds = ["round-opened", "round-ends", "round-cancelled"] as const;
  const written = await Promise.all([
    ports.outbox,
    writeBriefChange(
      ports,
      { request: { ...request, assignedBuilders: [bea] }, responses },
      changes,
      now,
    ),
    ...rounds.map((kind) => writeRoundLetters(ports, { request, responses, kind, at: now })),
  ]);
  const letters = written.flat().map(({ letter }) => letter);
  const kinds = ["price-asked", "lines-asked", "brief-changed", ...rounds];
  expect(letters.map(({ kind }) => kind)).toEqual(kinds);
  const link = { invitedAt: "2027-01-05T09:00:00.000Z", linkVersion: 1 };
  for (const letter of letters) expect(letter).toMatchObject({ builderId: bea, link });
  // each names the builder's own price [W22]
  for (const letter of letters.slice(2)) {
    expect(letter).toMatchObject({ quotedAmount: beasResponse.quotedAmount });
  }
});

test("emails to builders name a plain show, venue and company as they were typed", async () => {
  const { tradeShowName, venue, eventDate, boothSize, company, budget } = sentRequest;
  const facts = { tradeShowName, venue, eventDate, boothSize };
  const letters = await lettersAbout(sentRequest);
  for (const letter of letters) expect(letter).toMatchObject({ request: facts });
  expect(letters[0]).toMatchObject({ request: { ...facts, company, budget } });
});
