import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To an admin: a new request waits for builders. */
export const requestToAssign: WriteLetter<"request-to-assign"> = ({ request, company }, site) => ({
  subject: `New quote request: ${showName(request)}`,
  preheader: "It needs builders.",
  title: "New request: assign builders",
  blocks: [
    { kind: "text", text: `${company} wants quotes. Choose which builders to invite.` },
    factsOfRequest(request),
    {
      kind: "button",
      label: "Assign builders",
      url: site.signInLink(`/admin-dashboard?assign=${request.quoteRequestId}`),
    },
  ],
});
