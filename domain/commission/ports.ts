import type { Message } from "../messages/ports.ts";
import type { RateAgreement } from "../quotes/quote-rates.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId, UserId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { TermsIfWon } from "./commission-of.ts";
import type { Contest, ContestId, ContestRead } from "./contest.ts";
import type { CommissionEntry, EntryId, NewEntry, StatementId } from "./entry.ts";
import type { ExpectedJob } from "./expected.ts";
import type { Operator, OperatorVersion } from "./operator.ts";
import type { CommissionRates, RatesInForce } from "./rates.ts";
import type { Statement, StatementState, ToBill } from "./statement.ts";

/** Stores versions of commission rates, and who agreed to them. */
export type CommissionRateRepository = {
  /** The rates that hold at `now`: the builder's exception, or the general ones. */
  findRates(builderId: BuilderId | null, now: Date): Promise<RatesInForce>;
  /** The latest versions of all kinds, newest first. */
  listVersions(limit: number): Promise<CommissionRates[]>;
  /**
   * Stores the version after `seen`. Throws StaleWriteError when `seen` isn't the latest version.
   */
  addVersion(
    seen: number,
    rates: Omit<CommissionRates, "version">,
    write: { audit: AuditEntry; messages: Message[] },
  ): Promise<CommissionRates>;
  /** Whether the builder agreed to this version for all quotes. */
  hasAgreed(builderId: BuilderId, version: number): Promise<boolean>;
  /** Stores a yes for all quotes with its email; a repeat keeps the first one. */
  agree(agreement: RateAgreement, messages: Message[]): Promise<void>;
  /** Builders who agreed to some version for all quotes. */
  listAgreed(): Promise<BuilderId[]>;
  /** The version under which a quote was sent; null: without one. */
  versionOfQuote(id: QuoteResponseId): Promise<number | null>;
  /** The terms of the builder's live quote for a request, or of a first one at `now`. */
  findTermsIfWon(
    builderId: BuilderId,
    requestId: QuoteRequestId,
    now: Date,
  ): Promise<TermsIfWon | null>;
};

/** An entry with the statement that bills or settles it; null: not yet on one. */
export type ListedEntry = CommissionEntry & {
  statement: Pick<Statement, "number" | "state"> | null;
};

/** A builder's sums. */
export type BuilderMoney = {
  builderId: BuilderId;
  builderName: string;
  accrued: Cents;
  open: Cents;
};

/** A builder's open debts up to each of `ageDays`, and older; credits are not in it. */
export type Ages = { builderId: BuilderId; ages: Cents[] };

/** A completed job whose quote was sent before its builder agreed to rates. */
export type UnagreedJob = {
  requestId: QuoteRequestId;
  show: string;
  builderName: string | null;
  amount: Cents | null;
  completedAt: Date;
};

/**
 * The ledger. `QuoteRequestRepository.save` adds an entry when a request completes, and its reversal
 * when it is reopened.
 */
export type CommissionLedger = {
  /** Newest first; of all builders for null. */
  listEntries(builderId: BuilderId | null, page: PageRequest): Promise<Page<ListedEntry>>;
  /** The sum of a builder's entries. */
  readOpen(builderId: BuilderId): Promise<Cents>;
  /** The sum accrued in a month, that of all entries, and builders with the most open first. */
  readSums(
    month: string,
    builders: number,
  ): Promise<{ accrued: Cents; open: Cents; builders: BuilderMoney[] }>;
  /**
   * Sums up the entries again and replaces the stored sums of each builder for whom they differ. Returns
   * the number of these builders.
   */
  recount(): Promise<number>;
  /** Completed jobs without rates since rates were first set, newest first. */
  listUnagreed(page: PageRequest): Promise<Page<UnagreedJob>>;
  /** Of the latest accruals since then those that stand, latest first. */
  listBases(
    since: Date,
    limit: number,
  ): Promise<Pick<CommissionEntry, "baseCents" | "isRepeat" | "amount">[]>;
  /** Accepted jobs under rates that aren't complete, earliest show first. */
  listExpected(limit: number): Promise<ExpectedJob[]>;
  /** The operator's IANA time zone: without one, that of the promise. */
  readTimeZone(): Promise<string>;
};

