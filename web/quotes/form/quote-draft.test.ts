import { expect, test } from "vitest";
import { noExtras, type QuoteDraft, readQuoteDraft, writeQuoteDraft } from "./quote-draft.ts";
import { emptyQuoteForm } from "./quote-form-fields.ts";

const draft: QuoteDraft = {
  values: { ...emptyQuoteForm, venue: "Hall 7", features: ["storage"], hasDesign: true },
  step: 1,
  completed: [0],
  key: "0c9a4b1e-7d9c-4d3b-8f55-0d3a4b1e7d9c",
  prefilled: { show: "CES", builders: [] },
  extras: {
    filledShow: { id: "1", show: "CES", date: "2027-01-06", venue: "LVCC" },
    pressedSides: ["back", "right"],
  },
};

const storedWith = (changes: object) =>
  JSON.stringify({ ...JSON.parse(writeQuoteDraft(draft)), ...changes });

test("readQuoteDraft() reads what writeQuoteDraft() wrote", () => {
  expect(readQuoteDraft(writeQuoteDraft(draft))).toEqual(draft);
});

test.for([null, "", "{", "null", "[]", "{}"])("readQuoteDraft() finds no draft in %j", (text) => {
  expect(readQuoteDraft(text)).toBeNull();
});

test("readQuoteDraft() forgets a draft of another version", () => {
  expect(readQuoteDraft(storedWith({ version: 0 }))).toBeNull();
  expect(readQuoteDraft(storedWith({ version: 2 }))).toBeNull();
});

test("readQuoteDraft() takes no step that does not exist", () => {
  expect(readQuoteDraft(storedWith({ step: 3 }))).toBeNull();
  expect(readQuoteDraft(storedWith({ completed: [0, 7] }))?.completed).toEqual([0]);
});

test("readQuoteDraft() keeps the fields of today and drops what does not fit them", () => {
  const values = { venue: 7, features: [1], budget: "150000+", formerField: "x" };
  expect(readQuoteDraft(storedWith({ values }))?.values).toEqual({
    ...emptyQuoteForm,
    budget: "150000+",
  });
});

test("readQuoteDraft() knows which show's address filled in a draft that was stored without extras", () => {
  const prefilled = { show: "CES", date: "2027-01-06", venue: "LVCC", builders: [] };
  const read = (changes: object) => readQuoteDraft(storedWith({ prefilled, ...changes }));
  expect(read({ extras: undefined })?.extras).toEqual({
    filledShow: { id: null, show: "CES", date: "2027-01-06", venue: "LVCC" },
    pressedSides: [],
  });
  expect(read({ extras: { filledShow: null, pressedSides: [] } })?.extras.filledShow).toBeNull();
  expect(read({ extras: undefined, prefilled: undefined })?.extras).toEqual(noExtras);
});
