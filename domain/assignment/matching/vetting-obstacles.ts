import { checkKinds, checkNames } from "../../shared/check-kinds.ts";
import { writeInZone } from "../../shared/time/write-in-zone.ts";
import type { IneligibilityReason } from "./ineligibility-reason.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";

/** The checks that the policy requires and the builder lacks. Builders already assigned stay. */
export function vettingObstacles(
  { id, vetting }: BuilderToMatch,
  { assignedBuilders }: RequestToMatch,
): IneligibilityReason[] {
  const { required, valid, insuranceEndedOn: ended } = vetting;
  if (required === "none" || assignedBuilders.includes(id)) return [];
  const missing = checkKinds.filter((kind) => !valid.includes(kind));
  const found: IneligibilityReason[] = [];
  if (missing.includes("insurance")) {
    const why = ended
      ? `The insurance proof ended on ${dayWords(ended)}`
      : "No insurance proof yet";
    found.push({ condition: "insured", why, change: "the builder sends one" });
  }
  const other = missing.find((kind) => kind !== "insurance");
  if (required === "all" && other) {
    const why = `The ${checkNames[other]} is missing`;
    found.push({ condition: "vetted", why, change: "an admin accepts it" });
  }
  return found;
}

function dayWords(day: string): string {
  return writeInZone(new Date(`${day}T00:00:00Z`), { dateStyle: "medium" }, "UTC");
}
