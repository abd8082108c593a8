import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { PromisedTimes } from "../../quotes/own-requests/promised-times.ts";
import type { Interest, InterestRepository, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { RequestNotFound } from "../../quotes/refusals.ts";
import { noteRequestViewed } from "../../security-events/note-request-viewed.ts";
import type { SecurityPorts } from "../../security-events/note-security-event.ts";
import { ok, type Result } from "../../shared/result.ts";
import { type NamedBuilder, nameBuilders } from "../name-builders.ts";
import type { AdminRequestSearch, NoteMark } from "../ports.ts";
import { type AskedByAdmin, requestForAdmin } from "./request-for-admin.ts";

type Needs = SecurityPorts & {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  desk: AdminRequestSearch;
  interests: InterestRepository;
};
type Viewed = {
  request: QuoteRequest;
  builders: NamedBuilder[];
  interests: Interest[];
  noteMarks: NoteMark[];
  promised: PromisedTimes[];
};
type Answer = Result<Viewed, NotSignedIn | NotAllowed | RequestNotFound>;

/** An admin reads one request with the builders named in it. */
export function viewQuoteForAdmin(ports: Needs) {
  const { quotes, builders, desk, interests } = ports;
  return async (asked: AskedByAdmin): Promise<Answer> => {
    const found = await requestForAdmin(quotes, asked);
    if (!found.ok) return found;
    const request = found.value;
    const { by } = asked;
    if (by.kind === "member") {
      await noteRequestViewed(ports)({ adminId: by.user.id, requestId: request.id });
    }
    const [interested, noteMarks, promised] = await Promise.all([
      interests.ofRequests([request.id]),
      desk.noteMarks([request.id]),
      quotes.listPromisedTimes([request.id]),
    ]);
    const named = await nameBuilders({ builders }, [request], interested);
    return ok({ request, builders: named, interests: interested, noteMarks, promised });
  };
}
