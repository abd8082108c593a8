import { AuditEventTable } from "./audit-event.ts";
import { BlogPostTable } from "./blog-post.ts";
import { BuilderTable } from "./builder.ts";
import { BuilderFacetTable } from "./builder-facet.ts";
import { ContactMessageTable } from "./contact-message.ts";
import { ContentPageTable } from "./content-page.ts";
import { ContentStagingTable } from "./content-staging.ts";
import { ContentSyncTable } from "./content-sync.ts";
import { ContentVersionTable } from "./content-version.ts";
import { EmailChangeTable } from "./email-change.ts";
import { ErasureTable } from "./erasure.ts";
import { FavouriteTable } from "./favourite.ts";
import { IdempotencyKeyTable } from "./idempotency-key.ts";
import { IdentityTable } from "./identity.ts";
import { InterestTable } from "./interest.ts";
import { InvitationTable } from "./invitation.ts";
import { MessageTable } from "./message.ts";
import { MutedMailTable } from "./muted-mail.ts";
import { PasskeyTable } from "./passkey.ts";
import { PasskeyChallengeTable } from "./passkey-challenge.ts";
import { PictureTable } from "./picture.ts";
import { PortfolioFacetTable } from "./portfolio-facet.ts";
import { PortfolioProjectTable } from "./portfolio-project.ts";
import { ProviderAttemptTable } from "./provider-attempt.ts";
import { QuoteRequestTable } from "./quote-request.ts";
import { QuoteRequestCountTable } from "./quote-request-count.ts";
import { QuoteResponseTable } from "./quote-response.ts";
import { QuoteResponseVersionTable } from "./quote-response-version.ts";
import { RateLimitTable } from "./rate-limit.ts";
import { ReceiptTable } from "./receipt.ts";
import { ReviewTable } from "./review.ts";
import { SessionTable } from "./session.ts";
import { SignInTable } from "./sign-in.ts";
import { TradeShowTable } from "./trade-show.ts";
import { UserTable } from "./user.ts";

/** Every table of ours. The job queue keeps its own, in a schema of its own. */
export const allRows = [
  AuditEventTable,
  BlogPostTable,
  BuilderFacetTable,
  BuilderTable,
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
  MessageTable,
  MutedMailTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PictureTable,
  PortfolioFacetTable,
  PortfolioProjectTable,
  ProviderAttemptTable,
  QuoteRequestCountTable,
  QuoteRequestTable,
  QuoteResponseTable,
  QuoteResponseVersionTable,
  RateLimitTable,
  ReceiptTable,
  ReviewTable,
  SessionTable,
  SignInTable,
  TradeShowTable,
  UserTable,
];
