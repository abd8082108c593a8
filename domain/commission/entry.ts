import type { BuilderId, Id, QuoteRequestId, QuoteResponseId, UserId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";

export type EntryId = Id<"commission-entry">;
export type StatementId = Id<"commission-statement">;

/**
 * Kinds of entries. `accrued` to `waived` make what is owed, and are listed on statements; the
 * others are about a whole statement: its tax, and what settles it.
 */
export const entryKinds = [
  "accrued",
  "reversed",
  "adjusted",
  "waived",
  "taxed",
  "paid",
  "refunded",
  "written-off",
] as const;
export type EntryKind = (typeof entryKinds)[number];

export const maxEntryText = 200;

/**
 * One line of the ledger. It is never changed or deleted: mistakes are corrected by further
 * entries. The balance is the sum of all amounts.
 */
export type CommissionEntry = {
  id: EntryId;
  at: Date;
  /** YYYY-MM in the operator's time zone. */
  month: string;
  builderId: BuilderId;
  /** The builder's name as of then. */
  builderName: string;
  requestId: QuoteRequestId | null;
  /** The job, which has the accepted quote's id. */
  jobId: QuoteResponseId | null;
  kind: EntryKind;
  /** Signed. */
  amount: Cents;
  rateBp: number;
  isRepeat: boolean;
  baseCents: Cents;
  leftOutCents: Cents;
  /** The version of the rates; null for payments. */
  version: number | null;
  /** The show, or the words of who wrote the entry. */
  text: string;
  actor: UserId | null;
  /** The accrual that it reverses, adjusts or waives. */
  reverses: EntryId | null;
  /** How many accruals the request has had; 0 for entries without a request. */
  round: number;
  /** The statement that it taxes, settles or is taken off; null for entries that statements list. */
  statementId: StatementId | null;
  /** Entries with a key are stored once. */
  key: string | null;
};

/** An entry before it is stored. */
export type NewEntry = Omit<CommissionEntry, "id">;

/** The open amount: the sum of all entries. */
export const balanceOf = (entries: readonly Pick<CommissionEntry, "amount">[]): Cents =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** The accrual of a request that no entry reversed; undefined: none. `entries`: the request's, in order. */
export function standingAccrual<Entry extends Pick<CommissionEntry, "kind" | "round">>(
  entries: readonly Entry[],
): Entry | undefined {
  const accrued = entries.findLast(({ kind }) => kind === "accrued");
  const isReversed = entries.some(
    ({ kind, round }) => kind === "reversed" && round === accrued?.round,
  );
  return isReversed ? undefined : accrued;
}

/**
 * The reversal of exactly this accrual, with what was adjusted or waived of it: what remains of the
 * round is zero. `entries`: the request's.
 */
export function reversalOf(
  accrued: CommissionEntry,
  entries: readonly CommissionEntry[],
  moment: Pick<CommissionEntry, "at" | "month">,
): NewEntry {
  const { id, ...facts } = accrued;
  const ofRound = entries.filter(({ round }) => round === accrued.round);
  // adding zero keeps a zero from being negative
  const amount = 0 - balanceOf(ofRound);
  return { ...facts, ...moment, kind: "reversed", amount, actor: null, reverses: id };
}
