import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To the exhibitor: an admin has closed the request. */
export const requestClosed: WriteLetter<"request-closed"> = (
  { request, firstName, outcome },
  site,
) => {
  const isDone = outcome === "completed";
  return {
    subject: `Your request is ${isDone ? "completed" : "canceled"}: ${showName(request)}`,
    preheader: isDone ? "Thank you, and have a great show." : "This request is now closed.",
    title: isDone ? "Your request is completed" : "Your request was canceled",
    blocks: [
      {
        kind: "text",
        text: isDone
          ? `${greeting(firstName)} we've closed your request as completed. Thank you for building with us, and have a great show.`
          : `${greeting(firstName)} we've canceled your request and let the builders know. If that's a mistake, write to ${site.supportEmail}.`,
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
