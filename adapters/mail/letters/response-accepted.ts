import { dollars } from "../dollars.ts";
import { factsOfRequest } from "../facts-of-request.ts";
import type { WriteLetter } from "../letter-words.ts";
import { showName } from "../show-name.ts";

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
      text: `Well done, ${builderName}: the exhibitor has accepted your quote. Get in touch and fix the details; name and number are in your dashboard.`,
    },
    factsOfRequest(request, quotedAmount === null ? [] : [["Your quote", dollars(quotedAmount)]]),
    {
      kind: "button",
      label: "Contact the exhibitor",
      url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
    },
  ],
});
