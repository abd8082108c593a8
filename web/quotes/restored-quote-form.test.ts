import { expect, test } from "vitest";
import type { QuoteDraft } from "./quote-draft.ts";
import { emptyQuoteForm as empty } from "./quote-form-values.ts";
import { restoredQuoteForm } from "./restored-quote-form.ts";

const noWish = { show: null, builder: null };
const draft: QuoteDraft = {
  values: { ...empty, tradeShowName: "CES", venue: "Hall 7", features: ["storage"] },
  step: 1,
  completed: [0],
  key: "key",
  prefilled: noWish,
};

test("restoredQuoteForm() starts with what the server put in when nothing was kept", () => {
  const served = { ...empty, tradeShowName: "IFA" };
  const sources = { served, typed: null, draft: null, wish: noWish };
  expect(restoredQuoteForm(sources)).toEqual(served);
});

test("restoredQuoteForm() takes the draft, and the show that the address newly names", () => {
  const sources = { served: empty, typed: empty, draft, wish: { show: "IFA", builder: null } };
  expect(restoredQuoteForm(sources)).toEqual({ ...draft.values, tradeShowName: "IFA" });
});

test("restoredQuoteForm() puts what was typed before the page came alive over all", () => {
  const typed = { ...empty, venue: "Hall 9", features: ["counter"], emailUpdates: true };
  expect(restoredQuoteForm({ served: empty, typed, draft, wish: noWish })).toEqual({
    ...draft.values,
    venue: "Hall 9",
    features: ["counter"],
    emailUpdates: true,
  });
});
