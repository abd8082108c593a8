import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { ContactAfter } from "../quotes/contact-after.ts";
import { assignedBuilder } from "../quotes/for-builders/assigned-builder.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import { isUndecided } from "../quotes/request-state.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { Attachment } from "./attachment.ts";
import { mayRead, mayRemove, shownTo } from "./may-read.ts";
import type { AttachmentRepository } from "./ports.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  attachments: AttachmentRepository;
  clock: Clock;
  contactAfter: ContactAfter;
};
type ListAttachments = { requestId: QuoteRequestId; by: Principal };
type ListedFile = {
  file: Attachment;
  builderName: string | null;
  mayRemove: boolean;
  /** Whether the caller may read a stamp of it: it is their own file, as a builder. */
  mayStamp: boolean;
};
export type ListedFiles = {
  files: ListedFile[];
  /** The targets that the caller may add files to; null for none. */
  mayAdd: "brief" | "offer" | null;
};

/** A member lists the files of a request that they may read. */
export function listAttachments({ quotes, builders, attachments, clock, contactAfter }: Needs) {
  return async ({
    requestId,
    by,
  }: ListAttachments): Promise<Result<ListedFiles, NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    const isOwner = found !== null && ownsRequest(by, found.request);
    const builder = found && assignedBuilder(by, found.request);
    if (!found || !(isOwner || builder || isAdmin(by))) {
      return refuse({ kind: "quote-request-not-found" });
    }
    const listed = await attachments.list(requestId);
    const readable = listed.filter((file) => mayRead(by, found, file));
    const ids = [...new Set(readable.flatMap(({ builderId }) => builderId ?? []))];
    const known = ids.length > 0 ? await builders.findMany(ids) : [];
    const names = new Map<string, string>(known.map(({ id, name }) => [id, name]));
    const isOpen = isUndecided(found);
    return ok({
      files: readable.map((file) => ({
        file: shownTo(by, found, file, contactAfter),
        builderName: names.get(file.builderId ?? "") ?? null,
        mayStamp: file.builderId !== null && file.builderId === by.builder?.id,
        mayRemove: isOpen && mayRemove(by, found, file, clock.now()),
      })),
      mayAdd: isOpen ? (isOwner ? "brief" : builder ? "offer" : null) : null,
    });
  };
}
