import {
  boothSideProblem,
  customBoothSize,
} from "../../../domain/quotes/submit/custom-booth-size.ts";
import type { QuoteFormErrors } from "./quote-form-errors.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

type Size = Pick<QuoteFormValues, "boothSize" | "boothWidth" | "boothDepth">;

/** The requested size: the selected one, or both sides of a custom one. */
export function askedBoothSize({ boothSize, boothWidth, boothDepth }: Size): string {
  return boothSize === "custom" ? customBoothSize(boothWidth, boothDepth) : boothSize;
}

/** Errors in the sides of a custom booth; other sizes ignore them. */
export function boothSideErrors({ boothSize, boothWidth, boothDepth }: Size): QuoteFormErrors {
  if (boothSize !== "custom") return {};
  const width = boothSideProblem("Booth width", boothWidth);
  const depth = boothSideProblem("Booth depth", boothDepth);
  return { ...(width && { boothWidth: width }), ...(depth && { boothDepth: depth }) };
}
