import type { BuilderId, QuoteRequestId, UserId } from "../shared/id.ts";
import type { QuoteRequestForm } from "./quote-request-form.ts";
import type { RequestStatus } from "./request-state.ts";

export const priorities = ["high", "normal", "low", "medium"] as const;
export type Priority = (typeof priorities)[number];

/** `queued` until the mail server has taken the invitation or refused it for good. */
export type InvitationDelivery = "queued" | "sent" | "failed";

/** One builder asked to quote. Kept after the builder is removed or declines, as the record of what happened. */
export type Invitation = {
  builderId: BuilderId;
  invitedAt: Date;
  delivery: InvitationDelivery;
  /** When the delivery ended, either way. */
  deliveredAt: Date | null;
  /** Why the last attempt failed, in the mail server's words. */
  deliveryError: string | null;
  removedAt: Date | null;
  /** When the builder declined it themselves; it is removed at the same instant. */
  declinedAt: Date | null;
  declineReason: string | null;
};

/** What an exhibitor asked for, and how far it has come. `version` grows by one with each save. */
export type QuoteRequest = Omit<QuoteRequestForm, "budget"> & {
  id: QuoteRequestId;
  userId: UserId | null;
  budget: string | null;
  /** YYYY-MM-DD when `eventDate` names a day. */
  eventDay: string | null;
  status: RequestStatus;
  priority: Priority;
  assignedBuilders: BuilderId[];
  sentToBuilders: BuilderId[];
  assignmentDate: Date | null;
  invitations: Invitation[];
  /** For admins only. */
  notes: string | null;
  cancelReason: string | null;
  /** When it was completed or cancelled. */
  closedAt: Date | null;
  /** Since when nothing in it tells who sent it. */
  erasedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};
