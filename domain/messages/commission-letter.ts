/** Letters to builders about what they pay the operator when a project completes. */
export type CommissionLetter =
  /** `rates`: a sentence without its end. `from`: ISO 8601. */
  | { kind: "rates-change"; builderName: string; rates: string; from: string }
  /** The record of a builder's yes. */
  | { kind: "rates-agreed"; builderName: string; rates: string; from: string; at: string };
