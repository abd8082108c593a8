import { expect, test } from "vitest";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { noExtras, type QuoteDraft } from "./quote-draft.ts";
import { emptyQuoteForm as empty } from "./quote-form-fields.ts";
import { restoredQuoteForm } from "./restored-quote-form.ts";

const user: CurrentUserBody = {
  id: "user-1",
  email: "erin@northbeam.example",
  firstName: "Erin",
  lastName: "Calloway",
  company: "Northbeam",
  jobTitle: null,
  phone: "+1 555 0100",
  profileImageUrl: null,
  userType: "exhibitor",
  createdAt: "2026-01-01T00:00:00.000Z",
  needsPasskey: false,
  builder: null,
};
const contact = {
  firstName: "Erin",
  lastName: "Calloway",
  email: "erin@northbeam.example",
  phone: "+1 555 0100",
  company: "Northbeam",
  jobTitle: "",
};
const noWish = { show: null, builders: [] };
const draft: QuoteDraft = {
  values: { ...empty, tradeShowName: "CES", venue: "Hall 7", features: ["storage"] },
  step: 1,
  completed: [0],
  key: "key",
  prefilled: noWish,
  extras: noExtras,
};

test("restoredQuoteForm() starts with what the server put in when nothing is stored", () => {
  const served = { ...empty, tradeShowName: "IFA" };
  const sources = { served, typed: null, draft: null, wish: noWish, user: null };
  expect(restoredQuoteForm(sources)).toEqual(served);
});

test("restoredQuoteForm() takes the draft, and the show that the address newly names", () => {
  const sources = {
    served: empty,
    typed: empty,
    draft,
    wish: { show: "IFA", builders: [] },
    user: null,
  };
  expect(restoredQuoteForm(sources)).toEqual({ ...draft.values, tradeShowName: "IFA" });
});

test("restoredQuoteForm() takes the draft's venue away with the show that filled it in", () => {
  const filledShow = { id: "1", show: "CES", date: null, venue: "Hall 7" };
  const sources = {
    served: empty,
    typed: empty,
    user: null,
    draft: { ...draft, extras: { ...noExtras, filledShow } },
    wish: { show: "IFA", date: "2027-09-03", builders: [] },
  };
  expect(restoredQuoteForm(sources)).toEqual({
    ...draft.values,
    tradeShowName: "IFA",
    eventDate: "2027-09-03",
    venue: "",
  });
});

test("restoredQuoteForm() puts what was typed before the page came alive over all", () => {
  const typed = { ...empty, venue: "Hall 9", features: ["counter"], emailUpdates: true };
  expect(restoredQuoteForm({ served: empty, typed, draft, wish: noWish, user: null })).toEqual({
    ...draft.values,
    venue: "Hall 9",
    features: ["counter"],
    emailUpdates: true,
  });
});

test("restoredQuoteForm() fills an empty contact step from the account, and no other", () => {
  const sources = { served: empty, typed: null, wish: noWish, user };
  expect(restoredQuoteForm({ ...sources, draft })).toEqual({ ...draft.values, ...contact });
  const begun = { ...draft, values: { ...draft.values, email: "other@northbeam.example" } };
  expect(restoredQuoteForm({ ...sources, draft: begun })).toEqual(begun.values);
});
