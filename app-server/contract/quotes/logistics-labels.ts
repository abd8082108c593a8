import type { LogisticsFact } from "../../../domain/offers/logistics.ts";

/** The figures of a quote that the show's bill depends on, in words. */
export const logisticsLabels: Record<LogisticsFact, string> = {
  shippingWeightLb: "Shipping weight (lb)",
  shipments: "Shipments",
  crates: "Crates",
  installHours: "Installation hours",
  dismantleHours: "Dismantling hours",
  crew: "Workers in the crew",
  riggingHours: "Rigging hours",
  riggers: "Riggers",
  electricianHours: "Electrician hours",
  powerOutlets: "Power outlets",
};
