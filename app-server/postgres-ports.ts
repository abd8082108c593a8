import { createPostgresAccountAdministration } from "../adapters/postgres/accounts/account-administration.ts";
import { createPostgresAccountRepository } from "../adapters/postgres/accounts/account-repository.ts";
import { createPostgresIdentityRepository } from "../adapters/postgres/accounts/identity-repository.ts";
import { createPostgresPasskeyRepository } from "../adapters/postgres/accounts/passkey-repository.ts";
import { createPostgresPeopleReads } from "../adapters/postgres/accounts/people-reads.ts";
import { createPostgresProviderAttemptRepository } from "../adapters/postgres/accounts/provider-attempt-repository.ts";
import { createPostgresSessionRepository } from "../adapters/postgres/accounts/session-repository.ts";
import { createPostgresSignInRepository } from "../adapters/postgres/accounts/sign-in-repository.ts";
import { createPostgresUserRepository } from "../adapters/postgres/accounts/user-repository.ts";
import { createPostgresAttachmentRepository } from "../adapters/postgres/attachments/attachment-repository.ts";
import { createPostgresBlogRepository } from "../adapters/postgres/blog/blog-repository.ts";
import { createPostgresSiteMapRepository } from "../adapters/postgres/blog/site-map-repository.ts";
import { createPostgresBuilderProfileRepository } from "../adapters/postgres/builders/builder-profile-repository.ts";
import { createBuilderCountCache } from "../adapters/postgres/builders/count-builders.ts";
import { createPostgresCommissionLedger } from "../adapters/postgres/commission/commission-ledger.ts";
import { createPostgresCommissionRates } from "../adapters/postgres/commission/commission-rate-repository.ts";
import { followCorrection } from "../adapters/postgres/commission/follow-commission.ts";
import { createPostgresStatements } from "../adapters/postgres/commission/statement-repository.ts";
import { createPostgresContentEditing } from "../adapters/postgres/content/content-editing.ts";
import { createPostgresSyncHistory } from "../adapters/postgres/content/sync-history.ts";
import { createPostgresFavouriteRepository } from "../adapters/postgres/favourites/favourite-repository.ts";
import { createPostgresJobRepository } from "../adapters/postgres/jobs/job-repository.ts";
import { createPostgresContactMessageRepository } from "../adapters/postgres/messages/contact-message-repository.ts";
import type { Enqueue } from "../adapters/postgres/messages/enqueue.ts";
import { createPostgresMailHolds } from "../adapters/postgres/messages/mail-holds.ts";
import { createPostgresMessageRepository } from "../adapters/postgres/messages/message-repository.ts";
import { createPostgresSuppressionList } from "../adapters/postgres/messages/suppression-list.ts";
import { createPostgresAuditLog } from "../adapters/postgres/operations/audit-log.ts";
import { createPostgresChangeLog } from "../adapters/postgres/operations/change-log.ts";
import { createPostgresDashboardCounter } from "../adapters/postgres/operations/dashboard-counter.ts";
import { createPostgresErasureRepository } from "../adapters/postgres/operations/erasure-repository.ts";
import { createPostgresExpiredRows } from "../adapters/postgres/operations/expired-rows.ts";
import {
  createPostgresFigureRepository,
  type OutcomeCache,
} from "../adapters/postgres/operations/figure-repository.ts";
import { createPostgresModerationRepository } from "../adapters/postgres/operations/moderation-repository.ts";
import { createPostgresSecurityLog } from "../adapters/postgres/operations/security-log.ts";
import { createPostgresSetup } from "../adapters/postgres/operations/setup.ts";
import { createProjectCountCache } from "../adapters/postgres/portfolio/count-projects.ts";
import { createPostgresLinkedPictureRepository } from "../adapters/postgres/portfolio/linked-picture-repository.ts";
import { createPostgresPictureRepository } from "../adapters/postgres/portfolio/picture-repository.ts";
import { createPostgresPortfolioRepository } from "../adapters/postgres/portfolio/portfolio-repository.ts";
import { createPostgresPromiseLedger } from "../adapters/postgres/promise/promise-ledger.ts";
import { createPostgresPromisePolicies } from "../adapters/postgres/promise/promise-policies.ts";
import { createPostgresPromiseQueue } from "../adapters/postgres/promise/promise-queue.ts";
import { createPostgresPromiseRepository } from "../adapters/postgres/promise/promise-repository.ts";
import { createPostgresQuestionRepository } from "../adapters/postgres/questions/question-repository.ts";
import { followCompletion } from "../adapters/postgres/quotes/follow-completion.ts";
import { createPostgresInterestRepository } from "../adapters/postgres/quotes/interest-repository.ts";
import { createPostgresMatchingRepository } from "../adapters/postgres/quotes/matching-repository.ts";
import { createPostgresPlanRepository } from "../adapters/postgres/quotes/plan-repository.ts";
import { createPostgresPlanWatches } from "../adapters/postgres/quotes/plan-watches.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { createPostgresRequestSearch } from "../adapters/postgres/quotes/request-search.ts";
import { createPostgresSeenQuoteRepository } from "../adapters/postgres/quotes/seen-quote-repository.ts";
import { createPostgresRateRepository } from "../adapters/postgres/rates/rate-repository.ts";
import { createPostgresRatingRepository } from "../adapters/postgres/ratings/rating-repository.ts";
import type { Database } from "../adapters/postgres/server/orm.ts";
import { createCountCache } from "../adapters/postgres/sql/count-cache.ts";
import type { QueueCopies } from "../adapters/postgres/sql/linked-pictures.ts";
import { createPostgresBuilderImports } from "../adapters/postgres/supply/builder-imports.ts";
import { createPostgresBuilderInvites } from "../adapters/postgres/supply/builder-invites.ts";
import { createPostgresSupplyRepository } from "../adapters/postgres/supply/supply-repository.ts";
import { createPostgresShowManuals } from "../adapters/postgres/trade-shows/show-manuals.ts";
import { createPostgresTradeShowRepository } from "../adapters/postgres/trade-shows/trade-show-repository.ts";
import { createPostgresVettingDocuments } from "../adapters/postgres/vetting/vetting-documents.ts";
import { createPostgresVettingPolicies } from "../adapters/postgres/vetting/vetting-policies.ts";
import { createPostgresVettingRepository } from "../adapters/postgres/vetting/vetting-repository.ts";
import { addressIds, type SigningSecrets } from "../adapters/system/signer.ts";
import type { Ports } from "../domain/core.ts";
import type { ContactAfter } from "../domain/quotes/contact-after.ts";

