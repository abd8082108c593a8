import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To an invited builder: the whole request is off. Or to the one whose quote had been accepted: so is the job. */
export const requestCancelled: WriteLetter<"request-cancelled"> = (
  { request, builderName, reason, wasAccepted = false },
  site,
) => {
  const said: Block[] = reason
    ? [
        { kind: "text", text: "The reason given:" },
        { kind: "quote", text: reason },
      ]
    : [];
  return {
    subject: `Request canceled: ${showName(request)}`,
    preheader: wasAccepted
      ? "Your quote for it had been accepted."
      : "Please stop work on your quote.",
    title: "This request was canceled",
    blocks: [
      {
        kind: "text",
        text: wasAccepted
          ? `Hi ${builderName}, this request was canceled after your quote had been accepted. Please talk to the exhibitor about what you have agreed before you go on with the booth.`
          : `Hi ${builderName}, this request was canceled. Please stop work on your quote. If you had already sent one, it's closed.`,
      },
      ...said,
      factsOfRequest(request),
      { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
    ],
  };
};
