import { expect, test } from "vitest";
import { statedDetails } from "../../../domain/quotes/brief-details.ts";
import { sentDetails, typedDetails } from "./brief-detail-values.ts";
import { emptyQuoteForm } from "./quote-form-fields.ts";
import { quoteFormResolver } from "./quote-form-resolver.ts";

const details = {
  heightMm: 4000,
  doubleDeck: false,
  mustHaves: ["A bar", "Two rooms"],
  pitch: "paid-pitch",
  pitchFee: 2500,
  criteria: [{ criterion: "design", weight: 100 }],
} as const;

test("typed details are sent as the call takes them, and come back as they were [S18]", () => {
  const typed = typedDetails(details as never);
  expect(typed).toMatchObject({
    heightMm: "4 m",
    doubleDeck: "no",
    mustHaves: "A bar\nTwo rooms",
    designWeight: "100",
    goals: "",
  });
  expect(statedDetails(sentDetails(typed))).toEqual(details);
  const other = { ...typed, pitch: "quote-only", mustHaves: "\n A bar \n\n" };
  expect(statedDetails(sentDetails(other))).toMatchObject({ mustHaves: ["A bar"] });
  expect(statedDetails(sentDetails(other))).not.toHaveProperty("pitchFee");
});

test("an impossible detail is marked at its own input [S18] [S50]", async () => {
  const values = {
    ...emptyQuoteForm,
    heightMm: "tall",
    priceWeight: "60",
    designWeight: "x",
  };
  const judged = await quoteFormResolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const errors = judged.errors as Record<string, { message?: string }>;
  expect(errors.heightMm?.message).toBe("Enter a height such as 12 ft or 4 m");
  expect(errors.designWeight?.message).toBe("Weight must be a whole number from 1 to 100");
  const short = await quoteFormResolver({ ...emptyQuoteForm, priceWeight: "60" }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect((short.errors as typeof errors).priceWeight?.message).toBe("Weights must add up to 100");
});
