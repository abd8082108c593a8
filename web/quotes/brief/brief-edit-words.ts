import type { BriefEditBody } from "../../../app-server/contract/quotes/brief-edits.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import {
  boothFeatures,
  budgetRanges,
  labelOf,
  serviceTypes,
} from "../../../domain/quotes/options.ts";

type Change = BriefEditBody["changes"][number];
export type BriefChangeWords = { label: string; was: string; now: string };

const labels: Record<Change["field"], string> = {
  boothSize: "Booth size",
  serviceType: "Service type",
  budget: "Budget",
  features: "Features",
  additionalRequirements: "Requirements",
  designLink: "Design",
};

/** A changed field of a brief as text; of features only the added and removed ones. */
export function briefChangeWords({ field, from, to }: Change): BriefChangeWords {
  const label = labels[field];
  if (Array.isArray(from) && Array.isArray(to)) {
    const names = (some: string[], others: string[]) =>
      some.flatMap((each) => (others.includes(each) ? [] : labelOf(boothFeatures, each)));
    const [gone, come] = [names(from, to), names(to, from)];
    return { label, was: gone.join(", ") || "–", now: come.join(", ") || "–" };
  }
  const value = (given: Change["from"]) => {
    const text = typeof given === "string" && given !== "" ? given : "None";
    if (field === "boothSize") return boothSizeText(text);
    if (field === "budget") return labelOf(budgetRanges, text);
    return field === "serviceType" ? labelOf(serviceTypes, text) : text;
  };
  return { label, was: value(from), now: value(to) };
}

/** Labels of the old and the new value: of features "Removed" and "Added", else "Was" and "Now". */
export function briefChangeVerbs({ field }: Pick<Change, "field">) {
  return field === "features" ? { was: "Removed", now: "Added" } : { was: "Was", now: "Now" };
}
