import { describe, expect, it } from "vitest";
import { createMemoryBlogRepository } from "../../adapters/memory/blog-repository.ts";
import { createMemoryMailbox } from "../../adapters/memory/mailbox.ts";
import { createMemoryMessageRepository } from "../../adapters/memory/message-repository.ts";
import { openTestPorts } from "../../adapters/memory/test-ports.ts";
import { createMemoryTradeShowRepository } from "../../adapters/memory/trade-show-repository.ts";
import { ada, bea as beaUser, carl as carlUser, max, member, otto } from "../accounts/examples.ts";
import { type Principal, visitor } from "../accounts/principal.ts";
import { beasBooths, carlsStands } from "../builder-profiles/examples.ts";
import { createCore } from "../core.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { QuoteRequestId, QuoteResponseId, ReceiptId } from "../shared/id.ts";
import type { Result } from "../shared/result.ts";
import { answeredCase, bea, beasResponse, form, invitation, offer } from "./examples.ts";
import type { QuoteCase } from "./ports.ts";

// Who may do what with Ada's request, which Bea is assigned to and has answered: every call by every kind of caller.

const page = { limit: 10, after: null };
const requestId = answeredCase.request.id;
const onlyBeas: QuoteCase = {
  request: {
    ...answeredCase.request,
    assignedBuilders: [bea],
    invitations: [invitation(bea), invitation(carlsStands.id, { removedAt: new Date() })],
  },
  responses: [beasResponse],
};
const unapproved: BuilderProfileSummary = { ...beasBooths, reviewState: "pending-review" };
const hidden: BuilderProfileSummary = { ...beasBooths, public: false };

const callers = {
  visitor,
  owner: member(ada),
  stranger: member(otto),
  "assigned builder": member(beaUser, beasBooths),
  "removed builder": member(carlUser, carlsStands),
  "unapproved builder": member(beaUser, unapproved),
  "hidden builder": member(beaUser, hidden),
  "self-made builder": member({ ...otto, userType: "builder" }),
  admin: member(max),
} satisfies Record<string, Principal>;
type Caller = keyof typeof callers;

function newCore(cases = [onlyBeas]) {
  const house = openTestPorts({ cases });
  return createCore({
    ...house,
    messages: createMemoryMessageRepository(house.outbox),
    mailbox: createMemoryMailbox(),
    contacts: undefined as never,
    media: undefined as never,
    syncHistory: undefined as never,
    studio: undefined as never,
    pictures: undefined as never,
    supportAddress: "support@boothwright.example",
    portfolio: undefined as never,
    reviews: undefined as never,
    changes: undefined as never,
    matching: undefined as never,
    desk: undefined as never,
    audit: undefined as never,
    accountDesk: undefined as never,
    sanitise: undefined as never,
    accounts: undefined as never,
    favourites: undefined as never,
    mutedMail: undefined as never,
    leftovers: undefined as never,
    erasures: undefined as never,
    erasureFile: undefined as never,
    retention: undefined as never,
    blog: createMemoryBlogRepository([]),
    siteMap: undefined as never,
    tradeShows: createMemoryTradeShowRepository(),
  });
}
type Core = ReturnType<typeof newCore>;
type Call = (core: Core, by: Principal) => Promise<Result<unknown, { kind: string }>>;

const responseId = beasResponse.id;
const [noRequest, noResponse] = ["none" as QuoteRequestId, "none" as QuoteResponseId];
const calls = {
  view: (core, by) => core.viewQuoteRequest({ id: requestId, by, receipts: [] }),
  responses: (core, by) => core.listResponses({ requestId, by }),
  respond: (core, by) => core.respondToRequest({ requestId, offer, by }),
  revise: (core, by) => core.reviseResponse({ responseId, changes: offer, by }),
  withdraw: (core, by) => core.withdrawResponse({ responseId, by }),
  accept: (core, by) => core.acceptResponse({ responseId, by }),
  decline: (core, by) => core.declineResponse({ responseId, reason: null, by }),
  "ask for a price": (core, by) => core.askForPrice({ responseId, by }),
  cancel: (core, by) => core.cancelRequest({ requestId, reason: null, by }),
  assign: (core, by) => core.assignBuilders({ requestId, builderIds: [bea], by }),
  "send again": (core, by) => core.sendAgain({ requestId, by }),
  complete: (core, by) => core.completeRequest({ requestId, by }),
  reopen: (core, by) => core.reopenRequest({ requestId, reason: null, by }),
  annotate: (core, by) => core.annotateRequest({ requestId, notes: "x", by }),
  stats: (core, by) => core.readAdminStats({ by }),
  "all quotes": (core, by) => core.listQuotesForAdmin({ by, group: null, page }),
} satisfies Record<string, Call>;

