export const operatorLimits = {
  name: 200,
  address: 500,
  taxId: 40,
  taxBp: 3000,
  taxText: 200,
  payText: 1000,
} as const;

/** The operator as statements print them. Versions never change. */
export type Operator = {
  name: string;
  address: string;
  taxId: string | null;
  /** Hundredths of a percent. */
  taxBp: number;
  taxText: string | null;
  /** How to pay. */
  payText: string;
  payLink: string | null;
  /** Names the month and the year of a statement. */
  timeZone: string;
  /** Builders who owe for more than 60 days are not asked to quote. */
  stopWhenOverdue: boolean;
};
/** `version`: 0 and no data before the first. */
export type OperatorVersion = { version: number; operator: Operator | null };
