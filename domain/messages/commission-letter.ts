/** Letters to builders about what they pay the operator when a project completes. */
export type CommissionLetter =
  /** `rates`: a sentence without its end. `from`: ISO 8601. */
  | { kind: "rates-change"; builderName: string; rates: string; from: string }
  | ({ kind: "statement-issued" } & StatementFacts)
  | ({ kind: "statement-overdue" } & StatementFacts)
  /** `amount`: what was recorded; `open`: what is left. */
  | ({ kind: "payment-recorded"; amount: number } & StatementFacts)
  /** To admins: a builder contests a job of a statement. `text`: theirs. */
  | {
      kind: "contest-received";
      builderName: string;
      number: string;
      show: string;
      text: string;
    }
  /**
   * `takenOff`: of what was open on the statement; `next`: what the next one has, below zero a
   * credit; both in US cents. `words`: the admin's.
   */
  | ({
      kind: "contest-decided";
      show: string;
      takenOff: number;
      next: number;
      words: string;
    } & StatementFacts)
  /** The record of a builder's yes. */
  | { kind: "rates-agreed"; builderName: string; rates: string; from: string; at: string };

/** Amounts in US cents; a `total` below zero is a credit. `dueOn`: YYYY-MM-DD. */
type StatementFacts = {
  builderName: string;
  statementId: string;
  number: string;
  total: number;
  open: number;
  dueOn: string;
};
