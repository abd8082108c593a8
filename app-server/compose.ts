import { createErasureFile, erasureFileIn } from "../adapters/erasures/erasure-file.ts";
import { sanitiseHtml } from "../adapters/html/sanitise-html.ts";
import { createJobs } from "../adapters/jobs/create-jobs.ts";
import { createDevMailbox } from "../adapters/mail/dev-mailbox.ts";
import { renderLetter } from "../adapters/mail/render-letter.tsx";
import { replyTo } from "../adapters/mail/reply-to.ts";
import { createSmtpMailbox } from "../adapters/mail/smtp-mailbox.ts";
import { createPrometheusMetrics } from "../adapters/metrics/prometheus.ts";
import { createProviders } from "../adapters/oauth/create-providers.ts";
import { importAppleKey } from "../adapters/oauth/import-apple-key.ts";
import { createPasskeyVerifier } from "../adapters/passkeys/web-authn.ts";
import { createDiskCache } from "../adapters/pictures/disk-cache.ts";
import { createSharpImageProcessor } from "../adapters/pictures/image-processor.ts";
import { createImageVariants } from "../adapters/pictures/image-variants.ts";
import { createPictureFetcher } from "../adapters/pictures/picture-fetcher.ts";
import { purgingVariants } from "../adapters/pictures/purge-variants.ts";
import { createPngRenderer } from "../adapters/pictures/render-png.ts";
import { createPostgresAccountAdministration } from "../adapters/postgres/accounts/account-administration.ts";
import { createPostgresAccountRepository } from "../adapters/postgres/accounts/account-repository.ts";
import { createPostgresIdentityRepository } from "../adapters/postgres/accounts/identity-repository.ts";
import { createPostgresPasskeyRepository } from "../adapters/postgres/accounts/passkey-repository.ts";
import { createPostgresProviderAttemptRepository } from "../adapters/postgres/accounts/provider-attempt-repository.ts";
import { createPostgresSessionRepository } from "../adapters/postgres/accounts/session-repository.ts";
import { createPostgresSignInRepository } from "../adapters/postgres/accounts/sign-in-repository.ts";
import { createPostgresUserRepository } from "../adapters/postgres/accounts/user-repository.ts";
import { createPostgresBlogRepository } from "../adapters/postgres/blog/blog-repository.ts";
import { createPostgresSiteMapRepository } from "../adapters/postgres/blog/site-map-repository.ts";
import { createPostgresBuilderProfileRepository } from "../adapters/postgres/builders/builder-profile-repository.ts";
import { createPostgresSyncHistory } from "../adapters/postgres/content/sync-history.ts";
import { createPostgresContactMessageRepository } from "../adapters/postgres/messages/contact-message-repository.ts";
import { listMessages } from "../adapters/postgres/messages/list-messages.ts";
import { createPostgresMessageRepository } from "../adapters/postgres/messages/message-repository.ts";
import { createPostgresMutedMail } from "../adapters/postgres/messages/muted-mail.ts";
import { readOutboxFigures } from "../adapters/postgres/messages/outbox-figures.ts";
import { createPostgresAuditTrail } from "../adapters/postgres/operations/audit-trail.ts";
import { createPostgresChangeLog } from "../adapters/postgres/operations/change-log.ts";
import { createPostgresErasureRepository } from "../adapters/postgres/operations/erasure-repository.ts";
import { createPostgresExpiredRows } from "../adapters/postgres/operations/expired-rows.ts";
import { createPostgresReviewRepository } from "../adapters/postgres/operations/review-repository.ts";
import { createPostgresSecurityLog } from "../adapters/postgres/operations/security-log.ts";
import { openWriteLimits } from "../adapters/postgres/operations/write-limits.ts";
import { createCountsKeeper } from "../adapters/postgres/portfolio/counts-keeper.ts";
import { createPostgresFavouriteRepository } from "../adapters/postgres/portfolio/favourite-repository.ts";
import { createPostgresLinkedPictureRepository } from "../adapters/postgres/portfolio/linked-picture-repository.ts";
import { createPostgresPictureRepository } from "../adapters/postgres/portfolio/picture-repository.ts";
import { createPostgresPortfolioRepository } from "../adapters/postgres/portfolio/portfolio-repository.ts";
import { createPostgresPromiseLedger } from "../adapters/postgres/promise/promise-ledger.ts";
import { createPostgresPromisePolicies } from "../adapters/postgres/promise/promise-policies.ts";
import { createPostgresPromiseRepository } from "../adapters/postgres/promise/promise-repository.ts";
import { createPostgresInterestRepository } from "../adapters/postgres/quotes/interest-repository.ts";
import { createPostgresMatchingRepository } from "../adapters/postgres/quotes/matching-repository.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { createPostgresRequestSearch } from "../adapters/postgres/quotes/request-search.ts";
import { migrateUp } from "../adapters/postgres/server/migrate-up.ts";
import { openServer } from "../adapters/postgres/server/open-server.ts";
import { pendingMigrations } from "../adapters/postgres/server/pending-migrations.ts";
import { type ConnectionPool, openDatabase } from "../adapters/postgres/sql/orm.ts";
import { createPostgresTradeShowRepository } from "../adapters/postgres/trade-shows/trade-show-repository.ts";
import { loadSamples } from "../adapters/samples/load-samples.ts";
import { sampleBuilders } from "../adapters/samples/sample-builders.ts";
import { sampleProjects } from "../adapters/samples/sample-projects.ts";
import { systemClock } from "../adapters/system/clock.ts";
import { uuids } from "../adapters/system/ids.ts";
import { createSecrets } from "../adapters/system/secrets.ts";
import { createCore, type Ports } from "../domain/core.ts";
import type { PictureFetcher } from "../domain/pictures/ports.ts";
import type { ResponseLink } from "../domain/quotes/response-link/response-link.ts";
import { createSecurityTally } from "../domain/security-events/security-tally.ts";
import { createConcurrencyLimiter } from "../domain/shared/concurrency-limiter.ts";
import type { MessageId } from "../domain/shared/id.ts";
import { lazyRecord } from "../domain/shared/lazy-record.ts";
import { productName } from "../domain/shared/product-name.ts";
import type { Config } from "./config.ts";
import { limitTable } from "./limits.ts";
import { openContentSync } from "./open-content-sync.ts";
import { openMedia } from "./open-media.ts";
import { openSystem } from "./open-system.ts";
import { createDevMail } from "./runtime/dev-mail.ts";
import { createReadiness } from "./runtime/readiness.ts";
import { StartupError } from "./runtime/startup-error.ts";
import { createMessageTokens } from "./services/message-tokens.ts";
import { createResponseLinkTokens } from "./services/response-link-tokens.ts";

