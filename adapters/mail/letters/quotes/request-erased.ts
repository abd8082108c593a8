import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To a builder who was asked to quote: the person's data is erased here, and is to be deleted there. */
export const requestErased: WriteLetter<"request-erased"> = ({ request, builderName }, site) => ({
  subject: `Please delete the contact details: ${showName(request)}`,
  preheader: "The exhibitor asked us to erase their data.",
  title: "Please delete this exhibitor's data",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, the exhibitor behind this request asked us to erase their personal data, and we have. The request is closed.`,
    },
    {
      kind: "text",
      text: "Please delete their name, contact details and project notes from your own files too, unless the law requires you to keep them or you have a contract with them.",
    },
    factsOfRequest(request),
    { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
  ],
});
