import type { CurrentUserBody } from "../../app-server/contract/accounts.ts";
import type {
  AdminQuotesBody,
  AdminStatsBody,
  AssignmentFormInput,
  FoundBuildersBody,
  MessageBody,
  ViewedQuoteBody,
} from "../../app-server/contract/admin.ts";
import type { ApiClient } from "../../app-server/contract/api-client.ts";
import type { AuditBody } from "../../app-server/contract/audit.ts";
import type { OwnProfileBody } from "../../app-server/contract/builder-profile.ts";
import type { BuilderSearchBody } from "../../app-server/contract/builder-search-body.ts";
import type { BuilderBody, ViewedBuilderBody } from "../../app-server/contract/builders.ts";
import type { ChangesBody } from "../../app-server/contract/changes.ts";
import type {
  ContactFormInput,
  SentMessageBody,
} from "../../app-server/contract/contact-messages.ts";
import type { SyncStateBody } from "../../app-server/contract/content-sync.ts";
import type {
  AssignedQuoteBody,
  OverviewBody,
  OwnQuoteBody,
} from "../../app-server/contract/dashboard.ts";
import type {
  BuilderNetworkBody,
  ExhibitBuilderBody,
} from "../../app-server/contract/exhibit-builders.ts";
import type { ProjectSearchBody, ViewedProjectBody } from "../../app-server/contract/portfolio.ts";
import type { OwnProjectBody } from "../../app-server/contract/project-form.ts";
import type {
  AvailableQuoteBody,
  QuoteRequestBody,
  QuoteRequestFormInput,
  ReceiptBody,
  SubmittedBody,
} from "../../app-server/contract/quote-requests.ts";
import type {
  OfferFormInput,
  OfferRevisionInput,
  OfferVersionBody,
  OwnResponseBody,
  QuoteResponseBody,
  ReceivedResponseBody,
} from "../../app-server/contract/quote-responses.ts";
import type { ReviewQueueBody } from "../../app-server/contract/reviews.ts";
import type { ShowcaseBody } from "../../app-server/contract/showcase.ts";
import type { SuggestedBuildersBody } from "../../app-server/contract/suggested-builders.ts";
import type { AuditedKind } from "../../domain/assignment/ports.ts";

/** A cursor from an earlier answer's `next`. */
type After = { after?: string | null };

/**
 * The calls that loaders and forms make, in the words of the wire. Implemented over the core on the server, which reads
 * first pages only, and over fetch in the browser. Every call may throw `ApiError`, and nothing else that was foreseen.
 */
export type Api = ApiClient & {
  /** Null when signed out. */
  currentUser(): Promise<CurrentUserBody | null>;
  sendContactMessage(form: ContactFormInput): Promise<SentMessageBody>;

  builders(): Promise<BuilderBody[]>;
  /** `search` holds the list's own address parameters. */
  searchBuilders(search: URLSearchParams): Promise<BuilderSearchBody>;
  /** Null until the first save. */
  ownBuilderProfile(): Promise<OwnProfileBody | null>;
  builder(id: string): Promise<ViewedBuilderBody>;
  similarBuilders(id: string): Promise<ExhibitBuilderBody[]>;
  /** The first ones. */
  exhibitBuilders(limit: number): Promise<ExhibitBuilderBody[]>;
  builderNetwork(): Promise<BuilderNetworkBody>;

  /** `dataSource` is what `X-Data-Source` says of where the answer comes from: null is the usual place. */
  searchPortfolio(
    search: URLSearchParams,
  ): Promise<ProjectSearchBody & { dataSource: string | null }>;
  /** `after` is the `next` of the stretch before. */
  showcase(after: string | null): Promise<ShowcaseBody>;
  project(id: string): Promise<ViewedProjectBody>;
  /** The published ones; to the builder and to admins all of them. */
  projectsOfBuilder(builderId: string): Promise<OwnProjectBody[]>;

  /** The same key with the same form makes one request, however often it is sent. */
  submitQuoteRequest(form: QuoteRequestFormInput, idempotencyKey: string): Promise<SubmittedBody>;
  quoteRequest(id: string): Promise<QuoteRequestBody | ReceiptBody>;
  responses(requestId: string): Promise<ReceivedResponseBody[]>;

  /** How a builder stands. */
  overview(): Promise<OverviewBody>;
  ownQuotes(page?: After): Promise<{ quotes: OwnQuoteBody[]; next: string | null }>;
  assignedQuotes(
    page?: After,
  ): Promise<{ assignedQuotes: AssignedQuoteBody[]; next: string | null }>;
  availableQuotes(
    page?: After,
  ): Promise<{ availableQuotes: AvailableQuoteBody[]; next: string | null }>;
  ownResponses(page?: After): Promise<{ responses: OwnResponseBody[]; next: string | null }>;

  /** Whether to look again: the same version means that none of the person's lists has changed. */
  changes(): Promise<ChangesBody>;

  contentSync(): Promise<SyncStateBody>;
  adminStats(): Promise<AdminStatsBody>;
  reviewQueue(): Promise<ReviewQueueBody>;
  suggestedBuilders(requestId: string): Promise<SuggestedBuildersBody>;
  /** `search` holds the list's own address parameters. */
  adminQuotes(search: URLSearchParams): Promise<AdminQuotesBody>;
  adminQuote(id: string): Promise<ViewedQuoteBody>;
  /** What happened to things of one kind, or to one thing, or to all. */
  audit(filter: { kind?: AuditedKind; id?: string } & After): Promise<AuditBody>;
};

/** What only a screen in the browser asks for. */
export type Commands = {
  cancelRequest(id: string, reason?: string): Promise<QuoteRequestBody>;
  /** `revision` is the one that was looked at: another is refused. */
  acceptResponse(id: string, seen: { revision: number }): Promise<QuoteResponseBody>;
  askPrice(id: string): Promise<QuoteResponseBody>;
  declineResponse(
    id: string,
    seen: { revision: number; reason?: string },
  ): Promise<QuoteResponseBody>;

  respond(offer: OfferFormInput & { quoteRequestId: string }): Promise<QuoteResponseBody>;
  reviseResponse(id: string, offer: OfferRevisionInput): Promise<QuoteResponseBody>;
  offerVersions(responseId: string): Promise<OfferVersionBody[]>;
  withdrawResponse(id: string): Promise<QuoteResponseBody>;

  /** Builders to ask, by a part of their name. */
  findBuilders(search: string): Promise<FoundBuildersBody>;
  assignBuilders(requestId: string, form: AssignmentFormInput): Promise<MessageBody>;
  sendAgain(requestId: string, builderIds?: string[]): Promise<MessageBody>;
  completeRequest(requestId: string): Promise<MessageBody>;
  cancelRequestAsAdmin(requestId: string, reason?: string): Promise<MessageBody>;
  /** Takes the person out of a request for good. */
  eraseRequest(requestId: string): Promise<MessageBody>;
  reopenRequest(requestId: string, reason?: string): Promise<MessageBody>;
  /** What the list's own address parameters narrow to, as a file for a spreadsheet. */
  quotesCsv(search: URLSearchParams): Promise<{ name: string; file: Blob }>;
  annotateRequest(
    requestId: string,
    notes: { priority?: "high" | "normal" | "low" | "medium"; notes?: string; seenNotes?: string },
  ): Promise<MessageBody>;
};
