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
import type { SyncStateBody } from "../../app-server/contract/content-sync.ts";
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
  contentSync(): Promise<SyncStateBody>;
  adminStats(): Promise<AdminStatsBody>;
  suggestedBuilders(requestId: string): Promise<SuggestedBuildersBody>;
  /** `search` holds the list's own address parameters. */
  adminQuotes(search: URLSearchParams): Promise<AdminQuotesBody>;
  adminQuote(id: string): Promise<ViewedQuoteBody>;
  /** What happened to things of one kind, or to one thing, or to all. */
  audit(filter: { kind?: AuditedKind; id?: string } & After): Promise<AuditBody>;
};

/** What only a screen in the browser asks for. */
export type Commands = {
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
