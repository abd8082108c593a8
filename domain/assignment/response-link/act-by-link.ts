import type { UserRepository } from "../../accounts/ports.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { AttachmentRepository } from "../../attachments/ports.ts";
import { type CannotRemove, removeAttachment } from "../../attachments/remove-attachment.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { MediaStore } from "../../pictures/ports.ts";
import { askQuestion, type CannotAsk } from "../../questions/ask-question.ts";
import { type CannotDecide, decideQuestion } from "../../questions/decide-question.ts";
import type { QuestionRepository } from "../../questions/ports.ts";
import type { QuestionDecline } from "../../questions/question.ts";
import { confirmBrief } from "../../quotes/brief/confirm-brief.ts";
import { maskWords } from "../../quotes/mask-contacts.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { DeclineCode } from "../../quotes/quote-request.ts";
import type { Offer, OfferChanges } from "../../quotes/quote-response.ts";
import type { QuoteRefusal } from "../../quotes/refusals.ts";
import type { LinkHolder, ResponseLink } from "../../quotes/response-link.ts";
import { letOfferStand } from "../../quotes/responses/let-offer-stand.ts";
import { respondToRequest } from "../../quotes/responses/respond-to-request.ts";
import { reviseResponse } from "../../quotes/responses/revise-response.ts";
import { withdrawResponse } from "../../quotes/responses/withdraw-response.ts";
import { withShownWords } from "../../quotes/round/masked-round.ts";
import type { ExchangeRates, RateRepository } from "../../rates/ports.ts";
import type { AttachmentId, Ids, QuestionId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { acknowledgeInvitation } from "../invitations/acknowledge-invitation.ts";
import { declineInvitation } from "../invitations/decline-invitation.ts";
import { refuseSeatlessQuote, type SeatNeeds } from "../invitations/seat-rules.ts";
import { holdResponseLink } from "./hold-response-link.ts";
import { type ActToTakeBack, ownResponse } from "./take-back.ts";
import { takeBackByLink } from "./take-back-by-link.ts";

type Needs = SeatNeeds & {
  quotes: QuoteRequestRepository;
  rates: RateRepository;
  exchangeRates: ExchangeRates;
  builders: BuilderProfileRepository;
  questions: QuestionRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
  users: UserRepository;
  ids: Ids;
  clock: Clock;
};

export type LinkAct =
  | { kind: "acknowledge" }
  | { kind: "ask"; text: string; isPrivate: boolean }
  | { kind: "answer"; questionId: QuestionId; text: string }
  | { kind: "decline-question"; questionId: QuestionId; code: QuestionDecline }
  | { kind: "withdraw" }
  | { kind: "stands"; briefVersion: number | null }
  | { kind: "remove-file"; fileId: AttachmentId }
  | { kind: "confirm"; briefVersion: number }
  | { kind: "take-back"; seen: string | null }
  | { kind: "decline"; code: DeclineCode | null; reason: string | null }
  | { kind: "quote"; offer: Offer; briefVersion: number | null }
  | {
      kind: "revise";
      changes: OfferChanges;
      revision: number | null;
      briefVersion: number | null;
    };

type Acted = { link: ResponseLink; takenBack: ActToTakeBack | null };
type Refused = NotSignedIn | NotAllowed | QuoteRefusal | CannotAsk | CannotDecide | CannotRemove;

/**
 * A builder answers by the link in their email, without signing in. Same steps, emails and versions
 * as on the dashboard. Returns the link that is valid from now on, and the act that was taken back,
 * if any.
 */
export function actByLink(ports: Needs) {
  const { quotes, builders, clock } = ports;
  const acknowledge = acknowledgeInvitation(ports);
  const decline = declineInvitation(ports);
  const respond = respondToRequest(ports, refuseSeatlessQuote(ports));
  const revise = reviseResponse(ports);
  const withdraw = withdrawResponse(ports);
  const confirm = confirmBrief(ports);
  const letStand = letOfferStand(ports);
  const ask = askQuestion(ports);
  const decide = decideQuestion(ports);
  const removeFile = removeAttachment(ports);
  const takeBack = takeBackByLink(ports);

  return async ({
    link,
    act,
  }: {
    link: ResponseLink | null;
    act: LinkAct;
  }): Promise<Result<Acted, Refused>> => {
    const now = clock.now();
    const held = await holdResponseLink({ quotes, builders }, link, now);
    if (!held.ok) return held;
    const { holder, found } = held.value;
    if (act.kind === "take-back") {
      const undone = await takeBack(holder, act.seen);
      if (!undone.ok) return concealed(undone, found);
      return ok({ link: undone.value.link, takenBack: undone.value.act });
    }
    const own = ownResponse(found, holder.builder.id, now);
    const done = await perform(holder, act, own?.id ?? null);
    return concealed(done.ok ? ok({ link: holder.link, takenBack: null }) : done, found);
  };

  async function perform(
    by: LinkHolder,
    act: Exclude<LinkAct, { kind: "take-back" }>,
    responseId: Parameters<typeof withdraw>[0]["responseId"] | null,
  ): Promise<Result<unknown, Refused>> {
    const { requestId } = by.link;
    switch (act.kind) {
      case "acknowledge":
        return acknowledge({ requestId, by });
      case "ask":
        return ask({ requestId, by, text: act.text, isPrivate: act.isPrivate });
      case "answer":
        return decide({ questionId: act.questionId, decision: { answer: act.text }, by });
      case "decline-question":
        return decide({ questionId: act.questionId, decision: { declineCode: act.code }, by });
      case "decline":
        return decline({ requestId, by, code: act.code, reason: act.reason });
      case "quote":
        return respond({ requestId, offer: act.offer, briefVersion: act.briefVersion, by });
      case "remove-file":
        return removeFile({ id: act.fileId, by });
      case "revise":
      case "confirm":
      case "stands":
      case "withdraw":
        if (!responseId) return refuse({ kind: "quote-response-not-found" });
        if (act.kind === "stands") {
          return letStand({ responseId, briefVersion: act.briefVersion, by });
        }
        if (act.kind === "confirm") {
          return confirm({ responseId, briefVersion: act.briefVersion, by });
        }
        return act.kind === "withdraw"
          ? withdraw({ responseId, by })
          : revise({
              responseId,
              changes: act.changes,
              by,
              revision: act.revision,
              briefVersion: act.briefVersion,
            });
    }
  }
}

/**
 * Hides differences from other invalid links: a request that vanished between two reads is refused
 * like an unknown link, and refusals quote only texts that the link's page shows.
 */
function concealed<Value>(
  result: Result<Value, Refused>,
  { request }: QuoteCase,
): Result<Value, Refused> {
  if (result.ok) return result;
  const { refusal } = result;
  if (refusal.kind === "quote-request-not-found") return refuse({ kind: "response-link-invalid" });
  if (refusal.kind !== "quote-revised-meanwhile") return result;
  const current = withShownWords(refusal.current, (text) => maskWords(text, request));
  return refuse({ ...refusal, current });
}
