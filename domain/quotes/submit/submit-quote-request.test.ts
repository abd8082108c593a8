import { expect, it } from "vitest";
import { createMemoryRateRepository } from "../../../adapters/memory/rate-repository.ts";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { createMemoryTradeShowRepository } from "../../../adapters/memory/trade-show-repository.ts";
import { ada, max, member, otto, people } from "../../accounts/examples.ts";
import { type Principal, visitor } from "../../accounts/principal.ts";
import { ces } from "../../trade-shows/examples.ts";
import { withoutContact } from "../contact-after.ts";
import { form, now } from "../examples.ts";
import { factsForBuilders } from "../mask-contacts.ts";
import { replaySubmission, submitQuoteRequest } from "./submit-quote-request.ts";

const key = { scope: "s", key: "k", bodyHash: "b" };

it("submitQuoteRequest() keeps a pending request of normal priority, with the day that it names", async () => {
  const fakes = openTestPorts();
  const given = { ...form, eventDate: "March 3, 2027" };
  const result = await submitQuoteRequest(fakes)({ form: given, by: visitor, idempotency: null });
  if (!result.ok) throw new Error(result.refusal.kind);
  const stored = await fakes.quotes.find(result.value.requestId);
  expect(stored).toEqual(result.value.request);
  expect(stored).toMatchObject({
    ...given,
    userId: null,
    status: "pending",
    priority: "normal",
    eventDay: "2027-03-03",
    assignedBuilders: [],
    createdAt: now,
    version: 1,
  });
  const { requestId, receiptId } = result.value;
  const [before, after] = [new Date("2027-02-04T09:59:59Z"), new Date("2027-02-04T10:00:00Z")];
  expect(await fakes.quotes.holdsReceipt(requestId, [receiptId], before)).toBe(true);
  expect(await fakes.quotes.holdsReceipt(requestId, [receiptId], after)).toBe(false);
});

it("submitQuoteRequest() takes the show's clock where the exhibitor's is not known: the venue's, else the calendar's [Q04]", async () => {
  const fakes = openTestPorts();
  const rates = createMemoryRateRepository([
    { ...ces, title: "Lift Expo 2026", year: "2026", city: "Chicago", state: "IL" },
    { ...ces, title: "Lift Expo 2027", year: "2027", city: "Orlando", state: "FL" },
  ]);
  const zoneOf = async (facts: Partial<typeof form>, timeZone: string | null = null) => {
    const given = { ...form, tradeShowName: "Lift Expo", eventDate: "March 3, 2027", ...facts };
    const submit = submitQuoteRequest({ ...fakes, rates });
    const sent = await submit({ form: given, by: visitor, idempotency: null, timeZone });
    const promise = sent.ok && (await fakes.promises.find(sent.value.requestId));
    return promise ? promise.promise.timeZone : null;
  };
  const venue = "The big hall";
  expect(await zoneOf({ venue })).toBe("America/New_York");
  expect(await zoneOf({ venue, eventDate: "March 3, 2026" })).toBe("America/Chicago");
  expect(await zoneOf({ venue: "Las Vegas Convention Center" })).toBe("America/Los_Angeles");
  expect(await zoneOf({ venue }, "Europe/Berlin")).toBe("Europe/Berlin");
  expect(await zoneOf({ venue, tradeShowName: "Crane Expo" })).toBe("UTC");
});

it("the name and venue of a show of the calendar are shown as they are, and no other text with as many digits is [Q22]", async () => {
  const show = { ...ces, title: "Expo 2026/2027", venue: "Hall 55.501.0199, Gate 2", city: "Reno" };
  const tradeShows = createMemoryTradeShowRepository([show]);
  const fakes = openTestPorts();
  const shownFor = async (facts: Partial<typeof form>) => {
    const given = { ...form, tradeShowName: show.title, ...facts };
    const submit = submitQuoteRequest({ ...fakes, tradeShows });
    const sent = await submit({ form: given, by: visitor, idempotency: null });
    const stored = sent.ok && (await fakes.quotes.find(sent.value.requestId));
    if (!stored) throw new Error("Not sent");
    const { tradeShowName, venue } = factsForBuilders(stored);
    expect(withoutContact(stored).tradeShowName === stored.tradeShowName).toBe(
      tradeShowName === stored.tradeShowName,
    );
    return [tradeShowName, venue];
  };
  expect(await shownFor({ venue: `${show.venue}, Reno` })).toEqual([
    "Expo 2026/2027",
    "Hall 55.501.0199, Gate 2, Reno",
  ]);
  expect(await shownFor({ venue: show.venue })).toEqual([show.title, show.venue]);
  // word for word, and a venue only with its own show
  const free = ["Hall [hidden], Gate 2", "Hall [hidden], Gate 2, call Ada"];
  expect(await shownFor({ venue: free[1]?.replace("[hidden]", "55.501.0199") ?? "" })).toEqual([
    show.title,
    free[1],
  ]);
  expect(await shownFor({ tradeShowName: "expo 2026/2027", venue: show.venue })).toEqual([
    "expo 2026/2027",
    free[0],
  ]);
  expect(await shownFor({ tradeShowName: "Expo 2026/2027 5550199" })).toEqual([
    "Expo [hidden]",
    form.venue,
  ]);
});

