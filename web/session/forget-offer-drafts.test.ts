import { afterEach, expect, test, vi } from "vitest";
import { forgetOfferDrafts } from "./forget-offer-drafts.ts";
import { forgetRequestDraft } from "./forget-request-draft.ts";

const names = ["boothwright.offer-draft.ada.request", "boothwright.link-draft.request.builder"];
const [ofAda, byLink] = names;

function storage(): Storage {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => Object.assign(stored, { [name]: text }),
    removeItem: (name: string) => Reflect.deleteProperty(stored, name),
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(stored, name, { value, enumerable: false });
  }
  return stored as unknown as Storage;
}

/** A page of this tab begins, signed in as this person. */
function load(userId: string | null): string[] {
  forgetOfferDrafts(userId);
  forgetRequestDraft(userId);
  return Object.keys(localStorage);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function begin() {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  for (const name of names) localStorage.setItem(name, "{}");
}

test("drafts by link go when who was signed in signs out, or another person signs in [R05] [R41]", () => {
  begin();
  expect(load("ada")).toEqual([ofAda, byLink]);
  expect(load("ada")).toEqual([ofAda, byLink]);
  expect(load(null)).toEqual([]);
  begin();
  expect(load("ada")).toEqual([ofAda, byLink]);
  expect(load("grace")).toEqual([]);
});

test("drafts by link stay with a visitor who never signed in, and who then does [R41]", () => {
  begin();
  expect(load(null)).toEqual([byLink]);
  expect(load(null)).toEqual([byLink]);
  expect(load("ada")).toEqual([byLink]);
});
