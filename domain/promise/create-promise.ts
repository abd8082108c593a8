import { feature } from "../shared/feature.ts";
import { promisedNumbers } from "../shared/promised-numbers.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { readPromiseSummary } from "./ledger/read-promise-summary.ts";
import { readReports } from "./ledger/read-reports.ts";
import type { PromiseLedger, PromisePolicies } from "./ports.ts";

/** Ledger rows per page. */
const ledgerPage = 1_000;

type LedgerPorts = { promiseLedger: PromiseLedger };

/** The use cases: the state and the history of promises. */
export const createPromise = feature({
  readPromiseSummary,
  readReports,
  /** Anyone reads the promised numbers for new requests. */
  readNumbers:
    ({ promisePolicies }: { promisePolicies: PromisePolicies }) =>
    async () =>
      promisedNumbers((await promisePolicies.current()).params),
  /** Anyone reads the ledger, a thousand rows at a time. */
  listLedger:
    ({ promiseLedger }: LedgerPorts) =>
    ({ after }: { after: number }) =>
      promiseLedger.page(after, ledgerPage),
  /** Anyone reads the seals. */
  listSeals:
    ({ promiseLedger }: LedgerPorts) =>
    () =>
      promiseLedger.seals(),
  /** Seals the day that has ended. Run by the system. */
  sealLedger:
    ({ promiseLedger, clock }: LedgerPorts & { clock: Clock }) =>
    () =>
      promiseLedger.seal(utcDay(new Date(clock.now().getTime() - dayMs))),
});
