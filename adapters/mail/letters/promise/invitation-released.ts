import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To an invited builder who has not begun: the exhibitor has all promised quotes. */
export const invitationReleased: WriteLetter<"invitation-released"> = (
  { request, builderName },
  site,
) => ({
  subject: `No need to quote: ${showName(request)} has its quotes`,
  preheader: "The exhibitor has all the quotes they asked for.",
  title: "No need to quote",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, the exhibitor has all the quotes they asked for, so you don't need to start on this one. It doesn't count against you, and we'll invite you to the next one that fits.`,
    },
    factsOfRequest(request),
    { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
    { kind: "note", text: "You get this because you were invited to quote." },
  ],
});
