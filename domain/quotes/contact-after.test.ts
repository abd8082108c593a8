import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, member } from "../accounts/examples.ts";
import { listAvailableRequests } from "../assignment/list-available-requests.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import { lineOf } from "../offers/examples.ts";
import { listBriefEdits } from "./brief/list-brief-edits.ts";
import { briefVersionOf } from "./brief-version.ts";
import {
  type ContactAfter,
  contactMask,
  masked,
  seesContact,
  withoutContact,
} from "./contact-after.ts";
import { bea, beasResponse, carl, invitation, pendingRequest, sentRequest } from "./examples.ts";
import { listAssignedRequests } from "./for-builders/list-assigned-requests.ts";
import { viewQuoteRequest } from "./own-requests/view-quote-request.ts";
import { listEarlierQuotes } from "./responses/list-earlier-quotes.ts";
import { listOwnResponses } from "./responses/list-own-responses.ts";

const begun = invitation(bea, { acknowledgedAt: new Date() });
const removed = { ...begun, removedAt: new Date() };
const accepted = { ...beasResponse, status: "accepted" as const };

//                                                        assigned awarded
test.for<[string, (typeof begun)[], (typeof beasResponse)[], boolean, boolean]>([
  ["was invited", [invitation(bea)], [], true, false],
  ["will quote", [begun], [], true, false],
  ["was removed", [removed], [], true, false],
  ["has quoted", [invitation(bea)], [beasResponse], true, false],
  ["won", [begun], [accepted], true, true],
  ["lost to Carl", [begun], [{ ...accepted, builderId: carl }], true, false],
])(
  "seesContact() of a builder who %s depends on the setting [R25]",
  ([, invitations, responses, ...expected]) => {
    const found = { request: { ...sentRequest, invitations }, responses };
    const moments: ContactAfter[] = ["assigned", "awarded"];
    expect(moments.map((moment) => seesContact(moment, found, bea))).toEqual(expected);
  },
);

test("withoutContact() leaves neither people nor links, and masks the texts [R25]", () => {
  const { firstName, lastName, email, phone } = sentRequest;
  const given = {
    ...sentRequest,
    designLink: "https://designs.example/1",
    additionalRequirements: `Write to ${email} or see www.engines.example. Two towers.`,
  };
  const hidden = withoutContact(given);
  const until = "[contact data is shown after acceptance]";
  expect(hidden.additionalRequirements).toBe(`Write to ${until} or see ${until} Two towers.`);
  const all = JSON.stringify(hidden);
  for (const secret of [firstName, lastName, email, phone, "designs.example"]) {
    expect(all).not.toContain(`"${secret}`);
  }
  expect(masked("20x20, $35,000 in 2027")).toBe("20x20, $35,000 in 2027");
});

test("withoutContact() leaves contact data in no text, whichever field holds it [R25]", () => {
  const contact = "carol@engines.example, +1 555 010 0199";
  const narrow = new Set(["id", "userId", "emailState", "status", "priority"]);
  const isText = (value: unknown) => typeof value === "string" || value === null;
  const texts = Object.entries(sentRequest)
    .filter(([name, value]) => isText(value) && !narrow.has(name) && !/At$|Date$/.test(name))
    .map(([name]) => [name, contact]);
  expect(texts.map(([name]) => name)).toEqual(
    expect.arrayContaining(["company", "additionalRequirements", "notes", "cancelReason"]),
  );
  const given = { ...sentRequest, ...Object.fromEntries(texts), eventDate: contact };
  const hidden = JSON.stringify(withoutContact({ ...given, features: [contact] }));
  expect(hidden).not.toMatch(/carol|0199/);
});

test("an assigned builder reads the request and the list without contact data until the setting's moment [R25]", async () => {
  const { email, phone } = sentRequest;
  const by = member(beaUser, beasBooths);
  for (const [contactAfter, response, sees] of [
    ["assigned", null, true],
    ["awarded", beasResponse, false],
    ["awarded", accepted, true],
  ] as const) {
    const responses = response ? [response] : [];
    const fakes = openTestPorts({ cases: [{ request: sentRequest, responses }] });
    const ports = { ...fakes, contactAfter };
    const contacts = { email: sees ? email : "", phone: sees ? phone : "" };
    const viewed = await viewQuoteRequest(ports)({ id: sentRequest.id, by, receipts: [] });
    expect(viewed).toMatchObject({ value: { as: "builder", request: contacts } });
    const listed = await listAssignedRequests(ports)({ by, page: { limit: 10, after: null } });
    expect(listed).toMatchObject({ value: { items: [{ request: contacts }] } });
    const own = { id: sentRequest.id, by: member(ada), receipts: [] };
    expect(await viewQuoteRequest(ports)(own)).toMatchObject({ value: { request: { email } } });
  }
});

