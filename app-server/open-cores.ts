import { createErasureFile, erasureFileIn } from "../adapters/erasures/erasure-file.ts";
import { createStatementFile, statementFileIn } from "../adapters/erasures/statement-numbers.ts";
import { createExchangeRates } from "../adapters/exchange/exchange-rates.ts";
import { openRatesFile } from "../adapters/exchange/rates-file.ts";
import { sanitizeHtml } from "../adapters/html/sanitize-html.ts";
import type { createJobs } from "../adapters/jobs/create-jobs.ts";
import { uuids } from "../adapters/system/clock-and-ids.ts";
import { sha256 } from "../adapters/system/signer.ts";
import type { RememberedPeople } from "../domain/accounts/people-reads.ts";
import { type Core, createCore, type Ports } from "../domain/core.ts";
import type { ExchangeRates } from "../domain/rates/ports.ts";
import { createSecurityTally } from "../domain/security-events/security-tally.ts";
import { lazyRecord } from "../domain/shared/records.ts";
import { foldedMailbox } from "../domain/shared/text/folded-mailbox.ts";
import type { Clock } from "../domain/shared/time/clock.ts";
import type { Config } from "./config.ts";
import type { ReadRequest } from "./http/middleware/last-write.ts";
import type { Postgres } from "./open-postgres.ts";
import { type DatabaseSession, postgresPorts } from "./postgres-ports.ts";
import { StartupError } from "./runtime/startup-error.ts";
import { takeEach } from "./services/rate-limits/rate-limiter.ts";

type Needs = {
  database: Pick<Postgres, "newEm" | "standbys" | "limiters">;
  clock: Clock;
  jobs: Pick<ReturnType<typeof createJobs>, "enqueue" | "queueCopies">;
  /** Ports that all cores share; they are opened already. */
  shared: Pick<
    Ports,
    | ("mailbox" | "media" | "files" | "imageProcessor" | "scanner" | "fetchPicture")
    | ("secrets" | "verifier" | "providers")
  >;
  /** Replaces ports in tests. */
  portsAs?: (ports: Ports) => Ports;
};

/**
 * Gives each request a core: each has its own EntityManager fork, hence its own transaction.
 * Standbys may answer a `read`.
 */
export function openCores(
  config: Config,
  { database, clock, jobs, shared, portsAs = (ports) => ports }: Needs,
): (read?: ReadRequest | null) => Core {
  const { newEm, standbys, limiters } = database;
  const erasureFile = createErasureFile(erasureFileIn(config.dataDir));
  const statementFile = createStatementFile(statementFileIn(config.dataDir));
  const exchangeRates = openExchangeRates(config);
  const securityTally = createSecurityTally();
  const rememberedPeople: RememberedPeople = new Map();
  /** A request's entity managers, opened on first use. */
  const openSession = lazyRecord<DatabaseSession, ReadRequest | null>({
    em: newEm,
    standby: (read) => (read && standbys?.reader(read.since)) ?? null,
  });
  const portsOf = lazyRecord<Ports, DatabaseSession>({
    ...postgresPorts({
      enqueue: jobs.enqueue,
      queueCopies: jobs.queueCopies,
      keepSecrets: !config.isProduction,
      auditMonths: config.auditMonths,
      contactAfter: config.contactAfter,
      signingSecrets: config.signingSecrets,
    }),
    clock: () => clock,
    ids: () => uuids,
    sanitize: () => sanitizeHtml,
    hashOf: () => sha256,
    secrets: () => shared.secrets,
    mailbox: () => shared.mailbox,
    media: () => shared.media,
    files: () => shared.files,
    imageProcessor: () => shared.imageProcessor,
    scanner: () => shared.scanner,
    verifier: () => shared.verifier,
    providers: () => shared.providers,
    fetchPicture: () => shared.fetchPicture,
    securityTally: () => securityTally,
    rememberedPeople: () => rememberedPeople,
    erasureFile: () => erasureFile,
    statementNumbers: () => statementFile,
    exchangeRates: () => exchangeRates,
    supportAddress: () => config.supportEmail,
    retention: () => config.retention,
    promiseMode: () => config.promiseMode,
    isMailHeldBySetting: () => config.holdMail,
    mayAlarm: () => async () => (await limiters.promiseAlarms.take("site")) === null,
    mayMail: () => async (address) => {
      const mailbox = foldedMailbox(address);
      const { confirmations, confirmationsOfDay } = limiters;
      const keys = [confirmations, confirmationsOfDay].map((limit) => [limit, mailbox] as const);
      return (await takeEach(keys)) === null;
    },
    contactAfter: () => config.contactAfter,
  });
  return (read = null) => createCore(portsAs(portsOf(openSession(read))));
}

/**
 * The operator's exchange rates: from a file, or else from a setting. Without either, quotes are
 * only in US dollars.
 */
function openExchangeRates({ exchangeRates, exchangeRatesCsv }: Config): ExchangeRates {
  if (exchangeRatesCsv === null) return createExchangeRates(() => exchangeRates);
  try {
    return createExchangeRates(openRatesFile(exchangeRatesCsv));
  } catch (error) {
    const why = error instanceof Error ? error.message : "it cannot be read";
    throw new StartupError(`Cannot start: EXCHANGE_RATES_CSV: ${why}`);
  }
}
