import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To the exhibitor: a builder has taken the quote back. */
export const responseWithdrawn: WriteLetter<"response-withdrawn"> = (
  { request, firstName, builderName },
  site,
) => ({
  subject: `A quote was withdrawn: ${showName(request)}`,
  preheader: "Any other quotes still stand.",
  title: "A quote was withdrawn",
  blocks: [
    {
      kind: "text",
      text: `${greeting(firstName)} ${builderName} withdrew their quote. Any other quotes still stand.`,
    },
    factsOfRequest(request),
    {
      kind: "button",
      label: "See your quotes",
      url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
    },
  ],
});
