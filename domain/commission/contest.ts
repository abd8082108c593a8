import type { AttachmentId, BuilderId, Id, UserId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { CommissionEntry, EntryId, StatementId } from "./entry.ts";
import { type Statement, taxOf } from "./statement.ts";

export type ContestId = Id<"commission-contest">;

export const contestCodes = {
  "not-built": "The booth wasn't built",
  "other-amount": "The amount is another",
  "not-through-you": "The job didn't come through you",
  "repeat-not-seen": "It's repeat business",
  other: "Something else",
} as const;
export type ContestCode = keyof typeof contestCodes;

export const contestLimits = { text: 2000, words: 2000, ofStatement: 20 } as const;

/** A builder's objection to an entry of a statement. One for an entry. */
export type Contest = {
  id: ContestId;
  statementId: StatementId;
  entryId: EntryId;
  builderId: BuilderId;
  code: ContestCode;
  text: string;
  at: Date;
  by: UserId;
  /** Null: undecided. */
  decidedAt: Date | null;
  decidedBy: UserId | null;
  /** The right amount of the entry; null: it stays. */
  amount: Cents | null;
  /** The admin's words. */
  words: string | null;
};

/** A contest with the files that its builder added about the request. */
export type ContestRead = Contest & { files: { id: AttachmentId; name: string }[] };

/** The entry with its share of the statement's tax: what isn't due until the contest is decided. */
export const withTax = ({ amount }: Pick<CommissionEntry, "amount">, statement: Statement): Cents =>
  amount + taxOf(amount, statement);
