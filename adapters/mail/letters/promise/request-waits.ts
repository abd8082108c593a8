import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";

/** To an admin: proposed builders wait to be confirmed. */
export const requestWaits: WriteLetter<"request-waits"> = ({ count, request }, site) => {
  const waits = count === 1 ? "1 request waits" : `${count} requests wait`;
  return {
    subject: `${waits} for you`,
    preheader: "Builders are proposed; one click invites them.",
    title: `${waits} for you`,
    blocks: [
      {
        kind: "text",
        text: `Builders are proposed for ${count === 1 ? "it" : "them"}, and one click invites them. ${count === 1 ? "It is" : "One of them is"}:`,
      },
      factsOfRequest(request),
      {
        kind: "button",
        label: "Confirm builders",
        url: site.signInLink("/admin-dashboard?need=waiting"),
      },
      {
        kind: "note",
        text: "Admins get this once a proposal has waited for half an hour, and each working half-day while it waits.",
      },
    ],
  };
};
