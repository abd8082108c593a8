import { beasBooths } from "../builder-profiles/examples.ts";
import type { CheckId, UserId } from "../shared/id.ts";
import { submit, type VettingCheck } from "./check.ts";
import type { InsuranceFacts } from "./check-fields.ts";

/** A policy of Bea's Booths for the year 2027. */
export const policy: InsuranceFacts = {
  insurer: "Granite Mutual",
  policyNumber: "GL-77-0412",
  insuredName: "Bea's Booths Inc.",
  perOccurrence: 1_000_000,
  aggregate: 2_000_000,
  territory: "USA and Canada",
  validFrom: "2026-07-01",
  validUntil: "2027-06-30",
  licenseNumber: null,
  workersCompensation: true,
};

const by = "0190a000-0000-7000-8000-000000000002" as UserId;

/** A submitted insurance of Bea's Booths, stored once. */
export function checkOf(facts: Partial<InsuranceFacts> = {}, number = 1) {
  const id = `0190e500-0000-7000-8000-${String(number).padStart(12, "0")}` as CheckId;
  const sent = { kind: "insurance", facts: { ...policy, ...facts } } as const;
  const at = new Date("2026-12-02T15:00:00Z");
  const check = submit({ ...sent, id, builderId: beasBooths.id, by, at }, null);
  return { ...check, version: 1 } as Extract<VettingCheck, { kind: "insurance" }>;
}
