import { factsOfRequest } from "../facts-of-request.ts";
import type { WriteLetter } from "../letter-words.ts";
import { showName } from "../show-name.ts";

/** To a builder who need not quote any more. */
export const invitationRemoved: WriteLetter<"invitation-removed"> = (
  { request, builderName },
  site,
) => ({
  subject: `No quote needed any more: ${showName(request)}`,
  preheader: "You need not do anything.",
  title: "No quote needed any more",
  blocks: [
    {
      kind: "text",
      text: `Hello ${builderName}, this request was given to other builders. You need not do anything. A quote that you had sent is closed.`,
    },
    factsOfRequest(request),
    { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
  ],
});
