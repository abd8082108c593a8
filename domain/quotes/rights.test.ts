import { describe, expect, it } from "vitest";
import { createMemoryMessageRepository } from "../../adapters/memory/message-repository.ts";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, carl as carlUser, max, member, otto } from "../accounts/examples.ts";
import { type Principal, visitor } from "../accounts/principal.ts";
import { assignBuilders } from "../assignment/assign-builders.ts";
import { completeRequest } from "../assignment/complete-request.ts";
import { listAssignedRequests } from "../assignment/invitations/list-assigned-requests.ts";
import { sendAgain } from "../assignment/invitations/send-again.ts";
import { listAvailableRequests } from "../assignment/list-available-requests.ts";
import { reopenRequest } from "../assignment/reopen-request.ts";
import { annotateRequest } from "../assignment/requests/annotate-request.ts";
import { listQuotesForAdmin } from "../assignment/requests/list-quotes-for-admin.ts";
import { readAdminStats } from "../assignment/requests/read-admin-stats.ts";
import { beasBooths, carlsStands } from "../builder-profiles/examples.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { QuoteRequestId, QuoteResponseId, ReceiptId } from "../shared/id.ts";
import type { Result } from "../shared/result.ts";
import { createQuotes } from "./create-quotes.ts";
import { answeredCase, bea, beasResponse, form, invitation, offer } from "./examples.ts";
import type { QuoteCase } from "./ports.ts";
import { respondToRequest } from "./responses/respond-to-request.ts";

// Permissions on Ada's request, which Bea is assigned to and has answered: every call by every kind
// of caller.

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
  const fakes = openTestPorts({ cases });
  const ports = { ...fakes, messages: createMemoryMessageRepository(fakes.outbox) };
  return {
    quotes: createQuotes(ports),
    assignment: {
      assignBuilders: assignBuilders(ports),
      listAssignedRequests: listAssignedRequests(ports),
      listAvailableRequests: listAvailableRequests(ports),
      sendAgain: sendAgain(ports),
      completeRequest: completeRequest(ports),
      reopenRequest: reopenRequest(ports),
      respondToRequest: respondToRequest(ports),
      annotateRequest: annotateRequest(ports),
      readAdminStats: readAdminStats(ports),
      listQuotesForAdmin: listQuotesForAdmin(ports),
    },
  };
}
type Core = ReturnType<typeof newCore>;
type Call = (core: Core, by: Principal) => Promise<Result<unknown, { kind: string }>>;

const responseId = beasResponse.id;
const [noRequest, noResponse] = ["none" as QuoteRequestId, "none" as QuoteResponseId];
const calls = {
  view: (core, by) => core.quotes.viewQuoteRequest({ id: requestId, by, receipts: [] }),
  responses: (core, by) => core.quotes.listResponses({ requestId, by }),
  "quoting builders": (core, by) => core.quotes.listQuotingBuilders({ requestId, by }),
  respond: (core, by) => core.assignment.respondToRequest({ requestId, offer, by }),
  revise: (core, by) => core.quotes.reviseResponse({ responseId, changes: offer, by }),
  withdraw: (core, by) => core.quotes.withdrawResponse({ responseId, by }),
  accept: (core, by) => core.quotes.acceptResponse({ responseId, by }),
  decline: (core, by) => core.quotes.declineResponse({ responseId, reason: null, by }),
  "ask for a price": (core, by) => core.quotes.askForPrice({ responseId, by }),
  "ask for an updated price": (core, by) =>
    core.quotes.askForPrice({ responseId, wanted: "updated", by }),
  "ask for lines": (core, by) => core.quotes.askForLines({ responseId, ask: "itemize", by }),
  "edit the scope": (core, by) =>
    core.quotes.editScope({ requestId, edits: { added: ["storage"], struck: [] }, by }),
  cancel: (core, by) => core.quotes.cancelRequest({ requestId, reason: null, by }),
  assign: (core, by) => core.assignment.assignBuilders({ requestId, builderIds: [bea], by }),
  "send again": (core, by) => core.assignment.sendAgain({ requestId, by }),
  complete: (core, by) => core.assignment.completeRequest({ requestId, by }),
  reopen: (core, by) => core.assignment.reopenRequest({ requestId, reason: null, by }),
  annotate: (core, by) => core.assignment.annotateRequest({ requestId, notes: "x", by }),
  stats: (core, by) => core.assignment.readAdminStats({ by }),
  "all quotes": (core, by) => core.assignment.listQuotesForAdmin({ by, group: null, page }),
} satisfies Record<string, Call>;

