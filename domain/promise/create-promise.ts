import { feature } from "../shared/feature.ts";
import { promisedNumbers } from "../shared/promised-numbers.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { readPromiseSummary } from "./ledger/read-promise-summary.ts";
import type { PromiseLedger, PromisePolicies } from "./ports.ts";

/** Rows of the ledger on a page. */
const ledgerPage = 1_000;

type LedgerPorts = { promiseLedger: PromiseLedger };

/** The use cases: how promises stand and stood. */
export const createPromise = feature({
  readPromiseSummary,
  /** Anyone reads the numbers that new requests are promised. */
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
  /** The system's own job: seals the day that is over. */
  sealLedger:
    ({ promiseLedger, clock }: LedgerPorts & { clock: Clock }) =>
    () =>
      promiseLedger.seal(utcDay(new Date(clock.now().getTime() - dayMs))),
});
