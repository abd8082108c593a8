import type { BriefDetailsBody } from "../../../app-server/contract/quotes/brief-details.ts";
import { criteriaText, detailText, pitchText } from "../../../domain/quotes/brief-detail-words.ts";
import {
  detailFields,
  detailNames,
  statedDetails,
  toldDetail,
} from "../../../domain/quotes/brief-details.ts";
import { formatDate } from "../../format.ts";

/** The stated details of a brief as labeled facts; pitch and criteria in a sentence each. */
export function briefDetailFacts(body: BriefDetailsBody): { label: string; value: string }[] {
  const details = statedDetails(body as Parameters<typeof statedDetails>[0]);
  const facts = detailNames.flatMap((name) => {
    const told = toldDetail(details, name);
    if (told === null || name === "pitch" || name === "pitchFee") return [];
    const label = detailFields[name].label;
    if (Array.isArray(told)) return { label, value: told.join(" · ") };
    return {
      label,
      value: name === "decisionDay" ? formatDate(told, "MMM d, yyyy") : detailText(name, told),
    };
  });
  const [criteria, pitch] = [criteriaText(details), pitchText(details)];
  return [
    ...facts,
    ...(criteria ? [{ label: "How they choose", value: criteria }] : []),
    ...(pitch ? [{ label: "With the quote", value: pitch }] : []),
  ];
}
