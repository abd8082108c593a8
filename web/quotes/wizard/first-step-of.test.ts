import { expect, test } from "vitest";
import { emptyQuoteForm, quoteFormSteps } from "../form/quote-form-fields.ts";
import { firstStepOf } from "./first-step-of.ts";

test("firstStepOf() goes by the form's order, not by the list's", () => {
  expect(firstStepOf(["email", "budget", "serviceType"])).toEqual({
    step: 1,
    field: "serviceType",
  });
});

test("firstStepOf() finds nothing for fields that the form does not have", () => {
  expect(firstStepOf([])).toBeNull();
  expect(firstStepOf(["status"])).toBeNull();
});

test("quoteFormSteps hold every field once", () => {
  const fields = quoteFormSteps.flatMap((step) => [...step.fields]);
  expect(fields.sort()).toEqual(Object.keys(emptyQuoteForm).sort());
});
