/** The most of each figure that a builder states for what the show bills. */
export const logisticsLimits = {
  shippingWeightLb: 1_000_000,
  shipments: 100,
  crates: 1000,
  installHours: 100_000,
  dismantleHours: 100_000,
  crew: 1000,
  riggingHours: 10_000,
  riggers: 100,
  electricianHours: 10_000,
  powerOutlets: 1000,
} as const;
export type LogisticsFact = keyof typeof logisticsLimits;
export const logisticsFacts = Object.keys(logisticsLimits) as LogisticsFact[];

/** The least of a figure: a builder may state that there is none. What is shipped comes in at least one shipment. */
export function leastOf(fact: LogisticsFact): 0 | 1 {
  return fact === "shipments" ? 1 : 0;
}

/** Figures that show services depend on, in whole numbers. One that the builder does not state is missing, and never guessed. */
export type Logistics = Partial<Record<LogisticsFact, number>>;

/** With changes: null takes a figure back. */
export function changedLogistics(
  before: Logistics,
  changes: Partial<Record<LogisticsFact, number | null>>,
): Logistics {
  const both = { ...before, ...changes };
  return Object.fromEntries(
    logisticsFacts.flatMap((fact) => (both[fact] == null ? [] : [[fact, both[fact]]])),
  );
}
