import { answerButtons } from "../../answer-buttons.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To a builder: their quote was taken back by the link in their email. */
export const quoteTakenBack: WriteLetter<"quote-taken-back"> = (
  { request, builderId, builderName, link },
  site,
) => ({
  subject: `Your quote was taken back: ${showName(request)}`,
  preheader: "The exhibitor knows. You can send another quote.",
  title: "Your quote was taken back",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, your quote was taken back by the link in your invitation, and we've told the exhibitor. If that was a mistake, send it again.`,
    },
    factsOfRequest(request),
    ...answerButtons(site, { request, builderId, link }, true),
    {
      kind: "button",
      label: "See it in your dashboard",
      url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
    },
    {
      kind: "note",
      text: "You get this because the link in your invitation was used. If it wasn't you, ask us for a new link and don't forward this email.",
    },
  ],
});
