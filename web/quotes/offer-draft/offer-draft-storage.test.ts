import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OfferDraft } from "./offer-draft.ts";
import { offerDraftStorage } from "./offer-draft-storage.ts";

const written: string[] = [];
let read = 0;
const draft = (): OfferDraft => {
  read++;
  return { values: {} as OfferDraft["values"], base: read };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    setItem: (_: string, text: string) => written.push(text),
    removeItem: () => written.push("removed"),
  });
  written.length = 0;
  read = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a draft is stored once for the keys of a moment, with what was typed last [R05]", () => {
  const storage = offerDraftStorage("ada.request");
  for (let key = 0; key < 20; key++) storage.writeSoon(draft);
  expect(written).toEqual([]);
  vi.runAllTimers();
  expect(written).toHaveLength(1);
  storage.writeSoon(draft);
  storage.flush();
  expect(written).toHaveLength(2);
  vi.runAllTimers();
  expect(written).toHaveLength(2);
  expect(read).toBe(2);
});

test("a draft that is cleared is not stored afterwards", () => {
  const storage = offerDraftStorage("ada.request");
  storage.writeSoon(draft);
  storage.clear();
  vi.runAllTimers();
  storage.flush();
  expect(written).toEqual(["removed"]);
});
