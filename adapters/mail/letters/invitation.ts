import {
  budgetRanges,
  exhibitTypes,
  labelOf,
  serviceTypes,
} from "../../../domain/quotes/options.ts";
import { factsOfRequest } from "../facts-of-request.ts";
import type { WriteLetter } from "../letter-words.ts";
import { showName } from "../show-name.ts";

/** To a builder: you are asked to quote. Names and numbers of people stay behind the sign-in. */
export const invitation: WriteLetter<"invitation"> = (
  { request, builderName, isReopened = false },
  site,
) => ({
  subject: `${isReopened ? "Open again: you" : "You"} are invited to quote: ${showName(request)}`,
  preheader: "Please reply within 24–48 hours.",
  title: "You are invited to quote",
  blocks: [
    ...(isReopened
      ? [{ kind: "text" as const, text: "This request was canceled by mistake and is open again." }]
      : []),
    {
      kind: "text",
      text: `Hello ${builderName}, ${request.company} is looking for a booth builder, and we picked you. Please reply within 24–48 hours, while the job is open.`,
    },
    factsOfRequest(request, [
      ["Exhibit type", labelOf(exhibitTypes, request.industry)],
      ["Service", labelOf(serviceTypes, request.serviceType)],
      ["Budget", request.budget ? labelOf(budgetRanges, request.budget) : "Not given"],
      ["Reply within", "24–48 hours"],
    ]),
    { kind: "button", label: "Send your quote", url: `${site.origin}/dashboard` },
    {
      kind: "note",
      text: "The full brief and the contact details are in your dashboard. Sign in with the e-mail address this mail came to.",
    },
  ],
});
