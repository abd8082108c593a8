import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toQuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { beasResponse, pendingRequest } from "../../domain/quotes/examples.ts";
import { emptyLine } from "../quotes/lines/line-inputs.ts";
import { writeOfferDraft } from "../quotes/offer-draft/offer-draft.ts";
import { offerInputOf } from "../quotes/offer-draft/offer-input-of.ts";
import { isTypedBeside, openLinkDraft } from "./link-draft.ts";
import { toOfferInput, toTyped } from "./typed-offer.ts";

const stored = new Map<string, string>();
const token = "request.builder.1767225600000.0.signature";

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const line = {
  id: "line",
  category: "structure",
  label: "Structure",
  note: null,
  unit: "ls",
  kind: "included",
  quantity: null,
  unitPrice: null,
  amount: 30_000_00,
  within: null,
  billedBy: "builder",
};

/** The page of a quote at this revision, in one price or by line; 0: of none. */
function pageOf(revision: number, lines: object[] = []): LinkedBriefBody {
  const ownQuote = {
    ...toQuoteResponseBody(beasResponse, beasResponse.createdAt),
    revision,
    lines,
  };
  const asked = { ...pendingRequest, briefVersion: 3 };
  const may = { revise: revision > 0, quote: revision === 0 };
  return { ...asked, may, ownQuote: revision > 0 ? ownQuote : null } as unknown as LinkedBriefBody;
}

/** The fields of the page as they are served. */
function servedBy(page: LinkedBriefBody): Record<string, string> {
  const { ownQuote } = page;
  const served = toTyped(offerInputOf(ownQuote, page, new Date()));
  return { ...served, ...(!ownQuote && { validUntil: "" }) };
}

function given(typed: Record<string, string>, base = 2) {
  const draft = { values: toOfferInput(typed), base, briefVersion: 2 };
  stored.set("boothwright.link-draft.request.builder", writeOfferDraft(draft, new Date()));
  return openLinkDraft(token);
}

test("a draft by link is of its invitation, under a name without the link's signature [R05] [R41]", () => {
  const drafts = given({ pricing: "single", quotedAmount: "12,500", responseMessage: "Soon" });
  expect(drafts.read(pageOf(2, [line]))).toMatchObject({
    base: 2,
    briefVersion: 2,
    typed: { pricing: "single", quotedAmount: "12,500", responseMessage: "Soon" },
  });
  expect(openLinkDraft(token.replace("builder", "another")).read(pageOf(2, [line]))).toBeNull();
  drafts.clear();
  expect(drafts.read(pageOf(2, [line]))).toBeNull();
});

test("a draft without a price leaves the lines of an itemized quote as they are [R41]", () => {
  const drafts = given({ responseMessage: "Soon" });
  expect(drafts.read(pageOf(2, [line]))?.typed).not.toHaveProperty("pricing");
  expect(drafts.read(pageOf(2, [line]))?.typed).not.toHaveProperty("lines");
  expect(drafts.read(pageOf(2))?.typed).toMatchObject({
    pricing: "single",
    responseMessage: "Soon",
  });
});

test("a draft that was begun from another revision stays, with where the quote as it is now differs [R05] [R39] [R41]", () => {
  const typed = { pricing: "single", quotedAmount: "9,000" };
  expect(given(typed, 0).read(pageOf(0))).toMatchObject({ base: 0, differences: null });
  expect(given(typed, 2).read(pageOf(2))).toMatchObject({ base: 2, differences: null });
  for (const base of [0, 1, 3]) {
    const draft = given(typed, base).read(pageOf(2, [line]));
    expect(draft).toMatchObject({ base, typed: { quotedAmount: "9,000" } });
    expect(draft?.differences).toContainEqual({ label: "Amount", there: "By line" });
    expect(draft?.differences).toContainEqual({ label: "Structure", there: "$30,000" });
    expect(stored.size).toBe(1);
  }
  // the earlier quote has ended: what was typed is for a new one
  expect(given(typed, 2).read(pageOf(0))).toMatchObject({ base: 0, differences: null });
  expect(given(servedBy(pageOf(2)), 1).read(pageOf(2))).toBeNull();
});

test("a draft that says what the page says is none [R41]", () => {
  for (const page of [pageOf(2), pageOf(2, [line]), pageOf(0)]) {
    const served = servedBy(page);
    const base = page.ownQuote?.revision ?? 0;
    expect(given(served, base).read(page)).toBeNull();
    expect(stored.size).toBe(0);
    expect(given({ ...served, estimatedTimeline: "9 weeks" }, base).read(page)).not.toBeNull();
  }
  // the lines, price and terms were not shown
  const {
    pricing: _pricing,
    quotedAmount: _quotedAmount,
    lines: _lines,
    ...unpriced
  } = servedBy(pageOf(2));
  expect(given(unpriced).read(pageOf(2, [line]))).toBeNull();
  const other = [emptyLine("structure", { id: "line", kind: "included", unitPrice: "31,000" })];
  const itemized = { ...servedBy(pageOf(2, [line])), lines: JSON.stringify(other) };
  expect(given(itemized).read(pageOf(2, [line]))?.typed.lines).toContain("31,000");
});

test("a draft overwrites no field that was typed into before the page came alive [R41]", () => {
  const draft = { responseMessage: "Soon" };
  const message = { name: "responseMessage", type: "textarea", defaultValue: "" };
  expect(isTypedBeside(draft, [{ ...message, value: "" }])).toBe(false);
  expect(isTypedBeside(draft, [{ ...message, value: "Later" }])).toBe(true);
  // filled in again by a reload
  expect(isTypedBeside(draft, [{ ...message, value: "Soon" }])).toBe(false);
  const filledIn = { name: "lines.0.unitPrice", type: "text", defaultValue: "", value: "30,000" };
  const hidden = { name: "revision", type: "hidden", defaultValue: "1", value: "2" };
  expect(isTypedBeside(draft, [filledIn, hidden, { name: "" }])).toBe(false);
});
