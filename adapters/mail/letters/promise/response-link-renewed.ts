import { answerButtons } from "../../answer-buttons.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To a builder who asked for it: a link that works, in place of an earlier one. */
export const responseLinkRenewed: WriteLetter<"response-link-renewed"> = (
  { request, builderId, builderName, link },
  site,
) => ({
  subject: `Your new link: ${showName(request)}`,
  preheader: "It replaces the links in earlier emails.",
  title: "Here's your new link",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, this link replaces the ones in our earlier emails about this request.`,
    },
    factsOfRequest(request),
    ...answerButtons(site, { request, builderId, link }),
    {
      kind: "button",
      label: "See it in your dashboard",
      url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
    },
    {
      kind: "note",
      text: "You get this because a new link was asked for on the page of an earlier one. It needs no sign-in, so don't forward this email.",
    },
  ],
});
