import { declineWords } from "../../../../domain/quotes/decline-words.ts";
import type { DeclineCode } from "../../../../domain/quotes/quote-request.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To an admin: a builder will not quote. */
export const invitationDeclined: WriteLetter<"invitation-declined"> = (
  { request, builderName, declineCode = "other", reason, buildersLeft },
  site,
) => {
  const left =
    buildersLeft === 0
      ? "No builders are assigned anymore, so the request needs builders again."
      : `${buildersLeft} ${buildersLeft === 1 ? "builder is" : "builders are"} still assigned.`;
  const said = declineWords(declineCode as DeclineCode, reason);
  const why: Block[] = said
    ? [
        { kind: "text", text: "Their reason:" },
        { kind: "quote", text: said },
      ]
    : [];
  return {
    subject: `An invitation was declined: ${showName(request)}`,
    preheader: left,
    title: "A builder won't quote",
    blocks: [
      { kind: "text", text: `${builderName} declined the invitation. ${left}` },
      ...why,
      factsOfRequest(request),
      {
        kind: "button",
        label: "See the request",
        url: site.signInLink(`/admin-dashboard?brief=${request.quoteRequestId}`),
      },
    ],
  };
};
