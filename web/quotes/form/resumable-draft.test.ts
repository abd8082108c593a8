import { afterEach, expect, test, vi } from "vitest";
import { noExtras, type QuoteDraft } from "./quote-draft.ts";
import { quoteDraftStorage } from "./quote-draft-storage.ts";
import { emptyQuoteForm } from "./quote-form-fields.ts";
import {
  holdsUnsentRequest,
  readResumableDraft,
  resumableDraftStorage,
  writeResumableDraft,
} from "./resumable-draft.ts";

const event = { ...emptyQuoteForm, tradeShowName: "CES", venue: "Hall 7", budget: "150000+" };
const contact = { firstName: "Erin", lastName: "Calloway", email: "erin@example.com" };
const draft: QuoteDraft = {
  values: {
    ...event,
    ...contact,
    phone: "+1 555 010 0188",
    company: "Northbeam",
    jobTitle: "Head",
    additionalRequirements: "Call Erin",
    hasDesign: true,
    designLink: "https://x.example",
  },
  step: 2,
  completed: [0, 1],
  key: "0c9a4b1e-7d9c-4d3b-8f55-0d3a4b1e7d9c",
  prefilled: { show: null, builders: [] },
  extras: noExtras,
};
const at = new Date("2026-11-23T12:00:00Z");
const daysLater = (days: number) => new Date(at.getTime() + days * 86_400_000);

test("a draft for another tab has no personal data [C09]", () => {
  const text = writeResumableDraft(draft, "erin", at);
  expect(text).not.toMatch(/Erin|Calloway|example|555|Northbeam|Head/);
  expect(readResumableDraft(text, "erin", at)).toEqual({ ...draft, values: event });
});

test("a draft for another tab is its person's, and a visitor's is anyone's", () => {
  const erins = writeResumableDraft(draft, "erin", at);
  expect(readResumableDraft(erins, "max", at)).toBeNull();
  expect(readResumableDraft(erins, null, at)).toBeNull();
  const visitors = writeResumableDraft(draft, null, at);
  expect(readResumableDraft(visitors, "max", at)).not.toBeNull();
});

function storage() {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  };
}
afterEach(() => vi.unstubAllGlobals());

test("a browser holds an unsent request in the tab that it was typed in, and in a later one of its person", () => {
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
  expect(holdsUnsentRequest("erin")).toBe(false);
  quoteDraftStorage.write(draft);
  expect(holdsUnsentRequest("erin")).toBe(true);
  resumableDraftStorage.write(draft, "erin");
  quoteDraftStorage.clear(); // the tab is closed
  expect(holdsUnsentRequest("erin")).toBe(true);
  expect(holdsUnsentRequest("max")).toBe(false);
});

test("a draft for another tab is forgotten after seven days, and offered only with something in it", () => {
  const text = writeResumableDraft(draft, null, at);
  expect(readResumableDraft(text, null, daysLater(6.9))).not.toBeNull();
  expect(readResumableDraft(text, null, daysLater(7))).toBeNull();
  expect(readResumableDraft(text.replace("savedAt", "x"), null, at)).toBeNull();
  const empty = { ...draft, values: { ...emptyQuoteForm, ...contact } };
  expect(readResumableDraft(writeResumableDraft(empty, null, at), null, at)).toBeNull();
  expect(readResumableDraft(null, null, at)).toBeNull();
});