it("submitQuoteRequest() stores nothing that the form has no field for", async () => {
  const fakes = openTestPorts();
  const cunning = { ...form, status: "completed", priority: "high", userId: max.id, notes: "x" };
  const result = await submitQuoteRequest(fakes)({ form: cunning, by: visitor, idempotency: null });
  const request = result.ok && (await fakes.quotes.find(result.value.requestId));
  expect(request).toMatchObject({
    status: "pending",
    priority: "normal",
    userId: null,
    notes: null,
  });
});

it("submitQuoteRequest() links a member's request, and mails the member and every admin", async () => {
  const fakes = openTestPorts();
  const second = { ...max, id: otto.id, email: "mia@boothwright.example" };
  for (const admin of [max, second]) await fakes.users.save(admin);
  const result = await submitQuoteRequest(fakes)({ form, by: member(ada), idempotency: null });
  expect(result.ok && result.value.request.userId).toBe(ada.id);
  expect(fakes.letters()).toEqual([
    "request-received to ada@exhibits.example",
    "request-to-assign to mia@boothwright.example",
    "request-to-assign to max@boothwright.example",
  ]);
  expect(fakes.outbox[0]?.letter).toMatchObject({ request: { firstName: "Ada" } });
});

it("submitQuoteRequest() writes to an admin once an hour about more requests than are emailed one by one", async () => {
  const fakes = openTestPorts();
  await fakes.users.save(max);
  const submit = submitQuoteRequest(fakes);
  const send = () =>
    submit({ form, by: visitor, idempotency: null, mayConfirm: false, mayNotice: false });
  await send();
  await send();
  const keys = fakes.outbox.map(({ letter, dedupeKey }) => `${letter.kind} ${dedupeKey}`);
  expect(new Set(keys)).toEqual(new Set([`many-requests many-requests/2027-01-05T10/${max.id}`]));
});

it.each([
  ["a visitor", visitor],
  ["another member", member(otto)],
  ["a member whose address is not proven", member({ ...ada, emailVerifiedAt: null })],
])(
  "submitQuoteRequest() sends none of the form's text to the address that %s gave",
  async (_, by) => {
    const fakes = openTestPorts();
    const sent = await submitQuoteRequest(fakes)({ form, by, idempotency: null });
    expect(sent).toMatchObject({ value: { request: { emailState: "unproven" } } });
    expect(fakes.outbox[0]?.letter).toMatchObject({
      kind: "request-received",
      to: { name: null, address: form.email },
      request: null,
    });
    expect(JSON.stringify(fakes.outbox[0])).not.toContain(form.tradeShowName);
    expect(JSON.stringify(fakes.outbox[0])).not.toContain(form.firstName);
  },
);

it("submitQuoteRequest() keeps whether the address is the sender's, and whether it had as many confirmations as it may", async () => {
  const stateFor = async (by: Principal, mayConfirm: boolean) => {
    const fakes = openTestPorts();
    const sent = await submitQuoteRequest(fakes)({ form, by, idempotency: null, mayConfirm });
    return sent.ok && (await fakes.quotes.find(sent.value.requestId))?.emailState;
  };
  expect(await stateFor(member(ada), true)).toBe("proven");
  expect(await stateFor(member(otto), false)).toBe("over-limit");
  expect(await stateFor(visitor, false)).toBe("over-limit");
});

it("submitQuoteRequest() answers a replay with what the first made, and writes nothing", async () => {
  const fakes = openTestPorts({ users: people });
  const submit = submitQuoteRequest(fakes);
  const first = await submit({ form, by: visitor, idempotency: key });
  const written = fakes.outbox.length;
  const again = await submit({ form, by: visitor, idempotency: key });
  expect(again).toEqual({ ok: true, value: { ...(first.ok && first.value), replayed: true } });
  expect(fakes.outbox).toHaveLength(written);
});

it("submitQuoteRequest() refuses the same key with another body", async () => {
  const submit = submitQuoteRequest(openTestPorts());
  await submit({ form, by: visitor, idempotency: key });
  const again = await submit({ form, by: visitor, idempotency: { ...key, bodyHash: "other" } });
  expect(again).toEqual({ ok: false, refusal: { kind: "idempotency-key-reused" } });
});

it("replaySubmission() answers a key as its repeat would be, and one that made nothing with null", async () => {
  const fakes = openTestPorts({ users: people });
  const replay = replaySubmission(fakes);
  expect(await replay(key)).toBeNull();
  const first = await submitQuoteRequest(fakes)({ form, by: visitor, idempotency: key });
  expect(await replay(key)).toEqual({
    ok: true,
    value: { ...(first.ok && first.value), replayed: true },
  });
  expect(await replay({ ...key, bodyHash: "other" })).toEqual({
    ok: false,
    refusal: { kind: "idempotency-key-reused" },
  });
  expect(await replay({ ...key, scope: "other" })).toBeNull();
});
