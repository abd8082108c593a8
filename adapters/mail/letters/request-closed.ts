import { factsOfRequest } from "../facts-of-request.ts";
import type { WriteLetter } from "../letter-words.ts";
import { showName } from "../show-name.ts";

/** To the exhibitor: an admin has closed the request. */
export const requestClosed: WriteLetter<"request-closed"> = (
  { request, firstName, outcome },
  site,
) => {
  const isDone = outcome === "completed";
  return {
    subject: `Your request is ${outcome}: ${showName(request)}`,
    preheader: isDone ? "Thank you, and have a good show." : "Nothing more comes of it.",
    title: isDone ? "Your request is completed" : "Your request was cancelled",
    blocks: [
      {
        kind: "text",
        text: isDone
          ? `Hi ${firstName}, we have closed your request as completed. Thank you for building with us, and have a good show.`
          : `Hi ${firstName}, we have cancelled your request and told the builders. If that is a mistake, write to ${site.supportEmail}.`,
      },
      factsOfRequest(request),
      {
        kind: "button",
        label: "Open your dashboard",
        url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
      },
    ],
  };
};
