import type { ScannedFiles } from "../attachments/ports.ts";
import type { Message } from "../messages/ports.ts";
import type { MediaKey } from "../pictures/media.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { CheckKind } from "../shared/check-kinds.ts";
import type { BuilderId, CheckId, DocumentId, UserId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { VettedBuilder, VettingCheck } from "./check.ts";
import type { BuiltProject } from "./check-fields.ts";
import type { CheckState } from "./check-state.ts";
import type { VettingDocument } from "./document.ts";
import type { Reference } from "./reference.ts";
import type { BuildersLeft, VettingPolicy } from "./required-vetting.ts";

/** A check with its builder; `address`: where emails to the builder go, or null. */
export type CheckOfBuilder = {
  check: VettingCheck;
  builder: VettedBuilder & { address: string | null };
};
/** A check as admins see it. */
export type QueuedCheck = CheckOfBuilder & {
  documents: VettingDocument[];
  references: Reference[];
};

/** `waiting`: submitted, or valid with a changed company name. */
export const queueStates = ["waiting", "valid", "refused", "expired"] as const;
export type QueueFilter = { kind: CheckKind | null; state: (typeof queueStates)[number] };

/** Public facts of a valid check. Days are YYYY-MM-DD. */
export type ValidCheck = { kind: CheckKind; checkedOn: string; validUntil: string };

/** Stores checks of builders. */
export type VettingRepository = {
  find(id: CheckId): Promise<CheckOfBuilder | null>;
  /** The builder's checks of one kind in these states, the latest first. */
  listIn(
    of: { builderId: BuilderId; kind: CheckKind },
    states: readonly CheckState[],
  ): Promise<VettingCheck[]>;
  /** All checks of a builder, the latest first; at most `limit`. */
  listOf(builderId: BuilderId, limit: number): Promise<VettingCheck[]>;
  /**
   * The builder's published projects with a picture of the booth as it was built, a show and a year,
   * the newest first; at most `limit`.
   */
  listBuiltProjects(builderId: BuilderId, limit: number): Promise<BuiltProject[]>;
  /** Valid checks of a listed or unlisted builder. */
  listValid(builderId: BuilderId): Promise<ValidCheck[]>;
  /** Waiting checks the longest waiting first, others the latest first. */
  listQueued(filter: QueueFilter, page: PageRequest): Promise<Page<QueuedCheck>>;
  /** References of these checks, in the order of asking. */
  listReferences(ids: readonly CheckId[]): Promise<Reference[]>;
  /** Number of references that the builder asked after `since`. */
  countAsked(builderId: BuilderId, since: Date): Promise<number>;
  findReference(tokenHash: string): Promise<{ reference: Reference; builderName: string } | null>;
  /**
   * Stores the first answer, and queues the check once it has enough of them. False when there is
   * one already.
   */
  answer(reference: Reference): Promise<boolean>;
  /** Erases the contacts of references whose links have ended by `now`. Returns how many. */
  eraseContacts(now: Date): Promise<number>;
  /** Checks with a reminder or an end due by `now`, the earliest first. */
  listDue(now: Date, limit: number): Promise<CheckOfBuilder[]>;
  /**
   * Stores checks in this order, with emails and audit line. `documents`: the unsent ones that are
   * sent with the first check. `references`: new ones. `isShown`: public pages of the builder change. Throws
   * StaleWriteError when a check was saved since it was read, or a document is sent already.
   */
  save(change: {
    checks: VettingCheck[];
    documents?: readonly DocumentId[];
    references?: Reference[];
    messages?: Message[];
    audit?: AuditEntry;
    isShown?: boolean;
  }): Promise<void>;
};

/** Stores which checks builders need to be invited. */
export type VettingPolicies = {
  current(): Promise<VettingPolicy>;
  countLeft(): Promise<BuildersLeft>;
  /** Whether the builder has the checks that the current policy requires. */
  isVetted(id: BuilderId): Promise<boolean>;
  /** Throws StaleWriteError when there is such a version already. */
  add(policy: VettingPolicy, change: { at: Date; by: UserId; audit: AuditEntry }): Promise<void>;
};

/** Stores documents of checks; their bytes are in the private media store. */
export type VettingDocuments = ScannedFiles & {
  find(id: DocumentId): Promise<VettingDocument | null>;
  /** The builder's documents, oldest first: those of these checks, and unsent ones. */
  list(builderId: BuilderId, checkIds: readonly CheckId[]): Promise<VettingDocument[]>;
  /**
   * Stores the bytes, then the row; false when `hasRoom` refuses what the builder has stored, which
   * it gets under a lock. `dispose` then gets content that no other file has.
   */
  add(
    document: VettingDocument,
    place: {
      store: () => Promise<unknown>;
      isStored: () => Promise<boolean>;
      dispose: (key: MediaKey) => Promise<void>;
      hasRoom: (stored: { unsent: number; bytes: number }) => boolean;
    },
  ): Promise<boolean>;
  /** Removes the row; `dispose` gets content that no other file has. */
  remove(document: VettingDocument, dispose: (key: MediaKey) => Promise<void>): Promise<void>;
  /** Documents that were not sent by `unsentBefore`. */
  listUnsent(unsentBefore: Date, limit: number): Promise<VettingDocument[]>;
};
