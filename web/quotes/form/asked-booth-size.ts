import { boothSideProblem, customBoothSize } from "../../../domain/quotes/custom-booth-size.ts";
import type { QuoteFormErrors } from "./quote-form-errors.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

type Size = Pick<QuoteFormValues, "boothSize" | "boothWidth" | "boothDepth">;

/** The size that is asked for: the chosen one, or both sides of a custom one. */
export function askedBoothSize({ boothSize, boothWidth, boothDepth }: Size): string {
  return boothSize === "custom" ? customBoothSize(boothWidth, boothDepth) : boothSize;
}

/** What is wrong with the sides of a custom booth; they do not count for any other size. */
export function boothSideErrors({ boothSize, boothWidth, boothDepth }: Size): QuoteFormErrors {
  if (boothSize !== "custom") return {};
  const width = boothSideProblem("Booth width", boothWidth);
  const depth = boothSideProblem("Booth depth", boothDepth);
  return { ...(width && { boothWidth: width }), ...(depth && { boothDepth: depth }) };
}
