import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To a builder who did not get the job. */
export const responseDeclined: WriteLetter<"response-declined"> = (
  { request, builderName, reason },
  site,
) => {
  const said: Block[] = reason
    ? [
        { kind: "text", text: "The exhibitor's reason:" },
        { kind: "quote", text: reason },
      ]
    : [];
  return {
    subject: `Your quote was not chosen: ${showName(request)}`,
    preheader: "Thank you for the work you put in.",
    title: "Not this time",
    blocks: [
      {
        kind: "text",
        text: `Thank you, ${builderName}. Your quote for this booth was not chosen. The work you put into it is appreciated.`,
      },
      ...said,
      factsOfRequest(request),
      { kind: "button", label: "See open requests", url: site.signInLink("/dashboard") },
    ],
  };
};
