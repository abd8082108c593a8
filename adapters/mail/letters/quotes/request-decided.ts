import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To an invited builder without a pending quote: the exhibitor has accepted another builder's. */
export const requestDecided: WriteLetter<"request-decided"> = ({ request, builderName }, site) => ({
  subject: `No quote needed: ${showName(request)}`,
  preheader: "The exhibitor has accepted another builder's quote.",
  title: "No quote needed",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, the exhibitor has accepted another builder's quote for this booth, so we no longer need one from you. There's nothing you need to do.`,
    },
    factsOfRequest(request),
    { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
  ],
});
