import {
  type ChangesOf,
  changedFields,
  fields,
  labelsOf,
  namesOf,
  type StatedOf,
} from "../shared/fields.ts";

/** A whole number; 0 states that there is none. */
function figure(label: string, max: number) {
  return { kind: "whole", label, max, tooLong: `${label} is too large` } as const;
}

/** Figures for the show's bill that a builder states. */
export const logisticsFields = fields({
  shippingWeightLb: figure("Shipping weight (lb)", 1_000_000),
  /** At least 1: a booth can't be shipped without a shipment. */
  shipments: { ...figure("Shipments", 100), least: 1 },
  crates: figure("Crates", 1000),
  installHours: figure("Installation hours", 100_000),
  dismantleHours: figure("Dismantling hours", 100_000),
  crew: figure("Workers in the crew", 1000),
  riggingHours: figure("Rigging hours", 10_000),
  riggers: figure("Riggers", 100),
  electricianHours: figure("Electrician hours", 10_000),
  powerOutlets: figure("Power outlets", 1000),
});
export type LogisticsFact = keyof typeof logisticsFields;
export const logisticsFacts = namesOf(logisticsFields);
export const logisticsLabels = labelsOf(logisticsFields);

/**
 * Whole numbers that show services are billed by. Figures that the builder doesn't state are
 * missing.
 */
export type Logistics = StatedOf<typeof logisticsFields>;

/** Applies changes; null removes a figure. */
export function changedLogistics(
  before: Logistics,
  changes: ChangesOf<typeof logisticsFields>,
): Logistics {
  return changedFields(logisticsFields, before, changes);
}
