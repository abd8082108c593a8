import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To the exhibitor: the account of the builder whose quote they accepted is deleted. */
export const builderLeft: WriteLetter<"builder-left"> = (
  { request, firstName, builderName },
  site,
) => ({
  subject: `Your builder deleted their account: ${showName(request)}`,
  preheader: "Your agreement with them still stands.",
  title: "Your builder deleted their account",
  blocks: [
    {
      kind: "text",
      text: `${greeting(firstName)} ${builderName} deleted their account with us. You accepted their quote, and that agreement is between the two of you: it still stands. Please contact them directly.`,
    },
    {
      kind: "text",
      text: "Can't reach them? Write to us, and we'll help you find another builder.",
    },
    factsOfRequest(request),
    {
      kind: "button",
      label: "See your request",
      url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
    },
  ],
});

/** To the builder who got the job: the exhibitor's account is deleted. */
export const exhibitorLeft: WriteLetter<"exhibitor-left"> = ({ request, builderName }, site) => ({
  subject: `The exhibitor deleted their account: ${showName(request)}`,
  preheader: "Your agreement with them still stands.",
  title: "The exhibitor deleted their account",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, the exhibitor who accepted your quote deleted their account with us. Your agreement is between the two of you, and it still stands. Their contact info stays in your dashboard.`,
    },
    factsOfRequest(request),
    {
      kind: "button",
      label: "See the request",
      url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
    },
  ],
});
