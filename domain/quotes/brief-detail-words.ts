import { heightText } from "../shared/height-text.ts";
import { moneyText } from "../shared/money/money-text.ts";
import {
  type BriefDetail,
  type BriefDetails,
  type Criterion,
  criterionLabels,
  detailFields,
} from "./brief-details.ts";

/** A told detail in words; a list as its entries. */
export function detailText(name: BriefDetail, told: string): string {
  if (name === "criteria") {
    const [criterion = "", weight] = told.split(" ");
    return `${criterionLabels[criterion as Criterion] ?? criterion} ${weight}%`;
  }
  const field = detailFields[name];
  if (field.kind === "option") return (field.options as Record<string, string>)[told] ?? told;
  if (field.kind === "flag") return told === "yes" ? "Yes" : "No";
  if (name === "heightMm") return heightText(Number(told));
  return field.kind === "dollars" ? moneyText(Number(told) * 100) : told;
}

/** A sentence on the design work that goes with a price; null when the exhibitor doesn't say. */
export function pitchText({ pitch, pitchFee }: BriefDetails): string | null {
  switch (pitch) {
    case "quote-only":
      return "They want prices only. No design work, please.";
    case "light-concept":
      return "They would like a light concept with the price.";
    case "paid-pitch":
      return pitchFee
        ? `They ask for a design pitch and pay ${moneyText(pitchFee * 100)} for each.`
        : "They ask for a design pitch and pay for it.";
    default:
      return null;
  }
}

/** How the exhibitor chooses: "Price 60%, design 40%"; null when they don't say. */
export function criteriaText({ criteria = [] }: BriefDetails): string | null {
  if (criteria.length === 0) return null;
  const words = criteria
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ criterion, weight }) => `${criterionLabels[criterion].toLowerCase()} ${weight}%`)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
