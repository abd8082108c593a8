import { expect, test } from "vitest";
import { quoteFormErrors } from "./quote-form-errors.ts";

test("quoteFormErrors() keeps the first message of each field of the form", () => {
  const errors = [
    { field: "venue", message: "Venue is required" },
    { field: "venue", message: "Venue must be one line" },
    { field: "features.3", message: "Feature is required" },
    { field: "status", message: "No" },
    { field: "", message: "Not an object" },
  ];
  expect(quoteFormErrors(errors)).toEqual({
    venue: "Venue is required",
    features: "Feature is required",
  });
  expect(quoteFormErrors(undefined)).toEqual({});
});
