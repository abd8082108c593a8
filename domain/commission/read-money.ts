import { adminOf } from "../accounts/admin-of.ts";
import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { monthOf } from "./accrual.ts";
import { amountOf } from "./commission-of.ts";
import { type Expected, expectedByMonth } from "./expected.ts";
import type { Operator } from "./operator.ts";
import type {
  Ages,
  BuilderMoney,
  CommissionLedger,
  CommissionRateRepository,
  ListedEntry,
  StatementRepository,
  UnagreedJob,
} from "./ports.ts";
import type { CommissionParams } from "./rates.ts";
import type { NotABuilder } from "./refusals.ts";
import { ageDays } from "./statement.ts";

type Needs = { commissionLedger: CommissionLedger; clock: Clock };
type StatementNeeds = { statements: StatementRepository };
type Paged = { page: PageRequest; by: Principal };

/** A builder's entries, newest first, and their sum. */
export type OwnMoney = Page<ListedEntry> & {
  open: Cents;
  overdue: Cents;
  /** The next last day to pay, YYYY-MM-DD. */
  dueOn: string | null;
  /** The statement for which the builder isn't invited; null: none. */
  stops: string | null;
  /** How to pay, as the operator says today; null: not said yet. */
  pay: Pick<Operator, "payText" | "payLink"> | null;
};

/** A builder reads their own entries. */
export function readOwnMoney({ commissionLedger, statements, clock }: Needs & StatementNeeds) {
  return async ({ page, by }: Paged): Promise<Result<OwnMoney, NotSignedIn | NotABuilder>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    if (!builder) return refuse({ kind: "no-rates-for-you" });
    const [entries, open, { longOverdue, ...sums }, { operator }] = await Promise.all([
      commissionLedger.listEntries(builder.id, page),
      commissionLedger.readOpen(builder.id),
      statements.readOwnSums(builder.id, clock.now()),
      statements.findOperator(),
    ]);
    const stops = operator?.stopWhenOverdue ? longOverdue : null;
    return ok({ ...entries, ...sums, open, stops, pay: operator });
  };
}

/** Open jobs in the operator's summary. */
const expectedAtMost = 5000;
/** Builders in the operator's summary. */
const builderLimit = 100;

export type MoneySummary = {
  month: string;
  accrued: Cents;
  issued: Cents;
  paid: Cents;
  overdue: Cents;
  open: Cents;
  expected: Expected[];
  builders: (BuilderMoney & Ages)[];
};

/** An admin reads the sums of the ledger: of this month, and by builder. */
export function readMoneySummary({ commissionLedger, statements, clock }: Needs & StatementNeeds) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<MoneySummary, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const now = clock.now();
    const timeZone = await commissionLedger.readTimeZone();
    const month = monthOf(now, timeZone);
    const [sums, ofStatements, jobs] = await Promise.all([
      commissionLedger.readSums(month, builderLimit),
      statements.readSums(month, timeZone, now),
      commissionLedger.listExpected(expectedAtMost),
    ]);
    const ids = sums.builders.map(({ builderId }) => builderId);
    const known = new Map(
      (await statements.readAges(ids, now)).map(({ builderId, ages }) => [builderId, ages]),
    );
    const none = [...ageDays, 0].map(() => 0);
    const builders = sums.builders.map((builder) => ({
      ...builder,
      ages: known.get(builder.builderId) ?? none,
    }));
    const expected = expectedByMonth(jobs);
    return ok({ month, ...sums, ...ofStatements, builders, expected });
  };
}

/**
 * Replaces each builder's stored sums that differ from the ledger. Throws after that, so that the operator is alerted:
 * only a fault makes such a difference.
 */
export function recountCommission({ commissionLedger }: Pick<Needs, "commissionLedger">) {
  return async (): Promise<void> => {
    const builders = await commissionLedger.recount();
    if (builders > 0)
      throw new Error(
        `The commission's sums of ${builders} builders differed, and are right again`,
      );
  };
}

/** An admin reads all entries, newest first. */
export function listCommissionEntries({ commissionLedger }: Needs) {
  return async ({
    page,
    by,
  }: Paged): Promise<Result<Page<ListedEntry>, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    return admin.ok ? ok(await commissionLedger.listEntries(null, page)) : admin;
  };
}

/** An admin reads the completed jobs whose quotes were sent without a yes, newest first. */
export function listUnagreedJobs({ commissionLedger }: Needs) {
  return async ({
    page,
    by,
  }: Paged): Promise<Result<Page<UnagreedJob>, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    return admin.ok ? ok(await commissionLedger.listUnagreed(page)) : admin;
  };
}

/** As many jobs as an estimate replays, the latest. */
const replayedAtMost = 10_000;

/** Sums of the last 12 months' accruals, and by other rates on the same bases. */
export type RatesEstimate = {
  jobs: number;
  accrued: Cents;
  proposed: Cents;
  /** Whether the rates also change the base, which stored bases don't show. */
  changesBase: boolean;
};

type EstimateNeeds = Needs & { commissionRates: CommissionRateRepository };

/** An admin reads what the last 12 months would have been by these rates, on the stored bases. */
export function estimateRates({ commissionLedger, commissionRates, clock }: EstimateNeeds) {
  return async ({
    params,
    by,
  }: {
    params: CommissionParams;
    by: Principal;
  }): Promise<Result<RatesEstimate, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const now = clock.now();
    const since = new Date(now);
    since.setUTCFullYear(now.getUTCFullYear() - 1);
    const [bases, { current }] = await Promise.all([
      commissionLedger.listBases(since, replayedAtMost),
      commissionRates.findRates(null, now),
    ]);
    const proposed = bases.map(({ baseCents, isRepeat }) =>
      amountOf(baseCents, isRepeat ? params.repeatRateBp : params.rateBp, params),
    );
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    return ok({
      jobs: bases.length,
      accrued: sum(bases.map(({ amount }) => amount)),
      proposed: sum(proposed),
      changesBase: current !== null && basisOf(current.params) !== basisOf(params),
    });
  };
}

const basisOf = ({ base, leaveOut }: CommissionParams) => [base, ...leaveOut].join();
