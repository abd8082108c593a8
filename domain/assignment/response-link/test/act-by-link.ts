import { removeAttachment } from "../../../attachments/remove-attachment.ts";
import { askQuestion } from "../../../questions/ask-question.ts";
import { decideQuestion } from "../../../questions/decide-question.ts";
import type { QuestionDecline } from "../../../questions/question.ts";
import { confirmBrief } from "../../../quotes/brief/confirm-brief.ts";
import type { DeclineCode } from "../../../quotes/quote-request.ts";
import type { Offer, OfferChanges } from "../../../quotes/quote-response.ts";
import type { ResponseLink } from "../../../quotes/response-link.ts";
import { letOfferStand } from "../../../quotes/responses/let-offer-stand.ts";
import { respondToRequest } from "../../../quotes/responses/respond-to-request.ts";
import { reviseResponse } from "../../../quotes/responses/revise-response.ts";
import { withdrawResponse } from "../../../quotes/responses/withdraw-response.ts";
import { answersWithMaskedRound } from "../../../quotes/round/masked-round.ts";
import { feature, type PortsOf } from "../../../shared/feature.ts";
import type { AttachmentId, QuestionId } from "../../../shared/id.ts";
import { refuse } from "../../../shared/result.ts";
import { acknowledgeInvitation } from "../../invitations/acknowledge-invitation.ts";
import { declineInvitation } from "../../invitations/decline-invitation.ts";
import { refuseSeatlessQuote } from "../../invitations/seat-rules.ts";
import { type HeldLink, holdLink } from "../hold-response-link.ts";
import { takeBackByLink } from "../take-back-by-link.ts";

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

type RespondPorts = Parameters<typeof respondToRequest>[0] &
  Parameters<typeof refuseSeatlessQuote>[0];

const cases = {
  holdLink,
  takeBackByLink,
  acknowledgeInvitation,
  declineInvitation,
  respondToRequest: (ports: RespondPorts) =>
    respondToRequest(ports, { refuseQuote: refuseSeatlessQuote(ports) }),
  reviseResponse: answersWithMaskedRound(reviseResponse),
  withdrawResponse,
  confirmBrief,
  letOfferStand,
  askQuestion,
  decideQuestion,
  removeAttachment,
};

/** Acts by the link in an invitation, with the use cases that its calls run. */
export function actByLink(ports: PortsOf<typeof cases>) {
  const core = feature(cases)(ports);
  return async ({ link, act }: { link: ResponseLink | null; act: LinkAct }) => {
    const held = await core.holdLink({ link });
    return held.ok ? perform(held.value, act) : held;
  };

  async function perform({ holder: by, responseId }: HeldLink, act: LinkAct) {
    const { requestId } = by.link;
    switch (act.kind) {
      case "acknowledge":
        return core.acknowledgeInvitation({ requestId, by });
      case "decline":
        return core.declineInvitation({ requestId, code: act.code, reason: act.reason, by });
      case "ask":
        return core.askQuestion({ requestId, text: act.text, isPrivate: act.isPrivate, by });
      case "answer":
        return core.decideQuestion({
          questionId: act.questionId,
          decision: { answer: act.text },
          by,
        });
      case "decline-question":
        return core.decideQuestion({
          questionId: act.questionId,
          decision: { declineCode: act.code },
          by,
        });
      case "remove-file":
        return core.removeAttachment({ id: act.fileId, by });
      case "take-back":
        return core.takeBackByLink({ seen: act.seen, by });
      case "quote":
        return core.respondToRequest({
          requestId,
          offer: act.offer,
          briefVersion: act.briefVersion,
          by,
        });
    }
    if (!responseId) return refuse({ kind: "quote-response-not-found" });
    switch (act.kind) {
      case "revise":
        return core.reviseResponse({
          responseId,
          changes: act.changes,
          revision: act.revision,
          briefVersion: act.briefVersion,
          by,
        });
      case "confirm":
        return core.confirmBrief({ responseId, briefVersion: act.briefVersion, by });
      case "stands":
        return core.letOfferStand({ responseId, briefVersion: act.briefVersion, by });
      case "withdraw":
        return core.withdrawResponse({ responseId, by });
    }
  }
}
