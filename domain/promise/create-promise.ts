import { promisedNumbers } from "../shared/promised-numbers.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { readPromiseSummary } from "./ledger/read-promise-summary.ts";
import type { PromiseLedger, PromisePolicies } from "./ports.ts";

/** Ports that these use cases need. */
export type PromisePorts = {
  clock: Clock;
  promisePolicies: PromisePolicies;
  promiseLedger: PromiseLedger;
};

/** Rows of the ledger on a page. */
const ledgerPage = 1_000;

/** The use cases: how promises stand and stood. */
export function createPromise(ports: PromisePorts) {
  const { promiseLedger, clock } = ports;
  return {
    readPromiseSummary: readPromiseSummary(ports),
    /** Anyone reads the numbers that new requests are promised. */
    readNumbers: async () => promisedNumbers((await ports.promisePolicies.current()).params),
    /** Anyone reads the ledger, a thousand rows at a time. */
    listLedger: ({ after }: { after: number }) => promiseLedger.page(after, ledgerPage),
    /** Anyone reads the seals. */
    listSeals: () => promiseLedger.seals(),
    /** The system's own job: seals the day that is over. */
    sealLedger: () => promiseLedger.seal(utcDay(new Date(clock.now().getTime() - dayMs))),
  };
}