/** The place of a statement in its year. */
export type StatementNumber = Pick<Statement, "year" | "sequence">;

/**
 * The journal of statements' numbers, outside of the database, which a restore doesn't roll back.
 */
export type StatementNumbers = {
  read(): Promise<StatementNumber[]>;
  add(number: StatementNumber): Promise<void>;
};

type Issued = { statement: Statement; taxed: NewEntry | null; messages: Message[] };

/** A step on a builder's commission; `entries` are added to the ledger. */
export type CommissionChange = {
  /** Those that it changes. */
  statements: Statement[];
  entries: NewEntry[];
  messages: Message[];
  /** A new or decided contest. */
  contest?: Contest;
  audit?: AuditEntry;
};

/** A statement with its entries, and contests of them. */
export type StatementRead = {
  statement: Statement;
  entries: CommissionEntry[];
  /** Entries about it: its tax, payments, and what was taken off, in order. */
  since: CommissionEntry[];
  contests: ContestRead[];
};

/** All entries of an entry's request, in order, and the statements that list some, oldest first. */
export type EntryRead = { entries: CommissionEntry[]; statements: StatementRead[] };

/** An undecided contest with what it is about. */
export type ListedContest = ContestRead & {
  number: string;
  builderName: string;
  show: string;
  entryAmount: Cents;
};

/** Stores statements, and who bills them. */
export type StatementRepository = {
  findOperator(): Promise<OperatorVersion>;
  /** Throws StaleWriteError unless it follows the latest version. */
  addOperator(
    next: { version: number; operator: Operator },
    write: { setBy: UserId; at: Date; audit: AuditEntry },
  ): Promise<void>;
  /** Builders with entries up to this month on no statement, which don't make zero; in order. */
  listToBill(month: string, page: { after: BuilderId | null; limit: number }): Promise<BuilderId[]>;
  /** The number of the latest statement. */
  lastNumber(): Promise<StatementNumber | null>;
  /**
   * Stores the statement that `compose` makes of a builder's entries without one, one builder after
   * the other. Its number follows the year's last one, or `atLeast` if that is greater.
   */
  issue(
    given: { builderId: BuilderId; month: string; year: number; atLeast: number },
    compose: (found: Pick<ToBill, "entries" | "terms" | "sequence">) => Issued | null,
  ): Promise<Statement | null>;
  /** Newest first. */
  list(
    of: { builderId: BuilderId | null; state: StatementState | null },
    page: PageRequest,
  ): Promise<Page<Statement>>;
  find(id: StatementId): Promise<StatementRead | null>;
  findContest(id: ContestId): Promise<Contest | null>;
  /** Undecided ones, newest first. */
  listContests(page: PageRequest): Promise<Page<ListedContest>>;
  /** The builder of an entry. */
  findBuilder(id: EntryId): Promise<BuilderId | null>;
  /** Statements whose next reminder is due somewhere, longest first. */
  listLate(now: Date, limit: number): Promise<Pick<Statement, "id" | "builderId">[]>;
  /**
   * Stores the step that `compose` makes of a statement, one step of its builder's commission at a
   * time; null for no such statement. Nothing happens when an entry has this key.
   */
  change(
    id: StatementId,
    compose: (read: StatementRead) => CommissionChange | null,
    key?: string | null,
  ): Promise<Statement | null>;
  /** The same for a step about an entry. */
  changeEntry(id: EntryId, compose: (read: EntryRead) => CommissionChange | null): Promise<void>;
  /** Issued and paid in a month, and overdue now. */
  readSums(
    month: string,
    timeZone: string,
    now: Date,
  ): Promise<{ issued: Cents; paid: Cents; overdue: Cents }>;
  /** The ages of these builders' debts; those without any are left out. */
  readAges(builders: readonly BuilderId[], now: Date): Promise<Ages[]>;
  /**
   * A builder's overdue sum, the next day on which something is due, and the first statement that is
   * overdue for more than 60 days.
   */
  readOwnSums(
    builderId: BuilderId,
    now: Date,
  ): Promise<{ overdue: Cents; dueOn: string | null; longOverdue: string | null }>;
};
