import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeOfferDraft } from "../quotes/offer-draft/offer-draft.ts";
import { openLinkDraft } from "./link-draft.ts";
import { toOfferInput } from "./typed-offer.ts";

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

function given(typed: Record<string, string>) {
  const draft = { values: toOfferInput(typed), base: 2 };
  stored.set("boothwright.link-draft.request.builder", writeOfferDraft(draft, new Date()));
  return openLinkDraft(token);
}

test("a draft by link is of its invitation, under a name without the link's signature [R05] [R41]", () => {
  const drafts = given({ pricing: "single", quotedAmount: "12,500", responseMessage: "Soon" });
  expect(drafts.read(true)).toMatchObject({
    ...{ base: 2, typed: { pricing: "single", quotedAmount: "12,500", responseMessage: "Soon" } },
  });
  expect(openLinkDraft(token.replace("builder", "another")).read(true)).toBeNull();
  drafts.clear();
  expect(drafts.read(true)).toBeNull();
});

test("a draft without a price leaves the lines of an itemized quote as they are [R41]", () => {
  const drafts = given({ responseMessage: "Soon" });
  expect(drafts.read(true)?.typed).not.toHaveProperty("pricing");
  expect(drafts.read(true)?.typed).not.toHaveProperty("lines");
  expect(drafts.read(false)?.typed).toMatchObject({ pricing: "single", responseMessage: "Soon" });
});
