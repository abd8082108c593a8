import { EmailChangeTable } from "./accounts/email-change.ts";
import { IdentityTable } from "./accounts/identity.ts";
import { PasskeyTable } from "./accounts/passkey.ts";
import { PasskeyChallengeTable } from "./accounts/passkey-challenge.ts";
import { ProviderAttemptTable } from "./accounts/provider-attempt.ts";
import { SessionTable } from "./accounts/session.ts";
import { SignInTable } from "./accounts/sign-in.ts";
import { UserTable } from "./accounts/user.ts";
import { AuditEventTable } from "./audit-event.ts";
import { CommissionEntryTable, CommissionSumTable } from "./commission/commission-entry.ts";
import { CommissionRatesTable } from "./commission/commission-rates.ts";
import {
  CommissionContestTable,
  CommissionOperatorTable,
  CommissionStatementEntryTable,
  CommissionStatementTable,
} from "./commission/commission-statement.ts";
import { QuoteRatesTable, RateAgreementTable } from "./commission/rate-agreement.ts";
import { ContactMessageTable } from "./contact-message.ts";
import { BlogPostTable } from "./content/blog-post.ts";
import { BuilderTable } from "./content/builder.ts";
import { BuilderCapacityTable } from "./content/builder-capacity.ts";
import { BuilderFacetTable } from "./content/builder-facet.ts";
import { BuilderInviteTable } from "./content/builder-invite.ts";
import { ContentPageTable } from "./content/content-page.ts";
import { ContentStagingTable } from "./content/content-staging.ts";
import { ContentSyncTable } from "./content/content-sync.ts";
import { ContentVersionTable } from "./content/content-version.ts";
import { FavouriteTable } from "./content/favourite.ts";
import { LinkedPictureTable } from "./content/linked-picture.ts";
import { PictureTable } from "./content/picture.ts";
import { PortfolioFacetTable } from "./content/portfolio-facet.ts";
import { PortfolioProjectTable } from "./content/portfolio-project.ts";
import { ReviewTable } from "./content/review.ts";
import { ShowManualTable } from "./content/show-manual.ts";
import { TradeShowTable } from "./content/trade-show.ts";
import { ErasureTable } from "./erasure.ts";
import { JobTable } from "./jobs/job.ts";
import { JobAgreementTable } from "./jobs/job-agreement.ts";
import { JobApprovalTable } from "./jobs/job-approval.ts";
import { JobCallInTable } from "./jobs/job-call-in.ts";
import { JobChangeTable } from "./jobs/job-change.ts";
import { JobCloseOutTable } from "./jobs/job-close-out.ts";
import { JobMessageTable } from "./jobs/job-message.ts";
import { JobPaymentTable } from "./jobs/job-payment.ts";
import { JobPunchTable } from "./jobs/job-punch.ts";
import { MailHoldTable } from "./mail-hold.ts";
import { MessageTable } from "./message.ts";
import { MutedMailTable } from "./muted-mail.ts";
import { PromiseEventTable } from "./promise/promise-event.ts";
import { PromiseFigureTable } from "./promise/promise-figure.ts";
import { PromisePolicyTable } from "./promise/promise-policy.ts";
import { PromiseSealTable } from "./promise/promise-seal.ts";
import { QuotePromiseTable } from "./promise/quote-promise.ts";
import { AttachmentTable } from "./quotes/attachment.ts";
import { BriefVersionTable } from "./quotes/brief-version.ts";
import { BuilderReviewTable, ReviewReportTable } from "./quotes/builder-review.ts";
import { IdempotencyKeyTable } from "./quotes/idempotency-key.ts";
import { InterestTable } from "./quotes/interest.ts";
import { InvitationTable } from "./quotes/invitation.ts";
import { PlanCalendarTable, PlanMilestoneTable, PlanWatchTable } from "./quotes/plan.ts";
import { QuestionTable } from "./quotes/question.ts";
import { QuoteRequestTable } from "./quotes/quote-request.ts";
import { QuoteRequestCountTable } from "./quotes/quote-request-count.ts";
import { QuoteResponseTable } from "./quotes/quote-response.ts";
import { QuoteResponseVersionTable } from "./quotes/quote-response-version.ts";
import { ReceiptTable } from "./quotes/receipt.ts";
import { SeenQuoteTable } from "./quotes/seen-quote.ts";
import { RateLimitTable } from "./rate-limit.ts";
import { BenchmarkTable } from "./rates/benchmark.ts";
import { RateCardTable } from "./rates/rate-card.ts";
import { ShowServicesTable } from "./rates/show-services.ts";
import { VettingCheckTable, VettingDocumentTable } from "./vetting/vetting-check.ts";
import { VettingPolicyTable } from "./vetting/vetting-policy.ts";
import { VettingReferenceTable } from "./vetting/vetting-reference.ts";

/** Every table of the app. The job queue has its own schema. */
export const allRows = [
  AttachmentTable,
  AuditEventTable,
  BenchmarkTable,
  BlogPostTable,
  BriefVersionTable,
  BuilderCapacityTable,
  BuilderFacetTable,
  BuilderInviteTable,
  BuilderReviewTable,
  BuilderTable,
  CommissionContestTable,
  CommissionEntryTable,
  CommissionOperatorTable,
  CommissionStatementEntryTable,
  CommissionStatementTable,
  CommissionRatesTable,
  CommissionSumTable,
  ContactMessageTable,
  ContentPageTable,
  ContentStagingTable,
  ContentSyncTable,
  ContentVersionTable,
  EmailChangeTable,
  ErasureTable,
  FavouriteTable,
  IdempotencyKeyTable,
  IdentityTable,
  InterestTable,
  InvitationTable,
  JobAgreementTable,
  JobApprovalTable,
  JobChangeTable,
  JobCloseOutTable,
  JobCallInTable,
  JobPunchTable,
  JobMessageTable,
  JobPaymentTable,
  JobTable,
  LinkedPictureTable,
  MailHoldTable,
  MessageTable,
  MutedMailTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PictureTable,
  PortfolioFacetTable,
  PortfolioProjectTable,
  PromiseEventTable,
  PromiseFigureTable,
  PromisePolicyTable,
  PromiseSealTable,
  ProviderAttemptTable,
  QuestionTable,
  QuotePromiseTable,
  QuoteRatesTable,
  QuoteRequestCountTable,
  QuoteRequestTable,
  PlanMilestoneTable,
  PlanCalendarTable,
  PlanWatchTable,
  QuoteResponseTable,
  QuoteResponseVersionTable,
  RateAgreementTable,
  RateCardTable,
  RateLimitTable,
  ReceiptTable,
  ReviewReportTable,
  ReviewTable,
  SeenQuoteTable,
  SessionTable,
  ShowServicesTable,
  SignInTable,
  TradeShowTable,
  ShowManualTable,
  UserTable,
  VettingCheckTable,
  VettingDocumentTable,
  VettingPolicyTable,
  VettingReferenceTable,
];
