import { dollars } from "../../dollars.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To the builder who got the job. */
export const responseAccepted: WriteLetter<"response-accepted"> = (
  { request, builderName, quotedAmount },
  site,
) => ({
  subject: `Your quote was accepted: ${showName(request)}`,
  preheader: "The job is yours. Get in touch with the exhibitor.",
  title: "The job is yours",
  blocks: [
    {
      kind: "text",
      text: `Congratulations, ${builderName}! The exhibitor accepted your quote. Reach out to settle the details; their contact info is in your dashboard.`,
    },
    factsOfRequest(request, quotedAmount === null ? [] : [["Your quote", dollars(quotedAmount)]]),
    {
      kind: "button",
      label: "Contact the exhibitor",
      url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
    },
  ],
});
