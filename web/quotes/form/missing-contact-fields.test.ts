import { expect, test } from "vitest";
import { missingContactFields } from "./missing-contact-fields.ts";
import { emptyQuoteForm } from "./quote-form-fields.ts";

const labelsOf = (changes: Partial<typeof emptyQuoteForm>) =>
  missingContactFields({ ...emptyQuoteForm, ...changes }).map(({ label }) => label);

test("missingContactFields() names them in the order of the form", () => {
  expect(labelsOf({})).toEqual(["First Name", "Last Name", "Email", "Phone", "Company"]);
});

test("missingContactFields() takes blanks for empty and anything else for filled", () => {
  const filled = { lastName: "Ito", email: "not an address", company: "Acme" };
  expect(labelsOf({ ...filled, firstName: " ", phone: "\t" })).toEqual(["First Name", "Phone"]);
});

test("missingContactFields() does not ask for a job title", () => {
  const filled = { firstName: "A", lastName: "B", email: "c", phone: "1", company: "D" };
  expect(labelsOf(filled)).toEqual([]);
});