type Em = ReturnType<Database["em"]["fork"]>;

/**
 * The database session of one request; `standby` is for public reads, null when the primary answers
 * them.
 */
export type DatabaseSession = { em: Em; standby: Em | null };

/** Takes the whole `session`, because each of its parts is opened on first access. */
const readerOf = (session: DatabaseSession) => session.standby ?? session.em;

/** A port whose repository takes the primary, and `more`. */
const onPrimary =
  <Port, More extends unknown[]>(create: (em: Em, ...more: More) => Port, ...more: More) =>
  ({ em }: DatabaseSession) =>
    create(em, ...more);

type Needs = {
  /** Queues the emails that a transaction writes. */
  enqueue: Enqueue;
  /** Queues copying linked pictures. */
  queueCopies: QueueCopies;
  /** Whether secrets in sent emails stay readable: only in development. */
  keepSecrets: boolean;
  auditMonths: number;
  contactAfter: ContactAfter;
  signingSecrets: SigningSecrets;
};

/** A factory for every port that PostgreSQL implements. */
export function postgresPorts(needs: Needs) {
  const { enqueue, queueCopies, keepSecrets, auditMonths, contactAfter, signingSecrets } = needs;
  const portfolioCounts = createProjectCountCache();
  const outcomes: OutcomeCache = { last: null };
  const showCounts = createCountCache<number>();
  const requestCounts = createCountCache<number>();
  const builderCounts = createBuilderCountCache();
  return {
    contacts: onPrimary(createPostgresContactMessageRepository, enqueue),
    quotes: onPrimary(createPostgresQuoteRequestRepository, enqueue),
    seenQuotes: onPrimary(createPostgresSeenQuoteRepository),
    attachments: onPrimary(createPostgresAttachmentRepository),
    vetting: onPrimary(createPostgresVettingRepository, enqueue),
    vettingPolicies: onPrimary(createPostgresVettingPolicies),
    vettingDocuments: onPrimary(createPostgresVettingDocuments),
    rates: onPrimary(createPostgresRateRepository),
    commissionLedger: onPrimary(createPostgresCommissionLedger),
    commissionRates: onPrimary(createPostgresCommissionRates, enqueue),
    statements: onPrimary(createPostgresStatements, enqueue),
    showManuals: onPrimary(createPostgresShowManuals),
    plans: onPrimary(createPostgresPlanRepository),
    planWatches: onPrimary(createPostgresPlanWatches, enqueue),
    questions: onPrimary(createPostgresQuestionRepository, enqueue),
    ratings: onPrimary(createPostgresRatingRepository, enqueue),
    jobs: onPrimary(createPostgresJobRepository, enqueue, {
      onBill: followCorrection,
      onDelivered: (em, { quoteRequestId: id }, updatedAt) =>
        followCompletion(em, { id, updatedAt }, "open"),
    }),
    promises: onPrimary(createPostgresPromiseRepository, enqueue),
    promisePolicies: onPrimary(createPostgresPromisePolicies),
    promiseLedger: (session: DatabaseSession) => createPostgresPromiseLedger(readerOf(session)),
    promiseQueue: onPrimary(createPostgresPromiseQueue),
    interests: onPrimary(createPostgresInterestRepository),
    signIns: onPrimary(createPostgresSignInRepository, enqueue),
    passkeys: onPrimary(createPostgresPasskeyRepository, enqueue),
    providerAttempts: onPrimary(createPostgresProviderAttemptRepository),
    identities: onPrimary(createPostgresIdentityRepository, enqueue),
    messages: onPrimary(createPostgresMessageRepository, { keepSecrets }),
    mailHolds: onPrimary(createPostgresMailHolds),
    builders: (session: DatabaseSession) =>
      createPostgresBuilderProfileRepository(
        session.em,
        queueCopies,
        readerOf(session),
        builderCounts,
      ),
    setup: onPrimary(createPostgresSetup, enqueue),
    contentEditing: onPrimary(createPostgresContentEditing, queueCopies),
    pictures: onPrimary(createPostgresPictureRepository),
    linkedPictures: onPrimary(createPostgresLinkedPictureRepository),
    figures: (session: DatabaseSession) =>
      createPostgresFigureRepository(readerOf(session), outcomes),
    portfolio: (session: DatabaseSession) => {
      const reader = readerOf(session);
      return createPostgresPortfolioRepository(session.em, portfolioCounts, queueCopies, reader);
    },
    moderation: onPrimary(createPostgresModerationRepository, enqueue),
    changes: onPrimary(createPostgresChangeLog),
    matching: onPrimary(createPostgresMatchingRepository),
    builderImports: onPrimary(createPostgresBuilderImports),
    builderInvites: onPrimary(createPostgresBuilderInvites, enqueue),
    supply: onPrimary(createPostgresSupplyRepository),
    requestSearch: onPrimary(createPostgresRequestSearch, requestCounts),
    dashboardCounter: onPrimary(createPostgresDashboardCounter),
    audit: onPrimary(createPostgresAuditLog),
    accountAdministration: onPrimary(createPostgresAccountAdministration, enqueue),
    peopleReads: onPrimary(createPostgresPeopleReads),
    securityLog: onPrimary(createPostgresSecurityLog),
    tradeShows: (session: DatabaseSession) =>
      createPostgresTradeShowRepository(readerOf(session), showCounts),
    blog: (session: DatabaseSession) => createPostgresBlogRepository(readerOf(session)),
    siteMap: (session: DatabaseSession) => createPostgresSiteMapRepository(readerOf(session)),
    suppressionList: onPrimary(createPostgresSuppressionList),
    expiredRows: onPrimary(createPostgresExpiredRows, { auditMonths }),
    erasures: onPrimary(createPostgresErasureRepository, addressIds(signingSecrets), enqueue),
    syncHistory: onPrimary(createPostgresSyncHistory),
    users: onPrimary(createPostgresUserRepository),
    accounts: onPrimary(createPostgresAccountRepository, enqueue, contactAfter),
    favourites: onPrimary(createPostgresFavouriteRepository),
    sessions: onPrimary(createPostgresSessionRepository),
  } satisfies { [Name in keyof Ports]?: (session: DatabaseSession) => Ports[Name] };
}