test("changes of the brief hide contact data from builders as the brief does [R25]", async () => {
  const { quotes } = openTestPorts({ cases: [{ request: sentRequest, responses: [] }] });
  const first = briefVersionOf(sentRequest, new Date(0));
  const additionalRequirements = "Write to ada@engines.example";
  const features = ["storage", "Call 555-010-4711"];
  const second = { ...first, version: 2, additionalRequirements, features };
  const versions = { ...quotes, listBriefVersions: async () => [first, second] };
  const textFor = async (contactAfter: ContactAfter, by: Parameters<typeof member>) => {
    const list = listBriefEdits({ quotes: versions, contactAfter });
    const read = await list({ requestId: sentRequest.id, by: member(...by) });
    const changes = read.ok ? (read.value[0]?.changes ?? []) : [];
    const of = (name: string) => changes.find(({ field }) => field === name)?.to;
    return [of("additionalRequirements"), of("features")];
  };
  const shown = [additionalRequirements, features];
  expect(await textFor("assigned", [beaUser, beasBooths])).toEqual(shown);
  expect(await textFor("awarded", [beaUser, beasBooths])).toEqual([
    `Write to ${contactMask}`,
    ["storage", `Call ${contactMask}`],
  ]);
  expect(await textFor("awarded", [ada])).toEqual(shown);
});

const page = { limit: 10, after: null };

test("a builder's own and earlier quotes show facts of the brief without contact data until the setting's moment [R25]", async () => {
  const by = member(beaUser, beasBooths);
  const tradeShowName = "Expo, call 555-010-4711";
  const request = { ...sentRequest, tradeShowName, company: "Engines Ltd, ada@engines.example" };
  const itemized = { ...beasResponse, lines: [lineOf("structure", { amount: 42_000_00 })] };
  for (const [contactAfter, response, sees] of [
    ["assigned", itemized, true],
    ["awarded", itemized, false],
    ["awarded", { ...itemized, status: "accepted" as const }, true],
  ] as const) {
    const fakes = openTestPorts({ cases: [{ request, responses: [response] }] });
    const ports = { ...fakes, contactAfter };
    const mask = contactMask;
    const shown = sees
      ? { tradeShowName, company: request.company }
      : { tradeShowName: `Expo, call ${mask}`, company: `Engines Ltd, ${mask}` };
    for (const list of [listOwnResponses(ports), listEarlierQuotes(ports)]) {
      expect(await list({ by, page })).toMatchObject({ value: { items: [{ request: shown }] } });
    }
  }
});

test("reasons of a decline and a cancellation hide contact data from builders until the setting's moment [R25]", async () => {
  const by = member(beaUser, beasBooths);
  const reason = "Ask our agency, 555-010-4711";
  const response = { ...beasResponse, status: "declined" as const, declineReason: reason };
  const request = { ...sentRequest, status: "cancelled" as const, cancelReason: reason };
  for (const [contactAfter, shown] of [
    ["assigned", reason],
    ["awarded", `Ask our agency, ${contactMask}`],
  ] as const) {
    const fakes = openTestPorts({ cases: [{ request, responses: [response] }] });
    const ports = { ...fakes, contactAfter };
    expect(await listOwnResponses(ports)({ by, page })).toMatchObject({
      value: { items: [{ response: { declineReason: shown }, request: { cancelReason: shown } }] },
    });
    expect(await listAssignedRequests(ports)({ by, page })).toMatchObject({
      value: { items: [{ request: { cancelReason: shown } }] },
    });
  }
});

test("requests of others have no contact data in their facts, whatever the setting; plain names stay [Q22]", async () => {
  const listed = async (facts: Partial<typeof pendingRequest>) => {
    const request = { ...pendingRequest, ...facts };
    const fakes = openTestPorts({ cases: [{ request, responses: [] }] });
    const read = await listAvailableRequests(fakes)({ by: member(beaUser, beasBooths), page });
    return read.ok && read.value.items[0]?.request;
  };
  expect(await listed({})).toMatchObject(pendingRequest);
  const typed = {
    venue: "Hall 3, call Ada Lovelace 555-010-4711",
    tradeShowName: "www.engines.example",
    boothSize: "20x20 or 555 010 4712",
    industry: "ada@engines.example",
  };
  expect(await listed(typed)).toMatchObject({
    venue: "Hall 3, call [hidden] [hidden]",
    tradeShowName: "[hidden]",
    boothSize: "20x20 or [hidden]",
    industry: "[hidden]",
  });
});