const [no, who, not] = ["quote-request-not-found", "not-signed-in", "not-allowed"];
const noQuote = "quote-response-not-found";
const adminOnly = { visitor: who, admin: "ok", else: not };
const expected: Record<keyof typeof calls, Partial<Record<Caller | "else", string>>> = {
  view: { owner: "ok", "assigned builder": "ok", admin: "ok", else: no },
  responses: { visitor: who, owner: "ok", "assigned builder": "ok", admin: "ok", else: no },
  respond: { visitor: who, "assigned builder": "already-responded", else: no },
  revise: {
    visitor: who,
    "assigned builder": "ok",
    "unapproved builder": not,
    "hidden builder": not,
    else: noQuote,
  },
  withdraw: {
    visitor: who,
    "assigned builder": "ok",
    "unapproved builder": "ok",
    "hidden builder": "ok",
    else: noQuote,
  },
  accept: { visitor: who, owner: "ok", else: noQuote },
  decline: { visitor: who, owner: "ok", else: noQuote },
  "ask for a price": { visitor: who, owner: "quote-has-price", else: noQuote },
  cancel: { visitor: who, owner: "ok", admin: "ok", else: no },
  assign: adminOnly,
  "send again": { ...adminOnly, admin: "nothing-to-send-again" },
  complete: { ...adminOnly, admin: "no-accepted-response" },
  reopen: { ...adminOnly, admin: "quote-request-state" },
  annotate: adminOnly,
  stats: adminOnly,
  "all quotes": adminOnly,
};

describe.each(Object.keys(calls) as (keyof typeof calls)[])("%s", (name) => {
  it.each(Object.keys(callers) as Caller[])("answers each caller as is due: %s", async (caller) => {
    const result = await calls[name](newCore(), callers[caller]);
    const answer = result.ok ? "ok" : result.refusal.kind;
    expect(answer).toBe(expected[name][caller] ?? expected[name].else);
  });
});

it("a stranger's request and a missing one are refused in the same words", async () => {
  const core = newCore();
  const by = callers.stranger;
  const both = (call: (id: QuoteRequestId) => Promise<unknown>) =>
    Promise.all([requestId, noRequest].map(call));
  for (const [real, missing] of await Promise.all([
    both((id) => core.viewQuoteRequest({ id, by, receipts: [] })),
    both((id) => core.listResponses({ requestId: id, by })),
    both((id) => core.respondToRequest({ requestId: id, offer, by })),
    both((id) => core.cancelRequest({ requestId: id, reason: null, by })),
  ])) {
    expect(real).toEqual(missing);
  }
});

it("a stranger's response and a missing one are refused in the same words", async () => {
  const core = newCore();
  const by = callers.stranger;
  const both = (call: (id: QuoteResponseId) => Promise<unknown>) =>
    Promise.all([responseId, noResponse].map(call));
  for (const [real, missing] of await Promise.all([
    both((id) => core.reviseResponse({ responseId: id, changes: offer, by })),
    both((id) => core.withdrawResponse({ responseId: id, by })),
    both((id) => core.acceptResponse({ responseId: id, by })),
    both((id) => core.declineResponse({ responseId: id, reason: null, by })),
    both((id) => core.askForPrice({ responseId: id, by })),
  ])) {
    expect(real).toEqual(missing);
  }
});

it("listResponses() shows a builder their own offer only, and contacts without the sign-in address", async () => {
  const core = newCore([answeredCase]);
  const own = await core.listResponses({ requestId, by: callers["assigned builder"] });
  expect(own.ok && own.value.map(({ response }) => response)).toEqual([beasResponse]);
  const all = await core.listResponses({ requestId, by: callers.owner });
  expect(all.ok && all.value).toHaveLength(2);
  expect(all.ok && all.value[1]?.builder?.email).toBe(beasBooths.email);
  expect(JSON.stringify(all)).not.toContain(beaUser.email);
});

it("lists answer nothing to members without an approved profile, and 'not signed in' to visitors", async () => {
  const core = newCore();
  const nothing = { ok: true, value: { items: [], next: null } };
  for (const caller of [
    "owner",
    "unapproved builder",
    "hidden builder",
    "self-made builder",
  ] as const) {
    const by = callers[caller];
    expect(await core.listAssignedRequests({ by, page })).toEqual(nothing);
    expect(await core.listAvailableRequests({ by, page })).toEqual(nothing);
  }
  const refused = { ok: false, refusal: { kind: "not-signed-in" } };
  const asked = { by: visitor, page };
  expect(await core.listAssignedRequests(asked)).toEqual(refused);
  expect(await core.listAvailableRequests(asked)).toEqual(refused);
  expect(await core.listOwnRequests(asked)).toEqual(refused);
  expect(await core.listOwnResponses(asked)).toEqual(refused);
});

it("lists answer each caller with what is theirs", async () => {
  const core = newCore();
  const requests = await core.listOwnRequests({ by: callers.owner, page });
  expect(requests.ok && requests.value.items.map(({ request }) => request.id)).toEqual([requestId]);
  const assigned = await core.listAssignedRequests({ by: callers["assigned builder"], page });
  expect(assigned.ok && assigned.value.items).toMatchObject([
    { request: { id: requestId }, live: { id: beasResponse.id } },
  ]);
  const responses = await core.listOwnResponses({ by: callers["unapproved builder"], page });
  expect(responses.ok && responses.value.items.map(({ response }) => response)).toEqual([
    beasResponse,
  ]);
});

it("viewQuoteRequest() shows the request to who holds its receipt, and to no other receipt", async () => {
  const core = newCore([]);
  const made = await core.submitQuoteRequest({ form, by: visitor, idempotency: null });
  if (!made.ok) throw new Error(made.refusal.kind);
  const { requestId: id, receiptId } = made.value;
  const view = (receipts: ReceiptId[]) => core.viewQuoteRequest({ id, by: visitor, receipts });
  expect(await view([receiptId])).toMatchObject({ ok: true, value: { as: "receipt" } });
  expect((await view(["forged" as ReceiptId])).ok).toBe(false);
  expect((await view([])).ok).toBe(false);
});
