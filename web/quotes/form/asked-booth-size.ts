import {
  boothSideProblem,
  boothUnitOf,
  customBoothSize,
} from "../../../domain/quotes/submit/custom-booth-size.ts";
import type { QuoteFormErrors } from "./quote-form-errors.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

type Size = Pick<QuoteFormValues, "boothSize" | "boothWidth" | "boothDepth" | "boothUnit">;

/** The requested size: the selected one, or the sides of a custom one. */
export function askedBoothSize({ boothSize, boothWidth, boothDepth, boothUnit }: Size): string {
  if (boothSize !== "custom") return boothSize;
  return customBoothSize({ width: boothWidth, depth: boothDepth, unit: boothUnitOf(boothUnit) });
}

/** Errors in the sides of a custom booth; none for other sizes. */
export function boothSideErrors(values: Size): QuoteFormErrors {
  const { boothSize, boothWidth, boothDepth, boothUnit } = values;
  if (boothSize !== "custom") return {};
  const unit = boothUnitOf(boothUnit);
  const width = boothSideProblem("Booth width", boothWidth, unit);
  const depth = boothSideProblem("Booth depth", boothDepth, unit);
  return { ...(width && { boothWidth: width }), ...(depth && { boothDepth: depth }) };
}