const [no, who, not] = ["quote-request-not-found", "not-signed-in", "not-allowed"];
const noQuote = "quote-response-not-found";
const adminOnly = { visitor: who, admin: "ok", else: not };
const expected: Record<keyof typeof calls, Partial<Record<Caller | "else", string>>> = {
  view: { owner: "ok", "assigned builder": "ok", admin: "ok", else: no },
  responses: { visitor: who, owner: "ok", "assigned builder": "ok", admin: "ok", else: no },
  "quoting builders": { visitor: who, owner: "ok", admin: "ok", else: no },
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
  "ask for an updated price": { visitor: who, owner: "quote-up-to-date", else: noQuote },
  "ask for lines": { visitor: who, owner: "ok", else: noQuote },
  "edit the scope": { visitor: who, owner: "ok", else: no },
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
    both((id) => core.quotes.viewQuoteRequest({ id, by, receipts: [] })),
    both((id) => core.quotes.listResponses({ requestId: id, by })),
    both((id) => core.assignment.respondToRequest({ requestId: id, offer, by })),
    both((id) => core.quotes.cancelRequest({ requestId: id, reason: null, by })),
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
    both((id) => core.quotes.reviseResponse({ responseId: id, changes: offer, by })),
    both((id) => core.quotes.withdrawResponse({ responseId: id, by })),
    both((id) => core.quotes.acceptResponse({ responseId: id, by })),
    both((id) => core.quotes.declineResponse({ responseId: id, reason: null, by })),
    both((id) => core.quotes.askForPrice({ responseId: id, by })),
  ])) {
    expect(real).toEqual(missing);
  }
});

it("listResponses() shows a builder their own offer only, and contacts without the sign-in address", async () => {
  const core = newCore([answeredCase]);
  const own = await core.quotes.listResponses({ requestId, by: callers["assigned builder"] });
  expect(own.ok && own.value.map(({ response }) => response)).toEqual([beasResponse]);
  const all = await core.quotes.listResponses({ requestId, by: callers.owner });
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
    expect(await core.assignment.listAssignedRequests({ by, page })).toEqual(nothing);
    expect(await core.assignment.listAvailableRequests({ by, page })).toEqual(nothing);
  }
  const refused = { ok: false, refusal: { kind: "not-signed-in" } };
  const asked = { by: visitor, page };
  expect(await core.assignment.listAssignedRequests(asked)).toEqual(refused);
  expect(await core.assignment.listAvailableRequests(asked)).toEqual(refused);
  expect(await core.quotes.listOwnRequests(asked)).toEqual(refused);
  expect(await core.quotes.listOwnResponses(asked)).toEqual(refused);
  expect(await core.quotes.listEarlierQuotes(asked)).toEqual(refused);
});

it("lists answer each caller with what is theirs", async () => {
  const core = newCore();
  const requests = await core.quotes.listOwnRequests({ by: callers.owner, page });
  expect(requests.ok && requests.value.items.map(({ request }) => request.id)).toEqual([requestId]);
  const assigned = await core.assignment.listAssignedRequests({
    by: callers["assigned builder"],
    page,
  });
  expect(assigned.ok && assigned.value.items).toMatchObject([
    { request: { id: requestId }, live: { id: beasResponse.id } },
  ]);
  const responses = await core.quotes.listOwnResponses({ by: callers["unapproved builder"], page });
  expect(responses.ok && responses.value.items.map(({ response }) => response)).toEqual([
    beasResponse,
  ]);
});

it("viewQuoteRequest() says how far the request is as the list does, and says it to no builder [W20]", async () => {
  const core = newCore([answeredCase]);
  const seenBy = (by: Principal) =>
    core.quotes.viewQuoteRequest({ id: requestId, by, receipts: [] });
  const listed = await core.quotes.listOwnRequests({ by: callers.owner, page });
  const [own] = listed.ok ? listed.value.items : [];
  expect(own).toMatchObject({ standing: "quotes-to-decide", openQuotes: 2 });
  expect(await seenBy(callers.owner)).toEqual({ ok: true, value: { as: "owner", ...own } });
  expect(await seenBy(callers.admin)).toEqual({ ok: true, value: { as: "admin", ...own } });
  const builders = await seenBy(callers["assigned builder"]);
  expect(builders.ok && Object.keys(builders.value)).toEqual(["as", "request"]);
});

it("viewQuoteRequest() shows the request to who holds its receipt, and to no other receipt", async () => {
  const core = newCore([]);
  const made = await core.quotes.submitQuoteRequest({ form, by: visitor, idempotency: null });
  if (!made.ok) throw new Error(made.refusal.kind);
  const { requestId: id, receiptId } = made.value;
  const view = (receipts: ReceiptId[]) =>
    core.quotes.viewQuoteRequest({ id, by: visitor, receipts });
  expect(await view([receiptId])).toMatchObject({ ok: true, value: { as: "receipt" } });
  expect((await view(["forged" as ReceiptId])).ok).toBe(false);
  expect((await view([])).ok).toBe(false);
});
