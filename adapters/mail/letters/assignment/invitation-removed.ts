import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To a builder whose quote is no longer needed. */
export const invitationRemoved: WriteLetter<"invitation-removed"> = (
  { request, builderName },
  site,
) => ({
  subject: `No quote needed: ${showName(request)}`,
  preheader: "There's nothing you need to do.",
  title: "No quote needed",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, this request went to other builders. There's nothing you need to do. If you had already sent a quote, it's closed.`,
    },
    factsOfRequest(request),
    { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
  ],
});
