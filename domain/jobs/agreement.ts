import type { AgreementId, QuoteResponseId, UserId } from "../shared/id.ts";
import type { JobSide } from "./job.ts";
import type { PlannedPayment } from "./payment.ts";

export const agreementLimits = { cancellation: 1000, versions: 50 } as const;

/** A version of what both sides say their contract contains. */
export type Agreement = {
  id: AgreementId;
  jobId: QuoteResponseId;
  /** From 1. */
  version: number;
  /** The agreed amount when it was written. */
  amount: number;
  /** The plan when it was written; empty: as the contract says. */
  payments: PlannedPayment[];
  /** The builder's terms for a cancellation. */
  cancellation: string | null;
  /** The side that wrote it; null for the accepted quote as it is. */
  editedBy: JobSide | null;
  at: Date;
  exhibitorAt: Date | null;
  exhibitorBy: UserId | null;
  builderAt: Date | null;
  builderBy: UserId | null;
};