/** Registers the closing step of an opened resource; steps run in reverse order. */
export type AtEnd = (step: () => Promise<void> | void) => void;

/** Overrides for tests: outbound requests to sign-in providers and linked pictures, and Notion's rate limit. */
type Outside = { send?: typeof fetch; fetchPicture?: PictureFetcher; notionPerSecond?: number };

/**
 * Picks an adapter for every port. The only file that knows both sides of the hexagon.
 * In development it also migrates, and loads the samples into an empty database.
 */
export async function compose(
  config: Config,
  atEnd: AtEnd,
  { send, fetchPicture = createPictureFetcher(), notionPerSecond }: Outside = {},
) {
  const { isProduction, origin, supportEmail } = config;
  const server = await openServer(config);
  atEnd(server.release);
  if (!isProduction) await migrateUp(server.migrateUrl, server.url);

  let pool: ConnectionPool | undefined;
  const orm = openDatabase(server.url, {
    applicationName: "boothwright",
    onPool: (opened) => {
      pool = opened;
    },
  });
  atEnd(() => orm.close());
  if (!isProduction) {
    const newEm = () => orm.em.fork();
    await loadSamples({ url: server.url, newEm, now: systemClock.now() });
  }

  const limits = openWriteLimits(server.url, config.sessionSecret);
  atEnd(limits.close);

  const system = openSystem(config);
  const responseLinks = createResponseLinkTokens(system);
  const respondLink = (link: ResponseLink) => `${origin}/respond/${responseLinks.write(link)}`;
  const site = { productName, origin, supportEmail };
  const tokens = createMessageTokens(system, "unsubscribe");
  const unsubscribeLink = (id: MessageId) =>
    `${origin}/unsubscribe?token=${encodeURIComponent(tokens.write(id))}`;
  const mailLinks = createMessageTokens(system, "mail-link");
  const signInLink = (path: string, id: MessageId) =>
    `${origin}/login?${new URLSearchParams({ returnTo: path, mail: mailLinks.write(id) })}`;
  const mailbox = config.mailUrl
    ? createSmtpMailbox({
        ...{ url: config.mailUrl, from: config.mailFrom, site },
        ...{ unsubscribeLink, signInLink, respondLink },
      })
    : createDevMailbox();
  atEnd(mailbox.close);

  const originals = openMedia(config);
  // two at a time, so that page requests are still answered meanwhile
  const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 200 });
  const studio = createSharpImageProcessor(queue);
  const cache = createDiskCache({
    folder: `${config.dataDir}/cache`,
    maxBytes: config.pictureCacheMb * 1024 * 1024,
  });
  const media = purgingVariants(originals, cache);
  const pictures = createImageVariants({ media, cache, queue });

  const content = await openContentSync({
    ...{ config, databaseUrl: server.url, media, studio },
    ...(notionPerSecond && { perSecond: notionPerSecond }),
  });
  if (content) atEnd(content.close);
  const { syncEveryMinutes } = config;
  const jobs = createJobs({
    url: server.url,
    newCore,
    ...(content &&
      syncEveryMinutes > 0 && { content: { ...content, everyMinutes: syncEveryMinutes } }),
  });
  atEnd(jobs.close);

  const { apple } = config.providers;
  if (apple) {
    await importAppleKey(apple.privateKey).catch(() => {
      throw new StartupError("Cannot start: APPLE_PRIVATE_KEY is not the key of a .p8 file");
    });
  }
  const providers = createProviders({
    settings: config.providers,
    origin,
    ...(send && { send }),
  });
  const secrets = createSecrets(config.sessionSecret);
  const verifier = createPasskeyVerifier({ productName, origin });
  const portfolioCounts = createCountsKeeper();
  const erasureFile = createErasureFile(erasureFileIn(config.dataDir));
  const securityTally = createSecurityTally();
  type Session = { em: ReturnType<typeof orm.em.fork> };
  /** A request's entity manager, opened on first use. */
  const openSession = lazyRecord<Session, null>({ em: () => orm.em.fork() });
  const portsOf = lazyRecord<Ports, Session>({
    clock: () => systemClock,
    ids: () => uuids,
    secrets: () => secrets,
    mailbox: () => mailbox,
    sanitise: () => sanitiseHtml,
    media: () => media,
    studio: () => studio,
    supportAddress: () => supportEmail,
    contacts: ({ em }) => createPostgresContactMessageRepository(em, jobs.enqueue),
    quotes: ({ em }) => createPostgresQuoteRequestRepository(em, jobs.enqueue),
    promises: ({ em }) => createPostgresPromiseRepository(em, jobs.enqueue),
    promisePolicies: ({ em }) => createPostgresPromisePolicies(em),
    promiseLedger: ({ em }) => createPostgresPromiseLedger(em),
    interests: ({ em }) => createPostgresInterestRepository(em),
    signIns: ({ em }) => createPostgresSignInRepository(em, jobs.enqueue),
    passkeys: ({ em }) => createPostgresPasskeyRepository(em, jobs.enqueue),
    verifier: () => verifier,
    providers: () => providers,
    providerAttempts: ({ em }) => createPostgresProviderAttemptRepository(em),
    identities: ({ em }) => createPostgresIdentityRepository(em, jobs.enqueue),
    messages: ({ em }) => createPostgresMessageRepository(em, { keepSecrets: !isProduction }),
    builders: ({ em }) => createPostgresBuilderProfileRepository(em, jobs.queueCopies),
    pictures: ({ em }) => createPostgresPictureRepository(em),
    linkedPictures: ({ em }) => createPostgresLinkedPictureRepository(em),
    fetchPicture: () => (config.copyLinkedPictures ? fetchPicture : null),
    portfolio: ({ em }) => createPostgresPortfolioRepository(em, portfolioCounts, jobs.queueCopies),
    reviews: ({ em }) => createPostgresReviewRepository(em, jobs.enqueue),
    changes: ({ em }) => createPostgresChangeLog(em),
    matching: ({ em }) => createPostgresMatchingRepository(em),
    desk: ({ em }) => createPostgresRequestSearch(em),
    audit: ({ em }) => createPostgresAuditTrail(em),
    accountAdministration: ({ em }) => createPostgresAccountAdministration(em, jobs.enqueue),
    securityLog: ({ em }) => createPostgresSecurityLog(em),
    securityTally: () => securityTally,
    tradeShows: ({ em }) => createPostgresTradeShowRepository(em),
    blog: ({ em }) => createPostgresBlogRepository(em),
    siteMap: ({ em }) => createPostgresSiteMapRepository(em),
    mutedMail: ({ em }) => createPostgresMutedMail(em),
    expiredRows: ({ em }) => createPostgresExpiredRows(em, { auditMonths: config.auditMonths }),
    erasures: ({ em }) => createPostgresErasureRepository(em, jobs.enqueue),
    erasureFile: () => erasureFile,
    retention: () => config.retention,
    syncHistory: ({ em }) => createPostgresSyncHistory(em),
    users: ({ em }) => createPostgresUserRepository(em),
    accounts: ({ em }) => createPostgresAccountRepository(em, jobs.enqueue),
    favourites: ({ em }) => createPostgresFavouriteRepository(em),
    sessions: ({ em }) => createPostgresSessionRepository(em),
  });
  /** A core of its own for each request, so that no two share an identity map. */
  function newCore() {
    return createCore(portsOf(openSession(null)));
  }

  const { readiness, beginToStop, isStopping } = createReadiness({
    ping: () => orm.em.fork().execute("select 1"),
    pendingMigrations: () => pendingMigrations(server.url),
  });

  return {
    config,
    system,
    newCore,
    /** Made up for demonstration, and marked so. */
    samples() {
      const now = systemClock.now();
      const builders = sampleBuilders(now, uuids.next());
      const builderNames = new Map<string, string>(builders.map(({ id, name }) => [id, name]));
      return { projects: sampleProjects(now, builders), builderNames };
    },
    /** State of the last sync, for the operator. */
    syncState: () => createPostgresSyncHistory(orm.em.fork()).readState(),
    providers: providers.map(({ name, label }) => ({ name, label })),
    jobs,
    pictures,
    print: createPngRenderer({ media, cache, queue }),
    readiness,
    beginToStop,
    isStopping,
    metrics:
      config.metricsToken === null
        ? null
        : createPrometheusMetrics({
            pool: () => poolFigures(pool),
            outbox: () => readOutboxFigures(orm.em.fork(), systemClock.now()),
            async contentSyncAgeSeconds() {
              const { projectsReadAt } = await createPostgresSyncHistory(orm.em.fork()).readState();
              return projectsReadAt && (Date.now() - projectsReadAt.getTime()) / 1000;
            },
          }),
    limiters: limits.open(limitTable(config)),
    listMail: createDevMail({
      listMessages: () => listMessages(orm.em.fork(), { limit: 200 }),
      renderLetter: ({ id, letter }) =>
        renderLetter(letter, { ...site, respondLink, signInLink: (path) => signInLink(path, id) }),
      replyTo: (letter) => replyTo(letter, site),
    }),
  };
}

function poolFigures(pool: ConnectionPool | undefined) {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
