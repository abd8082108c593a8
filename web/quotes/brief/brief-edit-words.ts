import type { BriefEditBody } from "../../../app-server/contract/quotes/brief-edits.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { detailText } from "../../../domain/quotes/brief-detail-words.ts";
import {
  type BriefDetail,
  briefDetails,
  detailFields,
} from "../../../domain/quotes/brief-details.ts";
import { openSidesText } from "../../../domain/quotes/open-sides.ts";
import {
  boothFeatures,
  budgetRanges,
  exhibitTypes,
  labelOf,
  serviceTypes,
} from "../../../domain/quotes/options.ts";
import { formatDate } from "../../format.ts";
import { eventDateText } from "../event-date-text.ts";

type Change = BriefEditBody["changes"][number];
export type BriefChangeWords = { label: string; was: string; now: string };

const asTyped = (text: string) => text;

const detailRows = Object.fromEntries(
  briefDetails.map((name) => [
    name,
    {
      label: name === "criteria" ? "How they choose" : detailFields[name].label,
      text: (told: string) => detailText(name, told),
    },
  ]),
) as Record<BriefDetail, { label: string; text: (value: string) => string }>;

/** A field's label, and its value as text. */
const rows: Record<Change["field"], { label: string; text: (value: string) => string }> = {
  eventDate: { label: "Event date", text: eventDateText },
  venue: { label: "Venue", text: asTyped },
  industry: { label: "Exhibit type", text: (value) => labelOf(exhibitTypes, value) },
  boothSize: { label: "Booth size", text: boothSizeText },
  openSides: { label: "Open sides", text: asTyped },
  serviceType: { label: "Service type", text: (value) => labelOf(serviceTypes, value) },
  budget: { label: "Budget", text: (value) => labelOf(budgetRanges, value) },
  features: { label: "Features", text: (value) => labelOf(boothFeatures, value) },
  additionalRequirements: { label: "Requirements", text: asTyped },
  designLink: { label: "Design", text: asTyped },
  ...detailRows,
  decisionDay: { label: "Decision by", text: (day) => formatDate(day, "MMM d, yyyy") },
};

/** A changed field of a brief as text; of features only the added and removed ones. */
export function briefChangeWords({ field, from, to }: Change): BriefChangeWords {
  const { label, text } = rows[field];
  if (field === "features" && Array.isArray(from) && Array.isArray(to)) {
    const names = (some: string[], others: string[]) =>
      some.filter((each) => !others.includes(each)).map(text);
    const [gone, come] = [names(from, to), names(to, from)];
    return { label, was: gone.join(", ") || "–", now: come.join(", ") || "–" };
  }
  const value = (given: Change["from"]) => {
    if (Array.isArray(given)) {
      return field === "openSides"
        ? (openSidesText(given) ?? "As usual for its type")
        : given.map(text).join(", ");
    }
    return given ? text(given) : "None";
  };
  return { label, was: value(from), now: value(to) };
}

/** Labels of the old and the new value: of features "Removed" and "Added", else "Was" and "Now". */
export function briefChangeVerbs({ field }: Pick<Change, "field">) {
  return field === "features" ? { was: "Removed", now: "Added" } : { was: "Was", now: "Now" };
}
